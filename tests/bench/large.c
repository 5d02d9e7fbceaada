#include "bench/large.h"

#include <dlfcn.h>
#include <stdlib.h>

typedef struct Large {
    void *library;
    const Work *crowd;
    Bed bed;
} Large;

const char *large_open(Bed *bed) {
    Large *large = calloc(1, sizeof *large);
    bed->own = large;
    if (large == NULL) return "memory is short";
    large->library = dlopen(BENCH_LARGE, RTLD_NOW | RTLD_LOCAL);
    if (large->library == NULL) return "its library is missing: " BENCH_LARGE;
    large->crowd = dlsym(large->library, "LARGE");
    if (large->crowd == NULL) return "its library has no crowd";
    large->bed = *bed;
    const char *fault = large->crowd->open(&large->bed);
    bed->units = large->bed.units;
    return fault;
}

void large_close(Bed *bed) {
    Large *large = bed->own;
    if (large != NULL && large->crowd != NULL) large->crowd->close(&large->bed);
    if (large != NULL && large->library != NULL) (void)dlclose(large->library);
    free(large);
}

void large_ready(Bed *bed, int run) {
    Large *large = bed->own;
    large->crowd->ready(&large->bed, run);
}

void large_ticks(Bed *bed, int run) {
    Large *large = bed->own;
    large->crowd->ours(&large->bed, run);
}
