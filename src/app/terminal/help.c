#include "app/terminal/state.h"

#include "view/screens/pages.h"

#include <stdio.h>

enum { LINES_MOST = 64, TEXTS = 8, KEY_LINE_MAX = 96 };

// What a key does, in the words of its action where these fit.
static const struct {
    const char *keys;
    Action action;
    const char *what;
} KEYS[] = {
    {"arrows, W A S D", ACTION_LEFT, "walk; into somebody: strike"},
    {"Home End PgUp PgDn", ACTION_LEFT, "walk north-west, south-west, north-east, south-east"},
    {"h j k l y u b n", ACTION_LEFT, "the same eight, with vi keys (Settings)"},
    {"space", ACTION_STRIKE, NULL},
    {"C then a direction", ACTION_ROLL, NULL},
    {"X then a direction", ACTION_THROW, "shoot or throw what is in hand"},
    {"1 to 5", ACTION_SLOT_1, NULL},
    {"E, Enter", ACTION_USE, NULL},
    {"Q", ACTION_SHUTTER, NULL},
    {". or Z", ACTION_WAIT, NULL},
    {"O", ACTION_EXPLORE, NULL},
    {"V or M", ACTION_LOOK, "look around; there Enter walks to the place"},
    {"Tab", ACTION_LAYOUT, "the full layout; in a descent the end page mentions the look"},
    {"F4", ACTION_STAGES, "watch the dungeon grow, stage by stage"},
    {"I", ACTION_BAG, "the bag"},
    {"R", ACTION_NEW_SEED, "ring the hand bell, or a new dungeon; Shift+R: the same"},
    {"Backspace", ACTION_TAKE_BACK, NULL},
    {"H or Ctrl+P", ACTION_SAID, "what was said before (H not with vi keys)"},
    {"Esc or P", ACTION_PAUSE, "menu: save and leave"},
    {"F1 or ?", ACTION_HELP, "this page"},
};

static const char *const SIGNS[] = {
    ("  On the map: @ you, # wall, . floor in sight, + door, 1-4 locked, * thing, = chest, "
     "< > stairs, ^ trap, ! torch, | bracket, ~ water, small letters monsters, : eyes."),
    "  Floor that you remember is a small dot; hatched, it may have changed since.",
    "  Red or reversed cells are hit next; a digit says in how many turns.",
    "  Before the toll what stays is golden or bright, what goes is hatched.",
};

void help_show(Terminal *t) {
    enum { KEY_COUNT = sizeof KEYS / sizeof *KEYS };
    const char *lines[LINES_MOST];
    char keys[KEY_COUNT][KEY_LINE_MAX];
    char texts[TEXTS][HELP_TEXT_MAX];
    int count = 0;
    bool plays = t->play.played && !t->leaves, descent = plays && t->play.session.options.descent;
    bool classic = plays && t->play.session.options.classic;
    HelpMode mode = !plays ? HELP_BOTH : descent ? HELP_DESCENT : classic ? HELP_CLASSIC : HELP_DUNGEON;
    bool tower = plays && t->play.session.options.tower;
    for (int i = 0; i < TEXTS && page_help_line(mode, tower, i, "R", texts[i], sizeof texts[i]) != NULL; i++)
        lines[count++] = texts[i];
    lines[count++] = "";
    for (size_t i = 0; i < KEY_COUNT; i++) {
        const char *what = KEYS[i].what != NULL ? KEYS[i].what : ACTIONS[KEYS[i].action].help;
        (void)snprintf(keys[i], sizeof keys[i], "  %-19s %s", KEYS[i].keys, what);
        lines[count++] = keys[i];
    }
    lines[count++] = "";
    for (size_t i = 0; i < sizeof SIGNS / sizeof *SIGNS; i++) lines[count++] = SIGNS[i];
    page_read(t, "How to play", lines, count, 0);
}
