// Draws the pages that show keys at their foot: runs, statistics, known things, stages.
#include "app/state/state.h"

#include "app/pages/book.h"
#include "app/pages/own.h"
#include "app/pages/runs.h"
#include "app/pages/stages.h"
#include "app/play/run_text.h"
#include "view/screens/tables.h"

static void tell_run(const void *of, int index, RunRow *row) {
    run_row(&((const Runs *)of)->at[index], row);
}

static void draw_runs(App *app, Image *layer) {
    const RunTable *table = app->own[SCREEN_RUNS];
    RunsPage page = {.row = tell_run,
                     .of = &table->runs,
                     .count = table->runs.count,
                     .cursor = app_menu(app)->cursor,
                     .note = table->why.text,
                     .good = table->good};
    runs_page_draw(&app->assets.ui, layer, &page);
}

const Screen RUNS_SCREEN = {.light = 60, .foot = true, .draw = draw_runs};

static void draw_statistics(App *app, Image *layer) {
    const StatLines *lines = app->own[SCREEN_STATISTICS];
    statistics_page_draw(&app->assets.ui, layer, &lines->words.table);
}

const Screen STATISTICS_SCREEN = {.light = 60, .foot = true, .draw = draw_statistics};

static void draw_book(App *app, Image *layer) {
    PageUse use = app_page_use(app);
    BookPage page = {.lore = &app->play.storage.lore,
                     .world = app_has_recording(app) ? app->play.session.world : NULL,
                     .chapter = ((const KnownPage *)use.own)->chapter,
                     .cursor = use.menu->cursor,
                     .tower = book_game_is_tower(&use)};
    book_page_draw(&app->assets.ui, layer, &page);
}

const Screen BOOK_SCREEN = {.light = 60, .foot = true, .draw = draw_book};

static void draw_stages(App *app, Image *layer) {
    const Menu menu = menu_translated(app_menu(app));
    const GenStageView view =
        stage_viewer_view(&((const StagesPage *)app->own[SCREEN_STAGES])->viewer, &menu);
    gen_stage_draw_words(&app->assets.ui, &view, layer);
}

static bool move_stages(App *app, int ticks) {
    (void)ticks;
    return stage_viewer_tick(&((StagesPage *)app->own[SCREEN_STAGES])->viewer);
}

const Screen STAGES_SCREEN = {.foot = true, .draw = draw_stages, .moves = move_stages};

static void draw_sheet(App *app, Image *layer) {
    enum { EDGE = 6, FOOT = 30 };
    const SheetPage *page = app->own[SCREEN_SHEET];
    Rect area = {EDGE, EDGE, layer->w - 2 * EDGE, layer->h - EDGE - FOOT};
    sheet_draw(&app->assets.ui, layer, area, page->shown, SHEET_LEVELS, app_menu(app)->cursor);
}

const Screen SHEET_SCREEN = {.light = 60, .foot = true, .draw = draw_sheet};
