// The screen on top.
#include "app/state/state.h"

ScreenId app_top(const App *app) {
    return app->stack.at[app->stack.depth - 1];
}

bool app_in_game(const App *app) {
    return app->stack.at[0] != SCREEN_TITLE;
}

Menu *app_menu(App *app) {
    return &app->stack.menus[app->stack.depth - 1];
}

int app_choose(App *app, Action action) {
    if (action == ACTION_UP || action == ACTION_DOWN) menu_move(app_menu(app), action == ACTION_UP ? -1 : 1);
    int picked = action == ACTION_CONFIRM ? menu_pick(app_menu(app)) : -1;
    return picked < 0 ? -1 : app_menu(app)->entries[picked].id;
}
