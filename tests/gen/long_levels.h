#pragma once
// Judges the levels of many seeds for each kind of level, and counts how many attempts were repeated.

#include "gen/shapes.h"
#include "support/progress_exit.h"

#include <stdio.h>

typedef struct LongRun {
    const char *program;
    int levels; // how many of each kind
    int kinds;
    const char *(*name)(int kind);
    GenOptions (*options)(int kind, uint64_t seed);
    const char *(*flaw)(Level *level, const GenOptions *options); // NULL: the level is as it should be
} LongRun;

static inline const char *generator_name(int kind) {
    return GENERATORS[kind]->name;
}

// Makes and judges a level. Prints what is wrong with it. Adds the repeated attempts to `redone`.
static inline bool long_level(const LongRun *run, const GenOptions *options, long *redone) {
    Level level;
    if (!gen_level(&level, options)) return false;
    const char *flaw = run->flaw(&level, options);
    *redone += level.attempts - 1;
    if (flaw != NULL)
        printf("%s %dx%d seed %llu depth %d rooms %d suppress %d corridor %d connect %d: broken: %s\n",
               level.generator, level.tiles.w, level.tiles.h, (unsigned long long)options->seed,
               options->depth, options->rooms, options->suppress, options->corridor, options->connect, flaw);
    level_free(&level);
    return flaw == NULL;
}

// The program's exit status: 1 when a level is broken.
static inline int long_levels(const LongRun *run) {
    int broken = 0;
    bool goes_on = true;
    Progress progress;
    progress_begin(&progress, "levels", (int64_t)run->levels * run->kinds);
    for (int kind = 0; goes_on && kind < run->kinds; kind++) {
        long redone = 0;
        int seed = 0;
        for (; goes_on && seed < run->levels; seed++) {
            GenOptions options = run->options(kind, (uint64_t)seed);
            broken += !long_level(run, &options, &redone);
            goes_on = progress_step(&progress);
        }
        progress_clear(&progress, stdout);
        printf("%-8s %d levels, %ld attempts made again\n", run->name(kind), seed, redone);
    }
    printf("%d levels are broken\n", broken);
    return progress_exit(&progress, run->program, broken > 0);
}
