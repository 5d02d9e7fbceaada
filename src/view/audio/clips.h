#pragma once
// The sounds by name, and the samples of each.

#include "map/monsters.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef enum SoundName {
#define SOUND(name) SOUND_##name,
#include "view/audio/list_sounds.h"
#undef SOUND
    SOUND_CALLS, // then each monster's own voice, by its ActorKind
    SOUND_COUNT = SOUND_CALLS + ACTOR_KIND_COUNT
} SoundName;

enum {
    SOUND_STEM = 32, // bytes of a file's name without its ending, with the final 0
    SOUND_FILES_MAX = 4,
    CLIP_RATE = 22050, // frames a second
};

// The number of files of a sound; each time it is played, one of them is taken. 0: a monster without a voice.
int sound_files(SoundName name);

// Writes the stem of one of its files to `stem`. `file`: from 0.
void sound_file_stem(SoundName name, int file, char stem[SOUND_STEM]);

// The sound whose first file has this stem; -1: none.
int sound_by_first_stem(const char *stem);

typedef struct SoundClip {
    const void *wav; // the file's bytes; the caller keeps them; NULL: none
    size_t size;
    int16_t *samples; // owned; NULL: not decoded, or broken
    int count;
} SoundClip;

typedef struct SoundClips {
    SoundClip of[SOUND_COUNT][SOUND_FILES_MAX];
} SoundClips;

// Decodes the clips that are not decoded yet. A clip that is broken or cannot be converted is silent.
void clips_decode(SoundClips *clips);
void clips_free(SoundClips *clips);
