#include "sim/toll_plan.h"

enum {
    CHEST_TOLLS = 2, // the first tolls bring a chest each,
    HUNTER_TOLL = 2, // and from this one on a hunter comes up
    BRACKET_DRAWS = 8,
    GAP_X = 5, // between brackets, where there is room enough
    GAP_Y = 3
};

// Where a body passes on all sides.
static bool is_open(const TollPlan *plan, Vec cell) {
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        if (!level_floor(&plan->draft, vec_add(cell, DIRS[dir]))) return false;
    }
    return true;
}

// A free cell with floor on all sides; what was drawn before it is lost to others.
static bool draw_open(TollPlan *plan, Vec *cell) {
    while (plan_draw(plan, cell)) {
        if (is_open(plan, *cell)) return true;
    }
    return false;
}

// Nobody is shut off by a brazier that can be walked around.
static bool put_braziers(TollPlan *plan) {
    for (int i = 0; i < plan->braziers; i++) {
        Vec cell;
        if (!draw_open(plan, &cell)) return false;
        grid_set(&plan->draft.tiles, cell, TILE_BRAZIER);
        grid_set(&plan->draft.decor, cell, DECOR_NONE);
    }
    return true;
}

static bool put_fixture(TollPlan *plan, Fixture fixture) {
    bool pit = fixture.kind == FIXTURE_PIT;
    if (!(pit ? draw_open : plan_draw)(plan, &fixture.cell)) return false;
    grid_set(&plan->draft.decor, fixture.cell, DECOR_NONE);
    plan->states[plan->draft.fixture_count] = (WorldFixture){.phase = PHASE_REST};
    return fixture_add(&plan->draft, fixture);
}

static bool put_traps(TollPlan *plan) {
    for (int kind = 0; kind < FIXTURE_COUNT; kind++) {
        for (int i = 0; i < plan->traps[kind]; i++) {
            if (!put_fixture(plan, (Fixture){.kind = (FixtureKind)kind})) return false;
        }
    }
    return true;
}

// No good lies in it: their number stays.
static bool put_chest(TollPlan *plan) {
    if (plan->number > CHEST_TOLLS || plan->draft.fixture_count == LEVEL_FIXTURES_MAX) return true;
    int item = rng_chance(&plan->rng, 1, 2) ? ITEM_HEART : ITEM_ARROW;
    return put_fixture(plan, (Fixture){.kind = FIXTURE_CHEST, .item = item});
}

static bool wall_beside(const Level *level, Vec cell) {
    return level_wall(level, vec_add(cell, DIRS[DIR_W])) && level_wall(level, vec_add(cell, DIRS[DIR_E]));
}

// A wall that shows its front to a floor on which the hero can come.
static bool is_front(const TollPlan *plan, Vec cell) {
    Vec below = vec_add(cell, DIRS[DIR_S]);
    return level_wall(&plan->draft, cell) && level_floor(&plan->draft, below) &&
           dist_at(&plan->walk, below) != DIST_NONE && !plan_holds(plan, cell);
}

// Fronts without a corner first; others where those do not suffice.
static void list_fronts(TollPlan *plan) {
    Spots *fronts = &plan->far, *corners = &plan->near;
    fronts->count = corners->count = 0;
    for (int y = 0; y < plan->held.h; y++) {
        for (int x = 0; x < plan->held.w; x++) {
            Vec cell = {x, y};
            if (!is_front(plan, cell)) continue;
            Spots *spots = wall_beside(&plan->draft, cell) ? fronts : corners;
            spots->at[spots->count++] = cell;
        }
    }
}

static bool bracket_near(const TollPlan *plan, Vec cell) {
    for (int y = cell.y - GAP_Y; y <= cell.y + GAP_Y; y++) {
        for (int x = cell.x - GAP_X; x <= cell.x + GAP_X; x++) {
            uint8_t decor = grid_get(&plan->draft.decor, (Vec){x, y}, DECOR_NONE);
            if (decor == DECOR_BRACKET || decor == DECOR_TORCH) return true;
        }
    }
    return false;
}

static bool put_bracket(TollPlan *plan) {
    Spots *spots = plan->far.count > 0 ? &plan->far : &plan->near;
    if (spots->count == 0) return false;
    int lot = rng_below(&plan->rng, spots->count);
    for (int i = 1; i < BRACKET_DRAWS && bracket_near(plan, spots->at[lot]); i++) {
        lot = rng_below(&plan->rng, spots->count);
    }
    grid_set(&plan->draft.decor, spots->at[lot], DECOR_BRACKET);
    spots->at[lot] = spots->at[--spots->count];
    return true;
}

static bool put_brackets(TollPlan *plan) {
    list_fronts(plan);
    for (int i = 0; i < plan->brackets; i++) {
        if (!put_bracket(plan)) return false;
    }
    return true;
}

static bool hunts(const World *world, int kind) {
    const ActorInfo *info = &ACTORS[kind];
    return info->cost > 0 && info->cost <= world->depth + 1 && info->from <= world->depth;
}

static bool choose_hunter(const World *world, TollPlan *plan) {
    plan->hunter = ACTOR_NONE;
    int count = 0;
    for (int kind = 0; kind < ACTOR_KIND_COUNT; kind++) count += hunts(world, kind);
    if (plan->number < HUNTER_TOLL || count == 0) return true;
    int lot = rng_below(&plan->rng, count), kind = 0;
    while (!hunts(world, kind) || lot-- > 0) kind++;
    plan->hunter = (ActorKind)kind;
    return plan_draw(plan, &plan->hunter_cell);
}

bool plan_furnish(const World *world, TollPlan *plan) {
    return choose_hunter(world, plan) && put_braziers(plan) && put_chest(plan) && put_traps(plan) &&
           put_brackets(plan);
}
