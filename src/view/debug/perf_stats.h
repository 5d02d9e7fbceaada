#pragma once
// How long the parts of a frame take, and what else it costs: the overlay of F3.

#include "view/canvas/panel.h"

enum { PERF_KEPT = 60 }; // frames

typedef enum PerfStat {
    PERF_FRAME, // us since the frame before
    PERF_TICK,  // us of its ticks
    PERF_DRAW,
    PERF_PRESENT,
    PERF_TICKS, // how many
    PERF_CALLS, // of what shows it
    PERF_COUNT
} PerfStat;

typedef struct PerfStats {
    uint32_t kept[PERF_KEPT][PERF_COUNT]; // a ring
    int at, count;
} PerfStats;

// Once a frame.
void perf_stats_add(PerfStats *stats, const uint32_t frame[PERF_COUNT]);

typedef struct PerfRange {
    uint32_t least, mean, most; // over the frames kept; 0 when there are none
} PerfRange;
PerfRange perf_stats_range(const PerfStats *stats, PerfStat stat);

// With its upper left at `at`; returns the panel's rectangle.
Rect perf_stats_draw(const PerfStats *stats, const Ui *ui, Image *to, Vec at);
