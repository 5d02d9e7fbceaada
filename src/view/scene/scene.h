#pragma once
// The whole picture of the level, without HUD: ground, light, all that stands and moves on it, and what
// passes.

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

// NULL with one line in `error` when out of memory or without a sprite. Atlas and font must stay valid;
// without a font (NULL) no numbers are shown.
Scene *scene_new(const Atlas *atlas, Font *font, Error *error);
void scene_free(Scene *scene); // NULL is fine

// From now on; nothing at first.
void scene_set_aids(Scene *scene, Aids aids);

// What the player presses to use things ("E"); the text is copied. Until then, and with
// "", no prompt is shown.
void scene_set_use_key(Scene *scene, const char *name);

// What he presses to walk, strike and move the shutter; likewise.
void scene_set_keys(Scene *scene, const char *walk, const char *strike, const char *shutter);

// A new world: forgets fades and effects, prepares its lights. False when out of memory; nothing is drawn
// then.
bool scene_watch(Scene *scene, const World *world);

// How large the HUD's layer is that lies over the whole picture, 640x360 at first: the hero stays clear of
// its panels.
void scene_set_layer(Scene *scene, Vec size);

// Whose way is shown; borrowed, NULL: none.
void scene_set_journey(Scene *scene, const Journey *journey);

// Once after every world_tick() of the world that is watched.
void scene_tick(Scene *scene, const World *world);

// alpha: 0..256 between the last two ticks. The frame, 640x360 to 960x640 or twice as
// wide and high, is filled wholly.
void scene_draw(Scene *scene, const World *world, int alpha, Image *frame);

// What a frame of that size shows, but for its shaking.
Camera scene_camera(const Scene *scene, const World *world, Vec size, int alpha);

// What the hero knows of items and chests that are out of sight, as long as the scene.
const KnownThings *scene_item_memory(const Scene *scene);

// A toll's light, as long as the scene.
const Wave *scene_wave(const Scene *scene);

// The noises of the last moments.
const NoiseRings *scene_noise_rings(const Scene *scene);

// The hero as he stands, or hurt, with what he wears, WORN_SIDE px a side; NULL: none of that shows. Until
// the next scene_draw().
const Image *scene_portrait(Scene *scene, const World *world, bool hurt);

// Where what must be seen is drawn on a frame of that size, in px of the HUD's layer: the hero, monsters,
// cells that raised blows will hit, things worth taking, all in sight, and prompts; at most `max` boxes are
// written to `boxes`. Returns how many.
int scene_busy(const Scene *scene, const World *world, Vec size, Rect *boxes, int max);

// ---- view/scene/mood.c

// What music a moment of the game asks for.

// Danger that is over is felt a while longer.
typedef struct Mood {
    Layer danger;
    int ticks; // for which it still holds
    bool boss; // one of the great fights, likewise
} Mood;

// Once a tick.
MusicCue mood_tick(Mood *mood, const World *world);
