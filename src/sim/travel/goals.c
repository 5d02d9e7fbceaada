#include "sim/travel/journey.h"

enum {
    THING_STEPS = 10, // a thing counts as this many steps nearer than what is unexplored
    KEEP_STEPS = 4    // the same for the goal that he walks to already
};

// Makes a goal the best one if it can be reached and costs less.
static void prefer(const GoalQuery *query, Goal *best, Goal other) {
    int steps = dist_at(&query->survey->from_hero, other.cell);
    if (steps == DIST_NONE) return;
    other.cost += steps - (vec_eq(other.cell, query->kept) ? KEEP_STEPS : 0);
    if (best->kind == GOAL_NONE || other.cost < best->cost) *best = other;
}

// The same, unless he could do nothing there before.
static void consider(const GoalQuery *query, Goal *best, Goal other) {
    if (grid_get(query->given_up, other.cell, TRIED_GOAL) != TRIED_GOAL) prefer(query, best, other);
}

static void choose_item(const GoalQuery *query, Goal *best) {
    const World *world = query->world;
    const KnownThings *things = &world->known.things;
    for (int i = 0; i < things->item_count; i++) {
        const KnownItem *item = &things->items[i];
        bool burns = world->floor.items[i].burns > 0;
        bool surplus = surplus_kind_at_or_none(world, cell_of(item->pos)) != ITEM_COUNT;
        if (!item->there || burns || surplus || item_offered(&world->floor.items[i]) ||
            !sightings_is_wanted_in_passing(world, item->kind))
            continue;
        consider(query, best, (Goal){.kind = GOAL_TAKE, .cell = cell_of(item->pos), .cost = -THING_STEPS});
    }
}

static bool has_key(const World *world, int lock) {
    return lock == 0 || world->hero.keys[lock - 1] > 0;
}

// Looks at fixtures: chests without a known trap, while treasures are wanted; plates that open something.
static void choose_fixture(const GoalQuery *query, Goal *best) {
    const World *world = query->world;
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *fixture = &world->level.fixtures[i];
        const WorldFixture *state = &world->floor.fixtures[i];
        bool chest = fixture->kind == FIXTURE_CHEST, plate = fixture->kind == FIXTURE_PLATE;
        bool shoots = fixture->trapped && state->found && !state->sprung;
        bool opens = chest && !surplus_is_depth_quota_met(world) && !shoots && has_key(world, fixture->lock);
        bool wanted = opens || (plate && state->found);
        if (!wanted || state->phase != PHASE_REST) continue;
        consider(query, best,
                 (Goal){.kind = chest ? GOAL_OPEN : GOAL_SEE, .cell = fixture->cell, .cost = -THING_STEPS});
    }
}

// Looks at mimics: to him they are chests.
static void look_at_mimics(const GoalQuery *query, Goal *best) {
    const KnownThings *things = &query->world->known.things;
    for (int i = 0; i < things->chest_count && !surplus_is_depth_quota_met(query->world); i++) {
        Goal goal = {.kind = GOAL_OPEN, .cell = things->chests[i].fixture.cell, .cost = -THING_STEPS};
        if (things->chests[i].mimic) consider(query, best, goal);
    }
}

static void look_at_lock(const GoalQuery *query, Goal *best, Vec door) {
    int lock = TILES[grid_at(&query->world->known.tiles, door)].lock;
    if (!has_key(query->world, lock)) return;
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        consider(query, best, (Goal){.kind = GOAL_UNLOCK, .cell = vec_sub(door, DIRS[dir]), .door = door});
    }
}

static void look_at_cells(const GoalQuery *query, Goal *best) {
    const Grid *bars = &query->survey->bars;
    for (int i = 0; i < bars->w * bars->h; i++) {
        Vec cell = {i % bars->w, i / bars->w};
        int steps = dist_at(&query->survey->from_hero, cell);
        if (bars->cells[i] == BAR_LOCK) look_at_lock(query, best, cell);
        if (steps == DIST_NONE || steps == 0 || !survey_is_frontier(query->world, cell)) continue;
        consider(query, best, (Goal){.kind = GOAL_SEE, .cell = cell});
    }
}

bool goals_find(const GoalQuery *query, Goal *goal) {
    *goal = (Goal){.kind = GOAL_NONE};
    choose_item(query, goal);
    choose_fixture(query, goal);
    look_at_mimics(query, goal);
    if (!query->gathers) look_at_cells(query, goal);
    return goal->kind != GOAL_NONE;
}

static bool can_stand(TravelBar why) {
    return why == BAR_NONE || why == BAR_EXIT || why == BAR_HARM || why == BAR_SLEEPER || why == BAR_AMBUSH ||
           why == BAR_TREASURE;
}

bool goals_find_at_or_beside(const GoalQuery *query, Vec cell, Goal *goal) {
    *goal = (Goal){.kind = GOAL_NONE};
    TravelBar why = (TravelBar)grid_get(&query->survey->bars, cell, BAR_UNKNOWN);
    if (why == BAR_UNKNOWN) return false;
    prefer(query, goal, (Goal){.kind = GOAL_GO, .cell = cell});
    for (int dir = 0; dir < DIR_COUNT && !can_stand(why); dir += 2) {
        prefer(query, goal, (Goal){.kind = GOAL_GO, .cell = vec_add(cell, DIRS[dir])});
    }
    return goal->kind != GOAL_NONE;
}

bool goals_find_frontier_towards(const GoalQuery *query, Vec cell, Goal *goal) {
    const Grid *bars = &query->survey->bars;
    *goal = (Goal){.kind = GOAL_NONE};
    for (int i = 0; i < bars->w * bars->h; i++) {
        Vec at = {i % bars->w, i / bars->w};
        int steps = dist_at(&query->survey->from_hero, at);
        if (steps == DIST_NONE || steps == 0 || !survey_is_frontier(query->world, at)) continue;
        consider(query, goal, (Goal){.kind = GOAL_SEE, .cell = at, .cost = vec_chebyshev(at, cell)});
    }
    return goal->kind != GOAL_NONE;
}

void goals_find_closest_to_cell(const GoalQuery *query, Vec cell, Goal *goal) {
    const Grid *bars = &query->survey->bars;
    Vec hero = query->world->cache.hero_cell;
    int least = vec_square(vec_sub(cell, hero));
    *goal = (Goal){.kind = GOAL_GO, .cell = hero};
    for (int i = 0; i < bars->w * bars->h; i++) {
        Vec at = {i % bars->w, i / bars->w};
        int away = vec_square(vec_sub(cell, at));
        if (away >= least || dist_at(&query->survey->from_hero, at) == DIST_NONE) continue;
        least = away;
        goal->cell = at;
    }
}

static bool find_tile(const World *world, Tile tile, Vec *cell) {
    const Grid *tiles = &world->known.tiles;
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        *cell = (Vec){i % tiles->w, i / tiles->w};
        if (world->known.explored.cells[i] == KNOWN_WELL && tiles->cells[i] == (uint8_t)tile) return true;
    }
    return false;
}

Tile goals_known_open_stairs(const World *world, Vec *cell) {
    Tile on = level_stairs_on(&world->level), back = level_stairs_back(&world->level);
    if (find_tile(world, on, cell)) return world_grate_is_open_or_absent(world) ? on : TILE_VOID;
    return find_tile(world, back, cell) ? back : TILE_VOID;
}
