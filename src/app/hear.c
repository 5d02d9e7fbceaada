// What is pressed: a letter for the screen, a click, or a key that means an action.
#include "app/loop.h"

void app_hear(App *app, const SDL_Event *event) {
    const Screen *top = app_screen(app), *play = app_screen_of(app->stack.at[0]);
    ControlMode mode = top->mode == CONTROL_PLAY ? play->mode : top->mode; // the layout lies over either
    const Screen *hears = mode == CONTROL_WATCH ? play : top;
    bool heard = app_hear_on_screen(app, hears, event);
    app->loop.changed |= heard;
    if (heard || app_mouse(app, event)) return;
    app_act(app, controls_event(&app->controls, event, mode));
}
