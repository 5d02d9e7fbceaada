// --stats: measures levels.
#include "app/tools/commands.h"

#include "app/play/pacing.h"
#include "app/store/assets.h"
#include "app/store/files.h"
#include "app/tools/maps.h"
#include "app/tools/options.h"
#include "app/tools/progress.h"
#include "base/check.h"
#include "base/fail.h"
#include "gen/prove/shape.h"
#include "lang/lang.h"
#include "map/vestibule.h"

#include <stdio.h>

static const char HEADER[] =
    "generator,seed,width,height,floor_percent,rooms,dead_ends,loops,longest_path,doors,keys,"
    "redraws,largest_square,median_square,contrast,sight,chokes,used_percent,empty_ends,monsters,kinds,"
    "pattern_distance,changed_percent,microseconds\n";

// The level of the seed before, for comparison: neighbouring seeds should not look alike.
typedef struct Before {
    Level level;
    Shape shape;
    bool there;
} Before;

static bool go_on(void *progress, int part) {
    return progress_set_part(progress, part);
}

static void print_shape(const Shape *shape, const Level *level, const Before *before) {
    int tenths = 10 * shape->largest / int_max(shape->median, 1);
    printf("%d,%d,%d.%d,%d,%d,%d,%d,%d,%d,", shape->largest, shape->median, tenths / 10, tenths % 10,
           shape->sight, shape->chokes, shape->used, shape->empty_ends, shape->monsters, shape->kinds);
    if (before->there)
        printf("%d,%d,", shape_distance_pm(shape, &before->shape),
               shape_changed_percent(level, &before->level));
    if (!before->there) printf(",,");
}

static void print_measures(const Level *level, const Measures *m) {
    int cells = level->tiles.w * level->tiles.h, tenths = (int)((int64_t)m->floor * 1000 / cells);
    printf("%s,%llu,%d,%d,%d.%d,%d,%d,%d,%d,%d,%d,%d,", level->generator, (unsigned long long)level->seed,
           level->tiles.w, level->tiles.h, tenths / 10, tenths % 10, m->rooms, m->dead_ends, m->loops,
           m->diameter, m->doors, m->keys, level->attempts - 1);
}

// Remembers a level, and takes it over.
static void remember(Before *before, Level *level, const Shape *shape) {
    if (before->there) level_free(&before->level);
    *before = (Before){*level, *shape, true};
}

// Makes, measures and prints a level. Depth 1 is measured with its vestibule open. Returns false when out of
// memory or when the work has to stop.
static bool tell_level(const Options *options, const Pacing *clock, Progress *progress, Before *before) {
    Level level;
    Measures measures;
    Shape shape;
    Error error;
    uint64_t start = pacing_now();
    progress_may_end(progress);
    if (!options_make_level(options, &level, &error)) return false;
    uint32_t us = pacing_us_since(clock, start);
    if (level_has_unopened_vestibule(&level)) vestibule_lay(&level, VESTIBULE_OPENED);
    bool measured =
        measure_level(&level, (MeasureHook){go_on, progress}, &measures) && shape_measure(&level, &shape);
    progress_clear(progress, stdout);
    if (measured) {
        print_measures(&level, &measures);
        print_shape(&shape, &level, before);
        printf("%u\n", us);
        remember(before, &level, &shape);
    } else {
        level_free(&level);
    }
    return measured;
}

// Prints the rows. Returns false with one line in `error`.
static bool print_rows(const Options *options, Progress *progress, Before *before, Error *error) {
    Pacing clock;
    Options of = *options;
    pacing_init(&clock);
    for (bool goes_on = true; goes_on && progress->done < options->stats; of.gen.seed++) {
        if (!tell_level(&of, &clock, progress, before))
            return progress_stopped() ||
                   fail(error, tr("not enough memory for %dx%d cells"), of.gen.w, of.gen.h);
        if (fflush(stdout) != 0) return fail(error, tr("cannot write to standard output"));
        goes_on = progress_step(progress);
    }
    return true;
}

bool command_print_stats(const Options *options, Error *error) {
    Progress progress;
    Before before = {.there = false};
    fputs(HEADER, stdout);
    (void)fflush(stdout); // so that a signal leaves a whole file; the rows report if it fails
    progress_begin(&progress, tr("levels"), options->stats);
    bool done = print_rows(options, &progress, &before, error);
    if (before.there) level_free(&before.level);
    return progress_end(&progress, error) && done;
}
