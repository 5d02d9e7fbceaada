#pragma once
// How works of the level look just now beyond their tiles, cell by cell: doors on their way, traps that were
// found, puddles, marks of fire. Out of sight they keep the look that they were last seen with.

#include "view/memory/shown.h"

typedef enum Look {
    LOOK_TILE, // as the tile says
    LOOK_AJAR,
    LOOK_SPIKES,
    LOOK_SPIKES_CLICK,
    LOOK_SPIKES_OUT,
    LOOK_PLATE,
    LOOK_PLATE_DOWN,
    LOOK_PIT,
    LOOK_GRATE, // over the stairs that lead on; then as it opens
    LOOK_GRATE_1,
    LOOK_GRATE_2,
    LOOK_GRATE_3,
    LOOK_PEDESTAL_SUNK, // what it bore was taken
    LOOK_COUNT
} Look;

// What was left on the floor.
typedef enum Stain { STAIN_NONE, STAIN_WINE, STAIN_HONEY, STAIN_SCORCH, STAIN_COUNT } Stain;

typedef struct Looks {
    Grid cells;                 // Look
    Grid stains;                // Stain
    Vec doors[WORLD_DOORS_MAX]; // that are ajar in it
    int door_count;
    Vec stairs; // the cell of those that lead on; outside the level: none
    int opened; // ticks since the grate over them began to open
} Looks;

// Of what the hero knows already. False when out of memory. The caller frees.
bool looks_init(Looks *looks, const World *world);
void looks_free(Looks *looks);

// True while the hand bell still lies where it waits to be taken.
bool looks_bell_waits(const World *world);

// Once after every world_tick(). Where a toll's wave has not come by yet, traps that it took still lie.
void looks_tick(Looks *looks, const World *world, const Shown *shown);
