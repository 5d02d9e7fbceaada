#pragma once
// A row of the table is a piece of our work, the same work by another library or program (the peer) or a
// limit in ns, and what their ratio should be. Both run by turns over the same maps, so that a busy machine
// slows both.

#include "base/geom.h"
#include "support/progress_exit.h"

#include <stdbool.h>

enum { MAPS = 64 }; // a branch predictor would learn a single map by heart

typedef enum Sense {
    AT_LEAST, // the ratio is how many times as fast we are: the peer's time / our time
    AT_MOST   // the ratio is how many times as long we take: our time / the peer's time
} Sense;

typedef struct Work Work;

// The state of a row while it runs.
typedef struct Bed {
    const Work *work;
    void *own;                // the state of the row's own file
    double units, peer_units; // how many units (cells, ticks, ...) one run makes; times are per unit
} Bed;

struct Work {
    const char *what, *peer;
    double goal; // what the ratio should be
    Sense sense;
    double bound; // ns, in place of the peer's time
    bool tcod;    // the peer is libtcod
    // Parameters; the row's file says what they mean.
    int kind, side, reach, count;
    int monsters, flames, maps; // monsters and flames of each level; the number of levels, 0: MAPS
    int depth; // a depth of the descent, which has at least that many monsters and flames itself; 0: none
    // Makes the maps, and checks that both sides do the same work. Returns NULL, or what differs.
    const char *(*open)(Bed *bed);
    void (*close)(Bed *bed);
    void (*ready)(Bed *bed, int run); // called before each of our runs, not timed; may be NULL
    void (*ours)(Bed *bed, int run);
    void (*peers)(Bed *bed, int run);
    double (*clock)(const Bed *bed); // the clock for both, in ns; NULL: this program's time on the processor
    int runs, peer_runs;             // in one round; 0: MAPS
    bool once;                       // one round is enough, because it is long
};

// Ns per unit that a tenth of the rounds stay below, and how many times as much nine tenths stay below.
typedef struct Timing {
    double ns, slow;
} Timing;

typedef struct Result {
    const Work *work;
    const char *fault; // why there is no result; NULL: there is one
    bool compared;     // false: there is no peer, and so no ratio
    Timing ours, peer;
    double ratio; // of both times
    bool met;
    bool stopped; // the user stopped the program before the row was measured
    int rounds;
} Result;

extern const Work WORKS[];
extern const int WORK_COUNT;

// Measures a row for about `ms`, without its preparations.
Result bench_measure(const Work *work, int ms, Progress *progress);

typedef enum Style { PRINT_TABLE, PRINT_MARKDOWN, PRINT_JSON, PRINT_COUNT } Style;

// What is printed: a head, the rows, and the machine.
void report_begin(Style style);
void report_row(Style style, const Result *result);
void report_end(Style style);
