#pragma once
// What a toll's wave leaves of remembered and bared cells: their pictures crumble into specks of their own
// colours, which fall and go out.

#include "view/light/view.h"

enum { SPECKS_MAX = 4096 };

typedef struct Speck {
    Vec pos, vel; // 1/16 px of the level
    Colour colour;
    int16_t age, life; // ticks; a negative age waits; no life: none
} Speck;

typedef struct Dust {
    Speck at[SPECKS_MAX];
    int next; // the oldest makes room
    int left; // ticks until all have gone out
    uint64_t dice;
} Dust;

void dust_clear(Dust *dust);

// Once after every world_tick(): what the wave has left crumbles.
void dust_tick(Dust *dust, const World *world, const Shown *shown, Ground *ground);

// Above all that stands.
void dust_draw(const Dust *dust, const View *view);
