#include "sim/space/noise.h"

#include "base/check.h"
#include "map/balance_notice.h"
#include "sim/state/emit.h"
#include "sim/state/gear_effects.h"

void noise_make(World *world, Vec cell, int reach, ActorId by, Vec about) {
    Facts *facts = &world->facts;
    emit_at(world, EVENT_NOISE, by, 0, reach, cell_centre(cell));
    if (facts->noise_count == NOISES_MAX) return;
    facts->noises[facts->noise_count++] = (Noise){.cell = cell, .reach = reach, .by = by, .about = about};
}

int noise_ear_steps(ActorKind kind, Mind mind) {
    CHECK(ACTORS[kind].ear <= NOISE_EAR_MOST);
    return ACTORS[kind].ear + (mind == MIND_ASLEEP ? ASLEEP_EAR : 0);
}

void noise_make_at_hero(World *world, int reach) {
    Vec cell = cell_of(world->actors[HERO].pos);
    noise_make(world, cell, reach, HERO, cell);
}

int noise_hero_step_reach(const World *world, Vec cell) {
    int plain = (gear_softens_steps(world) ? NOISE_SOFT : NOISE_STEP) - gear_perk(world, PERK_SOFT);
    if (gear_floats(world)) return plain;
    if (level_tile(&world->level, cell) == TILE_WATER) return NOISE_WADE;
    bool rug = grid_get(&world->level.decor, cell, DECOR_NONE) == DECOR_RUG;
    return rug ? 0 : plain;
}

void noise_emit_hero_step(World *world) {
    Vec cell = cell_of(world->actors[HERO].pos);
    if (vec_eq(cell, cell_of(world->actors[HERO].prev))) return;
    int reach = noise_hero_step_reach(world, cell);
    if (reach > 0) noise_make_at_hero(world, reach);
}
