// Compares thousands of pairs of neighbouring seeds at each depth between the first and the arena. Prints how
// much the most alike pair differs, and fails where that is less than the limits.
#include "gen/neighbours.h"
#include "support/progress_exit.h"

enum { PAIRS = 3000, STEP = 50, FIRST_DEPTH = 2 };

int main(void) {
    bool apart = true, goes_on = true;
    Progress progress;
    progress_begin(&progress, "pairs of levels", (int64_t)(DESCENT_DEPTHS - FIRST_DEPTH) * PAIRS / STEP);
    for (int depth = FIRST_DEPTH; goes_on && depth < DESCENT_DEPTHS; depth++) {
        Neighbours least = {1000, 100};
        int pair = 0;
        for (; goes_on && pair < PAIRS; pair += STEP) {
            Neighbours some = nearest_neighbours(depth, (uint64_t)pair, STEP);
            least.patterns = int_min(least.patterns, some.patterns);
            least.picture = int_min(least.picture, some.picture);
            goes_on = progress_step(&progress);
        }
        apart &= least.patterns >= PATTERNS_LEAST && least.picture >= PICTURE_LEAST;
        progress_clear(&progress, stdout);
        printf("depth %d: the most alike of %d pairs differ by %d per mille of their patterns, by %d %% of "
               "their picture\n",
               depth, pair, least.patterns, least.picture);
    }
    return progress_exit(&progress, "long_neighbours", apart ? 0 : 1);
}
