#include "view/audio/clips.h"

#include <SDL.h>
#include <stdio.h>
#include <string.h>

static const char *const NAMES[SOUND_CALLS] = {
#define SOUND(name) #name,
#include "view/audio/list_sounds.h"
#undef SOUND
};

// Sounds that have several clips.
static const int FILES[SOUND_CALLS] = {
    [SOUND_STEP] = 4,       [SOUND_STEP_RUG] = 4, [SOUND_STEP_WATER] = 4, [SOUND_STEP_ICE] = 3,
    [SOUND_STEP_EMBER] = 4, [SOUND_STEP_WEB] = 3, [SOUND_STRIKE] = 3,     [SOUND_HIT] = 4,
    [SOUND_KILL] = 3,       [SOUND_WINDUP] = 3,
};

int sound_files(SoundName name) {
    int kind = (int)name - SOUND_CALLS;
    if (kind >= 0) return kind > ACTOR_HERO ? 1 : 0;
    return FILES[name] > 0 ? FILES[name] : 1;
}

static void to_small_letters(char *text) {
    for (; *text != '\0'; text++) {
        if (*text >= 'A' && *text <= 'Z') *text = (char)(*text - 'A' + 'a');
    }
}

void sound_file_stem(SoundName name, int file, char stem[SOUND_STEM]) {
    int kind = (int)name - SOUND_CALLS;
    if (kind >= 0)
        snprintf(stem, SOUND_STEM, "call_%s", ACTORS[kind].name);
    else if (sound_files(name) > 1)
        snprintf(stem, SOUND_STEM, "%s_%d", NAMES[name], file);
    else
        snprintf(stem, SOUND_STEM, "%s", NAMES[name]);
    to_small_letters(stem);
}

int sound_by_first_stem(const char *stem) {
    char its[SOUND_STEM];
    for (int i = 0; i < SOUND_COUNT; i++) {
        if (sound_files((SoundName)i) == 0) continue;
        sound_file_stem((SoundName)i, 0, its);
        if (strcmp(its, stem) == 0) return i;
    }
    return -1;
}

// Converts a clip to the device's format, if it differs. A clip that cannot be converted is silent.
static void decode(SoundClip *clip) {
    SDL_AudioSpec spec;
    SDL_AudioCVT change;
    Uint8 *bytes = NULL;
    Uint32 size = 0;
    SDL_RWops *file = SDL_RWFromConstMem(clip->wav, (int)clip->size);
    if (file == NULL || SDL_LoadWAV_RW(file, 1, &spec, &bytes, &size) == NULL) return;
    int builds =
        SDL_BuildAudioCVT(&change, spec.format, spec.channels, spec.freq, AUDIO_S16SYS, 1, CLIP_RATE);
    change.len = change.len_cvt = (int)size;
    Uint8 *larger = builds > 0 ? SDL_realloc(bytes, size * (size_t)change.len_mult) : NULL;
    if (larger != NULL) bytes = larger;
    change.buf = bytes;
    bool well = builds == 0 || (larger != NULL && SDL_ConvertAudio(&change) == 0);
    clip->samples = (int16_t *)(void *)bytes;
    clip->count = well ? change.len_cvt / (int)sizeof(int16_t) : 0;
}

void clips_decode(SoundClips *clips) {
    for (int i = 0; i < SOUND_COUNT; i++) {
        for (int file = 0; file < SOUND_FILES_MAX; file++) {
            SoundClip *clip = &clips->of[i][file];
            if (clip->wav != NULL && clip->samples == NULL) decode(clip);
        }
    }
}

void clips_free(SoundClips *clips) {
    for (int i = 0; i < SOUND_COUNT; i++) {
        for (int file = 0; file < SOUND_FILES_MAX; file++) SDL_free(clips->of[i][file].samples);
    }
}
