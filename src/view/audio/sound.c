// An event becomes a name and two volumes here, without any library; sound_tick() keeps the loudest of each
// name, so that five rats that see the hero at once chirp once.
#include "view/audio/sound.h"

#include "sim/state/world.h"
#include "view/audio/mixer.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>

enum { FULL = MIXER_FULL, HEARING_PX = 15 * CELL_PX, WIDTH_PX = 12 * CELL_PX };
enum { DEVICE_RATE = 22050 }; // of our files

static const char *const NAMES[SOUND_CALLS] = {
#define SOUND(name) #name,
#include "view/audio/list_sounds.h"
#undef SOUND
};

static void copy_in_small_letters(char *to, const char *from) {
    do *to++ = *from >= 'A' && *from <= 'Z' ? (char)(*from - 'A' + 'a') : *from;
    while (*from++ != '\0');
}

bool sound_stem(SoundName name, char stem[SOUND_STEM]) {
    int kind = (int)name - SOUND_CALLS;
    if (kind < 0) copy_in_small_letters(stem, NAMES[name]);
    if (kind > ACTOR_HERO) snprintf(stem, SOUND_STEM, "call_%s", ACTORS[kind].name);
    return kind < 0 || kind > ACTOR_HERO;
}

typedef struct Voice {
    SoundName name, also; // also: sounds with it; SOUND_STEP: nothing does
    int volume;           // 1..FULL, at the hero's place; 0: silent
    int call;             // percent of its pitch at which the monster's voice sounds with it; 0: it does not
    bool everywhere;      // as loud from afar
} Voice;

static const Voice VOICES[EVENT_COUNT] = {
#define EVENT(kind, heard, seen, said) [EVENT_##kind] = {heard},
#define HEARD(sound, ...)              .name = (sound), .volume = __VA_ARGS__
#define UNHEARD                        0
#include "view/events/list_events.h"
#undef UNHEARD
#undef HEARD
#undef EVENT
};

// The scale is climbed once from the first to the last item.
static int pickup_name(const World *world) {
    static const SoundName SCALE[] = {SOUND_PICKUP_0, SOUND_PICKUP_1, SOUND_PICKUP_2, SOUND_PICKUP_3,
                                      SOUND_PICKUP_4, SOUND_PICKUP_5, SOUND_PICKUP_6, SOUND_PICKUP_7};
    enum { TOP = sizeof SCALE / sizeof SCALE[0] - 1 };
    int all = world->collected + world->remaining;
    return (int)SCALE[all <= 1 ? TOP : int_clamp((world->collected - 1) * TOP / (all - 1), 0, TOP)];
}

static int event_name(const World *world, const Event *event) {
    if (event->kind == EVENT_HIT && event->actor == HERO) return SOUND_HURT;
    if (event->kind == EVENT_PICKUP) return pickup_name(world);
    if (event->kind == EVENT_BREAK && event->what == TILE_POT) return SOUND_BREAK_CLAY;
    return (int)VOICES[event->kind].name;
}

static int event_also(const Voice *voice, const Event *event) {
    if (voice->call != 0 && event->what > ACTOR_HERO && event->what < ACTOR_KIND_COUNT)
        return SOUND_CALLS + event->what;
    return voice->also == SOUND_STEP ? -1 : (int)voice->also;
}

// Of FULL: all within two cells, nothing at HEARING_PX.
static int loudness(const Voice *voice, int x, int y) {
    if (voice->everywhere) return voice->volume;
    int distance = (int)int_sqrt((uint64_t)((int64_t)x * x) + (uint64_t)((int64_t)y * y));
    int near = int_clamp(HEARING_PX - distance, 0, HEARING_PX - 2 * CELL_PX);
    return voice->volume * near / (HEARING_PX - 2 * CELL_PX);
}

// The far side keeps a third, for nobody hears with one ear only.
Heard sound_hear(const World *world, const Event *event) {
    if ((unsigned)event->kind >= EVENT_COUNT) return (Heard){.name = -1};
    const Voice *voice = &VOICES[event->kind];
    Vec off = vec_sub(event->pos, world->actors[HERO].pos);
    int x = off.x / SUB, y = off.y / SUB, volume = loudness(voice, x, y);
    if (volume == 0) return (Heard){.name = -1};
    int side = voice->everywhere ? 0 : int_clamp(x * 170 / WIDTH_PX, -170, 170);
    return (Heard){.name = event_name(world, event),
                   .also = event_also(voice, event),
                   .pitch = voice->call == 0 ? 100 : voice->call,
                   .left = volume * (FULL - int_max(side, 0)) / FULL,
                   .right = volume * (FULL + int_min(side, 0)) / FULL};
}

typedef enum Device { DEVICE_CLOSED, DEVICE_OPEN, DEVICE_NONE } Device;

typedef struct Clip {
    const void *wav; // the file's bytes
    size_t size;
    int16_t *samples; // NULL: broken, or not yet decoded
    int count;
} Clip;

struct Sound {
    Device device;
    SDL_AudioDeviceID id;
    bool mute;
    int volume; // 0..SOUND_LOUD
    Clip clips[SOUND_COUNT];
    Mixer mixer; // its device's own while that is not locked
};

Sound *sound_new(void) {
    Sound *sound = calloc(1, sizeof *sound);
    sound_volume(sound, SOUND_LOUD);
    return sound;
}

void sound_free(Sound *sound) {
    if (sound == NULL) return;
    if (sound->device == DEVICE_OPEN) SDL_CloseAudioDevice(sound->id);
    for (int i = 0; i < SOUND_COUNT; i++) SDL_free(sound->clips[i].samples);
    free(sound);
}

void sound_load(Sound *sound, SoundName name, const void *wav, size_t size) {
    if (sound != NULL) sound->clips[name] = (Clip){.wav = wav, .size = size};
}

// Ours have the device's form already; others are given it, or stay silent where that fails.
static void decode(Clip *clip) {
    SDL_AudioSpec spec;
    SDL_AudioCVT change;
    Uint8 *bytes = NULL;
    Uint32 size = 0;
    SDL_RWops *file = SDL_RWFromConstMem(clip->wav, (int)clip->size);
    if (file == NULL || SDL_LoadWAV_RW(file, 1, &spec, &bytes, &size) == NULL) return;
    int builds =
        SDL_BuildAudioCVT(&change, spec.format, spec.channels, spec.freq, AUDIO_S16SYS, 1, DEVICE_RATE);
    change.len = change.len_cvt = (int)size;
    Uint8 *larger = builds > 0 ? SDL_realloc(bytes, size * (size_t)change.len_mult) : NULL;
    if (larger != NULL) bytes = larger;
    change.buf = bytes;
    bool well = builds == 0 || (larger != NULL && SDL_ConvertAudio(&change) == 0);
    clip->samples = (int16_t *)(void *)bytes;
    clip->count = well ? change.len_cvt / (int)sizeof(int16_t) : 0;
}

static void SDLCALL fill(void *own, Uint8 *stream, int size) {
    Sound *sound = own;
    mixer_fill(&sound->mixer, (int16_t *)(void *)stream, size / (2 * (int)sizeof(int16_t)));
}

bool sound_open(Sound *sound, int samples) {
    if (sound == NULL || sound->mute || sound->device != DEVICE_CLOSED) return true;
    SDL_AudioSpec wanted = {.freq = DEVICE_RATE,
                            .format = AUDIO_S16SYS,
                            .channels = 2,
                            .samples = (Uint16)samples,
                            .callback = fill,
                            .userdata = sound};
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) == 0) sound->id = SDL_OpenAudioDevice(NULL, 0, &wanted, NULL, 0);
    sound->device = sound->id != 0 ? DEVICE_OPEN : DEVICE_NONE;
    if (sound->id == 0) return false;
    for (int i = 0; i < SOUND_COUNT; i++) {
        if (sound->clips[i].wav != NULL) decode(&sound->clips[i]);
    }
    SDL_PauseAudioDevice(sound->id, 0);
    return true;
}

static void play(Sound *sound, int name, int pitch, int left, int right) {
    if (sound == NULL || sound->mute || sound->device != DEVICE_OPEN) return;
    const Clip *clip = &sound->clips[name];
    SDL_LockAudioDevice(sound->id);
    (void)mixer_play(&sound->mixer, clip->samples, clip->count, pitch * MIXER_PITCH / 100,
                     left * sound->volume / SOUND_LOUD, right * sound->volume / SOUND_LOUD);
    SDL_UnlockAudioDevice(sound->id);
}

void sound_play(Sound *sound, SoundName name) {
    play(sound, (int)name, 100, FULL, FULL);
}

static void keep_loudest(Heard *loudest, int name, int pitch, Heard heard) {
    if (name < 0) return;
    Heard *best = &loudest[name];
    if (heard.left + heard.right <= best->left + best->right) return;
    *best = heard;
    best->pitch = pitch;
}

void sound_tick(Sound *sound, const World *world) {
    Heard loudest[SOUND_COUNT] = {{0}};
    for (int i = 0; i < world->events.count; i++) {
        Heard heard = sound_hear(world, &world->events.at[i]);
        if (heard.name < 0) continue;
        keep_loudest(loudest, heard.name, 100, heard);
        keep_loudest(loudest, heard.also, heard.pitch, heard);
    }
    for (int i = 0; i < SOUND_COUNT; i++) {
        if (loudest[i].left + loudest[i].right > 0)
            play(sound, i, loudest[i].pitch, loudest[i].left, loudest[i].right);
    }
}

void sound_mute(Sound *sound, bool mute) {
    if (sound == NULL) return;
    sound->mute = mute;
    if (!mute || sound->device != DEVICE_OPEN) return;
    SDL_LockAudioDevice(sound->id);
    mixer_hush(&sound->mixer);
    SDL_UnlockAudioDevice(sound->id);
}

void sound_volume(Sound *sound, int volume) {
    if (sound != NULL) sound->volume = volume;
}
