// A monster is met when it is seen, not just its eyes or the chest that it looks like. An item is met when
// it is seen on the floor or carried; potions and scrolls when they are identified.
#include "view/memory/lore.h"

static bool note(uint8_t *of, unsigned bits) {
    unsigned before = *of;
    *of = (uint8_t)(before | bits);
    return *of != before;
}

static bool meet_actors(Lore *lore, const World *world) {
    bool new = false;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        bool met = (lore->actors[actor->kind] & LORE_MET) != 0;
        if (met || actor->kind == ACTOR_NONE || actor->brain.mind == MIND_AMBUSH) continue;
        if (fov_has(&world->cache.view, cell_of(actor->pos)))
            new |= note(&lore->actors[actor->kind], LORE_MET);
    }
    return new;
}

// Notes kills, and events that show a counter at work: a charge that ended at a wall, a barrel that rolls
// back. Gear counts as worn only if it was found and put on, because starting gear can come from another
// player's share code.
static bool learn(Lore *lore, const World *world) {
    bool new = false;
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        int kind = event->kind == EVENT_STRUCK_BACK ? (int)ACTOR_COOPER : event->what;
        bool tells =
            event->kind == EVENT_KILL || event->kind == EVENT_CRASH || event->kind == EVENT_STRUCK_BACK;
        if (event->kind == EVENT_WEAR) new |= note(&lore->items[event->what], LORE_MET | LORE_WORN);
        if (tells && fov_has(&world->cache.view, cell_of(event->pos)))
            new |= note(&lore->actors[kind], LORE_MET | LORE_BEATEN);
    }
    return new;
}

static bool is_named(const World *world, ItemKind kind) {
    ItemClass class = ITEMS[kind].class;
    return (class != CLASS_POTION && class != CLASS_SCROLL) || world->hero.named[kind];
}

static bool carries(const World *world, ItemKind kind) {
    const Hero *hero = &world->hero;
    int key = ITEMS[kind].key, power = ITEMS[kind].power;
    return hero->bag.stock[kind] > 0 || hero->bag.hand == (int)kind || hero->named[kind] ||
           (key > 0 && hero->keys[key - 1] > 0) || (power > 0 && hero->power[power - 1] > 0);
}

static bool meet_items(Lore *lore, const World *world) {
    bool new = false;
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (item->taken || (lore->items[item->kind] & LORE_MET) != 0 || !is_named(world, item->kind))
            continue;
        if (fov_has(&world->cache.view, cell_of(item->pos))) new |= note(&lore->items[item->kind], LORE_MET);
    }
    for (int kind = 0; kind < ITEM_COUNT; kind++) {
        if (carries(world, (ItemKind)kind) && is_named(world, (ItemKind)kind))
            new |= note(&lore->items[kind], LORE_MET);
    }
    for (int i = 0; i < GEAR_COUNT; i++) {
        int worn = world->hero.worn[i];
        if (worn >= 0) new |= note(&lore->items[worn], LORE_MET);
    }
    return new;
}

bool lore_tick(Lore *lore, const World *world) {
    bool actors = meet_actors(lore, world), learnt = learn(lore, world);
    return meet_items(lore, world) || actors || learnt;
}

bool lore_join(Lore *lore, const Lore *other) {
    bool new = false;
    for (int i = 0; i < ACTOR_KIND_COUNT; i++) new |= note(&lore->actors[i], other->actors[i]);
    for (int i = 0; i < ITEM_COUNT; i++) new |= note(&lore->items[i], other->items[i]);
    return new;
}
