#pragma once
// The game in its window. One call of app_frame() does all that is due and returns; who calls it in which
// loop (main, a test, a browser) is not its business.

#include "app/tools/options.h"
#include "base/fail.h"

typedef struct App App;

// Opens everything. NULL with one line in `error`.
App *app_new(const Options *options, Error *error);
void app_free(App *app); // NULL is fine

// Takes the events, runs the ticks that are due, draws and shows one frame. False when the player has quit.
bool app_frame(App *app);

// Sleeps until the next frame is due; while nothing moves and nobody presses anything, longer.
void app_wait(App *app);

// Writes the recording and says on standard output which dungeon was played. False with one line in `error`.
bool app_finish(App *app, Error *error);

// All of it: frames until the player quits, app_finish(), app_free(). False with one line in `error`.
bool app_run(App *app, Error *error);
