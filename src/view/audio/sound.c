// An event becomes a name and two volumes here, without any library; sound_tick() keeps the loudest of each
// name, so that five rats that see the hero at once chirp once.
#include "view/audio/sound.h"

#include "view/audio/mixer.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>

enum { FULL = MIXER_FULL, HEARING_PX = 15 * CELL_PX, WIDTH_PX = 12 * CELL_PX };
enum { DEVICE_RATE = 22050, DEVICE_SAMPLES = 256 }; // the rate of our files

const char *const SOUND_NAMES[SOUND_COUNT] = {
    [SOUND_STEP] = "step",
    [SOUND_STRIKE] = "strike",
    [SOUND_HIT] = "hit",
    [SOUND_HURT] = "hurt",
    [SOUND_KILL] = "kill",
    [SOUND_DEATH] = "death",
    [SOUND_BLOCKED] = "blocked",
    [SOUND_WINDUP] = "windup",
    [SOUND_NOTICE] = "notice",
    [SOUND_LOST] = "lost",
    [SOUND_HEAL] = "heal",
    [SOUND_SPLIT] = "split",
    [SOUND_DROP] = "drop",
    [SOUND_VICTORY] = "victory",
    [SOUND_DOOR_OPEN] = "door_open",
    [SOUND_DOOR_SHUT] = "door_shut",
    [SOUND_UNLOCK] = "unlock",
    [SOUND_LOCKED] = "locked",
    [SOUND_KEY] = "key",
    [SOUND_CHEST] = "chest",
    [SOUND_CLICK] = "click",
    [SOUND_SPIKES] = "spikes",
    [SOUND_DART] = "dart",
    [SOUND_FALL] = "fall",
    [SOUND_STAIRS] = "stairs",
    [SOUND_WAKE] = "wake",
    [SOUND_FOUND] = "found",
    [SOUND_SHUTTER] = "shutter",
    [SOUND_ROLL] = "roll",
    [SOUND_DRAW] = "draw",
    [SOUND_ARROW] = "arrow",
    [SOUND_THROW] = "throw",
    [SOUND_LAND] = "land",
    [SOUND_KINDLE] = "kindle",
    [SOUND_QUENCH] = "quench",
    [SOUND_SUSPECT] = "suspect",
    [SOUND_SHOUT] = "shout",
    [SOUND_BELL] = "bell",
    [SOUND_STROKE] = "stroke",
    [SOUND_TOLL] = "toll",
    [SOUND_GRIND] = "grind",
    [SOUND_DUST] = "dust",
    [SOUND_GONE] = "gone",
    [SOUND_QUOTA] = "quota",
    [SOUND_GRATE] = "grate",
    [SOUND_EMPTY] = "empty",
    [SOUND_COIN] = "coin",
    [SOUND_EAT] = "eat",
    [SOUND_DRINK] = "drink",
    [SOUND_READ] = "read",
    [SOUND_NAMED] = "named",
    [SOUND_SPLASH] = "splash",
    [SOUND_FREEZE] = "freeze",
    [SOUND_FIRE] = "fire",
    [SOUND_FIRE_OUT] = "fire_out",
    [SOUND_FUSE] = "fuse",
    [SOUND_BLAST] = "blast",
    [SOUND_BREAK_WOOD] = "break_wood",
    [SOUND_BREAK_CLAY] = "break_clay",
    [SOUND_PUSH] = "push",
    [SOUND_PLATE] = "plate",
    [SOUND_SECRET] = "secret",
    [SOUND_DELIVERED] = "delivered",
    [SOUND_BONUS] = "bonus",
    [SOUND_SHRINE] = "shrine",
    [SOUND_ASK] = "ask",
    [SOUND_POWER] = "power",
    [SOUND_WEAR] = "wear",
    [SOUND_RELIC] = "relic",
    [SOUND_STOLEN] = "stolen",
    [SOUND_AIM] = "aim",
    [SOUND_CHARGE] = "charge",
    [SOUND_CRASH] = "crash",
    [SOUND_SPARED] = "spared",
    [SOUND_BELL_TAKEN] = "bell_taken",
    [SOUND_WADE] = "wade",
    [SOUND_MENU_MOVE] = "menu_move",
    [SOUND_MENU_PICK] = "menu_pick",
    [SOUND_PICKUP] = "pickup_0",
    [SOUND_PICKUP + 1] = "pickup_1",
    [SOUND_PICKUP + 2] = "pickup_2",
    [SOUND_PICKUP + 3] = "pickup_3",
    [SOUND_PICKUP + 4] = "pickup_4",
    [SOUND_PICKUP + 5] = "pickup_5",
    [SOUND_PICKUP + 6] = "pickup_6",
    [SOUND_PICKUP + 7] = "pickup_7",
};

typedef struct Voice {
    SoundName name, also; // also: sounds with it; SOUND_STEP: nothing does
    int volume;           // 1..FULL, at the hero's place; 0: silent
    bool everywhere;      // as loud from afar
} Voice;

static const Voice VOICES[] = {
    [EVENT_STEP] = {.name = SOUND_STEP, .volume = 70},
    [EVENT_STRIKE] = {.name = SOUND_STRIKE, .volume = 150},
    [EVENT_HIT] = {.name = SOUND_HIT, .volume = 230},
    [EVENT_BLOCKED] = {.name = SOUND_BLOCKED, .volume = 200},
    [EVENT_KILL] = {.name = SOUND_KILL, .volume = 230},
    [EVENT_DEATH] = {.name = SOUND_DEATH, .volume = FULL},
    [EVENT_WINDUP] = {.name = SOUND_WINDUP, .volume = 170},
    [EVENT_NOTICE] = {.name = SOUND_NOTICE, .volume = 200},
    [EVENT_LOST] = {.name = SOUND_LOST, .volume = 140},
    [EVENT_SPLIT] = {.name = SOUND_SPLIT, .volume = 200},
    [EVENT_PICKUP] = {.name = SOUND_PICKUP, .volume = 220},
    [EVENT_HEAL] = {.name = SOUND_HEAL, .volume = 220},
    [EVENT_DROP] = {.name = SOUND_DROP, .volume = 160},
    [EVENT_VICTORY] = {.name = SOUND_VICTORY, .volume = FULL},
    [EVENT_DOOR_OPEN] = {.name = SOUND_DOOR_OPEN, .volume = 170},
    [EVENT_DOOR_SHUT] = {.name = SOUND_DOOR_SHUT, .volume = 170},
    [EVENT_UNLOCK] = {.name = SOUND_UNLOCK, .volume = 220},
    [EVENT_LOCKED] = {.name = SOUND_LOCKED, .volume = 190},
    [EVENT_KEY] = {.name = SOUND_KEY, .volume = 230},
    [EVENT_CHEST] = {.name = SOUND_CHEST, .volume = 230},
    [EVENT_FOUND] = {.name = SOUND_FOUND, .volume = 160},
    [EVENT_CLICK] = {.name = SOUND_CLICK, .volume = 210},
    [EVENT_SPIKES] = {.name = SOUND_SPIKES, .volume = 210},
    [EVENT_DART] = {.name = SOUND_DART, .volume = 210},
    [EVENT_FALL] = {.name = SOUND_FALL, .volume = 240},
    [EVENT_WAY_OUT] = {.name = SOUND_ASK, .volume = 200},
    [EVENT_LEFT] = {.name = SOUND_STAIRS, .volume = 220},
    [EVENT_STAIRS] = {.name = SOUND_STAIRS, .volume = 220},
    [EVENT_RISE] = {.name = SOUND_WAKE, .volume = 200},
    [EVENT_CRUMBLE] = {.name = SOUND_BLOCKED, .volume = 180},
    [EVENT_WAKE] = {.name = SOUND_WAKE, .volume = 230},
    [EVENT_SHUTTER] = {.name = SOUND_SHUTTER, .volume = 200},
    [EVENT_KINDLE] = {.name = SOUND_KINDLE, .volume = 210},
    [EVENT_QUENCH] = {.name = SOUND_QUENCH, .volume = 190},
    [EVENT_BRAND] = {.name = SOUND_KINDLE, .volume = 210},
    [EVENT_SUSPECT] = {.name = SOUND_SUSPECT, .volume = 190},
    [EVENT_SHOUT] = {.name = SOUND_SHOUT, .volume = 230},
    [EVENT_FLEE] = {.name = SOUND_LOST, .volume = 170},
    [EVENT_STUN] = {.name = SOUND_BLOCKED, .volume = 150},
    [EVENT_SNEAK] = {.name = SOUND_HIT, .volume = FULL},
    [EVENT_EATEN] = {.name = SOUND_GONE, .volume = 170},
    [EVENT_ROLL] = {.name = SOUND_ROLL, .volume = 180},
    [EVENT_DRAW] = {.name = SOUND_DRAW, .volume = 190},
    [EVENT_SHOT] = {.name = SOUND_ARROW, .volume = 210},
    [EVENT_THROW] = {.name = SOUND_THROW, .volume = 190},
    [EVENT_LAND] = {.name = SOUND_LAND, .volume = 200},
    [EVENT_HAND] = {.name = SOUND_MENU_MOVE, .volume = 170},
    [EVENT_EMPTY] = {.name = SOUND_EMPTY, .volume = 190},
    [EVENT_NO_FIRE] = {.name = SOUND_EMPTY, .volume = 190},
    [EVENT_REGAIN] = {.name = SOUND_DROP, .volume = 190},
    [EVENT_BELL] = {.name = SOUND_BELL, .volume = 240, .everywhere = true},
    [EVENT_BELL_STOPPED] = {.name = SOUND_EMPTY, .volume = 120},
    [EVENT_BELL_SPENT] = {.name = SOUND_EMPTY, .volume = 190},
    [EVENT_STROKE] = {.name = SOUND_STROKE, .volume = 230, .everywhere = true},
    [EVENT_TOLL] = {.name = SOUND_TOLL, .also = SOUND_GRIND, .volume = FULL, .everywhere = true},
    [EVENT_DUST] = {.name = SOUND_TOLL, .also = SOUND_DUST, .volume = 220, .everywhere = true},
    [EVENT_HALLOWED] = {.name = SOUND_BONUS, .volume = 200, .everywhere = true},
    [EVENT_GONE] = {.name = SOUND_GONE, .volume = 220, .everywhere = true},
    [EVENT_QUOTA] = {.name = SOUND_QUOTA, .volume = 240, .everywhere = true},
    [EVENT_GRATE] = {.name = SOUND_GRATE, .volume = 200},
    [EVENT_DELIVERED] = {.name = SOUND_DELIVERED, .volume = 220, .everywhere = true},
    [EVENT_BONUS] = {.name = SOUND_BONUS, .volume = 200, .everywhere = true},
    [EVENT_PASSED] = {.name = SOUND_DELIVERED, .volume = 170, .everywhere = true},
    [EVENT_SHRINE_ASK] = {.name = SOUND_ASK, .volume = 200},
    [EVENT_SHRINE] = {.name = SOUND_SHRINE, .volume = 230},
    [EVENT_SHRINE_POOR] = {.name = SOUND_EMPTY, .volume = 190},
    [EVENT_BELL_TAKEN] = {.name = SOUND_BELL_TAKEN, .volume = 230},
    [EVENT_COIN] = {.name = SOUND_COIN, .volume = 190},
    [EVENT_FOUND_ITEM] = {.name = SOUND_DROP, .volume = 220},
    [EVENT_EAT] = {.name = SOUND_EAT, .volume = 210},
    [EVENT_NO_NEED] = {.name = SOUND_EMPTY, .volume = 190},
    [EVENT_READ] = {.name = SOUND_READ, .volume = 220},
    [EVENT_DRINK] = {.name = SOUND_DRINK, .volume = 220},
    [EVENT_NAMED] = {.name = SOUND_NAMED, .volume = 220},
    [EVENT_RELIC] = {.name = SOUND_RELIC, .volume = 240},
    [EVENT_POWER] = {.name = SOUND_POWER, .volume = 220},
    [EVENT_WEAR] = {.name = SOUND_WEAR, .volume = 220},
    [EVENT_LURE] = {.name = SOUND_SUSPECT, .volume = 150},
    [EVENT_SPLASH] = {.name = SOUND_SPLASH, .volume = 220},
    [EVENT_FREEZE] = {.name = SOUND_FREEZE, .volume = 210},
    [EVENT_DARKEN] = {.name = SOUND_QUENCH, .volume = 220},
    [EVENT_FUSE] = {.name = SOUND_FUSE, .volume = 210},
    [EVENT_BLAST] = {.name = SOUND_BLAST, .volume = FULL},
    [EVENT_FIRE] = {.name = SOUND_FIRE, .volume = 150},
    [EVENT_FIRE_OUT] = {.name = SOUND_FIRE_OUT, .volume = 90},
    [EVENT_CRATE] = {.name = SOUND_PUSH, .volume = 160},
    [EVENT_BREAK] = {.name = SOUND_BREAK_WOOD, .volume = 220},
    [EVENT_PLATE] = {.name = SOUND_PLATE, .volume = 220},
    [EVENT_SECRET] = {.name = SOUND_SECRET, .volume = 220},
    [EVENT_CRACK] = {.name = SOUND_FOUND, .volume = 170},
    [EVENT_WADE] = {.name = SOUND_WADE, .volume = 90},
    [EVENT_SPARED] = {.name = SOUND_SPARED, .volume = 220},
    [EVENT_STOLEN] = {.name = SOUND_STOLEN, .volume = 230},
    [EVENT_AWAY] = {.name = SOUND_GONE, .volume = 200, .everywhere = true},
    [EVENT_AIM] = {.name = SOUND_AIM, .volume = 210},
    [EVENT_CHARGE] = {.name = SOUND_CHARGE, .volume = 230},
    [EVENT_CRASH] = {.name = SOUND_CRASH, .volume = 240},
    [EVENT_INFIGHT] = {.name = SOUND_NOTICE, .volume = 150},
};
enum { VOICE_COUNT = sizeof VOICES / sizeof VOICES[0] };

// The scale is climbed once from the first to the last item.
static int pickup_step(const World *world) {
    int all = world->collected + world->remaining;
    if (all <= 1) return SOUND_PICKUPS - 1;
    return int_clamp((world->collected - 1) * (SOUND_PICKUPS - 1) / (all - 1), 0, SOUND_PICKUPS - 1);
}

static int event_name(const World *world, const Event *event) {
    if (event->kind == EVENT_HIT && event->actor == HERO) return SOUND_HURT;
    if (event->kind == EVENT_PICKUP) return SOUND_PICKUP + pickup_step(world);
    if (event->kind == EVENT_BREAK && event->what == TILE_POT) return SOUND_BREAK_CLAY;
    return (int)VOICES[event->kind].name;
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
    if ((unsigned)event->kind >= VOICE_COUNT) return (Heard){.name = -1};
    const Voice *voice = &VOICES[event->kind];
    Vec off = vec_sub(event->pos, world->actors[HERO].pos);
    int x = off.x / SUB, y = off.y / SUB, volume = loudness(voice, x, y);
    if (volume == 0) return (Heard){.name = -1};
    int side = voice->everywhere ? 0 : int_clamp(x * 170 / WIDTH_PX, -170, 170);
    return (Heard){.name = event_name(world, event),
                   .also = voice->also == SOUND_STEP ? -1 : (int)voice->also,
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

bool sound_open(Sound *sound) {
    if (sound == NULL || sound->mute || sound->device != DEVICE_CLOSED) return true;
    SDL_AudioSpec wanted = {.freq = DEVICE_RATE,
                            .format = AUDIO_S16SYS,
                            .channels = 2,
                            .samples = DEVICE_SAMPLES,
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

static void play(Sound *sound, int name, int left, int right) {
    if (sound == NULL || sound->mute || sound->device != DEVICE_OPEN) return;
    const Clip *clip = &sound->clips[name];
    SDL_LockAudioDevice(sound->id);
    (void)mixer_play(&sound->mixer, clip->samples, clip->count, left * sound->volume / SOUND_LOUD,
                     right * sound->volume / SOUND_LOUD);
    SDL_UnlockAudioDevice(sound->id);
}

void sound_play(Sound *sound, SoundName name) {
    play(sound, (int)name, FULL, FULL);
}

static void keep_loudest(Heard *loudest, int name, Heard heard) {
    if (name < 0) return;
    Heard *best = &loudest[name];
    if (heard.left + heard.right > best->left + best->right) *best = heard;
}

void sound_tick(Sound *sound, const World *world) {
    Heard loudest[SOUND_COUNT] = {{0}};
    for (int i = 0; i < world->events.count; i++) {
        Heard heard = sound_hear(world, &world->events.at[i]);
        if (heard.name < 0) continue;
        keep_loudest(loudest, heard.name, heard);
        keep_loudest(loudest, heard.also, heard);
    }
    for (int i = 0; i < SOUND_COUNT; i++) {
        if (loudest[i].left + loudest[i].right > 0) play(sound, i, loudest[i].left, loudest[i].right);
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

bool sound_muted(const Sound *sound) {
    return sound == NULL || sound->mute;
}
