// Needs pictures.
// What the panels show.
#include "view/canvas/worn.h"

#include "hud_stage.h"

static void shows_collected_and_remaining(void **state) {
    (void)state;
    before();
    world->collected++;
    assert_only_differs(HUD_TREASURES);
    world->collected--;
    world->remaining++;
    ticks(1, NULL, 0);
    assert_only_differs(HUD_TREASURES);
}

static void shows_hit_points_and_kills(void **state) {
    (void)state;
    before();
    world->actors[HERO].hp--;
    assert_only_differs(HUD_HERO);
    world->actors[HERO].hp++;
    world->hero.score.kills++;
    assert_only_differs(HUD_HERO);
}

static void shows_coins(void **state) {
    (void)state;
    before();
    world->hero.score.coins++;
    assert_only_differs(HUD_HERO);
}

static void shows_what_works_and_for_how_long(void **state) {
    (void)state;
    assert_int_equal(hud_rect(&hud, &kit.ui, world, HUD_POWERS).w, 0);
    world->hero.power[POWER_ZEAL] = 900;
    int one = hud_rect(&hud, &kit.ui, world, HUD_POWERS).w;
    world->hero.power[POWER_AEGIS] = 300;
    assert_true(hud_rect(&hud, &kit.ui, world, HUD_POWERS).w > one && one > 0);
    before();
    world->hero.power[POWER_AEGIS] = 150;
    assert_only_differs(HUD_POWERS);
}

static void all_that_he_is_under_shows_with_its_time(void **state) {
    (void)state;
    world->hero.night = 600;
    assert_true(hud_rect(&hud, &kit.ui, world, HUD_POWERS).w > 0);
    before();
    world->hero.night = 540; // one second is to be told from the next
    assert_only_differs(HUD_POWERS);
    before();
    world->hero.night = 480;
    assert_only_differs(HUD_POWERS);
    int one = hud_rect(&hud, &kit.ui, world, HUD_POWERS).w;
    world->hero.sealed = true;
    assert_true(hud_rect(&hud, &kit.ui, world, HUD_POWERS).w > one);
    before();
    world->hero.looks[ITEM_SCROLL_SEAL] = 2; // by the scroll that it was
    assert_only_differs(HUD_POWERS);
}

static void shows_the_time(void **state) {
    (void)state;
    char text[HUD_TEXT_MAX];
    before();
    world->tick += 61;
    assert_only_differs(HUD_MAP);
    assert_string_equal(hud_time_text(0, text), "0:00");
    assert_string_equal(hud_time_text(60 * 768 + 59, text), "12:48");
    assert_string_equal(hud_time_text(60 * 3661, text), "1:01:01");
}

static void shows_who_acts_next_where_time_waits(void **state) {
    (void)state;
    Actor *rat = &world->actors[2]; // the one in sight
    rat->brain.mind = MIND_ASLEEP;
    assert_int_equal(hud_rect(&hud, &kit.ui, world, HUD_TURNS).w, 0);
    world->hero.pace = PACE_TURNS;
    int alone = hud_rect(&hud, &kit.ui, world, HUD_TURNS).w;
    rat->brain.mind = MIND_CHASE;
    assert_true(alone > 0 && hud_rect(&hud, &kit.ui, world, HUD_TURNS).w > alone);
    before();
    rat->act = ACT_WINDUP;
    assert_only_differs(HUD_TURNS);
}

static void equal_worlds_look_equal(void **state) {
    (void)state;
    World *twin = kit_world(CELLAR, 6);
    Hud twin_hud;
    hud_init_for_game(&twin_hud, twin);
    hud_draw_all(&hud, &kit.ui, world, &layer);
    hud_draw_all(&twin_hud, &kit.ui, twin, &other);
    assert_true(image_same(&layer, &other));
    kit_free(twin);
}

static void the_map_tells_nothing_unexplored(void **state) {
    (void)state;
    before();
    world->floor.items[1].taken = true; // beyond the wall
    world->actors[1].kind = ACTOR_NONE;
    hud_draw_all(&hud, &kit.ui, world, &other);
    assert_true(image_same(&layer, &other));
    world->floor.items[0].taken = true; // in sight
    assert_only_differs(HUD_MAP);
}

static void the_map_shows_monsters_only_while_seen(void **state) {
    (void)state;
    before();
    world->actors[1].pos = cell_centre((Vec){9, 3});
    assert_only_differs(HUD_MAP);
    world->actors[1].pos = cell_centre((Vec){45, 3});
    hud_draw_all(&hud, &kit.ui, world, &other);
    Image *seen = &other;
    world->actors[1].kind = ACTOR_NONE;
    hud_draw_all(&hud, &kit.ui, world, &layer);
    assert_true(image_same(&layer, seen));
}

static void lost_hearts_flash_and_settle(void **state) {
    (void)state;
    world->actors[HERO].hp -= 3;
    ticks(1, NULL, 0);
    bool flashed = false;
    for (int i = 0; i < 20; i++) {
        hud_draw_all(&hud, &kit.ui, world, &layer);
        ticks(1, NULL, 0);
        hud_draw_all(&hud, &kit.ui, world, &other);
        flashed = flashed || !image_same_in(&layer, &other, hud_rect(&hud, &kit.ui, world, HUD_HERO));
    }
    assert_true(flashed);
    ticks(60, NULL, 0);
    Hud calm;
    hud_init_for_game(&calm, world);
    hud_draw_all(&hud, &kit.ui, world, &layer);
    hud_draw_all(&calm, &kit.ui, world, &other);
    assert_true(image_same_in(&layer, &other, hud_rect(&hud, &kit.ui, world, HUD_HERO)));
}

static int painted(const Image *image) {
    int count = 0;
    for (int i = 0; i < image->w * image->h; i++) count += image->pixels[i] >> 24 != 0;
    return count;
}

static void a_larger_key_cap_is_the_same_cap_larger(void **state) {
    (void)state;
    memset(layer.pixels, 0, (size_t)layer.w * (size_t)layer.h * sizeof *layer.pixels);
    panel_draw_key_cap(&kit.ui, &layer, (Vec){20, 20}, "WASD");
    int once = painted(&layer);
    memset(layer.pixels, 0, (size_t)layer.w * (size_t)layer.h * sizeof *layer.pixels);
    panel_centre_key_cap(&kit.ui, &layer, (Vec){100, 20}, 2, "WASD");
    assert_int_equal(painted(&layer), 4 * once);
}

static void the_eye_is_open_while_he_is_exposed(void **state) {
    (void)state;
    world->hero.lantern_shut = false;
    before();
    world->hero.lantern_shut = true;
    assert_only_differs(HUD_HERO);
}

static void the_map_keeps_what_was_seen_last(void **state) {
    (void)state;
    before();
    grid_set(&world->level.tiles, (Vec){5, 2}, TILE_WALL); // changed behind his back
    grid_set(&world->level.decor, (Vec){4, 0}, DECOR_TORCH);
    hud_draw_all(&hud, &kit.ui, world, &other);
    assert_true(image_same(&layer, &other));
    grid_set(&world->known.tiles, (Vec){5, 2}, TILE_WALL);
    assert_only_differs(HUD_MAP);
}

static void the_map_dims_what_a_toll_may_have_changed(void **state) {
    (void)state;
    before();
    grid_set(&world->known.explored, (Vec){9, 2}, KNOWN_STALE);
    assert_only_differs(HUD_MAP);
    before();
    world->floor.items[0].pos = cell_centre((Vec){9, 2}); // he cannot know what lies there now
    world->floor.items[0].taken = false;
    Image with = other;
    hud_draw_all(&hud, &kit.ui, world, &with);
    world->floor.items[0].taken = true;
    hud_draw_all(&hud, &kit.ui, world, &layer);
    assert_true(image_same(&layer, &with));
}

static void keys_show_while_he_has_them(void **state) {
    (void)state;
    assert_int_equal(hud_rect(&hud, &kit.ui, world, HUD_KEYS).w, 0);
    world->hero.keys[0] = 1;
    Rect one = hud_rect(&hud, &kit.ui, world, HUD_KEYS);
    before();
    world->hero.keys[0] = 0;
    world->hero.keys[1] = 1;
    assert_only_differs(HUD_KEYS); // told apart in the same place
    world->hero.keys[0] = 2;
    world->hero.keys[3] = 12;
    assert_true(hud_rect(&hud, &kit.ui, world, HUD_KEYS).w > one.w);
}

static void who_lies_in_ambush_is_not_on_the_map(void **state) {
    (void)state;
    world->actors[2].brain.mind = MIND_AMBUSH;
    before();
    world->actors[2].kind = ACTOR_NONE;
    hud_draw_all(&hud, &kit.ui, world, &other);
    assert_true(image_same(&layer, &other));
}

// Whoever draws the level hands it over.
static void the_portrait_is_that_of_who_wears_something(void **state) {
    (void)state;
    Image dressed = guarded_image(WORN_SIDE, WORN_SIDE);
    image_fill(&dressed, (Rect){0, 0, WORN_SIDE, WORN_SIDE}, COLOUR_GREEN);
    before();
    hud.portrait = &dressed;
    assert_only_differs(HUD_HERO);
    assert_true(guard_intact(&dressed));
    guarded_free(&dressed);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        HUD_TEST(shows_collected_and_remaining),
        HUD_TEST(shows_hit_points_and_kills),
        HUD_TEST(shows_the_time),
        HUD_TEST(shows_coins),
        HUD_TEST(shows_what_works_and_for_how_long),
        HUD_TEST(shows_who_acts_next_where_time_waits),
        HUD_TEST(equal_worlds_look_equal),
        HUD_TEST(the_map_tells_nothing_unexplored),
        HUD_TEST(the_map_shows_monsters_only_while_seen),
        HUD_TEST(lost_hearts_flash_and_settle),
        HUD_TEST(all_that_he_is_under_shows_with_its_time),
        HUD_TEST(a_larger_key_cap_is_the_same_cap_larger),
        HUD_TEST(the_eye_is_open_while_he_is_exposed),
        HUD_TEST(the_map_keeps_what_was_seen_last),
        HUD_TEST(the_map_dims_what_a_toll_may_have_changed),
        HUD_TEST(keys_show_while_he_has_them),
        HUD_TEST(who_lies_in_ambush_is_not_on_the_map),
        HUD_TEST(the_portrait_is_that_of_who_wears_something),
    };
    return cmocka_run_group_tests(tests, open_kit, close_kit);
}
