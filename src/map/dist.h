#pragma once
// Distance maps (Dijkstra maps with unit cost): breadth first search over the cells that a body can walk,
// plain doors among them.

#include "map/level.h"

enum { DIST_NONE = INT32_MAX, DOOR_MUFFLE = 4 }; // not reached; steps that a shut door is worth

typedef enum Ways { FOUR_WAYS, EIGHT_WAYS } Ways; // eight: diagonally only past two open cells

typedef struct DistMap {
    int w, h;
    int32_t *steps;     // from the source; DIST_NONE where it was not reached
    Rect known;         // what the last search was about: `steps` tell nothing of the rest
    int32_t *queue;     // scratch
    uint8_t *open;      // scratch
    const Grid *barred; // not owned: cells set there are not entered; NULL: all that the tiles let are
} DistMap;

// False when out of memory. The caller frees.
bool dist_init(DistMap *map, int w, int h);
// A new one that tells the same and bars nothing; likewise.
bool dist_clone(DistMap *to, const DistMap *from);
void dist_free(DistMap *map);

// Steps from `source` to every cell of the level, which has the map's size. Stops at `limit` steps; cells
// more than that away in a row or a column are not known then.
void dist_from(DistMap *map, const Level *level, Vec source, Ways ways, int limit);

// After a search without a limit: goes on from a cell that has just been opened into what was not reached
// before; counts from there.
void dist_extend(DistMap *map, const Level *level, Vec source, Ways ways);

// How far sound comes from `source`, in steps eight ways, DOOR_MUFFLE more through each door that is shut.
// Looks no further than `limit`.
void dist_sound(DistMap *map, const Level *level, Vec source, int limit);

// True when a step from `cell` in direction `dir` is open: a way leads there and no corner is cut.
bool dist_open(const Level *level, Vec cell, int dir);

// DIST_NONE where nothing is known.
static inline int dist_at(const DistMap *map, Vec cell) {
    if (!rect_has(map->known, cell)) return DIST_NONE;
    return map->steps[(size_t)cell.y * (size_t)map->w + (size_t)cell.x];
}
