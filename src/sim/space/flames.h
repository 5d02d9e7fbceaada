#pragma once
// Light. A source of radius r lights a cell when dx^2 + dy^2 <= r^2 + r and the line of sight is free
// (symmetric). Standing flames are updated only when one comes or goes or a tile near one changes; the light
// that the hero carries follows his own field of view.

#include "sim/state/world.h"

typedef struct FlameInfo {
    const char *name;
    int radius; // cells
} FlameInfo;

extern const FlameInfo FLAMES[FLAME_KIND_COUNT];

// For the world's level. Returns false when out of memory; then call flames_free().
bool flames_init(World *world);
// For a copied world that has no list of its own yet. Returns false as above.
bool flames_copy(World *to, const World *from);
void flames_free(World *world);

// Rebuilds the list of all flames.
void flames_rebuild(World *world);

// Adds or removes one flame. The light follows with flames_update_light(), at the latest in flames_tick().
void flames_add(World *world, FlameKind kind, Vec cell);
void flames_remove(World *world, FlameKind kind, Vec cell);
// Updates the light once for all flames that were added and removed.
void flames_update_light(World *world);

// A tile has changed: updates the flames near it.
void flames_update_cell(World *world, Vec cell);

// Puts out an item that burns on the floor; does nothing to others. A candle stays there; a torch
// (ITEM_BRAND) is removed.
void flames_put_out_item(World *world, int item_index, ActorId by);

// Puts out the torch in the hero's hand, if any.
void flames_put_out_brand(World *world);

// Once a tick: burning items burn down, those in water go out, and light follows monsters that glow.
void flames_tick(World *world);

// True where dx^2 + dy^2 <= r^2 + r.
static inline bool flames_in_circle(Vec source, int radius, Vec cell) {
    return vec_square(vec_sub(cell, source)) <= radius * radius + radius;
}

// The current radius of the lantern, in cells.
int flames_lantern_radius(const World *world);

// True if the cell is lit by anything except the lantern. With radiance the lantern counts as a flame too.
bool flames_is_flame_lit(const World *world, Vec cell);
// True if the cell is lit by anything, the lantern included.
bool flames_is_lit_at_all(const World *world, Vec cell);

// Sets 1 wherever flames_is_lit_at_all() is true, else 0, in a grid of the level's size.
void flames_find_lit_cells(const World *world, Grid *lit);

// True when the cell is lit and the hero sees it: there he notices hidden traps and the eyes of monsters in
// ambush.
bool flames_lit_in_sight(const World *world, Vec cell);

// True for a monster in ambush that no light shows, or that looks like something else.
bool flames_ambusher_hides(const World *world, int index);

// True when monsters see the hero from far away: his lantern is open, a torch is in his hand, his cell is
// lit, or he struck or threw a moment ago. Never under a potion of night.
bool flames_hero_seen_afar(const World *world);

// True when no light shows the hero: his lantern is shut, no torch is in his hand, and his cell is dark.
// Striking does not matter here.
bool flames_hero_is_hidden(const World *world);

// True while he carries light: an open lantern or a torch in his hand.
bool flames_hero_has_light(const World *world);

// The half hearts that ringing the hand bell would heal here: it heals within the light of a flame.
int flames_bell_heals(const World *world);

// Like flames_hero_seen_afar(), but without the light of other flames around him.
bool flames_hero_shows(const World *world);
