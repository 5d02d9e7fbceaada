#pragma once
// Turn by turn missiles fly at once: where one has flown a streak shows for a moment.

#include "view/light/view.h"

enum { STREAKS_MAX = 8, STREAK_TICKS = 14 };

typedef struct Streak {
    Vec from, to; // sub
    int left;     // ticks; 0: none
} Streak;

typedef struct Streaks {
    Streak at[STREAKS_MAX];
} Streaks;

void streaks_clear(Streaks *streaks);

// Once after every tick.
void streaks_tick(Streaks *streaks, const World *world);

void streaks_draw(const Streaks *streaks, const View *view);
