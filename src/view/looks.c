#include "view/looks.h"

static Look fixture_look(FixtureKind kind, FixturePhase phase) {
    switch (kind) {
    case FIXTURE_SPIKES:
        return phase == PHASE_OUT ? LOOK_SPIKES_OUT : phase == PHASE_CLICK ? LOOK_SPIKES_CLICK : LOOK_SPIKES;
    case FIXTURE_DARTS:
        return phase == PHASE_REST ? LOOK_PLATE : LOOK_PLATE_DOWN;
    case FIXTURE_PIT:
        return LOOK_PIT;
    case FIXTURE_CHEST:
    case FIXTURE_COUNT:
        break;
    }
    return LOOK_TILE;
}

static void look_at_fixtures(Looks *looks, const World *world, bool all) {
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *fixture = &world->level.fixtures[i];
        const WorldFixture *state = &world->fixtures[i];
        if (!FIXTURES[fixture->kind].trap || !state->found) continue;
        if (!all && !fov_has(&world->view, fixture->cell)) continue;
        grid_set(&looks->cells, fixture->cell, (uint8_t)fixture_look(fixture->kind, state->phase));
    }
}

static void look_at_doors(Looks *looks, const World *world) {
    for (int i = 0; i < looks->door_count; i++) grid_set(&looks->cells, looks->doors[i], LOOK_TILE);
    looks->door_count = 0;
    for (int i = 0; i < world->door_count; i++) {
        const WorldDoor *door = &world->doors[i];
        if (door->open || !fov_has(&world->view, door->cell)) continue;
        grid_set(&looks->cells, door->cell, LOOK_AJAR);
        looks->doors[looks->door_count++] = door->cell;
    }
}

bool looks_init(Looks *looks, const World *world) {
    *looks = (Looks){0};
    if (!grid_init(&looks->cells, world->level.tiles.w, world->level.tiles.h)) return false;
    look_at_fixtures(looks, world, true);
    look_at_doors(looks, world);
    return true;
}

void looks_free(Looks *looks) {
    grid_free(&looks->cells);
    *looks = (Looks){0};
}

void looks_tick(Looks *looks, const World *world) {
    look_at_fixtures(looks, world, false);
    look_at_doors(looks, world);
}
