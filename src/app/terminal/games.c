// Begins, saves and continues games. The files are those of the window.
#include "app/terminal/state.h"

#include "lang/lang.h"

#include <stdio.h>

void game_save(Terminal *t) {
    if (!storage_save(&t->play.storage, &t->play.session, CARE_SURE)) t->play.notice = t->play.storage.why;
}

// Goes to a game that has just begun or, with `goes_on`, is continued.
static void enter(Terminal *t, bool goes_on) {
    t->leaves = t->gave_up = false;
    if (goes_on) act_after_replay(t);
    if (!goes_on) act_after_new_world(t, true);
    // A game that was begun in the window in real time continues turn by turn.
    if (!t->play.session.world->classic && t->play.session.world->hero.pace != PACE_TURNS)
        act_perform_input(t, (Input){.buttons = BUTTON_PACE | BUTTON_WAIT});
}

bool game_begin_new(Terminal *t, const GenOptions *asked) {
    Error error;
    const char *said = NULL;
    GenOptions options = *asked;
    options.pace = PACE_TURNS;
    if (!play_stash_begin(&t->play, &options, true, &said, &error)) {
        t->play.notice = error;
        t->leaves = true;
        return false;
    }
    enter(t, false);
    if (said != NULL) history_add(t, said, true);
    act_report_errors(t);
    return true;
}

bool game_begin_undoable(Terminal *t, const GenOptions *options) {
    bool kept = play_stash_game(&t->play);
    if (!game_begin_new(t, options)) return false;
    if (kept) play_allow_restore(&t->play);
    if (kept) history_add(t, tr("Backspace: back to the dungeon that you left"), false);
    return true;
}

// Replays the saved inputs and refills the history of messages. Returns false with one line in `error` when
// the save is broken, or when a signal ends the program. A game that is too short for a file of its own is
// replayed to its end.
static bool replay(Terminal *t, Error *error) {
    const World *before = NULL;
    error->text[0] = '\0';
    for (int ticks = 1; !t->tty.quit && session_replay_tick(&t->play.session, error); ticks++) {
        act_replay_messages(t, before);
        before = t->play.session.world;
        t->tty.quit = ticks % STORAGE_FIRST_TICKS == 0 && tty_is_over();
    }
    return !t->tty.quit && error->text[0] == '\0';
}

// Continues a saved game that was `found`. Returns false if it cannot be continued; the title then says why.
static bool go_on(Terminal *t, bool found, Error *error) {
    bool replayed = found && replay(t, error);
    if (t->tty.quit) return false; // still replaying, so that nothing is saved
    if (!replayed || !play_finish_resume(&t->play, error)) {
        play_resume_failed(&t->play, error->text);
        t->play.session.replaying = false;
        t->leaves = true;
        return false;
    }
    enter(t, true);
    act_report_errors(t);
    return true;
}

void game_resume(Terminal *t, SaveSlot slot, SavePlace place) {
    Error error;
    (void)go_on(t, play_begin_resume(&t->play, slot, place, &error), &error);
}

void game_restore(Terminal *t) {
    Error error;
    if (go_on(t, play_begin_restore(&t->play, &error), &error)) game_save(t);
}

void game_take_over(Terminal *t) {
    Error error;
    (void)go_on(t, play_begin_take_over(&t->play, &error), &error);
}
