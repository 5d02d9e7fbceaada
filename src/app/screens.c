#include "app/state.h"

#include "view/pages.h"

#include <stdio.h>
#include <string.h>

static void start(App *app, GenKind kind, uint64_t seed) {
    GenOptions options = GENERATORS[kind]->defaults;
    options.seed = seed;
    app_play(app, &options);
}

// Moves the menu's cursor; the entry chosen, or -1.
static int act_menu(App *app, Action action) {
    if (action == ACTION_UP || action == ACTION_DOWN) {
        menu_move(app_menu(app), action == ACTION_UP ? -1 : 1);
        sound_play(app->assets.sound, SOUND_MENU_MOVE);
    }
    if (action != ACTION_CONFIRM) return -1;
    sound_play(app->assets.sound, SOUND_MENU_PICK);
    return menu_pick(app_menu(app));
}

// ---- title

enum { TITLE_QUICK, TITLE_PILLARS, TITLE_SEED, TITLE_HELP, TITLE_QUIT };

static void open_title(App *app) {
    Menu *menu = app_menu(app);
    menu_add(menu, (MenuEntry){.label = "Quick dungeon",
                               .help = "Halls and rooms, never the same twice.",
                               .enabled = true});
    menu_add(
        menu,
        (MenuEntry){.label = "Pillar maze", .help = "A small maze where sight is short.", .enabled = true});
    menu_add(menu, (MenuEntry){.label = "Enter a seed",
                               .help = "Play the very dungeon that somebody else played.",
                               .enabled = true});
    menu_add(menu, (MenuEntry){.label = "Help", .help = "The keys and the goal.", .enabled = true});
    menu_add(menu, (MenuEntry){.label = "Quit", .help = "Back to where you came from.", .enabled = true});
    app_show_backdrop(app);
}

static void act_title(App *app, Action action) {
    if (action == ACTION_BACK) app_menu(app)->cursor = TITLE_QUIT;
    if (action == ACTION_HELP) app_push(app, &SCREEN_HELP);
    switch (act_menu(app, action)) {
    case TITLE_QUICK:
        start(app, GEN_HALLS, session_random_seed());
        break;
    case TITLE_PILLARS:
        start(app, GEN_PILLARS, session_random_seed());
        break;
    case TITLE_SEED:
        app_push(app, &SCREEN_SEED);
        break;
    case TITLE_HELP:
        app_push(app, &SCREEN_HELP);
        break;
    case TITLE_QUIT:
        app->quit = true;
        break;
    default:
        break;
    }
}

static void draw_title(App *app, Image *layer) {
    page_title(&app->assets.ui, layer, app_menu(app), APP_VERSION);
}

const Screen SCREEN_TITLE = {.name = "title",
                             .mode = CONTROL_MENU,
                             .game_runs = true,
                             .light = 160,
                             .open = open_title,
                             .act = act_title,
                             .draw = draw_title};

// ---- seed

enum { SEED_TEXT, SEED_KIND, SEED_BEGIN };

static void open_seed(App *app) {
    Menu *menu = app_menu(app);
    menu->title = "Enter a seed";
    menu_add(menu, (MenuEntry){.label = "Seed",
                               .help = "A number, or any word. Type it, or paste it with Ctrl+V.",
                               .enabled = true});
    menu_add(menu,
             (MenuEntry){.label = "Kind", .help = "Left and right choose the generator.", .enabled = true});
    menu_add(menu, (MenuEntry){.label = "Begin", .help = "Into the dungeon.", .enabled = true});
}

static void paste_seed(App *app) {
    char *text = SDL_GetClipboardText();
    if (text != NULL) app_type(app, text);
    SDL_free(text);
}

static void erase(char *text) {
    size_t length = strlen(text);
    if (length > 0) text[length - 1] = '\0';
}

static void act_seed(App *app, Action action) {
    Menu *menu = app_menu(app);
    bool sideways = action == ACTION_LEFT || action == ACTION_RIGHT;
    if (action == ACTION_BACK) app_pop(app);
    if (action == ACTION_ERASE) erase(app->seed_text);
    if (action == ACTION_PASTE) paste_seed(app);
    if (sideways)
        app->seed_kind =
            (GenKind)(((int)app->seed_kind + (action == ACTION_LEFT ? GEN_COUNT - 1 : 1)) % GEN_COUNT);
    if (action == ACTION_UP) menu_move(menu, -1);
    if (action == ACTION_DOWN) menu_move(menu, 1);
    uint64_t seed;
    if (action != ACTION_CONFIRM) return;
    if (gen_seed(app->seed_text, &seed)) {
        start(app, app->seed_kind, seed);
    } else {
        menu->cursor = SEED_TEXT;
        menu->entries[SEED_TEXT].help = "Type a number up to 18446744073709551615, or any word.";
    }
}

static void draw_seed(App *app, Image *layer) {
    char shown[SEED_TEXT_MAX + 1];
    Menu *menu = app_menu(app);
    snprintf(shown, sizeof shown, "%s_", app->seed_text);
    menu->entries[SEED_TEXT].value = shown;
    menu->entries[SEED_KIND].value = GENERATORS[app->seed_kind]->title;
    menu_draw(menu, &app->assets.ui, layer, (Vec){layer->w / 2, 110}, layer->w - 40);
    menu->entries[SEED_TEXT].value = NULL;
}

const Screen SCREEN_SEED = {.name = "seed",
                            .mode = CONTROL_TEXT,
                            .light = 110,
                            .open = open_seed,
                            .act = act_seed,
                            .draw = draw_seed};

// ---- play and layout

static void act_play(App *app, Action action) {
    switch (action) {
    case ACTION_PAUSE:
        app_push(app, &SCREEN_PAUSE);
        break;
    case ACTION_HELP:
        app_push(app, &SCREEN_HELP);
        break;
    case ACTION_LAYOUT:
        app_push(app, &SCREEN_LAYOUT);
        break;
    case ACTION_ASCII:
        app->ascii = !app->ascii;
        break;
    case ACTION_NEW_SEED:
        app_play_new_seed(app);
        break;
    case ACTION_SAME_SEED:
        app_play_same_seed(app);
        break;
    default:
        break;
    }
}

const Screen SCREEN_PLAY = {.name = "play", .mode = CONTROL_PLAY, .game_runs = true, .act = act_play};

static void act_layout(App *app, Action action) {
    if (action == ACTION_LAYOUT || action == ACTION_PAUSE || action == ACTION_BACK) {
        app_pop(app);
    } else {
        act_play(app, action);
    }
}

const Screen SCREEN_LAYOUT = {.name = "layout", .mode = CONTROL_PLAY, .game_runs = true, .act = act_layout};

// ---- pause

enum { PAUSE_CONTINUE, PAUSE_NEW, PAUSE_SAME, PAUSE_HELP, PAUSE_TITLE };

static void open_pause(App *app) {
    Menu *menu = app_menu(app);
    menu->title = "Paused";
    menu_add(menu, (MenuEntry){.label = "Continue", .help = "Back into the dungeon.", .enabled = true});
    menu_add(menu,
             (MenuEntry){.label = "New dungeon", .help = "The same kind, from a new seed.", .enabled = true});
    menu_add(menu,
             (MenuEntry){.label = "Same dungeon again", .help = "From its beginning.", .enabled = true});
    menu_add(menu, (MenuEntry){.label = "Help", .help = "The keys and the goal.", .enabled = true});
    menu_add(menu, (MenuEntry){.label = "Leave",
                               .help = "To the title screen; this dungeon is given up.",
                               .enabled = true});
}

static void act_pause(App *app, Action action) {
    if (action == ACTION_BACK || action == ACTION_PAUSE) app_pop(app);
    if (action == ACTION_NEW_SEED) app_play_new_seed(app);
    if (action == ACTION_SAME_SEED) app_play_same_seed(app);
    if (action == ACTION_HELP) app_push(app, &SCREEN_HELP);
    switch (act_menu(app, action)) {
    case PAUSE_CONTINUE:
        app_pop(app);
        break;
    case PAUSE_NEW:
        app_play_new_seed(app);
        break;
    case PAUSE_SAME:
        app_play_same_seed(app);
        break;
    case PAUSE_HELP:
        app_push(app, &SCREEN_HELP);
        break;
    case PAUSE_TITLE:
        app_go(app, &SCREEN_TITLE);
        break;
    default:
        break;
    }
}

static void draw_pause(App *app, Image *layer) {
    page_pause(&app->assets.ui, layer, app_menu(app), app->session.world);
}

const Screen SCREEN_PAUSE = {.name = "pause",
                             .mode = CONTROL_MENU,
                             .light = 110,
                             .open = open_pause,
                             .act = act_pause,
                             .draw = draw_pause};

// ---- help

static void act_help(App *app, Action action) {
    if (action == ACTION_BACK || action == ACTION_HELP || action == ACTION_CONFIRM || action == ACTION_PAUSE)
        app_pop(app);
}

static void draw_help(App *app, Image *layer) {
    static const struct {
        Action actions[4];
        const char *what;
    } ROWS[] = {
        {{ACTION_LEFT, ACTION_UP, ACTION_RIGHT, ACTION_DOWN}, "move, also with WASD"},
        {{ACTION_STRIKE}, "strike"},
        {{ACTION_NEW_SEED}, "a new dungeon; with Shift: the same one again"},
        {{ACTION_LAYOUT}, "the full layout, with what the monsters think"},
        {{ACTION_NEAR, ACTION_FAR}, "near and far view"},
        {{ACTION_ASCII, ACTION_FIGURES}, "letters instead of pictures; figures of speed"},
        {{ACTION_FULLSCREEN, ACTION_SCREENSHOT}, "full screen; save a picture"},
        {{ACTION_PAUSE, ACTION_MUTE}, "pause; sound on and off"},
    };
    enum { COUNT = sizeof ROWS / sizeof ROWS[0] };
    char names[COUNT][4][32];
    KeyHelp keys[COUNT] = {0};
    for (int i = 0; i < COUNT; i++) {
        keys[i].what = ROWS[i].what;
        for (int k = 0; k < 4 && ROWS[i].actions[k] != ACTION_NONE; k++) {
            // SDL's answer lasts only until the next one.
            snprintf(names[i][k], sizeof names[i][k], "%s", controls_key_name(ROWS[i].actions[k]));
            keys[i].keys[k] = names[i][k];
        }
    }
    page_help(&app->assets.ui, layer, keys, COUNT, "Esc");
}

const Screen SCREEN_HELP = {
    .name = "help", .mode = CONTROL_MENU, .light = 110, .act = act_help, .draw = draw_help};

// ---- end

static void act_end(App *app, Action action) {
    if (action == ACTION_NEW_SEED || action == ACTION_CONFIRM) app_play_new_seed(app);
    if (action == ACTION_SAME_SEED) app_play_same_seed(app);
    if (action == ACTION_BACK) app_go(app, &SCREEN_TITLE);
    if (action == ACTION_LAYOUT) app_push(app, &SCREEN_LAYOUT);
}

static void draw_end(App *app, Image *layer) {
    char new_key[32], same_key[48];
    snprintf(new_key, sizeof new_key, "%s", controls_key_name(ACTION_NEW_SEED));
    snprintf(same_key, sizeof same_key, "Shift+%s", new_key);
    page_end(&app->assets.ui, layer, app->session.world, new_key, same_key);
}

const Screen SCREEN_END = {
    .name = "end", .mode = CONTROL_MENU, .light = 110, .act = act_end, .draw = draw_end};
