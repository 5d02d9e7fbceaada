// An event becomes a name and two volumes, without any library.
#include "view/audio/heard.h"

#include "base/text.h"
#include "sim/state/world.h"
#include "view/audio/mixer.h"

enum { FULL = MIXER_FULL, HEARING_PX = 15 * CELL_PX, WIDTH_PX = 12 * CELL_PX };

typedef struct HeardRow {
    SoundName name, also; // also: sounds with it; SOUND_STEP, the first: nothing does
    int volume;           // 1..FULL, at the hero's place; 0: silent
    int call;             // percent of its pitch at which the monster's voice sounds with it; 0: it does not
    bool everywhere;      // as loud from afar
    const char *caption;  // what is heard, in words; NULL: whose voice it is, or nothing to tell
} HeardRow;

static const HeardRow VOICES[EVENT_COUNT] = {
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

// By what the foot meets.
static int step_name(const World *world, Vec cell) {
    Decor decor = (Decor)grid_get(&world->level.decor, cell, DECOR_NONE);
    Tile tile = level_tile(&world->level, cell);
    if (decor == DECOR_WEB) return SOUND_STEP_WEB;
    if (decor == DECOR_RUG) return SOUND_STEP_RUG;
    if (tile == TILE_WATER) return SOUND_STEP_WATER;
    if (tile == TILE_ICE) return SOUND_STEP_ICE;
    return tile == TILE_EMBER ? SOUND_STEP_EMBER : SOUND_STEP;
}

static int event_name(const World *world, const Event *event) {
    if (event->kind == EVENT_HIT && event->actor == HERO) return SOUND_HURT;
    if (event->kind == EVENT_PICKUP) return pickup_name(world);
    if (event->kind == EVENT_BREAK && event->what == TILE_POT) return SOUND_BREAK_CLAY;
    if (event->kind == EVENT_STEP) return step_name(world, cell_of(event->pos));
    return (int)VOICES[event->kind].name;
}

static int event_also(const HeardRow *voice, const Event *event) {
    if (voice->call != 0 && event->what > ACTOR_HERO && event->what < ACTOR_KIND_COUNT)
        return SOUND_CALLS + event->what;
    return voice->also == SOUND_STEP ? -1 : (int)voice->also;
}

// A part of FULL: all of it within two cells, none at HEARING_PX.
static int loudness(const HeardRow *voice, int x, int y) {
    if (voice->everywhere) return voice->volume;
    int distance = (int)int_sqrt((uint64_t)((int64_t)x * x) + (uint64_t)((int64_t)y * y));
    int near = int_clamp(HEARING_PX - distance, 0, HEARING_PX - 2 * CELL_PX);
    return voice->volume * near / (HEARING_PX - 2 * CELL_PX);
}

// The far side keeps a third, for nobody hears with one ear only.
Heard sound_hear(const World *world, const Event *event) {
    if ((unsigned)event->kind >= EVENT_COUNT) return (Heard){.name = -1};
    const HeardRow *voice = &VOICES[event->kind];
    Vec off = vec_sub(event->pos, world->actors[HERO].pos);
    int x = off.x / SUB, y = off.y / SUB, volume = loudness(voice, x, y);
    if (volume == 0) return (Heard){.name = -1};
    int side = voice->everywhere ? 0 : int_clamp(x * 170 / WIDTH_PX, -170, 170);
    return (Heard){.name = event_name(world, event),
                   .also = event_also(voice, event),
                   .caption = voice->caption,
                   .pitch = voice->call == 0 ? 100 : voice->call,
                   .muffled = !voice->everywhere && !fov_has(&world->cache.view, cell_of(event->pos)),
                   .left = volume * (FULL - int_max(side, 0)) / FULL,
                   .right = volume * (FULL + int_min(side, 0)) / FULL};
}
