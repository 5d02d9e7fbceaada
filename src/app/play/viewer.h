#pragma once
// How fast a recording is watched, and whether at all.

#include <stdbool.h>
#include <stdint.h>

enum { VIEWER_SPEEDS = 9, VIEWER_USUAL = 2, VIEWER_AUDIBLE = 3, VIEWER_TEXT_MAX = 16 };

typedef struct Viewer {
    bool paused;
    int speed;   // 0 (a quarter) .. VIEWER_SPEEDS - 1 (64 times); VIEWER_USUAL: as it was played
    int quarter; // of a tick, that are due beyond the last one
} Viewer;

// As fast as it was played.
void viewer_begin(Viewer *viewer);
void viewer_hasten(Viewer *viewer, int by); // so many steps faster, or slower

// The ticks to show where so many would be due in play; none while paused.
int viewer_ticks(Viewer *viewer, int due);
// How far the picture is between the last two ticks, 0..256, where that is `alpha` in play.
int viewer_alpha(const Viewer *viewer, int alpha);

// "1/4×" to "64×", written to `text` (VIEWER_TEXT_MAX) and returned.
const char *viewer_speed(const Viewer *viewer, char *text);
