#pragma once
// The cold light that runs out from the bell when it tolls: when it comes to a cell, and for how long it
// shows there what the toll does. Where no motion is wanted it is everywhere at once and stays longer.

#include "sim/state/world.h"

enum {
    WAVE_RAGGED = 4,  // ticks by which stone is uneven in obeying it
    WAVE_REACH = 110, // ticks until it has come to the last cell
    WAVE_TICKS = 150, // until all is over
    WAVE_PART = 16,   // of a tick: the light comes more smoothly than stone moves
    BARE_TICKS = 30,  // for which it shows a cell
    BARE_STILL_TICKS = 100
};

typedef struct Wave {
    int age;        // ticks since the toll; WAVE_TICKS: none is under way
    Vec centre;     // cell of the bell
    bool still;     // no motion is wanted
    bool calm;      // no flashes are
    int rose, sank; // cells, on all of the level
} Wave;

// None is under way.
void wave_clear(Wave *wave);

// Once after every world_tick(). True when a toll begins one.
bool wave_tick(Wave *wave, const World *world);

static inline bool wave_runs(const Wave *wave) {
    return wave->age < WAVE_TICKS;
}

// Tick of the wave at which it comes to a cell, 0..WAVE_REACH.
int wave_arrives(const Wave *wave, Vec cell);

// For how many ticks it shows a cell.
static inline int wave_bares(const Wave *wave) {
    return wave->still ? BARE_STILL_TICKS : BARE_TICKS;
}

// When its light comes to what is so many px from the bell, in 1/WAVE_PART of a tick: a cell in three ticks
// as far as the near view reaches, then twice as fast.
static inline int wave_comes(int px) {
    enum { NEAR_PX = 12 * CELL_PX };
    int far = int_max(px - NEAR_PX, 0);
    return (2 * (px - far) + far) * 3 * WAVE_PART / (2 * CELL_PX);
}
