#pragma once
// Attack tokens: monsters take turns to attack. A fight style is a row in the table of fight.c; its numbers
// are in the monster's row (map/list_actors.h).

#include "sim/state/world.h"

// Whether the monster may get an attack token now.
bool fight_token_is_free(const World *world, int index);

// One tick of fighting its foe (Brain.foe), while it is free to act.
void fight_foe_tick(World *world, int index);

// One tick of fighting the hero, while it is free to act.
void fight_hero_tick(World *world, int index);
// One tick of an act of its fight: wind-up, blow, recovery or hurt.
void fight_act_tick(World *world, int index);

// Fleeing from fire, the hero and light.

// Whether the monster should flee: nearly dead, or an animal beside fire.
bool flee_wanted(const World *world, int index);

// One tick of fleeing; a cornered monster fights.
void flee_run(World *world, int index);

// One tick of leaving a cell that another monster is going to strike. Returns false if it sees no such blow.
bool flee_blow(World *world, int index);

// One tick of leaving light that it shuns. Returns false if it does not stand in such light.
bool flee_light(World *world, int index);
