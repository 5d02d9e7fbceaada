#pragma once
// Transitions between mind states. What a monster does in each state is in sim/monsters/ai.c.

#include "sim/state/world.h"

enum { SEARCH_SPOTS = 3 };

// What a monster in a state reacts to.
typedef struct Reactions {
    bool notice; // noise and half the full notice make it suspicious
    bool chase;  // full notice makes it chase
    bool fear;   // fire makes it flee
} Reactions;
extern const Reactions REACTIONS[MIND_COUNT];

// Begins a state. Ends the monster's task, path and attack token.
void minds_set(World *world, int index, Mind mind);

// True for an elite whose stairs the hero is far from: it does not follow him.
bool minds_stays_on_guard(const World *world, int index);

// The monster chases the hero and shouts.
void minds_chase(World *world, int index);

// The monster was hurt, or a chaser bumped into it. It wakes and chases, with its whole pack.
void minds_wake_to_chase(World *world, int index);

// It becomes suspicious of a cell.
void minds_suspect(World *world, int index, Vec about_cell);

// It was hurt by an unknown attacker. It becomes suspicious, unless it is already, and its pack wakes.
void minds_hurt_unseen(World *world, int index);

// It heard a noise. Unless it chases or flees, it goes to look at the cell.
void minds_hear(World *world, int index, Vec about_cell);

// Stuns it for `ticks`; then it chases.
void minds_stun(World *world, int index, int ticks);

// It flees.
void minds_flee(World *world, int index);
// It flees from the hero for `ticks`, whatever it was doing, unless it is stunned.
void minds_scare(World *world, int index, int ticks);

// Ends what it is doing and sends it home.
void minds_go_home(World *world, int index);

// Puts it to sleep where it stands and makes that its home.
void minds_sleep_here(World *world, int index);

// It searches for the hero where it last saw him.
void minds_begin_search(World *world, int index);
// It searches for him around a cell, at any distance and for longer.
void minds_search_at(World *world, int index, Vec cell);

// Cancels what the monster does, such as a wind-up or a blow, but not the time that a hit stops it.
void minds_cancel_act(Actor *actor);

// Drops its task; it looks for no other for `ticks`.
void minds_drop_task(Actor *actor, int ticks);
