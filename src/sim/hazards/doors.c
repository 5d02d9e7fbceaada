// A door at rest is only a tile. A door that is opening, or is open and will shut, has an entry. A lock that
// was opened stays open, so it has none.
#include "sim/hazards/doors.h"

#include "sim/space/body.h"
#include "sim/space/noise.h"
#include "sim/space/terrain.h"
#include "sim/state/emit.h"

enum { RATTLE_TICKS = 30 };

bool doors_is_moving(const World *world, Vec cell) {
    for (int i = 0; i < world->floor.door_count; i++) {
        if (vec_eq(world->floor.doors[i].cell, cell)) return true;
    }
    return false;
}

static void begin(World *world, int index, Vec cell, bool kept) {
    world->floor.doors[world->floor.door_count++] = (WorldDoor){.cell = cell, .kept = kept};
    emit_at(world, EVENT_DOOR_OPEN, index, 0, 0, cell_centre(cell));
    if (index == HERO) noise_make(world, cell, NOISE_DOOR, HERO, cell);
}

// Emits one event for each time that an actor pushes a locked door.
static void rattle(World *world, int lock, Vec cell) {
    if (world->intent.rattle == 0) emit_at(world, EVENT_LOCKED, HERO, lock, 0, cell_centre(cell));
    world->intent.rattle = RATTLE_TICKS;
}

static void push_locked(World *world, int lock, Vec cell) {
    if (world->hero.keys[lock - 1] == 0) {
        rattle(world, lock, cell);
        return;
    }
    world->hero.keys[lock - 1]--;
    emit_at(world, EVENT_UNLOCK, HERO, lock, 0, cell_centre(cell));
    begin(world, HERO, cell, true);
}

void doors_try_to_open(World *world, int index, Vec cell) {
    int lock = level_lock(&world->level, cell);
    bool plain = level_tile(&world->level, cell) == TILE_DOOR;
    if ((lock == 0 && !plain) || doors_is_moving(world, cell) || world->floor.door_count == WORLD_DOORS_MAX)
        return;
    if (lock != 0) {
        if (index == HERO) push_locked(world, lock, cell);
    } else if (index == HERO || ACTORS[world->actors[index].kind].hands) {
        begin(world, index, cell, false);
    }
}

// Opens a door further. Returns true while it is still moving.
static bool open_further(World *world, WorldDoor *door) {
    door->ticks++;
    if (door->ticks < DOOR_OPEN_TICKS) return true;
    door->open = true;
    door->ticks = 0;
    terrain_set(world, door->cell, TILE_DOOR_OPEN);
    return !door->kept;
}

static bool wait_to_shut(World *world, WorldDoor *door) {
    door->ticks = body_overlaps_cell(world, door->cell) ? 0 : door->ticks + 1;
    if (door->ticks < DOOR_SHUT_TICKS) return true;
    terrain_set(world, door->cell, TILE_DOOR);
    emit_at(world, EVENT_DOOR_SHUT, HERO, 0, 0, cell_centre(door->cell));
    return false;
}

static bool is_door(const Level *level, Vec cell) {
    Tile tile = level_tile(level, cell);
    return tile == TILE_DOOR || tile == TILE_DOOR_OPEN || tile_lock(tile) != 0;
}

void doors_tick(World *world) {
    int kept = 0;
    for (int i = 0; i < world->floor.door_count; i++) {
        WorldDoor door = world->floor.doors[i];
        if (!is_door(&world->level, door.cell)) continue; // it was broken
        bool stays = door.open ? wait_to_shut(world, &door) : open_further(world, &door);
        if (stays) world->floor.doors[kept++] = door;
    }
    world->floor.door_count = kept;
    if (world->intent.rattle > 0) world->intent.rattle--;
}
