#pragma once
// What the hero knows of items and chests: world->known.things.

#include "sim/state/world.h"

// Notes the things in sight. Forgets what lay on ground that a toll has rebuilt.
void known_learn_seen(World *world);

// Notes everything on explored ground, as a book tells it.
void known_learn_explored(World *world);

// Notes everything on the whole level.
void knowledge_reveal_all(World *world);
