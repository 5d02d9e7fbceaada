#include "sim/hazards/chests.h"

#include "sim/combat/combat.h"
#include "sim/state/emit.h"

static void spring(World *world, int fixture) {
    const Fixture *chest = &world->level.fixtures[fixture];
    WorldFixture *state = &world->floor.fixtures[fixture];
    if (!chest->trapped || state->sprung) return;
    state->sprung = state->found = true;
    emit_at(world, EVENT_CLICK, HERO, (int)chest->kind, 0, cell_centre(chest->cell));
}

void chests_disarm(World *world, Vec cell) {
    for (int i = 0; i < world->level.fixture_count; i++) {
        if (vec_eq(world->level.fixtures[i].cell, cell)) spring(world, i);
    }
}

void chests_disarm_struck(World *world) {
    for (int i = 0; i < world->level.fixture_count; i++) {
        if (combat_in_hero_blow(world, cell_centre(world->level.fixtures[i].cell))) spring(world, i);
    }
}
