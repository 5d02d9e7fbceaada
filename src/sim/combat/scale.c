#include "sim/combat/scale.h"

#include "sim/space/body.h"

const Scale *scale_of(const World *world) {
    return world_is_turn_based(world) ? &SCALE_TURNS : &SCALE_REAL;
}

bool scale_is_within(const World *world, Vec from, Vec target, int reach_px) {
    return scale_of(world)->is_within(from, target, body_half(ACTOR_HERO), reach_px);
}

Vec scale_push_way(const World *world, int index) {
    return scale_of(world)->push(world, index);
}

Vec scale_push(World *world, int index) {
    return scale_of(world)->apply_push(world, index);
}
