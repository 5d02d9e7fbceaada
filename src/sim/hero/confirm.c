#include "sim/hero/confirm.h"

bool confirm_ask_twice(World *world, Vec cell) {
    bool sure = world->intent.asked > 0 && vec_eq(world->intent.asked_of, cell);
    world->intent.asked = sure ? 0 : ASK_TICKS;
    world->intent.asked_of = cell;
    return sure;
}

void confirm_tick(World *world) {
    if (world->intent.asked > 0) world->intent.asked--;
}
