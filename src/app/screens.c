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

enum { TITLE_QUICK, TITLE_KIND, TITLE_SEED, TITLE_WATCH, TITLE_HELP, TITLE_QUIT };

static void open_title(App *app) {
    static const MenuEntry ENTRIES[] = {
        {.label = "Quick dungeon", .help = "Halls and rooms, never the same twice.", .enabled = true},
        {.label = "Another kind", .help = "Left and right choose.", .enabled = true},
        {.label = "Seed or code", .help = "The very dungeon that somebody else played.", .enabled = true},
        {.label = "Watch one grow", .help = "How a dungeon is made, stage by stage.", .enabled = true},
        {.label = "Help", .help = "The keys and the goal.", .enabled = true},
        {.label = "Quit", .help = "Back to where you came from.", .enabled = true},
    };
    for (size_t i = 0; i < sizeof ENTRIES / sizeof ENTRIES[0]; i++) menu_add(app_menu(app), ENTRIES[i]);
    if (app->kind == GEN_HALLS) app->kind = GEN_PILLARS;
    app_show_backdrop(app);
}

// Left and right go through the generators.
static void choose_kind(App *app, Action action) {
    int by = action == ACTION_LEFT ? GEN_COUNT - 1 : action == ACTION_RIGHT ? 1 : 0;
    app->kind = (GenKind)(((int)app->kind + by) % GEN_COUNT);
}

static void act_title(App *app, Action action) {
    if (action == ACTION_BACK) app_menu(app)->cursor = TITLE_QUIT;
    if (action == ACTION_HELP) app_push(app, &SCREEN_HELP);
    if (action == ACTION_STAGES) app_push(app, &SCREEN_STAGES);
    if (app_menu(app)->cursor == TITLE_KIND) choose_kind(app, action);
    switch (act_menu(app, action)) {
    case TITLE_QUICK:
        start(app, GEN_HALLS, session_random_seed());
        break;
    case TITLE_KIND:
        start(app, app->kind, session_random_seed());
        break;
    case TITLE_SEED:
        app_push(app, &SCREEN_SEED);
        break;
    case TITLE_WATCH:
        app_push(app, &SCREEN_STAGES);
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
    Menu *menu = app_menu(app);
    menu->entries[TITLE_KIND].value = GENERATORS[app->kind]->title;
    menu->entries[TITLE_KIND].help = GENERATORS[app->kind]->what;
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
    menu->title = "Seed or code";
    menu_add(menu,
             (MenuEntry){.label = "Seed",
                         .help = "A number, any word, or a share code. Type it, or paste it with Ctrl+V.",
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

// Long, with digits among its letters: rather a code with a typing error than a word for a seed.
static bool looks_like_code(const char *text) {
    bool digit = false, letter = false;
    for (const char *at = text; *at != '\0'; at++) {
        digit |= SDL_isdigit(*at) != 0;
        letter |= SDL_isalpha(*at) != 0;
    }
    return digit && letter && strlen(text) >= 10;
}

// What was typed may be a share code, which says all, or else is a seed.
static void begin_typed(App *app) {
    Menu *menu = app_menu(app);
    Share share;
    uint64_t seed;
    if (share_code_read(&share, app->seed_text, app->why, sizeof app->why) && !share.descent) {
        app_play(app, &share.gen);
    } else if (gen_seed(app->seed_text, &seed) && !looks_like_code(app->seed_text)) {
        start(app, app->kind, seed);
    } else {
        menu->cursor = SEED_TEXT;
        menu->entries[SEED_TEXT].help =
            app->seed_text[0] == '\0' ? "Type a number, any word, or a share code." : app->why;
    }
}

static void act_seed(App *app, Action action) {
    Menu *menu = app_menu(app);
    bool sideways = action == ACTION_LEFT || action == ACTION_RIGHT;
    if (action == ACTION_BACK) app_pop(app);
    if (action == ACTION_ERASE) erase(app->seed_text);
    if (action == ACTION_PASTE) paste_seed(app);
    if (sideways) choose_kind(app, action);
    if (action == ACTION_UP) menu_move(menu, -1);
    if (action == ACTION_DOWN) menu_move(menu, 1);
    if (action == ACTION_CONFIRM) begin_typed(app);
}

static void draw_seed(App *app, Image *layer) {
    char shown[SEED_TEXT_MAX + 1];
    Menu *menu = app_menu(app);
    snprintf(shown, sizeof shown, "%s_", app->seed_text);
    menu->entries[SEED_TEXT].value = shown;
    menu->entries[SEED_KIND].value = GENERATORS[app->kind]->title;
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
    GenOptions next;
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
        app->show.ascii = !app->show.ascii;
        break;
    case ACTION_NEW_SEED:
        app_play_new_seed(app);
        break;
    case ACTION_SAME_SEED:
        app_play_same_seed(app);
        break;
    case ACTION_STAGES:
        app_push(app, &SCREEN_STAGES);
        break;
    case ACTION_NEXT_GENERATOR:
        next = watch_next_generator(&app->session.options);
        app_play(app, &next);
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

enum { PAUSE_CONTINUE, PAUSE_NEW, PAUSE_SAME, PAUSE_COPY, PAUSE_WATCH, PAUSE_HELP, PAUSE_TITLE };

static void open_pause(App *app) {
    static const MenuEntry ENTRIES[] = {
        {.label = "Continue", .help = "Back into the dungeon.", .enabled = true},
        {.label = "New dungeon", .help = "The same kind, from a new seed.", .enabled = true},
        {.label = "Same dungeon again", .help = "From its beginning.", .enabled = true},
        {.label = "Copy the code", .help = "Into the clipboard, for others to play (Y).", .enabled = true},
        {.label = "Watch it grow",
         .help = "How this dungeon was made, stage by stage (F4).",
         .enabled = true},
        {.label = "Help", .help = "The keys and the goal.", .enabled = true},
        {.label = "Leave", .help = "To the title screen; this dungeon is given up.", .enabled = true},
    };
    app_menu(app)->title = "Paused";
    for (size_t i = 0; i < sizeof ENTRIES / sizeof ENTRIES[0]; i++) menu_add(app_menu(app), ENTRIES[i]);
    app_menu(app)->entries[PAUSE_COPY].enabled = app->code[0] != '\0';
}

static void copy_code(App *app) {
    bool copied = app->code[0] != '\0' && SDL_SetClipboardText(app->code) == 0;
    app_menu(app)->entries[PAUSE_COPY].help =
        copied ? "It is in the clipboard now." : "The clipboard cannot be used.";
    app_menu(app)->cursor = PAUSE_COPY;
}

static void act_pause(App *app, Action action) {
    if (action == ACTION_BACK || action == ACTION_PAUSE) app_pop(app);
    if (action == ACTION_NEW_SEED) app_play_new_seed(app);
    if (action == ACTION_SAME_SEED) app_play_same_seed(app);
    if (action == ACTION_HELP) app_push(app, &SCREEN_HELP);
    if (action == ACTION_STAGES) app_push(app, &SCREEN_STAGES);
    if (action == ACTION_COPY_CODE) copy_code(app);
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
    case PAUSE_COPY:
        copy_code(app);
        break;
    case PAUSE_WATCH:
        app_push(app, &SCREEN_STAGES);
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
    page_pause(&app->assets.ui, layer, app_menu(app), app->session.world, app->code);
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
        {{ACTION_STRIKE, ACTION_USE}, "strike; use stairs and chests"},
        {{ACTION_NEW_SEED}, "a new dungeon; with Shift: the same one again"},
        {{ACTION_NEXT_GENERATOR, ACTION_STAGES}, "the same seed, next generator; watch it grow"},
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
    page_end(&app->assets.ui, layer, app->session.world, new_key, same_key, "Esc");
}

const Screen SCREEN_END = {
    .name = "end", .mode = CONTROL_MENU, .light = 110, .act = act_end, .draw = draw_end};
