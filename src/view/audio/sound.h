#pragma once
// What is heard of a tick's events. Every function takes NULL, which is silence.

#include "sim/state/world.h"

#include <stddef.h>

enum { SOUND_PICKUPS = 8 }; // steps of the scale

typedef enum SoundName {
    SOUND_STEP,
    SOUND_STRIKE,
    SOUND_HIT,
    SOUND_HURT,
    SOUND_KILL,
    SOUND_DEATH,
    SOUND_BLOCKED,
    SOUND_WINDUP,
    SOUND_NOTICE,
    SOUND_LOST,
    SOUND_HEAL,
    SOUND_SPLIT,
    SOUND_DROP,
    SOUND_VICTORY,
    SOUND_DOOR_OPEN,
    SOUND_DOOR_SHUT,
    SOUND_UNLOCK,
    SOUND_LOCKED,
    SOUND_KEY,
    SOUND_CHEST,
    SOUND_CLICK,
    SOUND_SPIKES,
    SOUND_DART,
    SOUND_FALL,
    SOUND_STAIRS,
    SOUND_WAKE,
    SOUND_FOUND,
    SOUND_SHUTTER,
    SOUND_ROLL,
    SOUND_DRAW,
    SOUND_ARROW,
    SOUND_THROW,
    SOUND_LAND,
    SOUND_KINDLE,
    SOUND_QUENCH,
    SOUND_SUSPECT,
    SOUND_SHOUT,
    SOUND_BELL,
    SOUND_STROKE,
    SOUND_TOLL,
    SOUND_GRIND,
    SOUND_DUST,
    SOUND_GONE,
    SOUND_QUOTA,
    SOUND_GRATE,
    SOUND_EMPTY,
    SOUND_COIN,
    SOUND_EAT,
    SOUND_DRINK,
    SOUND_READ,
    SOUND_NAMED,
    SOUND_SPLASH,
    SOUND_FREEZE,
    SOUND_FIRE,
    SOUND_FIRE_OUT,
    SOUND_FUSE,
    SOUND_BLAST,
    SOUND_BREAK_WOOD,
    SOUND_BREAK_CLAY,
    SOUND_PUSH,
    SOUND_PLATE,
    SOUND_SECRET,
    SOUND_DELIVERED,
    SOUND_BONUS,
    SOUND_SHRINE,
    SOUND_ASK,
    SOUND_POWER,
    SOUND_WEAR,
    SOUND_RELIC,
    SOUND_STOLEN,
    SOUND_AIM,
    SOUND_CHARGE,
    SOUND_CRASH,
    SOUND_SPARED,
    SOUND_BELL_TAKEN,
    SOUND_WADE,
    SOUND_MENU_MOVE,
    SOUND_MENU_PICK,
    SOUND_PICKUP, // the first of SOUND_PICKUPS
    SOUND_COUNT = SOUND_PICKUP + SOUND_PICKUPS
} SoundName;

// Stems of the files.
extern const char *const SOUND_NAMES[SOUND_COUNT];

enum { SOUND_LOUD = 10 };

typedef struct Sound Sound;

// NULL when memory lacks.
Sound *sound_new(void);
void sound_free(Sound *sound);

// Opens the audio device, which may take long, unless that was done or all is mute; before that all is
// silent. False with SDL's error, once, where there is none: all stays silent.
bool sound_open(Sound *sound);

// The bytes of a WAV file, which must stay valid as long as `sound` does. One that is broken or cannot be
// converted to what the device plays is silent.
void sound_load(Sound *sound, SoundName name, const void *wav, size_t size);

void sound_play(Sound *sound, SoundName name);

// Once after every world_tick(): each event from where it is, as the hero hears it.
void sound_tick(Sound *sound, const World *world);

void sound_mute(Sound *sound, bool mute);
void sound_volume(Sound *sound, int volume); // 0..SOUND_LOUD, at first the loudest
bool sound_muted(const Sound *sound);

// What sound_tick() makes of one event.
typedef struct Heard {
    int name;        // SoundName, or -1: not heard
    int also;        // another that sounds with it, or -1
    int left, right; // 0..255
} Heard;
Heard sound_hear(const World *world, const Event *event);
