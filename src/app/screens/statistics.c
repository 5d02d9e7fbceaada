// The page of what all runs came to.
#include "app/state/state.h"

#include "app/play/statistics_text.h"

static void open_statistics(App *app) {
    char text[STAT_SENTENCE_MAX];
    StatWords *words = app->own[SCREEN_STATISTICS];
    statistics_words(words);
    app_read_out(app, statistics_sentence(&words->table, text));
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
    const StatWords *words = app->own[SCREEN_STATISTICS];
    StatisticsPage page = {.table = &words->table, .keys = keys, .hits = HITS, .key_count = touch ? 0 : 1};
    statistics_page_draw(&app->assets.ui, layer, &page);
}

const Screen STATISTICS_SCREEN = {.name = "statistics",
                                  .mode = CONTROL_MENU,
                                  .light = 60,
                                  .size = sizeof(StatWords),
                                  .open = open_statistics,
                                  .act = act_statistics,
                                  .draw = draw_statistics};
