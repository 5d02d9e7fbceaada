#pragma once
// The pieces that effects are made of. Points are in effect units.

#include "view/effects/effects.h"

enum {
    EFFECT_PX = 16,               // effect units in a px
    EFFECT_FEET = 10 * EFFECT_PX, // from the middle of a picture to the ground
    EFFECT_NUMBER_UP = 21         // px above the middle: clear of the health bar
};

// Adds an effect. If the pool is full, it is dropped.
void effect_add(Effects *effects, Effect effect);

// A random number in lo..hi that has no influence on the game.
int effect_random_int(Effects *effects, int lo, int hi);

// The middle of the picture of something that stands at `sub`.
Vec effect_picture_middle(Vec sub);

// Plays an animation after `delay` ticks.
void effect_animate(Effects *effects, int sprite, Vec pos_16ths, int delay);
// The same for stone dust, which is lit like things.
void effect_spawn_lit_dust(Effects *effects, int sprite, Vec pos_16ths, int delay);
// Smoke that grows thin.
void effect_spawn_smoke(Effects *effects, Vec pos_16ths, int delay);
// Something appears at `pos_sub` after `wait` ticks. It flies there from `from_sub`, unless that is the same.
// If motion is reduced it is there at once.
void effect_spawn_arrival(Effects *effects, Vec from_sub, Vec pos_sub, int wait);
// Coloured specks that fly up and fall.
void effect_spawn_grains(Effects *effects, int count, Vec pos_16ths, Colour colour);
// `ticks_between`: ticks from one sparkle to the next.
void effect_spawn_sparkles(Effects *effects, int count, Vec pos_16ths, int spread_px, int ticks_between);
// A number that rises above those that rise there already.
void effect_spawn_number(Effects *effects, int amount, Vec pos_16ths, Colour colour);
// Adds to the number of that colour, wherever it rises, or begins one.
void effect_merge_number(Effects *effects, int amount, Vec pos_16ths, Colour colour);

// Something drifts through the air, somewhere in sight. Call it once a tick.
void effects_ambient(Effects *effects, const World *world);

// Sometimes starts a small animal that runs along a wall in sight, far from all bodies. Call it once a tick.
void effects_critter(Effects *effects, const World *world);

// Sometimes starts a moth at a flame (px of the level). Call it once a tick for each flame in sight.
void effects_moth(Effects *effects, Vec flame);

// Starts the effects of an event.
void effects_react(Effects *effects, const World *world, const Event *event);
