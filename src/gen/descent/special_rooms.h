#pragma once
// Special rooms of the descent: the vestibule in which the first depth begins, vaults, shrines, shops. Stone
// is reserved for them before the regions of the level are joined, so that a way leads to each; then they are
// built.

#include "gen/tools/context.h"

// Reserves what the depth's table asks for. Where there is no room for it the proof refuses the attempt.
void special_rooms_reserve(GenContext *gen);

// Marks what joining must neither dig nor fill, 1 a cell.
void special_rooms_hold(const GenContext *gen, Grid *held);

// After joining: shrines and shops, and the vestibule as it will be once it is open, with what belongs into
// it, so that whatever is placed finds its way. True where the vestibule is the place to start from, in
// `start`.
bool special_rooms_build(GenContext *gen, Vec *start);

// A stage: the great hall before the vestibule, with what belongs into it.
void special_rooms_hall(GenContext *gen);

// The stairs of a depth with a vestibule: those up inside it, those down anywhere outside.
void special_rooms_stairs(GenContext *gen);

// A stage: behind a locked door two goods and a locked chest; both keys lie elsewhere.
void special_rooms_vault(GenContext *gen);

// A stage: the vestibule is shut.
void special_rooms_seal(GenContext *gen);
