#pragma once
// One row of the table: a piece of our work, the peer's (or a bound), and what their ratio should be. Both
// sides run in turns over the same maps, so that a busy machine slows both.

#include "base/geom.h"
#include "support/progress_exit.h"

#include <stdbool.h>

enum { MAPS = 64 }; // with one map the branch predictor learns it by heart

typedef enum Sense {
    AT_LEAST, // so many times as fast: the peer's time over ours
    AT_MOST   // so many times its time: ours over the peer's
} Sense;

typedef struct Work Work;

// The state of a row while it runs.
typedef struct Bed {
    const Work *work;
    void *own;                // of the row's file
    double units, peer_units; // that one run makes (cells, ticks, ...); times are told for one
} Bed;

struct Work {
    const char *what, *peer;
    double goal;      // of the ratio
    const char *note; // what the limit is, where the goal is missed, without quotes; may be NULL
    Sense sense;
    double bound; // ns, instead of the peer's time
    bool tcod;    // the peer is libtcod
    // Parameters, as the row's file takes them.
    int kind, side, reach, count;
    int monsters, flames, maps; // of each level; so many levels, 0: MAPS
    int depth; // of the descent, with so many of its own monsters and flames at least; 0: none
    // Makes the maps and sees to it that both sides do the same work; else says what differs.
    const char *(*open)(Bed *bed);
    void (*close)(Bed *bed);
    void (*ready)(Bed *bed, int run); // before each of our runs, not timed; may be NULL
    void (*ours)(Bed *bed, int run);
    void (*peers)(Bed *bed, int run);
    double (*clock)(const Bed *bed); // ns that both are measured by; NULL: of the processor, by this program
    int runs, peer_runs;             // in one round; 0: MAPS
    bool once;                       // a round is long, and enough
};

// Times are ns a unit: the median of the rounds, and half of what lies between the 10th and the 90th part of
// them.
typedef struct Timing {
    double ns, spread;
} Timing;

typedef struct Result {
    const Work *work;
    const char *fault; // why there is no result; NULL: there is one
    bool compared;     // else there is no peer, and no ratio
    Timing ours, peer;
    double ratio; // the median of the rounds' ratios
    bool met;
    bool stopped; // by the user, before it was measured
    int rounds;
} Result;

extern const Work WORKS[];
extern const int WORK_COUNT;

// Goes on for about so long, preparations aside.
Result bench_measure(const Work *work, int ms, Progress *progress);

typedef enum Style { PRINT_TABLE, PRINT_MARKDOWN, PRINT_JSON, PRINT_COUNT } Style;

enum { NOTES_MOST = 32 };

// What is printed: a head, a row each, and below them the notes of those that miss their goals.
typedef struct Report {
    Style style;
    const char *notes[NOTES_MOST];
    int note_count;
} Report;

void report_begin(Report *report, Style style);
void report_row(Report *report, const Result *result);
void report_end(const Report *report);
