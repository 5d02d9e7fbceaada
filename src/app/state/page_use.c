// What the window gives to a page, what a click on a page means, and the keys at its foot.
#include "app/state/state.h"

#include "app/pages/book.h"
#include "lang/lang.h"
#include "view/screens/sheet.h"
#include "view/screens/stages.h"
#include "view/screens/tables.h"

static const char *prompt(void *of, Action action) {
    return controls_key_name(&((App *)of)->controls, action);
}

static const char *said(void *of, int index) {
    const Message *message = &((const App *)of)->show.hud.message;
    return index < message->past_count ? message->past[index].text : NULL;
}

static const char *unfit(void *of, Action action) {
    return app_unfit_reason(of, action);
}

static void read_out(void *of, const char *text) {
    app_read_out(of, text);
}

// True if at least a quarter of the cell is shown.
static bool shows(void *of, Vec cell) {
    App *app = of;
    const Image *frame = game_view_frame(&app->show);
    Rect box = game_view_cell_box(&app->show, app->play.session.world, cell, 256);
    Vec part = {box.w / 4, box.h / 4};
    return box.x + box.w > part.x && box.y + box.h > part.y && box.x < frame->w - part.x &&
           box.y < frame->h - part.y;
}

bool app_is_walk_key(const App *app, SDL_Scancode key) {
    Action moves = bindings_key(app->controls.bindings, key, CONTEXT_PLAY);
    return moves != ACTION_NONE && moves <= ACTION_WALK_LAST;
}

bool app_has_signs(const App *app, bool shift) {
    const Bindings *bindings = app->controls.bindings;
    const World *world = app->play.session.world;
    bool free = bindings_key(bindings, SDL_SCANCODE_LSHIFT, CONTEXT_PLAY) == ACTION_NONE &&
                bindings_key(bindings, SDL_SCANCODE_RSHIFT, CONTEXT_PLAY) == ACTION_NONE;
    return world != NULL && world_is_turn_based(world) && !world->classic && (free || !shift);
}

static bool answers(void *of, int letter) {
    SDL_Scancode key = SDL_GetScancodeFromKey((SDL_Keycode)letter);
    return key != SDL_SCANCODE_UNKNOWN && !app_is_walk_key(of, key);
}

PageUse app_page_use(App *app) {
    ScreenId top = app_top_screen_id(app);
    const KnownPage *known = app->own[SCREEN_BOOK];
    Vec layer = {app->show.layer.w, app->show.layer.h};
    return (PageUse){.play = &app->play,
                     .menu = app_menu(app),
                     .own = app->own[top],
                     .front = FRONT_WINDOW,
                     .columns = top == SCREEN_BOOK    ? book_page_columns(layer, known->chapter)
                                : top == SCREEN_SHEET ? SHEET_COLUMNS
                                                      : 1,
                     .in_game = app_has_recording(app),
                     .letters = app->controls.device == DEVICE_KEYS,
                     .touch = app->controls.device == DEVICE_TOUCH,
                     .prompt = prompt,
                     .answers = answers,
                     .said = said,
                     .unfit = unfit,
                     .shows = top == SCREEN_LOOK ? shows : NULL, // the map shows every cell
                     .memory = scene_item_memory(app->show.scene),
                     .read_out = read_out,
                     .of = app};
}

Action app_action_of_hit(int hit) {
    static const Action ACTIONS_OF[HIT_ENTRY] = {
        [HIT_BACK] = ACTION_BACK,      [HIT_NEXT] = ACTION_NEXT,           [HIT_CONFIRM] = ACTION_CONFIRM,
        [HIT_ORDER] = ACTION_RIGHT,    [HIT_LESS] = ACTION_LEFT,           [HIT_FILE] = ACTION_GIVE_FILE,
        [HIT_COPY] = ACTION_COPY_CODE, [HIT_NEW] = ACTION_NEW_SEED,        [HIT_SAME] = ACTION_SAME_SEED,
        [HIT_USE] = ACTION_USE,        [HIT_THROW] = ACTION_THROW,         [HIT_MAP] = ACTION_MAP,
        [HIT_BAG] = ACTION_BAG,        [HIT_EXPLORE] = ACTION_EXPLORE,     [HIT_LOOK] = ACTION_LOOK,
        [HIT_PAUSE] = ACTION_PAUSE,    [HIT_BELL] = ACTION_BELL,           [HIT_SHUTTER] = ACTION_SHUTTER,
        [HIT_WAIT] = ACTION_WAIT,      [HIT_TAKE_BACK] = ACTION_TAKE_BACK, [HIT_MORE] = ACTION_MORE,
    };
    if (hit >= HIT_SLOT_1 && hit <= HIT_SLOT_LAST) return (Action)(ACTION_SLOT_1 + hit - HIT_SLOT_1);
    return hit < HIT_ENTRY ? ACTIONS_OF[hit] : ACTION_NONE;
}

// The part of the picture that stands for an action at the foot.
static Hit hit_of(Action action) {
    if (action == ACTION_LEFT) return HIT_ORDER; // sideways sorts, or goes to another chapter
    for (int hit = 0; hit < (int)HIT_ENTRY; hit++) {
        if (app_action_of_hit(hit) == action) return (Hit)hit;
    }
    return HIT_COVER;
}

// The key as the foot names it: an arrow, or the name of the key or button.
static const char *key_told(App *app, Action action) {
    static const char *const ARROWS[] = {
        [ACTION_LEFT] = "←", [ACTION_RIGHT] = "→", [ACTION_UP] = "↑", [ACTION_DOWN] = "↓"};
    return action <= ACTION_DOWN ? ARROWS[action] : controls_key_name(&app->controls, action);
}

void app_draw_foot_keys(App *app, Image *layer) {
    KeyHelp keys[PAGE_HINTS_MAX];
    Hit hits[PAGE_HINTS_MAX];
    const Page *page = PAGES[app_top_screen_id(app)];
    const PageHint *hints = page->hints;
    PageUse use = app_page_use(app);
    bool touch = app->controls.device == DEVICE_TOUCH;
    int count = 0;
    for (int i = 0; i < PAGE_HINTS_MAX && hints[i].keys[0] != ACTION_NONE; i++) {
        if (touch && hints[i].tap == NULL) continue;
        keys[count] = (KeyHelp){.keys = {hints[i].tap != NULL ? tr(hints[i].tap) : NULL},
                                .what = touch ? "" : tr(page_hint_what(page, &use, i))};
        for (int k = 0; !touch && k < PAGE_KEYS && hints[i].keys[k] != ACTION_NONE; k++)
            keys[count].keys[k] = key_told(app, hints[i].keys[k]);
        hits[count++] = hit_of(hints[i].keys[0]);
    }
    page_draw_key_hints(&app->assets.ui, keys, hits, count, layer);
}
