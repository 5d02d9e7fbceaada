// --stats: levels measured.
#include "app/tools/commands.h"

#include "app/play/pacing.h"
#include "app/tools/maps.h"
#include "app/tools/progress.h"
#include "base/fail.h"
#include "gen/prove/measure.h"

#include <stdio.h>

static const char HEADER[] =
    "generator,seed,width,height,floor_percent,rooms,dead_ends,loops,longest_path,doors,keys,"
    "redraws,microseconds\n";

static bool go_on(void *progress, int part) {
    return progress_part(progress, part);
}

static void print_row(const Level *level, const Measures *m, uint32_t us) {
    int cells = level->tiles.w * level->tiles.h, tenths = (int)((int64_t)m->floor * 1000 / cells);
    printf("%s,%llu,%d,%d,%d.%d,%d,%d,%d,%d,%d,%d,%d,%u\n", level->generator, (unsigned long long)level->seed,
           level->tiles.w, level->tiles.h, tenths / 10, tenths % 10, level->room_count, m->dead_ends,
           m->loops, m->diameter, m->doors, m->keys, level->attempts - 1, us);
}

// False when memory lacks or it is to stop.
static bool tell_level(const Options *options, const Pacing *clock, Progress *progress) {
    Level level;
    Measures measures;
    char error[256];
    uint64_t start = pacing_now();
    if (!named_level(options, &level, error, sizeof error)) return false;
    uint32_t us = pacing_us(clock, start);
    bool measured = measure_level(&level, (MeasureHook){go_on, progress}, &measures);
    progress_clear(progress, stdout);
    if (measured) print_row(&level, &measures, us);
    level_free(&level);
    return measured;
}

static bool print_rows(const Options *options, Progress *progress, char *error, size_t error_size) {
    Pacing clock;
    Options of = *options;
    pacing_init(&clock);
    for (bool goes_on = true; goes_on && progress->done < options->stats; of.gen.seed++) {
        if (!tell_level(&of, &clock, progress))
            return progress_stopped() ||
                   fail(error, error_size, "not enough memory for %dx%d cells", of.gen.w, of.gen.h);
        if (fflush(stdout) != 0) return fail(error, error_size, "cannot write to standard output");
        goes_on = progress_step(progress);
    }
    return true;
}

bool command_stats(const Options *options, char *error, size_t error_size) {
    Progress progress;
    fputs(HEADER, stdout);
    progress_begin(&progress, "levels", options->stats);
    bool done = print_rows(options, &progress, error, error_size);
    return progress_end(&progress, error, error_size) && done;
}
