#include "sim/toll/plan.h"
#include "sim/toll/toll.h"

#include <string.h>

// Counts the unlit light fixtures on rebuilt cells. Burning ones are lit, so they stay.
static void count_light_fixtures(const World *world, TollPlan *plan) {
    const uint8_t *tiles = world->level.tiles.cells, *decor = world->level.decor.cells;
    plan->brackets = plan->braziers = plan->pots = plan->furniture = 0;
    for (int i = 0; i < plan->held.w * plan->held.h; i++) {
        if (plan->held.cells[i] != 0) continue;
        plan->brackets += decor[i] == DECOR_BRACKET || decor[i] == DECOR_TORCH;
        plan->braziers += tiles[i] == TILE_BRAZIER;
        plan->pots += tiles[i] == TILE_POT;
        plan->furniture += tiles[i] == TILE_FURNITURE;
    }
}

// True if a fixture stays. A plate vanishes together with its secret.
static bool stays(const World *world, const TollPlan *plan, const Fixture *fixture) {
    bool shut = fixture->kind == FIXTURE_PLATE && level_tile(&world->level, fixture->to) == TILE_SECRET;
    return plan_holds(plan, fixture->cell) && (!shut || plan_holds(plan, fixture->to));
}

static void sort_fixture(const World *world, TollPlan *plan, int index) {
    const Fixture *fixture = &world->level.fixtures[index];
    if (stays(world, plan, fixture)) {
        plan->states[plan->next.fixture_count] = world->floor.fixtures[index];
        fixture_add(&plan->next, *fixture);
    } else if (FIXTURES[fixture->kind].trap) {
        plan->traps[fixture->kind]++;
    } else if (fixture->kind == FIXTURE_CHEST && world->floor.fixtures[index].phase != PHASE_OPEN) {
        plan->chest_states[plan->chest_count] = world->floor.fixtures[index];
        plan->chests[plan->chest_count++] = *fixture;
    }
}

static void sort_fixtures(const World *world, TollPlan *plan) {
    plan->next.fixture_count = plan->chest_count = 0;
    for (int kind = 0; kind < FIXTURE_COUNT; kind++) plan->traps[kind] = 0;
    for (int i = 0; i < world->level.fixture_count; i++) sort_fixture(world, plan, i);
}

static Item *free_slot(TollPlan *plan) {
    for (int i = 0; i < plan->item_count; i++) {
        if (plan->items[i].taken) return &plan->items[i];
    }
    return plan->item_count < WORLD_ITEMS_MAX ? &plan->items[plan->item_count++] : NULL;
}

// Lands missiles, unless they break or go out.
static void land(TollPlan *plan, const Missile *missile) {
    bool breaks = missile->kind == MISSILE_DART || missile->kind == MISSILE_BARREL;
    if (missile->kind == MISSILE_NONE || breaks || missile->item.kind == ITEM_BRAND) return;
    Item *item = free_slot(plan);
    if (item == NULL) return;
    *item = missile->item;
    item->pos = cell_centre(missile->rest);
}

static void sort_items(const World *world, TollPlan *plan) {
    plan->item_count = world->floor.item_count;
    memcpy(plan->items, world->floor.items, (size_t)world->floor.item_count * sizeof *plan->items);
    for (int i = 0; i < MISSILES_MAX; i++) land(plan, &world->floor.missiles[i]);
    for (int i = 0; i < plan->item_count; i++) {
        plan->items[i].taken |= plan->takes && i == plan->lost;
        plan->loose[i] = !plan->items[i].taken && !plan_holds(plan, cell_of(plan->items[i].pos));
    }
}

void plan_sort(const World *world, TollPlan *plan) {
    grid_copy(&plan->next.tiles, &world->level.tiles);
    grid_copy(&plan->next.decor, &world->level.decor);
    count_light_fixtures(world, plan);
    sort_fixtures(world, plan);
    sort_items(world, plan);
}
