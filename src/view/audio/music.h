#pragma once
// Plays the score and the sounds of a place: starts the notes that are due, in two mixers. Only one thread
// may use it at a time. Needs no heap.

#include "view/audio/mixer.h"
#include "view/audio/score.h"

// The tune that should play.
typedef struct MusicCue {
    TuneName tune; // TUNE_NONE: no music
    Layer danger;  // decides which of its layers play
    TuneName air;  // the sounds of the place; TUNE_NONE: none
} MusicCue;

typedef struct Music {
    const MusicScore *score;
    const SoundClips *clips;
    MusicCue cue;
    int step;                 // the next step of the tune
    int wait;                 // frames until then
    int fade[LAYER_COUNT];    // 0..100, moving to what the danger asks for
    int air_wait[SCORE_AIRS]; // frames
    uint32_t dice;            // the state of its random numbers
} Music;

// Both belong to the caller and must stay valid while the music plays.
void music_init(Music *music, const MusicScore *score, const SoundClips *clips);

// Changes to another tune, which begins at its first step after a short silence. Notes that are playing end
// by themselves.
void music_set_cue(Music *music, MusicCue cue);

// Starts the notes that are due now. Returns the number of frames until the next are due, 1..most.
int music_start_due_notes(Music *music, Mixer *notes, Mixer *airs, int most);
