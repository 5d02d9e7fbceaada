#pragma once
// The sprites of actors and items, found by the names in their tables, and which picture an actor shows when.
//
// "<name>_down", "_up", "_side" (faces right): frames 0-3 walk, 4 wind-up, 5 strike, 6 hurt.
// "<name>_death": 3.
// "<name>_sleep": 2, monsters only. "<name>_loot_down", "_up", "_side": as above, thieves only.
// What only the hero does has sprites of its own; "down", "up" and "side" come in this order.

#include "base/fail.h"
#include "sim/state/actor.h"
#include "view/canvas/atlas.h"
#include "view/canvas/sprites.h"

typedef struct World World;

typedef struct ActorKindSprites {
    int down, up, side, death, sleep;
    int loot[3];   // down, up, side, with what it has stolen
    int head;      // px from the top of the sprite to the head of who stands
    Colour colour; // the most telling one: of what flies off when it is hit
} ActorKindSprites;

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
    Vec lean;             // px, towards or away from what is struck
    int over, over_frame; // drawn over it; -1: nothing
    Vec hand;             // px from the sprite's upper left, of what is about to be thrown
    bool holds;           // something there
} Pose;

// False with one line in `error` when a sprite lacks.
bool actor_sprites_init(ActorSprites *sprites, const Atlas *atlas, Error *error);

// clock: ticks, for what moves all the time; index: of the actor, so that they do not move in step; fallen:
// ticks since the hero died.
Pose actor_pose(const ActorSprites *sprites, const Actor *actor, uint32_t clock, int index, int fallen);

// The hero's. lobbed: what he threw last flew in an arc.
Pose hero_pose(const ActorSprites *sprites, const World *world, uint32_t clock, int fallen, bool lobbed);

// The strike that an actor announces comes within a moment.
bool actor_threatens(const Actor *actor);
