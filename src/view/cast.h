#pragma once
// The sprites of actors and items, found by the names in their tables, and which picture an actor shows when.
//
// "<name>_down", "_up", "_side" (faces right): frames 0-3 walk, 4 wind-up, 5 strike, 6 hurt.
// "<name>_death": 3.
// "<name>_sleep": 2, monsters only.

#include "sim/world.h"
#include "view/atlas.h"

typedef struct ActorSprites {
    int down, up, side, death, sleep;
    int head;      // px from the top of the sprite to the head of who stands
    Colour colour; // the most telling one: of what flies off when it is hit
} ActorSprites;

typedef struct Cast {
    ActorSprites actors[ACTOR_KIND_COUNT];
    int items[ITEM_COUNT];
} Cast;

typedef struct Pose {
    int sprite, frame, flip;
    Vec lean; // px, towards or away from what is struck
} Pose;

// False with one line in `error` when a sprite lacks.
bool cast_init(Cast *cast, const Atlas *atlas, char *error, size_t error_size);

// clock: ticks, for what moves all the time; index: of the actor, so that they do not move in step; fallen:
// ticks since the hero died.
Pose cast_pose(const Cast *cast, const Actor *actor, uint32_t clock, int index, int fallen);

// The strike that an actor announces comes within a moment.
bool cast_threatens(const Actor *actor);
