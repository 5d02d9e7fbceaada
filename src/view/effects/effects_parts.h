#pragma once
// The pieces that what passes is made of. Points are in effect units.

#include "view/effects/effects.h"

enum {
    EFFECT_PX = 16,               // effect units in a px
    EFFECT_FEET = 10 * EFFECT_PX, // from the middle of a picture down to the ground
    EFFECT_NUMBER_UP = 21         // px above the middle: clear of the health bar
};

// When the pool is full, nothing.
void effect_add(Effects *effects, Effect effect);

// lo..hi; for looks only.
int effect_roll(Effects *effects, int lo, int hi);

// The middle of the picture of what stands at `sub`.
Vec effect_middle(Vec sub);

// An animation, `delay` ticks from now.
void effect_play(Effects *effects, int sprite, Vec pos, int delay);
// Of stone: it lies in the light that falls there.
void effect_dust(Effects *effects, int sprite, Vec pos, int delay);
// Smoke that thins out over what lies there.
void effect_smoke(Effects *effects, Vec pos, int delay);
// Something arrives at `pos` (sub), `wait` ticks from now.
void effect_arrival(Effects *effects, Vec from, Vec pos, int wait);
void effect_grains(Effects *effects, int count, Vec pos, Colour colour);
void effect_sparkles(Effects *effects, int count, Vec pos, int spread_px, int delay);
// Above those that rise there already.
void effect_number(Effects *effects, int amount, Vec pos, Colour colour);
// Takes the place of the one of that colour that rises anywhere, and adds that up.
void effect_add_up(Effects *effects, int amount, Vec pos, Colour colour);

// Something of what drifts through the air of the theme, somewhere in sight. Once a tick.
void effects_air(Effects *effects, const World *world);

// Now and then a small creature that runs along a wall in sight, far from all bodies. Once a tick.
void effects_critters(Effects *effects, const World *world);

// Now and then a moth about a flame (px of the level). Once a tick for each flame in sight.
void effects_moth(Effects *effects, Vec flame);

// What an event looks like.
void effects_react(Effects *effects, const World *world, const Event *event);
