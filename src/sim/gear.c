#include "sim/gear.h"

enum { SOFT_SPEED = 512 };

void run_init(World *world) {
    world->run = (Run){.deepest = world->depth};
    for (int i = 0; i < GEAR_COUNT; i++) world->run.worn[i] = -1;
}

int gear_damage(const World *world, ActorKind target) {
    (void)world;
    (void)target;
    return ACTORS[ACTOR_HERO].damage;
}

int gear_reach(const World *world) {
    (void)world;
    return ACTORS[ACTOR_HERO].reach;
}

int gear_recovery(const World *world) {
    (void)world;
    return ACTORS[ACTOR_HERO].recovery;
}

int gear_speed(const World *world) {
    return world->shut ? SOFT_SPEED : ACTORS[ACTOR_HERO].speed;
}

bool gear_soft(const World *world) {
    return world->shut;
}

bool gear_floats(const World *world) {
    (void)world;
    return false;
}

bool gear_grips(const World *world) {
    (void)world;
    return false;
}

bool gear_stands(const World *world) {
    (void)world;
    return false;
}

bool gear_fireproof(const World *world) {
    (void)world;
    return false;
}

int gear_lantern(const World *world) {
    (void)world;
    return LANTERN_RADIUS;
}

int gear_guard(const World *world, int damage, int dir, bool missile) {
    (void)world;
    (void)dir;
    (void)missile;
    return damage;
}

bool gear_wear(World *world, ItemKind kind, bool swap) {
    (void)world;
    (void)kind;
    (void)swap;
    return false;
}

void gear_empower(World *world, ItemKind kind) {
    (void)world;
    (void)kind;
}

void gear_tick(World *world) {
    (void)world;
}
