#pragma once
// Time: how many ticks are due, how far the picture is between two ticks, and when to show the next frame.

#include <stdbool.h>
#include <stdint.h>

typedef struct Pacing {
    uint64_t frequency; // counts of the clock a second
    uint64_t last;      // time up to which ticks were counted: the last frame's deadline, if it was met
    uint64_t begun;     // when work on the last frame began
    uint64_t debt;      // counts not yet spent on ticks, times `ticks`
    unsigned ticks;     // a second
    uint64_t deadline;  // when the next frame is due
    uint64_t period;    // from one frame to the next
    uint64_t lead; // counts before the deadline at which work begins: the most it took recently, and a margin
} Pacing;

void pacing_init(Pacing *pacing);

// The ticks that are due now, or when the frame will be due. After a stall it makes up for at most a
// quarter of a second. While `stopped`, no ticks are due.
int pacing_ticks(Pacing *pacing, bool stopped);

// How far the picture is between the last two ticks, 0..256.
int pacing_alpha(const Pacing *pacing);

uint64_t pacing_now(void); // counts
// Microseconds since `start`, a value of pacing_now().
uint32_t pacing_us(const Pacing *pacing, uint64_t start);

// Sleeps until it is time to work on the next frame, at so many frames a second. It stays awake for the
// last moment, because sleep is not exact. Does not sleep where the display already made the program wait.
void pacing_wait(Pacing *pacing, int rate);

// For displays that do not wait by themselves. Call it when the frame is drawn: it sleeps until the frame
// is due, so that frames are as even as if all took equally long.
void pacing_show(Pacing *pacing);
