// Ten thousand furnished levels of every generator, at all depths, played to their end by an independent
// checker.
#include "app/tools/progress.h"
#include "gen/shapes.h"
#include "gen/solvable.h"

enum { LEVELS = 10000 };

int main(void) {
    int broken = 0;
    bool goes_on = true;
    Progress progress;
    progress_begin(&progress, "levels", (int64_t)LEVELS * GEN_COUNT);
    for (int kind = 0; goes_on && kind < GEN_COUNT; kind++) {
        long redone = 0;
        int seed = 0;
        for (; goes_on && seed < LEVELS; seed++) {
            GenOptions options = shape_of((GenKind)kind, (uint64_t)seed);
            options.depth = 1 + seed % GEN_DEPTH_MAX;
            Level level;
            if (!gen_level(&level, &options)) return 1;
            const char *wrong = solvable_verdict(&level);
            if (wrong != NULL)
                printf("%s seed %d depth %d: %s\n", level.generator, seed, options.depth, wrong);
            broken += wrong != NULL;
            redone += level.attempts - 1;
            level_free(&level);
            goes_on = progress_step(&progress);
        }
        progress_clear(&progress, stdout);
        printf("%-8s %d levels, %ld drafts redone\n", GENERATORS[kind]->name, seed, redone);
    }
    return progress_exit(&progress, "long_solvable", broken > 0);
}
