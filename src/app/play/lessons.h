#pragma once
// What teaches the game: the pictures of the help, and the tutorials that it grew from.

#include "app/store/assets.h"
#include "gen/tools/options.h"
#include "view/screens/pages.h"

// ---- app/play/lesson.c

// The four pictures that explain what a toll does, taken from a real game that is played in a moment: always
// the same dungeon, where the hero stands still with his lantern shut and rings the bell.

typedef struct Lesson {
    Image pictures[LESSON_PICTURES]; // owned; empty until they are made
} Lesson;

// Makes the pictures, if there are none yet. False when out of memory.
bool lesson_make(Lesson *lesson, const Assets *assets);
void lesson_free(Lesson *lesson);

// ---- app/play/tutorials.c

// The tutorials that this game grew from, as dungeons with their own numbers and rules.

enum { TUTORIAL_COUNT = 5 };

typedef struct Tutorial {
    const char *title, *what;
    GenOptions options; // beside the seed
} Tutorial;

extern const Tutorial TUTORIALS[TUTORIAL_COUNT];

GenOptions tutorial_options(int index, uint64_t seed);

// The one with these options, whatever the seed, and the pace where it does not say one; -1: none.
int tutorial_of(const GenOptions *options);
