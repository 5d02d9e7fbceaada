#include "bench/toll.h"

#include "base/check.h"
#include "gen/descent/depths.h"
#include "sim/stir.h"

#include <stdlib.h>

enum { TOLLS_A_WORLD = 8, MADE_MIN = 90 }; // percent that must come about

typedef struct Toll {
    World *worlds[MAPS];
    int tolls[MAPS]; // of the world
    uint64_t seed;   // of the next one
    int depth;
    Rng rng;
} Toll;

static int depth_of(int w, int h) {
    int depth = DESCENT_DEPTHS;
    while (depth > 1 && (descent_depth(depth)->w != w || descent_depth(depth)->h != h)) depth--;
    return depth;
}

void toll_ready(Bed *bed, int run) {
    Toll *toll = bed->own;
    World **world = &toll->worlds[run % MAPS];
    if (*world == NULL || toll->tolls[run % MAPS]++ == TOLLS_A_WORLD || (*world)->outcome != OUTCOME_NONE) {
        world_free(*world);
        *world = stir_depth(toll->seed++, toll->depth, bed->work->kind == TOLL_PIECES);
        toll->tolls[run % MAPS] = 1;
    }
    stir(*world, &toll->rng);
}

void toll_ours(Bed *bed, int run) {
    (void)toll_perform_rung(((Toll *)bed->own)->worlds[run % MAPS]);
}

const char *toll_open(Bed *bed) {
    Toll *toll = calloc(1, sizeof *toll);
    CHECK(toll != NULL);
    bed->own = toll;
    toll->depth = depth_of(61, 37);
    rng_init(&toll->rng, 1, STREAM_AI);
    int made = 0;
    for (int i = 0; i < MAPS; i++) {
        toll_ready(bed, i);
        made += toll_perform_rung(toll->worlds[i]).made;
    }
    return 100 * made >= MADE_MIN * MAPS ? NULL : "too many tolls are given up";
}

void toll_close(Bed *bed) {
    Toll *toll = bed->own;
    for (int i = 0; i < MAPS; i++) world_free(toll->worlds[i]);
    free(toll);
}
