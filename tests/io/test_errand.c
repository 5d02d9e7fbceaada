// A recording in which the hero fetches a thing that somebody asks for. A save that was made while he carries
// it continues with it, and a replay brings it back, in real time and turn by turn.
#include "io/game/handmade.h"
#include "io/game/playback.h"
#include "io/level/text.h"
#include "sim/hero/errand.h"
#include "support/picture.h"
#include "support/unit.h"

enum { WALK_MOST = 2000 };

static const char ROOM[] = "###########\n"
                           "#?........#\n"
                           "#@........#\n"
                           "#........>#\n"
                           "###########\n";

typedef struct Played {
    Game *game;
    Recorder recorder;
    bool turns;
} Played;

static Errand errand_of(const Game *game) {
    return game_world(game)->floor.errand;
}

static void tick(Played *played, Input input) {
    game_tick(played->game, input);
    recorder_note_tick(&played->recorder, game_world(played->game), input);
}

// Turn by turn a key is let go between two acts.
static void hold(Played *played, Input input) {
    tick(played, input);
    if (played->turns) tick(played, (Input){0});
}

static void walk(Played *played, int8_t x, Errand until, Vec to) {
    for (int i = 0; i < WALK_MOST; i++) {
        const World *world = game_world(played->game);
        if (errand_of(played->game) == until && (to.x == 0 || vec_eq(world->cache.hero_cell, to))) return;
        hold(played, (Input){.x = x});
    }
    fail_msg("he came nowhere");
}

// All of it, watched to its end; the game as it stands there.
static Game *watched(const Played *played) {
    Playback playback;
    Error error = {""};
    Buffer copy = {0};
    buffer_bytes(&copy, played->recorder.out.bytes, played->recorder.out.size);
    if (!playback_open(&playback, copy, &error)) fail_msg("%s", error.text);
    while (playback_play_tick(&playback)) continue;
    assert_int_equal(playback.differs, -1);
    Game *game = playback.game;
    playback.game = NULL;
    playback_free(&playback);
    return game;
}

// As a save is made and continued.
static void go_on_from_save(Played *played) {
    recorder_flush(&played->recorder, game_world(played->game));
    Game *continued = watched(played);
    assert_true(world_hash(game_world(continued)) == world_hash(game_world(played->game)));
    game_free(played->game);
    played->game = continued;
}

static void fetch(Pace pace) {
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    Level level = level_from_picture(ROOM);
    Buffer packed = {0};
    Error error = {""};
    options.pace = pace;
    assert_true(spawn_add(&level.items, ITEM_CLAPPER, (Vec){7, 2}));
    assert_true(handmade_pack(&level, &options, &packed));
    level_free(&level);
    options.map = (HandmadeMap){packed.bytes, packed.size};
    Played played = {.game = game_new_in_map(&options, &error), .turns = pace == PACE_TURNS};
    if (played.game == NULL) fail_msg("%s", error.text);
    recorder_init(&played.recorder);
    recorder_begin_game(&played.recorder, NULL, &options);
    hold(&played, (Input){.x = 1}); // until he acts, time may stand still
    assert_int_equal(errand_of(played.game), ERRAND_TOLD);

    walk(&played, 1, ERRAND_CARRIED, (Vec){0, 0});
    go_on_from_save(&played);
    assert_int_equal(errand_of(played.game), ERRAND_CARRIED);
    assert_int_equal(errand_item_kind(game_world(played.game)), ITEM_CLAPPER);
    walk(&played, -1, ERRAND_CARRIED, (Vec){1, 2});
    for (int i = 0; i < 30; i++) tick(&played, (Input){0});
    hold(&played, (Input){.buttons = BUTTON_USE});
    assert_int_equal(errand_of(played.game), ERRAND_DONE);
    go_on_from_save(&played);
    assert_int_equal(errand_of(played.game), ERRAND_DONE);
    assert_int_equal(game_world(played.game)->hero.bag.stock[ITEM_BOMB], ITEMS[ITEM_CLAPPER].reward.count);

    game_free(played.game);
    recorder_free(&played.recorder);
    buffer_free(&packed);
}

static void a_thing_is_fetched_across_a_save_and_in_a_replay(void **state) {
    (void)state;
    fetch(PACE_REAL);
    fetch(PACE_MOVES);
}

static void a_thing_is_fetched_turn_by_turn(void **state) {
    (void)state;
    fetch(PACE_TURNS);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_thing_is_fetched_across_a_save_and_in_a_replay),
        cmocka_unit_test(a_thing_is_fetched_turn_by_turn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
