#include "app/play/viewer.h"

#include "base/geom.h"
#include "lang/lang.h"

#include <stdio.h>

enum { QUARTERS = 4, ALPHA_ONE = 256, SKIP_TICKS = 5 * TICKS_PER_SECOND };

// The speed, in quarters of the speed of play.
static int quarters(const Viewer *viewer) {
    return 1 << viewer->speed;
}

void viewer_begin(Viewer *viewer) {
    *viewer = (Viewer){.speed = VIEWER_USUAL};
}

// Changes the speed by `by` steps.
static void hasten(Viewer *viewer, int by) {
    viewer->speed = int_clamp(viewer->speed + by, 0, VIEWER_SPEEDS - 1);
    viewer->quarter = 0;
}

int viewer_take_due_ticks(Viewer *viewer, int due) {
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

bool viewer_lives_on(Viewer *viewer, const Playback *playback, const World *world, int ticks) {
    enum { DEATH_TICKS = 75 };
    bool dead = playback->tick == playback->ticks && world->outcome == OUTCOME_DEATH;
    viewer->after = dead ? viewer->after + ticks : 0;
    return dead && viewer->after < DEATH_TICKS;
}

void viewer_after_seek(Viewer *viewer, const Playback *playback) {
    viewer->quarter = viewer->after = 0;
    viewer->paused |= playback->tick == playback->ticks;
}

// The tick of the next mark, or of the one before; without one, the end or the beginning.
static int64_t mark_of(const Playback *playback, bool after) {
    int64_t tick = after ? playback_mark_after(playback, playback->tick)
                         : playback_mark_before(playback, playback->tick);
    return tick >= 0 ? tick : after ? playback->ticks : 0;
}

bool viewer_act_seeks(Viewer *viewer, const Playback *playback, Action action, int64_t *tick) {
    bool restarts = viewer->paused && playback->tick == playback->ticks;
    *tick = playback->tick;
    switch (action) {
    case ACTION_WATCH_PAUSE:
        viewer->paused = !viewer->paused;
        *tick = 0;
        return restarts;
    case ACTION_WATCH_BACK:
        viewer->paused = true;
        *tick -= 1;
        return true;
    case ACTION_WATCH_REWIND:
    case ACTION_WATCH_FORWARD:
        *tick += action == ACTION_WATCH_FORWARD ? SKIP_TICKS : -SKIP_TICKS;
        return true;
    case ACTION_WATCH_FASTER:
    case ACTION_WATCH_SLOWER:
        hasten(viewer, action == ACTION_WATCH_FASTER ? 1 : -1);
        return false;
    case ACTION_WATCH_MARK_BACK:
    case ACTION_WATCH_MARK_ON:
        *tick = mark_of(playback, action == ACTION_WATCH_MARK_ON);
        return true;
    case ACTION_WATCH_FIRST:
    case ACTION_WATCH_LAST:
        *tick = action == ACTION_WATCH_LAST ? playback->ticks : 0;
        return true;
    default:
        return false;
    }
}

bool viewer_fault(const Playback *playback, char *text) {
    char fault[96];
    if (!playback_mismatch(playback, fault, sizeof fault)) return false;
    (void)snprintf(text, VIEWER_FAULT_MAX, tr("This recording %s"), fault);
    return true;
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
