#include "app/terminal/terminal.h"

#include "app/terminal/state.h"
#include "base/fail.h"

#include <stdio.h>
#include <stdlib.h>

static bool show_replay(Terminal *t) {
    Buffer bytes = {0};
    if (file_read(t->options->replay, &bytes, &t->error)) return watch_recording(t, bytes, &t->error);
    buffer_free(&bytes);
    return false;
}

static bool begin_first(Terminal *t) {
    const Options *options = t->options;
    if (options->record != NULL && !keep_record_to(&t->keep, &t->session, options->record, &t->error))
        return false;
    if (options->replay != NULL) return show_replay(t);
    if (options->daily) {
        title_daily(t);
    } else if (options->dungeon && !game_begin_new(t, &options->gen)) {
        return fail(&t->error, "%s", t->notice);
    }
    if (t->keep.shelf.folder[0] == '\0')
        (void)snprintf(t->notice, sizeof t->notice, "Games cannot be saved: %s", t->keep.shelf.why.text);
    const char *beside = shelf_beside(&t->keep.shelf);
    if (beside != NULL) (void)snprintf(t->notice, sizeof t->notice, "%s", beside);
    return true;
}

static bool open_all(Terminal *t, Error *error) {
    const Options *options = t->options;
    if (options->log && options->log_to == NULL)
        return fail(error, "--log: the terminal shows the game: give it a file, --log=FILE");
    if (options->log && !game_log_open(&t->log, options->log_to, error)) return false;
    if (!journey_init(&t->journey)) return fail(error, "not enough memory");
    (void)snprintf(t->log.events.throw_key, sizeof t->log.events.throw_key, "X");
    t->settings_read = settings_load(&t->settings, error);
    if (!t->settings_read) complain(error->text);
    keep_open(&t->keep);
    return tty_open(&t->tty, error);
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

static bool finish(Terminal *t, Error *error) {
    Error why;
    tty_close(&t->tty);
    if (t->set && t->settings_read && !settings_save(&t->settings, CARE_SURE, &why)) complain(why.text);
    bool well = t->error.text[0] == '\0' || fail(error, "%s", t->error.text);
    const char *unkept = keep_untold(&t->keep);
    if (unkept != NULL) well = fail(error, "%s", unkept);
    if (t->session.world != NULL)
        well = (keep_save(&t->keep, &t->session, CARE_SURE) || fail(error, "%s", t->keep.why)) && well;
    well = keep_record(&t->keep, &t->session, CARE_SURE, error) && well;
    if (t->played) session_report(&t->session, t->code); // of the last game: the screen was the game's
    return well;
}

bool terminal_play(const Options *options, Error *error) {
    Terminal *t = calloc(1, sizeof *t);
    if (t == NULL) return fail(error, "not enough memory");
    t->options = options;
    t->session.clock = options->clock;
    bool done = open_all(t, error);
    if (done) {
        run(t);
        done = finish(t, error);
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
