#include "base/rng.h"
#include "gen/furnish/lights.h"
#include "gen/furnish/mechanisms.h"
#include "gen/furnish/props.h"
#include "gen/tools/context.h"
#include "gen/tools/placement.h"
#include "sim/monsters/hunters.h"
#include "sim/toll/plan.h"

enum {
    ASIDE_TRIES = 8,
    CHEST_TOLLS = 2, // how many tolls, from the first on, bring a chest
    FRONT_TRIES = 8,
    POT_TRIES = 6 // for each pot
};

// True where a body can walk around a thing.
static bool is_open(const TollPlan *plan, Vec cell) {
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        if (!level_floor(&plan->next, vec_add(cell, DIRS[dir]))) return false;
    }
    return level_floor(&plan->next, cell);
}

static bool take_open_from(TollPlan *plan, CellList *cells, Vec *cell) {
    int count = 0, at = -1;
    for (int i = 0; i < cells->count; i++) count += is_open(plan, cells->at[i]);
    if (count == 0) return false;
    for (int lot = rng_below(&plan->rng, count); lot >= 0;) lot -= is_open(plan, cells->at[++at]);
    *cell = cells_take(cells, at);
    return true;
}

// Takes a free cell with floor on all sides.
static bool take_open(TollPlan *plan, Vec *cell) {
    return take_open_from(plan, &plan->far, cell) || take_open_from(plan, &plan->near, cell);
}

// Puts braziers where they can be walked around. If no place is wide enough, they wait for put_on_fronts().
static void put_braziers(TollPlan *plan) {
    Vec cell;
    while (plan->braziers > 0 && take_open(plan, &cell)) {
        level_build_tile(&plan->next, cell, TILE_BRAZIER);
        plan->braziers--;
    }
}

// Takes a cell that can be walked around, if one is found in some tries.
static bool take_aside(TollPlan *plan, Vec *cell) {
    for (int tries = 0; tries < ASIDE_TRIES; tries++) {
        if (!plan_take_unheld_cell(plan, cell)) return false;
        if (place_has_way_around(&plan->next, *cell)) return true;
    }
    return true;
}

// Puts a fixture. Spikes replace a pit where no place is wide enough.
static bool put_fixture(TollPlan *plan, Fixture fixture) {
    if (plan->next.fixture_count == LEVEL_FIXTURES_MAX) return false;
    bool pit = fixture.kind == FIXTURE_PIT && take_open(plan, &fixture.cell);
    if (fixture.kind == FIXTURE_PIT && !pit) fixture.kind = FIXTURE_SPIKES;
    if (!pit && !take_aside(plan, &fixture.cell)) return false;
    grid_set(&plan->next.decor, fixture.cell, DECOR_NONE);
    plan->states[plan->next.fixture_count] = (WorldFixture){.phase = PHASE_REST};
    return fixture_add(&plan->next, fixture);
}

static void put_traps(TollPlan *plan) {
    for (int kind = 0; kind < FIXTURE_COUNT; kind++) {
        for (int i = 0; i < plan->traps[kind]; i++)
            (void)put_fixture(plan, (Fixture){.kind = (FixtureKind)kind});
    }
}

// Puts a chest, without a treasure in it, so that the number of treasures stays the same.
static void put_chest(const World *world, TollPlan *plan) {
    if (plan->number > CHEST_TOLLS) return;
    Fixture chest = {.kind = FIXTURE_CHEST};
    Drop drop = drop_roll(&plan->rng, DROP_CHEST, rng_below(&plan->rng, DECK), world->depth);
    chest_fill(&chest, drop, &plan->rng);
    (void)put_fixture(plan, chest);
}

// Puts as many pots as vanished, as long as there are walls to stand at.
static void put_pots(TollPlan *plan) {
    Vec cell;
    for (int tries = POT_TRIES * plan->pots; tries > 0 && plan->pots > 0; tries--) {
        if (!plan_take_unheld_cell(plan, &cell)) return;
        if (!props_can_stand(&plan->next, cell)) continue;
        level_build_tile(&plan->next, cell, TILE_POT);
        plan->pots--;
    }
}

static void put_furniture(TollPlan *plan) {
    Vec cell;
    for (; plan->furniture > 0 && take_open(plan, &cell); plan->furniture--)
        level_build_tile(&plan->next, cell, TILE_FURNITURE);
}

// True for a wall whose front can be seen from floor in reach.
static bool is_front(const TollPlan *plan, Vec cell) {
    Vec below = vec_add(cell, DIRS[DIR_S]);
    return level_looks_like_wall(&plan->next, cell) && level_floor(&plan->next, below) &&
           !plan_holds(plan, cell) && dist_at(&plan->walk, below) != DIST_NONE;
}

// Lists the fronts: in `far` those away from corners, in `near` the others, which are used when no far ones
// are left.
static void list_fronts(TollPlan *plan) {
    plan->far.count = plan->near.count = 0;
    for (int y = 0; y < plan->held.h; y++) {
        for (int x = 0; x < plan->held.w; x++) {
            Vec cell = {x, y};
            if (is_front(plan, cell))
                cells_add(lights_can_hang(&plan->next, cell) ? &plan->far : &plan->near, cell);
        }
    }
}

static bool take_front(TollPlan *plan, Vec *cell) {
    CellList *cells = plan->far.count > 0 ? &plan->far : &plan->near;
    if (cells->count == 0) return false;
    int lot = rng_below(&plan->rng, cells->count);
    for (int i = 1;
         i < FRONT_TRIES && lights_hangs_near(&plan->next, cells->at[lot], LIGHTS_GAP_Y, LIGHTS_GAP_Y); i++) {
        lot = rng_below(&plan->rng, cells->count);
    }
    *cell = cells_take(cells, lot);
    return true;
}

// True for stone that a doorway needs.
static bool is_doorpost(const TollPlan *plan, Vec cell) {
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        Tile tile = level_tile(&plan->next, vec_add(cell, DIRS[dir]));
        if (TILES[tile].door || tile == TILE_SECRET || tile == TILE_CRACKED) return true;
    }
    return false;
}

static bool take_niche(TollPlan *plan, Vec *cell) {
    while (take_front(plan, cell)) {
        if (!is_doorpost(plan, *cell)) return true;
    }
    return false;
}

// Puts brackets on walls, and the remaining braziers into niches. A bracket for which no try has found a
// wall is left out.
static bool put_on_fronts(TollPlan *plan) {
    Vec cell;
    list_fronts(plan);
    for (; plan->brackets > 0 && take_front(plan, &cell); plan->brackets--)
        grid_set(&plan->next.decor, cell, DECOR_BRACKET);
    if (plan->brackets > 0 && !plan->last_try) return false;
    for (; plan->braziers > 0; plan->braziers--) {
        if (!take_niche(plan, &cell)) return false;
        level_change_tile(&plan->next, cell, TILE_BRAZIER);
    }
    return true;
}

// Takes a cell for a hunter: in the dark, or else as near to the stairs as there is one.
static bool take_hunter_cell(const World *world, TollPlan *plan, Vec *cell) {
    return plan_take_unheld_cell(plan, cell) || plan_take_near_stairs(world, &plan->kept, cell);
}

static ActorKind choose_hunter(const World *world, Rng *rng) {
    if (!world->clock.crown) return hunter_choose(world, rng);
    return rng_chance(rng, 1, 2) ? ACTOR_GOBLIN : ACTOR_SKELETON;
}

static bool choose_hunters(const World *world, TollPlan *plan) {
    for (int i = 0; i < plan->hunter_count; i++) {
        if (!take_hunter_cell(world, plan, &plan->hunter_cells[i])) return false;
        plan->hunters[i] = choose_hunter(world, &plan->rng);
    }
    return true;
}

// Other things for which the dark has no room are left out.
bool plan_furnish(const World *world, TollPlan *plan) {
    if (!choose_hunters(world, plan)) return false;
    put_braziers(plan);
    if (!world->clock.crown) put_chest(world, plan);
    put_traps(plan);
    put_pots(plan);
    put_furniture(plan);
    return put_on_fronts(plan);
}
