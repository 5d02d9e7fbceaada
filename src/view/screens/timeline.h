#pragma once
// The foot of the picture while a recording is watched: how far it is, what happened when, the speed, and
// the keys.

#include "io/game/playback.h"
#include "view/screens/pages.h"

typedef struct Timeline {
    const Playback *playback;
    bool paused;
    const char *speed; // such as "4×"
    const KeyHelp *keys;
    int key_count;
} Timeline;

// The height in px of the whole foot on a layer of that size. On a low layer the keys are left out.
int timeline_height(Vec layer);

// The bar itself, on a layer of that size.
Rect timeline_bar(Vec layer);

// The tick at a column of the layer (px), 0..`ticks`, which is the length of the recording.
int64_t timeline_tick_at(Vec layer, int64_t ticks, int x);

void timeline_draw(const Ui *ui, Image *layer, const Timeline *timeline);
