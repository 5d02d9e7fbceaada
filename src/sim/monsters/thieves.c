#include "sim/monsters/thieves.h"

#include "sim/combat/combat.h"
#include "sim/monsters/step.h"
#include "sim/space/body.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/state/bag.h"
#include "sim/state/emit.h"

enum {
    HIDE_AWAY = 14, // steps that it keeps from the hero at least
    DARK_STEPS = 3  // steps away from him for which a dark cell counts
};

// The most valuable kind of good in the bag, or -1.
static int dearest(const Bag *bag) {
    int best = -1;
    for (int kind = 0; kind < ITEM_COUNT; kind++) {
        if (ITEMS[kind].class != CLASS_TREASURE || bag->stock[kind] == 0) continue;
        if (best < 0 || ITEMS[kind].value > ITEMS[best].value) best = kind;
    }
    return best;
}

bool thief_should_attack(const World *world, int index) {
    return !world->actors[index].brain.carries_loot && dearest(&world->hero.bag) >= 0;
}

static void load(World *world, int index, Item item) {
    world->actors[index].brain.carries_loot = true;
    world->actors[index].brain.booty = item;
    emit_at(world, EVENT_STOLEN, index, (int)item.kind, 0, item.pos);
}

void thief_snatch(World *world, int index) {
    int kind = dearest(&world->hero.bag);
    if (kind < 0 || world->actors[index].brain.carries_loot || !combat_reaches(world, index, HERO)) return;
    Item treasure = bag_remove_least(&world->hero.bag, (ItemKind)kind);
    treasure.pos = world->actors[HERO].pos;
    load(world, index, treasure);
}

void thief_take(World *world, int index, int item_index) {
    if (world->actors[index].brain.carries_loot) return;
    load(world, index, world->floor.items[item_index]);
    world->floor.items[item_index].taken = true;
}

Item thief_lose_loot(Actor *thief) {
    Item loot = thief->brain.booty;
    thief->brain.carries_loot = false;
    thief->brain.booty = (Item){0};
    return loot;
}

// Lays its loot down. Returns the item's index, or -1 if it had none or there is no room.
static int unload(World *world, int index, Vec pos) {
    Actor *actor = &world->actors[index];
    if (!actor->brain.carries_loot) return -1;
    Item treasure = thief_lose_loot(actor);
    treasure.pos = pos;
    return floor_put(world, treasure);
}

void thief_drop_loot(World *world, int index, Vec pos) {
    Vec spot = floor_cell_for_item(world, cell_of(pos));
    int item = unload(world, index, vec_eq(spot, cell_of(pos)) ? pos : cell_centre(spot));
    if (item >= 0) emit_at(world, EVENT_DROP, index, (int)world->floor.items[item].kind, 0, pos);
}

// A StepScore that leads away from the hero, and rather into the dark.
static int to_dark(const World *world, int index, Vec to) {
    int liked = path_score_further(world, index, to);
    return liked >= 0 && flames_is_flame_lit(world, to) ? liked + DARK_STEPS * 4096 : liked;
}

bool thief_escape_step(World *world, int index) {
    const Actor *actor = &world->actors[index];
    int steps = path_hero_steps(world, index);
    bool bright = flames_is_flame_lit(world, cell_of(actor->pos));
    bool far = steps == DIST_NONE || (steps >= HIDE_AWAY && !actor->brain.sees);
    if (far && !bright && path_is_at_step(actor)) return false;
    return step_take(world, index, far ? step_score_darker : to_dark, 8);
}
