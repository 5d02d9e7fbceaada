#pragma once
// The whole picture of the level, without the HUD: ground, light, everything that stands or moves there, and
// effects.

#include "base/fail.h"
#include "sim/state/world.h"
#include "sim/travel/journey.h"
#include "view/audio/music.h"
#include "view/canvas/aids.h"
#include "view/canvas/atlas.h"
#include "view/canvas/camera.h"
#include "view/canvas/font.h"
#include "view/memory/item_memory.h"
#include "view/memory/wave.h"
#include "view/scene/noise_rings.h"

typedef struct Scene Scene;

// Returns NULL with one line in `error` when out of memory or when a sprite is missing. Atlas and font must
// stay valid. Without a font (NULL) no numbers are shown.
Scene *scene_new(const Atlas *atlas, Font *font, Error *error);
void scene_free(Scene *scene); // accepts NULL

// Sets the aids; at first there are none.
void scene_set_aids(Scene *scene, Aids aids);

// Sets the name of the use key, such as "E", which is copied. Without it, or with "", no prompt is shown.
void scene_set_use_key(Scene *scene, const char *name);

// Sets the names of the keys for walking, striking and the shutter, which are copied.
void scene_set_keys(Scene *scene, const char *walk, const char *strike, const char *shutter);

// Call it for a new world: ends fades and effects, and prepares the lights. Returns false when out of
// memory; then nothing is drawn.
bool scene_set_world(Scene *scene, const World *world);

// Sets the size of the HUD's layer, first 640x360, which covers the whole picture: the camera keeps the hero
// clear of its panels.
void scene_set_layer_size(Scene *scene, Vec size);

// Sets the journey whose path is shown; borrowed. NULL: none.
void scene_set_journey(Scene *scene, const Journey *journey);

// Call it once after every world_tick() of that world.
void scene_tick(Scene *scene, const World *world);

// Draws a frame, 640x360 to 960x640 or twice as wide and high, and fills it. `alpha`: 0..256, how far
// between the last two ticks.
void scene_draw(Scene *scene, const World *world, int alpha, Image *frame);

// The camera for a frame of that size, without shaking.
Camera scene_camera(const Scene *scene, const World *world, Vec size, int alpha);

// The items and chests that are remembered out of sight. Valid as long as the scene.
const KnownThings *scene_item_memory(const Scene *scene);

// The wave of the last toll. Valid as long as the scene.
const TollWave *scene_toll_wave(const Scene *scene);

// The noises of the last moments.
const NoiseRings *scene_noise_rings(const Scene *scene);

// The hero as he stands, or is hurt, with his gear, WORN_SIDE px a side. NULL: none of his gear is visible.
// Valid until the next scene_draw().
const Image *scene_portrait(Scene *scene, const World *world, bool hurt);

// Tells where on the HUD's layer something else is written, or an empty box: a prompt there waits.
void scene_cover(Scene *scene, Rect layer_px);

// Lists where a frame of that size shows what must be seen, in px of the HUD's layer: in sight the hero,
// monsters, cells that raised blows will hit and things worth taking, and prompts. Writes at most `max`
// boxes. Returns how many.
int scene_list_busy_boxes(const Scene *scene, const World *world, Vec size, Rect *boxes, int max);

// ---- view/scene/mood.c

// The music that a moment of the game needs.

// Danger that is over still counts for a while.
typedef struct Mood {
    Layer danger;
    int ticks; // for which it still counts
    bool boss; // it is one of the great fights
} Mood;

// Call it once a tick. Returns what should play now.
MusicCue mood_tick(Mood *mood, const World *world);
