// A boar's charge: straight on until a wall stuns it.
#include "sim/monsters/boar.h"

#include "sim/combat/combat.h"
#include "sim/combat/scale.h"
#include "sim/hazards/props.h"
#include "sim/monsters/attack.h"
#include "sim/monsters/minds.h"
#include "sim/space/body.h"
#include "sim/space/noise.h"
#include "sim/state/emit.h"

enum { NOISE_CRASH = 7, CRASH_TICKS = 90 };

// Runs against a cell. Returns true if it was a wall. A cracked wall breaks, but still ends the charge.
static bool ram(World *world, int index, Vec cell) {
    bool wall = level_looks_like_wall(&world->level, cell);
    return !props_break_weak(world, cell, index) || wall;
}

// True if a wall stops it along an axis. Props that break do not.
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
    emit_of(world, EVENT_CRASH, index, 0);
    combat_begin_act(world, index, ACT_NONE);
    minds_stun(world, index, CRASH_TICKS);
    Vec cell = cell_of(world->actors[index].pos);
    noise_make(world, cell, NOISE_CRASH, index, cell);
}

// True if it ran into a wall, or along one: it leaves its lane for nothing.
static bool crashes(World *world, int index) {
    Vec push = world->actors[index].push;
    bool x = push.x != 0 && walled(world, index, (Vec){push.x, 0});
    bool y = push.y != 0 && walled(world, index, (Vec){0, push.y});
    return x || y;
}

static bool rams(World *world, int index, Vec cell) {
    return level_solid(&world->level, cell) && ram(world, index, cell);
}

// True if a wall stops it on the way to a neighbouring cell, or beside a diagonal way.
static bool walled_off(World *world, int index, Vec next) {
    Vec cell = cell_of(world->actors[index].pos);
    bool ahead = rams(world, index, next), beside = false;
    if (next.x != cell.x && next.y != cell.y) {
        beside = rams(world, index, (Vec){next.x, cell.y});
        beside |= rams(world, index, (Vec){cell.x, next.y});
    }
    return ahead || beside;
}

// One tick of the charge turn by turn. Whoever is trampled stays in the way, so the charge ends there.
static void charge_by_cells(World *world, int index) {
    Actor *boar = &world->actors[index];
    Vec by = scale_push_way(world, index);
    if (walled_off(world, index, cell_of(vec_add(boar->pos, by)))) {
        crash(world, index);
        return;
    }
    bool stopped = !vec_eq(scale_push(world, index), by);
    boar->brain.route.step = cell_of(boar->pos);
    (void)attack_trample(world, index);
    if (stopped) combat_begin_act(world, index, ACT_RECOVERY);
}

void boar_charge(World *world, int index) {
    Actor *boar = &world->actors[index];
    if (boar->act_ticks == 0) emit_toward(world, EVENT_CHARGE, index, 0, dir_of(boar->push));
    if (world_is_turn_based(world)) {
        charge_by_cells(world, index);
        return;
    }
    bool met = attack_trample(world, index);
    Vec way = body_move(world, index, boar->push);
    boar->brain.route.step = cell_of(boar->pos);
    if (!vec_eq(way, boar->push) && crashes(world, index) && !met) crash(world, index);
}
