#pragma once
// Rooms in which the hero has his lantern shut.

#include "sim/arena.h"
#include "sim/space/flames.h"

static inline World *shut_arena(const char *rows) {
    World *world = arena(rows);
    world->hero.lantern_shut = true;
    return world;
}

// Puts a burning thing on the floor.
static inline Item *burning(World *world, ItemKind kind, Vec cell, int ticks) {
    Item *item = &world->floor.items[world->floor.item_count++];
    *item = (Item){.kind = kind, .pos = cell_centre(cell), .burns = ticks, .counted = true};
    flames_rebuild(world);
    return item;
}
