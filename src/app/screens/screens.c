#include "app/screens/state.h"

#include "app/host/host.h"
#include "map/vestibule.h"
#include "view/screens/pages.h"

#include <stdio.h>

// ---- pause

enum {
    PAUSE_CONTINUE,
    PAUSE_BAG,
    PAUSE_SETTINGS,
    PAUSE_HELP,
    PAUSE_SAID,
    PAUSE_MORE,
    PAUSE_BOOK,
    PAUSE_STATISTICS,
    PAUSE_COPY,
    PAUSE_WATCH,
    PAUSE_LEAVE,
    PAUSE_GIVE_UP,
    PAUSE_COUNT
};

static void open_pause(App *app) {
    static const MenuEntry ENTRIES[] = {
        [PAUSE_CONTINUE] = {.label = "Continue", .help = "Return to the dungeon."},
        [PAUSE_BAG] = {.label = "Bag", .help = "What you carry, and what it is good for."},
        [PAUSE_SETTINGS] = {.label = "Settings", .help = "Sound, view, motion."},
        [PAUSE_HELP] = {.label = "Help", .help = "The keys and the goal."},
        [PAUSE_SAID] = {.label = "What was said", .help = "The last messages, the newest below."},
        [PAUSE_MORE] = {.label = "All actions", .help = "All that can be done, also without a key."},
        [PAUSE_BOOK] = {.label = "Known things",
                        .help = "The monsters and things that you have met in all runs."},
        [PAUSE_STATISTICS] = {.label = "Statistics", .help = "What all your runs came to."},
        [PAUSE_COPY] = {.label = "Copy the code", .help = "To the clipboard, so that others can play it."},
        [PAUSE_WATCH] = {.label = "Watch it grow", .help = "How this dungeon was made, stage by stage."},
        [PAUSE_LEAVE] = {.label = "Save and leave",
                         .help = "Return to the title. Continue brings you back here."},
        [PAUSE_GIVE_UP] = {.label = "Give up", .help = "End this game for good. You are asked first."},
    };
    Menu *menu = app_menu(app);
    menu->title = "Paused";
    for (size_t i = 0; i < sizeof ENTRIES / sizeof ENTRIES[0]; i++) {
        menu_add(menu, ENTRIES[i]);
        menu->entries[i].id = (int)i;
        menu->entries[i].enabled = true;
    }
    menu->entries[PAUSE_BAG].enabled = !app->play.session.world->classic;
    menu->entries[PAUSE_COPY].enabled = app->play.code[0] != '\0';
    if (app->play.session.options.map.size > 0) {
        menu->entries[PAUSE_WATCH].enabled = false;
        menu->entries[PAUSE_COPY].enabled = true;
        menu->entries[PAUSE_COPY].label = "Keep the recording";
        menu->entries[PAUSE_COPY].help =
            "No code can carry this map. Its recording, as it is now, goes to the runs.";
    }
    if (app->play.storage.on) return;
    menu->entries[PAUSE_LEAVE] = (MenuEntry){.label = "Leave",
                                             .help = "Return to the title. This game is not saved.",
                                             .enabled = true,
                                             .id = PAUSE_LEAVE};
    menu->entries[PAUSE_GIVE_UP].enabled = false;
}

// The entry tells by itself, since the cursor may be elsewhere.
static void tell_copy(App *app, const char *label, const char *help) {
    app_menu(app)->entries[PAUSE_COPY].label = label;
    app_menu(app)->entries[PAUSE_COPY].help = help;
}

// Of a map made by hand its recording is what can be given to others.
static void keep_recording(App *app) {
    session_flush(&app->play.session);
    bool kept = runs_keep(&app->play.session.game_recorder.out, NULL, &app->why);
    tell_copy(app, kept ? "The recording is kept" : "The recording is not kept",
              kept ? "The title's Runs list it, and tell its file." : app->why.text);
}

static void copy_code(App *app) {
    const char *said = "";
    if (app->play.session.options.map.size > 0) {
        keep_recording(app);
        return;
    }
    bool copied = app->play.code[0] != '\0' && host_copy(app->play.code, &said);
    tell_copy(app, copied ? "The code is copied" : "The code is not copied",
              copied ? said : "The clipboard is not available.");
}

static void act_pause(App *app, Action action) {
    // What an entry opens.
    static const Screen *const PAGES[PAUSE_COUNT] = {
        [PAUSE_BAG] = &SCREEN_BAG,
        [PAUSE_SETTINGS] = &SCREEN_SETTINGS,
        [PAUSE_HELP] = &SCREEN_HELP,
        [PAUSE_SAID] = &SCREEN_SAID,
        [PAUSE_MORE] = &SCREEN_MORE,
        [PAUSE_BOOK] = &SCREEN_BOOK,
        [PAUSE_STATISTICS] = &SCREEN_STATISTICS,
    };
    if (action == ACTION_BACK || action == ACTION_PAUSE) app_pop(app);
    if (action == ACTION_NEW_SEED || action == ACTION_SAME_SEED)
        app_play_again(app, action == ACTION_SAME_SEED);
    if (action == ACTION_HELP) app_push(app, &SCREEN_HELP);
    if (action == ACTION_SAID) app_push(app, &SCREEN_SAID);
    if (action == ACTION_STAGES) app_show_stages(app);
    if (action == ACTION_COPY_CODE) copy_code(app);
    if (action == ACTION_BAG && !app->play.session.world->classic) app_push(app, &SCREEN_BAG);
    if (action == ACTION_MAP && !app->play.session.world->classic) app_push(app, &SCREEN_MAP);
    int chosen = app_choose(app, action);
    if (chosen >= 0 && PAGES[chosen] != NULL) app_push(app, PAGES[chosen]);
    if (chosen == PAUSE_CONTINUE) app_pop(app);
    if (chosen == PAUSE_COPY) copy_code(app);
    if (chosen == PAUSE_WATCH) app_show_stages(app);
    if (chosen == PAUSE_LEAVE) app_go(app, &SCREEN_TITLE);
    if (chosen == PAUSE_GIVE_UP) app_ask(app, ASK_GIVE_UP);
}

static void draw_pause(App *app, Image *layer) {
    static const Action KEYS[] = {
        [PAUSE_BAG] = ACTION_BAG,   [PAUSE_MORE] = ACTION_MORE,      [PAUSE_HELP] = ACTION_HELP,
        [PAUSE_SAID] = ACTION_SAID, [PAUSE_COPY] = ACTION_COPY_CODE, [PAUSE_WATCH] = ACTION_STAGES};
    for (size_t i = 0; i < sizeof KEYS / sizeof KEYS[0]; i++) {
        if (KEYS[i] != ACTION_NONE)
            app_menu(app)->entries[i].value = controls_prompt(&app->controls, KEYS[i]);
    }
    page_pause(&app->assets.ui, layer, app_menu(app), app->play.session.world, app->show.seed_word,
               app_code_line(app));
}

const Screen SCREEN_PAUSE = {.name = "pause",
                             .mode = CONTROL_MENU,
                             .light = 110,
                             .open = open_pause,
                             .act = act_pause,
                             .draw = draw_pause};

// ---- a question

enum { ANSWER_NO, ANSWER_YES };

static const struct {
    const char *title, *no, *yes, *help;
    const char *stay; // what No does
    bool loses;       // what is played, if Yes
} ASKS[ASK_COUNT] = {
    [ASK_NEW] = {"Begin a new run?", "No, keep playing", "Yes, start over",
                 "The run you are playing is lost.", "Return to the game.", true},
    [ASK_SAME] = {"Start this run over?", "No, keep playing", "Yes, start over",
                  "The run you are playing is lost.", "Return to the game.", true},
    [ASK_GIVE_UP] = {"Give up?", "No, keep playing", "Yes, give up", "This game ends here, and is lost.",
                     "Return to the game.", true},
    [ASK_DESCEND] = {"Begin a new run?", "No, keep the saved one", "Yes, begin a new one",
                     "The saved one becomes the older one.", "Return to the title.", false},
    [ASK_DAILY] = {"Play this daily again?", "No", "Yes, once more", "Not ranked: only the first attempt is.",
                   "Go back.", false},
    [ASK_TAKE_OVER] = {"Play on from here?", "No, go on watching", "Yes, take over",
                       "A new game, which is not ranked. The recording stays as it is.",
                       "Return to the recording.", true},
    [ASK_LAYOUT] = {"Show every secret?", "No, keep playing", "Yes, show the full layout",
                    "The end page will mention it.", "Return to the game.", false},
};

void app_ask(App *app, Ask ask) {
    app->ask = ask;
    app_push(app, &SCREEN_ASK);
}

// Of the daily descent only the first attempt is ranked.
static const char *consequence(const App *app) {
    bool daily = daily_of(&app->play.session.options, session_now(&app->play.session)) != 0;
    if (app->ask == ASK_SAME && daily)
        return "The run you are playing is lost. A daily is ranked but once: the new one is not.";
    if (app->ask == ASK_DESCEND && daily_of(&app->asked, session_now(&app->play.session)) != 0)
        return "Today's descent, ranked once. The saved run becomes the older one.";
    if (app->ask == ASK_DAILY && app->stack[0] == &SCREEN_TITLE && app->saves[SAVE_DESCENT][SAVE_LAST].usable)
        return "Not ranked: only the first attempt is. The saved run becomes the older one.";
    return ASKS[app->ask].help;
}

static void open_ask(App *app) {
    Menu *menu = app_menu(app);
    const World *world = app->play.session.world;
    bool silent =
        app->ask == ASK_NEW && world->clock.on && !world->clock.bell_ready && !vestibule_there(&world->level);
    const char *stay = ASKS[app->ask].stay;
    menu->title = ASKS[app->ask].title;
    menu_add(menu, (MenuEntry){.label = ASKS[app->ask].no,
                               .help = silent ? "The hand bell is silent until the next level." : stay,
                               .enabled = true});
    menu_add(menu,
             (MenuEntry){
                 .label = ASKS[app->ask].yes, .help = consequence(app), .enabled = true, .id = ANSWER_YES});
}

static void answer_yes(App *app) {
    if (ASKS[app->ask].loses) storage_forget(&app->play.storage, &app->play.session);
    switch (app->ask) {
    case ASK_NEW:
        app_play_new_seed(app);
        break;
    case ASK_SAME:
        app_play_same_seed(app);
        break;
    case ASK_DESCEND:
    case ASK_DAILY:
        app_play(app, &app->asked);
        break;
    case ASK_TAKE_OVER:
        app_take_over(app);
        break;
    case ASK_LAYOUT:
        app->play.saw_layout = true;
        app_pop(app);
        app_push(app, &SCREEN_LAYOUT);
        break;
    default:
        app_go(app, &SCREEN_PLAY);
        app_push(app, &SCREEN_END);
        app_tell_unkept(app);
        break;
    }
}

static void act_ask(App *app, Action action) {
    if (action == ACTION_BACK || action == ACTION_PAUSE) {
        app_pop(app);
        return;
    }
    int picked = app_choose(app, action);
    if (picked == ANSWER_NO) app_pop(app);
    if (picked == ANSWER_YES) answer_yes(app);
}

// By what is printed on the keys, which elsewhere mean something else; but for those that move.
static bool hear_answer(App *app, const SDL_Event *event) {
    if (event->type != SDL_KEYDOWN || event->key.repeat != 0) return false;
    SDL_Keycode key = event->key.keysym.sym;
    Action play = bindings_key(app->controls.bindings, event->key.keysym.scancode, CONTEXT_PLAY);
    bool moves = play != ACTION_NONE && play <= ACTION_DOWN;
    if (moves || (key != SDLK_n && key != SDLK_y)) return false;
    if (key == SDLK_n) app_pop(app);
    if (key == SDLK_y) answer_yes(app);
    return true;
}

static void draw_ask(App *app, Image *layer) {
    bool keys = app->controls.device == DEVICE_KEYS;
    app_menu(app)->entries[ANSWER_NO].value = keys ? "N" : NULL;
    app_menu(app)->entries[ANSWER_YES].value = keys ? "Y" : NULL;
    menu_draw(app_menu(app), &app->assets.ui, layer, (Vec){layer->w / 2, 120}, layer->w - 40);
}

const Screen SCREEN_ASK = {.name = "ask",
                           .mode = CONTROL_MENU,
                           .light = 110,
                           .open = open_ask,
                           .hear = hear_answer,
                           .act = act_ask,
                           .draw = draw_ask};

// ---- end

static void open_end(App *app) {
    app->end_ms = SDL_GetTicks();
}

static void same_again(App *app) {
    app->asked = app->play.session.options;
    if (daily_of(&app->asked, session_now(&app->play.session)) != 0) {
        app_ask(app, ASK_DAILY);
    } else {
        app_play_same_seed(app);
    }
}

// Who was striking or rolling when it came up has not read it yet: it listens once a second has passed in
// which he pressed nothing.
static bool is_hasty(App *app) {
    enum { UNREAD_MS = 1000 };
    uint32_t now = SDL_GetTicks();
    bool hasty = now - app->end_ms < UNREAD_MS;
    if (hasty) app->end_ms = now;
    return hasty;
}

// Of keys, what chooses in menus also strikes: it begins nothing here.
static Action end_new_action(const App *app) {
    return app->controls.device == DEVICE_PAD ? ACTION_CONFIRM : ACTION_NEW_SEED;
}

static void act_end(App *app, Action action) {
    if (is_hasty(app)) return;
    if (action == ACTION_NEW_SEED || action == end_new_action(app)) app_play_new_seed(app);
    if (action == ACTION_SAME_SEED) same_again(app);
    if (action == ACTION_SAID) app_push(app, &SCREEN_SAID);
    if (action == ACTION_BACK) app_go(app, &SCREEN_TITLE);
    bool given_up = app->play.session.world->outcome == OUTCOME_NONE; // below the layout it would go on
    bool looks = action == ACTION_LAYOUT || action == ACTION_NEXT;
    if (looks && !given_up) app_push(app, &SCREEN_LAYOUT);
}

static void draw_end(App *app, Image *layer) {
    Controls *controls = &app->controls;
    const World *world = app->play.session.world;
    EndPage page = {.world = world,
                    .ticks = app->over_ticks > 0 ? app->over_tick : world->tick,
                    .deepest = session_deepest(&app->play.session),
                    .looked = app->play.saw_layout,
                    .seed_word = app->show.seed_word,
                    .code = app_code_line(app),
                    .new_key = controls_prompt(controls, end_new_action(app)),
                    .same_key = controls_prompt(controls, ACTION_SAME_SEED),
                    .back_key = controls_prompt(controls, ACTION_BACK)};
    page_end(&app->assets.ui, layer, &page);
    if (app->play.storage.unkept[0] != '\0')
        ui_text_wrap(&app->assets.ui, layer, (Vec){10, 8}, layer->w - 20, 2, COLOUR_RED,
                     app->play.storage.unkept);
}

const Screen SCREEN_END = {
    .name = "end", .mode = CONTROL_MENU, .light = 110, .open = open_end, .act = act_end, .draw = draw_end};
