// The messages of the terminal, kept as sentences.
#include "app/terminal/state.h"
#include "base/columns.h"
#include "base/text.h"

#include <stdio.h>
#include <string.h>

void history_clear(Terminal *t) {
    t->history.count = t->history.said = t->history.told = 0;
}

void history_begin_act(Terminal *t) {
    t->history.said = t->history.told = 0;
}

// Drops the oldest quarter of the messages.
static void make_room(History *history) {
    enum { GONE = HISTORY_MAX / 4 };
    size_t left = (size_t)(history->count - GONE);
    memmove(history->text[0], history->text[GONE], left * sizeof history->text[0]);
    memmove(&history->strong[0], &history->strong[GONE], left * sizeof history->strong[0]);
    memmove(&history->aside[0], &history->aside[GONE], left * sizeof history->aside[0]);
    memmove(&history->truth[0], &history->truth[GONE], left * sizeof history->truth[0]);
    history->count -= GONE;
    history->said = int_min(history->said, history->count);
}

void history_add(Terminal *t, const char *text, bool strong) {
    History *history = &t->history;
    if (history->count == HISTORY_MAX) make_room(history);
    size_t length = strlen(text);
    bool ended = length > 0 && strchr(".!?", text[length - 1]) != NULL;
    (void)snprintf(history->text[history->count], LOG_LINE_MAX, "%.*s%s",
                   text_fit_bytes(text, LOG_LINE_MAX - 2), text, ended ? "" : ".");
    history->aside[history->count] = false;
    history->truth[history->count] = (TextTruth){0};
    history->strong[history->count++] = strong;
    history->said++;
}

void history_add_to_page(Terminal *t, const char *text) {
    history_add(t, text, false);
    t->history.aside[t->history.count - 1] = true;
}

void history_add_line(Terminal *t, const LogLine *line, bool aside) {
    history_add(t, line->text, line->rank >= RANK_FIND);
    t->history.aside[t->history.count - 1] = aside;
    t->history.truth[t->history.count - 1] = line->truth;
}

void history_drop_untrue(Terminal *t) {
    History *history = &t->history;
    for (int i = history->count - history->said + history->told; i < history->count; i++)
        history->aside[i] |= !event_text_holds(t->play.session.world, &history->truth[i]);
}

bool history_act_begins(const Terminal *t, const char *text) {
    const History *history = &t->history;
    for (int i = history->count - history->said; i < history->count; i++) {
        if (strncmp(history->text[i], text, strlen(text)) == 0) return true;
    }
    return false;
}

int history_pack_rows(History *history, int message_count, TextRow rows[SAID_ROWS]) {
    int column = 0, width = tty_size().x - MORE_W, first = history->count - history->said;
    history->act[0] = '\0';
    for (int i = first; i < first + message_count; i++) {
        if (history->aside[i]) continue;
        int length = text_columns(history->text[i]) + 1;
        bool fits = column + length <= width;
        text_add(history->act, HISTORY_ACT_MAX, "%s%s",
                 column == 0 ? ""
                 : fits      ? " "
                             : "\n",
                 history->text[i]);
        column = fits ? column + length : length;
    }
    return text_break(history->act, width, false, rows, SAID_ROWS);
}
