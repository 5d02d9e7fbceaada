#pragma once
// How often a test asks for memory: by us, since the linker turns our calls to the functions here, and by
// SDL, which is given the same ones. Where the linker cannot do that, nothing is counted. What libraries ask
// for within their own functions never is: strdup, fopen, getline and the like, X11 and GL; nor
// what SDL 3 behind SDL 2 does, which asks whenever it tells a window's size or stretches a picture.

#include <stdbool.h>
#include <stdint.h>

// Before anything of SDL is used. Whether SDL's own are counted, too.
bool heap_watch(void);

// Allocations so far, of all threads; frees are not counted.
uint32_t heap_count(void);
