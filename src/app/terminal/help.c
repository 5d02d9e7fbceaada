#include "app/terminal/state.h"

#include "view/screens/pages.h"

enum { LINES_MOST = 64, TEXTS = 8 };

static const char *const KEYS[] = {
    "",
    "  arrows, W A S D     walk; into somebody: strike",
    "  Home End PgUp PgDn  walk north-west, south-west, north-east, south-east",
    "  h j k l y u b n     the same eight, with vi keys (Settings)",
    "  space               strike",
    "  C then a direction  roll, two cells and out of harm",
    "  X then a direction  shoot or throw what is in hand",
    "  1 to 5              take that slot in hand, again: the bow; books are read",
    "  E, Enter            use: stairs, chests, flames; else what is in hand",
    "  Q                   open or shut the lantern",
    "  . or Z              wait",
    "  O                   explore until something new shows",
    "  V or M              look around; there Enter walks to the place",
    "  Tab                 the full layout; in a descent the end page mentions the look",
    "  F4                  watch the dungeon grow, stage by stage",
    "  I                   the bag",
    "  R                   ring the hand bell, or a new dungeon; Shift+R: the same",
    "  Backspace           back to the dungeon that was left, for ten seconds",
    "  H or Ctrl+P         what was said before (H not with vi keys)",
    "  Esc or P            menu: save and leave",
    "  F1 or ?             this page",
    "",
    ("  On the map: @ you, # wall, . floor in sight, + door, 1-4 locked, * thing, = chest, "
     "< > stairs, ^ trap, ! torch, | bracket, ~ water, small letters monsters, : eyes."),
    "  Floor that you remember is a small dot; hatched, it may have changed since.",
    "  Red or reversed cells are hit next; a digit says in how many turns.",
    "  Before the toll what stays is golden or bright, what goes is hatched.",
};

void help_show(Terminal *t) {
    const char *lines[LINES_MOST];
    char texts[TEXTS][HELP_TEXT_MAX];
    int count = 0;
    bool plays = t->play.played && !t->leaves, descent = plays && t->play.session.options.descent;
    bool classic = plays && t->play.session.options.classic;
    HelpMode mode = !plays ? HELP_BOTH : descent ? HELP_DESCENT : classic ? HELP_CLASSIC : HELP_DUNGEON;
    bool tower = plays && t->play.session.options.tower;
    for (int i = 0; i < TEXTS && page_help_line(mode, tower, i, "R", texts[i], sizeof texts[i]) != NULL; i++)
        lines[count++] = texts[i];
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++) lines[count++] = KEYS[i];
    page_read(t, "How to play", lines, count, 0);
}
