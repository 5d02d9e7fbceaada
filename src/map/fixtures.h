#pragma once
// What stays where it was built: chests and traps. Whoever comes near makes them act (sim/hazards/traps.c,
// sim/hero/use.c).

#include "base/geom.h"

typedef enum FixtureKind {
    FIXTURE_CHEST,
    FIXTURE_SPIKES,
    FIXTURE_DARTS, // a plate; the dart flies along the row from the nearest wall to the left
    FIXTURE_PIT,
    FIXTURE_PLATE, // opens its secret, for good
    FIXTURE_COUNT
} FixtureKind;

typedef struct FixtureInfo {
    const char *name;
    char glyph; // in dumps
    bool trap;  // hidden until found
} FixtureInfo;

extern const FixtureInfo FIXTURES[FIXTURE_COUNT];

typedef struct Fixture {
    FixtureKind kind;
    Vec cell;
    // Chests only:
    int item;     // ItemKind inside
    int lock;     // kind of the key that it needs, 1..KEY_KINDS; 0: none
    bool trapped; // shoots a dart when opened
    int count;    // of that item; 0 counts as 1
    int extra;    // ItemKind of a power-up besides; 0: none
    // Plates only:
    Vec to; // the cell of TILE_SECRET that it opens
} Fixture;
