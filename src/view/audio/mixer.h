#pragma once
// Several sounds at once become one: mono samples with a volume for each ear, added up. Needs no heap, so
// that playing a sound costs no allocation.

#include <stdbool.h>
#include <stdint.h>

enum { MIXER_TRACKS = 16, MIXER_FULL = 255 };

typedef struct Track {
    const int16_t *at; // the next sample
    int count;         // of those left; 0: free
    int left, right;   // 0..MIXER_FULL
} Track;

typedef struct Mixer {
    Track tracks[MIXER_TRACKS];
} Mixer;

// The samples must stay valid until they have been heard. False when as many sound as can.
bool mixer_play(Mixer *mixer, const int16_t *samples, int count, int left, int right);
void mixer_hush(Mixer *mixer);

// The next frames: a sample for the left, one for the right, and so on.
void mixer_fill(Mixer *mixer, int16_t *to, int frames);
