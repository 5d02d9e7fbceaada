#pragma once
// Who rises again leaves its bones lying. After BONES_TICKS they stand up, unless a flame lights them by then
// or a blow has scattered them.

#include "sim/state/world.h"

enum { BONES_TICKS = 360, BONES_SAFE_TICKS = 20 }; // safe: from the blow that made them

// Lays down what is left of an actor that died at `pos`, if its kind rises.
void bones_lay(World *world, ActorKind kind, Vec pos);

// One tick of the hero's blow: bones within its reach are scattered for good.
void bones_strike(World *world);

void bones_tick(World *world);
