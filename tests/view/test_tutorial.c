// The prompts of the first minute.
#include "gen/gen.h"
#include "map/vestibule.h"
#include "sim/game.h"
#include "support/unit.h"
#include "view/scene/caps.h"

static Game *game;
static World *world;
static Tutorial tutorial;

static int set_up(void **state) {
    (void)state;
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    options.descent = true;
    options.seed = 3;
    gen_set_usual_size(&options);
    game = game_new(&options);
    if (game == NULL) return -1;
    world = game_world(game);
    tutorial = (Tutorial){.keys = {"Arrows", "Space", "Q", "E"}};
    tutorial_enter_level(&tutorial, world);
    return 0;
}

static int tear_down(void **state) {
    (void)state;
    game_free(game);
    return 0;
}

static bool taught(TutorialStep step) {
    Vec cell;
    return tutorial_step_is_due(&tutorial, world, step, &cell);
}

static void each_thing_has_a_cap_in_a_cell_of_its_own(void **state) {
    (void)state;
    Vec cells[TUTORIAL_COUNT];
    for (int i = 0; i < TUTORIAL_COUNT; i++) {
        if (!tutorial_step_is_due(&tutorial, world, (TutorialStep)i, &cells[i])) fail_msg("lesson %d", i);
        bool pot = level_tile(&world->level, cells[i]) == TILE_POT;
        assert_true(pot == (i == TUTORIAL_STRIKE) && (pot || !level_solid(&world->level, cells[i])));
        for (int k = 0; k < i; k++) assert_true(!vec_eq(cells[i], cells[k]));
    }
}

static void walking_is_learned_by_two_steps(void **state) {
    (void)state;
    tutorial_tick(&tutorial, world);
    assert_true(taught(TUTORIAL_WALK));
    world->cache.hero_cell.x -= 2;
    tutorial_tick(&tutorial, world);
    world->cache.hero_cell = world->level.start;
    assert_false(taught(TUTORIAL_WALK));
}

static void no_cap_is_shown_where_he_stands(void **state) {
    (void)state;
    Vec cell;
    for (int i = 0; i < 20; i++) tutorial_tick(&tutorial, world);
    assert_true(tutorial.shown[TUTORIAL_WALK] > 0);
    assert_true(tutorial_step_is_due(&tutorial, world, TUTORIAL_WALK, &cell));
    assert_false(vec_eq(cell, world->cache.hero_cell));
    world->cache.hero_cell = cell;
    for (int i = 0; i < 200; i++) tutorial_tick(&tutorial, world);
    assert_int_equal(tutorial.shown[TUTORIAL_WALK], 0);
}

static void striking_is_learned_when_the_pot_is_gone(void **state) {
    (void)state;
    for (int y = 0; y < VESTIBULE_H; y++) {
        for (int x = 0; x < VESTIBULE_W; x++) {
            Vec cell = {world->level.vestibule.x + x, world->level.vestibule.y + y};
            if (level_tile(&world->level, cell) == TILE_POT)
                level_change_tile(&world->level, cell, TILE_FLOOR);
        }
    }
    assert_false(taught(TUTORIAL_STRIKE));
}

static void the_shutter_is_learned_once_shut_or_when_the_rat_is_dead(void **state) {
    (void)state;
    assert_true(taught(TUTORIAL_SHUTTER));
    tutorial.shut = true;
    assert_false(taught(TUTORIAL_SHUTTER));
    tutorial.shut = false;
    world->hero.lantern_shut = true;
    assert_false(taught(TUTORIAL_SHUTTER));
    for (int i = HERO + 1; i < world->actor_count; i++) world->actors[i].kind = ACTOR_NONE;
    assert_true(taught(TUTORIAL_SHUTTER)); // to open it again
    world->hero.lantern_shut = false;
    assert_false(taught(TUTORIAL_SHUTTER));
}

static void lighting_is_learned_by_lighting(void **state) {
    (void)state;
    assert_true(taught(TUTORIAL_LIGHT));
    event_add(&world->events, (Event){.kind = EVENT_KINDLE, .actor = 1});
    tutorial_tick(&tutorial, world); // a monster's does not count
    assert_true(taught(TUTORIAL_LIGHT));
    event_add(&world->events, (Event){.kind = EVENT_KINDLE, .actor = HERO});
    tutorial_tick(&tutorial, world);
    assert_false(taught(TUTORIAL_LIGHT));
}

static void without_a_vestibule_nothing_is_taught(void **state) {
    (void)state;
    world->level.vestibule = (Rect){0, 0, 0, 0};
    tutorial_enter_level(&tutorial, world);
    for (int i = 0; i < TUTORIAL_COUNT; i++) assert_false(taught((TutorialStep)i));
}

static void a_new_game_teaches_anew(void **state) {
    (void)state;
    tutorial.walked = tutorial.shut = tutorial.lit = true;
    world->tick = 500;
    tutorial_enter_level(&tutorial, world);
    assert_false(taught(TUTORIAL_WALK));
    world->tick = 0;
    tutorial_enter_level(&tutorial, world);
    assert_true(taught(TUTORIAL_WALK) && taught(TUTORIAL_LIGHT));
}

#define TUTORIAL_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        TUTORIAL_TEST(each_thing_has_a_cap_in_a_cell_of_its_own),
        TUTORIAL_TEST(walking_is_learned_by_two_steps),
        TUTORIAL_TEST(no_cap_is_shown_where_he_stands),
        TUTORIAL_TEST(striking_is_learned_when_the_pot_is_gone),
        TUTORIAL_TEST(the_shutter_is_learned_once_shut_or_when_the_rat_is_dead),
        TUTORIAL_TEST(lighting_is_learned_by_lighting),
        TUTORIAL_TEST(without_a_vestibule_nothing_is_taught),
        TUTORIAL_TEST(a_new_game_teaches_anew),
    };
    return cmocka_run_group_tests_name("lessons", tests, NULL, NULL);
}
