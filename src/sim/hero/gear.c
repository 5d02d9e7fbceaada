#include "sim/hero/gear.h"

#include "sim/combat/combat.h"
#include "sim/hero/item_names.h"
#include "sim/space/body.h"
#include "sim/space/floor_items.h"
#include "sim/state/emit.h"
#include "sim/state/gear_effects.h"

enum {
    PULL_CELLS = 4,
    PULL_SPEED = 768, // sub a tick
};

const int POWER_TICKS[POWER_COUNT] = {
    [POWER_ZEAL] = 900,
    [POWER_WINGS] = 900,
    [POWER_AEGIS] = 300,
    [POWER_RADIANCE] = 900,
};

void hero_init(World *world) {
    world->hero.score = (RunScore){.first = world->depth, .deepest = world->depth};
    for (int i = 0; i < GEAR_COUNT; i++) world->hero.worn[i] = -1;
    item_init_looks(world);
}

void gear_equip_priced(World *world, ItemKind kind) {
    const GearPrice *price = &ITEMS[kind].price;
    Bag *bag = &world->hero.bag;
    Actor *hero = &world->actors[HERO];
    world->hero.worn[item_gear_place(kind)] = (int)kind;
    bag->arrows -= price->arrows;
    bag->stock[ITEM_CANDLE] -= price->candles;
    bag->from[ITEM_CANDLE][0] = (uint8_t)(bag->from[ITEM_CANDLE][0] - price->candles);
    hero->hp_max -= price->hp;
    hero->hp = hero->hp_max;
}

bool gear_wear_first(World *world, ItemKind kind) {
    int *place = &world->hero.worn[item_gear_place(kind)];
    if (*place >= 0) return false;
    *place = (int)kind;
    emit_at(world, EVENT_WEAR, HERO, (int)kind, 0, world->actors[HERO].pos);
    return true;
}

void gear_wear_anew(World *world, ItemKind kind) {
    int *place = &world->hero.worn[item_gear_place(kind)], old = *place;
    *place = -1;
    (void)gear_wear_first(world, kind);
    if (old < 0) return;
    Vec cell = floor_cell_for_item(world, cell_of(world->actors[HERO].pos));
    floor_put(world, (Item){.kind = (ItemKind)old, .pos = cell_centre(cell)});
}

void gear_start_powerup(World *world, ItemKind kind) {
    int power = ITEMS[kind].power - 1;
    world->hero.power[power] = POWER_TICKS[power];
    emit_at(world, EVENT_POWER, HERO, (int)kind, POWER_TICKS[power], world->actors[HERO].pos);
}

// True for items that the magpie ring pulls. Not treasures: the hero may want them to lie in light until a
// toll hallows them.
static bool glitters(const Item *item) {
    ItemClass class = ITEMS[item->kind].class;
    bool pays = class == CLASS_COIN || class == CLASS_ARROW;
    return !item->taken && !item_offered(item) && item->burns == 0 && (pays || item->hallowed);
}

// Pulls an item over cells where it could lie.
static void pull(World *world, Item *item) {
    Vec hero = world->actors[HERO].pos, cell = cell_of(item->pos);
    if (!glitters(item) || vec_chebyshev(cell, world->cache.hero_cell) > PULL_CELLS) return;
    if (!combat_line_open(&world->level, hero, item->pos)) return;
    Vec to = vec_add(item->pos, body_velocity_along(vec_sub(hero, item->pos), PULL_SPEED));
    if (floor_allows_items(world, cell_of(to))) item->pos = to;
}

void gear_tick(World *world) {
    for (int i = 0; i < POWER_COUNT; i++) {
        if (world->hero.power[i] > 0) world->hero.power[i]--;
    }
    if (!gear_pulls(world)) return;
    for (int i = 0; i < world->floor.item_count; i++) pull(world, &world->floor.items[i]);
}
