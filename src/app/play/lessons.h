#pragma once
// Teaches the game: the pictures of the help, and the tutorials that the game grew from.

#include "app/store/assets.h"
#include "gen/tools/options.h"
#include "view/screens/lesson.h"
#include "view/screens/pages.h"

// ---- app/play/lesson.c

// Four pictures that explain a toll. They come from a real game that is played in a moment: always the same
// dungeon, where the hero stands still with his lantern shut and rings the bell.

typedef struct Lesson {
    Image pictures[LESSON_PICTURES]; // owned; empty until they are made
} Lesson;

// Makes the pictures if there are none yet. Returns false when out of memory.
bool lesson_make_pictures(Lesson *lesson, const Assets *assets);
void lesson_free(Lesson *lesson);

// ---- app/play/tutorials.c

// The tutorials that this game grew from, as dungeons with their own numbers and rules.

enum { TUTORIAL_COUNT = 5 };

typedef struct Tutorial {
    const char *name, *title, *what; // `name`: for the command line
    const char *words;               // its own words, and what they are called here
    GenOptions options;              // without the seed
} Tutorial;

extern const Tutorial TUTORIALS[TUTORIAL_COUNT];

// The options of TUTORIALS[index] with that seed.
GenOptions tutorial_options(int index, uint64_t seed);

// The index of the tutorial with that name, or -1.
int tutorial_named(const char *name);

// The index of the tutorial of that kind whose map is known, or -1.
int tutorial_of_kind(GenKind kind);

// The index of the tutorial that has these options, or -1. The seed does not count. Neither does the pace,
// unless it is the classic.
int tutorial_of(const GenOptions *options);
