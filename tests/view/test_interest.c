// In which order a cursor goes from thing to thing.
#include "view/hud/describe.h"

#include "kit.h"
#include "support/unit.h"
#include "view/hud/interest.h"

// The hero, a thing beside him, and farther off a rat that sleeps and one that does not.
static const char *const HALL[] = {
    "##########", "#@*...r..#", "#......r.#", "##########", "##########",
};
static const Vec THING = {2, 1}, SLEEPER = {6, 1}, AWAKE = {7, 2};

static World *world;
static Interest things;

static int set_up(void **state) {
    (void)state;
    world = kit_world(HALL, 5);
    world->actors[1].brain.mind = MIND_ASLEEP;
    things.count = 0;
    interest_insert(&things, world, THING);
    interest_insert(&things, world, SLEEPER);
    interest_insert(&things, world, AWAKE);
    return 0;
}

static int tear_down(void **state) {
    (void)state;
    kit_free(world);
    return 0;
}

static void check_next(Vec from, int by, Vec expected) {
    assert_true(vec_eq(interest_next(&things, from, by), expected));
}

static void who_is_awake_comes_first_then_who_sleeps_then_things(void **state) {
    (void)state;
    check_next(AWAKE, 1, SLEEPER);
    check_next(SLEEPER, 1, THING);
    check_next(THING, 1, AWAKE);
    check_next(AWAKE, -1, THING);
}

static void from_anywhere_else_it_begins_at_an_end(void **state) {
    (void)state;
    static const Vec BARE = {5, 2};
    check_next(BARE, 1, AWAKE);
    check_next(BARE, -1, THING);
    things.count = 0;
    check_next(BARE, 1, BARE);
}

int main(void) {
    static const struct CMUnitTest TESTS[] = {
        cmocka_unit_test_setup_teardown(who_is_awake_comes_first_then_who_sleeps_then_things, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(from_anywhere_else_it_begins_at_an_end, set_up, tear_down),
    };
    return cmocka_run_group_tests(TESTS, NULL, NULL);
}
