#pragma once
// What a player knows from the screen alone: cells he has seen, items that he saw lying there, monsters in
// sight (unless they lie in wait in the dark), and traps that were found. Bots that judge the game
// (bots/player.h) know nothing else of the world.

#include "map/dist.h"
#include "sim/state/world.h"

// How far a cell is harmful, as far as the player knows, to somebody who steps there or stands there.
typedef enum Harm { HARM_NONE, HARM_STEP, HARM_NOW, HARM_SPRUNG } Harm;

typedef struct Eyes {
    const World *world;                  // that it knows; another one is another level
    Level level;                         // as he knows it: unknown cells are walls; its tiles alone count
    Grid harm;                           // Harm
    Grid barred;                         // the same, unless it is bold: ways lead around it
    int bold;                            // ticks left in which it takes harm into account for a way through
    DistMap from_hero, to_goal;          // over what he knows
    Vec hero_cell, goal;                 // where they begin; NOWHERE: measured never, or over other ground
    Grid measured_tiles;                 // the ground they were measured over: level's
    Grid measured_barred;                // and barred
    bool lies[WORLD_ITEMS_MAX];          // he saw it lie there and has not seen it gone
    Item items[WORLD_ITEMS_MAX];         // as he saw it last
    bool lit[WORLD_ITEMS_MAX];           // likewise, by more than his lantern
    int lit_count;                       // treasures among these that a toll may hallow
    int spares;                          // treasures to leave for a toll to hallow; ways lead around them
    bool shuns;                          // and around all treasures: each more than the quota brings hunters
    bool shut_chest[LEVEL_FIXTURES_MAX]; // likewise
} Eyes;

// False when out of memory; eyes_free() then frees what there is.
bool eyes_init(Eyes *eyes);
void eyes_free(Eyes *eyes);

// Looks about, then measures the ways from the hero's cell.
void eyes_look(Eyes *eyes, const World *world);

// Measures the ways to a cell.
void eyes_aim(Eyes *eyes, Vec goal);

// A treasure that the next toll may hallow; a candle is of more use in the bag.
bool eyes_spared(const Item *item);

// Whether it leaves the treasure for a toll: one that is lit, or while fewer are than it spares.
bool eyes_leaves(const Eyes *eyes, int index);

// True where a step from a known cell may show what is not known, or no longer.
bool eyes_frontier(const Eyes *eyes, Vec cell);

// A pot or a crate in the way, which a blow breaks; ways lead through it.
bool eyes_breakable(const World *world, Vec cell);
