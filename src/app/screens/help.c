// Help: the keys of the device in use, made from the table of actions, and a page of what only light keeps.
#include "app/screens/state.h"

#include <stdio.h>
#include <string.h>

// As many pages of keys as it takes; the last page is the lesson.
static void open_help(App *app) {
    app->help_page = 0;
    app->help_pages = 2;
}

static void turn(App *app, int by) {
    app->help_page = (app->help_page + by + app->help_pages) % app->help_pages;
    if (app->help_page == app->help_pages - 1) (void)lesson_make(&app->lesson, &app->assets);
    sound_play(app->assets.sound, SOUND_MENU_MOVE);
}

static ScreenCommand act_help(App *app, Action action) {
    switch (action) {
    case ACTION_LEFT:
    case ACTION_UP:
        turn(app, -1);
        break;
    case ACTION_RIGHT:
    case ACTION_DOWN:
    case ACTION_NEXT:
        turn(app, 1);
        break;
    case ACTION_BACK:
    case ACTION_HELP:
    case ACTION_CONFIRM:
    case ACTION_PAUSE:
        lesson_free(&app->lesson);
        return command_do(DO_POP);
    default:
        break;
    }
    return command_do(DO_STAY);
}

// ---- lines

static bool watches(const App *app) {
    return app->stack[0] == SCREEN_VIEWER;
}

static bool is_told(App *app, Action action) {
    bool descent = app->stack[0] != SCREEN_TITLE && app->play.session.options.descent;
    const int *at = bindings_of(app->controls.bindings, action)->at;
    const char *prompt = controls_prompt(&app->controls, action);
    bool bound = app->controls.device == DEVICE_TOUCH ? prompt[0] != '\0' && strcmp(prompt, "Tap") != 0
                 : app->controls.device == DEVICE_PAD ? at[AT_PAD] != 0
                                                      : prompt[0] != '\0';
    return bound && ACTIONS[action].context == (watches(app) ? CONTEXT_WATCH : CONTEXT_PLAY) &&
           ACTIONS[action].help[0] != '\0' && !(descent && action == ACTION_TAKE_BACK);
}

// A line of one action has both of its keys.
static void add_second(App *app, Action action, HelpLines *lines, KeyHelp *line) {
    int second = bindings_of(app->controls.bindings, action)->at[AT_SECOND];
    bool keys = app->controls.device == DEVICE_KEYS && second != 0 && action != ACTION_PAUSE;
    if (keys) line->keys[1] = key_name((SDL_Scancode)second, lines->second[action]);
}

// Neighbours that do the same: each of them, or the first and the last of many.
static void add_line(App *app, const Action *same, int count, HelpLines *lines) {
    enum { EACH = 4 };
    KeyHelp *line = &lines->at[lines->count++];
    *line = (KeyHelp){.what = ACTIONS[same[0]].help};
    for (int i = 0; i < count && count <= EACH; i++) line->keys[i] = controls_prompt(&app->controls, same[i]);
    if (count > EACH) {
        line->keys[0] = controls_prompt(&app->controls, same[0]);
        line->keys[1] = "";
        line->keys[2] = controls_prompt(&app->controls, same[count - 1]);
    }
    if (count == 1) add_second(app, same[0], lines, line);
    if (same[0] == ACTION_LEFT) line->what = lines->walk;
    if (same[0] == ACTION_NEW_SEED && app->stack[0] != SCREEN_TITLE)
        line->what = app->play.session.options.descent ? "hold: ring the hand bell; Shift: start over"
                                                       : "a new dungeon; Shift: the same one again";
}

static void tell_walking(const App *app, char *text, size_t size) {
    char keys[2 * KEY_NAME_MAX];
    controls_walk_keys(&app->controls, keys, sizeof keys);
    const char *second = strchr(keys, '\n');
    const char *also = app->controls.device == DEVICE_PAD ? "the stick" : second != NULL ? second + 1 : NULL;
    (void)snprintf(text, size, also != NULL ? "move, also with %s" : "move", also);
}

void app_help_lines(App *app, HelpLines *lines) {
    Action same[ACTION_COUNT];
    int count = 0;
    lines->count = 0;
    tell_walking(app, lines->walk, sizeof lines->walk);
    for (int i = 1; i < ACTION_COUNT; i++) {
        if (!is_told(app, (Action)i)) continue;
        if (count > 0 && strcmp(ACTIONS[same[0]].help, ACTIONS[i].help) != 0) {
            add_line(app, same, count, lines);
            count = 0;
        }
        same[count++] = (Action)i;
    }
    if (count > 0) add_line(app, same, count, lines);
    bool digits = watches(app) && app->controls.device == DEVICE_KEYS; // which are no actions
    if (digits) lines->at[lines->count++] = (KeyHelp){{"0", "", "9"}, "tenths"};
}

// ---- the screen

static HelpMode mode_of(const App *app) {
    if (app->stack[0] == SCREEN_TITLE) return HELP_BOTH;
    return watches(app)                        ? HELP_WATCH
           : app->play.session.world->classic  ? HELP_CLASSIC
           : app->play.session.options.descent ? HELP_DESCENT
                                               : HELP_DUNGEON;
}

static void draw_lesson(App *app, Image *layer) {
    const Ui *ui = &app->assets.ui;
    Rect panel = page_lesson(ui, layer, app->lesson.pictures, HELP_FOOT_PX);
    page_help_foot(ui, layer, panel, "the keys", controls_prompt(&app->controls, ACTION_BACK));
}

// Goes through all pages of keys, and draws the one that is open.
static void draw_help(App *app, Image *layer) {
    HelpLines lines;
    const Ui *ui = &app->assets.ui;
    HelpPage page = {.mode = mode_of(app),
                     .tower = app->stack[0] != SCREEN_TITLE && app->play.session.options.tower,
                     .bell_key = controls_prompt(&app->controls, ACTION_BELL),
                     .close_key = controls_prompt(&app->controls, ACTION_BACK)};
    int number = 0;
    app_help_lines(app, &lines);
    for (int first = 0; first < lines.count; first += page.count, page.mode = HELP_MORE, number++) {
        page.keys = lines.at + first;
        page.count = int_min(page_help_room(ui, (Vec){layer->w, layer->h}, &page), lines.count - first);
        page.turn = first + page.count < lines.count ? "more keys" : "only light stays";
        if (number == app->help_page) page_help(ui, layer, &page);
    }
    app->help_pages = number + 1;
    if (app->help_page >= number) draw_lesson(app, layer);
}

const Screen HELP_SCREEN = {
    .name = "help", .mode = CONTROL_MENU, .light = 60, .open = open_help, .act = act_help, .draw = draw_help};
