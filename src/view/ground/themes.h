#pragma once
// The looks of the descent's depths: the colours of their stone, what grows on it, and the light where no
// flame is. Only view uses this; no rule depends on it.

#include "sim/state/world.h"
#include "view/canvas/image.h"

typedef enum ThemeKind { THEME_BRICK, THEME_MOSS, THEME_FLOOD, THEME_FORGE, THEME_COUNT } ThemeKind;

// Colours of walls, floors, moss and water, darkest first; and of the surrounding rock: its seams, three
// kinds of stones, their lit edges, the veins and the veins' lit sides.
enum { BRICKS = 6, SLATES = 5, LEAVES = 4, WATERS = 4, ROCKS = 7 };

// The colours of what props and doors are made of, darkest first.
typedef enum PropMaterial { STUFF_WOOD, STUFF_CLAY, STUFF_STONE, STUFF_COUNT } PropMaterial;
enum { STUFF_COLOURS = 6 };

enum { THEME_ROOMS = 3 }; // kinds of rooms; each kind has its own furniture

// Where something grows or runs.
typedef enum GrowthPlace {
    GROWS_FRONT, // of a wall
    GROWS_TOP,   // of a wall
    GROWS_FLOOR,
    GROWS_COLUMN, // a wall that stands alone
    GROWS_DOOR,   // in a row of walls
    GROWTH_PLACES
} GrowthPlace;

typedef struct GrowthInfo {
    const char *sprite, *glow; // NULL: nothing; `glow`: the part that shines by itself, with as many frames
    int percent;               // percent of the places that have it
} GrowthInfo;

typedef struct Theme {
    const char *name;
    Colour walls[BRICKS], floors[SLATES], leaves[LEAVES], waters[WATERS]; // they replace those of the sprites
    Colour rock[ROCKS];
    Colour stuffs[STUFF_COUNT][STUFF_COLOURS]; // 0 after the last
    Colour grit;                               // flies around in a toll's dust; 0: nothing special
    GrowthInfo growths[GROWTH_PLACES];
    const char *on_walls[THEME_ROOMS],
        *on_floors[THEME_ROOMS]; // sprites of its rooms' furniture
} Theme;

extern const Theme THEMES[THEME_COUNT];

// The theme of a world: in the descent that of its depth, in a single dungeon by generator and depth.
ThemeKind theme_of(const World *world);

// True on the second of the two depths that have the theme.
bool theme_is_deep(const World *world);

// The theme of a depth of the descent, 1..DESCENT_DEPTHS.
ThemeKind theme_at(int depth);

// The light where no flame is: red, green, blue in 1/256. It differs between the depths of a theme.
const int *theme_ambient_light(const World *world);

// The theme's colour for a pixel of a wall, a floor or moss. All other colours are returned unchanged.
Colour theme_recolour(const Theme *theme, Colour colour);
Colour theme_recolour_water(const Theme *theme, Colour colour); // for water that mirrors
Colour theme_recolour_prop(const Theme *theme, PropMaterial stuff, Colour colour);
// Converts a colour of rock from one theme to another.
Colour theme_recolour_rock(const Theme *from, const Theme *to, Colour colour);
