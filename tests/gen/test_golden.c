// Levels that must never change by accident. On purpose, and in a commit that says why:
//     REWRITE_GOLDEN=1 ctest --test-dir build -R gen/golden
#include "gen/gen.h"
#include "support/unit.h"

static const char *const PATH = "tests/gen/golden.txt";

static const struct {
    GenKind kind;
    int w, h, rooms, suppress, corridor, connect, walls; // 0: the default
    int descent;                                         // depth of it; 0: a single dungeon
} SHAPES[] = {
    {.kind = GEN_HALLS},
    {.kind = GEN_HALLS, .w = 80, .h = 33, .rooms = 20, .corridor = 1},
    {.kind = GEN_HALLS, .w = 5, .h = 5, .rooms = 1, .corridor = 3},
    {.kind = GEN_PILLARS},
    {.kind = GEN_PILLARS, .w = 47, .h = 35, .suppress = 3},
    {.kind = GEN_PILLARS, .w = 101, .h = 101, .suppress = 2, .connect = 1},
    {.kind = GEN_PILLARS, .w = 5, .h = 5, .suppress = 10},
    {.kind = GEN_ARCADE},
    {.kind = GEN_ARCADE, .corridor = 1},
    {.kind = GEN_MAZE},
    {.kind = GEN_MAZE, .corridor = 3},
    {.kind = GEN_MAZE, .walls = 3},
    {.kind = GEN_MAZE, .w = 79, .h = 46, .corridor = 2},
    {.kind = GEN_ROOMS},
    {.kind = GEN_ROOMS, .w = 90, .h = 41},
    {.kind = GEN_ROOMS, .w = 5, .h = 7},
    {.kind = GEN_SCATTER},
    {.kind = GEN_SCATTER, .w = 60, .h = 45},
    {.kind = GEN_CAVES},
    {.kind = GEN_CAVES, .w = 120, .h = 70},
    {.kind = GEN_CAVES, .w = 7, .h = 6},
    {.kind = GEN_CHAMBERS},
    {.kind = GEN_CHAMBERS, .w = 113, .h = 81, .suppress = 2, .connect = 1},
    {.kind = GEN_CHAMBERS, .w = 29, .h = 21},
    {.kind = GEN_BSP},
    {.kind = GEN_BSP, .w = 120, .h = 70, .corridor = 2},
    {.kind = GEN_BSP, .w = 5, .h = 6},
    {.kind = GEN_SCATTERED},
    {.kind = GEN_SCATTERED, .w = 120, .h = 70, .corridor = 2},
    {.kind = GEN_SCATTERED, .w = 5, .h = 6},
    {.kind = GEN_WARREN},
    {.kind = GEN_WARREN, .w = 120, .h = 70},
    {.kind = GEN_WARREN, .w = 5, .h = 6},
    {.descent = 1},
    {.descent = 2},
    {.descent = 3},
    {.descent = 4},
    {.descent = 5},
    {.descent = 6},
    {.descent = 7},
    {.descent = 8},
};
static const uint64_t SEEDS[] = {0, 1, 2, 3, 42, 1000, 1u << 31, UINT64_MAX};

static GenOptions options_of(size_t shape, uint64_t seed) {
    GenOptions options = GENERATORS[SHAPES[shape].kind]->defaults;
    options.seed = seed;
    if (SHAPES[shape].rooms != 0) options.rooms = SHAPES[shape].rooms;
    if (SHAPES[shape].walls != 0) options.walls = SHAPES[shape].walls;
    if (SHAPES[shape].corridor != 0) options.corridor = SHAPES[shape].corridor;
    gen_set_usual_size(&options);
    if (SHAPES[shape].w != 0) options.w = SHAPES[shape].w;
    if (SHAPES[shape].h != 0) options.h = SHAPES[shape].h;
    options.suppress = SHAPES[shape].suppress;
    options.connect = SHAPES[shape].connect != 0;
    options.descent = SHAPES[shape].descent != 0;
    options.depth = SHAPES[shape].descent;
    return options;
}

static void describe(const GenOptions *o, char *line, size_t size) {
    Level level;
    assert_true(gen_level(&level, o));
    if (o->descent) {
        snprintf(line, size, "descent depth %d seed %llu: %016llx\n", o->depth, (unsigned long long)o->seed,
                 (unsigned long long)level_hash_cells(&level));
        level_free(&level);
        return;
    }
    snprintf(line, size, "%s %dx%d rooms %d suppress %d corridor %d connect %d seed %llu: %016llx\n",
             GENERATORS[o->kind]->name, o->w, o->h, o->rooms, o->suppress, o->corridor, o->connect,
             (unsigned long long)o->seed, (unsigned long long)level_hash_cells(&level));
    level_free(&level);
}

static void levels_are_as_they_were(void **state) {
    (void)state;
    bool rewrite = getenv("REWRITE_GOLDEN") != NULL;
    FILE *file = fopen(PATH, rewrite ? "w" : "r");
    assert_non_null(file);
    for (size_t shape = 0; shape < sizeof SHAPES / sizeof SHAPES[0]; shape++) {
        for (size_t i = 0; i < sizeof SEEDS / sizeof SEEDS[0]; i++) {
            char line[160], expected[160] = "";
            GenOptions options = options_of(shape, SEEDS[i]);
            describe(&options, line, sizeof line);
            if (rewrite) {
                assert_true(fputs(line, file) >= 0);
            } else {
                assert_non_null(fgets(expected, sizeof expected, file));
                assert_string_equal(line, expected);
            }
        }
    }
    assert_int_equal(fclose(file), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(levels_are_as_they_were)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
