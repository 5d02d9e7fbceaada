#pragma once
// Which monsters a player sees around it, and what it presses to go somewhere. Only the files of the player
// need this.

#include "sim/state/world.h"

// Returns the button, or 0 if it was down a tick ago, because only a new press counts.
uint8_t look_press(const World *world, unsigned button);

Input look_towards(Vec from, Vec to); // sub
Input look_direction(int dir);

// True if the monster hunts, flees, searches or winds up a blow.
bool look_awake(const Actor *monster);

// The distance of two points (sub) in px.
int look_px(Vec a, Vec b);

// The nearest monster in sight within that distance; -1: none.
int look_nearest(const World *world, int within_px, bool only_awake);

// How many monsters nearby hunt the player.
int look_hunters(const World *world);

// True when one of the eight directions leads straight to a point (sub) and nothing stands between. `dir`
// gets it.
bool look_in_line(const World *world, Vec pos, int *dir);
