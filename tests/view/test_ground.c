// Pictures of cells are kept by all that they are made from: what looks different is never taken for the
// same.
#include "view/ground/ground.h"

#include "base/rng.h"
#include "support/unit.h"
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
    char error[160];
    painted_init(&patch.atlas, NULL);
    if (!ground_init(&patch.kept, &patch.atlas, error, sizeof error)) return -1;
    if (!ground_init(&patch.anew, &patch.atlas, error, sizeof error)) return -1;
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
}

static bool same_as_anew(Vec cell) {
    const CellPicture *kept = ground_cell(&patch.kept, &patch.level, cell);
    memset(patch.anew.slots, 0, sizeof patch.anew.slots);
    const CellPicture *anew = ground_cell(&patch.anew, &patch.level, cell);
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

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(a_kept_picture_is_as_one_made_anew, open_patch, close_patch),
    };
    return cmocka_run_group_tests_name("ground", tests, NULL, NULL);
}
