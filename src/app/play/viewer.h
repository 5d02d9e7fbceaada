#pragma once
// The viewer of recordings: its speed, pausing, and where its keys lead.

#include "app/store/bindings.h"
#include "io/game/playback.h"

enum {
    VIEWER_SPEEDS = 9,
    VIEWER_USUAL = 2,   // the speed of play
    VIEWER_AUDIBLE = 3, // the fastest speed with sound
    VIEWER_TEXT_MAX = 16,
    VIEWER_FAULT_MAX = 128
};

typedef struct Viewer {
    bool paused;
    int speed;   // 0 (a quarter of the speed of play) .. VIEWER_SPEEDS - 1 (64 times that speed)
    int quarter; // quarters of a tick that are left over from the last frame
    int after;   // ticks that the picture has lived on after the recording's end
    bool own;    // the viewer was opened from the end page, and returns there
} Viewer;

// Sets the usual speed.
void viewer_begin(Viewer *viewer);

// The number of ticks to show now if `due` ticks would be due in play; 0 while paused.
int viewer_take_due_ticks(Viewer *viewer, int due);
// How far the picture is between the last two ticks, 0..256. `alpha`: what pacing_alpha() says.
int viewer_alpha(const Viewer *viewer, int alpha);

// Performs an action. Returns true if the recording has to go to `*tick` for it.
bool viewer_act_seeks(Viewer *viewer, const Playback *playback, Action action, int64_t *tick);
// True while the picture of a death at the recording's end still moves, as in play. `ticks`: so many more
// have passed.
bool viewer_lives_on(Viewer *viewer, const Playback *playback, const World *world, int ticks);
// Call it after the recording has gone to a tick.
void viewer_after_seek(Viewer *viewer, const Playback *playback);
// Writes what is wrong with the recording to `text` (VIEWER_FAULT_MAX), as a sentence. Returns false if it
// is sound.
bool viewer_fault(const Playback *playback, char *text);

// "1/4×" to "64×", written to `text` (VIEWER_TEXT_MAX) and returned.
const char *viewer_speed(const Viewer *viewer, char *text);
