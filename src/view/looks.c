#include "view/looks.h"

#include "view/shown.h"

enum { GRATE_TICKS = 10, GRATE_STAGES = 3 }; // a picture of the grate as it opens

static Look fixture_look(FixtureKind kind, FixturePhase phase) {
    switch (kind) {
    case FIXTURE_SPIKES:
        return phase == PHASE_OUT ? LOOK_SPIKES_OUT : phase == PHASE_CLICK ? LOOK_SPIKES_CLICK : LOOK_SPIKES;
    case FIXTURE_DARTS:
    case FIXTURE_PLATE:
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

static Vec find_stairs(const Level *level) {
    for (int y = 0; y < level->tiles.h; y++) {
        for (int x = 0; x < level->tiles.w; x++) {
            if (level_tile(level, (Vec){x, y}) == TILE_STAIRS_DOWN) return (Vec){x, y};
        }
    }
    return (Vec){-1, -1};
}

static Look grate_look(const Looks *looks, const World *world) {
    if (!world->hour.on) return LOOK_TILE;
    if (world->collected < world->hour.quota) return LOOK_GRATE;
    int stage = looks->opened / GRATE_TICKS;
    return stage < GRATE_STAGES ? (Look)(LOOK_GRATE_1 + stage) : LOOK_TILE;
}

static void look_at_grate(Looks *looks, const World *world, bool all) {
    if (!grid_has(&looks->cells, looks->down) || (!all && !fov_has(&world->view, looks->down))) return;
    grid_set(&looks->cells, looks->down, (uint8_t)grate_look(looks, world));
}

bool looks_init(Looks *looks, const World *world) {
    *looks = (Looks){0};
    if (!grid_init(&looks->cells, world->level.tiles.w, world->level.tiles.h)) return false;
    looks->down = find_stairs(&world->level);
    looks->opened = GRATE_TICKS * GRATE_STAGES;
    look_at_fixtures(looks, world, true);
    look_at_doors(looks, world);
    look_at_grate(looks, world, true);
    return true;
}

void looks_free(Looks *looks) {
    grid_free(&looks->cells);
    *looks = (Looks){0};
}

// Where a toll has been, traps that are gone are not to be seen any more.
static void forget(Looks *looks, const World *world, const Shown *shown) {
    for (int y = -VIEW_Y; y <= VIEW_Y; y++) {
        for (int x = -VIEW_X; x <= VIEW_X; x++) {
            Vec cell = vec_add(world->hero_cell, (Vec){x, y});
            if (grid_has(&looks->cells, cell) && fov_has(&world->view, cell) && shown_wait(shown, cell) == 0)
                grid_set(&looks->cells, cell, LOOK_TILE);
        }
    }
}

void looks_tick(Looks *looks, const World *world, const Shown *shown) {
    looks->opened++;
    for (int i = 0; i < world->events.count; i++) {
        if (world->events.at[i].kind == EVENT_QUOTA) looks->opened = 0;
    }
    if (world->hour.tolls > 0) forget(looks, world, shown);
    look_at_fixtures(looks, world, false);
    look_at_doors(looks, world);
    look_at_grate(looks, world, false);
}
