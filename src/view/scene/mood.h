#pragma once
// What music a moment of the game asks for.

#include "sim/state/world.h"
#include "view/audio/music.h"

// Danger that is over is felt a while longer.
typedef struct Mood {
    Layer danger;
    int ticks; // for which it still holds
    bool boss; // one of the great fights, likewise
} Mood;

// Once a tick.
MusicCue mood_tick(Mood *mood, const World *world);
