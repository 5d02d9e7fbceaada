// Beginning, keeping and going on with games: the same files as in the window.
#include "app/terminal/state.h"

#include <stdio.h>

void game_save(Terminal *t) {
    if (!storage_save(&t->play.storage, &t->play.session, CARE_SURE))
        (void)snprintf(t->play.notice, sizeof t->play.notice, "%s", t->play.storage.why);
}

static void enter(Terminal *t) {
    t->play.played = true;
    t->leaves = t->play.saw_layout = t->gave_up = false;
    session_code(&t->play.session.options, t->play.code);
    act_watch_world(t, true);
    // A game of the window goes on turn by turn.
    if (!t->play.session.world->classic && t->play.session.world->hero.pace != PACE_TURNS)
        act_press(t, (Input){.buttons = BUTTON_PACE | BUTTON_WAIT});
}

static bool tell(Terminal *t, const char *what, const char *error) {
    (void)snprintf(t->play.notice, sizeof t->play.notice, "%s%.2000s", what, error);
    return false;
}

bool game_begin_new(Terminal *t, const GenOptions *asked) {
    Error error;
    GenOptions options = *asked;
    options.pace = PACE_TURNS;
    options.side_door = options.descent && t->play.prefs.now[SETTING_VESTIBULE] != 0;
    t->play.session.replaying = false;
    if (!session_new(&t->play.session, &options, &error)) return tell(t, "", error.text);
    storage_begin(&t->play.storage, &options);
    const char *said = storage_begin_daily(&t->play.storage, &t->play.session);
    enter(t);
    if (said != NULL) said_add(t, said, true);
    act_tell_unkept(t);
    return true;
}

// All that was played of it.
static bool replay(Terminal *t, Error *error) {
    error->text[0] = '\0';
    while (session_tick(&t->play.session, (Input){0}, error)) {
    }
    t->play.session.replaying = false;
    return error->text[0] == '\0';
}

bool game_resume(Terminal *t, SaveSlot slot, SavePlace place) {
    static const char WHY[] = "The saved game cannot be continued, and is kept: ";
    Buffer bytes = {0};
    Error error;
    if (!save_read(&t->play.storage.saves, slot, place, &bytes, &error)) {
        buffer_free(&bytes);
        return tell(t, WHY, error.text);
    }
    t->play.storage.on =
        false; // the game before was saved when it was left: what is replayed must not be written to it
    if (!session_replay(&t->play.session, bytes, ALL_TICKS, &error) || !replay(t, &error))
        return tell(t, WHY, error.text);
    if (t->play.session.world->outcome != OUTCOME_NONE) return tell(t, WHY, "it is over");
    if (!storage_go_on(&t->play.storage, slot, place, &error)) return tell(t, WHY, error.text);
    enter(t);
    return true;
}

void game_note_left(Terminal *t) {
    buffer_free(&t->left);
    if (!storage_in_progress(&t->play.storage, &t->play.session) || t->play.session.world->tick == 0) return;
    session_flush(&t->play.session);
    buffer_bytes(&t->left, t->play.session.game_recorder.out.bytes, t->play.session.game_recorder.out.size);
    t->left_at = (int64_t)session_now(&t->play.session);
}

bool game_take_back(Terminal *t) {
    enum { OFFER_SECONDS = 10 };
    Buffer bytes = t->left;
    Error error;
    bool offered = bytes.size > 0 && !bytes.failed &&
                   (int64_t)session_now(&t->play.session) - t->left_at <= OFFER_SECONDS;
    if (!offered) return false;
    t->left = (Buffer){0};
    if (!session_replay(&t->play.session, bytes, ALL_TICKS, &error) || !replay(t, &error)) {
        (void)tell(t, "The game that was left cannot be continued: ", error.text);
        t->leaves = true;
        return true;
    }
    storage_begin(&t->play.storage, &t->play.session.options);
    enter(t);
    game_save(t);
    return true;
}

bool game_take_over(Terminal *t) {
    static const char WHY[] = "The recording cannot be taken over: ";
    const Playback *watched = &t->play.session.watched;
    int64_t ticks = watched->tick;
    Buffer bytes = {0};
    Error error;
    buffer_bytes(&bytes, watched->bytes.bytes, watched->bytes.size);
    t->play.storage.on = false;
    if (!session_replay(&t->play.session, bytes, ticks, &error) || !replay(t, &error))
        return tell(t, WHY, error.text);
    session_take_over(&t->play.session);
    storage_begin(&t->play.storage, &t->play.session.options);
    enter(t);
    act_tell_unkept(t);
    return true;
}
