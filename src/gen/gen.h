#pragma once
// The table of generators and the one way to run them: the generator's stages, then the furnishing that all
// share, then the proof. A level that fails the proof is generated again from the next sub-seed.

#include "map/level.h"

#include <stddef.h>

// Never renumbered: files and share codes may hold the numbers.
typedef enum GenKind {
    GEN_HALLS,
    GEN_PILLARS,
    GEN_ARCADE,
    GEN_MAZE,
    GEN_ROOMS,
    GEN_SCATTER,
    GEN_CAVES,
    GEN_COUNT
} GenKind;

// Bits of the options that a generator takes besides seed and size.
enum { TAKES_ROOMS = 1, TAKES_SUPPRESS = 2, TAKES_CONNECT = 4, TAKES_CORRIDOR = 8, TAKES_TOLL = 16 };

enum {
    GEN_DEPTH_MAX = 15,
    GEN_ROOMS_MIN = 1,
    GEN_SUPPRESS_MAX = 10,
    GEN_CORRIDOR_MIN = 1,
    GEN_CORRIDOR_MAX = 3
};

typedef enum Side { SIDE_NONE, SIDE_NORTH, SIDE_SOUTH, SIDE_EAST, SIDE_WEST, SIDE_COUNT } Side;

typedef struct GenOptions {
    GenKind kind;
    uint64_t seed;
    int w, h;     // cells
    int rooms;    // GEN_ROOMS_MIN..LEVEL_ROOMS_MAX
    int suppress; // 0..GEN_SUPPRESS_MAX, in tenths
    int corridor; // cells, GEN_CORRIDOR_MIN..GEN_CORRIDOR_MAX
    int depth;    // 1..GEN_DEPTH_MAX; what is placed follows it; 0 counts as 1
    bool connect;
    int walls;    // scatter: percent of the cells; 0: its usual 20
    Side barred;  // arcade: the opening that is walled up, and beside which the hero starts
    bool descent; // a depth of the descent (gen/descent/depths.h): seed and depth alone count
    // How a game begins (sim/game.h); the level is the same:
    bool side_door; // that of the vestibule is open
    bool toll;      // a bell tolls in this single dungeon; only where TAKES_TOLL
} GenOptions;

typedef struct Draft Draft;

typedef struct Stage {
    const char *name;
    const char *what; // one sentence for those who watch
    void (*run)(Draft *draft);
} Stage;

enum { GEN_STAGES_MAX = 8 };

// Sizes that fit: `least` and every whole number of `step` more, on each axis of its own; a step of 0 adds
// nothing.
typedef struct Sizes {
    Vec least, step;
    Vec usual;         // when none is asked for
    const char *needs; // completes "maze needs ..."
} Sizes;

// One row of the table; each generator defines its own in its file.
typedef struct Generator {
    const char *name;  // on the command line
    const char *title; // in menus
    const char *what;  // one sentence
    unsigned takes;    // TAKES_*
    GenOptions defaults;
    Sizes (*sizes)(const GenOptions *options);       // NULL: all fit, and the usual one is in the defaults
    bool (*opening)(const Level *level, Vec border); // where the border may have a gap; NULL: nowhere
    bool narrows; // a locked door may narrow a way of two or three cells: no plan says that all of it is open
    int shaping;  // so many stages make tiles, the others place things
    Stage stages[GEN_STAGES_MAX]; // the first without a name ends them
} Generator;

extern const Generator *const GENERATORS[GEN_COUNT];

// The generator of that name, or GEN_COUNT.
GenKind gen_find(const char *name);

// A seed from text: a number 0..2^64-1 as it is, any other word hashed. False for no text or a number too
// large.
bool gen_seed(const char *text, uint64_t *seed);

// Gives the options the size that their generator has, with its other options as they are, when none is asked
// for; of the descent, that of the depth.
void gen_usual_size(GenOptions *options);

// The largest size up to `most` that the generator can use with these options; on an axis where none is so
// small, its least.
Vec gen_fit_size(const GenOptions *options, Vec most);

// True when the options can be used; else `text` says what is wrong and the nearest that fits.
bool gen_check(const GenOptions *options, char *text, size_t size);

// Makes a furnished, proved level, which the caller frees; false when memory lacks. The options must have
// passed gen_check(); of the descent, the size need not be set.
bool gen_level(Level *level, const GenOptions *options);

// The stages that a level of these options goes through, those of the furnishing included.
int gen_stage_count(const GenOptions *options);
const Stage *gen_stage(const GenOptions *options, int index);

// The same level as gen_level() makes, stopped after so many of its stages. Until the hero is placed, its
// start is (0,0), a border cell.
bool gen_level_until(Level *level, const GenOptions *options, int stages);
