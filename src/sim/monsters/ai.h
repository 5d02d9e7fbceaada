#pragma once
// What monsters have in mind, from asleep to chase and home again.

#include "sim/state/world.h"

// Gives a new monster a mind: packs lie in wait; of the others, those that the hero could see at once are
// asleep, and half of the rest.
void minds_settle(World *world, int index);

// Hurt, or bumped into by a chaser: the monster wakes and gives chase, with all its pack.
void minds_alarm(World *world, int index);

// Hurt by it knows not whom: who suspects nothing yet does so now, a pack rises.
void minds_startle(World *world, int index);

// Heard something: who neither chases nor flees goes to look there.
void minds_hear(World *world, int index, Vec about);

// Does nothing for so many ticks, then gives chase.
void minds_stun(World *world, int index, int ticks);

// Runs away from the hero for so many ticks, whatever it was about.
void minds_scare(World *world, int index, int ticks);

// Runs to an item on the floor and thinks of nothing else for so many ticks: animals eat it, others take it
// away. What it has stolen it drops. False when it cannot come.
bool minds_lure(World *world, int index, int item, int ticks);

// Gives up whatever it is about.
void minds_go_home(World *world, int index);

// Asleep where it stands, and at home there.
void minds_sleep_at(World *world, int index);

// Sends a monster to look for the hero about a cell, however far it is.
void minds_hunt(World *world, int index, Vec cell);

// One tick of a monster: senses, mind, act.
void minds_tick(World *world, int index);
