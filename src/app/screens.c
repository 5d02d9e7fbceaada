#include "app/state.h"

#include "view/pages.h"

#include <stdio.h>
#include <string.h>

// In menus the descent comes after the last generator.
enum { KIND_DESCENT = GEN_COUNT, KINDS = GEN_COUNT + 1 };

static const char *kind_title(int kind) {
    return kind == KIND_DESCENT ? "The descent" : GENERATORS[kind]->title;
}

static void start(App *app, int kind, uint64_t seed) {
    GenOptions options = GENERATORS[kind == KIND_DESCENT ? GEN_HALLS : kind]->defaults;
    options.seed = seed;
    options.descent = kind == KIND_DESCENT;
    if (options.descent) gen_usual_size(&options);
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

enum { TITLE_QUICK, TITLE_DESCEND, TITLE_KIND, TITLE_SEED, TITLE_WATCH, TITLE_HELP, TITLE_QUIT };

static void open_title(App *app) {
    static const MenuEntry ENTRIES[] = {
        {.label = "Quick dungeon", .help = "Halls and rooms, never the same twice.", .enabled = true},
        {.label = "Descend",
         .help = "Seven depths down: what no flame lights is built anew when the bell tolls.",
         .enabled = true},
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

// Left and right go through the kinds.
static int next_kind(int kind, int count, Action action) {
    int by = action == ACTION_LEFT ? count - 1 : action == ACTION_RIGHT ? 1 : 0;
    return (kind + by) % count;
}

static void act_title(App *app, Action action) {
    if (action == ACTION_BACK) app_menu(app)->cursor = TITLE_QUIT;
    if (action == ACTION_HELP) app_push(app, &SCREEN_HELP);
    if (action == ACTION_STAGES) app_push(app, &SCREEN_STAGES);
    if (app_menu(app)->cursor == TITLE_KIND)
        app->kind = (GenKind)next_kind((int)app->kind, GEN_COUNT, action);
    switch (act_menu(app, action)) {
    case TITLE_QUICK:
        start(app, GEN_HALLS, session_random_seed());
        break;
    case TITLE_DESCEND:
        start(app, KIND_DESCENT, session_random_seed());
        break;
    case TITLE_KIND:
        start(app, (int)app->kind, session_random_seed());
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
    if (share_code_read(&share, app->seed_text, app->why, sizeof app->why)) {
        share.gen.descent = share.descent;
        app_play(app, &share.gen);
    } else if (gen_seed(app->seed_text, &seed) && !looks_like_code(app->seed_text)) {
        start(app, app->typed_kind, seed);
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
    if (sideways) app->typed_kind = next_kind(app->typed_kind, KINDS, action);
    if (action == ACTION_UP) menu_move(menu, -1);
    if (action == ACTION_DOWN) menu_move(menu, 1);
    if (action == ACTION_CONFIRM) begin_typed(app);
}

static void draw_seed(App *app, Image *layer) {
    char shown[SEED_TEXT_MAX + 1];
    Menu *menu = app_menu(app);
    snprintf(shown, sizeof shown, "%s_", app->seed_text);
    menu->entries[SEED_TEXT].value = shown;
    menu->entries[SEED_KIND].value = kind_title(app->typed_kind);
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

// The same seed for the next generator.
static void play_next_generator(App *app) {
    if (app->session.options.descent) {
        message_say(&app->show.hud.message, "The next generator is for single dungeons");
        return;
    }
    GenOptions next = watch_next_generator(&app->session.options);
    app_play(app, &next);
}

// Of a pad: the next quick slot in which there is something.
static void choose_slot(App *app) {
    const Pack *pack = &app->session.world->pack;
    for (int i = 1; i <= SLOTS; i++) {
        int slot = (app->controls.chosen + SLOTS - 1 + i) % SLOTS;
        if (pack->slots[slot] < 0 || pack->goods[pack->slots[slot]] == 0) continue;
        app->controls.chosen = slot + 1;
        return;
    }
}

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
        app->show.ascii = !app->show.ascii;
        break;
    case ACTION_NEW_SEED:
    case ACTION_SAME_SEED:
        app_play_again(app, action == ACTION_SAME_SEED);
        break;
    case ACTION_STAGES:
        app_push(app, &SCREEN_STAGES);
        break;
    case ACTION_NEXT_GENERATOR:
        play_next_generator(app);
        break;
    case ACTION_NEXT_SLOT:
        choose_slot(app);
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
    if (!app->session.options.descent) return;
    app_menu(app)->entries[PAUSE_NEW] = (MenuEntry){
        .label = "New descent", .help = "From a new seed; this one is given up.", .enabled = true};
    app_menu(app)->entries[PAUSE_SAME].label = "Same descent again";
    app_menu(app)->entries[PAUSE_TITLE].help = "To the title screen; this descent is given up.";
}

static void copy_code(App *app) {
    bool copied = app->code[0] != '\0' && SDL_SetClipboardText(app->code) == 0;
    app_menu(app)->entries[PAUSE_COPY].help =
        copied ? "It is in the clipboard now." : "The clipboard cannot be used.";
    app_menu(app)->cursor = PAUSE_COPY;
}

static void act_pause(App *app, Action action) {
    if (action == ACTION_BACK || action == ACTION_PAUSE) app_pop(app);
    if (action == ACTION_NEW_SEED || action == ACTION_SAME_SEED)
        app_play_again(app, action == ACTION_SAME_SEED);
    if (action == ACTION_HELP) app_push(app, &SCREEN_HELP);
    if (action == ACTION_STAGES) app_push(app, &SCREEN_STAGES);
    if (action == ACTION_COPY_CODE) copy_code(app);
    switch (act_menu(app, action)) {
    case PAUSE_CONTINUE:
        app_pop(app);
        break;
    case PAUSE_NEW:
        app_play_again(app, false);
        break;
    case PAUSE_SAME:
        app_play_again(app, true);
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

// ---- a new descent?

enum { AGAIN_NO, AGAIN_YES };

static void open_again(App *app) {
    Menu *menu = app_menu(app);
    bool silent = !app->session.world->hour.bell && !app->again_same;
    menu->title = app->again_same ? "Begin this descent again?" : "Begin a new descent?";
    menu_add(menu, (MenuEntry){.label = "No, go on",
                               .help = silent ? "The hand bell is silent until the next depth."
                                              : "Back to where you are.",
                               .enabled = true});
    menu_add(menu, (MenuEntry){.label = "Yes, begin again",
                               .help = "From its beginning; this descent is given up.",
                               .enabled = true});
}

static void act_again(App *app, Action action) {
    if (action == ACTION_BACK || action == ACTION_PAUSE) {
        app_pop(app);
        return;
    }
    int picked = act_menu(app, action);
    if (picked == AGAIN_NO) app_pop(app);
    if (picked != AGAIN_YES) return;
    if (app->again_same) {
        app_play_same_seed(app);
    } else {
        app_play_new_seed(app);
    }
}

static void draw_again(App *app, Image *layer) {
    menu_draw(app_menu(app), &app->assets.ui, layer, (Vec){layer->w / 2, 120}, layer->w - 40);
}

const Screen SCREEN_AGAIN = {.name = "again",
                             .mode = CONTROL_MENU,
                             .light = 110,
                             .open = open_again,
                             .act = act_again,
                             .draw = draw_again};

// ---- help

static void act_help(App *app, Action action) {
    if (action == ACTION_BACK || action == ACTION_HELP || action == ACTION_CONFIRM || action == ACTION_PAUSE)
        app_pop(app);
}

enum { BETWEEN = ACTION_COUNT }; // of a range of keys

static void draw_help(App *app, Image *layer) {
    static const struct {
        unsigned actions[4];               // Action
        const char *what, *both, *descent; // in a dungeon; in the title and in the descent: else the same
    } ROWS[] = {
        {.actions = {ACTION_LEFT, ACTION_UP, ACTION_RIGHT, ACTION_DOWN}, .what = "move, also with WASD"},
        {.actions = {ACTION_STRIKE}, .what = "strike"},
        {.actions = {ACTION_ROLL}, .what = "roll away, out of harm"},
        {.actions = {ACTION_THROW}, .what = "shoot or throw; farther when held"},
        {.actions = {ACTION_SLOT_1, BETWEEN, ACTION_SLOT_LAST}, .what = "take in hand; once more: the bow"},
        {.actions = {ACTION_USE}, .what = "use stairs, chests, flames"},
        {.actions = {ACTION_SHUTTER}, .what = "open or shut the lantern"},
        {.actions = {ACTION_NEW_SEED},
         .what = "new dungeon; Shift: the same",
         .both = "new dungeon; in the descent: ring",
         .descent = "ring the hand bell"},
        {.actions = {ACTION_NEXT_GENERATOR, ACTION_STAGES}, .what = "next generator; watch it grow"},
        {.actions = {ACTION_LAYOUT}, .what = "the full layout, with all their minds"},
        {.actions = {ACTION_NEAR, ACTION_FAR}, .what = "near and far view"},
        {.actions = {ACTION_ASCII, ACTION_FIGURES}, .what = "letters, not pictures; figures of speed"},
        {.actions = {ACTION_FULLSCREEN, ACTION_SCREENSHOT}, .what = "full screen; save a picture"},
        {.actions = {ACTION_PAUSE, ACTION_MUTE}, .what = "pause; sound on and off"},
    };
    enum { COUNT = sizeof ROWS / sizeof ROWS[0] };
    bool title = app->stack[0] == &SCREEN_TITLE, descent = !title && app->session.options.descent;
    char names[COUNT][4][32], bell[32];
    KeyHelp keys[COUNT] = {0};
    for (int i = 0; i < COUNT; i++) {
        const char *other = title ? ROWS[i].both : descent ? ROWS[i].descent : NULL;
        keys[i].what = other != NULL ? other : ROWS[i].what;
        for (int k = 0; k < 4 && ROWS[i].actions[k] != ACTION_NONE; k++) {
            // SDL's answer lasts only until the next one.
            const char *name =
                ROWS[i].actions[k] == BETWEEN ? "" : controls_key_name((Action)ROWS[i].actions[k]);
            snprintf(names[i][k], sizeof names[i][k], "%s", name);
            keys[i].keys[k] = names[i][k];
        }
    }
    (void)snprintf(bell, sizeof bell, "%s", controls_key_name(ACTION_NEW_SEED));
    HelpPage page = {.keys = keys, .count = COUNT, .bell_key = bell, .close_key = "Esc"};
    page.mode = title ? HELP_BOTH : descent ? HELP_DESCENT : HELP_DUNGEON;
    page_help(&app->assets.ui, layer, &page);
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
    page_end(&app->assets.ui, layer, app->session.world, session_deepest(&app->session), new_key, same_key,
             "Esc");
}

const Screen SCREEN_END = {
    .name = "end", .mode = CONTROL_MENU, .light = 110, .act = act_end, .draw = draw_end};
