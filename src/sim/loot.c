// Items are few and never move, so every tick looks at all of them.
#include "sim/loot.h"

enum { ITEM_PX = 16, HEART_HP = 2, HEART_PERCENT = 14, LOW_HP = 4 };

static bool touches(Vec body, Vec item) {
    return int_abs(body.x - item.x) < (BODY_W + ITEM_PX) * SUB / 2 &&
           int_abs(body.y - item.y) < (BODY_H + ITEM_PX) * SUB / 2;
}

static void say(World *world, EventKind kind, int actor, const Item *item, int amount) {
    event_add(&world->events, (Event){.kind = kind,
                                      .actor = (uint16_t)actor,
                                      .what = (int)item->kind,
                                      .amount = amount,
                                      .pos = item->pos});
}

static void count(World *world, Item *item) {
    int value = ITEMS[item->kind].value;
    item->taken = true;
    world->collected++;
    world->remaining--;
    world->score += value;
    say(world, EVENT_PICKUP, HERO, item, value);
    if (world->remaining > 0 || !world->quest) return;
    world->outcome = OUTCOME_VICTORY;
    say(world, EVENT_VICTORY, HERO, item, world->score);
}

static void heal(World *world, Item *item) {
    Actor *hero = &world->actors[HERO];
    int amount = int_min(HEART_HP, hero->hp_max - hero->hp);
    if (amount == 0) return;
    item->taken = true;
    hero->hp += amount;
    say(world, EVENT_HEAL, HERO, item, amount);
}

static void take(World *world, Item *item) {
    if (ITEMS[item->kind].counts) {
        count(world, item);
    } else if (ITEMS[item->kind].key != 0) {
        item->taken = true;
        world->keys[ITEMS[item->kind].key - 1]++;
        say(world, EVENT_KEY, HERO, item, 0);
    } else {
        heal(world, item);
    }
}

void loot_collect(World *world) {
    Vec hero = world->actors[HERO].pos;
    for (int i = 0; i < world->item_count; i++) {
        Item *item = &world->items[i];
        if (!item->taken && touches(hero, item->pos)) take(world, item);
    }
}

// A place for one more item, or NULL: the room of one that was taken is used again.
static Item *free_slot(World *world) {
    for (int i = 0; i < world->item_count; i++) {
        if (world->items[i].taken) return &world->items[i];
    }
    return world->item_count < WORLD_ITEMS_MAX ? &world->items[world->item_count++] : NULL;
}

void loot_find(World *world, ItemKind kind, Vec pos) {
    Item item = {.kind = kind, .pos = pos};
    take(world, &item);
    if (item.taken) return;
    Item *slot = free_slot(world);
    if (slot != NULL) *slot = item;
}

void loot_drop(World *world, int index, Vec pos) {
    int percent = world->actors[HERO].hp <= LOW_HP ? 2 * HEART_PERCENT : HEART_PERCENT;
    if (!rng_chance(&world->combat, percent, 100)) return;
    Item *item = free_slot(world);
    if (item == NULL) return;
    *item = (Item){.kind = ITEM_HEART, .pos = pos};
    say(world, EVENT_DROP, index, item, 0);
}
