#pragma once
// Where something can be used: the cap of the key that does it and what that is, until the hero has used its
// kind twice; at a gift always.

#include "view/canvas/panel.h"
#include "view/light/view.h"
#include "view/scene/use_words.h"

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
