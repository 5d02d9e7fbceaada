#pragma once
// What a player knows from the screen alone: cells that he has seen, items that he saw there, monsters in
// sight (unless they lie in wait in the dark), and traps that were found. Bots that judge the game
// (bots/player.h) know nothing else of the world.

#include "map/dist.h"
#include "sim/state/world.h"

// How harmful a cell is, as far as the player knows: not at all, to the hero when he steps there, to the hero
// while he stands there, or because a trap there was set off just now.
typedef enum Harm { HARM_NONE, HARM_STEP, HARM_NOW, HARM_SPRUNG } Harm;

typedef struct Eyes {
    const World *world;         // the world that it knows; another world is another level
    Level level;                // only its tiles: as the player knows them; unknown cells are walls
    Grid harm;                  // a Harm for each cell
    Grid barred;                // cells that ways avoid: those of `harm`, unless the player is bold
    int bold;                   // ticks for which he still accepts harm to get through
    DistMap from_hero, to_goal; // over `level`
    Vec hero_cell, goal;        // where the two begin; NOWHERE: they must be measured again
    Grid measured_tiles;        // `level` and `barred` when they were measured
    Grid measured_barred;
    bool lies[WORLD_ITEMS_MAX];          // he saw the item lie there, and has not seen that it is gone
    Item items[WORLD_ITEMS_MAX];         // as he saw the item last
    bool lit[WORLD_ITEMS_MAX];           // when he saw it last, more than his lantern lit it
    int lit_count;                       // how many treasures among these a toll may hallow
    int spares;                          // how many treasures to leave for a toll to hallow; ways avoid them
    bool shuns;                          // ways avoid all treasures: each beyond the quota brings hunters
    bool shut_chest[LEVEL_FIXTURES_MAX]; // he saw the chest, and has not seen that it is open
} Eyes;

// Returns false when out of memory; eyes_free() then frees what there is.
bool eyes_init(Eyes *eyes);
void eyes_free(Eyes *eyes);

// Takes in what is in sight now, then measures the ways from the hero's cell.
void eyes_look(Eyes *eyes, const World *world);

// Measures the ways to a cell.
void eyes_aim(Eyes *eyes, Vec goal);

// True for a treasure that the next toll may hallow, except candles, which are of more use in the bag.
bool eyes_spared(const Item *item);

// True if the player leaves the treasure for a toll: it is lit, or fewer treasures are lit than he wants to
// leave.
bool eyes_leaves(const Eyes *eyes, int index);

// True for a known cell from which a step may show cells that are unknown, or may have changed.
bool eyes_frontier(const Eyes *eyes, Vec cell);

// True for a pot or crate that a blow breaks; ways lead through it.
bool eyes_breakable(const World *world, Vec cell);
