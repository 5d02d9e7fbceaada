#pragma once
// What a level is made from: the kind of generator, the seed, and further options.

#include "gen/tools/pace.h"

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
    DESCENT_PITS = 6, // the deepest of DESCENT_DEPTHS with pits
    GEN_ROOMS_MIN = 1,
    GEN_SUPPRESS_MAX = 10,
    GEN_CORRIDOR_MIN = 1,
    GEN_CORRIDOR_MAX = 3,
    GEN_WALLS_MAX = 3,
    GEN_GUARD_FROM = 4,      // the first depth that has an elite
    GEN_GUARD_SIDE_MIN = 12, // cells: a smaller level has no room for one
    SEED_WORD_MAX = 40       // bytes, with the final 0
};

typedef enum Side { SIDE_NONE, SIDE_NORTH, SIDE_SOUTH, SIDE_EAST, SIDE_WEST, SIDE_COUNT } Side;

// The player's own set pieces, packed (gen/pieces/pack.h). Not owned: they must live longer than what is
// made with them.
typedef struct OwnPieces {
    const uint8_t *bytes;
    size_t size; // 0: none
} OwnPieces;

// A hand-made level, packed (io/game/handmade.h). Not owned, as above.
typedef struct HandmadeMap {
    const uint8_t *bytes;
    size_t size; // 0: none
} HandmadeMap;

typedef struct GenOptions {
    GenKind kind;
    uint64_t seed;
    char word[SEED_WORD_MAX]; // the seed as a word; "": it was a number, or a longer word
    int w, h;                 // cells
    int rooms;                // GEN_ROOMS_MIN..LEVEL_ROOMS_MAX
    int suppress;             // 0..GEN_SUPPRESS_MAX, in tenths
    int corridor;             // cells, GEN_CORRIDOR_MIN..GEN_CORRIDOR_MAX
    int depth;                // 1..GEN_DEPTH_MAX; decides what is placed; 0 counts as 1
    bool connect;             // pillars, chambers: every ring of walls is opened
    bool awake;               // halls: no monster sleeps, lies in ambush or starts in a room
    int walls;                // maze: how thick walls are, in cells, 1..GEN_WALLS_MAX
    int loops;    // percent of the walls that could be opened that are; scattered: of the net's further edges
    int filled;   // percent of the dead ends that are filled
    int rubble;   // scatter: percent of cells that are wall; 0: the usual 20
    bool varied;  // as in the descent: rooms of different sizes, caves with loops, mazes with few doors
    Side barred;  // arcade: the opening that is walled up; the hero starts beside it
    bool descent; // a depth of the descent (gen/descent/depths.h): only seed and depth matter
    bool classic; // scatter, turn by turn: the rules and the level of the classic (sim/classic.h)
    bool tower;   // the stairs up lead on
    bool guard;   // an elite guards the stairs that lead on; from depth GEN_GUARD_FROM
    bool pieces;  // set pieces are laid: the program's and `own`
    OwnPieces own;  // the player's own set pieces
    bool own_alone; // only the player's own pieces, to look at them; recordings do not know this option
    // How a game begins (sim/game.h). These do not change the level:
    HandmadeMap map; // the game begins in this level; later ones are generated
    bool side_door;  // the vestibule's side door is open
    bool beyond;     // the hero begins behind the vestibule, with its bell
    bool toll;       // a bell tolls in this single dungeon; only with TAKES_TOLL
    bool mapped;     // single dungeons: the hero knows the map from the start
    Pace pace;       // at the start
    unsigned ease;   // EASE_*
    int gear;        // descent: 1..GEAR_KINDS is worn from the start, at its price; 0: none
} GenOptions;
