#include "sim/fire.h"

bool fire_on(const World *world, Vec cell) {
    (void)world;
    (void)cell;
    return false;
}

bool fire_light(World *world, Vec cell, int ticks, int by) {
    (void)world;
    (void)cell;
    (void)ticks;
    (void)by;
    return false;
}

void fire_quench(World *world, Vec cell) {
    (void)world;
    (void)cell;
}

void fire_tick(World *world) {
    (void)world;
}
