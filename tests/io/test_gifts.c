// A recording in which a gift is taken gives the same game again, also at the next depth.
#include "io/game/playback.h"
#include "sim/hero/gifts.h"
#include "support/unit.h"

enum { WALK_TICKS = 130 };

typedef struct Played {
    Game *game;
    Recorder recorder;
} Played;

static void tick(Played *played, Input input) {
    game_tick(played->game, input);
    recorder_note_tick(&played->recorder, game_world(played->game), input);
}

static Input towards(Vec way, unsigned buttons) {
    return (Input){.x = (int8_t)way.x, .y = (int8_t)way.y, .buttons = (uint8_t)buttons};
}

// The direction of a gift beside the hero, -1: none.
static int gift_beside(const World *world) {
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        if (gift_is_in_cell(world, vec_add(world->cache.hero_cell, DIRS[dir]))) return dir;
    }
    return -1;
}

static int count_gifts(const World *world) {
    int count = 0;
    for (int i = 0; i < GIFT_KINDS; i++) count += world->hero.gifts[i];
    for (int i = 0; i < GEAR_COUNT; i++) count += world->hero.worn[i] >= 0;
    return count;
}

static void take_one(Played *played, int dir) {
    for (int i = 0; i < 30; i++) tick(played, i == 0 ? towards(DIRS[dir], 0) : (Input){0});
    tick(played, (Input){.buttons = BUTTON_USE});
    for (int i = 0; i < WALK_TICKS; i++) tick(played, towards(DIRS[i / 20 % DIR_COUNT], BUTTON_STRIKE));
}

static void play(uint64_t seed, bool turns) {
    GenOptions options = {.descent = true, .depth = 2, .seed = seed};
    gen_set_usual_size(&options);
    Played played = {.game = game_new(&options)};
    assert_non_null(played.game);
    recorder_init(&played.recorder);
    recorder_begin_game(&played.recorder, NULL, &options);
    if (turns) tick(&played, (Input){.buttons = BUTTON_PACE});
    tick(&played, (Input){0});
    int dir = gift_beside(game_world(played.game));
    assert_true(dir >= 0);
    take_one(&played, dir);
    assert_int_equal(count_gifts(game_world(played.game)), 1);
    recorder_flush(&played.recorder, game_world(played.game));
    uint64_t hash = world_hash(game_world(played.game));
    game_free(played.game);

    Playback playback;
    Error error = {""};
    if (!playback_open(&playback, played.recorder.out, &error)) fail_msg("%s", error.text);
    while (playback_play_tick(&playback)) continue;
    assert_int_equal(playback.differs, -1);
    assert_true(world_hash(game_world(playback.game)) == hash);
    assert_int_equal(count_gifts(game_world(playback.game)), 1);
    playback_free(&playback);
}

static void a_recording_in_which_one_is_taken_plays_on(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        play(seed, false);
        play(seed, true);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(a_recording_in_which_one_is_taken_plays_on)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
