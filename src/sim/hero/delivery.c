#include "sim/hero/delivery.h"

#include "sim/state/bag.h"
#include "sim/state/emit.h"

enum { BONUS = 100 };

static bool kept(const Pack *pack, ItemKind kind) {
    for (int i = 0; i < SLOTS; i++) {
        if (pack->kept[i] && pack->slots[i] == (int)kind) return true;
    }
    return false;
}

static void deliver(World *world, ItemKind kind, int depth, bool hallowed) {
    Run *run = &world->run;
    int count = pack_count(&world->pack, kind, depth, hallowed);
    pack_draw(&world->pack, kind, depth, hallowed, count);
    run->delivered += count * pack_worth(kind, depth, hallowed);
    run->delivered_goods += count;
    run->hallowed += count * (pack_worth(kind, depth, hallowed) - pack_worth(kind, depth, false));
    run->hallowed_goods += hallowed ? count : 0;
}

bool hoist_deliver(World *world, bool all) {
    Run before = world->run;
    for (int i = 0; i < ITEM_COUNT && world_descends(world); i++) {
        ItemKind kind = (ItemKind)i;
        if (!ITEMS[kind].counts || (!all && kept(&world->pack, kind))) continue;
        for (int depth = 1; depth <= GAME_DEPTHS; depth++) {
            deliver(world, kind, depth, false);
            deliver(world, kind, depth, true);
        }
    }
    int goods = world->run.delivered_goods - before.delivered_goods;
    int points = world->run.delivered - before.delivered;
    if (goods > 0) say_at(world, EVENT_DELIVERED, HERO, goods, points, world->actors[HERO].pos);
    return goods > 0;
}

void hoist_leave(World *world, World *left) {
    Hour *hour = &left->hour;
    if (!world_descends(left) || hour->left || left->remaining > 0 || hour->lost > 0) return;
    hour->left = true;
    world->run.bonus += BONUS * left->depth;
    say_at(world, EVENT_BONUS, HERO, 0, BONUS * left->depth, world->actors[HERO].pos);
}

void hoist_descend(World *world, int from) {
    Run *run = &world->run;
    int passed = int_max(run->passed, from), points = HOIST_DEPTH_POINTS * (passed - run->passed);
    if (world_descends(world) && points > 0)
        say_at(world, EVENT_PASSED, HERO, from, points, world->actors[HERO].pos);
    run->passed = passed;
    run->deepest = int_max(run->deepest, world->depth);
}

int hoist_carried(const World *world) {
    int points = 0;
    for (int i = 0; i < ITEM_COUNT && world_descends(world); i++)
        points += pack_points(&world->pack, (ItemKind)i);
    return points;
}

int hoist_score(const World *world) {
    const Run *run = &world->run;
    if (!world_descends(world)) return world->score;
    return run->delivered + run->coins + run->bonus + HOIST_DEPTH_POINTS * run->passed;
}
