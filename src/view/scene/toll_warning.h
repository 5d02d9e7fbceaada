#pragma once
// What announces a toll, by the clock or by the hand bell: a golden line around what will stay, hatching over
// all that will not, seen or remembered, embers over the goods upon it, and dust that trickles from above,
// all growing until it comes.

#include "view/scene/marks.h"
#include "view/scene/things.h"

typedef struct TollWarning {
    Grid held;      // owned; 1: the toll would leave the cell as it is
    bool near;      // a toll is
    uint32_t clock; // ticks since it was
    int left;       // ticks until it comes, 0 while he rings
} TollWarning;

// False when memory lacks. The caller frees.
bool toll_warning_init(TollWarning *warning, const World *world);
void toll_warning_free(TollWarning *warning);

// Once after every world_tick(). Dust goes to `effects`; NULL: none.
void toll_warning_tick(TollWarning *warning, const World *world, Effects *effects);

// On the ground, below all that stands.
void toll_warning_draw(const TollWarning *warning, const Edge *edge, const View *view, bool reduced_motion);

// Above all that stands: embers over goods and chests that may burn.
void toll_warning_draw_embers(const TollWarning *warning, const View *view, const Things *things,
                              bool reduced_motion);
