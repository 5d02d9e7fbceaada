// Each flaw that the proof of a level can find, and where, in levels so small that the flaw can be seen.
#include "gen/makers/makers.h"
#include "gen/prove/prove.h"
#include "support/picture.h"
#include "support/unit.h"

typedef struct Case {
    Level level;
    DistMap reach;
} Case;

static Case begin(const char *rows) {
    Case one = {.level = level_from_picture(rows)};
    assert_true(dist_init(&one.reach, one.level.tiles.w, one.level.tiles.h));
    return one;
}

static void expect_done(Case *one, Flaw flaw, int x, int y) {
    Vec where = {-1, -1};
    assert_int_equal(prove_level(&one->level, &one->reach, &where), flaw);
    assert_int_equal(where.x, x);
    assert_int_equal(where.y, y);
    dist_free(&one->reach);
    level_free(&one->level);
}

static void expect(const char *rows, Flaw flaw, int x, int y) {
    Case one = begin(rows);
    expect_done(&one, flaw, x, y);
}

static void a_sound_level_has_none(void **state) {
    (void)state;
    expect("#######\n#@.*.g#\n#.#.#.#\n#..>..#\n#######\n", FLAW_NONE, 1, 1);
}

static void all_four_sides_are_solid(void **state) {
    (void)state;
    expect("##.####\n#@...*#\n#.....#\n#.....#\n#######\n", FLAW_BORDER, 2, 0);
    expect("#######\n#@...*#\n#.....#\n#.....#\n####.##\n", FLAW_BORDER, 4, 4);
    expect("#######\n#@...*#\n......#\n#.....#\n#######\n", FLAW_BORDER, 0, 2);
    expect("#######\n#@...*#\n#.....#\n#......\n#######\n", FLAW_BORDER, 6, 3);
}

static void what_is_walled_in_is_named(void **state) {
    (void)state;
    expect("#######\n#@..#>#\n#..*###\n#.....#\n#######\n", FLAW_CUT_OFF, 5, 1);
    expect("#######\n#@..#*#\n#...###\n#.....#\n#######\n", FLAW_CUT_OFF, 5, 1);
    expect("#######\n#@..#g#\n#..*###\n#.....#\n#######\n", FLAW_CUT_OFF, 5, 1);
    Case chest = begin("#######\n#@..#.#\n#..*###\n#.....#\n#######\n");
    assert_true(fixture_add(&chest.level, (Fixture){.kind = FIXTURE_CHEST, .cell = {5, 1}}));
    expect_done(&chest, FLAW_CUT_OFF, 5, 1);
}

static void two_things_share_no_cell(void **state) {
    (void)state;
    Case treasures = begin("#######\n#@...*#\n#.....#\n#.....#\n#######\n");
    assert_true(spawn_add(&treasures.level.items, ITEM_GEM, (Vec){5, 1}));
    expect_done(&treasures, FLAW_CROWD, 5, 1);
    Case start = begin("#######\n#@...*#\n#.....#\n#.....#\n#######\n");
    assert_true(spawn_add(&start.level.monsters, ACTOR_RAT, (Vec){1, 1}));
    expect_done(&start, FLAW_CROWD, 1, 1);
}

static void a_lock_needs_its_key_and_a_level_a_good(void **state) {
    (void)state;
    expect("#######\n#@.*1.#\n#...###\n#.....#\n#######\n", FLAW_LOCKED, 1, 1);
    expect("#######\n#@....#\n#.....#\n#.....#\n#######\n", FLAW_NOTHING, 1, 1);
}

// Behind a cracked wall lies only what nobody needs.
static void a_blast_is_never_needed(void **state) {
    (void)state;
    Case coins = begin("#######\n#@.*/.#\n#...###\n#.....#\n#######\n");
    assert_true(spawn_add(&coins.level.items, ITEM_COIN, (Vec){5, 1}));
    expect_done(&coins, FLAW_NONE, 1, 1);
    expect("#######\n#@.*/*#\n#...###\n#.....#\n#######\n", FLAW_LOCKED, 1, 1);
    expect("#######\n#@.*/g#\n#...###\n#.....#\n#######\n", FLAW_LOCKED, 1, 1);
    Case key = begin("#######\n#@.*/.#\n#1#.###\n#.#...#\n#######\n");
    assert_true(spawn_add(&key.level.items, ITEM_KEY_1, (Vec){5, 1}));
    expect_done(&key, FLAW_LOCKED, 1, 1);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_sound_level_has_none),
        cmocka_unit_test(all_four_sides_are_solid),
        cmocka_unit_test(what_is_walled_in_is_named),
        cmocka_unit_test(two_things_share_no_cell),
        cmocka_unit_test(a_blast_is_never_needed),
        cmocka_unit_test(a_lock_needs_its_key_and_a_level_a_good),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
