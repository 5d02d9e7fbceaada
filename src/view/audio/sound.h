#pragma once
// Plays the sounds of a tick's events, the music and the air of the place. Every function accepts NULL and is
// then silent.

#include "base/fail.h"
#include "sim/state/events.h"
#include "view/audio/clips.h"
#include "view/audio/music.h"

typedef struct World World;

enum { SOUND_LOUD = 10 };

// Groups of sounds with a volume of their own.
typedef enum SoundGroup { SOUNDS_EFFECTS, SOUNDS_AIR, SOUNDS_MUSIC, SOUND_GROUPS } SoundGroup;

typedef struct Sound Sound;

// NULL when memory is short.
Sound *sound_new(void);
void sound_free(Sound *sound);

// Opens the audio device, which may take long, unless that was done or all is mute; before that all is
// silent. `samples` of its buffer, a power of 2. False with SDL's error, once, where there is none: all stays
// silent.
bool sound_open(Sound *sound, int samples);

// The bytes of one of its WAV files, which must stay valid as long as `sound` does. One that is broken or
// cannot be converted to what the device plays is silent.
void sound_load(Sound *sound, SoundName name, int file, const void *wav, size_t size);

// The score, as text. False with what is wrong in it: there is no music then.
bool sound_load_score(Sound *sound, const char *text, size_t size, Error *error);

void sound_play(Sound *sound, SoundName name);

// Once after every world_tick(): each event from where it is, as the hero hears it.
void sound_tick(Sound *sound, const World *world);

// The music and the air from now on (view/scene/mood.c).
void sound_cue(Sound *sound, MusicCue cue);

void sound_mute(Sound *sound, bool mute);
void sound_volume(Sound *sound, SoundGroup group, int volume); // 0..SOUND_LOUD, at first the loudest

// What the device would play: the next frames, a sample for the left, one for the right, and so on. For
// tests; decodes what is loaded when nothing was played yet.
void sound_render(Sound *sound, int16_t *to, int frames);
