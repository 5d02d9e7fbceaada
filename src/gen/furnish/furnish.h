#pragma once
// What every level gets when its generator is done: stairs, chests, traps, locks, packs of monsters, a rug
// in a large room, torches and banners on walls, debris. None of it ever blocks a way.

#include "base/rng.h"
#include "gen/tools/context.h"

enum { FURNISHING_COUNT = 12 };

extern const Stage FURNISHING[FURNISHING_COUNT];

// Puts, at random, a banner on a wall front (gen/furnish/lights.h), or debris on floor.
void decor_add_banner(Level *level, Vec cell, Rng *rng);
void decor_add_debris(Level *level, Vec cell, Rng *rng);

// Locked doors on rings of ways: with the key the way is short, without it long. Nothing else depends on
// them.

// A stage of the descent: locks one door, if there is a key left and a place.
void loop_doors_lock_one(GenContext *gen);

// The number of locked doors.
int locks_count_doors(const Level *level);

// A stage of single dungeons from the second depth on: locks one door if none is locked yet. In levels that
// are like a tree it places all locks of the depth.
void loop_doors_lock(GenContext *gen);

// The elite that guards the stairs down.

enum { GUARD_STEPS = 8 }; // its greatest distance from the stairs

// Places it in sight of the stairs if there is a cell for it there, otherwise as near as possible.
void guard_place_kind(GenContext *gen, int actor_kind);

// True when the guard is near enough to the stairs and sees them, or none is wanted.
bool guard_is_settled(GenContext *gen);

// A stage of single dungeons: places a guard if options->guard asks for one.
void guard_place(GenContext *gen);

// Wishes: in one level of three, somebody beside the start asks for a thing. It lies by the strongest
// monster of the level. The last depth has none: the crown is wanted there, and nothing could be paid for
// afterwards.

// A stage, after the monsters.
void wish_maybe_place(GenContext *gen);

// Closets in solid stone, behind a wall that a plate opens or a blast breaks. Nothing in them is ever
// needed.

// A stage: none or one.
void secrets_maybe_dig_one(GenContext *gen);

// Crates, pots and powder barrels, along walls and in corners, where nobody has to pass.

// True where a prop may stand: floor beside a wall, with a way around it, and not below a torch or bracket
// that the hero must reach.
bool props_can_stand(const Level *level, Vec cell);

// Stages: one for the descent, one for single dungeons, which have few props.
void props_place_descent(GenContext *gen);
void props_place_single(GenContext *gen);

// What a depth's theme has on its floor: webs and rugs, water and ice, embers.

// A stage of the descent.
void ground_lay_themes(GenContext *gen);
