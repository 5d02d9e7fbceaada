#include "gen/prove/solve.h"

#include "map/vestibule.h"

#include <string.h>

static bool reached(const Solver *solver, Vec cell) {
    return dist_at(solver->reach, cell) != DIST_NONE;
}

static bool beside_reached(const Solver *solver, Vec cell) {
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        if (reached(solver, vec_add(cell, DIRS[dir]))) return true;
    }
    return false;
}

static void note(Solver *solver, Vec cell, int key, bool opens) {
    Level *level = solver->level;
    if (level->proof_step_count == LEVEL_PROOF_STEPS_MAX) return;
    level->proof_steps[level->proof_step_count++] = (ProofStep){.cell = cell, .key = key, .opens = opens};
}

static void list_door(Solver *solver, Vec cell) {
    if (solver->door_count < SOLVER_DOORS_MAX) {
        solver->doors[solver->door_count++] = cell;
    } else {
        solver->shut++;
    }
}

static void list_bar(Solver *solver, Vec cell) {
    bool counts = level_tile(solver->level, cell) == TILE_CRACKED || rect_has(solver->brittle, cell);
    if (counts && solver->bar_count < SOLVER_BARS_MAX) solver->bars[solver->bar_count++] = cell;
}

// Lists the cells that matter. They are few, so a list saves scanning the level.
static void list_obstacles(Solver *solver) {
    enum { DOOR = 1, BAR = 2 };
    const Grid *tiles = &solver->level->tiles;
    const uint8_t *tile = tiles->cells;
    uint8_t is[TILE_COUNT];
    for (int i = 0; i < TILE_COUNT; i++)
        is[i] = tile_lock((Tile)i) != 0 ? DOOR : TILES[i].prop || i == TILE_CRACKED ? BAR : 0;
    for (int y = 0; y < tiles->h; y++) {
        for (int x = 0; x < tiles->w; x++, tile++) {
            if (is[*tile] == DOOR) list_door(solver, (Vec){x, y});
            if (is[*tile] == BAR) list_bar(solver, (Vec){x, y});
        }
    }
}

void solver_begin_from(Solver *solver, Level *level, DistMap *searched, Rect brittle) {
    solver->level = level;
    solver->reach = searched;
    solver->brittle = brittle;
    solver->door_count = solver->bar_count = solver->shut = level->proof_step_count = 0;
    memset(solver->keys, 0, sizeof solver->keys);
    memset(solver->taken, 0, sizeof solver->taken);
    memset(solver->opened, 0, sizeof solver->opened);
    list_obstacles(solver);
}

static bool take_keys(Solver *solver) {
    const SpawnList *items = &solver->level->items;
    bool any = false;
    for (int i = 0; i < items->count; i++) {
        int key = ITEMS[items->at[i].kind].key;
        if (key == 0 || solver->taken[i] || !reached(solver, items->at[i].cell)) continue;
        solver->taken[i] = any = true;
        solver->keys[key]++;
        note(solver, items->at[i].cell, key, false);
    }
    return any;
}

static bool open_doors(Solver *solver) {
    for (int i = 0; i < solver->door_count; i++) {
        Vec cell = solver->doors[i];
        int key = level_lock(solver->level, cell);
        if (solver->keys[key] == 0 || !beside_reached(solver, cell)) continue;
        solver->keys[key]--;
        note(solver, cell, key, true);
        solver->doors[i] = solver->doors[--solver->door_count];
        dist_spread_unreached(solver->reach, solver->level, cell, FOUR_WAYS);
        return true;
    }
    return false;
}

// A key inside a chest is taken at once.
static bool open_chests(Solver *solver) {
    for (int i = 0; i < solver->level->fixture_count; i++) {
        const Fixture *chest = &solver->level->fixtures[i];
        bool closed = chest->kind == FIXTURE_CHEST && !solver->opened[i] && reached(solver, chest->cell);
        if (!closed || (chest->lock != 0 && solver->keys[chest->lock] == 0)) continue;
        if (chest->lock != 0) solver->keys[chest->lock]--;
        if (chest->lock != 0) note(solver, chest->cell, chest->lock, true);
        solver->opened[i] = true;
        int key = ITEMS[chest->item].key;
        solver->keys[key]++;
        if (key != 0) note(solver, chest->cell, key, false);
        return true;
    }
    return false;
}

// Opens a cell and continues the search from it. Returns false when it was reached before.
static bool open_at(Solver *solver, Vec cell) {
    if (reached(solver, cell)) return false;
    dist_spread_unreached(solver->reach, solver->level, cell, FOUR_WAYS);
    return true;
}

static bool step_on_plates(Solver *solver) {
    const Level *level = solver->level;
    for (int i = 0; i < level->fixture_count; i++) {
        const Fixture *plate = &level->fixtures[i];
        if (plate->kind != FIXTURE_PLATE || !reached(solver, plate->cell)) continue;
        if (level_tile(level, plate->to) == TILE_SECRET && open_at(solver, plate->to)) return true;
    }
    return false;
}

// Takes the bell if it can be reached, which opens the vestibule.
static bool take_bell(Solver *solver) {
    const Level *level = solver->level;
    for (int i = 0; i < level->items.count && level_has_unopened_vestibule(level); i++) {
        const Spawn *item = &level->items.at[i];
        if (item->kind != ITEM_BELL || !reached(solver, item->cell)) continue;
        return open_at(solver, vestibule_cell_that_opens(level->seed, level->vestibule));
    }
    return false;
}

// True for something solid between a cell that was reached and one that was not.
static bool bars_way(const Solver *solver, Vec cell) {
    const Level *level = solver->level;
    bool met = false, unmet = false;
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        Vec beside = vec_add(cell, DIRS[dir]);
        Tile tile = level_tile(level, beside);
        bool leads = TILES[tile].way || TILES[tile].prop || tile == TILE_CRACKED || tile_lock(tile) != 0;
        met |= reached(solver, beside);
        unmet |= leads && !reached(solver, beside);
    }
    return met && unmet && !reached(solver, cell);
}

bool solver_break_one_prop(Solver *solver, Ways ways, bool cracks_too) {
    for (int i = 0; i < solver->bar_count; i++) {
        bool crack = level_tile(solver->level, solver->bars[i]) == TILE_CRACKED;
        if ((crack && !cracks_too) || !bars_way(solver, solver->bars[i])) continue;
        dist_spread_unreached(solver->reach, solver->level, solver->bars[i], ways);
        return true;
    }
    return false;
}

static void note_exit(Solver *solver) {
    const Grid *tiles = &solver->level->tiles;
    for (int y = 0; y < tiles->h; y++) {
        for (int x = 0; x < tiles->w; x++) {
            if (level_tile(solver->level, (Vec){x, y}) == level_stairs_on(solver->level))
                note(solver, (Vec){x, y}, 0, false);
        }
    }
}

static int count_shut(const Solver *solver) {
    int shut = solver->shut + solver->door_count;
    for (int i = 0; i < solver->level->fixture_count; i++) {
        shut += solver->level->fixtures[i].kind == FIXTURE_CHEST && !solver->opened[i];
    }
    return shut;
}

static void go_on(Solver *solver, bool cracks) {
    while (take_keys(solver) || open_doors(solver) || open_chests(solver) || step_on_plates(solver) ||
           solver_break_one_prop(solver, FOUR_WAYS, false) || take_bell(solver) ||
           (cracks && solver_break_one_prop(solver, FOUR_WAYS, true))) {
    }
}

int solver_run(Solver *solver) {
    go_on(solver, true);
    if (solver->level->proof_step_count > 0) note_exit(solver);
    return count_shut(solver);
}

// The treasures, keys and monsters that the hero cannot reach yet.
static int count_beyond(const Solver *solver) {
    const SpawnList *items = &solver->level->items, *monsters = &solver->level->monsters;
    int beyond = 0;
    for (int i = 0; i < items->count; i++) {
        const ItemInfo *kind = &ITEMS[items->at[i].kind];
        beyond += (kind->counts || kind->key != 0) && !reached(solver, items->at[i].cell);
    }
    for (int i = 0; i < monsters->count; i++) beyond += !reached(solver, monsters->at[i].cell);
    return beyond;
}

// In a new level, the only prop that may block a way is the vestibule's pot.
int solve_without_blast(Level *level, DistMap *reach) {
    Solver solver;
    dist_from(reach, level, level->start, FOUR_WAYS, DIST_NONE);
    solver_begin_from(&solver, level, reach, level->vestibule);
    go_on(&solver, false);
    int beyond = count_beyond(&solver);
    return beyond + solver_run(&solver);
}
