#include "sim/hero/confirm.h"

bool asks_sure(World *world, Vec cell) {
    bool sure = world->asked > 0 && vec_eq(world->asked_of, cell);
    world->asked = sure ? 0 : ASK_TICKS;
    world->asked_of = cell;
    return sure;
}

void asks_tick(World *world) {
    if (world->asked > 0) world->asked--;
}
