#pragma once
// Caps of keys that lie in the picture, beside what they are for.

#include "view/canvas/panel.h"
#include "view/light/view.h"
#include "view/scene/use_words.h"

// ---- view/scene/prompt.c

// Where something can be used: the cap of the key that does it and what that is, until the hero has used its
// kind twice; at a gift always.

enum { PROMPT_KEY_MAX = 24, PROMPT_LESSONS = 2 };

typedef enum PromptKind {
    PROMPT_CHEST,
    PROMPT_STAIRS,
    PROMPT_FIRE,
    PROMPT_WARE,
    PROMPT_GIFT,
    PROMPT_KIND_COUNT
} PromptKind;

typedef struct Prompt {
    char key[PROMPT_KEY_MAX];    // what to press; "": no prompt
    char words[USE_WORDS_MAX];   // what that does
    int used[PROMPT_KIND_COUNT]; // how often, in all levels
    uint8_t shown;               // 0..255
    Vec cell;                    // of what can be used
    int dir;                     // DIR_* from the hero to it, -1: he stands on it
} Prompt;

// Once after every world_tick().
void prompt_tick(Prompt *prompt, const World *world);

// Forgets what was at hand, not what was learned.
void prompt_clear(Prompt *prompt);

// The cell that the cap belongs to while it is drawn; else none that a level has.
Vec prompt_cell(const Prompt *prompt);

// Px of the level that it covers; empty while it is not drawn.
Rect prompt_box(const Prompt *prompt, const Ui *ui, const View *view);

void prompt_draw(const Prompt *prompt, const Ui *ui, const View *view);

// Below each ware in sight its price in coins, pale where he has not so many.
void prompt_draw_prices(const Ui *ui, const View *view);

// Over the grate that lies over the stairs down, in sight: how many treasures of how many, or that the next
// toll opens it.
void prompt_draw_quota(const Prompt *prompt, const Ui *ui, const View *view, const Looks *looks);

// ---- view/scene/tutorial.c

// The first minute's key caps, one beside each thing that the vestibule teaches, until it is
// done. What is done follows from the world; only what passes (a step, a shut lantern) is remembered.

enum { TUTORIAL_KEY_MAX = 24 };

typedef enum TutorialStep {
    TUTORIAL_WALK,
    TUTORIAL_STRIKE,  // the pot in the gap
    TUTORIAL_SHUTTER, // before the rat
    TUTORIAL_LIGHT,   // the bracket outside
    TUTORIAL_COUNT
} TutorialStep;

typedef struct Tutorial {
    char keys[TUTORIAL_COUNT][TUTORIAL_KEY_MAX]; // what to press, each in a line; "": not shown
    Rect room;                                   // the vestibule that was; empty: there is none
    bool walked, shut, lit;
    uint8_t shown[TUTORIAL_COUNT]; // 0..255
} Tutorial;

// A level is entered; its first tick forgets what was learned.
void tutorial_watch(Tutorial *tutorial, const World *world);

// Once after every world_tick().
void tutorial_tick(Tutorial *tutorial, const World *world);

// Whether a step is still to be learned here, and in which cell its cap lies.
bool tutorial_find(const Tutorial *tutorial, const World *world, TutorialStep step, Vec *cell);

// Px of the level that the cap of a step covers; empty while it is not drawn.
Rect tutorial_box(const Tutorial *tutorial, const Ui *ui, const View *view, TutorialStep step, Vec prompt);

// Aside or below where it would lie over the hero. Nothing where `prompt`, a cell with a cap of its own, is
// the same.
void tutorial_draw(const Tutorial *tutorial, const Ui *ui, const View *view, Vec prompt);
