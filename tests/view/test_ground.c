// Pictures of cells are cached by everything they are made from, so that cells that look different never
// share one.
#include "view/ground/ground.h"

#include "base/hash.h"
#include "base/rng.h"
#include "gen/descent/depths.h"
#include "gen/gen.h"
#include "support/unit.h"
#include "view/ground/ground_cells.h"
#include "view/painted.h"

enum { SIDE = 24, ROUNDS_A_TILE = 2 * STAIN_COUNT };

typedef struct Patch {
    Level level;
    Looks looks;
    Ground kept, anew;
    Atlas atlas;
} Patch;

static Patch patch;

static int open_patch(void **state) {
    (void)state;
    Error error;
    painted_init(&patch.atlas, NULL);
    if (!ground_init(&patch.kept, &patch.atlas, &error)) return -1;
    if (!ground_init(&patch.anew, &patch.atlas, &error)) return -1;
    patch.kept.looks = patch.anew.looks = &patch.looks;
    bool ready = level_init(&patch.level, SIDE, SIDE) && grid_init(&patch.looks.cells, SIDE, SIDE) &&
                 grid_init(&patch.looks.stains, SIDE, SIDE);
    return ready ? 0 : -1;
}

static int close_patch(void **state) {
    (void)state;
    level_free(&patch.level);
    grid_free(&patch.looks.cells);
    grid_free(&patch.looks.stains);
    ground_free(&patch.kept);
    ground_free(&patch.anew);
    atlas_free(&patch.atlas);
    return 0;
}

static void scatter(Grid *grid, Rng *rng, const int *kinds, int count) {
    for (int y = 0; y < SIDE; y++) {
        for (int x = 0; x < SIDE; x++) grid_set(grid, (Vec){x, y}, (uint8_t)kinds[rng_below(rng, count)]);
    }
}

// Few kinds at a time, so that many cells are alike in all but little.
static void scatter_all(Tile tile, int round) {
    static const int OPEN = 2, ALL = 4;
    uint64_t seed = (uint64_t)(tile * ROUNDS_A_TILE) + (uint64_t)round;
    Rng rng;
    rng_init(&rng, seed, STREAM_LOOKS);
    scatter(&patch.level.tiles, &rng, (int[]){(int)tile, TILE_FLOOR, TILE_WALL, TILE_VOID},
            round % 2 == 0 ? OPEN : ALL);
    scatter(&patch.level.decor, &rng, (int[]){DECOR_NONE, rng_below(&rng, DECOR_COUNT)}, 2);
    scatter(&patch.level.frames, &rng, (int[]){FRAME_PLAIN, FRAME_SHADED}, 2);
    scatter(&patch.looks.stains, &rng, (int[]){STAIN_NONE, round / 2}, 2);
    scatter(&patch.looks.cells, &rng, (int[]){LOOK_TILE, rng_below(&rng, LOOK_COUNT)}, 2);
    patch.kept.clock = patch.anew.clock = (uint32_t)seed * 16;
    patch.level.seed = seed;
    patch.kept.theme = patch.anew.theme = (ThemeKind)rng_below(&rng, THEME_COUNT);
}

static bool same_as_anew(Vec cell) {
    const CellPicture *kept = ground_cell_picture(&patch.kept, &patch.level, cell);
    memset(patch.anew.slots, 0, sizeof patch.anew.slots);
    const CellPicture *anew = ground_cell_picture(&patch.anew, &patch.level, cell);
    if (kept == NULL || anew == NULL) return kept == anew;
    return memcmp(kept->seen, anew->seen, sizeof kept->seen) == 0;
}

static void a_kept_picture_is_as_one_made_anew(void **state) {
    (void)state;
    for (int tile = TILE_WALL; tile < TILE_COUNT; tile++) {
        for (int round = 0; round < ROUNDS_A_TILE; round++) {
            scatter_all((Tile)tile, round);
            for (int i = 0; i < SIDE * SIDE; i++) {
                Vec cell = {i % SIDE, i / SIDE};
                if (same_as_anew(cell)) continue;
                fail_msg("tile %d, round %d: cell %d, %d", tile, round, cell.x, cell.y);
            }
        }
    }
}

// The picture of a cell in another theme is not taken for it.
static void the_same_cells_look_otherwise_in_each_theme(void **state) {
    (void)state;
    static uint64_t looks[THEME_COUNT];
    scatter_all(TILE_FLOOR, 0);
    for (int theme = 0; theme < THEME_COUNT; theme++) {
        looks[theme] = HASH_START;
        patch.kept.theme = (ThemeKind)theme;
        for (int i = 0; i < SIDE * SIDE; i++) {
            const CellPicture *picture =
                ground_cell_picture(&patch.kept, &patch.level, (Vec){i % SIDE, i / SIDE});
            if (picture != NULL) looks[theme] = hash_bytes(looks[theme], picture->seen, sizeof picture->seen);
        }
        for (int before = 0; before < theme; before++) assert_true(looks[theme] != looks[before]);
    }
}

// A colour is replaced once, however often a picture is gone over.
static void colours_of_a_theme_stay(void **state) {
    (void)state;
    for (int i = THEME_BRICK + 1; i < THEME_COUNT; i++) {
        const Theme *theme = &THEMES[i], *brick = &THEMES[THEME_BRICK];
        for (int k = 0; k < BRICKS; k++) {
            assert_int_equal(theme_recolour(theme, brick->walls[k]), theme->walls[k]);
            assert_int_equal(theme_recolour(theme, theme->walls[k]), theme->walls[k]);
        }
        for (int k = 0; k < SLATES; k++) {
            assert_int_equal(theme_recolour(theme, brick->floors[k]), theme->floors[k]);
            assert_int_equal(theme_recolour(theme, theme->floors[k]), theme->floors[k]);
        }
        for (int k = 0; k < LEAVES; k++) {
            assert_int_equal(theme_recolour(theme, brick->leaves[k]), theme->leaves[k]);
            assert_int_equal(theme_recolour(theme, theme->leaves[k]), theme->leaves[k]);
        }
        for (int k = 0; k < STUFF_COUNT * STUFF_COLOURS; k++) {
            int stuff = k / STUFF_COLOURS, shade = k % STUFF_COLOURS;
            Colour own = theme->stuffs[stuff][shade], from = brick->stuffs[stuff][shade];
            if (from != 0) assert_int_equal(theme_recolour_prop(theme, (PropMaterial)stuff, from), own);
            assert_int_equal(theme_recolour_prop(theme, (PropMaterial)stuff, own), own);
        }
    }
}

static void each_depth_has_the_theme_that_its_table_names(void **state) {
    (void)state;
    static World world;
    for (int depth = 1; depth <= DESCENT_DEPTHS; depth++) {
        world.clock.on = true;
        world.depth = depth;
        assert_string_equal(THEMES[theme_of(&world)].name, descent_depth(depth)->theme);
    }
}

static void single_dungeons_differ_by_generator_and_by_depth(void **state) {
    (void)state;
    static World world;
    unsigned seen = 0;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        snprintf(world.level.generator, sizeof world.level.generator, "%s", GENERATORS[kind]->name);
        world.depth = 1;
        ThemeKind first = theme_of(&world);
        seen |= 1u << first;
        world.depth = 3;
        assert_int_not_equal(theme_of(&world), first);
    }
    assert_int_equal(seen, (1u << THEME_COUNT) - 1);
    world = (World){0};
    assert_int_equal(theme_of(&world), THEME_BRICK); // as of a map that somebody drew
}

// A drain, a hole or a chain shows whole, and so does what lies on the floor.
static void nothing_grows_over_what_is_let_into_stone(void **state) {
    (void)state;
    int grown = 0;
    patch.level.seed = 7;
    scatter_all(TILE_FLOOR, 0);
    ground_set_theme(&patch.kept, THEME_FLOOD);
    for (int i = 0; i < SIDE * SIDE; i++) {
        Vec cell = {i % SIDE, i / SIDE};
        bool grows = ground_growth(&patch.kept, &patch.level, cell).sprite >= 0;
        int front = cell_wall_frame(&patch.kept, &patch.level, cell, cell_random_bits(&patch.level, cell));
        bool wall = level_looks_like_wall(&patch.level, cell);
        grown += grows;
        bool column = cell_is_column(&patch.level, cell);
        if (wall && cell_shows_front(&patch.level, cell))
            assert_int_equal(grows, column || front < FRONTS_BARE);
        if (!wall && cell_decor(&patch.level, cell) != DECOR_NONE && !cell_shows_front(&patch.level, cell))
            assert_false(grows);
    }
    assert_in_range(grown, 1, SIDE * SIDE);
}

static void rock_follows_the_theme_there_and_back(void **state) {
    (void)state;
    const CellPicture *rock = ground_rock_picture(&patch.kept, (Vec){3, 5});
    CellPicture brick = *rock;
    for (int theme = THEME_COUNT - 1; theme >= 0; theme--) {
        ground_set_theme(&patch.kept, (ThemeKind)theme);
        bool same = memcmp(rock, &brick, sizeof brick) == 0;
        assert_int_equal(same, theme == THEME_BRICK);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_kept_picture_is_as_one_made_anew, open_patch, close_patch),
        cmocka_unit_test_setup_teardown(the_same_cells_look_otherwise_in_each_theme, open_patch, close_patch),
        cmocka_unit_test_setup_teardown(nothing_grows_over_what_is_let_into_stone, open_patch, close_patch),
        cmocka_unit_test_setup_teardown(rock_follows_the_theme_there_and_back, open_patch, close_patch),
        cmocka_unit_test(colours_of_a_theme_stay),
        cmocka_unit_test(each_depth_has_the_theme_that_its_table_names),
        cmocka_unit_test(single_dungeons_differ_by_generator_and_by_depth),
    };
    return cmocka_run_group_tests_name("ground", tests, NULL, NULL);
}
