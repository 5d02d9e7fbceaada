#pragma once
// A hero with one thing in hand, with short functions to use and throw it.

#include "sim/hero/loot.h"
#include "sim/hero/use.h"
#include "sim/state/bag.h"

#include "sim/arena.h"

static const char HALL[] = "##############\n"
                           "#............#\n"
                           "#............#\n"
                           "#..@.........#\n"
                           "#............#\n"
                           "#............#\n"
                           "##############\n";

// A world from a picture in which the hero looks east and has one thing of that kind in hand.
static inline World *holding_in(const char *rows, ItemKind kind) {
    World *world = arena(rows);
    world->hero.lantern_shut = true;
    face(world, DIR_E);
    bag_add(&world->hero.bag, kind, 1);
    world->hero.bag.hand = (int)kind;
    return world;
}

static inline World *holding(ItemKind kind) {
    return holding_in(HALL, kind);
}

static inline void use(World *world) {
    world_tick(world, USE);
    run(world, STILL, USE_TICKS - 1);
}

// Uses a thing from the bag.
static inline void pick(World *world, ItemKind kind) {
    world_tick(world, (Input){.buttons = BUTTON_USE, .pick = (uint8_t)(kind + 1)});
    run(world, STILL, USE_TICKS);
}

// Throws the thing by the shortest throw, three cells. Returns false if it did not come down.
static inline bool throw_it(World *world) {
    world_tick(world, THROW);
    return run_until(world, STILL, EVENT_LAND, 60);
}

static inline Vec ahead(const World *world, int cells) {
    return vec_add(cell_of(world->actors[HERO].pos), (Vec){cells, 0});
}

// The index of a thing of that kind on the floor, or -1.
static inline int lying(const World *world, ItemKind kind) {
    for (int i = 0; i < world->floor.item_count; i++) {
        if (!world->floor.items[i].taken && world->floor.items[i].kind == kind) return i;
    }
    return -1;
}
