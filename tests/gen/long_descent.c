// Twenty thousand levels of each depth of the descent, played to their end by an independent checker: quota,
// stairs, keys, locks; counts the drafts redone.
#include "gen/descent.h"
#include "gen/solvable.h"

#include <stdlib.h>

enum { LEVELS = 20000 };

int main(int argc, char **argv) {
    long levels = argc > 1 ? strtol(argv[1], NULL, 10) : LEVELS;
    int broken = 0;
    for (int depth = 1; depth <= DESCENT_DEPTHS; depth++) {
        long redone = 0;
        for (long seed = 0; seed < levels; seed++) {
            GenOptions options = {.seed = (uint64_t)seed, .depth = depth, .descent = true};
            Level level;
            if (!gen_level(&level, &options)) return 1;
            const char *wrong = solvable_verdict(&level);
            if (wrong != NULL) printf("seed %ld depth %d: %s\n", seed, depth, wrong);
            broken += wrong != NULL;
            redone += level.drafts - 1;
            level_free(&level);
        }
        printf("depth %d: %ld levels, %ld drafts redone\n", depth, levels, redone);
    }
    return broken > 0;
}
