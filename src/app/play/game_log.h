#pragma once
// The log of a game (view/hud/event_log.h) and where its lines go.

#include "app/store/files.h"
#include "base/check.h"
#include "base/fail.h"
#include "view/hud/event_log.h"

typedef struct GameLog {
    EventLog events; // after each tick, for whoever shows its lines
    LineOut out;     // closed: they go nowhere
} GameLog;

// `to` as for line_out_open(). False with one line in `error`.
MUST_CHECK bool game_log_open(GameLog *log, const char *to, Error *error);
void game_log_close(GameLog *log);

// The world is another one from now on; `begins`: of another game. False, once, with one line in `error` when
// the lines could not be written.
MUST_CHECK bool game_log_watch(GameLog *log, const World *world, bool begins, Error *error);
// Once after every world_tick(); likewise.
MUST_CHECK bool game_log_tick(GameLog *log, const World *world, Error *error);
// What is no event; likewise.
MUST_CHECK bool game_log_say(GameLog *log, const char *text, Error *error);
