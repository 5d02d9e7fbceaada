#pragma once
// The marks of the map: each has a colour and, for large cells, a picture, so that no two differ by colour
// alone. The legend is this table too.

#include "map/tiles.h"
#include "view/canvas/image.h"

#include <string.h>

enum { MAP_ICON_PX = 7 };

typedef struct MapMarkInfo {
    const char *name; // NULL: it shares the name of the mark before
    Colour seen;
    Colour remembered; // 0: the same as when it is seen
    Colour core;       // in its middle; 0: none
    bool large;        // drawn over the edges of neighbours
    // Its picture, rows of MAP_ICON_PX: '#' in its colour, 'o' in that of its core, on black. Other marks
    // fill the cell, with 'x' darker and 'i' lighter. They are drawn in assets/drawings.
    const char *icon;
} MapMarkInfo;

// True if the picture does not fill the cell.
static inline bool map_mark_has_background(const MapMarkInfo *mark) {
    return mark->icon != NULL && strpbrk(mark->icon, "#o") != NULL;
}

extern const MapMarkInfo MAP_MARKS[MARK_COUNT];
