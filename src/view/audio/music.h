#pragma once
// Plays the score and the air of a place: it starts the notes that are due in two mixers. One at a time has
// it; it needs no heap.

#include "view/audio/mixer.h"
#include "view/audio/score.h"

// The tune that should play.
typedef struct MusicCue {
    TuneName tune; // TUNE_NONE: no music
    Layer danger;  // which of its layers sound
    TuneName air;  // of the place; TUNE_NONE: none
} MusicCue;

typedef struct Music {
    const Score *score;
    const SoundClips *clips;
    MusicCue cue;
    int step;                 // the next one of the tune
    int wait;                 // frames until then
    int fade[LAYER_COUNT];    // 0..100, on its way to what the danger asks for
    int air_wait[SCORE_AIRS]; // frames
    uint32_t dice;
} Music;

// Both stay the caller's and must be valid as long as it plays.
void music_init(Music *music, const Score *score, const SoundClips *clips);

// Another tune begins at its first step, after a breath; what sounds dies away by itself.
void music_cue(Music *music, MusicCue cue);

// Starts what is due now. The number of frames until something is due again, 1..most.
int music_run(Music *music, Mixer *notes, Mixer *airs, int most);
