#pragma once
// The request for a level: the kind of generator, the seed, and the generator's options.

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum GenKind {
#define GENERATOR(kind) GEN_##kind,
#include "gen/tools/list_generators.h"
#undef GENERATOR
    GEN_COUNT
} GenKind;

enum {
    GEN_DEPTH_MAX = 15,
    DESCENT_DEPTHS = 8, // those with a row in the descent's table (gen/descent/depths.h)
    DESCENT_PITS = 6,   // the deepest of them that has pits
    GEN_ROOMS_MIN = 1,
    GEN_SUPPRESS_MAX = 10,
    GEN_CORRIDOR_MIN = 1,
    GEN_CORRIDOR_MAX = 3,
    GEN_WALLS_MAX = 3,
    GEN_GUARD_FROM = 4, // the first depth with an elite
    SEED_WORD_MAX = 40  // bytes, with the last one 0
};

typedef enum Side { SIDE_NONE, SIDE_NORTH, SIDE_SOUTH, SIDE_EAST, SIDE_WEST, SIDE_COUNT } Side;

// Set pieces of one's own, packed (gen/pieces/pack.h). Not owned: they outlive what is made with them.
typedef struct OwnPieces {
    const uint8_t *bytes;
    size_t size; // 0: there are none
} OwnPieces;

// A level made by hand, packed (io/game/handmade.h). Not owned, as above.
typedef struct HandmadeMap {
    const uint8_t *bytes;
    size_t size; // 0: there is none
} HandmadeMap;

// How time passes in a game.
typedef enum Pace {
    PACE_REAL,
    PACE_TURNS, // turn by turn: an act at a time, on whole cells
    PACE_MOVES, // time moves only while the hero does
    PACE_COUNT
} Pace;

// What makes a game easier, and is told with its score (view/hud/score.h).
enum {
    EASE_SLOW = 1,    // it is played at three quarters of its pace
    EASE_WINDUPS = 2, // monsters raise their blows half as long again
    EASE_HEARTS = 4,  // two more hearts
    EASE_ALL = 7
};

typedef struct GenOptions {
    GenKind kind;
    uint64_t seed;
    char word[SEED_WORD_MAX]; // that the seed was given as; "": a number, or a longer one
    int w, h;                 // cells
    int rooms;                // GEN_ROOMS_MIN..LEVEL_ROOMS_MAX
    int suppress;             // 0..GEN_SUPPRESS_MAX, in tenths
    int corridor;             // cells, GEN_CORRIDOR_MIN..GEN_CORRIDOR_MAX
    int depth;                // 1..GEN_DEPTH_MAX; what is placed follows it; 0 counts as 1
    bool connect;
    bool awake;   // halls: no monster sleeps or lies in ambush (map/level.h)
    int walls;    // maze: how thick, in cells, 1..GEN_WALLS_MAX
    int rubble;   // scatter: percent of the cells that are wall; 0: its usual 20
    bool varied;  // as the descent shapes it: contrast of sizes, caves with loops, mazes with few doors
    Side barred;  // arcade: the opening that is walled up, and beside which the hero starts
    bool descent; // a depth of the descent (gen/descent/depths.h): seed and depth alone count
    bool classic; // scatter, turn by turn: the rules and the level of the classic (sim/classic.h)
    bool tower;   // stairs up lead on
    bool guard;   // an elite stands before the stairs that lead on; from depth GEN_GUARD_FROM
    bool pieces;  // set pieces are laid: the program's, and
    OwnPieces own;
    bool own_alone; // without the program's, to look at them; no recording knows of it
    // How a game begins (sim/game.h); the level is the same:
    HandmadeMap map; // it begins in this level; those that follow are made
    bool side_door;  // that of the vestibule is open
    bool toll;       // a bell tolls in this single dungeon; only where TAKES_TOLL
    bool mapped;     // the map of this single dungeon is known from the start
    Pace pace;       // at the beginning
    unsigned ease;   // EASE_*
    int gear;        // of the descent: 1..GEAR_KINDS, worn from the beginning at its price; 0: none
} GenOptions;
