#pragma once
// Where things are placed: free cells, how they are chosen, and what lies around them.

#include "gen/tools/context.h"

// Puts the hero on a random floor cell. Without any floor he is put into a corner, and the proof rejects the
// level.
void context_place_hero(GenContext *gen);

// True where something may be placed: floor inside that can be reached and is free.
bool place_is_free(const GenContext *gen, Vec cell);
// The number of such cells.
int place_count_free(const GenContext *gen);
// True if all cells within `free_around` cells of it, and itself, are such cells.
bool place_is_free_around(const GenContext *gen, Vec cell, int free_around);

// True on the hero's cell and where something was placed.
bool place_is_reserved(const GenContext *gen, Vec cell);

// True where the generator has put a pillar: nothing takes its place.
bool place_has_pillar(const GenContext *gen, Vec cell);

// True on free cells of set pieces, their walls included.
bool place_is_free_inside(const GenContext *gen, Vec cell);

// True on free cells that are not near the start: a monster may stand there.
bool place_fits_monster(const GenContext *gen, Vec cell);

// The nearest free cell by walking, `from` included. Returns false when there is none.
bool place_nearest_free(GenContext *gen, Vec from, Vec *found);

// A random cell that fits, at least `away` steps from the start. Returns false only when there is none.
bool place_find_random(GenContext *gen, bool (*fits)(const GenContext *gen, Vec cell), int away, Vec *found);

// The same among all free cells.
bool place_random_free(GenContext *gen, int away, Vec *found);

// Of `samples` random free cells at least `least_from_start` steps from the start, the one with the highest
// score (best candidate sampling; Mitchell, 1991). Returns false when there is none.
bool place_find_best_free(GenContext *gen, int samples, int least_from_start,
                          int (*score)(const GenContext *gen, Vec cell), Vec *found);

// Marks the cell as taken: nothing else is placed there, not even debris.
void place_take_bare(GenContext *gen, Vec cell);

// How many neighbours can be walked: of all eight (`dir_stride` 1), or of the four straight ones
// (`dir_stride` 2).
int place_count_exits(const Level *level, Vec cell, int dir_stride);

// True when the open cells around it are connected without it, so that something solid there cuts off
// nothing.
bool place_has_way_around(const Level *level, Vec cell);
