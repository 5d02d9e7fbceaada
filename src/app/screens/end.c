// The end of a game.
#include "app/state/state.h"

#include "view/screens/pages.h"

// Its state: SDL_GetTicks() when it came up, or something was pressed too soon.
static void open_end(App *app) {
    *(uint32_t *)app->own[SCREEN_END] = SDL_GetTicks();
}

// Who was striking or rolling when it came up has not read it yet: it listens once a second has passed in
// which he pressed nothing.
static bool is_hasty(App *app) {
    enum { UNREAD_MS = 1000 };
    uint32_t now = SDL_GetTicks(), *quiet_ms = app->own[SCREEN_END];
    bool hasty = now - *quiet_ms < UNREAD_MS;
    if (hasty) *quiet_ms = now;
    return hasty;
}

// Of keys, what chooses in menus also strikes: it begins nothing here.
static Action end_new_action(const App *app) {
    return app->controls.device == DEVICE_PAD ? ACTION_CONFIRM : ACTION_NEW_SEED;
}

static ScreenCommand act_end(App *app, Action action) {
    if (is_hasty(app)) return command_do(DO_STAY);
    bool given_up = app->play.session.world->outcome == OUTCOME_NONE; // below the layout it would go on
    bool looks = action == ACTION_LAYOUT || action == ACTION_NEXT;
    if (action == ACTION_NEW_SEED || action == end_new_action(app)) return command_do(DO_NEW);
    if (action == ACTION_SAME_SEED) return ask_to_repeat(&app->play);
    if (action == ACTION_SAID) return command_to(DO_PUSH, SCREEN_SAID);
    if (action == ACTION_BACK) return command_to(DO_GO, SCREEN_TITLE);
    return looks && !given_up ? command_to(DO_PUSH, SCREEN_LAYOUT) : command_do(DO_STAY);
}

static void draw_end(App *app, Image *layer) {
    Controls *controls = &app->controls;
    const World *world = app->play.session.world;
    EndPage page = {.world = world,
                    .ticks = app->play.over_ticks > 0 ? app->play.over_tick : world->tick,
                    .deepest = session_deepest(&app->play.session),
                    .looked = app->play.saw_layout,
                    .seed_word = app->show.seed_word,
                    .code = play_code_line(&app->play),
                    .new_key = controls_prompt(controls, end_new_action(app)),
                    .same_key = controls_prompt(controls, ACTION_SAME_SEED),
                    .back_key = controls_prompt(controls, ACTION_BACK)};
    page_end(&app->assets.ui, layer, &page);
    if (app->play.storage.unkept[0] != '\0')
        ui_text_wrap(&app->assets.ui, layer, (Vec){10, 8}, layer->w - 20, 2, COLOUR_RED,
                     app->play.storage.unkept);
}

const Screen END_SCREEN = {.name = "end",
                           .mode = CONTROL_MENU,
                           .light = 110,
                           .size = sizeof(uint32_t),
                           .open = open_end,
                           .act = act_end,
                           .draw = draw_end};
