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
    TAKES_AWAKE = 64
};

typedef struct GenContext GenContext;

typedef struct Stage {
    const char *name;
    const char *what; // one sentence for those who watch
    void (*run)(GenContext *gen);
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
    bool tree;    // what is behind a door is mostly behind it alone: locks hang on short cuts
    bool drawn;   // its rooms are drawn as set pieces are, and no others are laid
    bool (*begin)(GenContext *gen); // makes what its stages need besides the context; NULL: nothing
    int shaping;                    // so many stages make tiles, the others place things
    Stage stages[GEN_STAGES_MAX];   // the first without a name ends them
} Generator;
