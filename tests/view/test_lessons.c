// The first minute's key caps.
#include "gen/gen.h"
#include "map/vestibule.h"
#include "sim/game.h"
#include "support/unit.h"
#include "view/scene/tutorial.h"

static Game *game;
static World *world;
static Lessons lessons;

static int set_up(void **state) {
    (void)state;
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    options.descent = true;
    options.seed = 3;
    gen_usual_size(&options);
    game = game_new(&options);
    if (game == NULL) return -1;
    world = game_world(game);
    lessons = (Lessons){.keys = {"Arrows", "Space", "Q", "E"}};
    lessons_watch(&lessons, world);
    return 0;
}

static int tear_down(void **state) {
    (void)state;
    game_free(game);
    return 0;
}

static bool taught(Lesson lesson) {
    Vec cell;
    return lessons_find(&lessons, world, lesson, &cell);
}

static void each_thing_has_its_cap_on_free_floor_of_its_own(void **state) {
    (void)state;
    Vec cells[LESSON_COUNT];
    for (int i = 0; i < LESSON_COUNT; i++) {
        if (!lessons_find(&lessons, world, (Lesson)i, &cells[i])) fail_msg("lesson %d", i);
        assert_false(level_solid(&world->level, cells[i]));
        for (int k = 0; k < i; k++) assert_true(!vec_eq(cells[i], cells[k]));
    }
}

static void walking_is_learned_by_two_steps(void **state) {
    (void)state;
    lessons_tick(&lessons, world);
    assert_true(taught(LESSON_WALK));
    world->cache.hero_cell.x -= 2;
    lessons_tick(&lessons, world);
    world->cache.hero_cell = world->level.start;
    assert_false(taught(LESSON_WALK));
}

static void striking_is_learned_when_the_pot_is_gone(void **state) {
    (void)state;
    for (int y = 0; y < VESTIBULE_H; y++) {
        for (int x = 0; x < VESTIBULE_W; x++) {
            Vec cell = {world->level.vestibule.x + x, world->level.vestibule.y + y};
            if (level_tile(&world->level, cell) == TILE_POT) level_set(&world->level, cell, TILE_FLOOR);
        }
    }
    assert_false(taught(LESSON_STRIKE));
}

static void the_shutter_is_learned_once_shut_or_when_the_rat_is_dead(void **state) {
    (void)state;
    assert_true(taught(LESSON_SHUTTER));
    lessons.shut = true;
    assert_false(taught(LESSON_SHUTTER));
    lessons.shut = false;
    for (int i = HERO + 1; i < world->actor_count; i++) world->actors[i].kind = ACTOR_NONE;
    assert_false(taught(LESSON_SHUTTER));
}

static void lighting_is_learned_by_lighting(void **state) {
    (void)state;
    assert_true(taught(LESSON_LIGHT));
    event_add(&world->events, (Event){.kind = EVENT_KINDLE, .actor = 1});
    lessons_tick(&lessons, world); // a monster's does not count
    assert_true(taught(LESSON_LIGHT));
    event_add(&world->events, (Event){.kind = EVENT_KINDLE, .actor = HERO});
    lessons_tick(&lessons, world);
    assert_false(taught(LESSON_LIGHT));
}

static void without_a_vestibule_nothing_is_taught(void **state) {
    (void)state;
    world->level.vestibule = (Rect){0, 0, 0, 0};
    lessons_watch(&lessons, world);
    for (int i = 0; i < LESSON_COUNT; i++) assert_false(taught((Lesson)i));
}

static void a_new_game_teaches_anew(void **state) {
    (void)state;
    lessons.walked = lessons.shut = lessons.lit = true;
    world->tick = 500;
    lessons_watch(&lessons, world);
    assert_false(taught(LESSON_WALK));
    world->tick = 0;
    lessons_watch(&lessons, world);
    assert_true(taught(LESSON_WALK) && taught(LESSON_LIGHT));
}

#define LESSON_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        LESSON_TEST(each_thing_has_its_cap_on_free_floor_of_its_own),
        LESSON_TEST(walking_is_learned_by_two_steps),
        LESSON_TEST(striking_is_learned_when_the_pot_is_gone),
        LESSON_TEST(the_shutter_is_learned_once_shut_or_when_the_rat_is_dead),
        LESSON_TEST(lighting_is_learned_by_lighting),
        LESSON_TEST(without_a_vestibule_nothing_is_taught),
        LESSON_TEST(a_new_game_teaches_anew),
    };
    return cmocka_run_group_tests_name("lessons", tests, NULL, NULL);
}
