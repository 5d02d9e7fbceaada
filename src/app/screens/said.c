// The messages of the game so far, as a list to scroll through.
#include "app/state/state.h"

_Static_assert((int)MESSAGE_PAST <= (int)MENU_ENTRIES_MAX, "an entry for each");

static void open_said(App *app) {
    const Message *message = &app->show.hud.message;
    Menu *menu = app_menu(app);
    menu->title = "What was said";
    for (int i = 0; i < message->past_count; i++)
        (void)menu_add(menu, (MenuEntry){.label = message->past[i].text, .enabled = true});
    menu->cursor = menu->count - 1;
}

// There is nothing to choose.
static ScreenCommand act_said(App *app, Action action) {
    bool leaves = action == ACTION_BACK || action == ACTION_PAUSE || action == ACTION_SAID;
    return command_do(leaves || app_choose(app, action) >= 0 ? DO_POP : DO_STAY);
}

static void draw_said(App *app, Image *layer) {
    const Ui *ui = &app->assets.ui;
    Menu *menu = app_menu(app);
    menu_fit(menu, ui, layer->h - 8);
    int height = menu_size(menu, ui, layer->w - 8).y;
    (void)menu_draw(menu, ui, layer, (Vec){layer->w / 2, (layer->h - height) / 2}, layer->w - 8);
}

const Screen SAID_SCREEN = {.name = "said",
                            .mode = CONTROL_MENU,
                            .light = 110,
                            .open = open_said,
                            .act = act_said,
                            .draw = draw_said};
