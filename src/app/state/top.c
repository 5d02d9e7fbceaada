// The screen on top.
#include "app/state/state.h"

ScreenId app_top_screen_id(const App *app) {
    return app->stack.at[app->stack.depth - 1];
}

bool app_has_recording(const App *app) {
    return app->stack.at[0] != SCREEN_TITLE;
}

Menu *app_menu(App *app) {
    return &app->stack.menus[app->stack.depth - 1];
}

Surface app_surface(const App *app) {
    return (Surface){window_size_in_pixels(&app->window), window_density(&app->window)};
}

Vec app_point_to_layer_px(const App *app, Vec point) {
    Vec layer = {app->show.layer.w, app->show.layer.h};
    return fit_window_to_image(app->window.place, layer, window_point_to_pixel(&app->window, point));
}
