#include "sim/monsters/attack.h"

#include "sim/combat/combat.h"
#include "sim/combat/styles.h"
#include "sim/monsters/infighting.h"
#include "sim/monsters/step.h"
#include "sim/space/body.h"
#include "sim/state/emit.h"

Vec habit_way(const World *world, const Actor *actor) {
    return vec_sub(world->actors[feud_quarry(actor)].pos, actor->pos);
}

int habit_aim(const World *world, const Actor *actor) {
    return dir_of(habit_way(world, actor));
}

bool habit_in_range(const World *world, const Actor *actor) {
    int quarry = feud_quarry(actor);
    Vec at = world->actors[quarry].pos;
    return (actor->brain.sees || quarry != HERO) && combat_in_reach(actor->pos, at, habit_of(actor)->range) &&
           combat_line_open(&world->level, actor->pos, at);
}

void habit_wind_up(World *world, int index) {
    Actor *actor = &world->actors[index];
    int dir = habit_aim(world, actor);
    habit_face(actor, dir);
    // A slow turner goes on turning until it faces the hero, give or take 45 degrees.
    int off = (dir - actor->facing + DIR_COUNT) % DIR_COUNT;
    if (off > 1 && off < DIR_COUNT - 1) return;
    actor->brain.route.step = cell_of(actor->pos);
    actor->aim = actor->facing;
    combat_begin(world, index, ACT_WINDUP);
    if (habit_of(actor)->shoots) say_toward(world, EVENT_AIM, index, 0, dir);
}

void habit_press_on(World *world, int index) {
    Actor *actor = &world->actors[index];
    int speed = habit_speed(world, index, 8);
    Vec way = body_towards(actor->pos, world->actors[feud_quarry(actor)].pos, speed);
    actor->brain.route.step = cell_of(actor->pos);
    if (path_dazzles(world, index, actor->brain.route.step, cell_of(vec_add(actor->pos, way)))) return;
    body_walk(world, index, way, speed);
}

// The clever do not strike through their friends: their turn is over, and they look for another place.
static bool holds_back(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    return ACTORS[actor->kind].clever && combat_meets_friend(world, index, habit_aim(world, actor));
}

void habit_close_in(World *world, int index) {
    if (habit_in_range(world, &world->actors[index])) {
        if (holds_back(world, index)) {
            world->actors[index].brain.attack_token = 0;
        } else {
            habit_wind_up(world, index);
        }
    } else if (path_away(world, index) <= 1) {
        habit_press_on(world, index);
    } else {
        habit_step(world, index, path_closer, 8);
    }
}

void habit_strike(World *world, int index) {
    combat_blow(world, index);
    world->actors[index].brain.route.step = cell_of(world->actors[index].pos);
}

// At the edge of light that it shuns it stops.
static bool can_lunge(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    Vec to = cell_of(vec_add(actor->pos, actor->push));
    return !path_dazzles(world, index, cell_of(actor->pos), to);
}

void habit_swoop(World *world, int index) {
    if (!can_lunge(world, index)) {
        combat_begin(world, index, ACT_RECOVERY);
        return;
    }
    combat_push(world, index);
    habit_strike(world, index);
}
