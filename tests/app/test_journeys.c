// Needs a window and pictures.
// What begins and ends a journey (exploring, travelling), in the whole program without a display.
#include "app/app.h"
#include "app/loop.h"
#include "sim/hero/use.h"
#include "sim/space/body.h"

#include "again.h"
#include "support/game_hash.h"
#include "support/home.h"
#include "support/unit.h"

static Home home;
static App *app;

static int tear_down(void **state) {
    (void)state;
    app_free(app);
    home_clear_dungeons(&home);
    home_clear_runs(&home);
    return 0;
}

static void key(SDL_Scancode code, bool down) {
    SDL_Event event = {.key = {.type = down ? SDL_KEYDOWN : SDL_KEYUP, .keysym.scancode = code}};
    assert_int_equal(SDL_PushEvent(&event), 1);
}

static void press(SDL_Scancode code) {
    key(code, true);
    key(code, false);
    assert_true(app_frame(app));
}

static void hear_all(void) {
    SDL_Event event;
    while (SDL_PollEvent(&event) != 0) (void)controls_event(&app->controls, &event, CONTROL_PLAY);
}

static void run_ticks(int count) {
    for (int i = 0; i < count; i++) app_tick_with_input(app, app_take_next_input(app));
}

static Vec map_cursor(void) {
    return *(const Vec *)app->own[SCREEN_MAP];
}

static Vec hero_cell(void) {
    return cell_of(app->play.session.world->actors[HERO].pos);
}

// Nobody comes in the way.
static bool begin(uint64_t seed) {
    Error error;
    Options options = {.dungeon = true, .mute = true, .window_w = 640, .window_h = 360};
    options.gen = GENERATORS[GEN_ROOMS]->defaults;
    options.gen.seed = seed;
    app = app_new(&options, &error);
    if (app == NULL) return false;
    for (int i = HERO + 1; i < app->play.session.world->actor_count; i++)
        app->play.session.world->actors[i].brain.mind = MIND_STUNNED;
    return true;
}

// A dungeon in which he goes on for a while, since nothing new is in sight at first.
static int set_up(void **state) {
    (void)state;
    for (uint64_t seed = 1;; seed++) {
        if (!begin(seed)) return -1;
        press(SDL_SCANCODE_O);
        run_ticks(40);
        bool goes = journey_active(&app->play.journey);
        app_free(app);
        if (goes) return begin(seed) ? 0 : -1;
    }
}

static void o_explores_until_something_matters(void **state) {
    (void)state;
    Vec from = hero_cell();
    press(SDL_SCANCODE_O);
    assert_true(journey_active(&app->play.journey) && app->play.journey.kind == JOURNEY_EXPLORE);
    for (int i = 0; i < 20000 && journey_active(&app->play.journey); i++) run_ticks(1);
    assert_false(journey_active(&app->play.journey));
    assert_false(vec_eq(from, hero_cell()));
    assert_true(app->show.hud.message.count > 0);
}

static void the_same_key_goes_on(void **state) {
    (void)state;
    press(SDL_SCANCODE_O);
    run_ticks(5);
    press(SDL_SCANCODE_O);
    assert_true(journey_active(&app->play.journey) && app->play.journey.kind == JOURNEY_EXPLORE);
}

static void a_key_that_is_held_takes_over_at_once(void **state) {
    (void)state;
    press(SDL_SCANCODE_O);
    run_ticks(5);
    key(SDL_SCANCODE_DOWN, true);
    hear_all();
    Input input = app_take_next_input(app);
    assert_false(journey_active(&app->play.journey));
    assert_int_equal(input.x, 0);
    assert_int_equal(input.y, 1);
}

// A press of the key for use on the way would spend what is in hand.
static void using_nothing_on_the_way_only_ends_it(void **state) {
    (void)state;
    World *world = app->play.session.world;
    Vec cell;
    int candles = world->hero.bag.stock[ITEM_CANDLE] = 3;
    world->hero.bag.hand = ITEM_CANDLE;
    press(SDL_SCANCODE_O);
    for (int i = 0; i < 40 && use_find_except_doors(world, &cell); i++) run_ticks(1);
    assert_false(use_find_except_doors(world, &cell));
    key(SDL_SCANCODE_E, true);
    hear_all();
    run_ticks(120);
    assert_false(journey_active(&app->play.journey));
    assert_int_equal(world->hero.bag.stock[ITEM_CANDLE], candles);
    key(SDL_SCANCODE_E, false);
    hear_all();
    run_ticks(1);
    key(SDL_SCANCODE_E, true); // again, now that he stands
    hear_all();
    run_ticks(120);
    assert_int_equal(world->hero.bag.stock[ITEM_CANDLE], candles - 1);
}

// A page that opens over the game ends it, too.
static void a_menu_ends_it(void **state) {
    (void)state;
    press(SDL_SCANCODE_O);
    press(SDL_SCANCODE_I);
    assert_int_equal(app_top_screen_id(app), SCREEN_BAG);
    assert_false(journey_active(&app->play.journey));
}

static void the_map_sends_him_to_a_place(void **state) {
    (void)state;
    World *world = app->play.session.world;
    for (int i = HERO + 1; i < world->actor_count; i++) { // nobody stops him
        if (world->actors[i].kind != ACTOR_NONE) body_leave(world, i);
        world->actors[i].kind = ACTOR_NONE;
    }
    press(SDL_SCANCODE_O);
    run_ticks(90);
    (void)app_stop_journey(app);
    press(SDL_SCANCODE_M);
    assert_int_equal(app_top_screen_id(app), SCREEN_MAP);
    assert_true(vec_eq(map_cursor(), hero_cell()));
    press(SDL_SCANCODE_RIGHT);
    assert_int_equal(map_cursor().x, hero_cell().x + 1);
    Vec stairs = map_cursor();
    for (int i = 0; i < 99 && level_tile(&app->play.session.world->level, stairs) != TILE_STAIRS_UP; i++) {
        press(SDL_SCANCODE_TAB); // where he came from, the last of all
        stairs = map_cursor();
    }
    assert_int_equal(level_tile(&app->play.session.world->level, stairs), TILE_STAIRS_UP);
    press(SDL_SCANCODE_RETURN);
    assert_int_equal(app_top_screen_id(app), SCREEN_PLAY);
    for (int i = 0; i < 600 && journey_active(&app->play.journey); i++) run_ticks(1);
    assert_int_equal(app->play.journey.stop.reason, STOP_ARRIVED);
    assert_true(vec_eq(hero_cell(), stairs));
}

static void the_map_knows_its_landmark_as_a_place(void **state) {
    (void)state;
    World *world = app->play.session.world;
    Vec fire = vec_add(hero_cell(), (Vec){2, 0});
    grid_set(&world->level.tiles, fire, TILE_GREAT_FIRE);
    grid_set(&world->known.tiles, fire, TILE_GREAT_FIRE);
    grid_set(&world->known.explored, fire, KNOWN_WELL);
    press(SDL_SCANCODE_M);
    for (int i = 0; i < 6 && !vec_eq(map_cursor(), fire); i++) press(SDL_SCANCODE_TAB);
    assert_true(vec_eq(map_cursor(), fire));
    press(SDL_SCANCODE_RETURN);
    for (int i = 0; i < 600 && journey_active(&app->play.journey); i++) run_ticks(1);
    assert_int_equal(vec_chebyshev(hero_cell(), fire), 1);
}

// It is the inputs that are kept, whoever gave them.
static void a_recording_of_it_replays_exactly(void **state) {
    (void)state;
    Error error;
    Replay replay;
    int hashes = 0;
    begin_again(app, true); // with its monsters as they are
    for (int i = 0; i < 600; i++) {
        if (!journey_active(&app->play.journey)) app_explore(app);
        run_ticks(1);
    }
    session_flush(&app->play.session);
    const Buffer *kept = &app->play.session.game_recorder.out;
    assert_true(replay_check_open(&replay, kept->bytes, kept->size, &error));
    Game *game = NULL;
    for (ReplayStep step = replay_next(&replay); step != REPLAY_END; step = replay_next(&replay)) {
        if (step == REPLAY_GAME) game_free(game);
        if (step == REPLAY_GAME) game = game_new(&replay.options);
        assert_non_null(game);
        if (step == REPLAY_INPUT) game_tick(game, replay.input);
        if (step == REPLAY_HASH) assert_int_equal(replay.hash, world_hash(game_world(game)));
        hashes += step == REPLAY_HASH;
    }
    assert_true(hashes >= 10);
    assert_int_equal(game_hash(game), game_hash(app->play.session.game));
    game_free(game);
}

static void another_dungeon_ends_it(void **state) {
    (void)state;
    press(SDL_SCANCODE_O);
    run_ticks(5);
    begin_again(app, false);
    assert_false(journey_active(&app->play.journey));
    assert_int_equal(app->play.journey.path_count, 0);
}

#define JOURNEY_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        JOURNEY_TEST(o_explores_until_something_matters),
        JOURNEY_TEST(the_same_key_goes_on),
        JOURNEY_TEST(a_key_that_is_held_takes_over_at_once),
        JOURNEY_TEST(using_nothing_on_the_way_only_ends_it),
        JOURNEY_TEST(a_menu_ends_it),
        JOURNEY_TEST(the_map_sends_him_to_a_place),
        JOURNEY_TEST(the_map_knows_its_landmark_as_a_place),
        JOURNEY_TEST(a_recording_of_it_replays_exactly),
        JOURNEY_TEST(another_dungeon_ends_it),
    };
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (!home_open(&home)) return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return home_close(&home) ? failed : 1;
}
