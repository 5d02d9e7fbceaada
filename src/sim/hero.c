#include "sim/hero.h"

#include "sim/body.h"
#include "sim/combat.h"
#include "sim/use.h"

enum { BUFFER_TICKS = 6 };

void hero_press(World *world, Input input) {
    unsigned pressed = input.buttons & ~(unsigned)world->last_input.buttons;
    if (pressed != 0) {
        world->pressed = pressed;
        world->pressed_ticks = BUFFER_TICKS;
    }
    world->last_input = input;
}

static void walk(World *world, Input input) {
    Actor *hero = &world->actors[HERO];
    Vec way = {int_sign(input.x), int_sign(input.y)};
    bool striking = hero->act != ACT_NONE;
    int speed = striking ? ACTORS[ACTOR_HERO].speed / 2 : ACTORS[ACTOR_HERO].speed;
    bool moves = way.x != 0 || way.y != 0;
    if (moves && !striking) hero->facing = dir_of(way);
    body_walk(world, HERO, moves ? dir_velocity(dir_of(way), speed) : (Vec){0, 0}, speed);
}

static void begin_strike(World *world, Input input) {
    Actor *hero = &world->actors[HERO];
    if (input.x != 0 || input.y != 0) hero->facing = dir_of((Vec){int_sign(input.x), int_sign(input.y)});
    hero->aim = hero->facing;
    combat_begin(world, HERO, ACT_WINDUP);
}

// Takes note of a button that went down a moment ago, once.
static bool was_pressed(World *world, unsigned button) {
    bool pressed = world->pressed_ticks > 0 && (world->pressed & button) != 0;
    if (pressed) world->pressed &= ~button;
    return pressed;
}

static void act(World *world, Input input) {
    Actor *hero = &world->actors[HERO];
    if (hero->act == ACT_NONE && was_pressed(world, BUTTON_STRIKE)) begin_strike(world, input);
    if (hero->act == ACT_NONE && was_pressed(world, BUTTON_USE)) use_begin(world);
    // Whoever opens a chest stands still.
    walk(world, hero->act == ACT_USE ? (Input){0} : input);
    if (hero->act == ACT_BLOW) combat_blow(world, HERO);
}

void hero_tick(World *world, Input input) {
    Actor *hero = &world->actors[HERO];
    if (world->outcome != OUTCOME_NONE) return;
    bool opens = hero->act == ACT_USE;
    combat_advance(world, HERO);
    if (opens && hero->act == ACT_NONE) use_finish(world);
    if (hero->act == ACT_HURT) {
        combat_push(world, HERO);
        if (input.x != 0 || input.y != 0) hero->facing = dir_of((Vec){int_sign(input.x), int_sign(input.y)});
    } else if (world->outcome == OUTCOME_NONE) {
        act(world, input);
    }
    if (world->pressed_ticks > 0) world->pressed_ticks--;
}
