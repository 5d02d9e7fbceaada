#pragma once
// The score of a descent, and the parts that it is the sum of.

#include "sim/state/world.h"

enum { SCORE_PARTS_MAX = 6, SCORE_TEXT_MAX = 256, SCORE_AMOUNT_MAX = 64 };

typedef struct ScorePart {
    const char *name, *brief; // on a line of its own; among others, NULL: what is lost, no part of the sum
    char amount[SCORE_AMOUNT_MAX]; // of what the points are for, or ""
    int points;
} ScorePart;

// Returns how many there are; their points add up to delivery_score(), but for what was lost by dying.
int score_parts(const World *world, ScorePart parts[SCORE_PARTS_MAX]);

// "162 (5 treasures)", written to `text` (SCORE_TEXT_MAX) and returned.
const char *score_value(const ScorePart *part, char *text);

// All that is more than nothing in one line: "412: treasures 162, depths 250", likewise. Of a single dungeon
// it is only the sum.
const char *score_line(const World *world, char *text);

// What made a game easier (EASE_*): ", with aids: slow, long wind-ups", or ""; written to `text`
// (EASE_TEXT_MAX) and returned.
enum { EASE_TEXT_MAX = 160 };
const char *score_ease(unsigned ease, char *text);
