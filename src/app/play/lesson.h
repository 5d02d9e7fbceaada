#pragma once
// The four pictures that explain what a toll does, taken from a real game that is played in a moment: always
// the same dungeon, where the hero stands still with his lantern shut and rings the bell.

#include "app/store/assets.h"
#include "view/screens/lesson.h"

typedef struct Lesson {
    Image pictures[LESSON_PICTURES]; // owned; empty until they are made
} Lesson;

// Makes the pictures, if there are none yet. False when memory lacks.
bool lesson_make(Lesson *lesson, const Assets *assets);
void lesson_free(Lesson *lesson);
