// The stack of screens, and what goes from it to a page and back.
#include "app/screens/state.h"

const Screen *const SCREENS[SCREEN_COUNT] = {
    [SCREEN_TITLE] = &TITLE_SCREEN,       [SCREEN_SEED] = &SEED_SCREEN,
    [SCREEN_PLAY] = &PLAY_SCREEN,         [SCREEN_LAYOUT] = &LAYOUT_SCREEN,
    [SCREEN_PAUSE] = &PAUSE_SCREEN,       [SCREEN_HELP] = &HELP_SCREEN,
    [SCREEN_END] = &END_SCREEN,           [SCREEN_STAGES] = &STAGES_SCREEN,
    [SCREEN_ASK] = &ASK_SCREEN,           [SCREEN_RESUME] = &RESUME_SCREEN,
    [SCREEN_SETTINGS] = &SETTINGS_SCREEN, [SCREEN_PRACTICE] = &PRACTICE_SCREEN,
    [SCREEN_BAG] = &BAG_SCREEN,           [SCREEN_MAP] = &MAP_SCREEN,
    [SCREEN_LOOK] = &LOOK_SCREEN,         [SCREEN_KEYS] = &KEYS_SCREEN,
    [SCREEN_MORE] = &MORE_SCREEN,         [SCREEN_SCAN] = &SCAN_SCREEN,
    [SCREEN_VIEWER] = &VIEWER_SCREEN,     [SCREEN_RUNS] = &RUNS_SCREEN,
    [SCREEN_BOOK] = &BOOK_SCREEN,         [SCREEN_STATISTICS] = &STATISTICS_SCREEN,
    [SCREEN_SAID] = &SAID_SCREEN,
};

ScreenId app_top(const App *app) {
    return app->stack[app->depth - 1];
}

const Screen *app_screen(const App *app) {
    return SCREENS[app_top(app)];
}

bool app_in_game(const App *app) {
    return app->stack[0] != SCREEN_TITLE;
}

bool app_runs(const App *app) {
    bool held = app->play.session.watching && app->viewer.paused;
    return app_screen(app)->game_runs && !held && !app->away;
}

Menu *app_menu(App *app) {
    return &app->menus[app->depth - 1];
}

static const char *prompt(void *of, Action action) {
    return controls_prompt(of, action);
}

PageUse app_page_use(App *app) {
    return (PageUse){.play = &app->play,
                     .menu = app_menu(app),
                     .own = app->own[app_top(app)],
                     .front = FRONT_WINDOW,
                     .in_game = app_in_game(app),
                     .letters = app->controls.device == DEVICE_KEYS,
                     .touch = app->controls.device == DEVICE_TOUCH,
                     .prompt = prompt,
                     .of = &app->controls};
}

char *app_text(App *app, size_t *size) {
    const Page *page = PAGES[app_top(app)];
    return page != NULL && page->text != NULL ? page->text(app->own[app_top(app)], size) : NULL;
}

static void open_top(App *app) {
    const Screen *screen = app_screen(app);
    const Page *page = PAGES[app_top(app)];
    PageUse use = app_page_use(app);
    *use.menu = (Menu){0};
    controls_release(&app->controls);
    if (page != NULL) page->open(&use);
    if (screen->open != NULL) screen->open(app);
    if (screen->mode == CONTROL_TEXT) SDL_StartTextInput();
}

void app_push(App *app, ScreenId screen) {
    if (app->depth == SCREENS_MAX) return;
    app->stack[app->depth++] = screen;
    app->changed = true;
    app->hits.count = 0; // of what is no more on top
    open_top(app);
}

void app_pop(App *app) {
    if (app_screen(app)->mode == CONTROL_TEXT) SDL_StopTextInput();
    if (app->depth > 1) app->depth--;
    app->hits.count = 0;
    app->changed = true;
    controls_release(&app->controls);
}

void app_go(App *app, ScreenId screen) {
    while (app->depth > 1) app_pop(app);
    if (screen == SCREEN_TITLE) app_leave_game(app);
    app->depth = 0;
    app_push(app, screen);
}

int app_choose(App *app, Action action) {
    if (action == ACTION_UP || action == ACTION_DOWN) menu_move(app_menu(app), action == ACTION_UP ? -1 : 1);
    int picked = action == ACTION_CONFIRM ? menu_pick(app_menu(app)) : -1;
    return picked < 0 ? -1 : app_menu(app)->entries[picked].id;
}
