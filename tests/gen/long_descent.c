// An independent checker plays twenty thousand levels of each depth of the descent to their end: quota,
// stairs, keys, locks. It also counts the repeated attempts.
#include "gen/descent/depths.h"
#include "gen/solvable.h"
#include "support/progress_exit.h"

#include <stdlib.h>

enum { LEVELS = 20000 };

int main(int argc, char **argv) {
    long levels = argc > 1 ? strtol(argv[1], NULL, 10) : LEVELS;
    int broken = 0;
    bool goes_on = true;
    Progress progress;
    progress_begin(&progress, "levels", levels * DESCENT_DEPTHS);
    for (int depth = 1; goes_on && depth <= DESCENT_DEPTHS; depth++) {
        long redone = 0;
        long seed = 0;
        for (; goes_on && seed < levels; seed++) {
            GenOptions options = {.seed = (uint64_t)seed, .depth = depth, .descent = true};
            Level level;
            if (!gen_level(&level, &options)) return 1;
            const char *wrong = solvable_verdict(&level);
            if (wrong != NULL) printf("seed %ld depth %d: %s\n", seed, depth, wrong);
            broken += wrong != NULL;
            redone += level.attempts - 1;
            level_free(&level);
            goes_on = progress_step(&progress);
        }
        progress_clear(&progress, stdout);
        printf("depth %d: %ld levels, %ld attempts made again\n", depth, seed, redone);
    }
    return progress_exit(&progress, "long_descent", broken > 0);
}
