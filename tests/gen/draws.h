#pragma once
// Random options, as a player may give them: all generators, sides of 5 to 40, every number in its range.

#include "base/rng.h"
#include "gen/checker_level.h"

#include <stdio.h>

enum { DRAW_SIDE_MOST = 40, DRAW_FEW_ROOMS = 20 };

static inline GenOptions draw_options(Rng *rng) {
    int kind = rng_below(rng, GEN_COUNT);
    GenOptions options = GENERATORS[kind]->defaults;
    options.seed = rng_next(rng);
    options.w = rng_between(rng, LEVEL_SIDE_MIN, DRAW_SIDE_MOST);
    options.h = rng_between(rng, LEVEL_SIDE_MIN, DRAW_SIDE_MOST);
    options.depth = rng_between(rng, 1, GEN_DEPTH_MAX);
    options.pieces = rng_chance(rng, 1, 2);
    options.tower = rng_chance(rng, 1, 4);
    options.connect = rng_chance(rng, 1, 2);
    int rooms = rng_chance(rng, 1, 2) ? LEVEL_ROOMS_MAX : DRAW_FEW_ROOMS;
    options.rooms = rng_between(rng, GEN_ROOMS_MIN, rooms);
    options.suppress = rng_between(rng, 0, GEN_SUPPRESS_MAX);
    options.corridor = rng_between(rng, GEN_CORRIDOR_MIN, GEN_CORRIDOR_MAX);
    options.walls = rng_between(rng, 1, GEN_WALLS_MAX);
    options.awake = kind == GEN_HALLS && rng_chance(rng, 1, 2);
    bool may = options.depth >= GEN_GUARD_FROM && options.depth < GEN_DEPTH_MAX && options.rooms > 1;
    options.guard = may && rng_chance(rng, 1, 2);
    return options;
}

// What is wrong with how the options are treated; NULL: there is such a level, or they are refused with sizes
// for which there is a level.
static inline const char *draw_flaw(GenOptions options) {
    Error error;
    char named[32];
    Level level;
    if (!gen_check(&options, &error)) {
        Vec down, up;
        gen_nearest_sizes(&options, (Vec){options.w, options.h}, &down, &up);
        (void)snprintf(named, sizeof named, "%dx%d", down.x, down.y);
        if (strstr(error.text, "the nearest") == NULL || strstr(error.text, named) == NULL)
            return "a refusal does not name the nearest size";
        options.w = down.x;
        options.h = down.y;
        if (!gen_check(&options, &error)) return "the nearest size is refused, too";
    }
    if (!gen_level(&level, &options)) return "it cannot be made";
    const char *flaw = checker_flaw(&level, &options);
    level_free(&level);
    return flaw;
}

// Prints the options as they are given on the command line, and the flaw.
static inline void draw_print(const GenOptions *o, const char *flaw) {
    printf("--generator %s --seed %llu --size %dx%d --rooms %d --suppress %d --corridor %d --depth %d%s%s%s: "
           "%s\n",
           GENERATORS[o->kind]->name, (unsigned long long)o->seed, o->w, o->h, o->rooms, o->suppress,
           o->corridor, o->depth, o->connect ? " --connect" : "", o->pieces ? " --pieces on" : "",
           o->tower ? " --tower" : "", flaw);
}
