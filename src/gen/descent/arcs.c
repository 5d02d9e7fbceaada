// Each way is the cheapest one. Floor costs little, stone more, and every cell a little more by chance, so
// that a way winds. Cells beside the first way are expensive for the second. Costs are small whole numbers,
// so each waits in a list of its own (Dial, 1969). What a cell costs does not depend on the side that it is
// entered from, so the first way that reaches it is a cheapest one.
#include "gen/descent/arcs.h"

#include "gen/descent/plan.h"

enum {
    FLOOR_COST = 2,
    STONE_COST = 6,
    BESIDE_COST = 16, // added beside the other way
    BESIDE = 3,       // cells
    CHANCE = 3,
    LISTS = STONE_COST + CHANCE + BESIDE_COST, // more than any cell costs
    COST_MOST = 6000,
    GOAL_SAMPLES = 160,
    GOAL_DRAWS = 3, // how many of the farthest cells may become the goal
    HALL_NEAR = 10, // on the first depth, the goal's distance from the great hall's entrance is at most a
                    // random number of cells from HALL_NEAR to HALL_AWAY
    HALL_AWAY = 30,
    NEVER = INT32_MAX,
    NOWHERE = -1 // ends a list
};

bool route_is_near(const GenContext *gen, Vec cell, int plan, int within) {
    for (int y = cell.y - within; y <= cell.y + within; y++) {
        for (int x = cell.x - within; x <= cell.x + within; x++) {
            if (grid_get(&gen->plan, (Vec){x, y}, PLAN_NONE) == plan) return true;
        }
    }
    return false;
}

// ---- the ends

// Chooses the goal among some of the cells that are farthest in a straight line: floor that is not a dead
// end. On the first depth it is nearer, at a random distance.
static Vec choose_goal(GenContext *gen, Vec start, const Grid *held) {
    Rect inside = context_inside(gen);
    Vec best = start;
    int most = rng_between(&gen->layout, 0, GOAL_DRAWS), farthest = 0;
    int reach = gen->depth->hall.w > 0 ? rng_between(&gen->layout, HALL_NEAR, HALL_AWAY) : NEVER;
    for (int i = 0; i < GOAL_SAMPLES >> most; i++) {
        int x = rng_below(&gen->layout, inside.w);
        int y = rng_below(&gen->layout, inside.h);
        Vec cell = {inside.x + x, inside.y + y};
        int away = int_abs(cell.x - start.x) + int_abs(cell.y - start.y);
        bool free =
            level_floor(gen->level, cell) && grid_at(held, cell) == 0 && !rect_has(gen->depth->great, cell);
        if (!free || away <= farthest || away > reach) continue;
        farthest = away;
        best = cell;
    }
    return best;
}

// ---- the ways

// What it costs to lead a way through a cell, without chance; NEVER: it must not be dug.
static int cost_of(const GenContext *gen, const Grid *held, Vec cell) {
    if (!rect_has(context_inside(gen), cell)) return NEVER;
    bool way = level_walkable(gen->level, cell);
    if ((!way && grid_at(held, cell) != 0) || grid_at(&gen->plan, cell) == PLAN_BARREL) return NEVER;
    if (!way && rect_has(rect_inset(gen->depth->great, 2), cell))
        return NEVER; // the great room's columns stay
    return way ? FLOOR_COST : STONE_COST;
}

// Sets the cost of each cell, in tour.queue. The lit way is led through the great room.
static void lay_costs(GenContext *gen, const Grid *held, int plan) {
    int w = gen->level->tiles.w;
    for (int i = 0; i < w * gen->level->tiles.h; i++) {
        Vec cell = {i % w, i / w};
        int cost = cost_of(gen, held, cell), chance = rng_below(&gen->layout, CHANCE);
        bool beside = cost != NEVER && (route_is_near(gen, cell, PLAN_LIT, BESIDE) ||
                                        (plan == PLAN_DARK && rect_has(gen->depth->great, cell)));
        gen->tour.queue[i] = cost == NEVER ? NEVER : cost + chance + (beside ? BESIDE_COST : 0);
    }
}

// Computes the costs of the cheapest ways from a cell, in tour.steps, up to that of the goal.
static void spread_costs(GenContext *gen, Vec from, Vec to) {
    int w = gen->level->tiles.w, cells = w * gen->level->tiles.h, goal = to.y * w + to.x;
    int32_t *total = gen->tour.steps, *after = gen->reach.queue, lists[LISTS];
    for (int i = 0; i < cells; i++) total[i] = NEVER;
    for (int i = 0; i < LISTS; i++) lists[i] = NOWHERE;
    lists[0] = from.y * w + from.x;
    total[lists[0]] = 0;
    after[lists[0]] = NOWHERE;
    for (int cost = 0; cost < COST_MOST && total[goal] > cost; cost++) {
        int at = lists[cost % LISTS];
        lists[cost % LISTS] = NOWHERE;
        for (; at != NOWHERE; at = after[at]) {
            for (int dir = 0; dir < DIR_COUNT; dir += 2) {
                int next = at + DIRS[dir].y * w + DIRS[dir].x, more = gen->tour.queue[next];
                if (more == NEVER || total[next] != NEVER) continue;
                total[next] = cost + more;
                after[next] = lists[total[next] % LISTS];
                lists[total[next] % LISTS] = next;
            }
        }
    }
}

static void dig(GenContext *gen, const Grid *held, Vec cell, int plan) {
    if (!level_walkable(gen->level, cell) && grid_at(held, cell) == 0)
        level_build_tile(gen->level, cell, TILE_FLOOR);
    if (grid_at(&gen->plan, cell) == PLAN_NONE) grid_set(&gen->plan, cell, (uint8_t)plan);
}

// Digs back from the goal to where the cost is 0. Returns false when there is no way.
static bool dig_way(GenContext *gen, const Grid *held, Vec goal, int plan) {
    int w = gen->level->tiles.w;
    const int32_t *total = gen->tour.steps;
    int at = goal.y * w + goal.x;
    if (total[at] == NEVER) return false;
    while (total[at] > 0) {
        dig(gen, held, (Vec){at % w, at / w}, plan);
        int best = at;
        for (int dir = 0; dir < DIR_COUNT; dir += 2) {
            int next = at + DIRS[dir].y * w + DIRS[dir].x;
            if (total[next] < total[best]) best = next;
        }
        at = best;
    }
    return true;
}

// Digs the cheapest way from `from` to `to` and marks it in gen->plan. Returns false when there is none.
static bool lead(GenContext *gen, const Grid *held, Vec from, Vec to, int plan) {
    lay_costs(gen, held, plan);
    spread_costs(gen, from, to);
    return dig_way(gen, held, to, plan);
}

// Removes the plan inside the great hall, which has its own lights.
static void spare_hall(GenContext *gen) {
    for (int i = 0; i < gen->depth->hall.w * gen->depth->hall.h; i++)
        grid_set(
            &gen->plan,
            (Vec){gen->depth->hall.x + i % gen->depth->hall.w, gen->depth->hall.y + i / gen->depth->hall.w},
            PLAN_NONE);
}

// The lit way is planned second, because its first half must cost nothing for its second half.
void routes_dig(GenContext *gen, Vec start, const Grid *held) {
    bool fixed = gen->depth->goal.x > 0;
    Vec goal = fixed ? gen->depth->goal : choose_goal(gen, start, held),
        middle = room_centre(gen->depth->great);
    if (vec_eq(goal, start)) return;
    gen->depth->goal = goal;
    bool through = gen->depth->great.w > 0 && lead(gen, held, start, middle, PLAN_LIT);
    (void)lead(gen, held, through ? middle : start, goal, PLAN_LIT);
    (void)lead(gen, held, start, goal, PLAN_DARK);
    spare_hall(gen);
}
