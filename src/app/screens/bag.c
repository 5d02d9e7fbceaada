// Draws the bag.
#include "app/state/state.h"

#include "lang/lang.h"
#include "view/screens/bag.h"

#include <stdio.h>

static void draw_bag(App *app, Image *layer) {
    Controls *controls = &app->controls;
    char slots[2 * PROMPT_MAX];
    (void)snprintf(slots, sizeof slots, "%s-%s", controls_key_name(controls, ACTION_SLOT_1),
                   controls_key_name(controls, ACTION_SLOT_LAST));
    bool touch = controls->device == DEVICE_TOUCH;
    if (touch) (void)snprintf(slots, sizeof slots, "%s", tr("Tap"));
    BagPage page = {
        .world = app->play.session.world,
        .cursor = app_menu(app)->cursor,
        .use_key = controls_key_name(controls, controls->device == DEVICE_PAD ? ACTION_CONFIRM : ACTION_USE),
        .throw_key = controls_key_name(controls, ACTION_THROW),
        .slot_keys = slots,
        .back_key = touch ? NULL : controls_key_name(controls, ACTION_BACK)};
    bag_page_draw(&app->assets.ui, layer, &page);
}

const Screen BAG_SCREEN = {.mode = CONTROL_BAG, .light = 60, .draw = draw_bag};
