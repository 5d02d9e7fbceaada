// The menu of all actions, for those that have no key or button: the game stands still, and what is chosen is
// done as if its key were pressed.
#include "app/state/state.h"

#include "sim/hero/item_names.h"

#include <stdio.h>

static bool is_offered(Action action) {
    return ACTIONS[action].context == CONTEXT_PLAY && action > ACTION_DOWN && action != ACTION_MORE &&
           action != ACTION_NEXT_SLOT && action != ACTION_USE_SLOT;
}

// By the device in use.
static bool is_reached(App *app, Action action) {
    const int *at = bindings_of(app->controls.bindings, action)->at;
    if (app->controls.device == DEVICE_TOUCH) return controls_prompt(&app->controls, action)[0] != '\0';
    return app->controls.device == DEVICE_PAD ? at[AT_PAD] != 0 : at[AT_KEY] != 0;
}

static const char *slot_help(const App *app, int slot) {
    const Bag *bag = &app->play.session.world->hero.bag;
    int kind = bag->slots[slot];
    return kind < 0 || bag->stock[kind] == 0 ? "It is empty."
                                             : item_title(app->play.session.world, (ItemKind)kind);
}

static void add(App *app, Action action) {
    bool slot = action >= ACTION_SLOT_1 && action <= ACTION_SLOT_LAST;
    (void)menu_add(app_menu(app), (MenuEntry){.label = ACTIONS[action].label,
                                              .help = slot ? slot_help(app, (int)(action - ACTION_SLOT_1))
                                                           : ACTIONS[action].help,
                                              .enabled = app_unfit(app, action) == NULL,
                                              .id = (int)action});
}

enum { NOT_REACHED, REACHED, UNFIT, ORDER_COUNT };

static int order_of(App *app, Action action) {
    return app_unfit(app, action) != NULL ? UNFIT : is_reached(app, action) ? REACHED : NOT_REACHED;
}

// What cannot be done otherwise comes first, and last what cannot work here.
static void open_more(App *app) {
    app_menu(app)->title = "All actions";
    for (int order = 0; order < ORDER_COUNT; order++) {
        for (int i = 1; i < ACTION_COUNT; i++) {
            if (is_offered((Action)i) && order_of(app, (Action)i) == order) add(app, (Action)i);
        }
    }
}

static ScreenCommand act_more(App *app, Action action) {
    if (action == ACTION_BACK || action == ACTION_MORE || action == ACTION_PAUSE) return command_do(DO_POP);
    int chosen = app_choose(app, action);
    return chosen >= 0 ? command_to(DO_ACTION, chosen) : command_do(DO_STAY);
}

static void draw_more(App *app, Image *layer) {
    Menu *menu = app_menu(app);
    for (int i = 0; i < menu->count; i++) {
        MenuEntry *entry = &menu->entries[i];
        const char *unfit = app_unfit(app, (Action)entry->id);
        entry->value = unfit != NULL ? unfit : controls_prompt(&app->controls, (Action)entry->id);
    }
    const Ui *ui = &app->assets.ui;
    int height = menu_size(menu, ui, layer->w - 40).y;
    (void)menu_draw(menu, ui, layer, (Vec){layer->w / 2, int_max((layer->h - height) / 2, 4)}, layer->w - 40);
}

const Screen MORE_SCREEN = {.name = "more",
                            .mode = CONTROL_MENU,
                            .light = 110,
                            .open = open_more,
                            .act = act_more,
                            .draw = draw_more};
