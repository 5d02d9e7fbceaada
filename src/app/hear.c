// Handles what is pressed: first as a letter for the screen, then as a click, then as a key that means an
// action.
#include "app/loop.h"

// Handles Home, End, PageUp and PageDown in a list. Returns true if the key was one of them.
static bool hear_far(App *app, const SDL_Event *event) {
    static const struct {
        SDL_Scancode key;
        int by;
    } KEYS[] = {{SDL_SCANCODE_HOME, -PAGE_END_OF_LIST},
                {SDL_SCANCODE_END, PAGE_END_OF_LIST},
                {SDL_SCANCODE_PAGEUP, -PAGE_FAR},
                {SDL_SCANCODE_PAGEDOWN, PAGE_FAR}};
    const Page *page = PAGES[app_top_screen_id(app)];
    bool list = page != NULL && page->step == NULL && app_top_screen(app)->mode == CONTROL_MENU;
    for (size_t i = 0; list && event->type == SDL_KEYDOWN && i < sizeof KEYS / sizeof *KEYS; i++) {
        if (event->key.keysym.scancode != KEYS[i].key) continue;
        PageUse use = app_page_use(app);
        page_step_cursor(page, &use, KEYS[i].by);
        sound_play(app->assets.sound, SOUND_MENU_MOVE);
        return true;
    }
    return false;
}

void app_handle_event(App *app, const SDL_Event *event) {
    const Screen *top = app_top_screen(app), *play = app_screen_of(app->stack.at[0]);
    ControlMode mode = top->mode == CONTROL_PLAY
                           ? play->mode
                           : top->mode; // the layout can lie over play and over a recording
    const Screen *hears = mode == CONTROL_WATCH ? play : top;
    bool heard = app_pass_to_screen(app, hears, event) || hear_far(app, event);
    app->loop.changed |= heard;
    if (heard || app_take_mouse_event(app, event)) return;
    app_act(app, controls_event(&app->controls, event, mode));
}
