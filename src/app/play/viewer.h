#pragma once
// How fast a recording is watched, and whether at all; and where its keys lead.

#include "app/store/bindings.h"
#include "io/game/playback.h"

enum {
    VIEWER_SPEEDS = 9,
    VIEWER_USUAL = 2,
    VIEWER_AUDIBLE = 3,
    VIEWER_TEXT_MAX = 16,
    VIEWER_FAULT_MAX = 128
};

typedef struct Viewer {
    bool paused;
    int speed;   // 0 (a quarter) .. VIEWER_SPEEDS - 1 (64 times); VIEWER_USUAL: as it was played
    int quarter; // of a tick, that are due beyond the last one
} Viewer;

// As fast as it was played.
void viewer_begin(Viewer *viewer);

// The ticks to show where so many would be due in play; none while paused.
int viewer_ticks(Viewer *viewer, int due);
// How far the picture is between the last two ticks, 0..256, where that is `alpha` in play.
int viewer_alpha(const Viewer *viewer, int alpha);

// What an action does that needs no tick. True when the recording is to go to `*tick` for it.
bool viewer_act(Viewer *viewer, const Playback *playback, Action action, int64_t *tick);
// After it has gone to a tick.
void viewer_arrive(Viewer *viewer, const Playback *playback);
// What is wrong with the recording, a sentence written to `text` (VIEWER_FAULT_MAX). False: nothing.
bool viewer_fault(const Playback *playback, char *text);

// "1/4×" to "64×", written to `text` (VIEWER_TEXT_MAX) and returned.
const char *viewer_speed(const Viewer *viewer, char *text);
