#pragma once
// Plays the sounds of a tick's events, the music and the sounds of the place. Every function accepts NULL
// and then does nothing.

#include "base/fail.h"
#include "sim/state/events.h"
#include "view/audio/clips.h"
#include "view/audio/music.h"

typedef struct World World;

enum { SOUND_LOUD = 10 };

// Groups of sounds that have their own volume.
typedef enum SoundGroup { SOUNDS_EFFECTS, SOUNDS_AIR, SOUNDS_MUSIC, SOUND_GROUPS } SoundGroup;

typedef struct Sound Sound;

// Returns NULL when out of memory.
Sound *sound_new(void);
// A device that is stalled is left to the end of the process, because closing it would wait for ever.
void sound_free(Sound *sound);
// True if the device has not asked for sound for two seconds. SDL_Quit() would wait for it for ever.
bool sound_is_stalled(const Sound *sound);

// Opens the audio device, which may take long. Does nothing if it is open, or while the sound is muted.
// `samples`: the size of its buffer, a power of 2. Returns false once, with SDL's error, when there is no
// device: the game is then silent.
bool sound_open(Sound *sound, int samples);

// Gives a sound one of its WAV files. The bytes must stay valid as long as `sound`. A file that is broken or
// cannot be converted is silent.
void sound_load(Sound *sound, SoundName name, int file, const void *wav, size_t size);

// Reads the score. Returns false with what is wrong in it; then there is no music.
bool sound_load_score(Sound *sound, const char *text, size_t size, Error *error);

// Plays a sound at once, at full volume.
void sound_play(Sound *sound, SoundName name);

// Call it once after every world_tick(). Plays each event as the hero hears it.
void sound_play_events(Sound *sound, const World *world);

// Sets the music and the sounds of the place (view/scene/mood.c).
void sound_set_music_cue(Sound *sound, MusicCue cue);

void sound_set_muted(Sound *sound, bool mute);
void sound_set_volume(Sound *sound, SoundGroup group, int volume); // 0..SOUND_LOUD, at first the loudest

// Renders what the device would play (left, right, left, ...), for tests. Decodes the clips first if nothing
// was played yet.
void sound_render(Sound *sound, int16_t *to, int frames);
