// Help: the keys of the device in use, made from the table of actions, and a page of what only light keeps.
#include "app/state/state.h"

#include "app/play/lesson.h"

typedef struct HelpScreen {
    int page, pages;
    Lesson lesson;
} HelpScreen;

static void close_help(void *own) {
    lesson_free(&((HelpScreen *)own)->lesson);
}

// As many pages of keys as it takes; the last page is the lesson.
static void open_help(App *app) {
    HelpScreen *help = app->own[SCREEN_HELP];
    help->page = 0;
    help->pages = 2;
}

static void turn(App *app, int by) {
    HelpScreen *help = app->own[SCREEN_HELP];
    help->page = (help->page + by + help->pages) % help->pages;
    if (help->page == help->pages - 1) (void)lesson_make(&help->lesson, &app->assets);
    sound_play(app->assets.sound, SOUND_MENU_MOVE);
}

static ScreenCommand act_help(App *app, Action action) {
    switch (action) {
    case ACTION_LEFT:
    case ACTION_UP:
        turn(app, -1);
        break;
    case ACTION_RIGHT:
    case ACTION_DOWN:
    case ACTION_NEXT:
        turn(app, 1);
        break;
    case ACTION_BACK:
    case ACTION_HELP:
    case ACTION_CONFIRM:
    case ACTION_PAUSE:
        close_help(app->own[SCREEN_HELP]);
        return command_do(DO_POP);
    default:
        break;
    }
    return command_do(DO_STAY);
}

static HelpMode mode_of(const App *app) {
    if (app->stack.at[0] == SCREEN_TITLE) return HELP_BOTH;
    return app->play.session.watching          ? HELP_WATCH
           : app->play.session.world->classic  ? HELP_CLASSIC
           : app->play.session.options.descent ? HELP_DESCENT
                                               : HELP_DUNGEON;
}

static void draw_lesson(App *app, Image *layer) {
    const Ui *ui = &app->assets.ui;
    const HelpScreen *help = app->own[SCREEN_HELP];
    Rect panel = page_lesson(ui, layer, help->lesson.pictures, HELP_FOOT_PX);
    page_help_foot(ui, layer, panel, "the keys", controls_prompt(&app->controls, ACTION_BACK));
}

// Goes through all pages of keys, and draws the one that is open.
static void draw_help(App *app, Image *layer) {
    HelpLines lines;
    HelpScreen *help = app->own[SCREEN_HELP];
    const Ui *ui = &app->assets.ui;
    HelpPage page = {.mode = mode_of(app),
                     .tower = app_in_game(app) && app->play.session.options.tower,
                     .bell_key = controls_prompt(&app->controls, ACTION_BELL),
                     .close_key = controls_prompt(&app->controls, ACTION_BACK)};
    int number = 0;
    app_help_lines(app, &lines);
    for (int first = 0; first < lines.count; first += page.count, page.mode = HELP_MORE, number++) {
        page.keys = lines.at + first;
        page.count = int_min(page_help_room(ui, (Vec){layer->w, layer->h}, &page), lines.count - first);
        page.turn = first + page.count < lines.count ? "more keys" : "only light stays";
        if (number == help->page) page_help(ui, layer, &page);
    }
    help->pages = number + 1;
    if (help->page >= number) draw_lesson(app, layer);
}

const Screen HELP_SCREEN = {.name = "help",
                            .mode = CONTROL_MENU,
                            .light = 60,
                            .size = sizeof(HelpScreen),
                            .close = close_help,
                            .open = open_help,
                            .act = act_help,
                            .draw = draw_help};
