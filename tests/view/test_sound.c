// Needs pictures.
#include "view/audio/sound.h"

#include "sim/state/world.h"
#include "support/unit.h"
#include "view/audio/heard.h"

#include <SDL.h>

static World *world;

static int set_up(void **state) {
    (void)state;
    world = calloc(1, sizeof *world);
    if (world == NULL) return -1;
    world->actors[HERO].pos = cell_centre((Vec){50, 50});
    return 0;
}
static int tear_down(void **state) {
    (void)state;
    free(world);
    return 0;
}

static int quit_sdl(void **state) {
    (void)state;
    SDL_Quit();
    return 0;
}

static HeardSound hear(EventKind kind, int dx, int dy) {
    Event event = {.kind = kind, .actor = 1, .what = ACTOR_RAT, .pos = cell_centre((Vec){50 + dx, 50 + dy})};
    return event_heard_sound(world, &event);
}

static void what_is_no_event_is_not_heard(void **state) {
    (void)state;
    assert_int_equal(hear((EventKind)-1, 0, 0).name, -1);
    assert_int_equal(hear(EVENT_COUNT, 0, 0).name, -1);
    assert_int_equal(hear(EVENT_NOISE, 0, 0).name, -1); // what is loud has its own event
}

static void sounds_come_from_their_side(void **state) {
    (void)state;
    assert_int_equal(hear(EVENT_HIT, 0, 0).left, hear(EVENT_HIT, 0, 0).right);
    assert_true(hear(EVENT_HIT, 6, 0).right > hear(EVENT_HIT, 6, 0).left);
    assert_true(hear(EVENT_HIT, -6, 0).left > hear(EVENT_HIT, -6, 0).right);
    assert_true(hear(EVENT_HIT, 12, 0).left > 0);
}

static void distance_dampens(void **state) {
    (void)state;
    int last = 1000;
    for (int cells = 2; cells < 15; cells++) {
        int volume = hear(EVENT_HIT, 0, cells).left;
        assert_true(volume < last);
        last = volume;
    }
    assert_int_equal(hear(EVENT_HIT, 0, 16).name, -1);
    assert_int_equal(hear(EVENT_HIT, 200, -50).name, -1);
}

static void the_heros_own_hurt_sounds_otherwise(void **state) {
    (void)state;
    Event event = {.kind = EVENT_HIT, .actor = HERO, .pos = world->actors[HERO].pos};
    assert_int_equal(event_heard_sound(world, &event).name, SOUND_HURT);
    assert_int_equal(hear(EVENT_HIT, 1, 0).name, SOUND_HIT);
}

static void pots_break_otherwise_than_wood(void **state) {
    (void)state;
    Event event = {.kind = EVENT_BREAK, .what = TILE_CRATE, .pos = cell_centre((Vec){50, 50})};
    assert_int_equal(event_heard_sound(world, &event).name, SOUND_BREAK_WOOD);
    event.what = TILE_POT;
    assert_int_equal(event_heard_sound(world, &event).name, SOUND_BREAK_CLAY);
}

static void pickups_climb_the_scale_once(void **state) {
    (void)state;
    for (int all = 2; all <= 40; all++) {
        int last = SOUND_PICKUP_0;
        for (int got = 1; got <= all; got++) {
            world->collected = got;
            world->remaining = all - got;
            int name = hear(EVENT_PICKUP, 0, 0).name;
            if (got == 1) assert_int_equal(name, SOUND_PICKUP_0);
            assert_true(name >= last);
            last = name;
        }
        assert_int_equal(last, SOUND_PICKUP_7);
    }
}

static void the_toll_is_heard_everywhere_with_its_stone(void **state) {
    (void)state;
    HeardSound near = hear(EVENT_TOLL, 0, 0), far = hear(EVENT_TOLL, 40, 30);
    assert_int_equal(near.name, SOUND_TOLL);
    assert_int_equal(near.also, SOUND_GRIND);
    assert_true(far.left == near.left && far.right == near.right);
    assert_int_equal(hear(EVENT_HIT, 0, 0).also, -1);
}

static void each_monster_has_a_voice_of_its_own_that_rises_before_a_blow(void **state) {
    (void)state;
    for (int kind = ACTOR_HERO + 1; kind < ACTOR_KIND_COUNT; kind++) {
        Event event = {.kind = EVENT_NOTICE, .actor = 1, .what = kind, .pos = cell_centre((Vec){50, 50})};
        HeardSound seen = event_heard_sound(world, &event);
        event.kind = EVENT_WINDUP;
        HeardSound blow = event_heard_sound(world, &event);
        event.kind = EVENT_KILL;
        HeardSound end = event_heard_sound(world, &event);
        assert_int_equal(seen.name, SOUND_NOTICE);
        assert_int_equal(seen.also, SOUND_CALLS + kind);
        assert_true(blow.also == seen.also && end.also == seen.also);
        assert_true(blow.pitch > seen.pitch && seen.pitch > end.pitch);
    }
    char stem[SOUND_STEM];
    sound_file_stem(SOUND_CALLS + ACTOR_RAT, 0, stem);
    assert_string_equal(stem, "call_rat");
    assert_int_equal(sound_files(SOUND_CALLS + ACTOR_NONE) + sound_files(SOUND_CALLS + ACTOR_HERO), 0);
}

static void read_file(SoundName name, int file) {
    enum { LOUDEST = 23197, QUIET = 600, AUDIBLE = 5000 }; // of 32767
    char path[80], stem[SOUND_STEM];
    SDL_AudioSpec spec;
    Uint8 *bytes = NULL;
    Uint32 size = 0;
    int peak = 0;
    sound_file_stem(name, file, stem);
    snprintf(path, sizeof path, "assets/sound/%s.wav", stem);
    if (SDL_LoadWAV(path, &spec, &bytes, &size) == NULL) fail_msg("%s: %s", path, SDL_GetError());
    assert_true(spec.format == AUDIO_S16SYS && spec.channels == 1 && spec.freq == CLIP_RATE);
    const int16_t *samples = (const int16_t *)(const void *)bytes;
    int count = (int)size / 2;
    for (int at = 0; at < count; at++) {
        peak = int_max(peak, int_abs(samples[at]));
        if (at >= count - 20) assert_in_range(int_abs(samples[at]), 0, QUIET);
    }
    assert_in_range(peak, AUDIBLE, LOUDEST);
    SDL_FreeWAV(bytes);
}

static void every_sound_has_files_that_sdl_reads(void **state) {
    (void)state;
    for (int i = 0; i < SOUND_COUNT; i++) {
        for (int file = 0; file < sound_files((SoundName)i); file++) read_file((SoundName)i, file);
    }
}

static void a_step_sounds_like_what_the_foot_meets(void **state) {
    (void)state;
    static const struct {
        Tile tile;
        Decor decor;
        int name;
    } GROUNDS[] = {{TILE_FLOOR, DECOR_NONE, SOUND_STEP},    {TILE_WATER, DECOR_NONE, SOUND_STEP_WATER},
                   {TILE_ICE, DECOR_NONE, SOUND_STEP_ICE},  {TILE_EMBER, DECOR_NONE, SOUND_STEP_EMBER},
                   {TILE_FLOOR, DECOR_RUG, SOUND_STEP_RUG}, {TILE_FLOOR, DECOR_WEB, SOUND_STEP_WEB}};
    assert_true(grid_init(&world->level.tiles, 60, 60) && grid_init(&world->level.decor, 60, 60));
    for (size_t i = 0; i < sizeof GROUNDS / sizeof GROUNDS[0]; i++) {
        grid_set(&world->level.tiles, (Vec){50, 50}, (uint8_t)GROUNDS[i].tile);
        grid_set(&world->level.decor, (Vec){50, 50}, (uint8_t)GROUNDS[i].decor);
        assert_int_equal(hear(EVENT_STEP, 0, 0).name, GROUNDS[i].name);
        assert_in_range(sound_files((SoundName)GROUNDS[i].name), 3, 5);
    }
    grid_free(&world->level.tiles);
    grid_free(&world->level.decor);
}

static void a_sound_has_files_of_its_name(void **state) {
    (void)state;
    char stem[SOUND_STEM];
    assert_int_equal(sound_files(SOUND_HIT), 4);
    sound_file_stem(SOUND_HIT, 3, stem);
    assert_string_equal(stem, "hit_3");
    assert_int_equal(sound_files(SOUND_HURT), 1);
    sound_file_stem(SOUND_HURT, 0, stem);
    assert_string_equal(stem, "hurt");
    assert_int_equal(sound_by_first_stem("hit_0"), SOUND_HIT);
    assert_int_equal(sound_by_first_stem("hit"), -1);
    assert_int_equal(sound_by_first_stem("call_rat"), SOUND_CALLS + ACTOR_RAT);
}

static void silence_is_no_error(void **state) {
    (void)state;
    sound_load(NULL, SOUND_HIT, 0, NULL, 0);
    assert_true(sound_open(NULL, 256));
    sound_play(NULL, SOUND_HIT);
    sound_play_events(NULL, world);
    sound_set_muted(NULL, true);
    sound_free(NULL);
}

static void a_lacking_device_is_survived(void **state) {
    (void)state;
    SDL_setenv("SDL_AUDIODRIVER", "none at all", 1);
    Sound *sound = sound_new();
    assert_false(sound_open(sound, 256));
    assert_true(sound_open(sound, 256)); // said once
    for (int i = 0; i < 3; i++) sound_play(sound, SOUND_HIT);
    world->events.at[world->events.count++] = (Event){.kind = EVENT_VICTORY, .pos = world->actors[HERO].pos};
    sound_play_events(sound, world);
    sound_free(sound);
}

// Into SDL's driver that plays to nobody.
static void plays_what_it_was_given(void **state) {
    (void)state;
    static unsigned char wav[48] =
        "RIFF\x28\0\0\0WAVEfmt \x10\0\0\0\1\0\1\0\x22\x56\0\0\x44\xac\0\0\2\0\x10\0data\4\0\0\0";
    SDL_setenv("SDL_AUDIODRIVER", "dummy", 1);
    Sound *sound = sound_new();
    sound_load(sound, SOUND_HIT, 0, wav, sizeof wav);
    sound_load(sound, SOUND_KILL, 0, "broken", 6);
    assert_true(sound_open(sound, 256));
    sound_play(sound, SOUND_HIT);
    sound_play(sound, SOUND_KILL);
    for (int i = 0; i < 40; i++) sound_play(sound, SOUND_HIT);
    if (sound != NULL) {
        sound_set_muted(sound, true);
        sound_play(sound, SOUND_HIT);
    }
    sound_free(sound);
}

// A lantern that is flapped in every tick.
static void the_same_sound_does_not_buzz(void **state) {
    (void)state;
    static unsigned char wav[48] =
        "RIFF\x28\0\0\0WAVEfmt \x10\0\0\0\1\0\1\0\x22\x56\0\0\x44\xac\0\0\2\0\x10\0data\4\0\0\0\xff\x7f\xff";
    enum { TICKS = 60, FRAMES = 367 };
    int clicks = 0;
    wav[47] = 0x7f;
    Sound *sound = sound_new();
    assert_non_null(sound);
    sound_load(sound, SOUND_SHUTTER, 0, wav, sizeof wav);
    for (int i = 0; i < TICKS; i++) {
        int16_t heard[2 * FRAMES];
        bool any = false;
        world->events.at[0] = (Event){.kind = EVENT_SHUTTER, .pos = world->actors[HERO].pos};
        world->events.count = 1;
        sound_play_events(sound, world);
        sound_render(sound, heard, FRAMES);
        for (int k = 0; k < 2 * FRAMES; k++) any |= heard[k] != 0;
        clicks += any;
    }
    sound_free(sound);
    assert_in_range(clicks, TICKS / 10, TICKS / 5);
}

// The loudest sample of the next frames.
static int peak_of(Sound *sound, int frames) {
    static int16_t heard[2 * 4096];
    int peak = 0;
    sound_render(sound, heard, frames);
    for (int i = 0; i < 2 * frames; i++) peak = peak > abs(heard[i]) ? peak : abs(heard[i]);
    return peak;
}

static void the_same_sound_waits_60_ms(void **state) {
    (void)state;
    enum { SAMPLES = 8000, HEADER = 44, BYTES = 2 * SAMPLES, WAITED = CLIP_RATE * 60 / 1000 };
    static unsigned char wav[HEADER + BYTES] =
        "RIFF\xa4\x3e\0\0WAVEfmt \x10\0\0\0\1\0\1\0\x22\x56\0\0\x44\xac\0\0\2\0\x10\0data\x80\x3e\0\0";
    for (int i = 0; i < SAMPLES; i++) wav[HEADER + 2 * i + 1] = 8;
    Sound *sound = sound_new();
    assert_non_null(sound);
    sound_load(sound, SOUND_SHUTTER, 0, wav, sizeof wav);
    (void)peak_of(sound, 1);
    sound_play(sound, SOUND_SHUTTER);
    int once = peak_of(sound, 64);
    assert_true(once > 0);
    sound_play(sound, SOUND_SHUTTER);
    assert_int_equal(peak_of(sound, WAITED - 100), once);
    sound_play(sound, SOUND_SHUTTER);
    assert_int_equal(peak_of(sound, 64), once);
    sound_play(sound, SOUND_SHUTTER);
    assert_in_range(peak_of(sound, 64), 2 * once - 2, 2 * once);
    sound_free(sound);
}

#define SOUND_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        SOUND_TEST(what_is_no_event_is_not_heard),
        SOUND_TEST(sounds_come_from_their_side),
        SOUND_TEST(distance_dampens),
        SOUND_TEST(the_heros_own_hurt_sounds_otherwise),
        SOUND_TEST(pots_break_otherwise_than_wood),
        SOUND_TEST(pickups_climb_the_scale_once),
        SOUND_TEST(the_toll_is_heard_everywhere_with_its_stone),
        SOUND_TEST(each_monster_has_a_voice_of_its_own_that_rises_before_a_blow),
        SOUND_TEST(every_sound_has_files_that_sdl_reads),
        SOUND_TEST(a_step_sounds_like_what_the_foot_meets),
        SOUND_TEST(a_sound_has_files_of_its_name),
        SOUND_TEST(silence_is_no_error),
        SOUND_TEST(a_lacking_device_is_survived),
        SOUND_TEST(plays_what_it_was_given),
        SOUND_TEST(the_same_sound_does_not_buzz),
        SOUND_TEST(the_same_sound_waits_60_ms),
    };
    return cmocka_run_group_tests(tests, NULL, quit_sdl);
}
