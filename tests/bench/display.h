#pragma once
// A display that nobody sees, for rows that need a window.

#include <stdbool.h>
#include <sys/types.h>
#include <time.h>

typedef struct Display {
    pid_t server;    // 0: none
    clockid_t clock; // measures the processor's time that the server takes
} Display;

// Starts a display on a free number and lets $DISPLAY name it. Returns false when Xvfb is missing.
bool display_open(Display *display);
void display_close(Display *display);

// The processor's time in ns that this program and the display have taken.
double display_spent(const Display *display);
double display_wall(void); // the time on the wall, in ns
