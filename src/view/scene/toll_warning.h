#pragma once
// What announces a toll, by the clock or by the hand bell: a golden line around what will stay, hatching over
// all that will not, seen or remembered, embers over the goods upon it, and dust that trickles from above,
// all growing until it comes.

#include "view/scene/marks.h"
#include "view/scene/things.h"

typedef struct Omen {
    Grid held;      // owned; 1: the toll would leave the cell as it is
    bool near;      // a toll is
    uint32_t clock; // ticks since it was
    int left;       // ticks until it comes, 0 while he rings
} Omen;

// False when memory lacks. The caller frees.
bool omen_init(Omen *omen, const World *world);
void omen_free(Omen *omen);

// Once after every world_tick(). Dust goes to `effects`; NULL: none.
void omen_tick(Omen *omen, const World *world, Effects *effects);

// On the ground, below all that stands.
void omen_draw(const Omen *omen, const Edge *edge, const View *view, bool reduced_motion);

// Above all that stands: embers over goods and chests that may burn.
void omen_draw_embers(const Omen *omen, const View *view, const Things *things, bool reduced_motion);
