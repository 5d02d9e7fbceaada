#include "app/stats.h"

#include "app/pacing.h"
#include "base/fail.h"
#include "gen/measure.h"

#include <stdio.h>
#include <unistd.h>

enum { BAR_WIDTH = 40 };

static const char HEADER[] =
    "generator,seed,width,height,floor_percent,rooms,dead_ends,loops,longest_path,doors,keys,"
    "redraws,microseconds\n";

static void show_bar(int done, int of) {
    if (done * 200 / of == (done - 1) * 200 / of) return;
    int filled = done * BAR_WIDTH / of;
    fprintf(stderr, "\r[%.*s%*s] %d of %d", filled, "########################################",
            BAR_WIDTH - filled, "", done, of);
    if (done == of) fputc('\n', stderr);
}

static bool print_row(const GenOptions *options, const Pacing *clock) {
    Level level;
    Measures m;
    uint64_t start = pacing_now();
    if (!gen_level(&level, options)) return false;
    uint32_t us = pacing_us(clock, start);
    bool measured = measure_level(&level, &m);
    int cells = level.tiles.w * level.tiles.h, tenths = (int)((int64_t)m.floor * 1000 / cells);
    printf("%s,%llu,%d,%d,%d.%d,%d,%d,%d,%d,%d,%d,%d,%u\n", level.generator,
           (unsigned long long)options->seed, level.tiles.w, level.tiles.h, tenths / 10, tenths % 10,
           level.room_count, m.dead_ends, m.loops, m.diameter, m.doors, m.keys, level.drafts - 1, us);
    level_free(&level);
    return measured;
}

bool command_stats(const Options *options, char *error, size_t error_size) {
    Pacing clock;
    GenOptions gen = options->gen;
    bool bar = isatty(STDERR_FILENO) != 0;
    pacing_init(&clock);
    fputs(HEADER, stdout);
    for (int i = 0; i < options->stats; i++, gen.seed++) {
        if (!print_row(&gen, &clock))
            return fail(error, error_size, "not enough memory for %dx%d cells", gen.w, gen.h);
        if (fflush(stdout) != 0) return fail(error, error_size, "cannot write to standard output");
        if (bar) show_bar(i + 1, options->stats);
    }
    return true;
}
