#include "sim/hero/delivery.h"

#include "map/balance_score.h"
#include "sim/hero/gifts.h"
#include "sim/state/bag.h"
#include "sim/state/emit.h"

// True for items that stay in the bag: pinned ones, and healing ones unless they were unpinned.
static bool kept(const Bag *bag, ItemKind kind) {
    for (int i = 0; i < SLOTS; i++) {
        if (bag->slots[i] == (int)kind) return bag->kept[i];
    }
    return ITEMS[kind].heals;
}

static void deliver(World *world, ItemKind kind, int depth, bool hallowed) {
    RunScore *score = &world->hero.score;
    int count = bag_count(&world->hero.bag, kind, depth, hallowed);
    bag_take(&world->hero.bag, kind, depth, hallowed, count);
    score->delivered += count * bag_item_worth(kind, depth, hallowed);
    score->delivered_treasures += count;
    score->hallowed += count * (bag_item_worth(kind, depth, hallowed) - bag_item_worth(kind, depth, false));
    score->hallowed_treasures += hallowed ? count : 0;
}

bool delivery_make(World *world, bool last_stairs) {
    RunScore before = world->hero.score;
    for (int i = 0; i < ITEM_COUNT && world_descends(world); i++) {
        ItemKind kind = (ItemKind)i;
        if (!ITEMS[kind].counts || (!last_stairs && kept(&world->hero.bag, kind))) continue;
        for (int depth = 1; depth <= GAME_DEPTHS; depth++) {
            deliver(world, kind, depth, false);
            deliver(world, kind, depth, true);
        }
    }
    int treasures = world->hero.score.delivered_treasures - before.delivered_treasures;
    int points = world->hero.score.delivered - before.delivered;
    if (treasures > 0) emit_at(world, EVENT_DELIVERED, HERO, treasures, points, world->actors[HERO].pos);
    return treasures > 0;
}

void delivery_award_bonus(World *world, World *left) {
    TollClock *clock = &left->clock;
    if (!world_descends(left) || clock->bonus_given || left->remaining > 0 || clock->lost > 0) return;
    clock->bonus_given = true;
    world->hero.score.bonus += BARE_POINTS * left->depth;
    emit_at(world, EVENT_BONUS, HERO, 0, BARE_POINTS * left->depth, world->actors[HERO].pos);
}

void delivery_descend(World *world, int from) {
    RunScore *score = &world->hero.score;
    int passed = int_max(score->passed, from), points = DEPTH_POINTS * (passed - score->passed);
    if (world_descends(world) && points > 0)
        emit_at(world, EVENT_PASSED, HERO, from, points, world->actors[HERO].pos);
    score->passed = passed;
    if (world->depth > score->deepest) gifts_apply_depth(world);
    score->deepest = int_max(score->deepest, world->depth);
}

int delivery_pending_kind(const World *world, ItemKind kind) {
    const Bag *bag = &world->hero.bag;
    int treasures = 0;
    if (!world_descends(world) || !ITEMS[kind].counts || kept(bag, kind)) return 0;
    for (int depth = 1; depth <= GAME_DEPTHS; depth++) treasures += bag->from[kind][depth];
    return treasures;
}

int delivery_pending(const World *world) {
    int treasures = 0;
    for (int i = 0; i < ITEM_COUNT; i++) treasures += delivery_pending_kind(world, (ItemKind)i);
    return treasures;
}

int delivery_carried(const World *world) {
    int points = 0;
    for (int i = 0; i < ITEM_COUNT && world_descends(world); i++)
        points += bag_points(&world->hero.bag, (ItemKind)i);
    return points;
}

int delivery_game_score(const World *world) {
    const RunScore *score = &world->hero.score;
    if (!world_descends(world)) return world->hero.score.total;
    return score->delivered + score->coins + score->bonus + DEPTH_POINTS * score->passed + score->crown;
}
