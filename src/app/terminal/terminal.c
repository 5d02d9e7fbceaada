#include "app/terminal/terminal.h"

#include "app/terminal/state.h"
#include "base/fail.h"
#include "lang/lang.h"

#include <stdio.h>
#include <stdlib.h>

static bool show_replay(Terminal *t) {
    Buffer bytes = {0};
    return file_read(t->options->replay, &bytes, &t->error) && show_recording(t, bytes, &t->error);
}

// Begins what the options ask for: a recording, the daily descent or a dungeon. Otherwise the title comes.
// Returns false if that failed; t->error says why.
static bool begin_first(Terminal *t) {
    const Options *options = t->options;
    if (options->record != NULL &&
        !storage_record_to(&t->play.storage, &t->play.session, options->record, &t->error))
        return false;
    if (options->replay != NULL) return show_replay(t);
    if (options->daily) {
        const ScreenCommand daily = ask_play_daily(&t->play, true);
        (void)terminal_closes_pages(t, &daily);
    } else if (options->dungeon && !game_begin_new(t, &options->gen)) {
        return fail(&t->error, "%s", t->play.notice.text);
    }
    return true;
}

// Opens everything the game needs, the terminal last, so that earlier errors can be printed.
static bool open_all(Terminal *t, Error *error) {
    const Options *options = t->options;
    if (options->log && options->log_to == NULL)
        return fail(error, tr("--log: the terminal shows the game: give it a file, --log=FILE"));
    if (options->log && !game_log_open(&t->play.log, options->log_to, error)) return false;
    if (!journey_init(&t->play.journey) || !pages_init(t->own, &t->play))
        return fail(error, tr("not enough memory"));
    (void)snprintf(t->play.log.events.throw_key, sizeof t->play.log.events.throw_key, "X");
    prefs_load(&t->play.prefs);
    prefs_load_language(&t->play.prefs, options->languages, options->lang);
    storage_open(&t->play.storage);
    if (!tty_open(&t->tty, error)) return false;
    t->tty.aids = prefs_aids(&t->play.prefs);
    return true;
}

// Asks a new player which set of keys he wants. Esc means the usual one.
static void ask_for_keys(Terminal *t) {
    Prefs *prefs = &t->play.prefs;
    const ScreenCommand asks = command_to(DO_ASK, ASK_KEYS);
    if (prefs->now[SETTING_TERMINAL_KEYS] != KEYS_ASK) return;
    (void)terminal_closes_pages(t, &asks);
    bool left = prefs->now[SETTING_TERMINAL_KEYS] == KEYS_ASK && !t->tty.quit;
    if (left) prefs_set(prefs, SETTING_TERMINAL_KEYS, KEYS_LETTERS);
}

// Shows the title. Why the last attempt to begin a game failed takes precedence over errors of saving the
// game before.
static void show_title(Terminal *t) {
    const Error before = t->play.notice;
    play_save_to_title(&t->play);
    t->play.storage.on = false;
    if (before.text[0] != '\0') t->play.notice = before;
    ask_for_keys(t);
    (void)page_show(t, SCREEN_TITLE);
}

static void run(Terminal *t) {
    if (!begin_first(t)) return;
    while (!t->quits && !t->tty.quit) {
        if (terminal_has_game_or_recording(t)) {
            play_game(t);
        } else {
            show_title(t);
        }
    }
}

static bool finish(Terminal *t, Error *error) {
    tty_close(&t->tty); // the errors below are printed, so the terminal must be as before
    bool well = play_save_all(&t->play, &t->error, error);
    if (t->play.prefs.why.text[0] != '\0') complain(t->play.prefs.why.text);
    return well;
}

bool terminal_play(const Options *options, Error *error) {
    Terminal *t = calloc(1, sizeof *t);
    if (t == NULL) return fail(error, tr("not enough memory"));
    t->options = options;
    t->play.session.clock = options->clock;
    bool done = open_all(t, error);
    if (done) {
        run(t);
        done = finish(t, error);
    }
    tty_close(&t->tty);
    pages_free(t->own);
    play_free(&t->play);
    free(t);
    return done;
}
