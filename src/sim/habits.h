#pragma once
// The ways of fighting. A row here, and what the row names, makes a monster fight differently.

#include "sim/paths.h"

typedef struct HabitInfo {
    int range;                             // px to the hero's edge at which a wind-up begins
    int blow_ticks;                        // for which the blow is active
    int lunge;                             // sub a tick during the blow, towards where the hero was
    int rest;                              // ticks after a blow before the next turn
    int near;                              // cells to the hero at which its turn can come
    int pace;                              // eighths of its speed while it waits
    int turn_ticks;                        // for each 45 degrees; 0: at once
    bool shield;                           // stops blows from the front
    bool hops;                             // moves in bursts
    bool splits;                           // a kill makes two of it
    bool flees;                            // runs off in the second half of its recovery
    void (*wait)(World *world, int index); // while it is not its turn
} HabitInfo;

extern const HabitInfo HABITS[HABIT_COUNT];

const HabitInfo *habit_of(const Actor *actor);

// The speed of this tick: `eighths` of its own, in the bursts of those that hop.
int habit_speed(const World *world, int index, int eighths);

// Turns to a direction, slow turners by one step at most.
void habit_face(Actor *actor, int dir);

// One tick of walking to where it was sent.
Travel habit_walk(World *world, int index, int eighths);

// Whether it should run: nearly dead, or an animal beside fire. One tick of running; cornered, it fights.
bool habit_fears(const World *world, int index);
void habit_flee(World *world, int index);

// One tick of getting out of light that it shuns; false where there is none.
bool habit_leaves_light(World *world, int index);

// One tick of a chaser that is free to act, and of one in the midst of an act.
void habit_fight(World *world, int index);
void habit_act(World *world, int index);

// What becomes of a monster that was killed (`dead`; its slot is free).
void habit_died(World *world, int index, const Actor *dead);
