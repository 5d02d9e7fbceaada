#pragma once
// What the hero knows of items and chests: world->known.things; and of the stairs.

#include "sim/state/world.h"

// Notes the things in sight. Forgets what lay on ground that a toll has rebuilt.
void known_learn_seen(World *world);

// Notes everything on explored ground, as a book tells it.
void known_learn_explored(World *world);

// Notes everything on the whole level.
void knowledge_reveal_all(World *world);

// True if the hero has seen the stairs that lead on; `*cell` becomes their cell.
bool known_exit_find(const World *world, Vec *cell);
