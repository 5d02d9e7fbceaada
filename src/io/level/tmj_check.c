#include "io/level/tmj_check.h"

static bool stand(const Level *level, Grid *taken, const Fault *at, const char *name, Vec cell) {
    if (!level_floor(level, cell))
        return fault(at, "the %s at %d,%d stands on no floor", name, cell.x, cell.y);
    if (grid_at(taken, cell) != 0)
        return fault(at, "the %s at %d,%d stands on something", name, cell.x, cell.y);
    grid_set(taken, cell, 1);
    return true;
}

static bool check_things(const Level *level, Grid *taken, const Fault *at) {
    if (!stand(level, taken, at, "start", level->start)) return false;
    for (int i = 0; i < level->items.count; i++) {
        if (!stand(level, taken, at, ITEMS[level->items.at[i].kind].name, level->items.at[i].cell))
            return false;
    }
    for (int i = 0; i < level->monsters.count; i++) {
        if (!stand(level, taken, at, ACTORS[level->monsters.at[i].kind].name, level->monsters.at[i].cell))
            return false;
    }
    for (int i = 0; i < level->fixture_count; i++) {
        if (!stand(level, taken, at, FIXTURES[level->fixtures[i].kind].name, level->fixtures[i].cell))
            return false;
    }
    return true;
}

// Decor of floors may also lie on stairs and on everything else that one can walk on.
static bool fits(const DecorInfo *decor, Tile tile) {
    return decor->on == tile || (decor->on == TILE_FLOOR && !TILES[tile].solid && tile != TILE_VOID);
}

static bool check_decor(const Level *level, const Fault *at) {
    for (int y = 0; y < level->decor.h; y++) {
        for (int x = 0; x < level->decor.w; x++) {
            const DecorInfo *decor = &DECORS[grid_at(&level->decor, (Vec){x, y})];
            if (decor == &DECORS[DECOR_NONE] || fits(decor, level_tile(level, (Vec){x, y}))) continue;
            return fault(at, "the %s at %d,%d must be on %s", decor->name, x, y, TILES[decor->on].name);
        }
    }
    return true;
}

bool tmj_check(const Level *level, const Fault *at) {
    Grid taken;
    if (!grid_init(&taken, level->tiles.w, level->tiles.h))
        return fault(at, "there is not enough memory for it");
    bool sound = check_things(level, &taken, at) && check_decor(level, at);
    grid_free(&taken);
    return sound;
}
