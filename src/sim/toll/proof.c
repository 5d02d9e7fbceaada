// The draft is walked from the hero's cell by somebody who takes every key that he comes by and opens every
// lock that he can. At the end all that counts must have been met.
#include "sim/toll/plan.h"

#include "gen/descent/depths.h"
#include "sim/hazards/doors.h"
#include "sim/state/needed.h"

enum { FLOOR_SHARE = 3 }; // one cell in so many is floor

typedef struct Walker {
    const World *world;
    TollPlan *plan;
    int keys[KEY_KINDS + 1]; // by kind, from 1
    bool taken[WORLD_ITEMS_MAX];
    bool opened[LEVEL_FIXTURES_MAX];
} Walker;

static bool reached(const TollPlan *plan, Vec cell) {
    return dist_at(&plan->walk, cell) != DIST_NONE;
}

static bool beside_reached(const TollPlan *plan, Vec cell) {
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        if (reached(plan, vec_add(cell, DIRS[dir]))) return true;
    }
    return false;
}

static bool take_keys(Walker *walker) {
    const TollPlan *plan = walker->plan;
    bool any = false;
    for (int i = 0; i < plan->item_count; i++) {
        const Item *item = &plan->items[i];
        int key = item->taken || walker->taken[i] ? 0 : ITEMS[item->kind].key;
        if (key == 0 || !reached(plan, cell_of(item->pos))) continue;
        walker->taken[i] = any = true;
        walker->keys[key]++;
    }
    return any;
}

static bool is_shut_chest(const TollPlan *plan, int index) {
    return plan->draft.fixtures[index].kind == FIXTURE_CHEST && plan->states[index].phase != PHASE_OPEN;
}

static bool open_chest(Walker *walker) {
    const TollPlan *plan = walker->plan;
    for (int i = 0; i < plan->draft.fixture_count; i++) {
        const Fixture *chest = &plan->draft.fixtures[i];
        if (walker->opened[i] || !is_shut_chest(plan, i) || !reached(plan, chest->cell)) continue;
        if (chest->lock != 0 && walker->keys[chest->lock] == 0) continue;
        if (chest->lock != 0) walker->keys[chest->lock]--;
        walker->keys[ITEMS[chest->item].key]++;
        walker->opened[i] = true;
        return true;
    }
    return false;
}

// The key to a lock that is just opening was used up already.
static bool open_door(Walker *walker) {
    TollPlan *plan = walker->plan;
    for (int i = 0; i < plan->bars.count; i++) {
        Vec cell = plan->bars.at[i];
        int lock = level_lock(&plan->draft, cell);
        if (lock == 0 || reached(plan, cell) || !beside_reached(plan, cell)) continue;
        bool opening = doors_in_motion(walker->world, cell);
        if (!opening && walker->keys[lock] == 0) continue;
        walker->keys[lock] -= !opening;
        dist_extend(&plan->walk, &plan->draft, cell, FOUR_WAYS);
        return true;
    }
    return false;
}

static bool open_at(TollPlan *plan, Vec cell) {
    if (reached(plan, cell)) return false;
    dist_extend(&plan->walk, &plan->draft, cell, FOUR_WAYS);
    return true;
}

static bool step_on_plate(Walker *walker) {
    TollPlan *plan = walker->plan;
    for (int i = 0; i < plan->draft.fixture_count; i++) {
        const Fixture *plate = &plan->draft.fixtures[i];
        if (plate->kind != FIXTURE_PLATE || !reached(plan, plate->cell)) continue;
        if (level_tile(&plan->draft, plate->to) == TILE_SECRET && open_at(plan, plate->to)) return true;
    }
    return false;
}

static bool break_through(Walker *walker) {
    return plan_break_through(walker->plan, FOUR_WAYS, true);
}

// All doors and whatever ground bears a body, and of the floor as much as there must be: little ones never
// have as much as a depth of the descent.
static bool all_tiles_met(const TollPlan *plan, int floor_before) {
    const uint8_t *tiles = plan->draft.tiles.cells;
    int cells = plan->used.w * plan->used.h, floor = 0, missed = 0;
    bool must[TILE_COUNT];
    for (int i = 0; i < TILE_COUNT; i++)
        must[i] = (TILES[i].way && i != TILE_FLOOR) || tile_lock((Tile)i) != 0;
    for (int i = 0; i < cells; i++) {
        bool met = plan->walk.steps[i] != DIST_NONE;
        floor += met & (tiles[i] == TILE_FLOOR);
        missed += !met & must[tiles[i]];
    }
    int least = int_min(TOLL_FLOOR_MIN, cells / FLOOR_SHARE);
    return missed == 0 && floor >= int_min(least, floor_before);
}

static bool all_things_met(const Walker *walker) {
    const TollPlan *plan = walker->plan;
    for (int i = 0; i < plan->item_count; i++) {
        if (!plan->items[i].taken && !reached(plan, cell_of(plan->items[i].pos))) return false;
    }
    for (int i = 0; i < plan->draft.fixture_count; i++) {
        if (is_shut_chest(plan, i) && !walker->opened[i]) return false;
    }
    return true;
}

static bool all_bodies_met(const World *world, const TollPlan *plan) {
    for (int i = 0; i < world->actor_count; i++) {
        if (plan->placed[i] && !reached(plan, cell_of(plan->actors[i]))) return false;
    }
    return true;
}

// Goods that nobody needs a key, a bomb or a plate for; thieves can be caught.
static bool enough_in_the_open(const World *world, TollPlan *plan) {
    int open = 0;
    while (plan_break_through(plan, FOUR_WAYS, false)) {
    }
    for (int i = 0; i < plan->item_count; i++) {
        const Item *item = &plan->items[i];
        open += needed_uncollected(item) && reached(plan, cell_of(item->pos));
    }
    for (int i = HERO + 1; i < world->actor_count; i++)
        open += plan->placed[i] && world->actors[i].brain.laden && !world->actors[i].brain.booty.counted;
    return open >= plan->open;
}

bool plan_proved(const World *world, TollPlan *plan, int floor_before) {
    Walker walker = {.world = world, .plan = plan};
    for (int i = 0; i < KEY_KINDS; i++) walker.keys[i + 1] = world->hero.keys[i];
    dist_from(&plan->walk, &plan->draft, cell_of(world->actors[HERO].pos), FOUR_WAYS, DIST_NONE);
    plan_list_bars(plan);
    if (!enough_in_the_open(world, plan)) return false;
    while (take_keys(&walker) || open_chest(&walker) || open_door(&walker) || step_on_plate(&walker) ||
           break_through(&walker)) {
    }
    return all_tiles_met(plan, floor_before) && all_things_met(&walker) && all_bodies_met(world, plan);
}
