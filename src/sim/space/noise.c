// One search from where it was loud tells who hears it; whoever does thinks of what it is about.
#include "sim/space/noise.h"

#include "base/check.h"
#include "sim/monsters/minds.h"
#include "sim/state/emit.h"
#include "sim/state/gear_effects.h"

enum { EAR_MOST = 4, ASLEEP_EAR = -3 };

static int ear_of(const Actor *actor) {
    CHECK(ACTORS[actor->kind].ear <= EAR_MOST);
    return ACTORS[actor->kind].ear + (actor->brain.mind == MIND_ASLEEP ? ASLEEP_EAR : 0);
}

static bool hears(const World *world, const Actor *actor, int reach) {
    return dist_at(&world->cache.scratch, cell_of(actor->pos)) <= reach + ear_of(actor);
}

void noise_make(World *world, Vec cell, int reach, int by, Vec about) {
    emit_at(world, EVENT_NOISE, by, 0, reach, cell_centre(cell));
    if (!grid_has(&world->level.tiles, cell)) return;
    dist_sound(&world->cache.scratch, &world->level, cell, reach + EAR_MOST);
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (actor->kind == ACTOR_NONE || i == by || !hears(world, actor, reach)) continue;
        minds_hear(world, i, about);
    }
}

void noise_of_hero(World *world, int reach) {
    Vec cell = cell_of(world->actors[HERO].pos);
    noise_make(world, cell, reach, HERO, cell);
}

static int step_reach(const World *world, Vec cell) {
    int plain = gear_soft(world) ? NOISE_SOFT : NOISE_STEP;
    if (gear_floats(world)) return plain;
    if (level_tile(&world->level, cell) == TILE_WATER) return NOISE_WADE;
    bool rug = grid_get(&world->level.decor, cell, DECOR_NONE) == DECOR_RUG;
    return rug ? 0 : plain;
}

void noise_step(World *world) {
    Vec cell = cell_of(world->actors[HERO].pos);
    if (vec_eq(cell, cell_of(world->actors[HERO].prev))) return;
    int reach = step_reach(world, cell);
    if (reach > 0) noise_of_hero(world, reach);
}
