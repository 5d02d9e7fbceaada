#pragma once
// The table of generators and the one way to run them: the generator's stages, then the furnishing that all
// share, then the proof. A level that fails the proof is generated again from the next sub-seed.

#include "map/level.h"

#include <stddef.h>

typedef enum GenKind { GEN_HALLS, GEN_PILLARS, GEN_COUNT } GenKind;

// Bits of the options that a generator takes besides seed and size.
enum { TAKES_ROOMS = 1, TAKES_SUPPRESS = 2, TAKES_CONNECT = 4, TAKES_CORRIDOR = 8 };

enum { GEN_ROOMS_MIN = 1, GEN_SUPPRESS_MAX = 10, GEN_CORRIDOR_MIN = 1, GEN_CORRIDOR_MAX = 3 };

typedef struct GenOptions {
    GenKind kind;
    uint64_t seed;
    int w, h;     // cells
    int rooms;    // GEN_ROOMS_MIN..LEVEL_ROOMS_MAX
    int suppress; // 0..GEN_SUPPRESS_MAX, in tenths
    int corridor; // cells, GEN_CORRIDOR_MIN..GEN_CORRIDOR_MAX
    bool connect;
} GenOptions;

typedef struct Draft Draft;

typedef struct Stage {
    const char *name;
    const char *what; // one sentence for those who watch
    void (*run)(Draft *draft);
} Stage;

enum { GEN_STAGES_MAX = 8 };

// One row of the table; each generator defines its own in its file.
typedef struct Generator {
    const char *name;  // on the command line
    const char *title; // in menus
    const char *what;  // one sentence
    unsigned takes;    // TAKES_*
    bool odd_sides;    // both sides of the level must be odd
    GenOptions defaults;
    Stage stages[GEN_STAGES_MAX]; // the first without a name ends them
} Generator;

extern const Generator *const GENERATORS[GEN_COUNT];

// The generator of that name, or GEN_COUNT.
GenKind gen_find(const char *name);

// A seed from text: a number 0..2^64-1 as it is, any other word hashed. False for no text or a number too large.
bool gen_seed(const char *text, uint64_t *seed);

// True when the options can be used; else `text` says what is wrong and the nearest that fits.
bool gen_check(const GenOptions *options, char *text, size_t size);

// Makes a furnished, proved level, which the caller frees; false when memory lacks. The options must have passed
// gen_check().
bool gen_level(Level *level, const GenOptions *options);
