#pragma once
// What the depths of the descent look like: the colours of their stone, what grows on it, and the light that
// is there without any flame. View's alone: no rule knows of it.

#include "sim/state/world.h"
#include "view/canvas/image.h"

typedef enum ThemeKind { THEME_BRICK, THEME_MOSS, THEME_FLOOD, THEME_FORGE, THEME_COUNT } ThemeKind;

enum { BRICKS = 6, SLATES = 5, LEAVES = 4 }; // colours of walls, floors and moss, from the darkest on

typedef struct Theme {
    const char *name;
    Colour walls[BRICKS], floors[SLATES], leaves[LEAVES]; // in place of those that the sprites have
    Colour stuff;                                         // flies about among the grit of a toll; 0: nothing
    const char *front, *top, *floor;                      // sprites of what grows or runs there; NULL: none
    int percent[3];                                       // of fronts, tops and floors that have some of it
} Theme;

extern const Theme THEMES[THEME_COUNT];

// Of a world: that of its depth in the descent, brick anywhere else.
ThemeKind theme_of(const World *world);

// Where no flame shines: red, green, blue in 1/256. The depths of a theme differ by it.
const int *theme_ambient(const World *world);

// A pixel of a wall, a floor or moss in the theme's colours; other colours stay, and those of a theme.
Colour theme_colour(const Theme *theme, Colour colour);
