// The stack of screens: opening, closing, and passing actions to the top one.
#include "app/loop.h"

#include "app/play/viewer.h"

#include <stdlib.h>

// The screens of the window. A ScreenId without a row is drawn as a page of entries.
static const Screen *const SCREENS[SCREEN_COUNT] = {
    [SCREEN_TITLE] = &TITLE_SCREEN,       [SCREEN_SEED] = &SEED_SCREEN,
    [SCREEN_PLAY] = &PLAY_SCREEN,         [SCREEN_LAYOUT] = &LAYOUT_SCREEN,
    [SCREEN_PAUSE] = &PAUSE_SCREEN,       [SCREEN_HELP] = &HELP_SCREEN,
    [SCREEN_END] = &END_SCREEN,           [SCREEN_STAGES] = &STAGES_SCREEN,
    [SCREEN_RESUME] = &RESUME_SCREEN,     [SCREEN_SETTINGS] = &SETTINGS_SCREEN,
    [SCREEN_PRACTICE] = &PRACTICE_SCREEN, [SCREEN_TUTORIALS] = &TUTORIALS_SCREEN,
    [SCREEN_SHEET] = &SHEET_SCREEN,       [SCREEN_BAG] = &BAG_SCREEN,
    [SCREEN_MAP] = &MAP_SCREEN,           [SCREEN_LOOK] = &LOOK_SCREEN,
    [SCREEN_KEYS] = &KEYS_SCREEN,         [SCREEN_SCAN] = &SCAN_SCREEN,
    [SCREEN_VIEWER] = &VIEWER_SCREEN,     [SCREEN_RUNS] = &RUNS_SCREEN,
    [SCREEN_BOOK] = &BOOK_SCREEN,         [SCREEN_STATISTICS] = &STATISTICS_SCREEN,
};

const Screen *app_screen_of(ScreenId id) {
    return SCREENS[id] != NULL ? SCREENS[id] : &PAGE_SCREEN;
}

bool app_init_screens(App *app) {
    if (!pages_init(app->own, &app->play)) return false;
    for (int i = 0; i < SCREEN_COUNT; i++) {
        if (app_screen_of((ScreenId)i)->size == 0) continue;
        app->own[i] = calloc(1, app_screen_of((ScreenId)i)->size);
        if (app->own[i] == NULL) return false;
    }
    return true;
}

void app_free_screens(App *app) {
    for (int i = 0; i < SCREEN_COUNT; i++) {
        if (app_screen_of((ScreenId)i)->size == 0 || app->own[i] == NULL) continue;
        if (app_screen_of((ScreenId)i)->close != NULL) app_screen_of((ScreenId)i)->close(app->own[i]);
        free(app->own[i]);
        app->own[i] = NULL;
    }
    pages_free(app->own);
}

const Screen *app_top_screen(const App *app) {
    return app_screen_of(app_top_screen_id(app));
}

bool app_is_ticking(const App *app) {
    const Viewer *viewer = app->own[SCREEN_VIEWER];
    bool held = app->play.session.watching && viewer->paused;
    return app_top_screen(app)->game_runs && !held && !app->loop.away;
}

char *app_text_field(App *app, size_t *size) {
    const Page *page = PAGES[app_top_screen_id(app)];
    return page != NULL && page->text != NULL ? page->text(app->own[app_top_screen_id(app)], size) : NULL;
}

// Takes text only where the top screen has a field. SDL takes it from the start on, and then an input method,
// such as one for Chinese, keeps the letters that should play.
static void follow_text(const App *app) {
    if (app_top_screen(app)->mode == CONTROL_TEXT) {
        SDL_StartTextInput();
    } else {
        SDL_StopTextInput();
    }
}

// Fills the menu of the screen that was just put on top, and lets page and screen open.
static void open_top(App *app) {
    const Screen *screen = app_top_screen(app);
    const Page *page = PAGES[app_top_screen_id(app)];
    PageUse use = app_page_use(app);
    *use.menu = (Menu){0};
    controls_release_keys(&app->controls);
    if (page != NULL && page->open != NULL) page->open(&use);
    if (screen->open != NULL) screen->open(app);
    follow_text(app);
}

void app_push(App *app, ScreenId screen) {
    if (app->stack.depth == SCREENS_MAX) return;
    app->stack.at[app->stack.depth++] = screen;
    app->loop.changed = true;
    app->hits.count = 0; // they belong to the screen that was closed
    app->mouse.clicks.chosen = -1;
    open_top(app);
}

void app_pop(App *app) {
    if (app->stack.depth > 1) app->stack.depth--;
    follow_text(app);
    app->hits.count = 0;
    app->loop.changed = true;
    controls_release_keys(&app->controls);
}
