// The list of items is short, so every tick looks at all of them.
#include "sim/hero/loot.h"

#include "map/balance_harm.h"
#include "map/balance_toll.h"
#include "sim/combat/combat.h"
#include "sim/hero/gear.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/space/light_fixtures.h"
#include "sim/state/bag.h"
#include "sim/state/emit.h"
#include "sim/state/gear_effects.h"

enum { ITEM_PX = 26 };

static bool touches(Vec body, Vec item) {
    return int_abs(body.x - item.x) < (BODY_W + ITEM_PX) * SUB / 2 &&
           int_abs(body.y - item.y) < (BODY_H + ITEM_PX) * SUB / 2;
}

static void say(World *world, EventKind kind, const Item *item, int amount) {
    emit_at(world, kind, HERO, (int)item->kind, amount, item->pos);
}

static void count(World *world, const Item *item) {
    int points = bag_item_worth(item->kind, world_descends(world) ? item->depth : 1, item->hallowed);
    world->collected++;
    world->remaining--;
    world->hero.score.total += points;
    say(world, EVENT_PICKUP, item, points);
    if (world_grate_opens_at_toll(world) && world->collected == world->clock.quota) {
        say(world, EVENT_QUOTA, item, world->collected);
    }
    if (world->remaining > 0 || !world->quest) return;
    world->outcome = OUTCOME_VICTORY;
    say(world, EVENT_VICTORY, item, world->hero.score.total);
}

// Heals the hero. Returns false when he is missing nothing.
static bool mend_hero(World *world, const Item *item, int most) {
    int amount = combat_heal(world, HERO, most);
    if (amount == 0) return false;
    say(world, EVENT_HEAL, item, amount);
    return true;
}

// Puts a treasure into the bag. It can be a tool and score too, but it scores only once.
static void pack_up(World *world, Item *item) {
    item->taken = true;
    if (!item->counted) item->depth = world->depth;
    bag_add_item(&world->hero.bag, item);
    if (item->counted) {
        say(world, EVENT_REGAIN, item, 0);
    } else {
        count(world, item);
        if (item->hallowed) (void)mend_hero(world, item, HALLOWED_HP + gear_perk(world, PERK_HALLOW));
    }
}

static void bag(World *world, Item *item) {
    item->taken = true;
    item->depth = 0;
    bag_add_item(&world->hero.bag, item);
    say(world, EVENT_FOUND_ITEM, item, 0);
}

static void take_key(World *world, Item *item) {
    item->taken = true;
    world->hero.keys[ITEMS[item->kind].key - 1]++;
    say(world, EVENT_KEY, item, 0);
}

static void take_arrow(World *world, Item *item) {
    item->taken = true;
    world->hero.bag.arrows++;
    say(world, EVENT_REGAIN, item, 0);
}

// Coins that come together are one event.
static void take_coin(World *world, Item *item) {
    item->taken = true;
    int coins = 1 + gear_perk(world, PERK_COINS);
    world->hero.score.coins += coins;
    world->hero.score.total += coins;
    Event *last = world->events.count > 0 ? &world->events.at[world->events.count - 1] : NULL;
    if (last != NULL && last->kind == EVENT_COIN) {
        last->amount += coins;
    } else {
        say(world, EVENT_COIN, item, coins);
    }
}

static void take_bell(World *world, Item *item) {
    item->taken = true;
    world->clock.bell_ready = true;
    say(world, EVENT_BELL_TAKEN, item, 0);
    world->facts.bell_taken = true;
}

// Takes the crown: the Warlord's servants die, and every flame that he put out burns again.
static void take_crown(World *world, Item *item) {
    item->taken = true;
    world->hero.crown = world->clock.open = true;
    say(world, EVENT_CROWN, item, 0);
    for (int i = HERO + 1; i < world->actor_count; i++) {
        if (world->actors[i].kind != ACTOR_NONE) combat_kill(world, i, CAUSE_FALL, world->actors[i].pos);
    }
    fixtures_kindle_all(world, NOBODY);
}

static void take_wish(World *world, Item *item) {
    item->taken = true;
    world->floor.errand = ERRAND_CARRIED;
    say(world, EVENT_WISH_FOUND, item, 0);
}

static void heal(World *world, Item *item) {
    item->taken = mend_hero(world, item, HEART_HP + gear_perk(world, PERK_HEART));
}

static void empower(World *world, Item *item) {
    item->taken = true;
    gear_start_powerup(world, item->kind);
}

// Puts gear on. Gear that is already worn is exchanged only by the use verb.
static void wear(World *world, Item *item) {
    item->taken = gear_wear_first(world, item->kind);
}

// What touching an item does, by its class. An item that he cannot use now stays. Classes without a row are
// not picked up.
static void (*const TAKES[CLASS_COUNT])(World *world, Item *item) = {
    [CLASS_TREASURE] = pack_up, [CLASS_HEART] = heal,     [CLASS_KEY] = take_key,
    [CLASS_ARROW] = take_arrow, [CLASS_COIN] = take_coin, [CLASS_BELL] = take_bell,
    [CLASS_CROWN] = take_crown, [CLASS_TOOL] = bag,       [CLASS_BOMB] = bag,
    [CLASS_POTION] = bag,       [CLASS_SCROLL] = bag,     [CLASS_POWER] = empower,
    [CLASS_WEAPON] = wear,      [CLASS_WISH] = take_wish, [CLASS_SHIELD] = wear,
    [CLASS_BOOTS] = wear,       [CLASS_RING] = wear,
};

static void take(World *world, Item *item) {
    if (TAKES[ITEMS[item->kind].class] != NULL) TAKES[ITEMS[item->kind].class](world, item);
}

void loot_take(World *world, Item *item) {
    bool burnt = item->burns > 0;
    if (burnt) item->burnt = CANDLE_TICKS - item->burns;
    item->burns = 0;
    take(world, item);
    if (burnt) flames_rebuild(world);
}

void loot_collect(World *world) {
    Vec hero = world->actors[HERO].pos;
    for (int i = 0; i < world->floor.item_count; i++) {
        Item *item = &world->floor.items[i];
        bool lies = !item->taken && item->burns == 0 && !item_offered(item);
        if (lies && touches(hero, item->pos)) take(world, item);
    }
}

void loot_give(World *world, ItemKind kind, Vec pos) {
    Item item = {.kind = kind, .pos = pos};
    take(world, &item);
    if (!item.taken) floor_put(world, item);
}
