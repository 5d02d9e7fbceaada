// Needs pictures.
#include "sim/state/bag.h"
#include "view/screens/bag.h"

#include "kit.h"

#include "support/unit.h"

static const char *const CELLAR[] = {"#######", "#.....#", "#..@..#", "#.....#", "#######"};

static World *world;
static Image picture, other;

static int set_up(void **state) {
    (void)state;
    world = kit_world(CELLAR, 5);
    for (int i = 0; i < GEAR_COUNT; i++) world->hero.worn[i] = -1;
    picture = guarded_image(640, 360);
    other = guarded_image(640, 360);
    return 0;
}
static int tear_down(void **state) {
    (void)state;
    bool intact = guard_intact(&picture) && guard_intact(&other);
    guarded_free(&picture);
    guarded_free(&other);
    kit_free(world);
    return intact ? 0 : -1;
}

static void draw(Image *to, int cursor) {
    BagPage page = {.world = world,
                    .cursor = cursor,
                    .use_key = "E",
                    .throw_key = "K",
                    .slot_keys = "1-5",
                    .back_key = "I"};
    for (int i = 0; i < to->w * to->h; i++) to->pixels[i] = COLOUR_INK;
    bag_page_draw(&kit.ui, to, &page);
}

// The page before and after a change differ.
static void assert_shows_change(void) {
    draw(&other, 0);
    assert_false(image_same(&picture, &other));
    draw(&picture, 0);
}

static void lists_what_is_in_the_bag_in_the_order_of_kinds(void **state) {
    (void)state;
    assert_int_equal(bag_page_count_kinds(world), 1); // the candles that he begins with
    world->hero.bag.stock[ITEM_GEM] = 2;
    world->hero.bag.stock[ITEM_SCROLL_SEAL] = 1;
    world->hero.bag.stock[ITEM_HEART] = 5; // never in a bag
    assert_int_equal(bag_page_count_kinds(world), 3);
    assert_int_equal(bag_page_kind(world, 0), ITEM_CANDLE);
    assert_int_equal(bag_page_kind(world, 1), ITEM_GEM);
    assert_int_equal(bag_page_kind(world, 2), ITEM_SCROLL_SEAL);
    assert_int_equal(bag_page_kind(world, 3), -1);
    assert_int_equal(bag_page_kind(world, -1), -1);
}

static void gifts_stand_below_what_is_in_the_bag(void **state) {
    (void)state;
    world->hero.gifts[item_lasting_gift_or_none(ITEM_GIFT_LENS)] = true;
    assert_int_equal(bag_page_count_kinds(world), 2);
    assert_int_equal(bag_page_kind(world, 1), ITEM_GIFT_LENS);
    draw(&picture, 1);
    world->hero.gifts[item_lasting_gift_or_none(ITEM_GIFT_LENS)] = false;
    world->hero.gifts[item_lasting_gift_or_none(ITEM_GIFT_COAT)] = true;
    draw(&other, 1);
    assert_false(image_same(&picture, &other));
}

static void a_kind_keeps_its_line_and_leaves_it_to_the_next(void **state) {
    (void)state;
    Bag *bag = &world->hero.bag;
    bag->stock[ITEM_HONEY] = bag->stock[ITEM_GEM] = bag->stock[ITEM_BOMB] = 1;
    assert_int_equal(bag_page_nearest(world, ITEM_GEM), 2);
    bag->stock[ITEM_CHEESE] = 1;
    assert_int_equal(bag_page_nearest(world, ITEM_GEM), 3);
    bag->stock[ITEM_GEM] = 0;
    assert_int_equal(bag_page_kind(world, bag_page_nearest(world, ITEM_GEM)), ITEM_BOMB);
    bag->stock[ITEM_BOMB] = 0;
    assert_int_equal(bag_page_kind(world, bag_page_nearest(world, ITEM_GEM)), ITEM_HONEY); // the last
    memset(bag->stock, 0, sizeof bag->stock);
    assert_int_equal(bag_page_nearest(world, ITEM_GEM), 0);
}

static void points_are_value_times_depth_of_each(void **state) {
    (void)state;
    world->hero.bag.from[ITEM_GEM][1] = 2;
    world->hero.bag.from[ITEM_GEM][3] = 1;
    world->hero.bag.from[ITEM_GEM][0] = 9; // these bring none
    assert_int_equal(bag_points(&world->hero.bag, ITEM_GEM), 2 * 50 + 3 * 50);
}

static void shows_all_that_it_is_about(void **state) {
    (void)state;
    draw(&picture, 0);
    world->hero.bag.stock[ITEM_GEM]++;
    assert_shows_change();
    world->hero.bag.from[ITEM_GEM][2]++;
    assert_shows_change();
    world->hero.bag.hallowed[ITEM_GEM][2]++;
    assert_shows_change();
    world->hero.bag.slots[1] = ITEM_GEM;
    assert_shows_change();
    world->hero.bag.kept[1] = true;
    assert_shows_change();
    world->hero.bag.hand = ITEM_GEM;
    assert_shows_change();
    world->hero.worn[0] = ITEM_AXE;
    assert_shows_change();
    world->hero.power[POWER_AEGIS] = 200;
    assert_shows_change();
    world->hero.score.coins++;
    assert_shows_change();
    world->collected++;
    assert_shows_change();
    world->remaining++;
    assert_shows_change();
    world->clock = (TollClock){.on = true, .quota = 3};
    assert_shows_change();
    world->hero.score.delivered += 80;
    assert_shows_change();
}

static void the_cursor_shows_what_its_thing_is_good_for(void **state) {
    (void)state;
    world->hero.bag.stock[ITEM_GEM] = 1;
    draw(&picture, 0);
    draw(&other, 1);
    assert_false(image_same(&picture, &other));
}

static void a_full_bag_fits_wherever_the_cursor_is(void **state) {
    (void)state;
    for (int kind = 0; kind < ITEM_COUNT; kind++) world->hero.bag.stock[kind] = 999;
    for (int kind = 0; kind < ITEM_COUNT; kind++) world->hero.bag.from[kind][7] = 200;
    for (int i = 0; i < GEAR_COUNT; i++) world->hero.worn[i] = ITEM_HOURS_RING;
    for (int i = 0; i < POWER_COUNT; i++) world->hero.power[i] = 900;
    world->clock = (TollClock){.on = true, .quota = 99};
    for (int cursor = -3; cursor < 30; cursor++) {
        draw(&picture, cursor); // guards are looked at when the test ends
        draw(&other, int_clamp(cursor, 0, bag_page_count_kinds(world) - 1));
        assert_true(image_same(&picture, &other));
    }
}

static void a_full_bag_fits_a_small_layer(void **state) {
    (void)state;
    Image small = guarded_image(400, 300);
    for (int kind = 0; kind < ITEM_COUNT; kind++) world->hero.bag.stock[kind] = 99;
    for (int i = 0; i < POWER_COUNT; i++) world->hero.power[i] = 5400;
    for (int cursor = 0; cursor < bag_page_count_kinds(world); cursor++) draw(&small, cursor);
    assert_true(guard_intact(&small));
    guarded_free(&small);
}

// An active power takes a line away from the figures below it.
static void the_figures_leave_what_is_below_them_alone(void **state) {
    (void)state;
    Image small = guarded_image(400, 300), less = guarded_image(400, 300);
    world->clock = (TollClock){.on = true, .quota = 9};
    draw(&picture, 0);
    draw(&small, 0);
    for (int i = 0; i < POWER_COUNT; i++) world->hero.power[i] = 5400;
    draw(&other, 0);
    draw(&less, 0);
    assert_true(image_same_in(&picture, &other, (Rect){374, 322, 266, 38})); // the way back
    assert_true(image_same_in(&small, &less, (Rect){0, 230, 400, 70}));      // the words
    assert_false(image_same_in(&picture, &other, (Rect){374, 0, 266, 322}));
    guarded_free(&small);
    guarded_free(&less);
}

static void an_empty_bag_says_so(void **state) {
    (void)state;
    draw(&picture, 0);
    world->hero.bag.stock[ITEM_CANDLE] = 0;
    assert_shows_change();
}

#define BAG_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        BAG_TEST(lists_what_is_in_the_bag_in_the_order_of_kinds),
        BAG_TEST(gifts_stand_below_what_is_in_the_bag),
        BAG_TEST(a_kind_keeps_its_line_and_leaves_it_to_the_next),
        BAG_TEST(points_are_value_times_depth_of_each),
        BAG_TEST(shows_all_that_it_is_about),
        BAG_TEST(the_cursor_shows_what_its_thing_is_good_for),
        BAG_TEST(a_full_bag_fits_wherever_the_cursor_is),
        BAG_TEST(a_full_bag_fits_a_small_layer),
        BAG_TEST(the_figures_leave_what_is_below_them_alone),
        BAG_TEST(an_empty_bag_says_so),
    };
    return cmocka_run_group_tests_name("bag", tests, open_kit, close_kit);
}
