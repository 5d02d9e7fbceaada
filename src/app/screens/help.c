// Help in the window: as many pages of keys as the device needs, then the lesson.
#include "app/state/state.h"

#include "app/pages/help.h"
#include "lang/lang.h"
#include "view/screens/help.h"
#include "view/screens/lesson.h"

static void draw_lesson(App *app, Image *layer) {
    const Ui *ui = &app->assets.ui;
    HelpState *help = app->own[SCREEN_HELP];
    (void)lesson_make_pictures(&help->lesson, &app->assets);
    Rect panel = lesson_page_draw(ui, layer, help->lesson.pictures, HELP_FOOT_PX);
    help_page_draw_foot(ui, layer, panel, tr("the keys"), controls_key_name(&app->controls, ACTION_BACK));
}

// Lays out all pages of keys and draws the open one. The last one is not left with a row or two.
static void draw_help(App *app, Image *layer) {
    enum { LAST_LEAST = 6 };
    HelpLines lines;
    const Ui *ui = &app->assets.ui;
    const PageUse use = app_page_use(app);
    HelpState *help = use.own;
    HelpPage page = {.mode = help_mode_of_game(&use),
                     .tower = use.in_game && app->play.session.options.tower,
                     .bell_key = controls_key_name(&app->controls, ACTION_BELL),
                     .close_key = controls_key_name(&app->controls, ACTION_BACK)};
    const Vec size = {layer->w, layer->h};
    int number = 0, next;
    app_help_lines(app, &lines);
    page.turn = tr("more rules");
    for (; (next = help_page_next(ui, size, &page)) >= 0; page.from = next, number++) {
        if (number == help->page) help_page_draw(ui, layer, &page);
    }
    for (int first = 0; first < lines.count; first += page.count, page.mode = HELP_MORE, number++) {
        int left = lines.count - first, most = help_page_key_capacity(ui, size, &page);
        page.keys = lines.at + first;
        page.count = left <= most ? left : int_min(most, left - int_min(LAST_LEAST, most / 2));
        page.turn = first + page.count < lines.count ? tr("more keys") : tr("only what is lit stays");
        if (number == help->page) help_page_draw(ui, layer, &page);
    }
    help->pages = number + 1;
    if (help->page >= number) draw_lesson(app, layer);
}

const Screen HELP_SCREEN = {.light = 60, .draw = draw_help};
