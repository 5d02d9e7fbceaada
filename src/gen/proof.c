#include "gen/proof.h"

#include "gen/gen.h"

// The border's cell number `index`, from 0: the top row, the bottom row, the left side, the right side.
static Vec border_cell(const Level *level, int index) {
    int w = level->tiles.w, h = level->tiles.h;
    if (index < w) return (Vec){index, 0};
    if (index < 2 * w) return (Vec){index - w, h - 1};
    if (index < 2 * w + h) return (Vec){0, index - 2 * w};
    return (Vec){w - 1, index - 2 * w - h};
}

static bool may_open(const Level *level, Vec cell) {
    GenKind kind = gen_find(level->generator);
    return kind != GEN_COUNT && GENERATORS[kind]->opening != NULL && GENERATORS[kind]->opening(level, cell);
}

static Flaw check_border(const Level *level, const DistMap *reach) {
    int count = 2 * (level->tiles.w + level->tiles.h);
    for (int i = 0; i < count; i++) {
        Vec cell = border_cell(level, i);
        if (level_wall(level, cell)) continue;
        if (!level_floor(level, cell) || !may_open(level, cell)) return FLAW_BORDER;
        if (dist_at(reach, cell) == DIST_NONE) return FLAW_CUT_OFF;
    }
    return FLAW_NONE;
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
    if (!level_floor(level, level->start)) return FLAW_TILE;
    if (!anything_to_collect(level)) return FLAW_NOTHING;
    dist_from(reach, level, level->start, FOUR_WAYS, DIST_NONE);
    Flaw flaw = check_border(level, reach);
    if (flaw == FLAW_NONE) flaw = check_spawns(level, &level->items, reach);
    if (flaw == FLAW_NONE) flaw = check_spawns(level, &level->monsters, reach);
    return flaw;
}
