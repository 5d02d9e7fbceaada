#pragma once
// Helpers that emit the common shapes of events.

#include "sim/state/world.h"

// About an actor: its kind, its place and, unless given otherwise, the direction that it faces.
void emit_of(World *world, EventKind kind, int index, int amount);
void emit_toward(World *world, EventKind kind, int index, int amount, int dir);

// About a thing or a place. `by`: the actor that caused it, or NOBODY.
void emit_at(World *world, EventKind kind, ActorId by, int what, int amount, Vec pos);
