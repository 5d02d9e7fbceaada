#pragma once
// Several sounds at once become one: mono samples with a volume for each ear, added up. Needs no heap, so
// that playing a sound costs no allocation.

#include <stdbool.h>
#include <stdint.h>

enum { MIXER_TRACKS = 24, MIXER_FULL = 255, MIXER_PITCH = 1 << 16 };

typedef struct Track {
    const int16_t *samples; // which must stay valid until they have been heard
    int count;              // of them; 0: free
    int step;               // from one frame to the next, in parts of MIXER_PITCH: twice as much is an octave
    int left, right;        // 0..MIXER_FULL
    bool muffled;           // as through a wall
    int64_t at;             // the next one, in parts of MIXER_PITCH
    int poles[2];           // of the filter that muffles
} Track;

typedef struct Mixer {
    Track tracks[MIXER_TRACKS];
} Mixer;

// Starts a track from its beginning. False when as many sound as can, and when it has no samples.
bool mixer_play(Mixer *mixer, Track track);
void mixer_hush(Mixer *mixer);

// Adds the next frames, a sample for the left, one for the right, and so on, at a volume of 0..MIXER_FULL.
void mixer_add(Mixer *mixer, int32_t *to, int frames, int volume);

// Keeps a sum within what a device can play: it turns down at once and up again slowly.
typedef struct Limiter {
    int cut; // how much of MIXER_PITCH it takes away
} Limiter;
void limiter_fill(Limiter *limiter, const int32_t *from, int16_t *to, int frames);
