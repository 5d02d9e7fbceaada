// Turns an event into a sound's name and two volumes, without any library.
#include "view/audio/heard.h"

#include "base/text.h"
#include "sim/state/world.h"
#include "view/audio/mixer.h"

enum { FULL = MIXER_FULL, HEARING_PX = 15 * CELL_PX, WIDTH_PX = 12 * CELL_PX };

typedef struct HeardRow {
    SoundName name, also; // `also` plays at the same time; SOUND_STEP, the first: nothing does
    int volume;           // 1..FULL, at the hero's place; 0: silent
    int call;             // the pitch in percent at which the monster's voice plays too; 0: it does not
    bool everywhere;      // as loud from far away
    const char *caption;  // what is heard, in words; NULL: the monster's voice, or nothing
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

// The sound of a pickup: over a whole level the pickups climb a scale once.
static int pickup_name(const World *world) {
    static const SoundName SCALE[] = {SOUND_PICKUP_0, SOUND_PICKUP_1, SOUND_PICKUP_2, SOUND_PICKUP_3,
                                      SOUND_PICKUP_4, SOUND_PICKUP_5, SOUND_PICKUP_6, SOUND_PICKUP_7};
    enum { TOP = sizeof SCALE / sizeof SCALE[0] - 1 };
    int all = world->collected + world->remaining;
    return (int)SCALE[all <= 1 ? TOP : int_clamp((world->collected - 1) * TOP / (all - 1), 0, TOP)];
}

// The sound of a step, by what the foot touches.
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

// The volume at a distance: FULL within two cells, nothing at HEARING_PX.
static int loudness(const HeardRow *voice, int x, int y) {
    if (voice->everywhere) return voice->volume;
    int distance = (int)int_sqrt((uint64_t)((int64_t)x * x) + (uint64_t)((int64_t)y * y));
    int near = int_clamp(HEARING_PX - distance, 0, HEARING_PX - 2 * CELL_PX);
    return voice->volume * near / (HEARING_PX - 2 * CELL_PX);
}

// The ear on the far side keeps a third, because nobody hears with one ear only.
HeardSound event_heard_sound(const World *world, const Event *event) {
    if ((unsigned)event->kind >= EVENT_COUNT) return (HeardSound){.name = -1};
    const HeardRow *voice = &VOICES[event->kind];
    Vec off = vec_sub(event->pos, world->actors[HERO].pos);
    int x = off.x / SUB, y = off.y / SUB, volume = loudness(voice, x, y);
    if (volume == 0) return (HeardSound){.name = -1};
    int side = voice->everywhere ? 0 : int_clamp(x * 170 / WIDTH_PX, -170, 170);
    return (HeardSound){.name = event_name(world, event),
                        .also = event_also(voice, event),
                        .caption = voice->caption,
                        .pitch = voice->call == 0 ? 100 : voice->call,
                        .muffled = !voice->everywhere && !fov_has(&world->cache.view, cell_of(event->pos)),
                        .left = volume * (FULL - int_max(side, 0)) / FULL,
                        .right = volume * (FULL + int_min(side, 0)) / FULL};
}
