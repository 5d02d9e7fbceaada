#pragma once
// Whole screens of text, drawn over a darkened picture of the game. All fit pictures of 640x360 and larger.

#include "map/level.h"
#include "sim/state/hero.h"
#include "view/canvas/panel.h"
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
    const KeyHelp *keys;
    int count;
    const char *bell_key, *close_key;
    const char *turn; // what is on the other page; NULL: there is no other
} HelpPage;

// Reduces a frame's light to `keep` of 256, so that text on it can be read. The caller does this first.
void page_darken_to(Image *to, int keep);
// The same, except for a circle of light around a point. `radius`: px.
void page_darken_around(Image *to, int keep, Vec at, int radius);

// Writes what the card of a depth says: "Lauds, the second hour". Returns `text`.
const char *page_arrival_text(const World *world, char *text, size_t size);
// Draws that card. `keep`: its opacity, of PANEL_OPAQUE.
void arrival_page_draw(const Ui *ui, Image *to, const World *world, int keep);

void title_page_draw(const Ui *ui, Image *to, const Menu *menu, const char *version);
// `seed_word`: as in Hud. `code` is shown if it is not "".
void pause_page_draw(const Ui *ui, Image *to, const Menu *menu, const World *world, const char *seed_word,
                     const char *code);
// Writes the sentence number `line` of the help to `text`; NULL: there are no more.
const char *page_help_line(HelpMode mode, bool tower, int line, const char *bell_key, char *text,
                           size_t size);
// Draws at the foot of a panel, in its last HELP_FOOT_PX, what leads to the other page and what closes the
// help.
void help_page_draw_foot(const Ui *ui, Image *to, Rect panel, const char *turn, const char *close_key);
// How many keys a layer of that size has room for. 0: keys need a page of their own.
int help_page_key_capacity(const Ui *ui, Vec layer, const HelpPage *page);
void help_page_draw(const Ui *ui, Image *to, const HelpPage *page);

// A fact about a game: its name is on the left, its value on the right.
enum { FACTS_MAX = 32, FACT_TEXT_MAX = 256 };
typedef struct Fact {
    const char *name;
    char value[FACT_TEXT_MAX];
    int spare; // facts with a higher number are left out first if there is no room; 0: never
} Fact;

// Lists the facts for the pause menu. Returns how many.
int pause_page_list_facts(const World *world, const char *seed_word, const char *code, Fact facts[FACTS_MAX]);

// Writes who or what killed the hero: "a rat", "fire". `killer` as in World; `cause`: World.killer_cause.
// Returns `text`.
const char *page_killer_text(ActorKind killer, int cause, char *text, size_t size);

// A depth of the run: when the hero last left it, and what he took there.
typedef struct EndStep {
    int depth, collected, all;
    uint32_t ticks;
} EndStep;

typedef struct EndPage {
    const World *world;
    // Its rank among `ranked` games of its kind, and the best score of the others; 0: none.
    int rank, ranked, best;
    EndStep path[GAME_DEPTHS];
    int steps;
    uint32_t ticks;               // the duration of the game
    int deepest;                  // the deepest depth, in a descent
    bool looked;                  // the player has seen the layout
    const char *seed_word, *code; // as for pause_page_draw()
} EndPage;

// Lists at most `most` facts for the end of a game, gifts in brief if there is little room. Returns how many.
int end_page_list_facts(const EndPage *page, Fact facts[FACTS_MAX], int most);
// The title, such as "You are dead".
const char *end_page_title(const World *world);
// The sentence below it.
const char *end_page_verdict(const World *world);

// Draws the end of a game, by the world's outcome: victory or death. Without an outcome the player gave up.
void end_page_draw(const Ui *ui, Image *to, const Menu *menu, const EndPage *page);

// ---- view/screens/victory.c

// Draws the hero with the crown and what he brought home. It is VICTORY_PX high, or a multiple.
enum { VICTORY_PX = 36 };
void victory_picture_draw(const Ui *ui, Image *to, Rect area);

// ---- view/screens/preview.c

// Draws a level that nobody plays yet as a plan, with its figures below.
void preview_draw(const Ui *ui, const Level *level, Image *to, Rect panel);

// ---- view/screens/lesson.c

// The page of the help about what light keeps: four pictures of a game, with a line below each.

enum { LESSON_PICTURES = 4, LESSON_W = 282, LESSON_H = 121 }; // px of each

// Draws pictures of that size, or less of them on a small layer. `foot`: px inside the panel that stay free
// below. Returns the panel.
Rect lesson_page_draw(const Ui *ui, Image *to, const Image pictures[LESSON_PICTURES], int foot);

// The lines below the pictures.
extern const char *const LESSON_CAPTIONS[LESSON_PICTURES];
