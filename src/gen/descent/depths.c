#include "gen/descent/depths.h"

#include "base/check.h"
#include "base/hash.h"
#include "base/rng.h"
#include "base/text.h"
#include "gen/makers/makers.h"
#include "map/balance_toll.h"

#include <string.h>

static const DescentDepth DEPTHS[DESCENT_DEPTHS] = {
#define DEPTH(number, ...) [(number)-1] = {__VA_ARGS__}
    DEPTH(1, .hour = N_("Matins"), .theme = N_("brick cellar"),
          .weights = {[GEN_HALLS] = 3, [GEN_ROOMS] = 2, [GEN_CAVES] = 1}, .w = 47, .h = 33, .treasures = 8,
          .quota = 5, .points = 10, .lit = 1, .unlit = 1, .chests = 2, .vestibule = true, .dry = true,
          .first = TOLL_FIRST, .period = TOLL_PERIOD),
    DEPTH(2, .hour = N_("Lauds"), .theme = N_("brick cellar"),
          .weights = {[GEN_ROOMS] = 3, [GEN_MAZE] = 2, [GEN_HALLS] = 1, [GEN_CAVES] = 1, [GEN_CHAMBERS] = 2},
          .w = 43, .h = 33, .treasures = 9, .quota = 5, .points = 28, .lit = 1, .unlit = 2, .chests = 3,
          .vault = true, .shrine = true, .first = TOLL_PERIOD, .period = TOLL_PERIOD),
    DEPTH(3, .hour = N_("Prime"), .theme = N_("mossy crypt"),
          .weights = {[GEN_CAVES] = 3, [GEN_HALLS] = 2, [GEN_ROOMS] = 1, [GEN_MAZE] = 1}, .w = 45, .h = 33,
          .treasures = 8, .quota = 4, .points = 34, .monsters = 13, .lit = 1, .unlit = 2, .chests = 3,
          .shop = true, .first = TOLL_PERIOD, .period = TOLL_PERIOD),
    DEPTH(4, .hour = N_("Terce"), .theme = N_("mossy crypt"),
          .weights = {[GEN_PILLARS] = 3, [GEN_ROOMS] = 2, [GEN_MAZE] = 2, [GEN_HALLS] = 1}, .suppress = 3,
          .w = 47, .h = 35, .treasures = 10, .quota = 5, .points = 30, .monsters = 11,
          .elite = ACTOR_SACRISTAN, .lit = 1, .unlit = 2, .chests = 3, .first = TOLL_PERIOD,
          .period = TOLL_PERIOD),
    DEPTH(5, .hour = N_("Sext"), .theme = N_("flooded halls"),
          .weights = {[GEN_MAZE] = 2, [GEN_HALLS] = 2, [GEN_ROOMS] = 1, [GEN_CAVES] = 1, [GEN_CHAMBERS] = 2},
          .corridor = 3, .w = 49, .h = 37, .treasures = 9, .quota = 5, .points = 37, .monsters = 6,
          .sure = {ACTOR_WARDEN, ACTOR_CHANTER}, .lit = 1, .unlit = 1, .chests = 4, .shrine = true,
          .first = TOLL_PERIOD, .period = TOLL_PERIOD),
    DEPTH(6, .hour = N_("Nones"), .theme = N_("flooded halls"),
          .weights = {[GEN_ARCADE] = 2, [GEN_HALLS] = 2, [GEN_CAVES] = 1, [GEN_MAZE] = 1}, .corridor = 3,
          .w = 61, .h = 37, .treasures = 11, .quota = 6, .points = 37, .monsters = 5, .elite = ACTOR_COOPER,
          .lanes = true, .lit = 1, .unlit = 1, .chests = 4, .shop = true, .first = TOLL_PERIOD,
          .period = TOLL_PERIOD),
    DEPTH(7, .hour = N_("Vespers"), .theme = N_("ember forge"),
          .weights = {[GEN_CAVES] = 3, [GEN_HALLS] = 2, [GEN_ROOMS] = 1, [GEN_PILLARS] = 1}, .suppress = 5,
          .w = 51, .h = 37, .treasures = 11, .quota = 5, .points = 38, .monsters = 6, .sure = {ACTOR_HOUND},
          .lit = 0, .unlit = 2, .chests = 4, .shrine = true, .dry = true, .first = TOLL_SOON,
          .period = TOLL_SOON),
    DEPTH(8, .hour = N_("Compline"), .theme = N_("ember forge"),
          .weights = {[GEN_PILLARS] = 1, [GEN_SCATTER] = 1, [GEN_CAVES] = 1}, .suppress = 3, .rubble = 12,
          .w = ARENA_W, .h = ARENA_H, .treasures = 4, .elite = ACTOR_WARLORD, .chests = 1, .arena = true),
#undef DEPTH
};

const DescentDepth *descent_depth(int depth) {
    CHECK(depth >= 1 && depth <= DESCENT_DEPTHS);
    return &DEPTHS[depth - 1];
}

Vec descent_size(const GenOptions *options) {
    const DescentDepth *depth = descent_depth(int_clamp(options->depth, 1, DESCENT_DEPTHS));
    return (Vec){depth->w, depth->h};
}

static GenOptions options_of(const DescentDepth *depth, GenKind kind) {
    GenOptions options = GENERATORS[kind]->defaults;
    if (kind == GEN_PILLARS) options.suppress = depth->suppress;
    if (kind == GEN_MAZE && depth->corridor != 0) options.corridor = depth->corridor;
    if (kind == GEN_SCATTER) options.rubble = depth->rubble;
    options.varied = true;
    return options;
}

void descent_choose_blend(Blend *blend, uint64_t seed, int depth) {
    const DescentDepth *table = descent_depth(depth);
    int weights[GEN_COUNT];
    Rng rng;
    memcpy(weights, table->weights, sizeof weights);
    rng_init(&rng, hash_int(hash_int(HASH_START, (int64_t)seed), depth), STREAM_LAYOUT);
    *blend = (Blend){.w = table->w, .h = table->h, .count = table->arena ? BLEND_MOST : 2};
    for (int i = 0; i < blend->count; i++) {
        GenKind kind = (GenKind)rng_weighted(&rng, weights, GEN_COUNT);
        weights[kind] = 0;
        blend->of[i] = options_of(table, kind);
    }
}
