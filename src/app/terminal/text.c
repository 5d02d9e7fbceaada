// Text in rows, broken between words where that is possible.
#include "app/terminal/state.h"

#include "base/columns.h"

#include <stdio.h>
#include <string.h>

// The indent in columns of a line's further rows. If the line begins with keys and two spaces, it is where
// the words after them begin.
static int hang_of(const char *line) {
    enum { HANG = 2 };
    int start = (int)strspn(line, " ");
    const char *gap = strstr(line + start, "  ");
    return gap == NULL ? start + HANG : text_columns_in(line, (size_t)(gap - line) + strspn(gap, " "));
}

int text_break(const char *text, int width, bool hangs, TextRow *rows, int most) {
    int hang = hangs ? int_min(hang_of(text), width / 2) : 0, count = 0;
    for (bool begins = true; count < most && (*text != '\0' || (hangs && begins)); begins = false) {
        int indent = begins ? 0 : hang, room = width - indent;
        int length = (int)strcspn(text, "\n"), most_bytes = (int)text_bytes_in_columns(text, room);
        int cut = int_min(length, most_bytes);
        while (cut < length && cut > 0 && text[cut] != ' ') cut--;
        if (cut == 0) cut = int_min(length, most_bytes);
        rows[count++] = (TextRow){text, cut, indent};
        text += cut;
        text += strspn(text, cut == length ? "\n" : " ");
    }
    return count;
}

void text_draw(Terminal *t, Vec at, Colour ink, unsigned style, const TextRow *rows, int count) {
    for (int i = 0; i < count; i++) {
        char text[512];
        (void)snprintf(text, sizeof text, "%.*s", rows[i].length, rows[i].text);
        (void)tty_text(&t->tty, (Vec){at.x + rows[i].indent, at.y + i}, ink, style, text);
    }
}
