#pragma once
// The level as the picture shows it: cells in sight as they are, others as the hero last saw them. It
// follows the world at once, except after a toll. Then a wave of light spreads from the bell, and where it
// passes, walls rise out of the floor or sink into it. Cells that the toll rebuilds out of his sight are lit
// by the wave for a moment. They show only stone. Of cells that he never saw, only those that change are
// shown.

#include "view/memory/wave.h"

enum {
    HEAVE_TICKS = 18, // ticks in which stone rises or sinks
    SETTLE_TICKS = 8  // and then it settles
};

// What a toll does to a cell.
typedef enum Fate { FATE_HELD, FATE_SAME, FATE_ALTERED, FATE_RISES, FATE_SINKS, FATE_COUNT } Fate;

typedef struct ShownLevel {
    Level level; // owned; only tiles, decor and frames
    TollWave wave;
    Level was, now; // owned; during a wave: what is shown before and after it passes a cell
    Grid arrives;   // owned; the tick of the wave at which it does
    Grid fates;     // owned; Fate
    Grid rebuilt;   // owned; UINT8_MAX except where FATE_HELD
    Fov before;     // what the hero saw in the tick before the toll
} ShownLevel;

// Returns false when out of memory. The caller frees it in both cases.
bool shown_init(ShownLevel *shown, const World *world);
void shown_free(ShownLevel *shown);

// Once after every world_tick().
void shown_tick(ShownLevel *shown, const World *world);

// True if the picture shows a cell as in sight. Where the wave has not passed yet, that is as before the
// toll.
bool shown_is_in_sight(const ShownLevel *shown, const World *world, Vec cell);

// The cells around the hero that any frame can show.
Rect shown_area_near_hero(const World *world);

// Ticks until the wave reaches a cell; 0: it has, or there is none.
int shown_wave_delay_ticks(const ShownLevel *shown, Vec cell);

// Ticks since it reached a cell; -1: it has not, or there is none.
int shown_wave_ticks(const ShownLevel *shown, Vec cell);

static inline Fate shown_fate(const ShownLevel *shown, Vec cell) {
    return (Fate)grid_get(&shown->fates, cell, FATE_HELD);
}

// True while the wave reveals a cell that is out of sight.
bool shown_wave_reveals(const ShownLevel *shown, const World *world, Vec cell);

// True while stone rises or sinks in a cell.
bool shown_is_stone_moving(const ShownLevel *shown, Vec cell);
