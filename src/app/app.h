#pragma once
// The game in its window. One call of app_frame() does everything that is due, then returns. The caller runs
// the loop: it may be main, a test or a browser.

#include "app/tools/options.h"
#include "base/fail.h"

typedef struct App App;

// Opens everything. Returns NULL with one line in `error` if something essential fails.
App *app_new(const Options *options, Error *error);
void app_free(App *app); // accepts NULL

// Handles the events, runs the ticks that are due, draws and shows one frame. Returns false when the player
// has quit.
bool app_frame(App *app);

// Sleeps until the next frame is due. Sleeps longer while nothing moves and nobody presses anything.
void app_wait(App *app);

// Writes the recording and says on standard output which dungeon was played. False with one line in `error`.
bool app_save_all(App *app, Error *error);

// Runs the whole program: frames until the player quits, then app_save_all() and
// app_free(). Returns false with one line in `error`.
bool app_run(App *app, Error *error);
