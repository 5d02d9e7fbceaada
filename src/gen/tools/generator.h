#pragma once
// The description of a generator: its options, the sizes that it accepts, and its stages.

#include "gen/tools/options.h"
#include "map/level.h"

// Bits of the options that a generator takes besides seed and size.
enum {
    TAKES_ROOMS = 1,
    TAKES_SUPPRESS = 2,
    TAKES_CONNECT = 4,
    TAKES_CORRIDOR = 8,
    TAKES_TOLL = 16,
    TAKES_WALLS = 32,
    TAKES_AWAKE = 64,
    TAKES_LOOPS = 128,
    TAKES_DEAD_ENDS = 256,
    TAKES_DESCENT = 512 // only the descent takes it
};

typedef struct GenContext GenContext;

typedef struct Stage {
    const char *name;
    const char *what; // one sentence for the stage viewer
    void (*run)(GenContext *gen);
} Stage;

enum { GEN_STAGES_MAX = 8 };

// The sizes that fit: on each axis `least` and any multiple of `step` more; a step of 0 adds nothing.
typedef struct Sizes {
    Vec least, step;
    Vec usual;         // if the options have no size
    const char *needs; // completes "maze needs ..."
} Sizes;

// One row of the table; each generator defines its own in its file.
typedef struct Generator {
    const char *name;  // on the command line
    const char *title; // in menus
    const char *what;  // one sentence
    unsigned takes;    // TAKES_*
    GenOptions defaults;
    Sizes (*sizes)(const GenOptions *options);       // NULL: all sizes fit, and the usual one is the default
    bool (*opening)(const Level *level, Vec border); // whether the border may be open there; NULL: nowhere
    bool narrows; // a locked door may narrow a way of two or three cells, because no plan demands that all of
                  // it is open
    bool tree;    // behind a door is mostly a dead end, so locks hang on short cuts
    int lattice;  // pillars stand on the cells whose coordinates it divides; 0: there are none
    bool drawn;   // its rooms are set pieces, and no others are laid
    bool (*begin)(GenContext *gen); // allocates what its stages need besides the context; NULL: nothing
    int shaping;                    // how many stages make tiles; later ones place things
    Stage stages[GEN_STAGES_MAX];   // ends with the first one without a name
} Generator;
