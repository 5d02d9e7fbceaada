#pragma once
// What the map draws its cells with: a colour each, and a core of another one where colours alone would be
// too much alike. The legend is the same table.

#include "map/tiles.h"
#include "view/canvas/image.h"

typedef enum MapMark {
    MARK_NONE,
    MARK_YOU,
    MARK_MONSTER,
    MARK_GOOD,
    MARK_HALLOWED,
    MARK_THING,
    MARK_CHEST,
    MARK_TRAP,
    MARK_KEY_1, // keys solid, their doors with a dark core
    MARK_KEY_2,
    MARK_KEY_3,
    MARK_KEY_4,
    MARK_LOCKED_1,
    MARK_LOCKED_2,
    MARK_LOCKED_3,
    MARK_LOCKED_4,
    MARK_DOWN,
    MARK_UP,
    MARK_DOOR,
    MARK_FLAME,
    MARK_COLD,
    MARK_FLOOR,
    MARK_WALL,
    MARK_CRACKED,
    MARK_PROP,
    MARK_SHRINE,
    MARK_WATER,
    MARK_ICE,
    MARK_EMBER,
    MARK_COUNT
} MapMark;

typedef struct MapMarkInfo {
    const char *name; // NULL: told with the mark before it
    Colour seen;
    Colour remembered; // 0: as when it is seen
    Colour core;       // in the middle; 0: none
} MapMarkInfo;

extern const MapMarkInfo MAP_MARKS[MARK_COUNT];
extern const uint8_t TILE_MARKS[TILE_COUNT]; // MapMark
