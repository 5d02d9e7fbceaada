#include "view/audio/music.h"

#include "base/geom.h"

enum {
    BREATH = CLIP_RATE / 2, // silence before a tune
    PAUSE_LEAST = 8,
    PAUSE_MORE = 10, // 8 to 17 seconds between two passes of a tune while everything is calm
    FADE = 9,        // percent in each step
    SPREAD = 70      // of 100: how far to one side single sounds of a place can be
};

// How loud each layer is by the danger, of 100.
static const int LOUD[LAYER_COUNT][LAYER_COUNT] = {
    [LAYER_CALM] = {100, 0, 0}, [LAYER_HUNTED] = {80, 100, 0}, [LAYER_FIGHT] = {45, 85, 100}};

// The pitch of each semitone above C, in parts of MIXER_PITCH: powers of the twelfth root of two.
static const int SEMITONES[12] = {65536, 69433, 73562,  77936,  82570,  87480,
                                  92682, 98193, 104032, 110218, 116772, 123715};

void music_init(Music *music, const MusicScore *score, const SoundClips *clips) {
    *music = (Music){.score = score, .clips = clips, .dice = 2463534242u};
}

// 0..most-1, by xorshift (Marsaglia 2003).
static int roll(Music *music, int most) {
    music->dice ^= music->dice << 13;
    music->dice ^= music->dice >> 17;
    music->dice ^= music->dice << 5;
    return (int)(music->dice % (uint32_t)most);
}

static void set_fades(Music *music) {
    for (int i = 0; i < LAYER_COUNT; i++) music->fade[i] = LOUD[music->cue.danger][i];
}

void music_set_cue(Music *music, MusicCue cue) {
    bool begins = cue.tune != music->cue.tune;
    cue.danger = (Layer)int_min((int)cue.danger, (int)music->score->tunes[cue.tune].last);
    if (cue.air != music->cue.air) {
        for (int i = 0; i < SCORE_AIRS; i++) music->air_wait[i] = i == 0 ? 1 : roll(music, 4 * CLIP_RATE) + 1;
    }
    // danger ends a long pause at once
    if (cue.danger > LAYER_CALM && music->step == 0) music->wait = int_min(music->wait, BREATH);
    music->cue = cue;
    if (!begins) return;
    music->step = 0;
    music->wait = BREATH;
    set_fades(music);
}

static int pitch_step(int semitones) {
    int octaves = (semitones + 120) / 12 - 10, rest = semitones - octaves * 12;
    return octaves < 0 ? SEMITONES[rest] >> -octaves : SEMITONES[rest] << octaves;
}

// `volume`: 0..10,000; `pan`: -100..100. The ear on the far side keeps a third.
static Track track_of(const SoundClip *clip, int step, int volume, int pan) {
    int full = volume * MIXER_FULL / 10000;
    return (Track){.samples = clip->samples,
                   .count = clip->count,
                   .step = step,
                   .left = full * (150 - int_max(pan, 0)) / 150,
                   .right = full * (150 + int_min(pan, 0)) / 150};
}

// Starts the notes that a voice has in the current step.
static void play_voice(const Music *music, Mixer *mixer, const Voice *voice) {
    const ScoreNote *notes = &music->score->notes[voice->first];
    int step = music->step % voice->steps, volume = voice->volume * music->fade[voice->layer];
    if (volume == 0) return;
    for (int i = 0; i < voice->count; i++) {
        if (notes[i].step != step) continue;
        const SoundClip *clip = &music->clips->of[voice->instrument][0];
        (void)mixer_play(mixer, track_of(clip, pitch_step(notes[i].pitch - voice->own), volume, voice->pan));
    }
}

static void fade_layers(Music *music) {
    for (int i = 0; i < LAYER_COUNT; i++) {
        int way = LOUD[music->cue.danger][i] - music->fade[i];
        music->fade[i] += int_clamp(way, -FADE, FADE);
    }
}

// Starts the current step of the tune, and sets how long it lasts.
static void play_step(Music *music, Mixer *notes) {
    const Tune *tune = &music->score->tunes[music->cue.tune];
    bool over = tune->once && music->step == tune->steps;
    music->wait = 60 * CLIP_RATE / int_max(tune->tempo, 1);
    if (tune->tempo == 0 || over) return;
    for (int i = 0; i < tune->voices; i++) play_voice(music, notes, &tune->voice[i]);
    fade_layers(music);
    if (++music->step < tune->steps || tune->once) return;
    music->step = 0;
    if (!tune->rests || music->cue.danger > LAYER_CALM) return;
    music->wait += (PAUSE_LEAST + roll(music, PAUSE_MORE)) * CLIP_RATE;
    set_fades(music);
}

// Plays the sounds of a place. The first is always there, repeated without a gap; the others come at random
// times.
static void play_air(Music *music, Mixer *airs, int index) {
    const Air *air = &music->score->airs[music->cue.air][index];
    int every = air->every_ms * (CLIP_RATE / 50) / 20;
    music->air_wait[index] =
        index == 0 ? every * 9 / 10 + roll(music, every / 5) : every / 3 + roll(music, every * 4 / 3);
    int pan = (roll(music, 2 * SPREAD) - SPREAD) / (index == 0 ? 3 : 1);
    int pitch = MIXER_PITCH * (92 + roll(music, 17)) / 100, volume = air->volume * (70 + roll(music, 31));
    (void)mixer_play(airs, track_of(&music->clips->of[air->sound][0], pitch, volume, pan));
}

int music_start_due_notes(Music *music, Mixer *notes, Mixer *airs, int most) {
    int next = most;
    if (music->cue.tune != TUNE_NONE) {
        if (music->wait <= 0) play_step(music, notes);
        next = int_min(next, int_max(music->wait, 1));
    }
    for (int i = 0; i < SCORE_AIRS && music->cue.air != TUNE_NONE; i++) {
        if (music->score->airs[music->cue.air][i].volume == 0) break;
        if (music->air_wait[i] <= 0) play_air(music, airs, i);
        next = int_min(next, int_max(music->air_wait[i], 1));
    }
    music->wait -= next;
    for (int i = 0; i < SCORE_AIRS; i++) music->air_wait[i] -= next;
    return next;
}
