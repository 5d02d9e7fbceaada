// What pages want done, in the terminal.
#include "app/terminal/state.h"

#include "app/pages/practice.h"
#include "app/pages/runs.h"

#include <stdio.h>

ScreenCommand page_show(Terminal *t, ScreenId id) {
    Menu menu;
    PageUse use = page_open(t, id, &menu);
    for (;;) {
        ScreenCommand does = page_hear(t, id, &use);
        if (does.kind == DO_POP || carry_out(t, &does)) return does;
    }
}

bool show_recording(Terminal *t, Buffer bytes, Error *error) {
    Viewer viewer;
    t->play.storage.on = t->play.played = false;
    if (!session_watch(&t->play.session, bytes, error)) return false;
    bool open = watched_open(t, &viewer);
    while (open) {
        const ScreenCommand does = watched_show(t, &viewer);
        open = does.kind != DO_POP && !carry_out(t, &does);
    }
    return true;
}

static void show_run(Terminal *t) {
    Error error;
    Buffer bytes = {0};
    if (runs_choose(t, &bytes) && !show_recording(t, bytes, &error))
        (void)snprintf(t->play.notice, sizeof t->play.notice, RUN_NOT_WATCHED, error.text);
}

// Its own pages, which are drawn as nothing else is, and those of entries.
static bool show(Terminal *t, ScreenId id) {
    switch (id) {
    case SCREEN_BAG:
        bag_show(t);
        return false;
    case SCREEN_HELP:
        help_show(t);
        return false;
    case SCREEN_SAID:
        history_show(t);
        return false;
    case SCREEN_BOOK:
        book_show(t);
        return false;
    case SCREEN_STATISTICS:
        statistics_show(t);
        return false;
    case SCREEN_LAYOUT:
    case SCREEN_MAP:
        look_at_layout(t);
        return false;
    case SCREEN_RUNS:
        show_run(t);
        return is_in_game(t); // one was taken over
    default:
        return page_show(t, id).kind != DO_POP;
    }
}

static bool ask(Terminal *t, const ScreenCommand *command) {
    *(AskPage *)t->own[SCREEN_ASK] = (AskPage){(Ask)command->what, command->options};
    return page_show(t, SCREEN_ASK).kind != DO_POP;
}

static void give_up(Terminal *t) {
    act_tell_unkept(t);
    t->gave_up = true;
}

// In the title, that of the practice page.
static void show_stages(Terminal *t) {
    const PracticePage *practice = t->own[SCREEN_PRACTICE];
    t->play.saw_layout |= is_in_game(t) && play_hides_layout(&t->play); // the last stage shows all
    stages_show(t, is_in_game(t) ? &t->play.session.options : &practice->options);
}

static void begin_again(Terminal *t, bool same) {
    bool descent = t->play.session.options.descent && t->play.session.world->outcome == OUTCOME_NONE;
    const ScreenCommand question = {.kind = DO_ASK, .what = same ? ASK_SAME : ASK_NEW};
    if (descent) {
        (void)ask(t, &question);
    } else {
        game_begin_at_once(t, same);
    }
}

bool carry_out(Terminal *t, const ScreenCommand *command) {
    switch (command->kind) {
    case DO_PUSH:
        return show(t, (ScreenId)command->what);
    case DO_REPLACE:
        (void)show(t, (ScreenId)command->what);
        return true;
    case DO_ASK:
        return ask(t, command);
    case DO_SAY:
        said_add(t, command->text, true);
        return false;
    case DO_STAGES:
        show_stages(t);
        return false;
    case DO_GO:
        t->leaves = true;
        return true;
    case DO_QUIT:
        t->leaves = t->quits = true;
        return true;
    case DO_PLAY:
        (void)game_begin_new(t, &command->options);
        return true;
    case DO_RESUME:
        (void)game_resume(t, (SaveSlot)(command->what / SAVE_PLACES),
                          (SavePlace)(command->what % SAVE_PLACES));
        return true;
    case DO_NEW:
    case DO_SAME:
        game_begin_another(t, command->kind == DO_SAME);
        return true;
    case DO_AGAIN_NEW:
    case DO_AGAIN_SAME:
        begin_again(t, command->kind == DO_AGAIN_SAME);
        return true;
    case DO_TAKE_OVER:
        (void)game_take_over(t);
        return true;
    case DO_GIVE_UP:
        give_up(t);
        return true;
    default:
        return command->kind != DO_STAY;
    }
}
