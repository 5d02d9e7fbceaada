#pragma once
// The cold light that spreads from the bell when it tolls: when it reaches a cell, and how long it shows
// there what the toll does. If motion is reduced it is everywhere at once, and stays longer.

#include "sim/state/world.h"

enum {
    WAVE_RAGGED = 4,   // stone follows the light by 0 to 3 ticks, which differ from cell to cell
    WAVE_REACH = 110,  // ticks until it has reached the last cell
    WAVE_TICKS = 150,  // ticks until everything is over
    WAVE_PART = 16,    // of a tick: the light moves more smoothly than stone
    REVEAL_TICKS = 30, // ticks for which it reveals a cell
    REVEAL_STILL_TICKS = 100
};

typedef struct TollWave {
    int age;        // ticks since the toll; WAVE_TICKS: there is no wave
    Vec centre;     // the cell of the bell
    bool still;     // motion is reduced
    bool calm;      // flashes are reduced
    int rose, sank; // how many cells of the whole level
} TollWave;

// Ends the wave.
void wave_clear(TollWave *wave);

// Call it once after every world_tick(). Returns true when a toll begins a wave.
bool wave_tick_starts_wave(TollWave *wave, const World *world);

static inline bool wave_runs(const TollWave *wave) {
    return wave->age < WAVE_TICKS;
}

// The tick at which the wave reaches a cell, 0..WAVE_REACH.
int wave_arrival_tick(const TollWave *wave, Vec cell);

// How many ticks it reveals a cell.
static inline int wave_reveal_ticks(const TollWave *wave) {
    return wave->still ? REVEAL_STILL_TICKS : REVEAL_TICKS;
}

// When the light reaches a point so many px from the bell, in 1/WAVE_PART of a tick after the toll. It takes
// three ticks for a cell, and beyond the near view half of that.
static inline int wave_arrival_tick_parts(int px) {
    enum { NEAR_PX = 12 * CELL_PX };
    int far = int_max(px - NEAR_PX, 0);
    return (2 * (px - far) + far) * 3 * WAVE_PART / (2 * CELL_PX);
}
