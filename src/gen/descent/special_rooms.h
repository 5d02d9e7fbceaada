#pragma once

#include "gen/tools/context.h"

// Special rooms: the vestibule where the first depth begins, vaults, shrines and shops. They get their stone
// before the regions of the level are joined, so that a way leads to each; then they are built.

// Reserves what the depth's table asks for. If there is no room for something, the proof rejects the attempt
// later.
void special_rooms_reserve(GenContext *gen);

// Marks with 1 what joining must neither dig nor fill.
void special_mark_held(const GenContext *gen, Grid *held);

// After joining: builds shrines, shops and the vestibule with its contents. The vestibule is open for now,
// so that whatever is placed can find its way. If there is a vestibule, `start` becomes a cell in it.
void special_rooms_build(GenContext *gen, Vec *start);

// A stage: the great hall before the vestibule, with its contents.
void special_furnish_hall(GenContext *gen);

// The stairs of a depth with a vestibule: up inside it, down anywhere outside.
void stairs_place_exit(GenContext *gen);

// A stage: a vault, which has two treasures and a locked chest behind a locked door; both keys lie elsewhere.
void special_build_vault(GenContext *gen);

// A stage: shuts the vestibule.
void special_shut_hall(GenContext *gen);
