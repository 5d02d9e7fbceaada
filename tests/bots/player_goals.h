#pragma once
// Where a player would go next. Only bots/player.c needs this.

#include "bots/player.h"

enum { GOALS_SOON_TICKS = 200 }; // so long before a toll the player stays where it is

// A place where the player could go. The fields are those of Player.
typedef struct Choice {
    Vec cell, spot; // `spot` in sub
    int cost;       // the steps to it, and more for what speaks against it
    int push;
    bool use;
    int pick;
} Choice;

// Replaces the best choice by the other one if that can be reached and costs less.
void goals_consider(const Player *player, Choice *best, Choice other);
void goals_set(Player *player, const Choice *choice);

// Chooses the goal and sets the fields of the player for it. goal.x < 0: there is nowhere to go.
void goals_choose(Player *player, const World *world);

// True if the player knows of a treasure that it could go and take.
bool goals_knows_treasure(const Player *player, const World *world);

// If the player is weak and no hunter can reach it, it rings to get hearts back. Returns false if not.
bool goals_ring_for_help(const Player *player, const World *world, Input *input);

// Rings if the player is one that rings on arrival. Returns false if not.
bool goals_ring_first(const Player *player, const World *world, Input *input);

// The input when there is nowhere to go: rings the bell, or waits for the toll.
Input goals_idle(Player *player, const World *world);
