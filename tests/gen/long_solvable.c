// Ten thousand furnished levels of every generator, at all depths, played to their end by an independent
// checker.
#include "gen/shapes.h"
#include "gen/solvable.h"

enum { LEVELS = 10000 };

int main(void) {
    int broken = 0;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        long redone = 0;
        for (uint64_t seed = 0; seed < LEVELS; seed++) {
            GenOptions options = shape_of((GenKind)kind, seed);
            options.depth = 1 + (int)(seed % GEN_DEPTH_MAX);
            Level level;
            if (!gen_level(&level, &options)) return 1;
            const char *wrong = solvable_verdict(&level);
            if (wrong != NULL)
                printf("%s seed %d depth %d: %s\n", level.generator, (int)seed, options.depth, wrong);
            broken += wrong != NULL;
            redone += level.drafts - 1;
            level_free(&level);
        }
        printf("%-8s %d levels, %ld drafts redone\n", GENERATORS[kind]->name, LEVELS, redone);
    }
    return broken > 0;
}
