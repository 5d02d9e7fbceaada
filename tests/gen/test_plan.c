// What the plan of a depth promises: two ways, one lit and one dark, locks on rings, water in one place, a
// great room with its fire. Checked on the state of the stages, for many seeds.
#include "gen/depths.h"
#include "gen/descent/depths.h"
#include "gen/descent/plan.h"
#include "gen/descent/stages.h"
#include "gen/furnish/guard.h"
#include "gen/pieces/pieces.h"
#include "gen/tools/context.h"

#include <stdlib.h>
#include <string.h>

enum { SEEDS = 60, FIRST = 2, LAST = 7, NEAR = 4, POOL = 8, DETOUR = 18 };

typedef struct Made {
    GenOptions options;
    Level level;
    GenContext gen;
} Made;

// Runs the stages up to the one of that name, and that too; NULL: all.
static void make(Made *made, uint64_t seed, int depth, const char *last) {
    made->options = (GenOptions){.seed = seed, .depth = depth, .descent = true};
    gen_set_usual_size(&made->options);
    assert_true(level_init(&made->level, made->options.w, made->options.h));
    assert_true(context_init(&made->gen, &made->level, &made->options, GENERATORS[made->options.kind]) &&
                depth_plan_init(&made->gen));
    context_begin(&made->gen, seed);
    for (int i = 0; i < DEPTH_STAGE_COUNT; i++) {
        DEPTH_STAGES[i].run(&made->gen);
        if (last != NULL && strcmp(DEPTH_STAGES[i].name, last) == 0) return;
    }
    assert_null(last);
}

static void done(Made *made) {
    depth_plan_free(&made->gen);
    context_free(&made->gen);
    level_free(&made->level);
}

static int depth_of(int seed) {
    return FIRST + seed % (LAST - FIRST + 1);
}

static bool planned_near(const Made *made, Vec cell, int plan, int within) {
    for (int y = cell.y - within; y <= cell.y + within; y++) {
        for (int x = cell.x - within; x <= cell.x + within; x++) {
            if (grid_get(&made->gen.plan, (Vec){x, y}, PLAN_NONE) == plan) return true;
        }
    }
    return false;
}

// ---- two ways

// True when the lit way leads from the start to the goal, if need be through a stream's planned water.
static bool leads(const Made *made) {
    Grid been;
    bool more = true;
    assert_true(grid_init(&been, made->level.tiles.w, made->level.tiles.h));
    grid_set(&been, made->level.start, 1);
    while (more) {
        more = false;
        for (int i = 0; i < been.w * been.h; i++) {
            Vec cell = {i % been.w, i / been.w};
            uint8_t plan = grid_at(&made->gen.plan, cell);
            if (been.cells[i] != 0 || (plan != PLAN_LIT && plan != PLAN_WATER)) continue;
            for (int dir = 0; dir < DIR_COUNT; dir += 2)
                been.cells[i] |= grid_get(&been, vec_add(cell, DIRS[dir]), 0);
            more |= been.cells[i] != 0;
        }
    }
    bool found = grid_at(&been, made->gen.depth->goal) != 0;
    grid_free(&been);
    return found;
}

static void a_lit_way_leads_to_the_goal_and_a_dark_one_keeps_away_from_it(void **state) {
    (void)state;
    int dark = 0, apart = 0, through = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
        Made made;
        make(&made, (uint64_t)seed, depth_of(seed), "arcs");
        assert_true(leads(&made));
        bool in_great = false;
        for (int i = 0; i < made.gen.plan.w * made.gen.plan.h; i++) {
            Vec cell = {i % made.gen.plan.w, i / made.gen.plan.w};
            in_great |= made.gen.plan.cells[i] == PLAN_LIT && rect_has(made.gen.depth->great, cell);
            if (made.gen.plan.cells[i] != PLAN_DARK) continue;
            dark++;
            apart += !planned_near(&made, cell, PLAN_LIT, NEAR);
        }
        through += in_great;
        done(&made);
    }
    print_message(
        "dark cells %d a level, %d %% of them %d cells from the lit way; %d of %d through the great room\n",
        dark / SEEDS, 100 * apart / dark, NEAR, through, SEEDS);
    assert_true(dark >= 20 * SEEDS);
    assert_true(apart >= dark / 2);
    assert_int_equal(through, SEEDS);
}

static void torches_burn_along_the_lit_way_and_brackets_wait_along_the_dark_one(void **state) {
    (void)state;
    int count[2] = {0}, by_lit[2] = {0}, by_dark[2] = {0};
    for (int seed = 0; seed < SEEDS; seed++) {
        Made made;
        make(&made, (uint64_t)seed, 1 + seed % 6, "torches"); // none burns on the seventh
        for (int i = 0; i < made.level.decor.w * made.level.decor.h; i++) {
            Vec cell = {i % made.level.decor.w, i / made.level.decor.w};
            Decor decor = (Decor)made.level.decor.cells[i];
            bool of_piece = grid_at(&made.gen.taken, cell) != TAKEN_NOT;
            if ((decor != DECOR_TORCH && decor != DECOR_BRACKET) || of_piece) continue;
            int cold = decor == DECOR_BRACKET;
            count[cold]++;
            by_lit[cold] += planned_near(&made, cell, PLAN_LIT, NEAR);
            by_dark[cold] += planned_near(&made, cell, PLAN_DARK, NEAR);
        }
        done(&made);
    }
    print_message("by the lit way %d %% of torches, %d %% of brackets; by the dark one %d %%, %d %%\n",
                  100 * by_lit[0] / count[0], 100 * by_lit[1] / count[1], 100 * by_dark[0] / count[0],
                  100 * by_dark[1] / count[1]);
    assert_true(by_lit[0] * count[1] > 2 * by_lit[1] * count[0]);
    assert_true(by_dark[1] * count[0] > 2 * by_dark[0] * count[1]);
}

// The first depth's begin in its great hall, where all is held anyhow, and end nearer.
static void the_first_depth_has_two_ways_to_its_grate_too(void **state) {
    (void)state;
    int lit = 0, dark = 0, apart = 0, at_goal = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
        Made made;
        make(&made, (uint64_t)seed, 1, "stairs");
        for (int i = 0; i < made.gen.plan.w * made.gen.plan.h; i++) {
            Vec cell = {i % made.gen.plan.w, i / made.gen.plan.w};
            int plan = made.gen.plan.cells[i];
            assert_true(plan == PLAN_NONE || !rect_has(made.gen.depth->hall, cell));
            lit += plan == PLAN_LIT;
            dark += plan == PLAN_DARK;
            apart += plan == PLAN_DARK && !planned_near(&made, cell, PLAN_LIT, 2);
            bool grate = level_tile(&made.level, cell) == TILE_STAIRS_DOWN;
            at_goal += grate && vec_chebyshev(cell, made.gen.depth->goal) <= 3;
        }
        done(&made);
    }
    print_message(
        "first depth: %d lit cells and %d dark ones a level, %d %% apart; %d of %d grates at the goal\n",
        lit / SEEDS, dark / SEEDS, 100 * apart / dark, at_goal, SEEDS);
    assert_true(lit >= 6 * SEEDS && dark >= 8 * SEEDS);
    assert_true(2 * apart >= dark);
    assert_true(3 * at_goal >= 2 * SEEDS);
}

// ---- rings

// Steps around a locked door that hangs in the way.
static int way_around(Level *level, Vec door) {
    Vec aside = level_looks_like_wall(level, vec_add(door, DIRS[DIR_E])) ? DIRS[DIR_S] : DIRS[DIR_E];
    DistMap map;
    assert_true(dist_init(&map, level->tiles.w, level->tiles.h));
    grid_set(&level->tiles, door, TILE_WALL);
    dist_from(&map, level, vec_add(door, aside), FOUR_WAYS, DIST_NONE);
    int steps = dist_at(&map, vec_sub(door, aside));
    dist_free(&map);
    return steps;
}

static void a_lock_on_a_ring_gives_the_choice_of_a_long_way(void **state) {
    (void)state;
    int rings = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
        Made before, after;
        make(&before, (uint64_t)seed, depth_of(seed), "vault");
        make(&after, (uint64_t)seed, depth_of(seed), "rings");
        for (int i = 0; i < after.level.tiles.w * after.level.tiles.h; i++) {
            Vec cell = {i % after.level.tiles.w, i / after.level.tiles.w};
            bool hung = level_lock(&after.level, cell) != 0 && level_lock(&before.level, cell) == 0;
            if (!hung) continue;
            int steps = way_around(&after.level, cell);
            assert_true(steps >= DETOUR && steps != DIST_NONE);
            rings++;
        }
        done(&before);
        done(&after);
    }
    print_message("%d rings locked in %d levels\n", rings, SEEDS);
    assert_true(rings >= SEEDS / 3);
}

// ---- water

static bool wet(const Level *level, Vec cell) {
    return level_tile(level, cell) == TILE_WATER || level_tile(level, cell) == TILE_ICE;
}

// Cells that hang together with one, eight ways, all wet or all dry; `free`: of them, no set piece's.
static int together(const Made *made, Grid *been, Vec cell, int *free) {
    const Level *level = &made->level;
    if (!grid_has(been, cell) || grid_at(been, cell) != 0 || !level_passable_with_key(level, cell)) return 0;
    bool is_wet = wet(level, cell);
    int count = 1;
    grid_set(been, cell, 1);
    *free += grid_at(&made->gen.taken, cell) == TAKEN_NOT;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        Vec next = vec_add(cell, DIRS[dir]);
        if (wet(level, next) == is_wet) count += together(made, been, next, free);
    }
    return count;
}

static void water_and_ice_lie_in_pools_with_dry_floor_between(void **state) {
    (void)state;
    int all[2] = {0}, largest[2] = {0}; // dry, wet
    for (int seed = 0; seed < SEEDS; seed++) {
        Made made;
        Grid been;
        make(&made, (uint64_t)seed, 5 + seed % 2, NULL);
        assert_true(grid_init(&been, made.level.tiles.w, made.level.tiles.h));
        int most[2] = {0};
        for (int i = 0; i < been.w * been.h; i++) {
            Vec cell = {i % been.w, i / been.w};
            int free = 0, is_wet = wet(&made.level, cell), count = together(&made, &been, cell, &free);
            assert_true(!is_wet || count == 0 || count >= POOL || free == 0);
            all[is_wet] += count;
            most[is_wet] = int_max(most[is_wet], count);
        }
        for (int i = 0; i < 2; i++) largest[i] += most[i];
        grid_free(&been);
        done(&made);
    }
    print_message("the largest pool has %d %% of the water, the largest dry part %d %% of what is dry\n",
                  100 * largest[1] / all[1], 100 * largest[0] / all[0]);
    assert_true(2 * largest[1] > all[1]);
    assert_true(2 * largest[0] > all[0]);
}

static void streams_run_where_they_were_planned(void **state) {
    (void)state;
    int planned = 0, run = 0, levels = 0;
    for (int seed = 0; seed < 2 * SEEDS; seed++) {
        Made made;
        make(&made, (uint64_t)seed, 2 + seed % 3, NULL);
        int before = planned;
        for (int i = 0; i < made.gen.plan.w * made.gen.plan.h; i++) {
            Vec cell = {i % made.gen.plan.w, i / made.gen.plan.w};
            bool open = level_passable_with_key(&made.level, cell) && made.gen.taken.cells[i] == TAKEN_NOT;
            if (made.gen.plan.cells[i] != PLAN_WATER || !open) continue;
            planned++;
            run += wet(&made.level, cell);
        }
        levels += planned - before >= POOL;
        done(&made);
    }
    print_message("streams or pools in %d of %d levels; of %d cells %d run\n", levels, 2 * SEEDS, planned,
                  run);
    assert_true(levels >= SEEDS / 4);
    assert_true(10 * run >= 8 * planned);
}

// ---- the great room

static void a_fire_burns_in_the_open_of_the_great_room(void **state) {
    (void)state;
    int ends = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
        Made made;
        make(&made, (uint64_t)seed, depth_of(seed), "join");
        Rect great = made.gen.depth->great;
        Vec fire = made.gen.depth->landmark;
        assert_true(int_min(great.w, great.h) >= 11 && int_max(great.w, great.h) >= 15);
        assert_true(rect_has(rect_inset(great, 2), fire));
        assert_int_equal(level_tile(&made.level, fire), TILE_GREAT_FIRE);
        int floor = 0;
        for (int i = 0; i < great.w * great.h; i++)
            floor +=
                level_passable_with_key(&made.level, (Vec){great.x + i % great.w, great.y + i / great.w});
        assert_true(3 * floor >= great.w * great.h);
        for (int dir = 0; dir < DIR_COUNT; dir++)
            assert_true(level_passable_with_key(&made.level, vec_add(fire, DIRS[dir])));
        ends += !vec_eq(fire, room_centre(great)) && !descent_depth(depth_of(seed))->lanes;
        done(&made);
    }
    assert_in_range(ends, SEEDS / 4, SEEDS * 3 / 4); // where the middle is free, else there
}

// The Cooper's has lanes for his barrels, and he guards the stairs in it.
static void the_cooper_guards_stairs_in_a_hall_of_lanes(void **state) {
    (void)state;
    enum { LANE = 12, LANES = 3, AWAY = 20 };
    int sound = 0;
    for (int seed = 0; seed < SEEDS; seed++) {
        Made made;
        make(&made, (uint64_t)seed, 6, NULL);
        Rect hall = made.gen.depth->great;
        bool proved = depth_matches_table(&made.gen);
        sound += proved;
        if (!proved) {
            done(&made);
            continue;
        }
        Vec down = made.gen.stairs[0], cooper = {0, 0};
        if (level_tile(&made.level, down) != level_stairs_on(&made.level)) down = made.gen.stairs[1];
        int tiles[TILE_COUNT] = {0}, lanes = 0;
        for (int i = 0; i < hall.w * hall.h; i++) tiles[level_tile(&made.level, rect_cell(hall, i))]++;
        for (int i = 0; i < hall.w * hall.h; i++) {
            Vec cell = rect_cell(hall, i), along = hall.w > hall.h ? DIRS[DIR_E] : DIRS[DIR_S];
            int length = 0;
            while (rect_has(hall, cell) && !level_solid(&made.level, cell)) {
                cell = vec_add(cell, along);
                length++;
            }
            lanes += length >= LANE;
        }
        for (int i = 0; i < made.level.monsters.count; i++) {
            if (made.level.monsters.at[i].kind == ACTOR_COOPER) cooper = made.level.monsters.at[i].cell;
        }
        assert_true(vec_chebyshev(down, cooper) <= GUARD_STEPS);
        assert_true(rect_has(hall, down));
        assert_true(tiles[TILE_PILLAR] >= 6 && tiles[TILE_BARREL] >= 6 && lanes >= LANES);
        assert_true(vec_chebyshev(down, made.level.start) >= AWAY);
        bool is_kept = false;
        for (int i = 0; i < made.level.protected_count; i++) {
            Rect kept = made.level.protected[i];
            is_kept |= kept.x < hall.x && kept.y < hall.y && kept.w > hall.w && kept.h > hall.h;
        }
        assert_true(is_kept); // no toll changes it
        done(&made);
    }
    assert_true(4 * sound >= 3 * SEEDS);
}

// ---- set pieces

static int by_size(const void *a, const void *b) {
    return *(const int *)b - *(const int *)a;
}

// How often the commonest so many came; sorts them.
static int commonest(int *counts, int many) {
    int sum = 0;
    qsort(counts, (size_t)PIECES_COUNT, sizeof *counts, by_size);
    for (int i = 0; i < many; i++) sum += counts[i];
    return sum;
}

static void expect_all_met(const int *counts, int runs) {
    for (int i = 0; i < PIECES_COUNT; i++) {
        bool rare = counts[i] < 2 && !piece_is_room(&PIECES[i]);
        if (rare) fail_msg("%s comes %d times in %d runs", PIECES[i].name, counts[i], runs);
    }
}

// The forge is dry. None is so rare, or fits so seldom, that nobody meets it; none is met three times in a
// run, and few twice.
static void set_pieces_vary_within_a_run_and_between_runs(void **state) {
    (void)state;
    enum { RUNS = 60, KINDS = 512 };
    int counts[KINDS] = {0}, all = 0, again = 0, thrice = 0;
    assert_true(PIECES_COUNT <= KINDS);
    for (int seed = 0; seed < RUNS; seed++) {
        int met[KINDS] = {0};
        for (int depth = 1; depth <= LAST; depth++) {
            Made made;
            make(&made, (uint64_t)seed, depth, "pieces");
            for (int i = 0; i < made.gen.pieces->placed_count; i++) {
                int times = met[made.gen.pieces->placed[i].piece]++;
                counts[made.gen.pieces->placed[i].piece]++;
                all++;
                again += times > 0;
                thrice += times > 1;
            }
            done(&made);
        }
    }
    expect_all_met(counts, RUNS);
    int common = commonest(counts, 5);
    print_message("%d pieces a run; %d %% of them seen before in it; the commonest five are %d %%\n",
                  all / RUNS, 100 * again / all, 100 * common / all);
    assert_int_equal(thrice, 0);
    assert_in_range(all / RUNS, 28, 45);
    assert_true(10 * again <= all);
    assert_true(5 * common < all);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_lit_way_leads_to_the_goal_and_a_dark_one_keeps_away_from_it),
        cmocka_unit_test(the_first_depth_has_two_ways_to_its_grate_too),
        cmocka_unit_test(torches_burn_along_the_lit_way_and_brackets_wait_along_the_dark_one),
        cmocka_unit_test(a_lock_on_a_ring_gives_the_choice_of_a_long_way),
        cmocka_unit_test(water_and_ice_lie_in_pools_with_dry_floor_between),
        cmocka_unit_test(streams_run_where_they_were_planned),
        cmocka_unit_test(set_pieces_vary_within_a_run_and_between_runs),
        cmocka_unit_test(a_fire_burns_in_the_open_of_the_great_room),
        cmocka_unit_test(the_cooper_guards_stairs_in_a_hall_of_lanes),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
