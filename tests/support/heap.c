#include "heap.h"

#include <SDL.h>
#include <stdatomic.h>
#include <stdlib.h>

static atomic_uint count; // the linker's functions have no argument that could hold it

uint32_t heap_count(void) {
    return atomic_load_explicit(&count, memory_order_relaxed);
}

#ifdef HEAP_WRAPPED
// With --wrap=malloc the linker calls malloc __real_malloc, and what calls malloc calls __wrap_malloc.
// NOLINTBEGIN(bugprone-reserved-identifier)
void *__real_malloc(size_t size);
void *__real_calloc(size_t n, size_t size);
void *__real_realloc(void *memory, size_t size);
void *__wrap_malloc(size_t size);
void *__wrap_calloc(size_t n, size_t size);
void *__wrap_realloc(void *memory, size_t size);

static void add_one(void) {
    (void)atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
}

void *__wrap_malloc(size_t size) {
    add_one();
    return __real_malloc(size);
}

void *__wrap_calloc(size_t n, size_t size) {
    add_one();
    return __real_calloc(n, size);
}

void *__wrap_realloc(void *memory, size_t size) {
    add_one();
    return __real_realloc(memory, size);
}
// NOLINTEND(bugprone-reserved-identifier)

// SDL 2 over SDL 3 has these patch numbers.
static bool is_sdl_3(void) {
    SDL_version linked;
    SDL_GetVersion(&linked);
    return linked.minor >= 32 && linked.patch >= 50;
}

bool heap_watch(void) {
    return !is_sdl_3() && SDL_SetMemoryFunctions(malloc, calloc, realloc, free) == 0; // which are ours here
}
#else
bool heap_watch(void) {
    return false;
}
#endif
