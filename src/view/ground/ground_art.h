#pragma once
// The sprites that the ground is made of, found by the names in its tables: one row for each tile, stain and
// look.

#include "base/fail.h"
#include "map/level.h"
#include "view/canvas/atlas.h"
#include "view/ground/themes.h"
#include "view/memory/looks.h"

enum {
    FLOORS_CRACKED = 2, // the last pictures of the floor
    FRONTS_BARE = 3,    // the first ones of a front: the others have holes, drains, chains
    LAMP_LIT = 1,       // a picture of the stairs' lamp
    PEDESTAL_SUNK = 1,  // a picture of a pedestal
    RUG_PARTS = 9,
    RIPPLES = 4 // pictures of what ripples
};

// Sprites of a theme; -1: it has none.
typedef struct ThemeArt {
    int growths[GROWTH_PLACES], glows[GROWTH_PLACES];
    int on_walls[THEME_ROOMS], on_floors[THEME_ROOMS];
} ThemeArt;

typedef struct GroundArt {
    ThemeArt themes[THEME_COUNT];
    int floor, wall_front, wall_top, column, rim_front, rim_top, stairs_lamp, bank, crack_front, crack_top;
    int decors[DECOR_COUNT]; // -1: nothing
    int pools[TILE_COUNT];   // what lies instead of floor; -1: floor does
    bool ripples[TILE_COUNT];
    int stains[STAIN_COUNT]; // -1: nothing
    bool joins[STAIN_COUNT]; // with its like on the four sides
    int tiles[TILE_COUNT];   // what stands on the floor or, a door, in a row of walls; -1: nothing
    int sides[TILE_COUNT];   // doors in a column of walls
    int ajar, ajar_side;
    int locks[KEY_KINDS];  // what a locked door wears
    int looks[LOOK_COUNT]; // what is let into the floor; -1: nothing
    int look_frames[LOOK_COUNT];
} GroundArt;

// False with one line in `error` when a sprite is missing.
bool ground_art_find(GroundArt *art, const Atlas *atlas, Error *error);
