// What was said before, as a page.
#include "app/terminal/state.h"

void history_show(Terminal *t) {
    const char *lines[HISTORY_MAX];
    for (int i = 0; i < t->history.count; i++) lines[i] = t->history.text[i];
    page_read(t, "What was said", lines, t->history.count, -1);
}
