#include "gen/prove/prove.h"

#include "base/text.h"
#include "gen/makers/makers.h"
#include "gen/prove/solve.h"

const char *const FLAW_TEXTS[FLAW_COUNT] = {
    [FLAW_NONE] = N_("nothing is wrong"),
    [FLAW_BORDER] = N_("the border has a hole"),
    [FLAW_TILE] = N_("something does not stand on floor"),
    [FLAW_CROWD] = N_("two things share a cell"),
    [FLAW_CUT_OFF] = N_("something cannot be reached"),
    [FLAW_LOCKED] = N_("a lock has no key that can be reached"),
    [FLAW_NOTHING] = N_("there is nothing to collect"),
};

// The border's cell number `index`, from 0: top row, bottom row, left side, right side.
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

static Flaw check_border(const Level *level, const DistMap *reach, Vec *where) {
    int count = 2 * (level->tiles.w + level->tiles.h);
    for (int i = 0; i < count; i++) {
        *where = border_cell(level, i);
        if (level_looks_like_wall(level, *where)) continue;
        if (!level_floor(level, *where) || !may_open(level, *where)) return FLAW_BORDER;
        if (dist_at(reach, *where) == DIST_NONE) return FLAW_CUT_OFF;
    }
    return FLAW_NONE;
}

// The number of things that are placed on a cell.
static int things_at(const Level *level, Vec cell) {
    return vec_eq(cell, level->start) + (spawn_at(&level->items, cell) != NULL) +
           (spawn_at(&level->monsters, cell) != NULL) + (fixture_at(level, cell) != NULL);
}

static Flaw check_place(const Level *level, const DistMap *reach, Vec cell) {
    if (!level_floor(level, cell)) return FLAW_TILE;
    if (things_at(level, cell) > 1) return FLAW_CROWD;
    return dist_at(reach, cell) == DIST_NONE ? FLAW_CUT_OFF : FLAW_NONE;
}

static bool twice(const SpawnList *list, int index) {
    return spawn_at(list, list->at[index].cell) != &list->at[index];
}

static Flaw check_spawns(const Level *level, const SpawnList *list, const DistMap *reach, Vec *where) {
    for (int i = 0; i < list->count; i++) {
        *where = list->at[i].cell;
        Flaw flaw = twice(list, i) ? FLAW_CROWD : check_place(level, reach, *where);
        if (flaw != FLAW_NONE) return flaw;
    }
    return FLAW_NONE;
}

static Flaw check_fixtures(const Level *level, const DistMap *reach, Vec *where) {
    for (int i = 0; i < level->fixture_count; i++) {
        *where = level->fixtures[i].cell;
        bool again = fixture_at(level, *where) != &level->fixtures[i];
        Flaw flaw = again ? FLAW_CROWD : check_place(level, reach, *where);
        if (flaw != FLAW_NONE) return flaw;
    }
    return FLAW_NONE;
}

static Flaw check_stairs(const Level *level, const DistMap *reach, Vec *where) {
    for (int y = 0; y < level->tiles.h; y++) {
        for (int x = 0; x < level->tiles.w; x++) {
            *where = (Vec){x, y};
            Tile tile = level_tile(level, *where);
            if (tile_stairs(tile) && dist_at(reach, *where) == DIST_NONE) return FLAW_CUT_OFF;
        }
    }
    return FLAW_NONE;
}

static bool anything_to_collect(const Level *level) {
    for (int i = 0; i < level->items.count; i++) {
        if (ITEMS[level->items.at[i].kind].counts) return true;
    }
    return false;
}

Flaw prove_level(Level *level, DistMap *reach, Vec *where) {
    *where = level->start;
    if (!level_floor(level, level->start)) return FLAW_TILE;
    int shut = solve_without_blast(level, reach);
    Flaw flaw = check_border(level, reach, where);
    if (flaw == FLAW_NONE) flaw = check_stairs(level, reach, where);
    if (flaw == FLAW_NONE) flaw = check_spawns(level, &level->items, reach, where);
    if (flaw == FLAW_NONE) flaw = check_spawns(level, &level->monsters, reach, where);
    if (flaw == FLAW_NONE) flaw = check_fixtures(level, reach, where);
    *where = flaw == FLAW_NONE ? level->start : *where;
    if (flaw == FLAW_NONE && shut > 0) flaw = FLAW_LOCKED;
    return flaw == FLAW_NONE && !anything_to_collect(level) ? FLAW_NOTHING : flaw;
}
