#pragma once
// How often a test asks for memory: by us, since the linker turns our calls to the functions here, and by
// SDL, which is given the same ones. Where the linker cannot do that, nothing is counted. What libraries ask
// for within their own functions never is: strdup, fopen, getline and the like, X11 and GL.

#include <stdint.h>

// Before anything of SDL is used.
void heap_watch(void);

// Allocations so far, of all threads; frees are not counted.
uint32_t heap_count(void);
