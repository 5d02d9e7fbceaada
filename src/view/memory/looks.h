#pragma once
// How fixtures and doors look now, beyond their tiles, cell by cell: moving doors, discovered traps,
// puddles, scorch marks. Out of sight they look as they were last seen.

#include "view/memory/shown.h"

typedef enum Look {
    LOOK_TILE, // as the tile looks
    LOOK_AJAR,
    LOOK_SPIKES,
    LOOK_SPIKES_CLICK,
    LOOK_SPIKES_OUT,
    LOOK_PLATE,
    LOOK_PLATE_DOWN,
    LOOK_PIT,
    LOOK_GRATE, // over the stairs that lead on; the following ones: while it opens
    LOOK_GRATE_1,
    LOOK_GRATE_2,
    LOOK_GRATE_3,
    LOOK_PEDESTAL_SUNK, // the thing on it was taken
    LOOK_COUNT
} Look;

// What was spilled or burnt on the floor.
typedef enum Stain { STAIN_NONE, STAIN_WINE, STAIN_HONEY, STAIN_SCORCH, STAIN_COUNT } Stain;

typedef struct Looks {
    Grid cells;                 // Look
    Grid stains;                // Stain
    Vec doors[WORLD_DOORS_MAX]; // the moving doors among them
    int door_count;
    Vec stairs; // the cell of the stairs that lead on; outside the level: none
    int opened; // ticks since their grate began to open
} Looks;

// Begins with what the hero knows already. Returns false when out of memory. The caller frees it in both
// cases.
bool looks_init(Looks *looks, const World *world);
void looks_free(Looks *looks);

// True while the hand bell lies where it can be taken.
bool hand_bell_is_untaken(const World *world);

// Call it once after every world_tick(). Where a toll's wave has not passed yet, traps that it took are
// still shown.
void looks_tick(Looks *looks, const World *world, const ShownLevel *shown);
