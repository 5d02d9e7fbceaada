#pragma once
// What the map draws its cells with: a colour each, and a core of another one or another shape where
// colours alone would be too much alike. The legend is the same table.

#include "map/tiles.h"
#include "view/canvas/image.h"

typedef struct MapMarkInfo {
    const char *name; // NULL: told with the mark before it
    Colour seen;
    Colour remembered; // 0: as when it is seen
    Colour core;       // in the middle; 0: none
    bool large;        // over its neighbours' edges
    bool diamond;      // else a square
} MapMarkInfo;

extern const MapMarkInfo MAP_MARKS[MARK_COUNT];
