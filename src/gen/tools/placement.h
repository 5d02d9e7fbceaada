#pragma once
// Where things are placed: free cells, how they are chosen, and what lies around them.

#include "gen/tools/context.h"

// Puts the hero on any floor cell inside, one as likely as another. Without floor he lands in a corner, which
// the proof refuses.
void context_start_anywhere(GenContext *gen);

// True where something may be placed: floor inside that can be reached and where nothing stands yet.
bool place_is_free(const GenContext *gen, Vec cell);
int place_count_free(const GenContext *gen);
// The same of all cells so near to it, and of itself.
bool place_is_open(const GenContext *gen, Vec cell, int room);

// True on the hero's cell and where something was placed.
bool place_is_taken(const GenContext *gen, Vec cell);

// True on cells of set pieces, their walls too, where nothing was placed yet.
bool place_is_piece(const GenContext *gen, Vec cell);

// True on free cells outside the calm around the start: a monster may stand there.
bool place_is_lair(const GenContext *gen, Vec cell);

// The nearest free cell by walking, `from` itself first; false when there is none.
bool place_nearest_free(GenContext *gen, Vec from, Vec *found);

// A random cell that fits, at least `away` steps from the start; false only when there is none.
bool place_random(GenContext *gen, bool (*fits)(const GenContext *gen, Vec cell), int away, Vec *found);

// The same of the free ones.
bool place_random_free(GenContext *gen, int away, Vec *found);

// Of `samples` random free cells at least `away` steps from the start, the one with the largest score (best
// candidate sampling; Mitchell, 1991). False when there is none.
bool place_best(GenContext *gen, int samples, int away, int (*score)(const GenContext *gen, Vec cell),
                Vec *found);

// Reserves the cell: nothing else is placed there, not even debris.
void place_take(GenContext *gen, Vec cell);

// How many neighbours can be walked: of all eight where `stride` is 1, of the four straight ones where it
// is 2.
int place_ways_on(const Level *level, Vec cell, int stride);

// True when what is open around the cell hangs together without it, so that something solid there cuts off
// nothing.
bool place_has_way_around(const Level *level, Vec cell);
