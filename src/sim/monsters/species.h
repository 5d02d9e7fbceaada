#pragma once
// What only one kind of monster does.

#include "sim/state/world.h"

// Boars charge: straight on, over whatever lives, through what can be broken, until a wall stuns them. One
// tick of the charge.
void boar_charge(World *world, int index);

// Poachers shoot: they keep their distance, aim along a line that shows, loose at him whom they see by light.
// In the dark, or behind a pillar, he is safe. One tick of its turn, and of waiting for it.
void poacher_attack(World *world, int index);
void poacher_wait(World *world, int index);

// True when its quarry can be shot at: it is in sight, and the hero shows.
bool poacher_willing(const World *world, int index);

// One tick of its blow: the arrow flies off.
void poacher_loose(World *world, int index);

// A slime that a blow kills becomes two of half its size; those are the last. `dead` as it was; its slot is
// free.
void slime_split(World *world, int index, const Actor *dead);

// Snuffers put out flames (sim/monsters/tasks.c sends them there) and keep away from the hero. Cornered, they
// put out what he carries. True when there is light in his hand to put out.
bool snuffer_willing(const World *world, int index);

// One tick of keeping away.
void snuffer_wait(World *world, int index);

// True while the hero is too near for any work.
bool snuffer_shies(const World *world, int index);

// One tick of its blow.
void snuffer_snuff(World *world, int index);

// Skeletons rise: one tick of all bones, of which some stand up.
void skeletons_rise(World *world);
