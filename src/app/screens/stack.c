// The stack of screens.
#include "app/screens/state.h"

const Screen *app_top(const App *app) {
    return app->stack[app->depth - 1];
}

bool app_runs(const App *app) {
    bool held = app->play.session.watching && app->viewer.paused;
    return app_top(app)->game_runs && !held && !app->away;
}

Menu *app_menu(App *app) {
    return &app->menus[app->depth - 1];
}

void app_push(App *app, const Screen *screen) {
    if (app->depth == SCREENS_MAX) return;
    app->stack[app->depth++] = screen;
    app->changed = true;
    app->hits.count = 0; // of what is no more on top
    *app_menu(app) = (Menu){0};
    controls_release(&app->controls);
    if (screen->open != NULL) screen->open(app);
    if (screen->mode == CONTROL_TEXT) SDL_StartTextInput();
}

void app_pop(App *app) {
    if (app_top(app)->mode == CONTROL_TEXT) SDL_StopTextInput();
    if (app->depth > 1) app->depth--;
    app->hits.count = 0;
    app->changed = true;
    controls_release(&app->controls);
}

void app_go(App *app, const Screen *screen) {
    while (app->depth > 1) app_pop(app);
    app->depth = 0;
    app_push(app, screen);
}

int app_choose(App *app, Action action) {
    if (action == ACTION_UP || action == ACTION_DOWN) {
        menu_move(app_menu(app), action == ACTION_UP ? -1 : 1);
        sound_play(app->assets.sound, SOUND_MENU_MOVE);
    }
    if (action != ACTION_CONFIRM) return -1;
    sound_play(app->assets.sound, SOUND_MENU_PICK);
    int picked = menu_pick(app_menu(app));
    return picked < 0 ? -1 : app_menu(app)->entries[picked].id;
}
