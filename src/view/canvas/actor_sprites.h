#pragma once

#include "view/canvas/sprites.h"

// The sprites of actors and items, found by the names in their tables, and which frame an actor shows when.
//
// "<name>_down", "_up", "_side" (faces right): frames 0-3 walk, 4 wind-up, 5 strike, 6 hurt.
// "<name>_death": 3 frames.
// "<name>_sleep": 2 frames, monsters only. "<name>_loot_down", "_up", "_side": as above, thieves only.
// What only the hero does has sprites of its own; "down", "up" and "side" are in this order.

typedef struct ActorKindSprites {
    int down, up, side, death, sleep;
    int loot[3];   // down, up, side, while it carries loot
    int head;      // px from the top of the sprite to the head of a standing actor
    Colour colour; // the most typical colour, for what flies off when it is hit
    int luma;      // 0..255: its average brightness
} ActorKindSprites;

// With the lantern shut, drawing the bow, throwing, the torch in his hand (drawn over him), rolling, ringing.
typedef struct HeroSprites {
    int shut[3], bow[3], toss[3], brand[3], roll, bell;
} HeroSprites;

typedef struct ActorSprites {
    ActorKindSprites actors[ACTOR_KIND_COUNT];
    HeroSprites hero;
    int items[ICON_COUNT];
} ActorSprites;

typedef struct Pose {
    int sprite, frame, flip;
    bool lands;           // it has just put its weight on a foot
    Vec lean;             // px, towards or away from its target
    int over, over_frame; // a sprite drawn over it and its frame; -1: none
    Vec hand;             // px from the sprite's upper left to what is about to be thrown
    bool holds;           // there is something to throw
} Pose;

// Returns false with one line in `error` when a sprite is missing.
bool actor_sprites_init(ActorSprites *sprites, const Atlas *atlas, Error *error);

// `clock`: ticks, for continuous movement; `index`: of the actor, so that actors do not move in step;
// `ticks_hero_dead`: ticks since the hero died.
Pose actor_pose(const ActorSprites *sprites, const Actor *actor, uint32_t clock, int index,
                int ticks_hero_dead);

// The hero's pose. `threw_in_arc`: what he threw last flew in an arc.
Pose hero_pose(const ActorSprites *sprites, const World *world, uint32_t clock, int ticks_hero_dead,
               bool threw_in_arc);

// True if the strike that an actor announces comes in a moment.
bool actor_will_strike(const Actor *actor);
