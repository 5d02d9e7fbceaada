#pragma once
// Counts how often a test asks for memory. The linker turns our own calls to the functions here, and SDL is
// given the same functions. Where the linker cannot do that, nothing is counted. Never counted is the memory
// that libraries ask for themselves: strdup, fopen and getline, X11 and GL, and SDL 3 behind SDL 2, which
// asks for memory whenever it tells a window's size or stretches a picture.

#include <stdbool.h>
#include <stdint.h>

// Call it before anything of SDL is used. Returns whether the memory of SDL is counted, too.
bool heap_watch(void);

// Allocations so far, of all threads; frees are not counted.
uint32_t heap_count(void);
