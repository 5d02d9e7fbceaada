#pragma once
// What the hero knows of items and chests: world->known.things.

#include "sim/state/world.h"

// Takes in those in sight; what lay on ground that a toll has rebuilt is forgotten.
void known_things_look(World *world);

// All that lies on explored ground, as a book tells it.
void known_things_learn(World *world);

// The whole level, with all that lies in it.
void known_things_map(World *world);
