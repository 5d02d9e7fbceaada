#pragma once
// The log of a game (view/hud/event_log.h), and where its lines are written.

#include "app/store/files.h"
#include "base/check.h"
#include "base/fail.h"
#include "view/hud/event_log.h"

typedef struct GameLog {
    EventLog events; // after each tick its lines can be shown
    LineOut out;     // while it is closed, lines are not written
} GameLog;

// `to`: see line_out_open(). Returns false with one line in `error`.
MUST_CHECK bool game_log_open(GameLog *log, const char *to, Error *error);
void game_log_close(GameLog *log);

// Call it when there is another world. `begins`: another game begins with it. Returns false with one line in
// `error` when lines cannot be written, but only once.
MUST_CHECK bool game_log_set_world(GameLog *log, const World *world, bool begins, Error *error);
// Call it after every world_tick(). Returns as above.
MUST_CHECK bool game_log_tick(GameLog *log, const World *world, Error *error);
// Adds a line that is no event. Returns as above.
MUST_CHECK bool game_log_say(GameLog *log, const char *text, Error *error);
