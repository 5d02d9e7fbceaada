#pragma once
// The ways of fighting. A row here, and what the row names, makes a monster fight differently.

#include "sim/space/paths.h"

typedef struct HabitInfo {
    int range;      // px to the hero's edge at which a wind-up begins
    int blow_ticks; // for which the blow is active
    int lunge;      // sub a tick during the blow, towards where the hero was
    int rest;       // ticks after a blow before the next turn
    int near;       // cells to the hero at which its turn can come
    int pace;       // eighths of its speed while it waits
    int turn_ticks; // for each 45 degrees; 0: at once
    int loaded;     // sub a tick with what it stole; 0: it runs off with nothing
    bool shoots;    // one of those that need no place beside the hero
    bool shield;    // stops blows from the front
    bool hops;      // moves in bursts
    bool flees;     // runs off in the second half of its recovery
    bool (*willing)(const World *world, int index);             // NULL: always
    void (*wait)(World *world, int index);                      // while it is not its turn
    void (*attack)(World *world, int index);                    // while it is
    void (*strike)(World *world, int index);                    // one tick of its blow
    void (*killed)(World *world, int index, const Actor *dead); // by a blow; NULL: nothing comes of it
} HabitInfo;

extern const HabitInfo HABITS[HABIT_COUNT];

const HabitInfo *habit_of(const Actor *actor);

// Turns to a direction, slow turners by one step at most.
void habit_face(Actor *actor, int dir);

// One tick of walking to where it was sent.
Travel habit_walk(World *world, int index, int eighths);

// Walks on; from cell to cell it goes where `liking` says. False when there is nowhere to go.
bool habit_step(World *world, int index, Liking *liking, int eighths);

// The direction of whom it is after.
int habit_aim(const World *world, const Actor *actor);

// Whether its turn to attack may come now.
bool habit_may_attack(const World *world, int index);

void habit_wind_up(World *world, int index);

// One tick of being after actor.foe.
void habit_feud(World *world, int index);

// One tick of a chaser that is free to act, and of one in the midst of an act.
void habit_fight(World *world, int index);
void habit_act(World *world, int index);

// What becomes of a monster that a blow has killed (`dead`; its slot is free).
void habit_died(World *world, int index, const Actor *dead);
