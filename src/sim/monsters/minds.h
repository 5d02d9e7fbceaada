#pragma once
// What changes a monster's mind: it wakes, suspects, gives chase, flees, goes home. What it does in each
// state is in sim/monsters/ai.c.

#include "sim/state/world.h"

enum { SEARCH_SPOTS = 3 };

// What stirs a mind.
typedef struct Reactions {
    bool notice; // half a notice makes it suspicious, and so does noise
    bool chase;  // a full one makes it give chase
    bool fear;   // fire makes it run
} Reactions;
extern const Reactions REACTIONS[MIND_COUNT];

// Begins a state. The task that it was about, its path and its turn to attack are over.
void minds_set(World *world, int index, Mind mind);

// Gives chase, and shouts.
void minds_chase(World *world, int index);

// Hurt, or bumped into by a chaser: the monster wakes and gives chase, with all its pack.
void minds_alarm(World *world, int index);

// Becomes suspicious of a cell.
void minds_suspect(World *world, int index, Vec about);

// Hurt by it knows not whom: who suspects nothing yet does so now, a pack rises.
void minds_startle(World *world, int index);

// Heard something: who neither chases nor flees goes to look there.
void minds_hear(World *world, int index, Vec about);

// Does nothing for so many ticks, then gives chase.
void minds_stun(World *world, int index, int ticks);

// Runs off; from the hero for so many ticks, whatever it was about.
void minds_flee(World *world, int index);
void minds_scare(World *world, int index, int ticks);

// Gives up whatever it is about.
void minds_go_home(World *world, int index);

// Asleep where it stands, and at home there.
void minds_sleep_at(World *world, int index);

// Looks for the hero where it saw him last; about a cell, however far that is.
void minds_search(World *world, int index);
void minds_hunt(World *world, int index, Vec cell);

// Leaves off from any blow.
void minds_lower(Actor *actor);

// Leaves off its task, for that long.
void minds_drop_task(Actor *actor, int ticks);
