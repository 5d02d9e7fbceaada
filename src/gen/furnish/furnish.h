#pragma once
// What every level gets after its generator is done: stairs, chests and traps, locks, packs, a rug in a
// large room, torches and banners on wall fronts, debris. None of it ever blocks a way.

#include "base/rng.h"
#include "gen/tools/context.h"

enum { FURNISHING_COUNT = 12 };

extern const Stage FURNISHING[FURNISHING_COUNT];

// By chance, a banner on a wall front (gen/furnish/lights.h); debris on a cell of floor.
void decor_banner(Level *level, Vec cell, Rng *rng);
void decor_debris(Level *level, Vec cell, Rng *rng);

// Locked doors on rings: who has the key goes the short way, who has not, the long one. Nothing depends on
// them.

// A stage of the descent's depths: one, where there is a key left and a place.
void rings_lock(GenContext *gen);

// Doors that are locked.
int rings_count_locks(const Level *level);

// A stage of single dungeons, from the second depth on: one where no door is locked yet; where all hangs
// together like a tree, all that the depth has.
void rings_place(GenContext *gen);

// The elite that guards the stairs that lead on.

enum { GUARD_STEPS = 8 }; // from the stairs, at most

// Puts it in sight of them, as far as the level has a cell for it there; else as near as can be.
void guard_put(GenContext *gen, int elite);

// True when one is as near to the stairs as it should be, and seen from there, or none is wanted.
bool guard_stands(GenContext *gen);

// A stage of single dungeons: one that the depth has, where options->guard asks for it.
void guard_place(GenContext *gen);

// Something wanted: in one level of three somebody beside the start asks for a thing that lies by the level's
// strongest monster. The last depth is without: there the crown is wanted, and nothing is left to pay for.

// A stage, after the monsters.
void wish_place(GenContext *gen);

// Closets in solid stone, behind a wall that a plate opens or that a blast breaks. Nothing in them is ever
// needed.

// A stage: none or one.
void secrets_dig(GenContext *gen);

// Crates, pots and powder barrels, along walls and in corners, where they are in nobody's way.

// True where something solid may stand: floor beside a wall, with a way around it, and not below a torch or
// bracket, where the hero stands to reach it.
bool props_can_stand(const Level *level, Vec cell);

// Stages: of the descent's depths, and of single dungeons, which have few.
void props_place(GenContext *gen);
void props_place_few(GenContext *gen);

// Lays what a depth's theme has on its floor: webs and rugs, water and ice, embers.

// A stage of the descent's depths.
void ground_paint(GenContext *gen);
