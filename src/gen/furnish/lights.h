#pragma once
// Light fixtures, lit or not: braziers on the floor, torches and brackets on wall fronts.

#include "gen/tools/context.h"

enum {
    FLOOR_PER_BRAZIER = 300, // cells
    LIGHTS_GAP_X = 5,        // cells from one torch or bracket to the next where there is room enough
    LIGHTS_GAP_Y = 3
};

// A stage: some stand cold in the middle of large rooms.
void braziers_place(GenContext *gen);

// Up to `wanted` braziers, each with `room` cells of free floor to all sides.
void braziers_place_some(GenContext *gen, int wanted, int room);

// Up to `wanted` braziers where `score` is best, each of so many places.
void braziers_place_best(GenContext *gen, int wanted, int samples, int (*score)(GenContext *gen, Vec cell));

// A wall with floor below it and wall to both sides: something may hang there.
bool lights_front(const Level *level, Vec cell);

// True when a torch or bracket hangs within LIGHTS_GAP_X cells to the sides and so many rows above and below.
bool lights_near(const Level *level, Vec cell, int above, int below);

// Hangs a torch, or now and then a bracket, on a wall front.
void lights_hang(GenContext *gen, Vec cell);

// Hangs so many torches and brackets far from each other, as far as there are fronts.
void lights_hang_some(GenContext *gen, int lit, int unlit);
