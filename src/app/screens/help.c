// Help in the window: as many pages of keys as the device needs, then the lesson.
#include "app/state/state.h"

#include "app/pages/help.h"
#include "base/text.h"
#include "lang/lang.h"
#include "view/screens/help.h"
#include "view/screens/lesson.h"

// Speaks the sentences and keys of a page, unless it was the last to be spoken.
static void read_page(App *app, const HelpPage *page, int end) {
    HelpState *help = app->own[SCREEN_HELP];
    char text[HELP_TEXT_MAX];
    if (help->read == help->page + 1) return;
    help->read = help->page + 1;
    app_read_out(app, tr("How to play"));
    for (int i = page->from; i != end; i++) {
        if (page_help_line(page->mode, page->tower, i, page->bell_key, text, sizeof text) == NULL) break;
        app_read_on(app, text);
    }
    for (int i = 0; i < page->count; i++) {
        text[0] = '\0';
        for (int key = 0; key < 4 && page->keys[i].keys[key] != NULL; key++)
            text_add(text, sizeof text, "%s ",
                     page->keys[i].keys[key][0] != '\0' ? page->keys[i].keys[key] : "-");
        text_add(text, sizeof text, ": %s", page->keys[i].what);
        app_read_on(app, text);
    }
}

static void draw_lesson(App *app, Image *layer) {
    const Ui *ui = &app->assets.ui;
    HelpState *help = app->own[SCREEN_HELP];
    (void)lesson_make_pictures(&help->lesson, &app->assets);
    Rect panel = lesson_page_draw(ui, layer, help->lesson.pictures, HELP_FOOT_PX);
    help_page_draw_foot(ui, layer, panel, tr("the keys"), controls_key_name(&app->controls, ACTION_BACK));
    if (help->read == help->page + 1) return;
    help->read = help->page + 1;
    app_read_out(app, tr("Only what is lit stays"));
    for (int i = 0; i < LESSON_PICTURES; i++) app_read_on(app, tr(LESSON_CAPTIONS[i]));
}

static void draw_page(App *app, Image *layer, const HelpPage *page, int end) {
    help_page_draw(&app->assets.ui, layer, page);
    read_page(app, page, end);
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
    bool lesson = help_has_lesson(&use);
    int number = 0, next;
    app_help_lines(app, &lines, false);
    page.turn = tr("more rules");
    for (; (next = help_page_next(ui, size, &page)) >= 0; page.from = next, number++) {
        if (number == help->page) draw_page(app, layer, &page, next);
    }
    for (int first = 0; first < lines.count; first += page.count, page.mode = HELP_MORE, number++) {
        int left = lines.count - first, most = help_page_key_capacity(ui, size, &page);
        page.keys = lines.at + first;
        page.count = left <= most ? left : int_min(most, left - int_min(LAST_LEAST, most / 2));
        page.turn = first + page.count < lines.count ? tr("more keys")
                    : lesson                         ? tr("only what is lit stays")
                    : number > 0                     ? tr("the keys")
                                                     : NULL;
        if (number == help->page) draw_page(app, layer, &page, -1);
    }
    help->pages = number + lesson;
    if (help->page >= number && lesson) draw_lesson(app, layer);
}

const Screen HELP_SCREEN = {.light = 60, .draw = draw_help};
