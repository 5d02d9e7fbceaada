#pragma once
// The table of generators and the one way to run them: stages of the generator, then furnishing, then the proof;
// a level that fails the proof is generated again from the next sub-seed.

#include "base/rng.h"
#include "map/level.h"

typedef enum GenKind { GEN_HALLS, GEN_PILLARS, GEN_COUNT } GenKind;

// Bits of the options that a generator takes besides seed and size.
enum { TAKES_ROOMS = 1, TAKES_SUPPRESS = 2, TAKES_CONNECT = 4, TAKES_CORRIDOR = 8 };

typedef struct GenOptions {
    GenKind kind;
    uint64_t seed;
    int w, h;     // cells; 0: the generator's default for its other options
    int rooms;    // 1..255
    int suppress; // 0..10
    int corridor; // cells, 1..3
    bool connect;
} GenOptions;

// What a stage works on.
typedef struct Draft {
    Level *level;
    const GenOptions *options;
    Rng layout, furnish;
} Draft;

typedef struct Stage {
    const char *name;
    const char *what; // one sentence for those who watch
    void (*run)(Draft *draft);
} Stage;

typedef struct Generator {
    const char *name;
    const char *what;
    unsigned takes;
    GenOptions defaults;
    bool odd_sides; // sizes must be odd
    int drafts_max;
    const Stage *stages;
    int stage_count;
} Generator;

extern const Generator GENERATORS[GEN_COUNT];

// The generator of that name, or GEN_COUNT.
GenKind gen_find(const char *name);

// Options of a kind with all defaults and seed 0.
GenOptions gen_defaults(GenKind kind);

// NULL when the options can be used; else what is wrong and the nearest that fits, written to `text`.
const char *gen_check(const GenOptions *options, char *text, int size);

// Fills `level` (which the caller frees). False when memory lacks. The options must have passed gen_check().
bool gen_level(Level *level, const GenOptions *options);
