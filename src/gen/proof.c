#include "gen/proof.h"

static bool border_holds(const Level *level) {
    int w = level->tiles.w, h = level->tiles.h;
    for (int x = 0; x < w; x++) {
        if (!level_wall(level, (Vec){x, 0}) || !level_wall(level, (Vec){x, h - 1})) return false;
    }
    for (int y = 0; y < h; y++) {
        if (!level_wall(level, (Vec){0, y}) || !level_wall(level, (Vec){w - 1, y})) return false;
    }
    return true;
}

// True when an earlier entry of either list, or the hero, has the same cell.
static bool shared(const Level *level, const SpawnList *list, int index) {
    Vec cell = list->at[index].cell;
    if (vec_eq(cell, level->start)) return true;
    const Spawn *item = spawn_at(&level->items, cell), *monster = spawn_at(&level->monsters, cell);
    return (item != NULL && item != &list->at[index]) || (monster != NULL && monster != &list->at[index]);
}

static Flaw check_spawns(const Level *level, const SpawnList *list, const DistMap *reach) {
    for (int i = 0; i < list->count; i++) {
        if (!level_floor(level, list->at[i].cell)) return FLAW_TILE;
        if (shared(level, list, i)) return FLAW_CROWD;
        if (dist_at(reach, list->at[i].cell) == DIST_NONE) return FLAW_CUT_OFF;
    }
    return FLAW_NONE;
}

static bool anything_to_collect(const Level *level) {
    for (int i = 0; i < level->items.count; i++) {
        if (ITEMS[level->items.at[i].kind].counts) return true;
    }
    return false;
}

Flaw proof_check(const Level *level, DistMap *reach) {
    if (!border_holds(level)) return FLAW_BORDER;
    if (!level_floor(level, level->start)) return FLAW_TILE;
    if (!anything_to_collect(level)) return FLAW_NOTHING;
    dist_from(reach, level, level->start, FOUR_WAYS, DIST_NONE);
    Flaw flaw = check_spawns(level, &level->items, reach);
    return flaw != FLAW_NONE ? flaw : check_spawns(level, &level->monsters, reach);
}
