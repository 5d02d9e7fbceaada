#pragma once
// What announces a toll: a golden line around what will stay, and dust that trickles from above what will
// not, both growing until it comes.

#include "view/effects.h"

typedef struct Omen {
    Grid held;      // owned; 1: the toll would leave the cell as it is
    bool near;      // a toll is
    uint32_t clock; // ticks since it was
    int left;       // ticks until it comes
} Omen;

// False when memory lacks. The caller frees.
bool omen_init(Omen *omen, const World *world);
void omen_free(Omen *omen);

// Once after every world_tick(). Dust goes to `effects`; NULL: none.
void omen_tick(Omen *omen, const World *world, Effects *effects);

// On the ground, below all that stands.
void omen_draw(const Omen *omen, const View *view, const Shown *shown, bool reduced_motion);
