#include "sim/props.h"

#include <stddef.h>

void props_hit(World *world, Vec cell, int damage, int by) {
    (void)world;
    (void)cell;
    (void)damage;
    (void)by;
}

void props_strike(World *world, int index) {
    (void)world;
    (void)index;
}

void props_push(World *world, int index, Vec cell, int dir) {
    (void)world;
    (void)index;
    (void)cell;
    (void)dir;
}

const Prop *prop_at(const World *world, Vec cell) {
    (void)world;
    (void)cell;
    return NULL;
}

void props_tick(World *world) {
    (void)world;
}
