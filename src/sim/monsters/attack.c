#include "sim/monsters/attack.h"

#include "sim/combat/blows.h"
#include "sim/combat/combat.h"
#include "sim/combat/scale.h"
#include "sim/combat/swing.h"
#include "sim/monsters/infighting.h"
#include "sim/monsters/step.h"
#include "sim/space/body.h"
#include "sim/state/emit.h"

// True for blind monsters, which only know where they last heard the hero.
static bool guesses(const Actor *actor) {
    return ACTORS[actor->kind].blind && infighting_foe(actor) == HERO;
}

static Vec target_of(const World *world, const Actor *actor) {
    return guesses(actor) ? cell_centre(actor->brain.seen) : world->actors[infighting_foe(actor)].pos;
}

static Vec way_to_target(const World *world, const Actor *actor) {
    return vec_sub(target_of(world, actor), actor->pos);
}

int attack_dir_to_target(const World *world, const Actor *actor) {
    return dir_of(way_to_target(world, actor));
}

bool attack_can_wind_up(const World *world, const Actor *actor) {
    Vec at = target_of(world, actor);
    bool inside_wall = level_solid(&world->level, cell_of(actor->pos));
    bool knows = actor->brain.sees || infighting_foe(actor) != HERO || guesses(actor);
    return knows && !inside_wall && scale_is_within(world, actor->pos, at, blow_of(actor)->range) &&
           combat_line_open(&world->level, actor->pos, at);
}

void attack_take_aim(World *world, int index) {
    Actor *actor = &world->actors[index];
    Vec cell = cell_of(actor->pos), at = cell_of(target_of(world, actor));
    int far = swing_px_to_cells(blow_of(actor)->range);
    actor->aim = actor->facing;
    actor->brain.mark =
        (Vec){int_clamp(at.x, cell.x - far, cell.x + far), int_clamp(at.y, cell.y - far, cell.y + far)};
    actor->push = body_velocity_along(way_to_target(world, actor), blow_of(actor)->lunge);
}

void attack_turn(World *world, int index) {
    Actor *actor = &world->actors[index];
    int dir = attack_dir_to_target(world, actor);
    step_face(actor, dir);
    // a slow turner keeps turning until it faces the hero within 45 degrees
    int off = (dir - actor->facing + DIR_COUNT) % DIR_COUNT;
    if (off > 1 && off < DIR_COUNT - 1) return;
    actor->brain.route.step = cell_of(actor->pos);
    attack_take_aim(world, index);
    combat_begin_act(world, index, ACT_WINDUP);
    if (blow_of(actor)->shoots) emit_toward(world, EVENT_AIM, index, 0, dir);
}

void attack_final_approach(World *world, int index) {
    Actor *actor = &world->actors[index];
    int speed = step_own_speed(world, index, 8);
    Vec way = body_velocity_to(actor->pos, target_of(world, actor), speed);
    actor->brain.route.step = cell_of(actor->pos);
    if (path_enters_light(world, index, actor->brain.route.step, cell_of(vec_add(actor->pos, way)))) return;
    body_walk(world, index, way, speed);
}

static bool friend_in_way(const World *world, int index, int aim) {
    int foe = infighting_foe(&world->actors[index]);
    for (int i = HERO + 1; i < world->actor_count; i++) {
        if (i == index || i == foe || world->actors[i].kind == ACTOR_NONE) continue;
        if (combat_would_meet(world, index, aim, i)) return true;
    }
    return false;
}

// True if a clever monster does not strike because a friend is in the way. It gives up its attack token and
// looks for another place.
static bool holds_back(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    return ACTORS[actor->kind].clever && friend_in_way(world, index, attack_dir_to_target(world, actor));
}

void attack_approach(World *world, int index) {
    if (attack_can_wind_up(world, &world->actors[index])) {
        if (holds_back(world, index)) {
            world->actors[index].brain.attack_token = 0;
        } else {
            attack_turn(world, index);
        }
    } else if (path_hero_steps(world, index) <= 1) {
        attack_final_approach(world, index);
    } else {
        step_take(world, index, path_score_closer, 8);
    }
}

void attack_strike(World *world, int index) {
    combat_blow_tick(world, index);
    world->actors[index].brain.route.step = cell_of(world->actors[index].pos);
}

// The direction that knocks another actor off a charge's path: to the side where it stands.
static int aside(const Actor *runner, Vec other) {
    Vec way = vec_sub(other, runner->pos);
    bool right = (int64_t)runner->push.x * way.y - (int64_t)runner->push.y * way.x >= 0;
    return (dir_of(runner->push) + (right ? 2 : DIR_COUNT - 2)) % DIR_COUNT;
}

bool attack_trample(World *world, int index) {
    const Actor *runner = &world->actors[index];
    bool met = false;
    for (int i = HERO; i < world->actor_count; i++) {
        const Actor *other = &world->actors[i];
        if (i == index || other->kind == ACTOR_NONE || !combat_reaches(world, index, i)) continue;
        combat_hurt_by(world, i, blow_of(runner)->damage, aside(runner, other->pos), CAUSE_FOE, index);
        met = true;
    }
    return met;
}

// True if the lunge would not carry it into light that it shuns.
static bool can_lunge(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    Vec to = cell_of(vec_add(actor->pos, scale_push_way(world, index)));
    return !path_enters_light(world, index, cell_of(actor->pos), to);
}

void attack_lunge(World *world, int index) {
    if (!can_lunge(world, index)) {
        combat_begin_act(world, index, ACT_RECOVERY);
        return;
    }
    Vec by = scale_push_way(world, index), way = scale_push(world, index);
    bool stopped = world_is_turn_based(world) && !vec_eq(way, by); // somebody stands there
    attack_strike(world, index);
    if (stopped) combat_begin_act(world, index, ACT_RECOVERY);
}
