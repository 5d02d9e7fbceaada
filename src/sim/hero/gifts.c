#include "sim/hero/gifts.h"

#include "map/balance_hero.h"
#include "sim/combat/combat.h"
#include "sim/hero/gear.h"
#include "sim/state/emit.h"
#include "sim/state/gear_effects.h"

// The index of the gift in a cell, or -1.
static int find(const World *world, Vec cell) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (!item->taken && item->gift && vec_eq(cell_of(item->pos), cell)) return i;
    }
    return -1;
}

bool gift_is_in_cell(const World *world, Vec cell) {
    return find(world, cell) >= 0;
}

ItemKind gift_kind(const World *world, Vec cell) {
    return world->floor.items[find(world, cell)].kind;
}

static void mend(World *world, int halves) {
    int amount = combat_heal(world, HERO, halves);
    if (amount > 0) emit_at(world, EVENT_HEAL, HERO, ITEM_HEART, amount, world->actors[HERO].pos);
}

static void grow(World *world, int halves) {
    Actor *hero = &world->actors[HERO];
    hero->hp_max = int_min(hero->hp_max + halves, HERO_HP_MOST);
    mend(world, halves);
}

// Gives a gift. Its effect counts from now on; hearts and arrows are added at once.
static void receive(World *world, ItemKind kind, Vec pos) {
    Hero *hero = &world->hero;
    const ItemInfo *info = &ITEMS[kind];
    hero->gifts[item_lasting_gift_or_none(kind)] = true;
    hero->perk[info->perk] += info->by;
    emit_at(world, EVENT_GIFT, HERO, (int)kind, 0, pos);
    if (info->perk == PERK_HP) grow(world, info->by);
    if (info->perk == PERK_QUIVER) hero->bag.arrows += info->by;
    if (info->perk == PERK_RINGS) world->clock.bell_ready = true;
}

// Removes the other gifts, which turn to dust.
static void withdraw(World *world) {
    for (int i = 0; i < world->floor.item_count; i++) {
        Item *item = &world->floor.items[i];
        if (item->taken || !item->gift) continue;
        item->taken = true;
        emit_at(world, EVENT_GIFT_DUST, HERO, (int)item->kind, 0, item->pos);
    }
}

void gift_take(World *world, Vec cell) {
    Item *item = &world->floor.items[find(world, cell)];
    ItemKind kind = item->kind;
    Vec pos = item->pos;
    item->taken = true;
    withdraw(world);
    if (item_gear_place(kind) >= 0) {
        gear_wear_anew(world, kind);
    } else {
        receive(world, kind, pos);
    }
}

static bool is_offered(const World *world, ItemKind kind) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (!item->taken && item_offered(item) && item->kind == kind) return true;
    }
    return false;
}

// Gear that he wears is no gift: a lasting one that he does not have takes its place.
static void replace_worn(World *world, Item *gift) {
    for (int i = 0; i < GIFT_KINDS && gear_worn(world, gift->kind); i++) {
        int number = (world->depth + i) % GIFT_KINDS;
        ItemKind kind = item_of_lasting_gift(number);
        if (world->hero.gifts[number] || is_offered(world, kind)) continue;
        gift->kind = kind;
        return;
    }
}

// Nor is it a ware: other gear takes its place.
static void replace_worn_ware(World *world, Item *ware) {
    for (int i = 0; i < GEAR_KINDS && gear_worn(world, ware->kind); i++) {
        ItemKind kind = item_of_gear_number((world->depth + i) % GEAR_KINDS + 1);
        if (!is_offered(world, kind)) ware->kind = kind;
    }
}

void gifts_apply_depth(World *world) {
    for (int i = 0; i < world->floor.item_count; i++) {
        Item *item = &world->floor.items[i];
        if (item->taken || item_gear_place(item->kind) < 0) continue;
        if (item->gift) replace_worn(world, item);
        if (item->price > 0) replace_worn_ware(world, item);
    }
    world->hero.bag.arrows += gear_perk(world, PERK_QUIVER);
    mend(world, gear_perk(world, PERK_REST));
}
