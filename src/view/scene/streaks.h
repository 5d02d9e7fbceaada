#pragma once

#include "sim/travel/journey.h"
#include "view/canvas/font.h"
#include "view/light/view.h"

// Turn by turn missiles arrive at once. A streak shows for a moment where one has flown.

enum { STREAKS_MAX = 8, STREAK_TICKS = 14 };

typedef struct Streak {
    Vec from, to; // sub
    int left;     // ticks; 0: none
} Streak;

typedef struct Streaks {
    Streak at[STREAKS_MAX];
} Streaks;

void streaks_clear(Streaks *streaks);

// Call it once after every tick.
void streaks_tick(Streaks *streaks, const World *world);

void streaks_draw(const Streaks *streaks, const View *view);
