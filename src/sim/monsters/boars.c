#include "sim/monsters/boars.h"

#include "sim/combat/combat.h"
#include "sim/monsters/ai.h"
#include "sim/monsters/fight.h"
#include "sim/space/body.h"
#include "sim/space/noise.h"
#include "sim/space/terrain.h"
#include "sim/state/emit.h"

enum { NOISE_CRASH = 7 };

static bool in_way(Vec boar, Vec by, Vec other) {
    Vec to = vec_add(boar, by);
    return int_max(boar.x, to.x) + BODY_W * SUB > other.x && int_min(boar.x, to.x) - BODY_W * SUB < other.x &&
           int_max(boar.y, to.y) + BODY_H * SUB > other.y && int_min(boar.y, to.y) - BODY_H * SUB < other.y;
}

// To the side of the line of its charge on which the other stands, so that the way is free.
static int aside(const Actor *boar, Vec other) {
    Vec way = vec_sub(other, boar->pos);
    bool right = (int64_t)boar->push.x * way.y - (int64_t)boar->push.y * way.x >= 0;
    return (dir_of(boar->push) + (right ? 2 : DIR_COUNT - 2)) % DIR_COUNT;
}

// True when somebody is in the way.
static bool trample(World *world, int index) {
    const Actor *boar = &world->actors[index];
    bool met = false;
    for (int i = HERO; i < world->actor_count; i++) {
        const Actor *other = &world->actors[i];
        if (i == index || other->kind == ACTOR_NONE || !in_way(boar->pos, boar->push, other->pos)) continue;
        combat_hurt_by(world, i, ACTORS[boar->kind].damage, aside(boar, other->pos), CAUSE_FOE, index);
        met = true;
    }
    return met;
}

// True when a wall stood there: a cracked one gives way as well, but it ends the charge.
static bool ram(World *world, int index, Vec cell) {
    bool wall = level_wall(&world->level, cell);
    return !terrain_breach(world, cell, index) || wall;
}

// Whether a wall stops it along an axis; what can be broken does not.
static bool walled(World *world, int index, Vec by) {
    Vec pos = vec_add(world->actors[index].pos, by);
    bool wall = false;
    for (int corner = 0; corner < 4; corner++) {
        Vec off = {(corner % 2 == 0 ? -BODY_W : BODY_W) * SUB / 2 - corner % 2,
                   (corner / 2 == 0 ? -BODY_H : BODY_H) * SUB / 2 - corner / 2};
        Vec cell = cell_of(vec_add(pos, off));
        if (level_solid(&world->level, cell) && ram(world, index, cell)) wall = true;
    }
    return wall;
}

static void crash(World *world, int index) {
    say_of(world, EVENT_CRASH, index, 0);
    combat_begin(world, index, ACT_NONE);
    minds_stun(world, index, CRASH_TICKS);
    Vec cell = cell_of(world->actors[index].pos);
    noise_make(world, cell, NOISE_CRASH, index, cell);
}

// A wall that it merely grazes leads it along.
static bool crashes(World *world, int index) {
    Vec push = world->actors[index].push;
    bool x = push.x != 0 && walled(world, index, (Vec){push.x, 0});
    bool y = push.y != 0 && walled(world, index, (Vec){0, push.y});
    return (x && 2 * int_abs(push.x) >= int_abs(push.y)) || (y && 2 * int_abs(push.y) >= int_abs(push.x));
}

void boar_charge(World *world, int index) {
    Actor *boar = &world->actors[index];
    if (boar->act_ticks == 0) say_toward(world, EVENT_CHARGE, index, 0, dir_of(boar->push));
    bool met = trample(world, index);
    Vec way = body_move(world, index, boar->push);
    boar->brain.route.step = cell_of(boar->pos);
    if (!vec_eq(way, boar->push) && crashes(world, index) && !met) crash(world, index);
}
