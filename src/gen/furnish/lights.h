#pragma once
// Light fixtures, lit or not: braziers on the floor, torches and brackets on walls.

#include "gen/tools/context.h"

enum {
    FLOOR_PER_BRAZIER = 300, // cells
    LIGHTS_GAP_X = 5,        // the distance between two torches or brackets, if there is enough room
    LIGHTS_GAP_Y = 3
};

// A stage: puts some unlit braziers into the middle of large rooms.
void braziers_place_some(GenContext *gen);

// Places up to `wanted` braziers, each with `free_around` cells of free floor on all sides.
void braziers_place_unlit(GenContext *gen, int wanted, int free_around);

// Places up to `wanted` braziers, each where `score` is best among `samples` random places.
void braziers_place_best(GenContext *gen, int wanted, int samples, int (*score)(GenContext *gen, Vec cell));

// True for a wall where something may hang: floor below it, and wall on both sides.
bool lights_can_hang(const Level *level, Vec cell);

// True when a torch or bracket hangs within LIGHTS_GAP_X cells to the sides and within those rows.
bool lights_hangs_near(const Level *level, Vec cell, int rows_above, int rows_below);

// Hangs a torch, or sometimes a bracket, on a wall.
void lights_hang_torch(GenContext *gen, Vec cell);

// Hangs that many torches and brackets, far from each other, as long as there are walls for them.
void lights_hang_some(GenContext *gen, int lit, int unlit);
