#pragma once
// Plays the sounds of a tick's events. Every function accepts NULL and is then silent.

#include "map/monsters.h"
#include "sim/state/events.h"

#include <stddef.h>

typedef struct World World;

typedef enum SoundName {
#define SOUND(name) SOUND_##name,
#include "view/audio/list_sounds.h"
#undef SOUND
    SOUND_CALLS, // and, behind it, each monster's own voice by its ActorKind
    SOUND_COUNT = SOUND_CALLS + ACTOR_KIND_COUNT
} SoundName;

enum { SOUND_LOUD = 10, SOUND_STEM = 32 };

// The stem of its file, written to `stem`. False for what has no voice.
bool sound_stem(SoundName name, char stem[SOUND_STEM]);

typedef struct Sound Sound;

// NULL when memory lacks.
Sound *sound_new(void);
void sound_free(Sound *sound);

// Opens the audio device, which may take long, unless that was done or all is mute; before that all is
// silent. `samples` of its buffer, a power of 2. False with SDL's error, once, where there is none: all stays
// silent.
bool sound_open(Sound *sound, int samples);

// The bytes of a WAV file, which must stay valid as long as `sound` does. One that is broken or cannot be
// converted to what the device plays is silent.
void sound_load(Sound *sound, SoundName name, const void *wav, size_t size);

void sound_play(Sound *sound, SoundName name);

// Once after every world_tick(): each event from where it is, as the hero hears it.
void sound_tick(Sound *sound, const World *world);

void sound_mute(Sound *sound, bool mute);
void sound_volume(Sound *sound, int volume); // 0..SOUND_LOUD, at first the loudest

// What sound_tick() makes of one event.
typedef struct Heard {
    int name;        // SoundName, or -1: not heard
    int also;        // another that sounds with it, or -1
    int pitch;       // of that one, percent
    int left, right; // 0..255
} Heard;
Heard sound_hear(const World *world, const Event *event);
