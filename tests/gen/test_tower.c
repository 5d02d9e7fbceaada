// A tower is the same dungeon as a descent, except that the stairs have changed places.
#include "gen/gen.h"
#include "support/unit.h"

enum { SEEDS = 40 };

static Tile swapped(Tile tile) {
    if (tile == TILE_STAIRS_UP) return TILE_STAIRS_DOWN;
    return tile == TILE_STAIRS_DOWN ? TILE_STAIRS_UP : tile;
}

// The cells, and then all the rest.
static void check_swapped(const GenOptions *options) {
    GenOptions tower = *options;
    Level down, up;
    Error why;
    int stairs = 0;
    tower.tower = true;
    assert_true(gen_check(&tower, &why));
    assert_true(gen_level(&down, options) && gen_level(&up, &tower));
    assert_true(up.tower && !down.tower);
    for (int i = 0; i < down.tiles.w * down.tiles.h; i++) {
        Tile tile = (Tile)down.tiles.cells[i];
        assert_int_equal(up.tiles.cells[i], swapped(tile));
        stairs += tile_stairs(tile);
    }
    assert_int_equal(stairs, 1 + (options->depth < GEN_DEPTH_MAX));
    assert_int_equal(up.attempts, down.attempts);
    assert_int_equal(up.proof_step_count, down.proof_step_count);
    for (int i = 0; i < up.proof_step_count; i++)
        assert_true(vec_eq(up.proof_steps[i].cell, down.proof_steps[i].cell));
    grid_copy(&up.tiles, &down.tiles);
    assert_true(level_hash_cells(&up) == level_hash_cells(&down));
    level_free(&down);
    level_free(&up);
}

static void single_towers_have_their_stairs_swapped(void **state) {
    (void)state;
    for (int i = 0; i < SEEDS * GEN_COUNT; i++) {
        GenOptions options = GENERATORS[i % GEN_COUNT]->defaults;
        options.seed = (uint64_t)i;
        options.depth = 1 + i / GEN_COUNT % GEN_DEPTH_MAX;
        check_swapped(&options);
    }
}

static void so_has_each_floor_of_the_campaign(void **state) {
    (void)state;
    for (int i = 0; i < SEEDS; i++) {
        GenOptions options = {.descent = true, .seed = (uint64_t)i, .depth = 1 + i % DESCENT_DEPTHS};
        gen_set_usual_size(&options);
        check_swapped(&options);
    }
}

static void the_stairs_that_lead_on_end_the_proof(void **state) {
    (void)state;
    for (int up = 0; up < 2; up++) {
        GenOptions options = {.descent = true, .seed = 3, .depth = 2, .tower = up != 0};
        Level level;
        gen_set_usual_size(&options);
        assert_true(gen_level(&level, &options));
        Vec last = level.proof_steps[level.proof_step_count - 1].cell;
        assert_int_equal(level_tile(&level, last), up != 0 ? TILE_STAIRS_UP : TILE_STAIRS_DOWN);
        level_free(&level);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(single_towers_have_their_stairs_swapped),
        cmocka_unit_test(so_has_each_floor_of_the_campaign),
        cmocka_unit_test(the_stairs_that_lead_on_end_the_proof),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
