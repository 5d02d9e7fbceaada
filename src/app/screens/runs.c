// The table of the runs that were played, and what all of them came to.
#include "app/state/state.h"

#include "app/pages/runs.h"
#include "app/pages/statistics.h"
#include "app/play/run_text.h"

static void tell_run(const void *of, int index, RunRow *row) {
    run_row(&((const Runs *)of)->at[index], row);
}

static void draw_runs(App *app, Image *layer) {
    FootKeys foot;
    const RunTable *table = app->own[SCREEN_RUNS];
    RunsPage page = {.row = tell_run,
                     .of = &table->runs,
                     .count = table->runs.count,
                     .cursor = app_menu(app)->cursor,
                     .note = table->why.text,
                     .good = table->good,
                     .keys = app_foot_keys(app, &foot)->keys,
                     .hits = foot.hits,
                     .key_count = foot.count};
    runs_page_draw(&app->assets.ui, layer, &page);
}

const Screen RUNS_SCREEN = {.name = "runs", .mode = CONTROL_MENU, .light = 60, .draw = draw_runs};

static void draw_statistics(App *app, Image *layer) {
    FootKeys foot;
    const StatLines *lines = app->own[SCREEN_STATISTICS];
    StatisticsPage page = {.table = &lines->words.table,
                           .keys = app_foot_keys(app, &foot)->keys,
                           .hits = foot.hits,
                           .key_count = foot.count};
    statistics_page_draw(&app->assets.ui, layer, &page);
}

const Screen STATISTICS_SCREEN = {
    .name = "statistics", .mode = CONTROL_MENU, .light = 60, .draw = draw_statistics};
