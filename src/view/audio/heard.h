#pragma once
// How the hero hears an event.

#include "sim/state/events.h"
#include "view/audio/clips.h"

typedef struct World World;

// How sound_play_events() plays one event.
typedef struct HeardSound {
    int name;            // SoundName, or -1: not heard
    int also;            // another sound that plays at the same time, or -1
    int pitch;           // of `also`, in percent
    int left, right;     // 0..255
    bool muffled;        // out of the hero's sight, so something is between
    const char *caption; // what is heard, in words; NULL: none
} HeardSound;
HeardSound event_heard_sound(const World *world, const Event *event);
