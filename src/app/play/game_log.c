#include "app/play/game_log.h"

bool game_log_open(GameLog *log, const char *to, Error *error) {
    return line_out_open(&log->out, to, error);
}

void game_log_close(GameLog *log) {
    line_out_close(&log->out);
}

// True if an event concerns the hero: its lines are written before earlier lines that still wait.
static bool is_urgent(const EventLog *events) {
    for (int i = 0; i < events->count; i++) {
        if (events->lines[i].rank >= RANK_NEWS) return true;
    }
    return false;
}

static bool write_lines(GameLog *log, Error *error) {
    bool written = true;
    if (is_urgent(&log->events)) line_out_hush(&log->out);
    for (int i = 0; i < log->events.count && written; i++)
        written = line_out_write(&log->out, log->events.lines[i].text, error);
    return written;
}

bool game_log_set_world(GameLog *log, const World *world, bool begins, Error *error) {
    event_log_set_world(&log->events, world, begins);
    return write_lines(log, error);
}

bool game_log_tick(GameLog *log, const World *world, Error *error) {
    event_log_tick(&log->events, world);
    return write_lines(log, error);
}

bool game_log_say(GameLog *log, const char *text, Error *error) {
    event_log_set_line(&log->events, text);
    return write_lines(log, error);
}
