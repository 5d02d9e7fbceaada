#pragma once

#include "view/debug/plan.h"

// The overlay of F3: how long the parts of a frame take, and what else it costs.

enum { PERF_KEPT = 60 }; // frames

typedef enum PerfStat {
    PERF_FRAME, // us since the last frame
    PERF_TICK,  // us for its ticks
    PERF_DRAW,
    PERF_PRESENT,
    PERF_TICKS, // how many ticks it had
    PERF_CALLS, // how many calls of the driver showed it
    PERF_COUNT
} PerfStat;

typedef struct PerfStats {
    uint32_t kept[PERF_KEPT][PERF_COUNT]; // a ring
    int at, count;
} PerfStats;

// Call it once a frame.
void perf_stats_add(PerfStats *stats, const uint32_t frame[PERF_COUNT]);

typedef struct PerfRange {
    uint32_t least, mean, most; // over the kept frames; 0 when there are none
} PerfRange;

PerfRange perf_stats_range(const PerfStats *stats, PerfStat stat);

// Draws the overlay with its upper left corner at `at`. Returns the panel's rectangle.
Rect perf_stats_draw(const PerfStats *stats, const Ui *ui, Image *to, Vec at);
