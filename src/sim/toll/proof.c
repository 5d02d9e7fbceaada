// Proves the next level by walking it from the hero's cell with his keys, as a new level is proved
// (gen/prove/solve.h). Everything that matters must be reached.
#include "sim/toll/plan.h"

#include "gen/descent/depths.h"
#include "sim/state/quota.h"

enum { FLOOR_SHARE = 3 }; // one of this many cells has to be floor, in a small level

static bool reached(const TollPlan *plan, Vec cell) {
    return dist_at(&plan->walk, cell) != DIST_NONE;
}

// Tells the solver about open chests and about keys on the floor and in hand. A lock that is opening now has
// used up its key already, so that key counts.
static void tell_solver(const World *world, TollPlan *plan) {
    Solver *solver = &plan->solver;
    plan->next.items.count = 0;
    for (int i = 0; i < plan->item_count; i++) {
        const Item *item = &plan->items[i];
        bool key = !item->taken && ITEMS[item->kind].key != 0;
        if (key) (void)spawn_add(&plan->next.items, (int)item->kind, cell_of(item->pos));
    }
    for (int i = 0; i < KEY_KINDS; i++) solver->keys[i + 1] = world->hero.keys[i];
    for (int i = 0; i < world->floor.door_count; i++)
        solver->keys[level_lock(&plan->next, world->floor.doors[i].cell)]++;
    for (int i = 0; i < plan->next.fixture_count; i++)
        solver->opened[i] = plan->states[i].phase == PHASE_OPEN;
}

// Removes locks whose key was used up on another depth, which then has a key too many. What they lock stays
// shut however the level is rebuilt, so the proof must not demand it.
static void forgive_spent_keys(TollPlan *plan) {
    int locks[KEY_KINDS + 1] = {0};
    const Level *next = &plan->next;
    for (int i = 0; i < next->tiles.w * next->tiles.h; i++)
        locks[level_lock(next, (Vec){i % next->tiles.w, i / next->tiles.w})]++;
    for (int i = 0; i < next->fixture_count; i++)
        if (!plan->solver.opened[i]) locks[next->fixtures[i].lock]++;
    for (int i = 0; i < next->items.count; i++) locks[ITEMS[next->items.at[i].kind].key]--;
    for (int i = 1; i <= KEY_KINDS; i++) {
        int spent = locks[i] - plan->solver.keys[i];
        if (spent > 0) plan->solver.keys[i] += spent;
    }
}

// True if all walkable tiles and plain doors were reached, and enough floor. Small levels need less floor
// than a depth of the descent.
static bool all_tiles_met(const World *world, const TollPlan *plan) {
    const uint8_t *tiles = plan->next.tiles.cells;
    int cells = plan->used.w * plan->used.h, floor = 0, before = 0;
    for (int i = 0; i < cells; i++) {
        bool met = plan->walk.steps[i] != DIST_NONE;
        before += world->level.tiles.cells[i] == TILE_FLOOR;
        if (tiles[i] == TILE_FLOOR) floor += met;
        if (tiles[i] != TILE_FLOOR && TILES[tiles[i]].way && !met) return false;
    }
    int least = int_min(TOLL_FLOOR_MIN, cells / FLOOR_SHARE);
    return floor >= int_min(least, before);
}

static bool all_items_met(const TollPlan *plan) {
    for (int i = 0; i < plan->item_count; i++) {
        if (!plan->items[i].taken && !reached(plan, cell_of(plan->items[i].pos))) return false;
    }
    return true;
}

// True if all bodies were reached. Ghosts may be in stone.
static bool all_bodies_met(const World *world, const TollPlan *plan) {
    for (int i = 0; i < world->actor_count; i++) {
        bool walks = plan->placed[i] && !ACTORS[world->actors[i].kind].ghostly;
        if (walks && !reached(plan, cell_of(plan->actors[i]))) return false;
    }
    return true;
}

// True if enough treasures can be reached without a key, bomb or plate. A thief's loot counts, because
// thieves can be caught.
static bool enough_in_the_open(const World *world, TollPlan *plan) {
    int open = 0;
    while (solver_break_one_prop(&plan->solver, FOUR_WAYS, false)) {
    }
    for (int i = 0; i < plan->item_count; i++) {
        const Item *item = &plan->items[i];
        open += quota_is_uncollected(item) && reached(plan, cell_of(item->pos));
    }
    for (int i = HERO + 1; i < world->actor_count; i++)
        open += plan->placed[i] && world->actors[i].brain.carries_loot &&
                !world->actors[i].brain.booty.counted && !(plan->takes && i == plan->thief);
    return open >= plan->open;
}

bool plan_is_proved(const World *world, TollPlan *plan) {
    dist_from(&plan->walk, &plan->next, cell_of(world->actors[HERO].pos), FOUR_WAYS, DIST_NONE);
    plan_begin_solver(plan);
    if (!enough_in_the_open(world, plan)) return false;
    tell_solver(world, plan);
    forgive_spent_keys(plan);
    return solver_run(&plan->solver) == 0 && all_tiles_met(world, plan) && all_items_met(plan) &&
           all_bodies_met(world, plan);
}
