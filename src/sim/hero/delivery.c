#include "sim/hero/delivery.h"

#include "sim/state/bag.h"
#include "sim/state/emit.h"

enum { BONUS = 100 };

static bool kept(const Bag *pack, ItemKind kind) {
    for (int i = 0; i < SLOTS; i++) {
        if (pack->kept[i] && pack->slots[i] == (int)kind) return true;
    }
    return false;
}

static void deliver(World *world, ItemKind kind, int depth, bool hallowed) {
    RunScore *run = &world->hero.score;
    int count = bag_count(&world->hero.bag, kind, depth, hallowed);
    bag_draw(&world->hero.bag, kind, depth, hallowed, count);
    run->delivered += count * bag_worth(kind, depth, hallowed);
    run->delivered_goods += count;
    run->hallowed += count * (bag_worth(kind, depth, hallowed) - bag_worth(kind, depth, false));
    run->hallowed_goods += hallowed ? count : 0;
}

bool hoist_deliver(World *world, bool all) {
    RunScore before = world->hero.score;
    for (int i = 0; i < ITEM_COUNT && world_descends(world); i++) {
        ItemKind kind = (ItemKind)i;
        if (!ITEMS[kind].counts || (!all && kept(&world->hero.bag, kind))) continue;
        for (int depth = 1; depth <= GAME_DEPTHS; depth++) {
            deliver(world, kind, depth, false);
            deliver(world, kind, depth, true);
        }
    }
    int goods = world->hero.score.delivered_goods - before.delivered_goods;
    int points = world->hero.score.delivered - before.delivered;
    if (goods > 0) say_at(world, EVENT_DELIVERED, HERO, goods, points, world->actors[HERO].pos);
    return goods > 0;
}

void hoist_leave(World *world, World *left) {
    TollClock *hour = &left->clock;
    if (!world_descends(left) || hour->bonus_given || left->remaining > 0 || hour->lost > 0) return;
    hour->bonus_given = true;
    world->hero.score.bonus += BONUS * left->depth;
    say_at(world, EVENT_BONUS, HERO, 0, BONUS * left->depth, world->actors[HERO].pos);
}

void hoist_descend(World *world, int from) {
    RunScore *run = &world->hero.score;
    int passed = int_max(run->passed, from), points = HOIST_DEPTH_POINTS * (passed - run->passed);
    if (world_descends(world) && points > 0)
        say_at(world, EVENT_PASSED, HERO, from, points, world->actors[HERO].pos);
    run->passed = passed;
    run->deepest = int_max(run->deepest, world->depth);
}

int hoist_carried(const World *world) {
    int points = 0;
    for (int i = 0; i < ITEM_COUNT && world_descends(world); i++)
        points += bag_points(&world->hero.bag, (ItemKind)i);
    return points;
}

int hoist_score(const World *world) {
    const RunScore *run = &world->hero.score;
    if (!world_descends(world)) return world->hero.score.total;
    return run->delivered + run->coins + run->bonus + HOIST_DEPTH_POINTS * run->passed;
}
