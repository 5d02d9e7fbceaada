// Ten thousand levels of every generator, judged by the independent checker; counts the drafts redone.
#include "gen/checker_level.h"
#include "gen/shapes.h"

#include <stdio.h>

enum { LEVELS = 10000 };

static bool keeps_its_promises(const GenOptions *options, long *redone) {
    Level level;
    if (!gen_level(&level, options)) return false;
    const char *flaw = checker_flaw(&level, options);
    *redone += level.drafts - 1;
    level_free(&level);
    if (flaw == NULL) return true;
    printf("%s %dx%d seed %llu rooms %d suppress %d corridor %d connect %d: broken: %s\n",
           GENERATORS[options->kind]->name, options->w, options->h, (unsigned long long)options->seed,
           options->rooms, options->suppress, options->corridor, options->connect, flaw);
    return false;
}

int main(void) {
    int broken = 0;
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        long redone = 0;
        for (uint64_t seed = 0; seed < LEVELS; seed++) {
            GenOptions options = shape_of((GenKind)kind, seed);
            broken += !keeps_its_promises(&options, &redone);
        }
        printf("%-8s %d levels, %ld drafts redone\n", GENERATORS[kind]->name, LEVELS, redone);
    }
    printf("%d levels break a promise\n", broken);
    return broken == 0 ? 0 : 1;
}
