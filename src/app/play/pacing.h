#pragma once
// Time: how many ticks are due, how far between two ticks the picture is, and when the next frame should be
// shown.

#include <stdbool.h>
#include <stdint.h>

typedef struct Pacing {
    uint64_t frequency; // counts of the clock a second
    uint64_t last;      // until when ticks were counted: the last frame's deadline, if it met that
    uint64_t begun;     // when work on the last frame began
    uint64_t debt;      // counts not yet spent on ticks, times `ticks`
    unsigned ticks;     // a second
    uint64_t deadline;  // when the next frame is due
    uint64_t period;    // from one frame to the next
    uint64_t lead;      // counts before it that work on it begins: what it took of late at most, and some
} Pacing;

void pacing_init(Pacing *pacing);

// Ticks that are due now, or when the frame will be due. After a stall at most a quarter of a second is made
// up for; while `stopped` none are.
int pacing_ticks(Pacing *pacing, bool stopped);

// Where the picture is between the last two ticks, 0..256.
int pacing_alpha(const Pacing *pacing);

uint64_t pacing_now(void); // counts
// Microseconds since `start`, a value of pacing_now().
uint32_t pacing_us(const Pacing *pacing, uint64_t start);

// Sleeps until it is time to work on the next frame at so many frames a second, the last moment awake, since
// sleeping is not exact. Where the display already made the program wait, there is nothing left to sleep.
void pacing_wait(Pacing *pacing, int rate);

// For displays that do not wait themselves, when the frame is drawn: sleeps until it is due, so that frames
// are as even as if they all took equally long.
void pacing_show(Pacing *pacing);
