#pragma once
// Helpers that emit the common shapes of events.

#include "sim/state/world.h"

// Emits an event about an actor, with its kind, its place and the direction that it faces.
void emit_of(World *world, EventKind kind, int index, int amount);
// The same with another direction (DIR_*).
void emit_toward(World *world, EventKind kind, int index, int amount, int dir);

// Emits an event about a thing or a place. `by`: the actor that caused it, or NOBODY. `pos` is in sub.
void emit_at(World *world, EventKind kind, ActorId by, int what, int amount, Vec pos);
