// What is seen turn by turn: marked cells, bodies on their way, where missiles flew.
#include "support/unit.h"
#include "view/canvas/camera.h"

static const char *const HALL[] = {
    "##############", "#............#", "#............#", "#.....@......#",
    "#............#", "#............#", "##############",
};
enum { HALL_H = 7, FRAME_PX = 640 * 360 };

#include "view/show.h"

// Where the level's upper left lies in the frame.
static Vec origin(void) {
    Vec size = {show.frame.w, show.frame.h}, hero = tweens_body_px(NULL, show.world, HERO, 256);
    return camera_following_hero(show.world, &(CameraLookAhead){0}, hero, size, (Vec){NEAR_W, NEAR_H}, 256)
        .origin;
}

// Pixels of a cell that differ from an earlier picture.
static int changed(const uint32_t *before, Vec cell) {
    Vec at = vec_sub((Vec){cell.x * CELL_PX, cell.y * CELL_PX}, origin());
    int count = 0;
    for (int i = 0; i < CELL_PX * CELL_PX; i++) {
        int px = (at.y + i / CELL_PX) * show.frame.w + at.x + i % CELL_PX;
        count += show.frame.pixels[px] != before[px];
    }
    return count;
}

static uint32_t before[FRAME_PX];

static void remember(void) {
    (void)seen();
    memcpy(before, show.frame.pixels, sizeof before);
}

static Actor *goblin_beside(void) {
    stage_actor(show.world, ACTOR_GOBLIN, (Vec){7, 3});
    Actor *goblin = &show.world->actors[show.world->actor_count - 1];
    goblin->aim = DIR_W;
    return goblin;
}

static void cells_are_marked_where_a_blow_will_fall(void **state) {
    (void)state;
    Actor *goblin = goblin_beside();
    show.world->hero.pace = PACE_TURNS;
    remember();
    goblin->act = ACT_WINDUP;
    (void)drawn();
    assert_true(changed(before, (Vec){6, 4}) > 200);
    assert_true(changed(before, (Vec){6, 2}) > 200);
    assert_int_equal(changed(before, (Vec){5, 4}), 0);
    assert_int_equal(changed(before, (Vec){8, 4}), 0);
    show.world->hero.pace = PACE_REAL;
    (void)drawn();
    assert_int_equal(changed(before, (Vec){6, 4}), 0);
}

static void what_falls_later_looks_other_than_what_falls_next(void **state) {
    (void)state;
    stage_actor(show.world, ACTOR_POACHER, (Vec){2, 3});
    Actor *poacher = &show.world->actors[show.world->actor_count - 1];
    poacher->push = (Vec){1536, 0};
    show.world->hero.pace = PACE_TURNS;
    poacher->act = ACT_WINDUP;
    remember();
    poacher->act_ticks = TURN_TICKS; // of two turns
    (void)drawn();
    assert_true(changed(before, (Vec){9, 3}) > 20);
}

static void who_hops_is_on_his_way_for_some_ticks(void **state) {
    (void)state;
    static Tweens slides;
    Actor *hero = &show.world->actors[HERO];
    Vec from = tweens_body_px(NULL, show.world, HERO, 256), last = from;
    tweens_clear(&slides);
    show.world->hero.pace = PACE_TURNS;
    hero->pos.x += CELL_SUB;
    for (int tick = 0; tick < SLIDE_TICKS; tick++) {
        tweens_tick(&slides, show.world);
        hero->prev = hero->pos;
        Vec at = tweens_body_px(&slides, show.world, HERO, 256);
        assert_in_range(at.x - last.x, 3, 5);
        last = at;
    }
    assert_int_equal(last.x, from.x + CELL_PX);
    hero->prev = hero->pos;
    tweens_tick(&slides, show.world);
    assert_int_equal(slides.at[HERO].left, 0);
    assert_int_equal(tweens_body_px(&slides, show.world, HERO, 0).x, from.x + CELL_PX);
    hero->pos.x += 5 * CELL_SUB; // put elsewhere
    tweens_tick(&slides, show.world);
    assert_int_equal(slides.at[HERO].left, 0);
}

static void a_streak_tells_where_a_missile_flew(void **state) {
    (void)state;
    World *world = show.world;
    remember();
    world->events.at[0] = (Event){.kind = EVENT_SHOT, .pos = cell_centre((Vec){6, 3})};
    world->events.at[1] = (Event){.kind = EVENT_LAND, .pos = cell_centre((Vec){11, 3})};
    world->events.count = 2;
    scene_tick(show.scene, world);
    (void)drawn();
    int plain = changed(before, (Vec){8, 3});
    world->hero.pace = PACE_TURNS;
    remember();
    scene_tick(show.scene, world);
    (void)drawn();
    assert_true(changed(before, (Vec){8, 3}) > plain);
}

#define TURNS_TEST(test) cmocka_unit_test_setup_teardown(test, open_show, close_show)

int main(void) {
    const struct CMUnitTest tests[] = {
        TURNS_TEST(cells_are_marked_where_a_blow_will_fall),
        TURNS_TEST(what_falls_later_looks_other_than_what_falls_next),
        TURNS_TEST(who_hops_is_on_his_way_for_some_ticks),
        TURNS_TEST(a_streak_tells_where_a_missile_flew),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
