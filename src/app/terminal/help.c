#include "app/terminal/state.h"

#include "view/screens/pages.h"

#include <stdio.h>

enum { LINES_MOST = 64, TEXTS = 8, KEY_LINE_MAX = 96 };

static const char *const SIGNS[] = {
    ("  On the map: @ you, # wall, . floor in sight, + door, 1-4 locked, * thing, = chest, "
     "< > stairs, ^ trap, ! torch, | bracket, ~ water, small letters monsters, : eyes."),
    "  Floor that you remember is a small dot; hatched, it may have changed since.",
    "  Red or reversed cells are hit next; a digit says in how many turns.",
    "  Before the toll what stays is golden or bright, what goes is hatched.",
};

void help_show(Terminal *t) {
    enum { KEYS_MOST = 32 };
    const char *lines[LINES_MOST];
    char keys[KEYS_MOST][KEY_LINE_MAX];
    char texts[TEXTS][HELP_TEXT_MAX];
    int count = 0;
    bool plays = t->play.played && !t->leaves, descent = plays && t->play.session.options.descent;
    bool classic = plays && t->play.session.options.classic;
    HelpMode mode = !plays ? HELP_BOTH : descent ? HELP_DESCENT : classic ? HELP_CLASSIC : HELP_DUNGEON;
    bool tower = plays && t->play.session.options.tower;
    for (int i = 0; i < TEXTS && page_help_line(mode, tower, i, "R", texts[i], sizeof texts[i]) != NULL; i++)
        lines[count++] = texts[i];
    lines[count++] = "";
    for (int i = 0; i < KEYS_MOST && PLAY_KEYS[i].name != NULL; i++) {
        const KeyRow *row = &PLAY_KEYS[i];
        (void)snprintf(keys[i], sizeof keys[i], "  %-19s %s", row->name,
                       row->what != NULL ? row->what : ACTIONS[row->action].help);
        lines[count++] = keys[i];
    }
    lines[count++] = "";
    for (size_t i = 0; i < sizeof SIGNS / sizeof *SIGNS; i++) lines[count++] = SIGNS[i];
    page_read(t, "How to play", lines, count, 0);
}
