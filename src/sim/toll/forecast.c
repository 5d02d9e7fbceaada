// What a toll brings, computed once for everybody who tells it and for the toll itself.
#include "map/balance_hunters.h"
#include "sim/space/floor_items.h"
#include "sim/state/bag.h"
#include "sim/state/emit.h"
#include "sim/state/quota.h"
#include "sim/state/rules.h"
#include "sim/toll/plan.h"
#include "sim/toll/toll.h"

_Static_assert((int)HUNTERS_MOST <= (int)HUNTERS_MAX, "a plan has no room for them");

// Finds treasure `index`, if it was never collected. After the items on the floor come the actors: what a
// thief carries lies where he stands.
static bool find_treasure(const World *world, int index, Item *treasure) {
    int thief = index - world->floor.item_count;
    if (thief < 0) {
        *treasure = world->floor.items[index];
    } else {
        const Actor *actor = &world->actors[thief];
        if (actor->kind == ACTOR_NONE || !actor->brain.carries_loot) return false;
        *treasure = actor->brain.booty;
        treasure->pos = actor->pos;
    }
    return quota_is_uncollected(treasure);
}

static int count_places(const World *world) {
    return world->floor.item_count + world->actor_count;
}

// Chooses the treasure that the toll takes: none while one lies lit, and none that the quota needs.
static void choose_lost(const World *world, TollPlan *plan, bool lit) {
    int dark = 0, open = 0, missing = quota_count_missing(world);
    Item treasure;
    for (int i = 0; i < count_places(world); i++) {
        if (!find_treasure(world, i, &treasure)) continue;
        bool takable = !plan_holds(plan, cell_of(treasure.pos)), stolen = i >= world->floor.item_count;
        open += takable || stolen || quota_is_in_open(world, &treasure);
        if (!takable || rng_below(&plan->rng, ++dark) > 0) continue;
        plan->lost = stolen ? -1 : i;
        plan->thief = stolen ? i - world->floor.item_count : NOBODY;
        plan->taken = treasure;
    }
    plan->takes = dark > 0 && open > missing && !lit && !world->clock.peal;
    plan->open = int_min(missing, open);
}

// In the arena, two servants come from each dark quarter, as long as no more than six are alive.
static int count_guards(const World *world) {
    int alive = 0, dark = 0;
    for (int i = HERO + 1; i < world->actor_count; i++)
        alive += world->actors[i].kind != ACTOR_NONE && !ACTORS[world->actors[i].kind].boss;
    for (int i = 0; i < QUARTERS; i++) dark += !toll_quarter_lit(world, i);
    return int_clamp(GUARDS_MOST - alive, 0, dark * QUARTER_GUARDS);
}

// How many hunters have room on the level as it is. A toll that does not find as much in the level that it
// has made leaves the old one.
static int count_room(const World *world, TollPlan *plan) {
    int slots = ACTORS_MAX - world->actor_count;
    for (int i = 0; i < world->actor_count; i++) slots += world->actors[i].kind == ACTOR_NONE;
    plan_keep_all(world, plan);
    plan_find_free_cells(world, plan);
    return int_min(plan->kept.count, slots);
}

static void count_hunters(const World *world, bool rung, TollForecast *of) {
    const DepthRules *rules = rules_of_depth(world);
    int hours = rung ? 0 : world->clock.hours + rules->hours_ahead;
    if (world->clock.crown) {
        of->hunters = count_guards(world);
        return;
    }
    of->for_hour = HOUR_HUNTERS * hours * hours;
    if (world_descends(world))
        of->for_surplus = SURPLUS_HUNTERS * int_max(world->collected - world->clock.quota, 0);
    of->for_lost = rules->lost_hunters * of->lost;
    of->hunters = int_min(of->for_hour + of->for_surplus + of->for_lost, HUNTERS_MOST);
}

TollForecast toll_forecast(const World *world, bool rung) {
    TollForecast of = {.opens = world_grate_opens_at_toll(world)};
    TollPlan *plan = world->cache.toll;
    bool lit = false;
    Item treasure;
    if (!world->clock.on) return of;
    for (int i = 0; i < count_places(world); i++) {
        if (!find_treasure(world, i, &treasure) || !floor_lit_is_known(world, &treasure)) continue;
        lit = true;
        of.doubled += !treasure.hallowed;
    }
    if (plan != NULL) { // it is in every world that a game has made
        rng_init(&plan->rng, world->level.seed + (uint64_t)world->clock.tolls, STREAM_FURNISH);
        toll_hold(world, &plan->held);
        choose_lost(world, plan, lit);
        of.lost = plan->takes;
    }
    count_hunters(world, rung, &of);
    if (plan != NULL) of.hunters = int_min(of.hunters, count_room(world, plan));
    return of;
}

void plan_hallow(World *world, TollPlan *plan, Rect within) {
    Item treasure;
    for (int i = 0; i < count_places(world); i++) {
        if (!find_treasure(world, i, &treasure) || !rect_has(within, cell_of(treasure.pos))) continue;
        if (!floor_item_doubles(world, &treasure)) continue;
        int thief = i - world->floor.item_count;
        *(thief < 0 ? &plan->items[i].hallowed : &world->actors[thief].brain.booty.hallowed) = true;
        int points = bag_item_worth(treasure.kind, world_descends(world) ? world->depth : 1, true);
        emit_at(world, EVENT_HALLOWED, HERO, (int)treasure.kind, points, treasure.pos);
    }
}
