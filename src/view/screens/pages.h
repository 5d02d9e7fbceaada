#pragma once
// Whole screens of text, drawn over a darkened picture of the game. All fit pictures of 640x360 and larger.

#include "map/level.h"
#include "view/canvas/panel.h"
#include "view/screens/facts.h"
#include "view/screens/menu.h"

typedef struct World World;

// A key, or several with the same effect, and what it does. Keys have the names of the player's keyboard.
typedef struct KeyHelp {
    const char *keys[4]; // up to the first NULL; "": all between its neighbours
    const char *what;
} KeyHelp;

enum { HELP_W = 600, HELP_TEXT_MAX = 320, HELP_FOOT_PX = 26 };
typedef enum HelpMode { HELP_BOTH, HELP_DUNGEON, HELP_DESCENT, HELP_CLASSIC, HELP_WATCH, HELP_MORE } HelpMode;

typedef struct HelpPage {
    HelpMode mode; // the goal of that mode is told; HELP_MORE: none, just more keys
    bool tower;    // in the words of the tower
    int from;      // the first sentence of the page
    const KeyHelp *keys;
    int count;
    const char *bell_key, *close_key;
    const char *turn; // what is on the other page; NULL: there is no other
} HelpPage;

// Reduces a frame's light to `keep` of 256, so that text on it can be read. The caller does this first.
void page_darken_to(Image *to, int keep);
// Draws that card. `keep`: its opacity, of PANEL_OPAQUE.
void arrival_page_draw(const Ui *ui, Image *to, const World *world, int keep);

void title_page_draw(const Ui *ui, Image *to, const Menu *menu, const char *version);
// `seed_word`: as in Hud. `code` is shown if it is not "".
void pause_page_draw(const Ui *ui, Image *to, const Menu *menu, const World *world, const char *seed_word,
                     const char *code);

// The title, such as "You are dead".
const char *end_page_title(const World *world);
// The sentence below it.
const char *end_page_verdict(const World *world);

// Draws the end of a game into a part of the picture, by the world's outcome: victory or death. Without an
// outcome the player gave up.
void end_page_draw(const Ui *ui, Image *to, Rect room, const Menu *menu, const EndPage *page);
