#pragma once
// Distance maps (Dijkstra maps with unit cost): breadth-first search over the cells that a body can walk,
// plain doors included.

#include "map/level.h"

enum {
    DIST_NONE = INT32_MAX, // the cell was not reached
    DOOR_MUFFLE = 4        // steps that a shut door adds for sound
};

typedef enum Ways { FOUR_WAYS, EIGHT_WAYS } Ways; // EIGHT_WAYS: diagonal steps only past two open cells

typedef struct DistMap {
    int w, h;
    int32_t *steps;     // from the source; DIST_NONE where it was not reached
    Rect known;         // the cells that the last search covered; `steps` of others have no meaning
    int32_t *queue;     // scratch
    uint8_t *open;      // scratch
    const Grid *barred; // not owned: cells that are set cannot be entered; NULL: there are none
} DistMap;

// The caller frees it. Returns false when out of memory.
bool dist_init(DistMap *map, int w, int h);
// A copy with the same distances and no barred cells. The caller frees it. Returns false when out of memory.
bool dist_clone(DistMap *to, const DistMap *from);
void dist_free(DistMap *map);

// Computes the steps from `source` to every cell of the level, which has the map's size. Stops at `limit`
// steps. Then cells that are more than that away in a row or column are not covered.
void dist_from(DistMap *map, const Level *level, Vec source, Ways ways, int limit);

// Continues a search that had no limit: goes on from `opened_cell`, a cell that was just opened, into cells
// that were not reached before. Their steps are counted from `opened_cell`, not from the first source.
void dist_spread_unreached(DistMap *map, const Level *level, Vec opened_cell, Ways ways);

// How far sound from `source` travels, in steps in eight directions, with DOOR_MUFFLE more for each shut
// door. Stops at `limit`.
void dist_sound(DistMap *map, const Level *level, Vec source, int limit);

// True when a body can step from `cell` in the direction `dir`: the next cell is open and no corner is cut.
bool dist_can_step(const Level *level, Vec cell, int dir);

// The steps to a cell, or DIST_NONE.
static inline int dist_at(const DistMap *map, Vec cell) {
    if (!rect_has(map->known, cell)) return DIST_NONE;
    return map->steps[(size_t)cell.y * (size_t)map->w + (size_t)cell.x];
}
