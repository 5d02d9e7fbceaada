// Needs pictures.
#include "view/audio/music.h"

#include "base/geom.h"
#include "support/unit.h"
#include "view/audio/sound.h"
#include "view/scene/scene.h"

enum { RATE = CLIP_RATE, SECONDS = 30, WINDOW = RATE / 20 };

static char text[40000];
static size_t text_size;
static struct {
    unsigned char bytes[60000];
    size_t size;
} wavs[SOUND_COUNT][SOUND_FILES_MAX];

static size_t read_whole(const char *path, void *to, size_t most) {
    FILE *file = fopen(path, "rb");
    if (file == NULL) fail_msg("%s is missing", path);
    size_t size = fread(to, 1, most, file);
    assert_true(size > 0 && size < most);
    fclose(file);
    return size;
}

static int read_all(void **state) {
    (void)state;
    text_size = read_whole("assets/sound/music.txt", text, sizeof text);
    for (int i = 0; i < SOUND_COUNT; i++) {
        for (int file = 0; file < sound_files((SoundName)i); file++) {
            char stem[SOUND_STEM], path[80];
            sound_file_stem((SoundName)i, file, stem);
            snprintf(path, sizeof path, "assets/sound/%s.wav", stem);
            wavs[i][file].size = read_whole(path, wavs[i][file].bytes, sizeof wavs[i][file].bytes);
        }
    }
    return 0;
}

static const MusicScore *score(void) {
    static MusicScore read;
    Error error;
    if (read.count == 0 && !music_score_parse(&read, text, text_size, &error)) fail_msg("%s", error.text);
    return &read;
}

static Sound *orchestra(int effects, int air, int music) {
    Sound *sound = sound_new();
    Error error;
    assert_non_null(sound);
    for (int i = 0; i < SOUND_COUNT; i++) {
        for (int file = 0; file < sound_files((SoundName)i); file++)
            sound_load(sound, (SoundName)i, file, wavs[i][file].bytes, wavs[i][file].size);
    }
    if (!sound_load_score(sound, text, text_size, &error)) fail_msg("%s", error.text);
    sound_set_volume(sound, SOUNDS_EFFECTS, effects);
    sound_set_volume(sound, SOUNDS_AIR, air);
    sound_set_volume(sound, SOUNDS_MUSIC, music);
    return sound;
}

typedef struct Measured {
    int peak, rms, silent; // silent: percent of windows of 50 ms
} Measured;

static Measured measure(const int16_t *frames, int count) {
    Measured its = {0};
    int64_t all = 0;
    int silent = 0;
    for (int at = 0; at + WINDOW <= count; at += WINDOW) {
        int64_t power = 0;
        for (int i = 2 * at; i < 2 * (at + WINDOW); i++) {
            its.peak = int_max(its.peak, int_abs(frames[i]));
            power += (int64_t)frames[i] * frames[i];
        }
        all += power;
        silent += power / (2 * WINDOW) < 16 * 16; // -66 dB
    }
    its.rms = (int)int_sqrt((uint64_t)(all / (2 * (int64_t)count)));
    its.silent = 100 * silent / (count / WINDOW);
    return its;
}

static Measured rendered(Sound *sound, MusicCue cue, int seconds) {
    static int16_t frames[2 * RATE * SECONDS];
    assert_in_range(seconds, 1, SECONDS);
    sound_set_music_cue(sound, cue);
    sound_render(sound, frames, seconds * RATE);
    return measure(frames, seconds * RATE);
}

static void every_tune_is_written_in_its_scale(void **state) {
    (void)state;
    for (int p = TUNE_TITLE; p < TUNE_COUNT; p++) {
        const Tune *tune = &score()->tunes[p];
        bool layers[LAYER_COUNT] = {false};
        assert_true(tune->tempo > 0);
        for (int v = 0; v < tune->voices; v++) {
            const Voice *voice = &tune->voice[v];
            bool beaten = voice->instrument == SOUND_NOTE_DRUM || voice->instrument == SOUND_NOTE_RATTLE;
            layers[voice->layer] = true;
            for (int i = voice->first; i < voice->first + voice->count; i++) {
                int pitch = score()->notes[i].pitch;
                if (!beaten && (tune->scale >> pitch % 12 & 1) == 0)
                    fail_msg("%s, voice %d: a note %d is not of its scale", TUNE_NAMES[p], v, pitch);
                assert_in_range(int_abs(pitch - voice->own), 0,
                                24); // farther off it would not sound like itself
            }
        }
        assert_true(layers[LAYER_CALM]);
        bool place = p >= TUNE_BRICK && p <= TUNE_FORGE;
        if (place || p == TUNE_BOSS) assert_true(layers[LAYER_HUNTED] && layers[LAYER_FIGHT]);
        if (place) assert_true(score()->airs[p][2].volume > 0);
    }
}

static void what_is_wrong_in_a_score_is_told_with_its_line(void **state) {
    (void)state;
    static const struct {
        const char *text, *said;
    } WRONG[] = {
        {"instrument harp c4\ntune song 100 d dorian\n", "line 2: no such tune: \"song\""},
        {"instrument lute c4\n", "line 1: no such instrument: \"lute\""},
        {"instrument harp h4\n", "line 1: not a note: \"h4\""},
        {"tune title 5 d dorian\n", "line 1: not a number that fits: \"5\""},
        {"tune title 100 d blue\n", "line 1: no such scale: \"blue\""},
        {"tune title 100\n", "line 1: a tune needs a name, a tempo and a scale: \"tune\""},
        {"# nothing\n\ncalm harp 10 0 d4\n", "line 3: not understood: \"calm\""},
        {"tune title 100 d dorian\ncalm harp 10 0 d4\n", "line 2: no such instrument: \"harp\""},
        {"instrument harp c4\ntune title 100 d dorian\ncalm harp 10 0 d4 d4+\n",
         "line 3: not a note: \"d4+\""},
        {"| d4\n", "line 1: goes on with no voice: \"|\""},
        {"air title harp 10 1000\n", "line 1: no such sound: \"harp\""},
        {"air title wind 10 1\n", "line 1: not a number that fits: \"1\""},
    };
    static MusicScore its;
    for (size_t i = 0; i < sizeof WRONG / sizeof WRONG[0]; i++) {
        Error error;
        assert_false(music_score_parse(&its, WRONG[i].text, strlen(WRONG[i].text), &error));
        assert_string_equal(error.text, WRONG[i].said);
    }
    Error error; // a voice of three steps in a tune of four
    const char *uneven =
        "instrument harp c4\ntune title 100 d dorian\ncalm harp 9 0 d4 . . .\ncalm harp 9 0 d4 . .";
    assert_false(music_score_parse(&its, uneven, strlen(uneven), &error));
}

static void no_bytes_make_a_score_crash(void **state) {
    (void)state;
    static MusicScore its;
    static char bytes[sizeof text];
    uint32_t dice = 7;
    for (int trial = 0; trial < 3000; trial++) {
        memcpy(bytes, text, text_size);
        for (int i = 0; i < 8; i++) {
            dice = dice * 1664525u + 1013904223u;
            bytes[(dice >> 8) % text_size] = (char)(dice >> 3);
        }
        Error error;
        (void)music_score_parse(&its, bytes, text_size * (size_t)(trial % 50) / 49, &error);
    }
}

static void each_tune_is_heard_and_nothing_clips(void **state) {
    (void)state;
    for (int p = TUNE_TITLE; p < TUNE_COUNT; p++) {
        for (int danger = LAYER_CALM; danger <= LAYER_FIGHT; danger++) {
            Sound *sound = orchestra(10, 10, 10);
            MusicCue cue = {.tune = (TuneName)p, .danger = (Layer)danger, .air = (TuneName)p};
            Measured its = rendered(sound, cue, 8);
            if (getenv("CELLARIUM_TELL") != NULL)
                print_message("%s %d: peak %d, rms %d, silent %d %%\n", TUNE_NAMES[p], danger, its.peak,
                              its.rms, its.silent);
            assert_in_range(its.peak, 3000, 30800); // below the limiter's ceiling most of the time
            assert_in_range(its.rms, 400, 6000);
            sound_free(sound);
        }
    }
}

// Nobody plays a note: what is left is the air.
static void a_standing_half_minute_is_not_silent(void **state) {
    (void)state;
    for (int p = TUNE_BRICK; p <= TUNE_FORGE; p++) {
        Sound *sound = orchestra(10, 8, 0);
        Measured its = rendered(sound, (MusicCue){.tune = (TuneName)p, .air = (TuneName)p}, SECONDS);
        if (getenv("CELLARIUM_TELL") != NULL)
            print_message("air of %s: peak %d, rms %d, silent %d %%\n", TUNE_NAMES[p], its.peak, its.rms,
                          its.silent);
        assert_in_range(its.silent, 0, 4);
        assert_in_range(its.rms, 100, 2500);
        sound_free(sound);
    }
}

static void nothing_is_heard_when_it_is_mute_or_all_is_turned_down(void **state) {
    (void)state;
    MusicCue cue = {.tune = TUNE_BRICK, .danger = LAYER_FIGHT, .air = TUNE_BRICK};
    Sound *sound = orchestra(0, 0, 0);
    assert_int_equal(rendered(sound, cue, 3).peak, 0);
    sound_set_volume(sound, SOUNDS_MUSIC, 10);
    assert_true(rendered(sound, cue, 3).peak > 0);
    sound_set_muted(sound, true);
    assert_int_equal(rendered(sound, cue, 3).peak, 0);
    sound_free(sound);
}

static void a_tune_that_ends_leaves_silence(void **state) {
    (void)state;
    Sound *sound = orchestra(10, 0, 10);
    MusicCue cue = {.tune = TUNE_VICTORY};
    assert_true(rendered(sound, cue, 20).peak > 3000);
    assert_int_equal(rendered(sound, cue, 10).peak, 0);
    sound_free(sound);
}

// Its period, by where the wave is most like itself further on: in 1/100 Hz.
static int tuned(const int16_t *frames, int count, int least, int most) {
    int64_t best = INT64_MIN, near[3] = {0};
    int period = 0;
    for (int lag = least; lag <= most; lag++) {
        int64_t like = 0;
        for (int i = 0; i + lag < count; i++) like += (int64_t)frames[2 * i] * frames[2 * (i + lag)] / 64;
        if (like > best) best = like, period = lag;
    }
    for (int k = -1; k <= 1; k++) {
        for (int i = 0; i + period + k < count; i++)
            near[k + 1] += (int64_t)frames[2 * i] * frames[2 * (i + period + k)] / 64;
    }
    // The top of the parabola through the three.
    int64_t bend = near[0] - 2 * near[1] + near[2];
    int64_t thousandths = bend == 0 ? 0 : 500 * (near[0] - near[2]) / bend;
    return (int)((int64_t)RATE * 100 * 1000 / (period * 1000 + thousandths));
}

static void notes_are_in_tune(void **state) {
    (void)state;
    static const struct {
        const char *instrument, *note;
        int hertz; // hundredths
    } NOTES[] = {{"harp c4", "a4", 44000},  {"harp c4", "d5", 58733},  {"flute c5", "a4", 44000},
                 {"brass c3", "d3", 14683}, {"low c3", "g2", 9800},    {"pad c3", "a3", 22000},
                 {"chime c5", "d5", 58733}, {"choir c4", "e4", 32963}, {"harp c4", "f#4", 36999}};
    for (size_t i = 0; i < sizeof NOTES / sizeof NOTES[0]; i++) {
        char song[1000];
        int length = snprintf(song, sizeof song, "instrument %s\n", NOTES[i].instrument);
        for (int p = TUNE_TITLE; p < TUNE_COUNT; p++) {
            length += snprintf(song + length, sizeof song - (size_t)length, "tune %s 60 d major once\n",
                               TUNE_NAMES[p]);
            length += snprintf(song + length, sizeof song - (size_t)length, "calm %.*s 90 0 %s\n",
                               (int)strcspn(NOTES[i].instrument, " "), NOTES[i].instrument, NOTES[i].note);
        }
        Sound *sound = orchestra(10, 0, 10);
        Error error;
        static int16_t frames[2 * RATE * 2];
        if (!sound_load_score(sound, song, strlen(song), &error)) fail_msg("%s", error.text);
        sound_set_music_cue(sound, (MusicCue){.tune = TUNE_TITLE});
        sound_render(sound, frames, 2 * RATE);
        int wanted = NOTES[i].hertz, period = RATE * 100 / wanted;
        int heard = tuned(frames + 2 * RATE, RATE / 2, period * 4 / 5, period * 6 / 5 + 1);
        if (int_abs(heard - wanted) > wanted / 170) // ten hundredths of a semitone
            fail_msg("%s plays %s at %d, not %d", NOTES[i].instrument, NOTES[i].note, heard, wanted);
        sound_free(sound);
    }
}

static int notes_begun(Music *music, Mixer *notes, int seconds) {
    static Mixer airs;
    int begun = 0;
    for (int left = seconds * RATE; left > 0;) {
        left -= music_start_due_notes(music, notes, &airs, left);
        for (int i = 0; i < MIXER_TRACKS; i++) begun += notes->tracks[i].count > 0;
        mixer_stop_all(notes);
        mixer_stop_all(&airs);
    }
    return begun;
}

static void danger_brings_its_voices_and_they_fade_after_it(void **state) {
    (void)state;
    static int16_t sample[1];
    static SoundClips clips;
    for (int i = 0; i < SOUND_COUNT; i++) clips.of[i][0] = (SoundClip){.samples = sample, .count = 1};
    for (int p = TUNE_BRICK; p <= TUNE_FORGE; p++) {
        Music music;
        Mixer notes = {0};
        int begun[LAYER_COUNT];
        for (int danger = LAYER_CALM; danger <= LAYER_FIGHT; danger++) {
            music_init(&music, score(), &clips);
            music_set_cue(&music, (MusicCue){.tune = (TuneName)p, .danger = (Layer)danger});
            begun[danger] = notes_begun(&music, &notes, 25);
        }
        assert_true(begun[LAYER_CALM] > 10);
        assert_true(begun[LAYER_HUNTED] > begun[LAYER_CALM] + 10);
        assert_true(begun[LAYER_FIGHT] > begun[LAYER_HUNTED] + 10);
        music_set_cue(&music, (MusicCue){.tune = (TuneName)p});
        (void)notes_begun(&music, &notes, 8);
        assert_int_equal(music.fade[LAYER_FIGHT], 0);
        assert_int_equal(music.fade[LAYER_CALM], 100);
    }
}

// ---- what a moment asks for

static World *world;

static int set_up(void **state) {
    (void)state;
    world = calloc(1, sizeof *world);
    if (world == NULL) return -1;
    world->actors[HERO].pos = cell_centre((Vec){50, 50});
    world->actors[1] = (Actor){.kind = ACTOR_RAT, .hp = 3, .pos = cell_centre((Vec){53, 50})};
    world->actor_count = 2;
    return 0;
}
static int tear_down(void **state) {
    (void)state;
    free(world);
    return 0;
}

static MusicCue after(Mood *mood, int ticks) {
    MusicCue cue = {0};
    for (int i = 0; i < ticks; i++) cue = mood_tick(mood, world);
    return cue;
}

static void who_is_after_the_hero_is_heard_in_the_music(void **state) {
    (void)state;
    Mood mood = {0};
    world->actors[1].brain.mind = MIND_ASLEEP;
    assert_int_equal(after(&mood, 1).danger, LAYER_CALM);
    assert_int_equal(after(&mood, 1).tune, TUNE_BRICK);
    world->actors[1].brain.mind = MIND_CHASE;
    assert_int_equal(after(&mood, 1).danger, LAYER_FIGHT);
    world->actors[1].pos = cell_centre((Vec){60, 50});
    assert_int_equal(after(&mood, 60).danger, LAYER_FIGHT); // still felt
    assert_int_equal(after(&mood, 600).danger, LAYER_HUNTED);
    world->actors[1].brain.mind = MIND_IDLE;
    assert_int_equal(after(&mood, 60).danger, LAYER_HUNTED);
    assert_int_equal(after(&mood, 600).danger, LAYER_CALM);
}

static void a_great_fight_has_its_own_tune_and_each_phase_a_layer(void **state) {
    (void)state;
    Mood mood = {0};
    const ActorInfo *lord = &ACTORS[ACTOR_WARLORD];
    world->actors[1] = (Actor){.kind = ACTOR_WARLORD, .hp = lord->hp, .pos = cell_centre((Vec){58, 50})};
    assert_int_equal(after(&mood, 1).tune, TUNE_BRICK);
    world->actors[1].brain.mind = MIND_CHASE;
    for (int phase = 0; phase < LAYER_COUNT; phase++) {
        if (phase > 0) world->actors[1].hp = lord->stages[phase - 1];
        MusicCue cue = after(&mood, 1);
        assert_int_equal(cue.tune, TUNE_BOSS);
        assert_int_equal(cue.danger, phase);
    }
    world->outcome = OUTCOME_VICTORY;
    assert_int_equal(after(&mood, 1).tune, TUNE_VICTORY);
    world->outcome = OUTCOME_DEATH;
    assert_int_equal(after(&mood, 1).tune, TUNE_DEATH);
}

static void the_toll_is_heard_ten_seconds_before(void **state) {
    (void)state;
    Mood mood = {0};
    world->clock = (TollClock){.on = true, .ticks = TOLL_WARN_TICKS + 1};
    assert_int_equal(after(&mood, 1).tune, TUNE_BRICK);
    world->clock.ticks = TOLL_WARN_TICKS;
    assert_int_equal(after(&mood, 1).tune, TUNE_TOLL);
    world->clock.doorstep = (Vec){3, 3}; // of the vestibule, whose clock waits
    assert_int_equal(after(&mood, 1).tune, TUNE_BRICK);
}

static void each_theme_has_a_tune_of_its_name(void **state) {
    (void)state;
    Mood mood = {0};
    static const TuneName PIECES[] = {TUNE_BRICK, TUNE_BRICK, TUNE_MOSS,  TUNE_MOSS,
                                      TUNE_FLOOD, TUNE_FLOOD, TUNE_FORGE, TUNE_FORGE};
    world->clock = (TollClock){.on = true, .ticks = 5000};
    for (int depth = 1; depth <= 8; depth++) {
        world->depth = depth;
        MusicCue cue = after(&mood, 1);
        assert_int_equal(cue.tune, PIECES[depth - 1]);
        assert_int_equal(cue.air, PIECES[depth - 1]);
    }
}

#define WORLD_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_tune_is_written_in_its_scale),
        cmocka_unit_test(what_is_wrong_in_a_score_is_told_with_its_line),
        cmocka_unit_test(no_bytes_make_a_score_crash),
        cmocka_unit_test(each_tune_is_heard_and_nothing_clips),
        cmocka_unit_test(a_standing_half_minute_is_not_silent),
        cmocka_unit_test(nothing_is_heard_when_it_is_mute_or_all_is_turned_down),
        cmocka_unit_test(a_tune_that_ends_leaves_silence),
        cmocka_unit_test(notes_are_in_tune),
        cmocka_unit_test(danger_brings_its_voices_and_they_fade_after_it),
        WORLD_TEST(who_is_after_the_hero_is_heard_in_the_music),
        WORLD_TEST(a_great_fight_has_its_own_tune_and_each_phase_a_layer),
        WORLD_TEST(the_toll_is_heard_ten_seconds_before),
        WORLD_TEST(each_theme_has_a_tune_of_its_name),
    };
    return cmocka_run_group_tests(tests, read_all, NULL);
}
