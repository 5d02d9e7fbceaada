// Blows in real time. A blow hits the actors that pass three exact tests: the distance to the target's box,
// the angle between the aim and the target's centre (cos 60 = 1/2, so 4 dot^2 >= |a|^2 |b|^2), and an open
// line of cells between the two.
#include "sim/combat/scale.h"

#include "sim/combat/blows.h"
#include "sim/combat/combat.h"
#include "sim/space/body.h"

enum {
    ROLL_SAFE_FROM = 2, // ticks of a roll, counted from 1
    ROLL_SAFE_TO = 11
};

static int act_ticks(const Actor *actor, int ticks) {
    (void)actor;
    return ticks;
}

static bool rolls_clear(const World *world) {
    const Actor *hero = &world->actors[HERO];
    return hero->act == ACT_ROLL && hero->act_ticks >= ROLL_SAFE_FROM - 1 &&
           hero->act_ticks <= ROLL_SAFE_TO - 1;
}

// True if a body that runs down its lane touches another in this tick.
static bool tramples(const Actor *runner, Vec target, Vec half) {
    Vec own = body_half(runner->kind), way = vec_sub(target, vec_add(runner->pos, runner->push));
    return int_abs(way.x) < half.x + own.x && int_abs(way.y) < half.y + own.y;
}

static bool in_sector(const World *world, const Actor *attacker, int aim, Vec target, Vec half) {
    Vec way = vec_sub(target, attacker->pos);
    return combat_box_within(attacker->pos, target, half, blow_reach_px(world, attacker)) &&
           blow_faces(attacker, aim, way) && combat_line_open(&world->level, attacker->pos, target);
}

static bool meets(const World *world, const Actor *attacker, int aim, Vec target, Vec half) {
    bool strikes = attacker->act == ACT_BLOW && attacker->kind != ACTOR_HERO;
    if (strikes && blow_of(attacker)->shape == SHAPE_LANE) return tramples(attacker, target, half);
    return in_sector(world, attacker, aim, target, half);
}

// Knocks an actor back with `speed` in sub a tick.
static void throw_back(World *world, int index, int dir, int speed) {
    world->actors[index].push = dir_velocity(dir, speed);
    world->actors[index].vel = (Vec){0, 0};
    combat_begin_act(world, index, ACT_HURT);
}

static Vec push(const World *world, int index) {
    return world->actors[index].push;
}

static Vec apply_push(World *world, int index) {
    return body_move(world, index, world->actors[index].push);
}

const Scale SCALE_REAL = {.act_ticks = act_ticks,
                          .rolls_clear = rolls_clear,
                          .is_within = combat_box_within,
                          .meets = meets,
                          .throw_back = throw_back,
                          .push = push,
                          .apply_push = apply_push};
