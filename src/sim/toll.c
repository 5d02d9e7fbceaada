#include "sim/toll.h"

bool toll_init(World *world) {
    world->hour.on = world->level.quota > 0;
    return true;
}
void toll_free(World *world) {
    (void)world;
}
void toll_tick(World *world) {
    (void)world;
}
void toll_hold(const World *world, Grid *held) {
    (void)world;
    (void)held;
}
TollReport toll_now(World *world) {
    (void)world;
    return (TollReport){0};
}
void toll_lose(World *world, int item) {
    (void)world;
    (void)item;
}
