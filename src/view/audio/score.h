#pragma once
// The music as written in assets/sound/music.txt: tunes of steps that several voices share, and the sounds
// of each place.

#include "base/fail.h"
#include "view/audio/clips.h"

enum {
    SCORE_NOTES = 4096,
    SCORE_VOICES = 10, // of a tune
    SCORE_AIRS = 6,    // of a place
    NOTE_C4 = 60,      // as in MIDI: a semitone each
};

// Tunes of the title, of each theme of the descent, and of what happens.
typedef enum TuneName {
    TUNE_NONE,
    TUNE_TITLE,
    TUNE_BRICK, // these four in the order of ThemeKind
    TUNE_MOSS,
    TUNE_FLOOD,
    TUNE_FORGE,
    TUNE_TOLL, // the last ten seconds before a toll
    TUNE_BOSS,
    TUNE_VICTORY,
    TUNE_DEATH,
    TUNE_COUNT
} TuneName;
extern const char *const TUNE_NAMES[TUNE_COUNT];

// The danger from which on a voice plays.
typedef enum Layer { LAYER_CALM, LAYER_HUNTED, LAYER_FIGHT, LAYER_COUNT } Layer;
extern const char *const LAYER_NAMES[LAYER_COUNT];

typedef struct ScoreNote {
    int16_t step;
    int16_t pitch; // 0: C-1, 60: C4
} ScoreNote;

typedef struct Voice {
    Layer layer;
    SoundName instrument;
    int own;          // the pitch of the instrument's file
    int volume, pan;  // 0..100; -100 left .. 100 right
    int steps;        // it repeats after so many steps, a divisor of the tune's
    int first, count; // its notes, by step
} Voice;

typedef struct Tune {
    int tempo;        // steps a minute; 0: there is no such tune
    int steps;        // of its longest voice
    int scale;        // a bit for each of the twelve pitches that it uses, C the lowest
    bool once, rests; // it is played once; it pauses after each calm pass
    Layer last;       // the highest layer that has a voice
    int voices;
    Voice voice[SCORE_VOICES];
} Tune;

typedef struct Air {
    SoundName sound;
    int volume;   // 0..100
    int every_ms; // on average
} Air;

typedef struct MusicScore {
    Tune tunes[TUNE_COUNT];
    Air airs[TUNE_COUNT][SCORE_AIRS]; // by the tune of the place; a volume of 0 ends the list
    ScoreNote notes[SCORE_NOTES];
    int count;
} MusicScore;

// Reads `text`, whose lines are explained in assets/sound/music.txt. Returns false, with the line and what
// is wrong with it in `error`.
bool music_score_parse(MusicScore *score, const char *text, size_t size, Error *error);
