#pragma once
// Fixtures: chests and traps; their table is in list_fixtures.h. Actors that come near trigger them
// (sim/hazards/traps.c, sim/hero/use.c).

#include "base/geom.h"

typedef enum FixtureKind {
    FIXTURE_CHEST,
    FIXTURE_SPIKES,
    FIXTURE_DARTS,
    FIXTURE_PIT,
    FIXTURE_PLATE,
    FIXTURE_COUNT
} FixtureKind;

typedef struct FixtureInfo {
    const char *name;
    const char *title; // for messages
    const char *words; // what it does, for who looks at it
    char glyph;        // in dumps
    bool trap;         // hidden until found
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
