#pragma once
// How a player sees monsters about it, and what it presses to go somewhere. Only the files of the player need
// this.

#include "sim/state/world.h"

// The button, unless it was down already: only a fresh press counts.
uint8_t look_press(const World *world, unsigned button);

Input look_towards(Vec from, Vec to); // sub
Input look_direction(int dir);

// It is up to something.
bool look_awake(const Actor *monster);

int look_px(Vec a, Vec b);

// The nearest monster that it sees, awake or not; -1: none.
int look_nearest(const World *world, int within_px, bool only_awake);

// How many near by are after it.
int look_hunters(const World *world);

// True when one of the eight directions leads straight there, and nothing is between.
bool look_in_line(const World *world, Vec pos, int *dir);
