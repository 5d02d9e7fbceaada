#pragma once
// The first minute's key caps, one on the floor beside each thing that the vestibule teaches, until it is
// done. What is done follows from the world; only what passes (a step, a shut lantern) is remembered.

#include "view/canvas/panel.h"
#include "view/light/view.h"

enum { LESSON_KEY_MAX = 24 };

typedef enum Lesson {
    LESSON_WALK,
    LESSON_STRIKE,  // the pot in the gap
    LESSON_SHUTTER, // before the rat
    LESSON_LIGHT,   // the bracket outside
    LESSON_COUNT
} Lesson;

typedef struct Lessons {
    char keys[LESSON_COUNT][LESSON_KEY_MAX]; // what to press, each in a line; "": not shown
    Rect room;                               // the vestibule that was; empty: there is none
    bool walked, shut, lit;
    uint8_t shown[LESSON_COUNT]; // 0..255
} Lessons;

// A level is entered; its first tick forgets what was learned.
void lessons_watch(Lessons *lessons, const World *world);

// Once after every world_tick().
void lessons_tick(Lessons *lessons, const World *world);

// Whether a lesson is still to be learned here, and in which cell its cap lies.
bool lessons_find(const Lessons *lessons, const World *world, Lesson lesson, Vec *cell);

// On the floor. Nothing where `prompt`, a cell with a cap of its own, is the same.
void lessons_draw(const Lessons *lessons, const Ui *ui, const View *view, Vec prompt);
