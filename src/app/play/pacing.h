#pragma once
// Paces the window: how many ticks are due, how far the picture is between two ticks, and when the next frame
// has to be shown.

#include <stdbool.h>
#include <stdint.h>

typedef struct Pacing {
    uint64_t frequency; // of the clock, in counts a second
    uint64_t last;      // up to this moment ticks are counted: the last frame's deadline, if it was met
    uint64_t begun;     // when work on the last frame began
    uint64_t debt;      // what has not become a tick yet: counts times `ticks`, below `frequency`
    unsigned ticks;     // ticks a second
    uint64_t deadline;  // when the next frame is due
    uint64_t period;    // from one frame to the next
    uint64_t lead; // counts before the deadline at which work begins: the longest recent work, with a reserve
} Pacing;

void pacing_init(Pacing *pacing);

// Call it once a frame. Returns the number of ticks that are due by the time the frame is shown. After a
// stall it makes up for a quarter of a second at most. `stopped`: time stands still, so none are due.
int pacing_take_due_ticks(Pacing *pacing, bool stopped);

// How far the picture is between the last two ticks, 0..256.
int pacing_alpha(const Pacing *pacing);

uint64_t pacing_now(void); // in counts of the clock
// Microseconds since `start`, a value of pacing_now().
uint32_t pacing_us_since(const Pacing *pacing, uint64_t start);

// Sleeps until work on the next frame should begin, at `rate` frames a second. Because sleep is inexact, it
// ends the sleep a little early and waits awake. If the display has made the program wait already, it returns
// at once.
void pacing_wait_begin(Pacing *pacing, int rate);

// For displays that do not wait by themselves. Call it when the frame is drawn: it sleeps until the frame
// is due, so that frames are as even as if all took equally long.
void pacing_wait_show(Pacing *pacing);
