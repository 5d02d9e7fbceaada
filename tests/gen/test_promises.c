// Once is enough: not again under the sanitizers.
// What GENERATORS promise, for many seeds, sizes and options, judged by an independent checker.
#include "gen/checker_level.h"
#include "gen/shapes.h"
#include "support/unit.h"

enum { SEEDS = 400, SMALL = 12 };

static void blame(const GenOptions *o, const char *flaw) {
    fail_msg("%s: %s %dx%d seed %llu rooms %d suppress %d corridor %d connect %d barred %d", flaw,
             GENERATORS[o->kind]->name, o->w, o->h, (unsigned long long)o->seed, o->rooms, o->suppress,
             o->corridor, o->connect, (int)o->barred);
}

static void expect_same_again(const Level *level, const GenOptions *options) {
    Level again;
    assert_true(gen_level(&again, options));
    if (level_hash_cells(&again) != level_hash_cells(level))
        blame(options, "the same options give another level");
    level_free(&again);
}

// Treasures leave four cells to others, but one there is.
static void expect_room_left(const Level *level, const GenOptions *options) {
    int floor = 0, treasures = 0;
    for (int i = 0; i < level->tiles.w * level->tiles.h; i++) floor += TILES[level->tiles.cells[i]].way;
    for (int i = 0; i < level->items.count; i++) treasures += ITEMS[level->items.at[i].kind].counts;
    if (treasures > int_max(floor - 4, 1)) blame(options, "too many goods");
}

// Returns how many drafts were redone.
static int expect_all(const GenOptions *options) {
    Level level;
    Error error;
    if (!gen_check(options, &error)) blame(options, error.text);
    assert_true(gen_level(&level, options));
    const char *flaw = checker_flaw(&level, options);
    if (flaw != NULL) blame(options, flaw);
    expect_same_again(&level, options);
    expect_room_left(&level, options);
    int redone = level.attempts - 1;
    level_free(&level);
    return redone;
}

// As many seeds again as the usual size has are of odd sizes.
static void expect_kind(GenKind kind) {
    int redone = 0;
    for (uint64_t seed = 0; seed < 2 * SEEDS; seed++) {
        GenOptions options = shape_of(kind, seed);
        redone += expect_all(&options);
    }
    printf("%s: %d drafts of %d redone\n", GENERATORS[kind]->name, redone, 2 * SEEDS);
    assert_in_range(redone, 0, 2 * SEEDS / 100);
}

static void halls_keep_their_promises(void **state) {
    (void)state, expect_kind(GEN_HALLS);
}
static void pillars_keep_their_promises(void **state) {
    (void)state, expect_kind(GEN_PILLARS);
}
static void arcade_keeps_its_promises(void **state) {
    (void)state, expect_kind(GEN_ARCADE);
}
static void mazes_keep_their_promises(void **state) {
    (void)state, expect_kind(GEN_MAZE);
}
static void rooms_keep_their_promises(void **state) {
    (void)state, expect_kind(GEN_ROOMS);
}
static void scatter_keeps_its_promises(void **state) {
    (void)state, expect_kind(GEN_SCATTER);
}
static void caves_keep_their_promises(void **state) {
    (void)state, expect_kind(GEN_CAVES);
}

static void chambers_keep_their_promises(void **state) {
    (void)state, expect_kind(GEN_CHAMBERS);
}

// Every pair of small sides, where there is hardly a place for anything.
static void the_smallest_levels_can_be_made(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        GenOptions options = GENERATORS[kind]->defaults;
        Error error;
        for (int i = 0; i < 4 * SMALL * SMALL; i++) {
            options.w = LEVEL_SIDE_MIN + i % SMALL;
            options.h = LEVEL_SIDE_MIN + i / SMALL % SMALL;
            options.seed = (uint64_t)i;
            if (gen_check(&options, &error)) expect_all(&options);
        }
    }
}

static void the_largest_levels_can_be_made(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        GenOptions options = GENERATORS[kind]->defaults;
        if (kind == GEN_ARCADE) continue; // has one size
        if (kind == GEN_HALLS) options.rooms = LEVEL_ROOMS_MAX;
        Vec size = gen_fit_size(&options, (Vec){LEVEL_PLAY_MAX, LEVEL_PLAY_MAX});
        options.w = size.x;
        options.h = size.y;
        options.suppress = 3;
        options.connect = true;
        expect_all(&options);
    }
}

static void long_and_narrow_levels_can_be_made(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        GenOptions options = GENERATORS[kind]->defaults;
        if (kind == GEN_ARCADE) continue;
        for (int turned = 0; turned < 2; turned++) {
            Vec size = {turned ? LEVEL_SIDE_MIN : LEVEL_SIDE_MAX - 1,
                        turned ? LEVEL_SIDE_MAX - 1 : LEVEL_SIDE_MIN};
            size = gen_fit_size(&options, size);
            options.w = size.x;
            options.h = size.y;
            expect_all(&options);
        }
    }
}

static void deep_down_too_only_those_who_fight_lie_in_ambush(void **state) {
    (void)state;
    int packs = 0;
    for (uint64_t seed = 0; seed < 40; seed++) {
        GenOptions options = GENERATORS[seed % GEN_COUNT]->defaults;
        Level level;
        options.seed = seed;
        options.depth = 6;
        assert_true(gen_level(&level, &options));
        for (int i = 0; i < level.monsters.count; i++) {
            const Spawn *monster = &level.monsters.at[i];
            assert_true(monster->pack == 0 || ACTORS[monster->kind].blow.damage > 0);
            packs += monster->pack != 0;
        }
        level_free(&level);
    }
    assert_true(packs > 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(halls_keep_their_promises),
        cmocka_unit_test(pillars_keep_their_promises),
        cmocka_unit_test(arcade_keeps_its_promises),
        cmocka_unit_test(mazes_keep_their_promises),
        cmocka_unit_test(rooms_keep_their_promises),
        cmocka_unit_test(scatter_keeps_its_promises),
        cmocka_unit_test(caves_keep_their_promises),
        cmocka_unit_test(chambers_keep_their_promises),
        cmocka_unit_test(the_smallest_levels_can_be_made),
        cmocka_unit_test(the_largest_levels_can_be_made),
        cmocka_unit_test(long_and_narrow_levels_can_be_made),
        cmocka_unit_test(deep_down_too_only_those_who_fight_lie_in_ambush),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
