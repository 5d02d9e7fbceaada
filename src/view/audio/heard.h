#pragma once
// How the hero hears an event.

#include "sim/state/events.h"
#include "view/audio/clips.h"

typedef struct World World;

// How sound_tick() plays one event.
typedef struct Heard {
    int name;            // SoundName, or -1: not heard
    int also;            // another that sounds with it, or -1
    int pitch;           // of that one, percent
    int left, right;     // 0..255
    bool muffled;        // out of his sight: something is between
    const char *caption; // what it is, in words; NULL: none
} Heard;
Heard sound_hear(const World *world, const Event *event);
