// The vestibule's toll. Its result is known beforehand, so nothing is generated, furnished or proved: the
// vestibule's second picture replaces the unlit cells. The way out opens even if its cell is lit.
#include "map/vestibule.h"
#include "sim/toll/plan.h"
#include "sim/toll/toll.h"

static Vec corner_of(Rect rect) {
    return (Vec){rect.x, rect.y};
}

// Holds everything outside the vestibule, and what is lit in it.
static void hold_the_rest(const World *world, TollPlan *plan) {
    Rect vestibule = world->level.vestibule;
    toll_hold(world, &plan->held);
    for (int y = 0; y < plan->held.h; y++) {
        for (int x = 0; x < plan->held.w; x++) {
            if (!rect_has(vestibule, (Vec){x, y})) grid_set(&plan->held, (Vec){x, y}, 1);
        }
    }
    grid_set(&plan->held, vestibule_cell_that_opens(world->level.seed, vestibule), 0);
}

static void lay(const World *world, TollPlan *plan) {
    Rect vestibule = world->level.vestibule;
    for (int i = 0; i < VESTIBULE_W * VESTIBULE_H; i++) {
        Vec place = {i % VESTIBULE_W, i / VESTIBULE_W}, cell = vec_add(corner_of(vestibule), place);
        Tile tile = vestibule_tile(&world->level, VESTIBULE_OPENED, place);
        if (plan_holds(plan, cell) || level_tile(&plan->next, cell) == tile) continue;
        grid_set(&plan->next.tiles, cell, (uint8_t)tile);
        grid_set(&plan->next.decor, cell, DECOR_NONE);
    }
    level_update_caches(&plan->next);
}

void toll_perform_first(World *world) {
    TollPlan *plan = world->cache.toll;
    if (!level_has_unopened_vestibule(&world->level)) return;
    plan->number = 0;
    plan->hunter_count = 0;
    rng_init(&plan->rng, world->level.seed, STREAM_FURNISH);
    hold_the_rest(world, plan);
    plan->takes = false;
    plan_sort(world, plan);
    lay(world, plan);
    plan_place_bodies(world, plan);
    plan_find_free_cells(world, plan);
    if (!plan_relocate(world, plan)) return; // cannot fail: there is floor for everything
    Rect left = world->level.vestibule;
    plan_hallow(world, plan, left);
    world->level.vestibule = (Rect){0};
    plan_apply(world, plan);
    if (!world->clock.on) return;
    world->clock.bell_ready = true;
    bool inside = rect_has(left, cell_of(world->actors[HERO].pos));
    if (inside) world->clock.doorstep = vestibule_outside(world->level.seed, left);
}
