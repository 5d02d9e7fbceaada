#pragma once
// The sprites of the ground, found by the names in its tables: a row for each tile, stain and look.

#include "base/fail.h"
#include "map/level.h"
#include "view/canvas/atlas.h"
#include "view/ground/themes.h"
#include "view/memory/looks.h"

enum {
    FLOORS_CRACKED = 2, // the last frames of the floor have cracks
    FRONTS_BARE = 3,    // the first frames of a front are plain; the others have holes, drains, chains
    LAMP_LIT = 1,       // a frame of the stairs' lamp
    PEDESTAL_SUNK = 1,  // a frame of a pedestal
    RUG_PARTS = 9,
    RIPPLES = 4 // frames of what ripples
};

// The sprites of a theme; -1: it has none.
typedef struct ThemeArt {
    int growths[GROWTH_PLACES], glows[GROWTH_PLACES];
    int on_walls[THEME_ROOMS], on_floors[THEME_ROOMS];
} ThemeArt;

typedef struct GroundArt {
    ThemeArt themes[THEME_COUNT];
    int floor, wall_front, wall_top, column, rim_front, rim_top, stairs_lamp, bank, crack_front, crack_top;
    int decors[DECOR_COUNT]; // -1: nothing
    int pools[TILE_COUNT];   // drawn instead of floor; -1: floor is
    bool ripples[TILE_COUNT];
    int stains[STAIN_COUNT]; // -1: nothing
    bool joins[STAIN_COUNT]; // joined with the same stain on the four sides
    int tiles[TILE_COUNT];   // what stands on floor, or a door in a row of walls; -1: nothing
    int sides[TILE_COUNT];   // doors in a column of walls
    int ajar, ajar_side;
    int locks[KEY_KINDS];  // the badge on a locked door
    int looks[LOOK_COUNT]; // what is built into the floor; -1: nothing
    int look_frames[LOOK_COUNT];
} GroundArt;

// Returns false with one line in `error` when a sprite is missing.
bool ground_art_find(GroundArt *art, const Atlas *atlas, Error *error);
