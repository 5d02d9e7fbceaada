#include "gen/prove/solve.h"

#include "map/vestibule.h"

enum { DOORS_MAX = 64, CRACKS_MAX = 64 };

typedef struct Solver {
    Level *level;
    DistMap *reach;
    int keys[KEY_KINDS + 1];
    bool taken[LEVEL_SPAWNS_MAX]; // by item
    bool opened[LEVEL_FIXTURES_MAX];
    Vec doors[DOORS_MAX]; // still locked
    int door_count;
    Vec cracks[CRACKS_MAX];
    int crack_count;
    int shut; // more doors than that, or chests, that stay locked
} Solver;

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

static void find_doors(Solver *solver) {
    const Grid *tiles = &solver->level->tiles;
    for (int y = 0; y < tiles->h; y++) {
        for (int x = 0; x < tiles->w; x++) {
            Vec cell = {x, y};
            bool crack = level_tile(solver->level, cell) == TILE_CRACKED && solver->crack_count < CRACKS_MAX;
            if (crack) solver->cracks[solver->crack_count++] = cell;
            if (level_lock(solver->level, cell) == 0) continue;
            if (solver->door_count < DOORS_MAX) {
                solver->doors[solver->door_count++] = cell;
            } else {
                solver->shut++;
            }
        }
    }
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
        dist_extend(solver->reach, solver->level, cell, FOUR_WAYS);
        return true;
    }
    return false;
}

// A key inside is taken at once.
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

static bool open_at(Solver *solver, Vec cell) {
    if (reached(solver, cell)) return false;
    dist_extend(solver->reach, solver->level, cell, FOUR_WAYS);
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

// The one pot that bars a way is the vestibule's; it can be struck to pieces.
static bool break_pot(Solver *solver) {
    Rect rect = solver->level->vestibule;
    for (int i = 0; i < rect.w * rect.h; i++) {
        Vec cell = {rect.x + i % rect.w, rect.y + i / rect.w};
        bool pot = level_tile(solver->level, cell) == TILE_POT && beside_reached(solver, cell);
        if (pot && open_at(solver, cell)) return true;
    }
    return false;
}

// Taking the bell opens the vestibule.
static bool take_bell(Solver *solver) {
    const Level *level = solver->level;
    for (int i = 0; i < level->items.count && vestibule_there(level); i++) {
        const Spawn *item = &level->items.at[i];
        if (item->kind != ITEM_BELL || !reached(solver, item->cell)) continue;
        return open_at(solver, vestibule_opening(level->seed, level->vestibule));
    }
    return false;
}

// Comes last: a blast is never needed.
static bool break_wall(Solver *solver) {
    for (int i = 0; i < solver->crack_count; i++) {
        if (beside_reached(solver, solver->cracks[i]) && open_at(solver, solver->cracks[i])) return true;
    }
    return false;
}

static void note_exit(Solver *solver) {
    const Grid *tiles = &solver->level->tiles;
    for (int y = 0; y < tiles->h; y++) {
        for (int x = 0; x < tiles->w; x++) {
            if (level_tile(solver->level, (Vec){x, y}) == TILE_STAIRS_DOWN)
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

int solve_level(Level *level, DistMap *reach) {
    Solver solver = {.level = level, .reach = reach};
    level->proof_step_count = 0;
    dist_from(reach, level, level->start, FOUR_WAYS, DIST_NONE);
    find_doors(&solver);
    while (take_keys(&solver) || open_doors(&solver) || open_chests(&solver) || step_on_plates(&solver) ||
           break_pot(&solver) || take_bell(&solver) || break_wall(&solver)) {
    }
    if (level->proof_step_count > 0) note_exit(&solver);
    return count_shut(&solver);
}
