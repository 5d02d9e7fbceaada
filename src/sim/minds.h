#pragma once
// What monsters have in mind, from asleep to chase and home again.

#include "sim/world.h"

// Gives a new monster a mind: those that the hero could see at once are asleep, of the others half are.
void minds_settle(World *world, int index);

// Hurt, or bumped into by a chaser: the monster wakes and gives chase.
void minds_alarm(World *world, int index);

// One tick of a monster: senses, mind, act.
void minds_tick(World *world, int index);
