#pragma once
// Key caps in the picture, beside what they are for.

#include "view/canvas/panel.h"
#include "view/light/view.h"
#include "view/scene/use_words.h"

// ---- view/scene/prompt.c

// Shows the cap of the use key and what it does here. It is shown until the hero has used a thing of that
// kind twice; at a gift and at gear always.

enum { PROMPT_KEY_MAX = 24, PROMPT_LESSONS = 2 };

typedef enum PromptKind {
    PROMPT_CHEST,
    PROMPT_STAIRS,
    PROMPT_FIRE,
    PROMPT_WARE,
    PROMPT_GIFT, // or gear
    PROMPT_KIND_COUNT
} PromptKind;

typedef struct Prompt {
    char key[PROMPT_KEY_MAX];    // the key's name; "": no prompt is shown
    char words[USE_WORDS_MAX];   // what it does here
    char instead[USE_WORDS_MAX]; // what it replaces; "": nothing
    int used[PROMPT_KIND_COUNT]; // how often each kind was used, on all levels
    uint8_t shown;               // 0..255
    Vec cell;                    // of the thing to use
    int dir;                     // DIR_* from the hero to it; -1: he stands on it
} Prompt;

// Once after every world_tick().
void prompt_tick(Prompt *prompt, const World *world);

// Forgets what was at hand, but not what was learned.
void prompt_clear(Prompt *prompt);

// The cell of the cap while it is drawn; otherwise a cell outside all levels.
Vec prompt_cell(const Prompt *prompt);

// The px of the level that it covers; empty while it is not drawn.
Rect prompt_box_in_level(const Prompt *prompt, const Ui *ui, const View *view);

void prompt_draw(const Prompt *prompt, const Ui *ui, const View *view);

// Draws below each ware in sight its price in coins, pale if the hero has fewer.
void prompt_draw_prices(const Ui *ui, const View *view);

// Draws over the grate of the stairs that lead on, if it is in sight, how many treasures of how many there
// are, or that the next toll opens it.
void prompt_draw_quota(const Prompt *prompt, const Ui *ui, const View *view, const Looks *looks);

// ---- view/scene/tutorial.c

// The key caps of the first minute, one beside each thing that the vestibule teaches, until the player has
// done it. What is done can be read from the world; only passing things (a step, a shut lantern) are
// remembered.

enum { TUTORIAL_KEY_MAX = 24 };

typedef enum TutorialStep {
    TUTORIAL_WALK,
    TUTORIAL_STRIKE,  // break the pot in the gap
    TUTORIAL_SHUTTER, // shut the lantern before the rat
    TUTORIAL_LIGHT,   // light the bracket outside
    TUTORIAL_COUNT
} TutorialStep;

typedef struct Tutorial {
    char keys[TUTORIAL_COUNT][TUTORIAL_KEY_MAX]; // the keys, one in each line; "": not shown
    Rect room;                                   // where the vestibule was; empty: there is none
    bool walked, shut, lit;
    uint8_t shown[TUTORIAL_COUNT]; // 0..255
} Tutorial;

// Call it when a level is entered. Tick 0 of a level forgets what was learned.
void tutorial_enter_level(Tutorial *tutorial, const World *world);

// Once after every world_tick().
void tutorial_tick(Tutorial *tutorial, const World *world);

// True if a step has still to be learned here; `cell` gets the place of its cap.
bool tutorial_step_is_due(const Tutorial *tutorial, const World *world, TutorialStep step, Vec *cell);

// The px of the level that a step's cap covers; empty while it is not drawn. `prompted_cell`: as in
// tutorial_draw().
Rect tutorial_box_in_level(const Tutorial *tutorial, const Ui *ui, const View *view, TutorialStep step,
                           Vec prompted_cell);

// Draws the caps. One that would cover the hero moves aside or below. `prompted_cell`: a cell with a cap of
// its own, where none is drawn.
void tutorial_draw(const Tutorial *tutorial, const Ui *ui, const View *view, Vec prompted_cell);
