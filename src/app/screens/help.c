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

// Lays out all pages of keys and draws the open one.
static void draw_help(App *app, Image *layer) {
    HelpLines lines;
    const Ui *ui = &app->assets.ui;
    const PageUse use = app_page_use(app);
    HelpState *help = use.own;
    HelpPage page = {.mode = help_mode_of_game(&use),
                     .tower = use.in_game && app->play.session.options.tower,
                     .bell_key = controls_key_name(&app->controls, ACTION_BELL),
                     .close_key = controls_key_name(&app->controls, ACTION_BACK)};
    int number = 0;
    app_help_lines(app, &lines);
    for (int first = 0; first < lines.count; first += page.count, page.mode = HELP_MORE, number++) {
        page.keys = lines.at + first;
        page.count =
            int_min(help_page_key_capacity(ui, (Vec){layer->w, layer->h}, &page), lines.count - first);
        page.turn = first + page.count < lines.count ? tr("more keys") : tr("only what is lit stays");
        if (number == help->page) help_page_draw(ui, layer, &page);
    }
    help->pages = number + 1;
    if (help->page >= number) draw_lesson(app, layer);
}

const Screen HELP_SCREEN = {.light = 60, .draw = draw_help};
