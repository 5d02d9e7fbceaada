#pragma once
// Several sounds at once become one: mono samples with a volume for each ear, added up. Needs no heap, so
// that playing a sound costs no allocation.

#include <stdbool.h>
#include <stdint.h>

enum { MIXER_TRACKS = 16, MIXER_FULL = 255, MIXER_PITCH = 256 };

typedef struct Track {
    const int16_t *samples;
    int count;       // of them; 0: free
    int at, step;    // the next one, and how far on from there, in parts of MIXER_PITCH
    int left, right; // 0..MIXER_FULL
} Track;

typedef struct Mixer {
    Track tracks[MIXER_TRACKS];
} Mixer;

// pitch: MIXER_PITCH plays them as they are, twice as much an octave higher and in half the time; at most
// eight million samples, which must stay valid until they have been heard. False when as many sound as can.
bool mixer_play(Mixer *mixer, const int16_t *samples, int count, int pitch, int left, int right);
void mixer_hush(Mixer *mixer);

// The next frames: a sample for the left, one for the right, and so on.
void mixer_fill(Mixer *mixer, int16_t *to, int frames);
