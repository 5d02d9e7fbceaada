#pragma once
// The level as the picture shows it: what is in sight as it is, all else as the hero saw it last. It follows
// the world at once, except when a toll has changed it: then a wave of light runs over it from the bell, and
// where it comes by, walls rise out of the floor and sink into it. What the toll rebuilds out of his sight
// is bared by that light for a moment: its stone alone, and of what he never saw only the cells that change.

#include "view/memory/wave.h"

enum { HEAVE_TICKS = 18 }; // in which stone rises or sinks

// What a toll does to a cell.
typedef enum Fate { FATE_HELD, FATE_SAME, FATE_ALTERED, FATE_RISES, FATE_SINKS, FATE_COUNT } Fate;

typedef struct Shown {
    Level level; // owned; tiles, decor and frames
    Wave wave;
    Level was, now; // owned; while it runs: what it shows before and after it comes to a cell
    Grid arrives;   // owned; the tick of the wave at which it does
    Grid fates;     // owned; Fate
    Grid rebuilt;   // owned; UINT8_MAX but where it is FATE_HELD
    Fov before;     // what the hero saw a tick ago, before the toll
} Shown;

// False when out of memory. The caller frees.
bool shown_init(Shown *shown, const World *world);
void shown_free(Shown *shown);

// Once after every world_tick().
void shown_tick(Shown *shown, const World *world);

// Whether a cell is in sight in the picture: where the wave has not come by yet, as before the toll.
bool shown_sees(const Shown *shown, const World *world, Vec cell);

// The cells around the hero that any frame can show.
Rect shown_near(const World *world);

// Ticks until the wave comes to a cell; 0: it has, or there is none.
int shown_wait(const Shown *shown, Vec cell);

// Ticks since it came; -1: it has not yet, or there is none.
int shown_since(const Shown *shown, Vec cell);

static inline Fate shown_fate(const Shown *shown, Vec cell) {
    return (Fate)grid_get(&shown->fates, cell, FATE_HELD);
}

// Whether the wave bares a cell that is out of sight just now.
bool shown_bares(const Shown *shown, const World *world, Vec cell);

// Whether stone rises or sinks in a cell just now.
bool shown_moves(const Shown *shown, Vec cell);
