// Once is enough: not again under the sanitizers.
// What the depths of the descent promise, checked for hundreds of seeds without the generators' own tools.
#include "base/hash.h"
#include "gen/checker.h"
#include "gen/depths.h"
#include "gen/descent/depths.h"
#include "gen/descent/stages.h"
#include "gen/solvable.h"
#include "gen/tools/context.h"
#include "map/balance_toll.h"
#include "support/unit.h"

// Those that are blended; the last is the arena (sim/test_warlord.c).
enum { CALM_CELLS = 5, FLOOR_LEAST = 150, BLENDED = DESCENT_DEPTHS - 1 };

// The table of the game's rules, as tuned by the bots' report, written down again.
static const struct {
    int w, h, treasures, quota, points, monsters, lit, unlit, chests, first, period;
    int weights[GEN_COUNT];
} RULES[BLENDED] = {
    {47,
     33,
     8,
     5,
     10,
     0,
     1,
     1,
     2,
     TOLL_FIRST,
     TOLL_PERIOD,
     {[GEN_HALLS] = 3, [GEN_ROOMS] = 2, [GEN_CAVES] = 1}},
    {43,
     33,
     9,
     5,
     28,
     0,
     1,
     2,
     3,
     TOLL_PERIOD,
     TOLL_PERIOD,
     {[GEN_ROOMS] = 3, [GEN_MAZE] = 2, [GEN_HALLS] = 1, [GEN_CAVES] = 1, [GEN_CHAMBERS] = 2}},
    {45,
     33,
     8,
     4,
     34,
     13,
     1,
     2,
     3,
     TOLL_PERIOD,
     TOLL_PERIOD,
     {[GEN_CAVES] = 3, [GEN_HALLS] = 2, [GEN_ROOMS] = 1, [GEN_MAZE] = 1}},
    {47,
     35,
     10,
     5,
     30,
     11,
     1,
     2,
     3,
     TOLL_PERIOD,
     TOLL_PERIOD,
     {[GEN_PILLARS] = 3, [GEN_ROOMS] = 2, [GEN_MAZE] = 2, [GEN_HALLS] = 1}},
    {49,
     37,
     9,
     5,
     37,
     6,
     1,
     1,
     4,
     TOLL_PERIOD,
     TOLL_PERIOD,
     {[GEN_MAZE] = 2, [GEN_HALLS] = 2, [GEN_ROOMS] = 1, [GEN_CAVES] = 1, [GEN_CHAMBERS] = 2}},
    {61,
     37,
     11,
     6,
     37,
     5,
     1,
     1,
     4,
     TOLL_PERIOD,
     TOLL_PERIOD,
     {[GEN_ARCADE] = 2, [GEN_HALLS] = 2, [GEN_CAVES] = 1, [GEN_MAZE] = 1}},
    {51,
     37,
     11,
     5,
     38,
     6,
     0,
     2,
     4,
     TOLL_SOON,
     TOLL_SOON,
     {[GEN_CAVES] = 3, [GEN_HALLS] = 2, [GEN_ROOMS] = 1, [GEN_PILLARS] = 1}},
};

// Floor, and what lies or stands on it.
static int count_ground(const Level *level) {
    static const Tile GROUND[] = {TILE_FLOOR, TILE_WATER, TILE_ICE,    TILE_EMBER,
                                  TILE_CRATE, TILE_POT,   TILE_BARREL, TILE_FURNITURE};
    int count = 0;
    for (size_t i = 0; i < sizeof GROUND / sizeof GROUND[0]; i++) count += count_tiles(level, GROUND[i]);
    return count;
}

static int count_decor(const Level *level, Decor decor) {
    int count = 0;
    for (int i = 0; i < level->tiles.w * level->tiles.h; i++) count += level->decor.cells[i] == decor;
    return count;
}

static int points_of(const Level *level, bool packs) {
    int points = 0;
    for (int i = 0; i < level->monsters.count; i++) {
        const Spawn *monster = &level->monsters.at[i];
        points += (monster->pack != 0) == packs ? ACTORS[monster->kind].cost : 0;
    }
    return points;
}

// Those that lie in no ambush, and no elite.
static int bought(const Level *level) {
    int count = 0;
    for (int i = 0; i < level->monsters.count; i++) {
        const Spawn *monster = &level->monsters.at[i];
        count += monster->pack == 0 && ACTORS[monster->kind].cost > 0;
    }
    return count;
}

static void expect_table(const Level *level, int depth) {
    int treasures = 0, chests = 0, tiles = count_ground(level);
    for (int i = 0; i < level->items.count; i++) treasures += ITEMS[level->items.at[i].kind].counts;
    for (int i = 0; i < level->fixture_count; i++) {
        chests += level->fixtures[i].kind == FIXTURE_CHEST;
        assert_false(level->fixtures[i].kind == FIXTURE_CHEST && ITEMS[level->fixtures[i].item].counts);
        assert_false(level->fixtures[i].kind == FIXTURE_PIT && depth > DESCENT_PITS);
    }
    assert_int_equal(level->tiles.w, RULES[depth - 1].w);
    assert_int_equal(level->tiles.h, RULES[depth - 1].h);
    assert_string_equal(level->generator, "descent");
    assert_int_equal(treasures, RULES[depth - 1].treasures);
    assert_int_equal(level->quota, RULES[depth - 1].quota);
    assert_int_equal(chests, RULES[depth - 1].chests);
    assert_int_equal(points_of(level, true), RULES[depth - 1].points / 4);
    assert_int_equal(points_of(level, true) + points_of(level, false), RULES[depth - 1].points);
    assert_true(bought(level) >= RULES[depth - 1].monsters);
    assert_true(count_decor(level, DECOR_TORCH) >=
                (RULES[depth - 1].lit * tiles + 50) / 100); // or pieces' own
    assert_true(count_decor(level, DECOR_BRACKET) >= (RULES[depth - 1].unlit * tiles + 50) / 100);
    assert_int_equal(count_tiles(level, TILE_GREAT_FIRE), 1);
    assert_int_equal(count_tiles(level, TILE_STAIRS_UP), 1);
    assert_int_equal(count_tiles(level, TILE_STAIRS_DOWN), 1);
    assert_true(tiles >= FLOOR_LEAST);
}

// Things hang on a wall with floor below; braziers stand free; nothing else is out of place.
static void expect_adorned(const Level *level) {
    for (int y = 0; y < level->tiles.h; y++) {
        for (int x = 0; x < level->tiles.w; x++) {
            Vec cell = {x, y};
            Decor decor = (Decor)grid_at(&level->decor, cell);
            bool burns = decor == DECOR_TORCH || decor == DECOR_BRACKET;
            if (decor != DECOR_NONE) assert_int_equal(level_tile(level, cell), DECORS[decor].on);
            if (burns) assert_true(level_floor(level, (Vec){x, y + 1}));
            for (int dir = 0; dir < DIR_COUNT && level_tile(level, cell) == TILE_BRAZIER; dir++)
                assert_true(level_walkable(level, vec_add(cell, DIRS[dir])));
        }
    }
}

static void expect_dwellers(const Level *level, int depth) {
    for (int i = 0; i < level->monsters.count; i++) {
        const Spawn *monster = &level->monsters.at[i];
        assert_true(ACTORS[monster->kind].from >= 1 && ACTORS[monster->kind].from <= depth);
        assert_true(vec_chebyshev(monster->cell, level->start) > CALM_CELLS);
        assert_true(monster->pack == 0 || ACTORS[monster->kind].blow.damage > 0);
    }
}

// Treasures that can be had without any key.
static int treasures_in_the_open(const Level *level) {
    Player player = {.level = level};
    int count = 0;
    assert_true(grid_init(&player.been, level->tiles.w, level->tiles.h) &&
                grid_init(&player.opened, level->tiles.w, level->tiles.h));
    grid_set(&player.been, level->start, 1);
    while (player_spreads(&player) || player_works(&player)) {
    }
    for (int i = 0; i < level->items.count; i++) {
        Spawn item = level->items.at[i];
        count += ITEMS[item.kind].counts && grid_at(&player.been, item.cell) != 0;
    }
    assert_true(grid_at(&player.been, level->start) == 1);
    grid_free(&player.been);
    grid_free(&player.opened);
    return count;
}

static void every_depth_is_as_the_table_has_it(void **state) {
    (void)state;
    for (int depth = 1; depth <= BLENDED; depth++) {
        int seeds = depth <= 2 ? 500 : 250;
        int redone = 0, tiles = 0, braziers = 0, doors = 0, traps = 0;
        for (uint64_t seed = 0; seed < (uint64_t)seeds; seed++) {
            Level level = level_of(seed, depth);
            const char *wrong = solvable_verdict(&level);
            if (wrong != NULL) fail_msg("seed %d depth %d: %s", (int)seed, depth, wrong);
            expect_table(&level, depth);
            expect_adorned(&level);
            expect_dwellers(&level, depth);
            assert_true(treasures_in_the_open(&level) >= RULES[depth - 1].quota);
            redone += level.attempts > 1;
            tiles += count_ground(&level);
            braziers += count_tiles(&level, TILE_BRAZIER);
            for (Tile tile = TILE_LOCKED_1; tile <= TILE_LOCKED_4; tile++) doors += count_tiles(&level, tile);
            traps += level.fixture_count - RULES[depth - 1].chests;
            level_free(&level);
        }
        printf("depth %d: %d of %d first drafts redone; floor %d, %d.%02d braziers, %d.%02d locked doors, "
               "%d traps\n",
               depth, redone, seeds, tiles / seeds, braziers / seeds, braziers * 100 / seeds % 100,
               doors / seeds, doors * 100 / seeds % 100, traps / seeds);
        assert_true(redone < seeds / 10);
        assert_int_equal(doors > 0, depth > 1); // nothing is locked on the first
    }
}

static void the_border_is_solid_and_the_frames_are_felt(void **state) {
    (void)state;
    for (int depth = 1; depth <= BLENDED; depth++) {
        for (uint64_t seed = 0; seed < 50; seed++) {
            Level level = level_of(seed, depth);
            Checker c = {.level = &level, .w = level.tiles.w, .h = level.tiles.h};
            check_border(&c);
            check_frames(&c);
            if (c.flaw != NULL) fail_msg("seed %d depth %d: %s", (int)seed, depth, c.flaw);
            level_free(&level);
        }
    }
}

// The first of a depth comes as often as its weight says; three kinds or more do.
static void recipes_are_drawn_by_weight_without_replacement(void **state) {
    (void)state;
    enum { DRAWS = 3000, SLACK = 150 };
    for (int depth = 1; depth <= BLENDED; depth++) {
        const int *weights = RULES[depth - 1].weights;
        int first[GEN_COUNT] = {0}, all = 0, kinds = 0;
        for (uint64_t seed = 0; seed < DRAWS; seed++) {
            Blend blend, again;
            descent_choose_blend(&blend, seed, depth);
            descent_choose_blend(&again, seed, depth);
            GenKind a = blend.of[0].kind, b = blend.of[1].kind;
            assert_true(a != b && weights[a] > 0 && weights[b] > 0);
            assert_true(a == again.of[0].kind && b == again.of[1].kind);
            first[a]++;
        }
        for (int i = 0; i < GEN_COUNT; i++) {
            all += weights[i];
            kinds += weights[i] > 0;
        }
        for (int i = 0; i < GEN_COUNT; i++)
            assert_in_range(first[i], int_max(DRAWS * weights[i] / all - SLACK, 0),
                            DRAWS * weights[i] / all + (weights[i] > 0 ? SLACK : 0));
        assert_true(kinds >= 3);
    }
}

// Percent of a depth's cells that are left to generator A.
static int share_of_first(uint64_t seed, int depth) {
    GenOptions options = {.seed = seed, .depth = depth, .descent = true};
    Level level;
    GenContext gen;
    gen_set_usual_size(&options);
    assert_true(level_init(&level, options.w, options.h));
    assert_true(context_init(&gen, &level, &options, GENERATORS[options.kind]) && depth_plan_init(&gen));
    context_begin(&gen, seed);
    for (int i = 0; i < 2; i++) DEPTH_STAGES[i].run(&gen);
    int cells = options.w * options.h, first = 0;
    for (int i = 0; i < cells; i++) first += gen.spare.cells[i];
    depth_plan_free(&gen);
    context_free(&gen);
    level_free(&level);
    return 100 * first / cells;
}

static void the_seam_leaves_30_to_70_percent_to_the_first(void **state) {
    (void)state;
    int least = 100, most = 0;
    for (uint64_t seed = 0; seed < 200; seed++) {
        int share = share_of_first(seed, 1 + (int)(seed % BLENDED));
        least = int_min(least, share);
        most = int_max(most, share);
    }
    assert_in_range(least, 27, 34);
    assert_in_range(most, 66, 70);
}

static void the_newest_kinds_come_twice_as_often(void **state) {
    (void)state;
    int count[ACTOR_KIND_COUNT] = {0};
    for (uint64_t seed = 0; seed < 400; seed++) {
        Level level = level_of(seed, 2);
        for (int i = 0; i < level.monsters.count; i++) count[level.monsters.at[i].kind]++;
        level_free(&level);
    }
    // Slimes cost as much and come alone, too.
    assert_in_range(count[ACTOR_GOBLIN], 17 * count[ACTOR_SLIME] / 10, 23 * count[ACTOR_SLIME] / 10);
}

static void half_of_all_on_low_depths_are_of_lower_kinds(void **state) {
    (void)state;
    for (int depth = 5; depth <= 7; depth++) {
        int count[ACTOR_KIND_COUNT] = {0}, low = 0, all = 0;
        for (uint64_t seed = 0; seed < 100; seed++) {
            Level level = level_of(seed, depth);
            int here[ACTOR_KIND_COUNT] = {0};
            for (int i = 0; i < level.monsters.count; i++) here[level.monsters.at[i].kind]++;
            assert_true(depth != 5 || (here[ACTOR_WARDEN] > 0 && here[ACTOR_CHANTER] > 0));
            assert_true(depth != 7 || here[ACTOR_HOUND] > 0);
            for (int i = 0; i < ACTOR_KIND_COUNT; i++) count[i] += here[i];
            level_free(&level);
        }
        for (int i = 0; i < ACTOR_KIND_COUNT; i++) {
            all += count[i];
            low += ACTORS[i].from >= 4 ? count[i] : 0;
        }
        assert_true(2 * low >= all);
    }
}

static void generators_have_the_options_of_the_table(void **state) {
    (void)state;
    for (int depth = 1; depth <= BLENDED; depth++) {
        for (uint64_t seed = 0; seed < 20; seed++) {
            Blend blend;
            descent_choose_blend(&blend, seed, depth);
            for (int i = 0; i < 2; i++) {
                const GenOptions *options = &blend.of[i];
                if (options->kind == GEN_PILLARS) assert_int_equal(options->suppress, depth == 4 ? 3 : 5);
                if (options->kind == GEN_MAZE)
                    assert_int_equal(options->corridor, depth == 5 || depth == 6 ? 3 : 1);
                if (options->kind == GEN_SCATTER) assert_int_equal(options->rubble, depth == 7 ? 12 : 0);
                if (options->kind == GEN_ARCADE) assert_int_equal(options->corridor, 3);
            }
        }
    }
}

static void the_hour_of_each_depth_is_the_rules(void **state) {
    (void)state;
    for (int depth = 1; depth <= BLENDED; depth++) {
        assert_int_equal(descent_depth(depth)->first, RULES[depth - 1].first);
        assert_int_equal(descent_depth(depth)->period, RULES[depth - 1].period);
    }
}

static void seed_and_depth_alone_make_a_level(void **state) {
    (void)state;
    for (int depth = 1; depth <= BLENDED; depth++) {
        GenOptions options = {.kind = GEN_CAVES,
                              .seed = 99,
                              .depth = depth,
                              .descent = true,
                              .w = 7,
                              .h = 9,
                              .rooms = 3,
                              .barred = SIDE_EAST,
                              .side_door = true};
        Error error;
        Level plain = level_of(99, depth), other, next = level_of(100, depth);
        assert_true(gen_check(&options, &error));
        assert_true(gen_level(&other, &options));
        assert_true(level_hash_cells(&plain) == level_hash_cells(&other));
        assert_true(level_hash_cells(&plain) != level_hash_cells(&next));
        level_free(&plain);
        level_free(&other);
        level_free(&next);
    }
}

static void depths_that_there_are_not_are_refused(void **state) {
    (void)state;
    GenOptions options = {.descent = true, .depth = DESCENT_DEPTHS + 1};
    Error error;
    assert_false(gen_check(&options, &error));
    assert_string_equal(error.text, "depth of the descent is 9: it must be 1 to 8");
    options.depth = 0; // counts as 1
    assert_true(gen_check(&options, &error));
    gen_set_usual_size(&options);
    assert_int_equal(options.w, 47);
    assert_int_equal(options.h, 33);
}

// ---- the arena

enum { ARENAS_LEAST = 8, ARENA_SEEDS = 200, APART = 3 };

static GenOptions arena_options(uint64_t seed) {
    GenOptions options = {.descent = true, .depth = DESCENT_DEPTHS, .seed = seed};
    gen_set_usual_size(&options);
    return options;
}

static int count_tile(const Level *level, Rect rect, Tile tile) {
    int count = 0;
    for (int i = 0; i < rect.w * rect.h; i++)
        count += level_tile(level, (Vec){rect.x + i % rect.w, rect.y + i / rect.w}) == tile;
    return count;
}

// The Warlord is two cells wide.
static void expect_pillars_apart(const Level *level) {
    for (int i = 0; i < ARENA_W * ARENA_H; i++) {
        Vec cell = {i % ARENA_W, i / ARENA_W};
        if (level_tile(level, cell) != TILE_PILLAR) continue;
        Rect around = {cell.x - APART + 1, cell.y - APART + 1, 2 * APART - 1, 2 * APART - 1};
        assert_int_equal(count_tile(level, around, TILE_PILLAR), 1);
    }
}

static void expect_bell(const Level *level) {
    int bells = 0;
    for (int i = 0; i < ARENA_W * ARENA_H; i++) {
        Vec cell = {i % ARENA_W, i / ARENA_W};
        if (grid_at(&level->decor, cell) != DECOR_GREAT_BELL) continue;
        bells++;
        assert_int_equal(cell.y, 0);
        assert_true(level_floor(level, vec_add(cell, DIRS[DIR_S])));
    }
    assert_int_equal(bells, 1);
}

// Parts of the fight (sim/monsters/warlord.c, sim/toll/quarters.c).
static void expect_arena(const Level *level) {
    Rect all = {0, 0, ARENA_W, ARENA_H};
    const Spawn *lord = &level->monsters.at[0];
    assert_int_equal(count_tile(level, all, TILE_PILLAR), 8);
    assert_int_equal(count_tile(level, all, TILE_BRAZIER_LIT), 4);
    for (int i = 0; i < 4; i++) {
        Rect quarter = {i % 2 == 0 ? 1 : ARENA_W / 2 + 1, i / 2 == 0 ? 1 : ARENA_H / 2 + 1, ARENA_W / 2 - 1,
                        ARENA_H / 2 - 1};
        assert_int_equal(count_tile(level, quarter, TILE_BRAZIER_LIT), 1);
    }
    expect_pillars_apart(level);
    expect_bell(level);
    assert_int_equal(lord->kind, ACTOR_WARLORD);
    assert_int_equal(grid_at(&level->decor, lord->cell), DECOR_RUG);
    assert_in_range(vec_chebyshev(lord->cell, level->start), 9, ARENA_W);
}

static void the_arena_has_many_pictures_for_the_same_fight(void **state) {
    (void)state;
    uint64_t known[64];
    int count = 0;
    for (uint64_t seed = 0; seed < ARENA_SEEDS; seed++) {
        GenOptions options = arena_options(seed);
        Level level;
        assert_true(gen_level(&level, &options));
        expect_arena(&level);
        uint64_t hash = hash_bytes(HASH_START, level.tiles.cells, (size_t)ARENA_W * ARENA_H);
        int i = 0;
        while (i < count && known[i] != hash) i++;
        if (i == count) known[count++] = hash;
        assert_in_range(count, 1, 63);
        level_free(&level);
    }
    print_message("%d arenas\n", count);
    assert_true(count >= 3 * ARENAS_LEAST / 2); // most of them, and some mirrored
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_depth_is_as_the_table_has_it),
        cmocka_unit_test(the_border_is_solid_and_the_frames_are_felt),
        cmocka_unit_test(recipes_are_drawn_by_weight_without_replacement),
        cmocka_unit_test(the_seam_leaves_30_to_70_percent_to_the_first),
        cmocka_unit_test(the_newest_kinds_come_twice_as_often),
        cmocka_unit_test(half_of_all_on_low_depths_are_of_lower_kinds),
        cmocka_unit_test(generators_have_the_options_of_the_table),
        cmocka_unit_test(the_hour_of_each_depth_is_the_rules),
        cmocka_unit_test(seed_and_depth_alone_make_a_level),
        cmocka_unit_test(depths_that_there_are_not_are_refused),
        cmocka_unit_test(the_arena_has_many_pictures_for_the_same_fight),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
