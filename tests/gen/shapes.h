#pragma once
// Options for many levels of a kind: a seed chooses them. Every other seed keeps the default size.

#include "gen/gen.h"

// A side of at most `most` cells that the generator can use; its sides grow in steps of `pitch`.
static inline int some_side(uint64_t seed, int pitch, int most) {
    int least = (3 + pitch) / pitch, nodes = (most - 1) / pitch;
    return (least + (int)(seed % (uint64_t)(nodes - least + 1))) * pitch + 1;
}

static inline GenOptions shape_of(GenKind kind, uint64_t seed) {
    const Generator *generator = GENERATORS[kind];
    GenOptions options = generator->defaults;
    uint64_t mixed = seed * 0x9e3779b97f4a7c15u;
    bool takes_corridor = (generator->takes & TAKES_CORRIDOR) != 0, usual = seed % 2 == 0;
    options.seed = seed;
    if (takes_corridor && !usual) options.corridor = 1 + (int)(seed % 3);
    if (kind == GEN_MAZE && !usual) options.walls = 1 + (int)(seed / 3 % 3);
    if (kind == GEN_HALLS && !usual) options.rooms = 1 + (int)(seed % 20);
    bool corners = kind == GEN_PILLARS || kind == GEN_CHAMBERS;
    if (corners) options.suppress = (int)(seed % 11);
    if (corners) options.connect = seed / 11 % 2 == 1;
    if (kind == GEN_ARCADE) options.seed = mixed;
    if (kind == GEN_ARCADE) options.barred = (Side)(seed % SIDE_COUNT);
    gen_set_usual_size(&options);
    if (usual || kind == GEN_ARCADE) return options;
    int pitch = kind == GEN_PILLARS ? 2 : kind == GEN_MAZE ? options.corridor + options.walls : 1;
    options.w = some_side(mixed >> 48, pitch, 84);
    options.h = some_side(mixed >> 32, pitch, 65);
    Vec fits = gen_fit_size(&options, (Vec){options.w, options.h});
    options.w = fits.x;
    options.h = fits.y;
    return options;
}
