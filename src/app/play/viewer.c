#include "app/play/viewer.h"

#include "base/geom.h"

#include <stdio.h>

enum { QUARTERS = 4, ALPHA_ONE = 256 };

static int quarters(const Viewer *viewer) {
    return 1 << viewer->speed;
}

void viewer_begin(Viewer *viewer) {
    *viewer = (Viewer){.speed = VIEWER_USUAL};
}

void viewer_hasten(Viewer *viewer, int by) {
    viewer->speed = int_clamp(viewer->speed + by, 0, VIEWER_SPEEDS - 1);
    viewer->quarter = 0;
}

int viewer_ticks(Viewer *viewer, int due) {
    if (viewer->paused) return 0;
    viewer->quarter += due * quarters(viewer);
    int ticks = viewer->quarter / QUARTERS;
    viewer->quarter %= QUARTERS;
    return ticks;
}

int viewer_alpha(const Viewer *viewer, int alpha) {
    if (viewer->paused) return ALPHA_ONE;
    if (quarters(viewer) >= QUARTERS) return alpha;
    return (viewer->quarter * ALPHA_ONE + alpha * quarters(viewer)) / QUARTERS;
}

const char *viewer_speed(const Viewer *viewer, char *text) {
    int of = quarters(viewer);
    if (of < QUARTERS) {
        (void)snprintf(text, VIEWER_TEXT_MAX, "1/%d×", QUARTERS / of);
    } else {
        (void)snprintf(text, VIEWER_TEXT_MAX, "%d×", of / QUARTERS);
    }
    return text;
}
