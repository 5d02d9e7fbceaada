#pragma once
// What the depths of the descent look like: the colours of their stone, what grows on it, and the light that
// is there without any flame. View's alone: no rule knows of it.

#include "sim/state/world.h"
#include "view/canvas/image.h"

typedef enum ThemeKind { THEME_BRICK, THEME_MOSS, THEME_FLOOD, THEME_FORGE, THEME_COUNT } ThemeKind;

// Colours of walls, floors, moss and water, from the darkest on, and of the rock around all: its seams, three
// kinds of stones, their lit edges, the veins in them and those' lit sides.
enum { BRICKS = 6, SLATES = 5, LEAVES = 4, WATERS = 4, ROCKS = 7 };

// The colours of the stuff that props and doors are made of, from the darkest on.
typedef enum Stuff { STUFF_WOOD, STUFF_CLAY, STUFF_STONE, STUFF_COUNT } Stuff;
enum { STUFF_COLOURS = 6 };

enum { THEME_ROOMS = 3 }; // kinds of room, each furnished with things of its own

// The place where something grows or runs.
typedef enum GrowthPlace {
    GROWS_FRONT,
    GROWS_TOP,
    GROWS_FLOOR,
    GROWS_COLUMN, // a wall that stands alone
    GROWS_DOOR,   // in a row of walls
    GROWTH_PLACES
} GrowthPlace;

typedef struct GrowthInfo {
    const char *sprite, *glow; // NULL: nothing; `glow`: as many frames, of what shines by itself
    int percent;               // of the places that have some of it
} GrowthInfo;

typedef struct Theme {
    const char *name;
    Colour walls[BRICKS], floors[SLATES], leaves[LEAVES], waters[WATERS]; // instead of those of the sprites
    Colour rock[ROCKS];
    Colour stuffs[STUFF_COUNT][STUFF_COLOURS]; // 0 after the last
    Colour grit;                               // flies about in a toll's dust; 0: nothing of its own
    GrowthInfo growths[GROWTH_PLACES];
    const char *on_walls[THEME_ROOMS],
        *on_floors[THEME_ROOMS]; // sprites of what its rooms are furnished with
} Theme;

extern const Theme THEMES[THEME_COUNT];

// Of a world: that of its depth in the descent; in a single dungeon by its generator, and then by its depth.
ThemeKind theme_of(const World *world);

// Of a depth of the descent, 1..DESCENT_DEPTHS.
ThemeKind theme_at(int depth);

// The light without any flame: red, green, blue in 1/256. The depths of a theme differ by it.
const int *theme_ambient(const World *world);

// A pixel of a wall, a floor or moss in the theme's colours; other colours stay, and those of a theme.
Colour theme_colour(const Theme *theme, Colour colour);
Colour theme_water(const Theme *theme, Colour colour); // of the water that mirrors
Colour theme_stuff(const Theme *theme, Stuff stuff, Colour colour);
// Of rock, in the colours of one theme, in those of another.
Colour theme_rock(const Theme *from, const Theme *to, Colour colour);
