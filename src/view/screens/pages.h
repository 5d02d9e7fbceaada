#pragma once
// Whole screens of text, to be laid over a darkened picture of the game. All fit pictures of 640x360 and
// larger.

#include "map/level.h"
#include "sim/state/hero.h"
#include "view/canvas/panel.h"
#include "view/screens/menu.h"

typedef struct World World;

// A key, or several that do the same, and what it does. Names as the player's keyboard calls them.
typedef struct KeyHelp {
    const char *keys[4]; // up to the first NULL; "": those between its neighbours
    const char *what;
} KeyHelp;

enum { HELP_W = 600, HELP_TEXT_MAX = 320, HELP_FOOT_PX = 26 };
typedef enum HelpMode { HELP_BOTH, HELP_DUNGEON, HELP_DESCENT, HELP_CLASSIC, HELP_WATCH, HELP_MORE } HelpMode;

typedef struct HelpPage {
    HelpMode mode; // whose goal is told; HELP_MORE: none, only more keys
    bool tower;    // in whose words
    const KeyHelp *keys;
    int count;
    const char *bell_key, *close_key;
    const char *turn; // what is on the other page; NULL: there is none
} HelpPage;

// Leaves `keep` of 256 of a frame's light, so that text can be read on it: the caller's to do before.
void page_darken(Image *to, int keep);
// The same except a pool of light around a point.
void page_darken_around(Image *to, int keep, Vec at, int radius);

// What the card of a depth says that the hero comes to: "Lauds, the second hour"; written to `text` and
// returned.
const char *page_arrival_text(const World *world, char *text, size_t size);
// keep: its opacity, of PANEL_OPAQUE.
void page_arrival(const Ui *ui, Image *to, const World *world, int keep);

void page_title(const Ui *ui, Image *to, const Menu *menu, const char *version);
// `seed_word` as the HUD has it; `code` is told if it is not "".
void page_pause(const Ui *ui, Image *to, const Menu *menu, const World *world, const char *seed_word,
                const char *code);
// One line of what it tells beyond the keys, written to `text`; NULL: there are no more.
const char *page_help_line(HelpMode mode, bool tower, int line, const char *bell_key, char *text,
                           size_t size);
// At the foot of a panel, in its last HELP_FOOT_PX: what leads to the other page, and back.
void page_help_foot(const Ui *ui, Image *to, Rect panel, const char *turn, const char *close_key);
// How many keys there is room for on a layer of that size.
int page_help_room(const Ui *ui, Vec layer, const HelpPage *page);
void page_help(const Ui *ui, Image *to, const HelpPage *page);

// What is told of a game, names left and values right: on pause, and at its end, there at most so many, the
// gifts being told in brief. Returns how many.
enum { FACTS_MAX = 32, FACT_TEXT_MAX = 256 };
typedef struct Fact {
    const char *name;
    char value[FACT_TEXT_MAX];
    int spare; // what can be spared first where there is no room has most of it; 0: nothing can
} Fact;

int page_pause_facts(const World *world, const char *seed_word, const char *code, Fact facts[FACTS_MAX]);

// Who or what killed the hero: "a rat", "fire", as World has it; written to `text` and returned.
const char *page_cause(ActorKind killer, int by, char *text, size_t size);

// A depth of the run: when he left it last, and what he took there.
typedef struct EndStep {
    int depth, collected, all;
    uint32_t ticks;
} EndStep;

typedef struct EndPage {
    const World *world;
    int rank, ranked, best; // of so many of its kind, and the best score among the others; 0: it has none
    EndStep path[GAME_DEPTHS];
    int steps;
    uint32_t ticks;               // that it took
    int deepest;                  // told of a descent
    bool looked;                  // at the layout
    const char *seed_word, *code; // as above
} EndPage;

int page_end_facts(const EndPage *page, Fact facts[FACTS_MAX], int most);
// "You are dead", and the sentence below it.
const char *page_end_title(const World *world);
const char *page_end_verdict(const World *world);

// Victory or death, as the world's outcome says; where it says nothing, he gave up.
void page_end(const Ui *ui, Image *to, const Menu *menu, const EndPage *page);

// ---- view/screens/victory.c

// The hero with the crown and what he brought home; VICTORY_PX high, or a multiple of it.
enum { VICTORY_PX = 36 };
void victory_draw(const Ui *ui, Image *to, Rect area);

// A level that nobody plays yet, as a plan with its figures below.
void preview_draw(const Ui *ui, const Level *level, Image *to, Rect panel);

// ---- view/screens/lesson.c

// The page of the help that shows what only light keeps: four pictures of a game, a line below each.

enum { LESSON_PICTURES = 4, LESSON_W = 282, LESSON_H = 121 }; // px of each

// Pictures of that size; less of them is shown where a layer is small. `foot`: px that stay free below,
// inside the panel, which is returned.
Rect page_lesson(const Ui *ui, Image *to, const Image pictures[LESSON_PICTURES], int foot);

// What is said below each picture.
extern const char *const LESSON_CAPTIONS[LESSON_PICTURES];
