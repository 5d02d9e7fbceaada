// The bag and the map: the game stands still while one looks at them. What is picked in the bag is an input
// of a single tick, so that it is recorded like all others.
#include "app/state/state.h"

#include "view/hud/minimap.h"
#include "view/screens/bag.h"

#include <stdio.h>

// Lines come and go: what it stood on keeps the cursor.
static void find_cursor(App *app) {
    const int *kind = app->own[SCREEN_BAG];
    app_menu(app)->cursor = bag_page_index(app->play.session.world, *kind);
}

static void open_bag(App *app) {
    find_cursor(app);
}

static void note_cursor(App *app) {
    int *kind = app->own[SCREEN_BAG];
    *kind = bag_page_kind(app->play.session.world, app_menu(app)->cursor);
}

static void move(App *app, int by) {
    int count = bag_page_count(app->play.session.world);
    if (count == 0) return;
    app_menu(app)->cursor = (app_menu(app)->cursor + by + count) % count;
    note_cursor(app);
    sound_play(app->assets.sound, SOUND_MENU_MOVE);
}

// Using and throwing take time, so the game goes on; a slot is only filled.
static ScreenCommand pick(App *app, Input input, bool goes_on) {
    int kind = bag_page_kind(app->play.session.world, app_menu(app)->cursor);
    if (kind < 0 || !item_bagged((ItemKind)kind) || app->play.session.watching) return command_do(DO_STAY);
    input.pick = (uint8_t)(kind + 1);
    sound_play(app->assets.sound, SOUND_MENU_PICK);
    return (ScreenCommand){.kind = goes_on ? DO_TICK_AND_PLAY : DO_TICK, .input = input};
}

static ScreenCommand act_bag(App *app, Action action) {
    switch (action) {
    case ACTION_BACK:
    case ACTION_PAUSE:
    case ACTION_BAG:
        return command_do(DO_POP);
    case ACTION_UP:
    case ACTION_DOWN:
        move(app, action == ACTION_UP ? -1 : 1);
        return command_do(DO_STAY);
    case ACTION_USE:
    case ACTION_CONFIRM:
        return pick(app, (Input){.buttons = BUTTON_USE}, true);
    case ACTION_THROW:
        return pick(app, (Input){.buttons = BUTTON_THROW}, true);
    case ACTION_HELP:
        return command_to(DO_PUSH, SCREEN_HELP);
    default:
        if (action < ACTION_SLOT_1 || action > ACTION_SLOT_LAST) return command_do(DO_STAY);
        return pick(app, (Input){.slot = (uint8_t)(action - ACTION_SLOT_1 + 1)}, false);
    }
}

static void draw_bag(App *app, Image *layer) {
    Controls *controls = &app->controls;
    char slots[2 * PROMPT_MAX];
    (void)snprintf(slots, sizeof slots, "%s-%s", controls_prompt(controls, ACTION_SLOT_1),
                   controls_prompt(controls, ACTION_SLOT_LAST));
    bool touch = controls->device == DEVICE_TOUCH;
    find_cursor(app); // a tick may have passed
    if (touch) (void)snprintf(slots, sizeof slots, "Tap");
    BagPage page = {
        .world = app->play.session.world,
        .cursor = app_menu(app)->cursor,
        .use_key = controls_prompt(controls, controls->device == DEVICE_PAD ? ACTION_CONFIRM : ACTION_USE),
        .throw_key = controls_prompt(controls, ACTION_THROW),
        .slot_keys = slots,
        .back_key = touch ? NULL : controls_prompt(controls, ACTION_BACK)};
    bag_page_draw(&app->assets.ui, layer, &page);
}

const Screen BAG_SCREEN = {.name = "bag",
                           .mode = CONTROL_BAG,
                           .light = 60,
                           .size = sizeof(int),
                           .open = open_bag,
                           .chosen = note_cursor,
                           .act = act_bag,
                           .draw = draw_bag};
