#pragma once
// A display that nobody sees, for rows that need a window.

#include <stdbool.h>
#include <sys/types.h>
#include <time.h>

typedef struct Display {
    pid_t server;    // 0: none
    clockid_t clock; // of the processor's time that it takes
} Display;

// Starts one on a free number and has DISPLAY name it. False when Xvfb is missing.
bool display_open(Display *display);
void display_close(Display *display);

// Ns of the processor that this program and the display have taken.
double display_spent(const Display *display);
double display_wall(void); // ns
