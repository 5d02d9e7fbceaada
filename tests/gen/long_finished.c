// Twenty thousand finished levels of every generator and the descent, of all options, sizes and depths,
// judged by the independent checker: ways on, doors, locks, who lives where.
#include "app/tools/progress.h"
#include "gen/checker_finished.h"
#include "gen/shapes.h"

#include <stdio.h>

enum { LEVELS = 20000, DESCENT = GEN_COUNT, SPARSE, KINDS };

// Sparse: few rooms in much stone. Of the small ones there are enough among all others.
static GenOptions options_of(int kind, uint64_t seed) {
    GenOptions options = shape_of(kind < GEN_COUNT ? (GenKind)kind : GEN_HALLS, seed);
    options.depth = (int)(seed % (GEN_DEPTH_MAX + 1));
    if (kind == DESCENT) options = (GenOptions){.descent = true, .seed = seed, .depth = 1 + (int)(seed % 7)};
    if (kind == SPARSE) options.rooms = 1 + (int)(seed % 3);
    return options;
}

static bool is_whole(const GenOptions *options, long *redone) {
    Level level;
    if (!gen_level(&level, options)) return false;
    const char *flaw = finished_flaw(&level, options->depth);
    *redone += level.attempts - 1;
    if (flaw != NULL)
        printf("%s %dx%d seed %llu depth %d rooms %d suppress %d corridor %d: broken: %s\n", level.generator,
               level.tiles.w, level.tiles.h, (unsigned long long)options->seed, options->depth,
               options->rooms, options->suppress, options->corridor, flaw);
    level_free(&level);
    return flaw == NULL;
}

int main(void) {
    int broken = 0;
    bool goes_on = true;
    Progress progress;
    progress_begin(&progress, "levels", (int64_t)LEVELS * KINDS);
    for (int kind = 0; goes_on && kind < KINDS; kind++) {
        long redone = 0;
        int seed = 0;
        for (; goes_on && seed < LEVELS; seed++) {
            GenOptions options = options_of(kind, (uint64_t)seed);
            broken += !is_whole(&options, &redone);
            goes_on = progress_step(&progress);
        }
        progress_clear(&progress, stdout);
        const char *name = kind == DESCENT ? "descent" : kind == SPARSE ? "sparse" : GENERATORS[kind]->name;
        printf("%-8s %d levels, %ld drafts redone\n", name, seed, redone);
    }
    printf("%d levels break a promise\n", broken);
    return progress_exit(&progress, "long_finished", broken > 0);
}
