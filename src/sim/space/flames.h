#pragma once
// Light as the rules have it. A source of radius r lights a cell when dx^2 + dy^2 <= r^2 + r and its line of
// sight is free, both ways alike. Standing flames are looked at again only when one comes or goes, or when a
// tile near one changes; what the hero carries follows his own field of view.

#include "sim/state/world.h"

typedef struct FlameInfo {
    const char *name;
    int radius; // cells
} FlameInfo;

extern const FlameInfo FLAMES[FLAME_KIND_COUNT];

// For the world's level. False when memory lacks; flames_free() then frees what there is.
bool flames_init(World *world);
void flames_free(World *world);

// Finds all that burns, anew: after flames came or went.
void flames_find(World *world);

// One came or went, be it one of many in a tick: what depends on the light follows with flames_settle().
void flames_add(World *world, FlameKind kind, Vec cell);
void flames_drop(World *world, FlameKind kind, Vec cell);
void flames_settle(World *world);

// A tile has changed: flames near it look again.
void flames_look(World *world, Vec cell);

// Puts out what burns on the floor. A candle stays where it lies; of a brand nothing is left.
void flames_put_out(World *world, int item, ActorId by);

// The torch in the hero's hand goes out, if there is one.
void flames_douse(World *world);

// Once a tick: what burns down burns down, what lies in water goes out.
void flames_tick(World *world);

// True where dx^2 + dy^2 <= r^2 + r.
static inline bool flames_in_circle(Vec source, int radius, Vec cell) {
    return vec_square(vec_sub(cell, source)) <= radius * radius + radius;
}

// What a light at the eye reaches of a row so far below it, as the bits of a field of view.
static inline uint64_t flames_row(const Fov *fov, int radius, int below) {
    int wide = int_min(radius, fov->reach.x);
    if (int_abs(below) > int_min(radius, fov->reach.y)) return 0;
    while (wide * wide + below * below > radius * radius + radius) wide--;
    uint64_t within = ((uint64_t)2 << 2 * wide) - 1;
    return fov->rows[fov->reach.y + below] & within << (fov->reach.x - wide);
}

// The radius of the lantern just now, in cells.
int flames_lantern(const World *world);

// Lit by anything but the lantern; lit by anything.
bool flames_bright(const World *world, Vec cell);
bool flames_lit(const World *world, Vec cell);

// Sets 1 wherever flames_lit() is true, else 0, in a grid of the level's size.
void flames_list_lit(const World *world, Grid *lit);

// Lit and in the hero's sight: there, hidden traps and the eyes of those who lie in wait show.
bool flames_shows(const World *world, Vec cell);

// Whether monsters see the hero from afar: lantern open, brand in hand, standing in a bright cell, or having
// struck or thrown a moment ago; in a potion's night they never do.
bool flames_exposed(const World *world);
