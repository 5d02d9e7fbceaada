#pragma once
// The score of a descent, and its parts.

#include "sim/state/world.h"

enum { SCORE_PARTS_MAX = 7, SCORE_TEXT_MAX = 256, SCORE_AMOUNT_MAX = 64 };

typedef struct ScorePart {
    const char *name, *brief; // its name on a line of its own, and among others; `brief` NULL: it was lost
                              // and is no part of the sum
    char amount[SCORE_AMOUNT_MAX]; // how many things the points are for, or ""
    int points;
} ScorePart;

// Returns the number of parts. Their points add up to delivery_game_score(), except what dying has lost.
int score_parts(const World *world, ScorePart parts[SCORE_PARTS_MAX]);

// Writes a part such as "162 (5 treasures)" to `text` (SCORE_TEXT_MAX). Returns `text`.
const char *score_part_text(const ScorePart *part, char *text);

// Writes all parts that are not 0 in a line: "412: treasures 162, depths 250". For a single dungeon it is
// only the sum. `text` has SCORE_TEXT_MAX bytes. Returns `text`.
const char *score_summary_text(const World *world, char *text);

// Writes the aids (EASE_*) that were used: ", with aids: slow, long wind-ups", or "", to `text`
// (EASE_TEXT_MAX). Returns `text`.
enum { EASE_TEXT_MAX = 160 };
const char *score_assists_suffix(unsigned ease, char *text);
