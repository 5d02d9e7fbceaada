// sound_play_events() plays only the loudest of each name, so that five rats that notice the hero at once
// squeak once. A sound that comes again too soon is passed over, because it would buzz.
#include "view/audio/sound.h"

#include "base/geom.h"
#include "sim/state/world.h"
#include "view/audio/heard.h"

#include <SDL.h>
#include <stdlib.h>
#include <string.h>

enum {
    FULL = MIXER_FULL,
    CHUNK = 256,   // frames that are mixed at a time
    GAP_TICKS = 6, // from one sound of an event to the next of the same name
    SPREAD = 4,    // percent by which the pitch of a sound varies
    STALLED_MS = 2000
};

typedef enum Device { DEVICE_CLOSED, DEVICE_OPEN, DEVICE_NONE } Device;

struct Sound {
    Device device;
    SDL_AudioDeviceID id;
    SDL_atomic_t filled_ms; // when the device last asked for sound
    bool mute;
    int volumes[SOUND_GROUPS]; // 0..SOUND_LOUD
    int last[SOUND_COUNT];     // the file that a sound used last
    int gaps[SOUND_COUNT];     // ticks for which the events of a sound are still passed over
    uint32_t dice;
    SoundClips clips;
    MusicScore score;
    // Used by the audio thread, except while the device is locked.
    Mixer mixers[SOUND_GROUPS];
    Music music;
    Limiter limiter;
};

Sound *sound_new(void) {
    Sound *sound = calloc(1, sizeof *sound);
    if (sound == NULL) return NULL;
    for (int i = 0; i < SOUND_GROUPS; i++) sound->volumes[i] = SOUND_LOUD;
    sound->dice = 88172645u;
    music_init(&sound->music, &sound->score, &sound->clips);
    return sound;
}

bool sound_is_stalled(const Sound *sound) {
    if (sound == NULL || sound->device != DEVICE_OPEN) return false;
    return (uint32_t)SDL_GetTicks64() - (uint32_t)SDL_AtomicGet(&((Sound *)sound)->filled_ms) > STALLED_MS;
}

void sound_free(Sound *sound) {
    if (sound == NULL) return;
    if (sound_is_stalled(sound)) { // the device's thread still has it
        sound_set_muted(sound, true);
        return;
    }
    if (sound->device == DEVICE_OPEN) SDL_CloseAudioDevice(sound->id);
    clips_free(&sound->clips);
    free(sound);
}

void sound_load(Sound *sound, SoundName name, int file, const void *wav, size_t size) {
    if (sound != NULL) sound->clips.of[name][file] = (SoundClip){.wav = wav, .size = size};
}

bool sound_load_score(Sound *sound, const char *text, size_t size, Error *error) {
    if (sound == NULL || music_score_parse(&sound->score, text, size, error)) return true;
    sound->score = (MusicScore){0};
    return false;
}

// ---- what the device plays

static void mix(Sound *sound, int16_t *to, int frames) {
    int32_t sum[2 * CHUNK] = {0};
    for (int done = 0; done < frames;) {
        int count = music_start_due_notes(&sound->music, &sound->mixers[SOUNDS_MUSIC],
                                          &sound->mixers[SOUNDS_AIR], frames - done);
        for (int i = 0; i < SOUND_GROUPS; i++)
            mixer_render(&sound->mixers[i], sum + (ptrdiff_t)2 * done, count,
                         sound->volumes[i] * FULL / SOUND_LOUD);
        done += count;
    }
    limiter_apply(&sound->limiter, sum, to, frames);
}

static void fill(Sound *sound, int16_t *to, int frames) {
    memset(to, 0, (size_t)frames * 2 * sizeof *to);
    for (int done = 0; done < frames && !sound->mute;) {
        int count = int_min(frames - done, CHUNK);
        mix(sound, to + (ptrdiff_t)2 * done, count);
        done += count;
    }
}

static void SDLCALL fill_device(void *own, Uint8 *stream, int size) {
    Sound *sound = own;
    (void)SDL_AtomicSet(&sound->filled_ms, (int)SDL_GetTicks64());
    fill(sound, (int16_t *)(void *)stream, size / (2 * (int)sizeof(int16_t)));
}

void sound_render(Sound *sound, int16_t *to, int frames) {
    clips_decode(&sound->clips);
    fill(sound, to, frames);
}

bool sound_open(Sound *sound, int samples) {
    if (sound == NULL || sound->mute || sound->device != DEVICE_CLOSED) return true;
    SDL_AudioSpec wanted = {.freq = CLIP_RATE,
                            .format = AUDIO_S16SYS,
                            .channels = 2,
                            .samples = (Uint16)samples,
                            .callback = fill_device,
                            .userdata = sound};
    if (SDL_InitSubSystem(SDL_INIT_AUDIO) == 0) sound->id = SDL_OpenAudioDevice(NULL, 0, &wanted, NULL, 0);
    sound->device = sound->id != 0 ? DEVICE_OPEN : DEVICE_NONE;
    if (sound->id == 0) return false;
    clips_decode(&sound->clips);
    (void)SDL_AtomicSet(&sound->filled_ms, (int)SDL_GetTicks64());
    SDL_PauseAudioDevice(sound->id, 0);
    return true;
}

static void lock(Sound *sound) {
    if (sound->device == DEVICE_OPEN) SDL_LockAudioDevice(sound->id);
}
static void unlock(Sound *sound) {
    if (sound->device == DEVICE_OPEN) SDL_UnlockAudioDevice(sound->id);
}

// ---- sounds

static int roll(Sound *sound, int most) {
    sound->dice = sound->dice * 1664525u + 1013904223u;
    return (int)((sound->dice >> 16) % (uint32_t)most);
}

// One of the sound's files, but not the one used last.
static const SoundClip *clip_of(Sound *sound, int name) {
    int files = sound_files((SoundName)name);
    if (files > 1) sound->last[name] = (sound->last[name] + 1 + roll(sound, files - 1)) % files;
    return &sound->clips.of[name][sound->last[name]];
}

// True if it has begun to play less than 60 ms ago: a second time would buzz.
static bool just_began(const Mixer *mixer, const SoundClip *clip) {
    enum { APART = CLIP_RATE * 60 / 1000 };
    for (int i = 0; i < MIXER_TRACKS; i++) {
        const Track *track = &mixer->tracks[i];
        if (track->count > 0 && track->samples == clip->samples && track->at < (int64_t)APART * track->step)
            return true;
    }
    return false;
}

static void play(Sound *sound, int name, int pitch, const HeardSound *heard) {
    if (sound == NULL || sound->mute || sound->device == DEVICE_NONE) return;
    const SoundClip *clip = clip_of(sound, name);
    if (sound_files((SoundName)name) > 1) pitch += roll(sound, 2 * SPREAD + 1) - SPREAD;
    Mixer *mixer = &sound->mixers[SOUNDS_EFFECTS];
    Track track = {.samples = clip->samples,
                   .count = clip->count,
                   .step = MIXER_PITCH * pitch / 100,
                   .left = heard->left,
                   .right = heard->right,
                   .muffled = heard->muffled};
    lock(sound);
    if (!just_began(mixer, clip)) (void)mixer_play(mixer, track);
    unlock(sound);
}

void sound_play(Sound *sound, SoundName name) {
    play(sound, (int)name, 100, &(HeardSound){.left = FULL, .right = FULL});
}

static void keep_loudest(HeardSound *loudest, int name, int pitch, HeardSound heard) {
    if (name < 0) return;
    HeardSound *best = &loudest[name];
    if (heard.left + heard.right <= best->left + best->right) return;
    *best = heard;
    best->pitch = pitch;
}

void sound_play_events(Sound *sound, const World *world) {
    HeardSound loudest[SOUND_COUNT] = {{0}};
    if (sound == NULL) return;
    for (int i = 0; i < world->events.count; i++) {
        HeardSound heard = event_heard_sound(world, &world->events.at[i]);
        if (heard.name < 0) continue;
        keep_loudest(loudest, heard.name, 100, heard);
        keep_loudest(loudest, heard.also, heard.pitch, heard);
    }
    for (int i = 0; i < SOUND_COUNT; i++) {
        sound->gaps[i] = int_max(sound->gaps[i] - 1, 0);
        if (loudest[i].left + loudest[i].right == 0 || sound->gaps[i] > 0) continue;
        play(sound, i, loudest[i].pitch, &loudest[i]);
        sound->gaps[i] = GAP_TICKS;
    }
}

void sound_set_music_cue(Sound *sound, MusicCue cue) {
    if (sound == NULL) return;
    lock(sound);
    music_set_cue(&sound->music, cue);
    unlock(sound);
}

void sound_set_muted(Sound *sound, bool mute) {
    if (sound == NULL) return;
    lock(sound);
    sound->mute = mute;
    for (int i = 0; i < SOUND_GROUPS && mute; i++) mixer_stop_all(&sound->mixers[i]);
    unlock(sound);
}

void sound_set_volume(Sound *sound, SoundGroup group, int volume) {
    if (sound == NULL) return;
    lock(sound);
    sound->volumes[group] = volume;
    unlock(sound);
}
