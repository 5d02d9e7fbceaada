#pragma once
// Blows: who they reach, and what they do to a body. What comes of it for a monster is a fact left for
// sim/monsters/wounds.c (state/facts.h).

#include "sim/state/actor.h"
#include "sim/state/world.h"

enum { HURT_TICKS = 8, STEADY_TICKS = 60 };

// True when no solid cell lies on the line between two positions (sub), nor a gap between two that touch at a
// corner: sight passes there (map/fov.h), what has a body does not.
bool combat_line_open(const Level *level, Vec from, Vec to);

// True when the box of a body at `target` comes within `reach` px of `from`.
bool combat_in_reach(Vec from, Vec target, int reach);

// Begins an act and says so.
void combat_begin(World *world, int index, Act act);

// One tick of the act: wind-up, blow, recovery and hurt each last their time and end in the next.
void combat_advance(World *world, int index);

// True when what lies at a position is within the hero's blow.
bool combat_in_blow(const World *world, Vec at);

// What one tick of an actor's blow does to all actors whom it meets, be they monsters that a monster strikes.
void combat_blow(World *world, int index);

// Moves an actor that is thrown back, as far as there is room.
void combat_push(World *world, int index);

// Hurts an actor that can be hurt just now: half hearts, twice as many for a monster when a trap, fire or a
// blast does it, fewer for a hero who is protected. It is thrown towards `dir`.
void combat_hurt(World *world, int index, int damage, int dir, Cause cause);

// The same, by an actor or NOBODY; on another monster the hurt one may turn.
void combat_hurt_by(World *world, int index, int damage, int dir, Cause cause, ActorId by);

// Something of an actor's (HERO: his, or nobody's) flew at another from a position (sub): hurts it, unless a
// shield stops it.
void combat_shot(World *world, int index, int damage, Vec from);
void combat_shot_by(World *world, int index, int damage, Vec from, ActorId by);

// True when a monster's blow reaches another actor now.
bool combat_reaches(const World *world, int index, int target);

// True when an actor's blow in a direction would meet another.
bool combat_would_meet(const World *world, int index, int aim, int other);

// Kills a monster; what it leaves behind lies at `rim`.
void combat_kill(World *world, int index, Cause cause, Vec rim);
