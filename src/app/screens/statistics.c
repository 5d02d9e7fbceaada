// The page of what all runs came to.
#include "app/screens/state.h"

static void open_statistics(App *app) {
    char text[STAT_SENTENCE_MAX];
    statistics_words(&app->statistics);
    app_read_out(app, statistics_sentence(&app->statistics.table, text));
}

static ScreenCommand act_statistics(App *app, Action action) {
    (void)app;
    bool leaves = action == ACTION_BACK || action == ACTION_PAUSE || action == ACTION_CONFIRM;
    return command_do(leaves ? DO_POP : DO_STAY);
}

static void draw_statistics(App *app, Image *layer) {
    static const Hit HITS[] = {HIT_BACK};
    const KeyHelp keys[] = {{{controls_prompt(&app->controls, ACTION_BACK)}, "back"}};
    bool touch = app->controls.device == DEVICE_TOUCH; // which has its own way back
    StatisticsPage page = {
        .table = &app->statistics.table, .keys = keys, .hits = HITS, .key_count = touch ? 0 : 1};
    statistics_page_draw(&app->assets.ui, layer, &page);
}

const Screen STATISTICS_SCREEN = {.name = "statistics",
                                  .mode = CONTROL_MENU,
                                  .light = 60,
                                  .open = open_statistics,
                                  .act = act_statistics,
                                  .draw = draw_statistics};
