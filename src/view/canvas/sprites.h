#pragma once
// Looks up the sprites that a module needs, all at once when it starts, and says which one is missing.

#include "base/fail.h"
#include "sim/state/actor.h"
#include "sim/state/hero.h"
#include "view/canvas/atlas.h"

typedef struct World World;

typedef struct SpriteWish {
    const char *name;
    int frames;  // at least
    int *sprite; // receives the index
} SpriteWish;

// False with one line in `error` when a sprite or some of its frames are missing.
bool sprites_find(const Atlas *atlas, const SpriteWish *wishes, size_t count, Error *error);

// Always false; says in `error` that memory runs out.
bool sprites_no_memory(Error *error);

// Which picture a thing has: potions and scrolls show what they look like in this run, all else its kind.
enum {
    ICON_POTIONS = ITEM_COUNT, // RUN_LOOKS of them
    ICON_SCROLLS = ICON_POTIONS + RUN_LOOKS,
    ICON_COUNT = ICON_SCROLLS + RUN_LOOKS
};

// 0..ICON_COUNT - 1; that of a candle for what is no item.
int item_icon(const World *world, int item);

// The name of its sprite, written to `text` and returned.
enum { ICON_NAME_MAX = 32 };
const char *item_icon_name(int icon, char *text);

// ---- view/canvas/actor_sprites.c

// The sprites of actors and items, found by the names in their tables, and which picture an actor shows when.
//
// "<name>_down", "_up", "_side" (faces right): frames 0-3 walk, 4 wind-up, 5 strike, 6 hurt.
// "<name>_death": 3.
// "<name>_sleep": 2, monsters only. "<name>_loot_down", "_up", "_side": as above, thieves only.
// What only the hero does has sprites of its own; "down", "up" and "side" come in this order.

typedef struct ActorKindSprites {
    int down, up, side, death, sleep;
    int loot[3];   // down, up, side, with what it has stolen
    int head;      // px from the top of the sprite to the head of a standing actor
    Colour colour; // the most telling one: of what flies off when it is hit
    int luma;      // 0..255: how bright it is on average
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
    bool lands;           // its weight comes down on the foot that was set
    Vec lean;             // px, towards or away from what is struck
    int over, over_frame; // drawn over it; -1: nothing
    Vec hand;             // px from the sprite's upper left, of what is about to be thrown
    bool holds;           // something there
} Pose;

// False with one line in `error` when a sprite is missing.
bool actor_sprites_init(ActorSprites *sprites, const Atlas *atlas, Error *error);

// clock: ticks, for what moves all the time; index: of the actor, so that they do not move in step; fallen:
// ticks since the hero died.
Pose actor_pose(const ActorSprites *sprites, const Actor *actor, uint32_t clock, int index, int fallen);

// The hero's. lobbed: what he threw last flew in an arc.
Pose hero_pose(const ActorSprites *sprites, const World *world, uint32_t clock, int fallen, bool lobbed);

// The strike that an actor announces comes within a moment.
bool actor_threatens(const Actor *actor);
