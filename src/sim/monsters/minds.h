#pragma once
// Transitions between mind states. What a monster does in each state is in sim/monsters/ai.c.

#include "sim/state/world.h"

enum { SEARCH_SPOTS = 3 };

// The perceptions that a mind state reacts to.
typedef struct Reactions {
    bool notice; // noise and half the full notice make it suspicious
    bool chase;  // full notice makes it chase
    bool fear;   // fire makes it flee
} Reactions;
extern const Reactions REACTIONS[MIND_COUNT];

// Begins a state. Ends the monster's task, path and attack token.
void minds_set(World *world, int index, Mind mind);

// Gives chase, and shouts.
// True for an elite whose stairs the hero is far from: it follows nobody there.
bool minds_leaves(const World *world, int index);

void minds_chase(World *world, int index);

// The monster was hurt, or a chaser bumped into it: it wakes and chases, with its whole pack.
void minds_alarm(World *world, int index);

// Becomes suspicious of a cell.
void minds_suspect(World *world, int index, Vec about);

// The monster was hurt by an unknown attacker: it becomes suspicious unless it is already, and its pack
// wakes.
void minds_startle(World *world, int index);

// The monster heard a noise: unless it chases or flees it goes to look at the cell.
void minds_hear(World *world, int index, Vec about);

// Stuns the monster for `ticks`; then it chases.
void minds_stun(World *world, int index, int ticks);

// The monster flees; in the second form from the hero for `ticks`, whatever it was doing.
void minds_flee(World *world, int index);
void minds_scare(World *world, int index, int ticks);

// Ends whatever it is doing and sends it home.
void minds_go_home(World *world, int index);

// Puts it to sleep where it stands and makes that its home.
void minds_sleep_at(World *world, int index);

// Searches for the hero where it last saw him; in the second form about a cell, at any distance.
void minds_search(World *world, int index);
void minds_hunt(World *world, int index, Vec cell);

// Cancels its wind-up or blow.
void minds_lower(Actor *actor);

// Drops its task; it looks for no other for `ticks`.
void minds_drop_task(Actor *actor, int ticks);
