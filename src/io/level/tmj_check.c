#ifdef CELLARIUM_MAPS
#include "io/level/tmj_parts.h"

// Checks a thing and notes its cell. `taken`: 1 where another thing stands.
static bool stand(const Level *level, Grid *taken, const Fault *at, const char *name, Vec cell) {
    if (!level_floor(level, cell))
        return fault_report(at, "the %s at %d,%d stands on %s: it needs floor", name, cell.x, cell.y,
                            TILES[level_tile(level, cell)].name);
    if (grid_at(taken, cell) != 0)
        return fault_report(at, "the %s at %d,%d stands on another thing: a cell has room for one", name,
                            cell.x, cell.y);
    grid_set(taken, cell, 1);
    return true;
}

static bool check_things(const Level *level, bool started, Grid *taken, const Fault *at) {
    bool sound = !started || stand(level, taken, at, "start", level->start);
    for (int i = 0; i < level->items.count; i++) {
        const Spawn *item = &level->items.at[i];
        sound = stand(level, taken, at, ITEMS[item->kind].name, item->cell) && sound;
    }
    for (int i = 0; i < level->monsters.count; i++) {
        const Spawn *monster = &level->monsters.at[i];
        sound = stand(level, taken, at, ACTORS[monster->kind].name, monster->cell) && sound;
    }
    for (int i = 0; i < level->fixture_count; i++) {
        const Fixture *fixture = &level->fixtures[i];
        sound = stand(level, taken, at, FIXTURES[fixture->kind].name, fixture->cell) && sound;
    }
    return sound;
}

// True if decor may be on a tile. Decor of floors may also be on stairs and everything else that can be
// walked on.
static bool fits(const DecorInfo *decor, Tile tile) {
    return decor->on == tile || (decor->on == TILE_FLOOR && !TILES[tile].solid && tile != TILE_VOID);
}

static bool check_decor(const Level *level, const Fault *at) {
    bool sound = true;
    for (int y = 0; y < level->decor.h; y++) {
        for (int x = 0; x < level->decor.w; x++) {
            const DecorInfo *decor = &DECORS[grid_at(&level->decor, (Vec){x, y})];
            if (decor == &DECORS[DECOR_NONE] || fits(decor, level_tile(level, (Vec){x, y}))) continue;
            sound =
                fault_report(at, "the %s at %d,%d must be on %s", decor->name, x, y, TILES[decor->on].name);
        }
    }
    return sound;
}

bool tmj_check_placement(const Level *level, bool has_start, const Fault *at) {
    Grid taken;
    if (!grid_init(&taken, level->tiles.w, level->tiles.h))
        return fault_report(at, "there is not enough memory for it");
    bool things = check_things(level, has_start, &taken, at), sound = check_decor(level, at) && things;
    grid_free(&taken);
    return sound;
}
#else
typedef int CheckNeedsMaps; // no file of C may be empty
#endif
