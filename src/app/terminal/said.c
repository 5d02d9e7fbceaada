// What was said in the terminal, as sentences.
#include "app/terminal/state.h"

#include <stdio.h>
#include <string.h>

void said_clear(Terminal *t) {
    t->history.count = t->history.said = 0;
}

void said_begin_act(Terminal *t) {
    t->history.said = 0;
}

// The oldest quarter makes room.
static void make_room(History *history) {
    enum { GONE = HISTORY_MAX / 4 };
    size_t left = (size_t)(history->count - GONE);
    memmove(history->text[0], history->text[GONE], left * sizeof history->text[0]);
    memmove(&history->strong[0], &history->strong[GONE], left * sizeof history->strong[0]);
    history->count -= GONE;
    history->said = int_min(history->said, history->count);
}

void said_add(Terminal *t, const char *text, bool strong) {
    History *history = &t->history;
    if (history->count == HISTORY_MAX) make_room(history);
    size_t length = strlen(text);
    bool ended = length > 0 && strchr(".!?", text[length - 1]) != NULL;
    (void)snprintf(history->text[history->count], LOG_LINE_MAX, "%.*s%s", LOG_LINE_MAX - 2, text,
                   ended ? "" : ".");
    history->strong[history->count++] = strong;
    history->said++;
}

// Words of a sentence stay together where they can; what is longer than a row goes on in the next.
int said_rows(const History *history, int width, int row, char *to, size_t size) {
    int rows = 0, used = 0;
    char line[256] = "";
    to[0] = '\0';
    for (int i = history->count - history->said; i < history->count; i++) {
        const char *at = history->text[i];
        int length = (int)strlen(at);
        width = int_min(width, (int)sizeof line - 1);
        if (used > 0 && used + 1 + length > width) {
            if (rows++ == row) (void)snprintf(to, size, "%s", line);
            used = 0;
        }
        for (; length > width; at += width, length -= width) {
            if (rows++ == row) (void)snprintf(to, size, "%.*s", width, at);
        }
        used += snprintf(line + used, sizeof line - (size_t)used, "%s%s", used > 0 ? " " : "", at);
    }
    if (used > 0 && rows++ == row) (void)snprintf(to, size, "%s", line);
    return rows;
}
