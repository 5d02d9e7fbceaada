#pragma once
// Mixes several mono sounds, each with a volume for each ear. Needs no heap, so playing a sound allocates
// nothing.

#include <stdbool.h>
#include <stdint.h>

enum { MIXER_TRACKS = 24, MIXER_FULL = 255, MIXER_PITCH = 1 << 16 };

typedef struct Track {
    const int16_t *samples; // must stay valid until the track ends
    int count;              // how many; 0: the track is free
    int step; // from one frame to the next, in MIXER_PITCH parts of a sample; twice as much is an octave
    int left, right; // 0..MIXER_FULL
    bool muffled;    // sounds as if through a wall
    int64_t at;      // the next sample, in MIXER_PITCH parts
    int poles[2];    // the state of the filter that muffles
} Track;

typedef struct Mixer {
    Track tracks[MIXER_TRACKS];
} Mixer;

// Starts a track. Returns false when all tracks are in use, or it has no samples.
bool mixer_play(Mixer *mixer, Track track);
void mixer_stop_all(Mixer *mixer);

// Adds the next frames to `to` (left, right, left, ...) at a volume of 0..MIXER_FULL.
void mixer_render(Mixer *mixer, int32_t *to, int frames, int volume);

// Keeps the sum within what a device can play. It turns down at once, and up again slowly.
typedef struct Limiter {
    int cut; // how much of MIXER_PITCH it takes away now
} Limiter;
// `from` and `to`: left, right, left, ...
void limiter_apply(Limiter *limiter, const int32_t *from, int16_t *to, int frames);
