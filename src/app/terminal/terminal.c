#include "app/terminal/terminal.h"

#include "app/terminal/state.h"
#include "base/fail.h"

#include <stdio.h>
#include <stdlib.h>

static bool show_replay(Terminal *t) {
    Buffer bytes = {0};
    if (file_read(t->options->replay, &bytes, t->error, sizeof t->error))
        return watch_recording(t, bytes, t->error, sizeof t->error);
    buffer_free(&bytes);
    return false;
}

static bool begin_first(Terminal *t) {
    const Options *options = t->options;
    if (options->record != NULL &&
        !keep_record_to(&t->keep, &t->session, options->record, t->error, sizeof t->error))
        return false;
    if (options->replay != NULL) return show_replay(t);
    if (options->daily) {
        title_daily(t);
    } else if (options->dungeon && !game_begin_new(t, &options->gen)) {
        (void)snprintf(t->error, sizeof t->error, "%s", t->notice);
        return false;
    }
    if (t->keep.shelf.folder[0] == '\0')
        (void)snprintf(t->notice, sizeof t->notice, "Games cannot be saved: %s", t->keep.shelf.why);
    const char *beside = shelf_beside(&t->keep.shelf);
    if (beside != NULL) (void)snprintf(t->notice, sizeof t->notice, "%s", beside);
    return true;
}

static bool open_all(Terminal *t, char *error, size_t error_size) {
    const Options *options = t->options;
    if (options->log && options->log_to == NULL)
        return fail(error, error_size, "--log: the terminal shows the game: give it a file, --log=FILE");
    if (options->log && !game_log_open(&t->log, options->log_to, error, error_size)) return false;
    if (!journey_init(&t->journey)) return fail(error, error_size, "not enough memory");
    (void)snprintf(t->log.events.throw_key, sizeof t->log.events.throw_key, "X");
    t->settings_read = settings_load(&t->settings, error, error_size);
    if (!t->settings_read) complain(error);
    keep_open(&t->keep);
    return tty_open(&t->tty, error, error_size);
}

static void run(Terminal *t) {
    if (!begin_first(t)) return;
    while (!t->quits && !t->tty.quit) {
        if (t->played && !t->leaves) {
            play_game(t);
        } else {
            title_show(t);
        }
    }
}

static bool finish(Terminal *t, char *error, size_t error_size) {
    char why[PATH_MAX_BYTES + 128];
    tty_close(&t->tty);
    if (t->set && t->settings_read && !settings_save(&t->settings, CARE_SURE, why, sizeof why)) complain(why);
    bool well = t->error[0] == '\0' || fail(error, error_size, "%s", t->error);
    const char *unkept = keep_untold(&t->keep);
    if (unkept != NULL) well = fail(error, error_size, "%s", unkept);
    if (t->session.world != NULL)
        well = (keep_save(&t->keep, &t->session, CARE_SURE) || fail(error, error_size, "%s", t->keep.why)) &&
               well;
    well = keep_record(&t->keep, &t->session, CARE_SURE, error, error_size) && well;
    if (t->played) session_report(&t->session, t->code); // of the last game: the screen was the game's
    return well;
}

bool terminal_play(const Options *options, char *error, size_t error_size) {
    Terminal *t = calloc(1, sizeof *t);
    if (t == NULL) return fail(error, error_size, "not enough memory");
    t->options = options;
    t->session.clock = options->clock;
    bool done = open_all(t, error, error_size);
    if (done) {
        run(t);
        done = finish(t, error, error_size);
    }
    tty_close(&t->tty);
    session_free(&t->session);
    journey_free(&t->journey);
    settings_free(&t->settings);
    buffer_free(&t->left);
    keep_close(&t->keep);
    game_log_close(&t->log);
    free(t);
    return done;
}
