#pragma once
// Blows: whom they reach, and what they do to a body. The effect on a monster's mind is a fact left for
// sim/monsters/wounds.c (state/facts.h).

#include "sim/combat/reach.h"
#include "sim/state/actor.h"
#include "sim/state/world.h"

// Ticks of being thrown back; and after a hit in a wind-up, in which no other hit cancels it.
enum { HURT_TICKS = 8, STEADY_TICKS = 60 };

// combat_in_reach(); turn by turn in cells.
bool combat_within(const World *world, Vec from, Vec target, int reach);

// Begins an act and emits its event.
void combat_begin(World *world, int index, Act act);

// Ticks that the act of an actor lasts in all.
int combat_act_ticks(const World *world, int index);

// One tick of the act: wind-up, blow, recovery and hurt each last their time and end in the next.
void combat_advance(World *world, int index);

// True when the position `at` (sub) is within the hero's blow.
bool combat_in_blow(const World *world, Vec at);

// Applies one tick of an actor's blow to every actor that it meets, monsters among them.
void combat_blow(World *world, int index);

// The way that a knock-back or a lunge takes an actor in this tick; turn by turn a whole cell now and then.
Vec combat_thrust(const World *world, int index);

// Moves an actor by that, as far as there is room. Returns the distance moved.
Vec combat_push(World *world, int index);

// Hurts an actor unless it is invulnerable. `damage` in half hearts: doubled for a monster hurt by a trap,
// fire or a blast, reduced by the hero's protection. Knocks it back towards `dir`.
void combat_hurt(World *world, int index, int damage, int dir, Cause cause);

// The same, caused by an actor or NOBODY; a monster hurt by another monster may attack it.
void combat_hurt_by(World *world, int index, int damage, int dir, Cause cause, ActorId by);

// An arrow of the hero hits a monster from a position (sub): hurts it, more when it comes from the dark,
// unless a shield stops it.
void combat_shot(World *world, int index, int damage, Vec from);

// The same for a missile or blow of the actor `by`; NOBODY: nobody's.
void combat_shot_by(World *world, int index, int damage, Vec from, ActorId by);

// True when a monster's blow reaches another actor now.
bool combat_reaches(const World *world, int index, int target);

// True when an actor's blow in a direction would meet another.
bool combat_would_meet(const World *world, int index, int aim, int other);

// Gives an actor half hearts back, at most as many as it is missing. Returns how many.
int combat_heal(World *world, int index, int most);

// Kills a monster; its drops are laid at `rim`.
void combat_kill(World *world, int index, Cause cause, Vec rim);
