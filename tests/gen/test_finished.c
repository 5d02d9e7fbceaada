// What every finished level promises, for many seeds, sizes, options and depths, judged by the independent
// checker. Also what every generator must have.
#include "gen/checker_finished.h"
#include "gen/shapes.h"
#include "support/unit.h"

enum { SEEDS = 400, USUAL = 60 };

static void blame(const GenOptions *o, const char *flaw) {
    fail_msg("%s: %s %dx%d seed %llu rooms %d suppress %d corridor %d connect %d depth %d", flaw,
             o->descent ? "descent" : GENERATORS[o->kind]->name, o->w, o->h, (unsigned long long)o->seed,
             o->rooms, o->suppress, o->corridor, o->connect, o->depth);
}

static Level made(const GenOptions *options) {
    Level level;
    assert_true(gen_level(&level, options));
    const char *flaw = finished_flaw(&level, int_max(options->depth, 1));
    if (flaw != NULL) blame(options, flaw);
    return level;
}

static void expect(const GenOptions *options) {
    Level level = made(options);
    level_free(&level);
}

static void levels_of_all_options_are_whole(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            GenOptions options = shape_of((GenKind)kind, seed);
            options.depth = (int)(seed % (GEN_DEPTH_MAX + 1));
            expect(&options);
        }
    }
}

static void depths_of_the_descent_are_whole(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < 2 * SEEDS; seed++) {
        GenOptions options = {.descent = true, .seed = seed, .depth = 1 + (int)(seed % 7)};
        expect(&options);
    }
}

// A narrowed way beside a door is widened again, and a vault's threshold is floor like any other: once the
// one took a door's wall away, and on the other stairs came to stand.
static void locked_doors_stand_between_walls_and_floor(void **state) {
    (void)state;
    static const GenOptions FLAWED_ONCE[] = {
        {.kind = GEN_CAVES, .seed = 2613, .w = 82, .h = 28, .depth = 5},
        {.kind = GEN_CAVES, .seed = 6415, .w = 56, .h = 64, .depth = 15},
        {.descent = true, .seed = 5426, .depth = 2},
    };
    for (size_t i = 0; i < sizeof FLAWED_ONCE / sizeof FLAWED_ONCE[0]; i++) expect(&FLAWED_ONCE[i]);
}

// Where there is little floor in much stone.
static void sparse_levels_are_whole(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        GenOptions options = GENERATORS[GEN_HALLS]->defaults;
        options.seed = 2737 + seed;
        options.rooms = 1 + (int)(seed % 3);
        expect(&options);
    }
}

static void small_levels_are_whole(void **state) {
    (void)state;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        for (uint64_t seed = 0; seed < SEEDS; seed++) {
            GenOptions options = GENERATORS[kind]->defaults;
            Vec wanted = {5 + (int)(seed % 9), 5 + (int)(seed / 9 % 9)};
            options.seed = seed;
            options.suppress = (int)(seed % 11);
            wanted = gen_fit_size(&options, wanted);
            options.w = wanted.x;
            options.h = wanted.y;
            if (kind == GEN_HALLS) options.rooms = 1 + (int)(seed * 7 % LEVEL_ROOMS_MAX);
            expect(&options);
        }
    }
}

static void small_caves_are_worth_their_size(void **state) {
    (void)state;
    for (uint64_t seed = 0; seed < SEEDS; seed++) {
        GenOptions options = GENERATORS[GEN_CAVES]->defaults;
        options.w = 6 + (int)(seed % 20);
        options.h = 6 + (int)(seed / 20);
        options.seed = seed;
        Level level = made(&options);
        int ground = 0, inside = (options.w - 2) * (options.h - 2);
        for (int i = 0; i < options.w * options.h; i++)
            ground += level.tiles.cells[i] != TILE_WALL && level.tiles.cells[i] != TILE_VOID;
        if (10 * ground < 3 * inside) blame(&options, "hardly any floor");
        level_free(&level);
    }
}

typedef struct Tally {
    int doors, locks, packs; // levels that have some
} Tally;

static void tell(const Level *level, Tally *tally) {
    bool door = false, chest = false, pack = false;
    for (int i = 0; i < level->tiles.w * level->tiles.h; i++)
        door |= level->tiles.cells[i] >= TILE_LOCKED_1 && level->tiles.cells[i] <= TILE_LOCKED_4;
    for (int i = 0; i < level->fixture_count; i++) chest |= level->fixtures[i].lock != 0;
    for (int i = 0; i < level->monsters.count; i++) pack |= level->monsters.at[i].pack != 0;
    tally->doors += door;
    tally->locks += door || chest;
    tally->packs += pack;
}

// `least`: of a side; 0: the usual size.
static Tally tally_of(GenOptions options, int least) {
    Tally tally = {0};
    gen_set_usual_size(&options);
    if (least > 0) {
        Vec down, up;
        gen_nearest_sizes(&options, (Vec){least, least}, &down, &up);
        options.w = up.x;
        options.h = up.y;
    }
    for (options.seed = 0; options.seed < USUAL; options.seed++) {
        Level level = made(&options);
        tell(&level, &tally);
        level_free(&level);
    }
    return tally;
}

static void each_with_ways_of_every_width(void (*check)(GenOptions options)) {
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        unsigned takes = GENERATORS[kind]->takes;
        GenOptions options = GENERATORS[kind]->defaults;
        int corridors = takes & TAKES_CORRIDOR ? GEN_CORRIDOR_MAX : 1,
            walls = takes & TAKES_WALLS ? GEN_WALLS_MAX : 1;
        for (int i = 0; i < corridors * walls; i++) {
            if (takes & TAKES_CORRIDOR) options.corridor = 1 + i % corridors;
            if (takes & TAKES_WALLS) options.walls = 1 + i / corridors;
            check(options);
        }
    }
}

// The arcade's smallest, 11x7, has room for few.
static void expect_lock_and_pack(GenOptions options) {
    if (options.kind == GEN_ARCADE && options.corridor == 1) return;
    for (options.depth = 1; options.depth <= 3; options.depth++) {
        Tally tally = tally_of(options, 0);
        printf("%s corridor %d walls %d depth %d: locked doors in %d, locks in %d, packs in %d of %d\n",
               GENERATORS[options.kind]->name, options.corridor, options.walls, options.depth, tally.doors,
               tally.locks, tally.packs, USUAL);
        assert_true(tally.packs >= USUAL * 9 / 10 && tally.locks >= USUAL * 9 / 10);
        assert_true(options.depth == 1 || tally.doors == USUAL);
    }
}

// From the first depth on, whatever the generator.
static void every_usual_level_has_a_lock_and_a_pack(void **state) {
    (void)state;
    each_with_ways_of_every_width(expect_lock_and_pack);
}

static void expect_locked_door(GenOptions options) {
    if (options.kind == GEN_ARCADE) return; // of one size
    options.depth = 2;
    assert_int_equal(tally_of(options, 32).doors, USUAL);
}

// Smaller ones have one where there is room.
static void every_level_of_32x32_has_a_locked_door(void **state) {
    (void)state;
    each_with_ways_of_every_width(expect_locked_door);
}

// Where nothing narrows, because no pillar stands or all rooms are one.
static void open_levels_have_a_locked_closet(void **state) {
    (void)state;
    GenOptions columns = GENERATORS[GEN_PILLARS]->defaults, hall = GENERATORS[GEN_HALLS]->defaults;
    columns.suppress = GEN_SUPPRESS_MAX;
    hall.rooms = LEVEL_ROOMS_MAX;
    columns.depth = hall.depth = 2;
    assert_int_equal(tally_of(columns, 32).doors, USUAL);
    assert_int_equal(tally_of(hall, 32).doors, USUAL);
}

static int count_relics(const Level *level) {
    int count = 0;
    for (int i = 0; i < level->fixture_count; i++) {
        const Fixture *fixture = &level->fixtures[i];
        count += fixture->kind == FIXTURE_CHEST && fixture->item == ITEM_RELIC && fixture->count == 1;
    }
    return count;
}

// But for the descent, whose treasures lie in the open. By chance a relic may lie anywhere.
static void the_first_chest_of_every_third_depth_holds_a_relic(void **state) {
    (void)state;
    int elsewhere = 0;
    for (uint64_t seed = 0; seed < 3 * USUAL; seed++) {
        GenOptions options = GENERATORS[GEN_HALLS]->defaults;
        gen_set_usual_size(&options);
        options.seed = seed;
        options.depth = 1 + (int)(seed % 6);
        Level level = made(&options);
        if (options.depth % 3 == 0) {
            assert_true(count_relics(&level) >= 1);
        } else {
            elsewhere += count_relics(&level);
        }
        level_free(&level);
    }
    assert_true(elsewhere < USUAL / 4);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(levels_of_all_options_are_whole),
        cmocka_unit_test(depths_of_the_descent_are_whole),
        cmocka_unit_test(locked_doors_stand_between_walls_and_floor),
        cmocka_unit_test(sparse_levels_are_whole),
        cmocka_unit_test(small_levels_are_whole),
        cmocka_unit_test(small_caves_are_worth_their_size),
        cmocka_unit_test(every_usual_level_has_a_lock_and_a_pack),
        cmocka_unit_test(every_level_of_32x32_has_a_locked_door),
        cmocka_unit_test(open_levels_have_a_locked_closet),
        cmocka_unit_test(the_first_chest_of_every_third_depth_holds_a_relic),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
