// The screen of the game, and the screen of its full layout.
#include "app/state/state.h"

#include "lang/lang.h"
#include "view/hud/describe_draw.h"

// Chooses the next quick slot that is not empty; pads have one button for it.
static void choose_slot(App *app) {
    const Bag *pack = &app->play.session.world->hero.bag;
    for (int i = 1; i <= SLOTS; i++) {
        int slot = (app->controls.chosen + SLOTS - 1 + i) % SLOTS;
        if (pack->slots[slot] < 0 || pack->stock[pack->slots[slot]] == 0) continue;
        app->controls.chosen = slot + 1;
        return;
    }
}

// True for actions that tell the player why they cannot work now. Held keys do not, and neither do keys that
// a player may press by chance.
static bool is_said(Action action) {
    return (action >= HELD_COUNT || action == ACTION_BELL) && action != ACTION_TAKE_BACK &&
           action != ACTION_NEAR && action != ACTION_FAR;
}

static ScreenCommand act_play(App *app, Action action) {
    const char *unfit = app_unfit_reason(app, action);
    if (unfit != NULL && is_said(action)) return command_say(unfit);
    switch (action) {
    case ACTION_EXPLORE:
        return command_do(DO_EXPLORE);
    case ACTION_NEAREST:
        return command_do(DO_NEAREST);
    case ACTION_LOOK:
        return (ScreenCommand){.kind = DO_LOOK, .cell = cell_of(app->play.session.world->actors[HERO].pos)};
    case ACTION_ASCII:
        app_set(app, SETTING_PICTURE, !app->show.ascii);
        return command_do(DO_STAY);
    case ACTION_NEW_SEED:
    case ACTION_SAME_SEED:
    case ACTION_NEXT_GENERATOR:
    case ACTION_TAKE_BACK:
        return ask_for_dungeon(&app->play, action, controls_key_name(&app->controls, ACTION_NEW_SEED));
    case ACTION_NEXT_SLOT:
        choose_slot(app);
        return command_do(DO_STAY);
    default:
        return ask_open_action(&app->play, action);
    }
}

static void draw_play(App *app, Image *layer) {
    Description what;
    const Cursor *cursor = &app->show.cursor;
    if (cursor->kind == CURSOR_HOVER) {
        describe_cell(app->play.session.world, scene_item_memory(app->show.scene), &app->play.storage.lore,
                      cursor->cell, &what);
        Rect box = game_view_layer_box(&app->show, app->play.session.world, cursor->cell,
                                       pacing_alpha(&app->pacing));
        describe_draw_name(&app->assets.ui, layer, box, &what);
    }
}

const Screen PLAY_SCREEN = {.mode = CONTROL_PLAY, .game_runs = true, .act = act_play, .draw = draw_play};

static ScreenCommand act_layout(App *app, Action action) {
    (void)app;
    bool leaves = action == ACTION_LAYOUT || action == ACTION_PAUSE || action == ACTION_BACK ||
                  action == ACTION_WATCH_LEAVE;
    return leaves ? command_do(DO_POP) : command_to(DO_BELOW, (int)action);
}

const Screen LAYOUT_SCREEN = {.mode = CONTROL_PLAY, .game_runs = true, .act = act_layout};
