// Watching a level being made.
#include "app/state/state.h"

#include "app/play/watch.h"
#include "view/screens/stages.h"

static void close_stages(void *own) {
    watch_free(own);
}

static ScreenCommand act_stages(App *app, Action action) {
    Watch *watch = app->own[SCREEN_STAGES];
    GenOptions next;
    switch (action) {
    case ACTION_LEFT:
        watch_step(watch, -1);
        break;
    case ACTION_RIGHT:
        watch_step(watch, 1);
        break;
    case ACTION_UP:
        watch->speed = int_min(watch->speed + 1, WATCH_SPEEDS - 1);
        break;
    case ACTION_DOWN:
        watch->speed = int_max(watch->speed - 1, 0);
        break;
    case ACTION_CONFIRM:
        if (watch->stage == gen_stage_count(&watch->options)) watch_stage(watch, 0);
        watch->running = !watch->running;
        break;
    case ACTION_NEXT_GENERATOR:
        next = watch_next_generator(&watch->options);
        watch_begin(watch, &next);
        break;
    case ACTION_NEW_SEED:
        watch->options.seed = session_random_seed();
        next = watch->options;
        watch_begin(watch, &next);
        break;
    case ACTION_BACK:
    case ACTION_STAGES:
        return command_do(DO_POP);
    default:
        break;
    }
    return command_do(DO_STAY);
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
