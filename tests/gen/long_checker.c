// Ten thousand levels of every generator, judged by the independent checker; counts the drafts redone.
#include "app/tools/progress.h"
#include "gen/checker_level.h"
#include "gen/shapes.h"

#include <stdio.h>

enum { LEVELS = 10000 };

static bool keeps_its_promises(const GenOptions *options, long *redone) {
    Level level;
    if (!gen_level(&level, options)) return false;
    const char *flaw = checker_flaw(&level, options);
    *redone += level.attempts - 1;
    level_free(&level);
    if (flaw == NULL) return true;
    printf("%s %dx%d seed %llu rooms %d suppress %d corridor %d connect %d: broken: %s\n",
           GENERATORS[options->kind]->name, options->w, options->h, (unsigned long long)options->seed,
           options->rooms, options->suppress, options->corridor, options->connect, flaw);
    return false;
}

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
            broken += !keeps_its_promises(&options, &redone);
            goes_on = progress_step(&progress);
        }
        progress_clear(&progress, stdout);
        printf("%-8s %d levels, %ld drafts redone\n", GENERATORS[kind]->name, seed, redone);
    }
    printf("%d levels break a promise\n", broken);
    return progress_exit(&progress, "long_checker", broken > 0);
}
