#pragma once
// The first minute's key caps, one beside each thing that the vestibule teaches, until it is
// done. What is done follows from the world; only what passes (a step, a shut lantern) is remembered.

#include "view/canvas/panel.h"
#include "view/light/view.h"

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

// Over whoever comes near. Nothing where `prompt`, a cell with a cap of its own, is the same.
void tutorial_draw(const Tutorial *tutorial, const Ui *ui, const View *view, Vec prompt);
