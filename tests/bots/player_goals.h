#pragma once
// Where a player would go next. Only bots/player.c needs this.

#include "bots/player.h"

enum { GOALS_SOON_TICKS = 200 }; // before a toll, in which it stays where it is

typedef struct Choice {
    Vec cell, spot; // sub
    int cost;       // steps, and what else speaks against it
    int push;
    bool use;
    int pick;
} Choice;

// Takes the other one if it can be come by and costs less.
void goals_consider(const Player *player, Choice *best, Choice other);
void goals_set(Player *player, const Choice *choice);

// Sets goal, push and use; a goal of x < 0 when there is none.
void goals_choose(Player *player, const World *world);

// It knows of a treasure that it could go and take.
bool goals_knows_good(const Player *player, const World *world);

// Weak, and out of reach of whoever is after it, it rings to mend.
bool goals_ring_for_help(const Player *player, const World *world, Input *input);

// A player that rings on arrival does so.
bool goals_ring_first(const Player *player, const World *world, Input *input);

// What it does there: rings the bell, or waits for the toll.
Input goals_idle(Player *player, const World *world);
