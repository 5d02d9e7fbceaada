// Tolls on generated depths, which are stirred up before each, judged by an independent checker. ctest -C
// Long tests many more (long_toll.c).
#include "sim/arena.h"
#include "sim/stir.h"
#include "sim/toll_checker.h"

enum { SEEDS = 72, TOLLS = 4 }; // 2,016 tolls

static void no_toll_breaks_a_promise(void **state) {
    (void)state;
    static Before before;
    for (int i = 0; i < SEEDS * DESCENT_DEPTHS; i++) {
        uint64_t seed = 1000 + (uint64_t)i / DESCENT_DEPTHS;
        World *world = stir_depth(seed, 1 + i % DESCENT_DEPTHS, seed % 2 == 1);
        Rng rng;
        rng_init(&rng, (uint64_t)i, STREAM_AI);
        for (int k = 0; k < TOLLS && world->outcome == OUTCOME_NONE; k++) {
            stir(world, &rng);
            checker_look(&before, world);
            TollReport report = toll_perform_rung(world);
            const char *flaw = checker_verdict(world, &before, &report);
            if (flaw != NULL) print_error("seed %d depth %d: %s\n", 1000 + i / 7, world->depth, flaw);
            assert_null(flaw);
            stir_ticks(world, &rng, 20);
            assert_null(checker_bodies(world));
        }
        world_free(world);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(no_toll_breaks_a_promise)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
