#include "bench/make.h"

#include "base/check.h"
#include "bench/maps.h"
#include "bench/peer.h"

#include <stdlib.h>

enum { SMALL = 64, CELLS_A_ROOM = 50 * 50 / 8, PEER_FLOOR_MIN = 500 };

typedef struct Make {
    GenOptions large, small;
} Make;

static void make(GenOptions options, uint64_t seed) {
    Level level;
    options.seed = seed;
    CHECK(gen_level(&level, &options));
    level_free(&level);
}

void make_ours(Bed *bed, int run) {
    make(((Make *)bed->own)->large, (uint64_t)run);
}

void make_small(Bed *bed, int run) {
    make(((Make *)bed->own)->small, (uint64_t)run);
}

void make_peers(Bed *bed, int run) {
    (void)bed;
    peer_bsp(run);
}

static Make *make_new(Bed *bed) {
    Make *own = calloc(1, sizeof *own);
    CHECK(own != NULL);
    bed->own = own;
    return own;
}

const char *make_open(Bed *bed) {
    Make *own = make_new(bed);
    own->large = GENERATORS[bed->work->kind]->defaults;
    own->large.w = own->large.h = bed->work->side;
    peer_bsp(1);
    return !PEER_THERE || peer_bsp_floor() >= PEER_FLOOR_MIN ? NULL : "the peer digs next to nothing";
}

// As full of rooms as the usual size is, as far as a level may have so many (255: halls and rooms larger than
// 280x280 are emptier).
static GenOptions options_of(int kind, int side) {
    GenOptions options = GENERATORS[kind]->defaults;
    if ((GENERATORS[kind]->takes & TAKES_ROOMS) != 0)
        options.rooms = int_clamp(side * side / CELLS_A_ROOM, GEN_ROOMS_MIN, LEVEL_ROOMS_MAX);
    Vec size = gen_fit_size(&options, (Vec){side, side});
    options.w = size.x;
    options.h = size.y;
    return options;
}

const char *make_sized_open(Bed *bed) {
    Make *own = make_new(bed);
    own->small = options_of(bed->work->kind, SMALL);
    own->large = options_of(bed->work->kind, bed->work->side);
    bed->units = (double)own->large.w * own->large.h;
    bed->peer_units = (double)own->small.w * own->small.h;
    return NULL;
}

void make_close(Bed *bed) {
    free(bed->own);
}
