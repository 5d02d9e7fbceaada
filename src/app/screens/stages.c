// Watching a level being made.
#include "app/state/state.h"

#include "app/play/watch.h"
#include "view/screens/stages.h"

static void close_stages(void *own) {
    watch_free(own);
}

static ScreenCommand act_stages(App *app, Action action) {
    watch_act(app->own[SCREEN_STAGES], action);
    return command_do(action == ACTION_BACK || action == ACTION_STAGES ? DO_POP : DO_STAY);
}

static void draw_stages(App *app, Image *layer) {
    Controls *controls = &app->controls;
    const KeyHelp taps[] = {{{controls_prompt(controls, ACTION_CONFIRM)}, "go on, pause"}};
    const KeyHelp keys[] = {
        {{controls_prompt(controls, ACTION_CONFIRM)}, "go on, pause"},
        {{"←", "→"}, "step"},
        {{"↑", "↓"}, "speed"},
        {{controls_prompt(controls, ACTION_NEXT_GENERATOR)}, "next generator"},
        {{controls_prompt(controls, ACTION_NEW_SEED)}, "new seed"},
        {{controls_prompt(controls, ACTION_BACK)}, "back"},
    };
    bool touch = controls->device == DEVICE_TOUCH;
    stages_draw_hints(&app->assets.ui, touch ? taps : keys, NULL, touch ? 1 : sizeof keys / sizeof keys[0],
                      layer);
}

const Screen STAGES_SCREEN = {.name = "stages",
                              .mode = CONTROL_MENU,
                              .size = sizeof(Watch),
                              .close = close_stages,
                              .act = act_stages,
                              .draw = draw_stages};
