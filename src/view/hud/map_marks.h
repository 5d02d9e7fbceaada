#pragma once
// What the map draws its cells with: a colour each and, where a cell is large enough, a picture of its own,
// so that no two marks are told apart by colour alone. The legend is the same table.

#include "map/tiles.h"
#include "view/canvas/image.h"

#include <string.h>

enum { MAP_ICON_PX = 7 };

typedef struct MapMarkInfo {
    const char *name; // NULL: told with the mark before it
    Colour seen;
    Colour remembered; // 0: as when it is seen
    Colour core;       // in the middle; 0: none
    bool large;        // over its neighbours' edges
    // Its picture, rows of MAP_ICON_PX: '#' in its colour and 'o' in that of its core, on the dark. Else it
    // fills the cell; 'x' is then darker, 'i' lighter than the rest.
    const char *icon;
} MapMarkInfo;

// Of a mark whose picture does not fill its cell.
static inline bool map_mark_stands(const MapMarkInfo *mark) {
    return mark->icon != NULL && strpbrk(mark->icon, "#o") != NULL;
}

extern const MapMarkInfo MAP_MARKS[MARK_COUNT];
