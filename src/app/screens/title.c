// Where a game is chosen: the title, and a seed or code that is typed.
#include "app/screens/state.h"

#include "app/host/host.h"
#include "app/play/starting_gear.h"
#include "gen/makers/rows.h"
#include "view/screens/pages.h"

#include <stdio.h>
#include <string.h>

static const char *kind_title(int kind) {
    return kind == KIND_DESCENT ? "The descent" : GENERATORS[kind]->title;
}

// Today's, as it is kept.
static Daily look_at_daily(const App *app) {
    return storage_look_at_daily(&app->play.storage, daily_date(session_now(&app->play.session)));
}

// A descent that was left is given up for another only after a question.
void app_begin(App *app, const GenOptions *options) {
    bool daily = daily_of(options, session_now(&app->play.session)) != 0;
    app->asked = *options;
    if (daily && look_at_daily(app).state != DAILY_FIRST) {
        app_ask(app, ASK_DAILY);
    } else if (options->descent && app->saves[SAVE_DESCENT][SAVE_LAST].usable) {
        app_ask(app, ASK_DESCEND);
    } else {
        app_play(app, options);
        app->show.ascii |= options->classic; // in letters, until the title comes back; F2 shows pictures
    }
}

void app_daily(App *app) {
    Daily daily = look_at_daily(app);
    GenOptions options = daily_options(daily.date, (Pace)app->play.prefs.now[SETTING_PACE]);
    if (app->options.daily && app->options.gen.pace == PACE_TURNS) options.pace = PACE_TURNS;
    if (daily.state == DAILY_SAVED) {
        app_resume(app, SAVE_DESCENT, daily.place);
    } else {
        app_begin(app, &options);
    }
}

static void start(App *app, int kind, bool tower, uint64_t seed) {
    GenOptions options = session_options(kind, tower, seed);
    gen_name_seed(&options, app->seed_text);
    options.pace = (Pace)app->play.prefs.now[SETTING_PACE];
    options.gear =
        options.descent ? starting_gear(&app->play.storage.lore, app->play.prefs.now[SETTING_GEAR]) : 0;
    app_begin(app, &options);
}

static void start_classic(App *app) {
    GenOptions options = CLASSIC.defaults;
    options.seed = session_random_seed();
    app_begin(app, &options);
}

// ---- title

enum {
    TITLE_DESCENT_ON, // Continue: the rows of the first two are in the order of slots and places
    TITLE_OLD_DESCENT_ON,
    TITLE_DUNGEON_ON,
    TITLE_OLD_DUNGEON_ON,
    TITLE_DESCEND,
    TITLE_CLIMB,
    TITLE_GEAR, // once any was found
    TITLE_QUICK,
    TITLE_CLASSIC,
    TITLE_PRACTICE,
    TITLE_SEED,
    TITLE_BOOK,
    TITLE_STATISTICS,
    TITLE_DAILY,
    TITLE_RUNS,
    TITLE_SETTINGS,
    TITLE_HELP,
    TITLE_QUIT,
    TITLE_COUNT
};

// Which games can be gone on with.
static void look_for_saves(App *app) {
    for (int i = 0; i < TITLE_DESCEND; i++) {
        int slot = i / SAVE_PLACES, place = i % SAVE_PLACES;
        Save *save = &app->saves[slot][place];
        save_look(&app->play.storage.saves, (SaveSlot)slot, (SavePlace)place, save);
        save->usable &= !app->spoilt[slot][place];
        if (save->why[0] != '\0') (void)snprintf(app->play.notice, sizeof app->play.notice, "%s", save->why);
    }
}

// An older game without a newer one is just that game.
static bool is_alone(const App *app, int row) {
    bool older = row < TITLE_DESCEND && row % SAVE_PLACES == SAVE_OLD;
    return older && !app->saves[row / SAVE_PLACES][SAVE_LAST].usable;
}

// The entry for a saved game; false when there is none.
static bool offer(App *app, int row, MenuEntry *entry) {
    int slot = row / SAVE_PLACES, place = row % SAVE_PLACES;
    char *text = app->standing[slot][place];
    if (!app->saves[slot][place].usable) return false;
    storage_tell_standing(&app->saves[slot][place], text, sizeof app->standing[slot][place]);
    entry->help = text;
    return true;
}

// Saves the game that is left; what there is to say about that comes before all else.
static void tell_saves(App *app) {
    const char *beside = save_folder_beside(&app->play.storage.saves);
    (void)snprintf(app->play.notice, sizeof app->play.notice, "%s", beside != NULL ? beside : "");
    if (app->play.storage.saves.folder[0] == '\0')
        (void)snprintf(app->play.notice, sizeof app->play.notice, "Games cannot be saved: %s",
                       app->play.storage.saves.why.text);
    if (app->play.storage.unkept[0] != '\0')
        (void)snprintf(app->play.notice, sizeof app->play.notice, "%s", app->play.storage.unkept);
    app->play.storage.unkept[0] = '\0';
    app->play.storage.untold = false;
    bool saved = app_save(app, CARE_SURE);
    if (!saved) (void)snprintf(app->play.notice, sizeof app->play.notice, "%s", app->play.storage.why);
}

static void tell_daily(App *app) {
    Daily daily = look_at_daily(app);
    app->daily_date = daily.date;
    storage_tell_daily(&daily, app->daily, sizeof app->daily);
    if (daily.why.text[0] != '\0' && app->play.notice[0] == '\0')
        (void)snprintf(app->play.notice, sizeof app->play.notice, "The ledger of runs cannot be used: %s",
                       daily.why.text);
}

static void open_title(App *app) {
    static const MenuEntry ENTRIES[TITLE_COUNT] = {
        [TITLE_DESCENT_ON] = {.label = "Continue the run"},
        [TITLE_OLD_DESCENT_ON] = {.label = "Continue the older run"},
        [TITLE_DUNGEON_ON] = {.label = "Continue the dungeon"},
        [TITLE_OLD_DUNGEON_ON] = {.label = "Continue the older dungeon"},
        [TITLE_DESCEND] = {.label = "Descent",
                           .help = "The campaign. When the bell tolls, what no flame lights is built anew. "
                                   "Left and right: how time passes."},
        [TITLE_CLIMB] = {.label = "Tower",
                         .help = "The same campaign going up, floor by floor. Left and right: how "
                                 "time passes."},
        [TITLE_GEAR] = {.label = "Begin with"},
        [TITLE_QUICK] = {.label = "Quick dungeon",
                         .help = "Halls and rooms, never the same twice. Left and right: how time "
                                 "passes."},
        [TITLE_CLASSIC] = {.label = "The classic",
                           .help = "Turn by turn, in letters: nine enemies, three hit points."},
        [TITLE_PRACTICE] = {.label = "Practice",
                            .help = "Any kind of dungeon, with a plan beside its options."},
        [TITLE_SEED] = {.label = "Code or seed", .help = "Play the same dungeon as somebody else."},
        [TITLE_BOOK] = {.label = "Known things",
                        .help = "The monsters and things that you have met in all runs."},
        [TITLE_STATISTICS] = {.label = "Statistics", .help = "What all your runs came to."},
        [TITLE_DAILY] = {.label = "Daily descent"},
        [TITLE_RUNS] = {.label = "Runs", .help = "Those that were played, each to be watched again."},
        [TITLE_SETTINGS] = {.label = "Settings", .help = "Sound, view, motion."},
        [TITLE_HELP] = {.label = "Help", .help = "The keys and the goal."},
        [TITLE_QUIT] = {.label = "Quit", .help = "Leave the game."},
    };
    tell_saves(app);
    app_show_backdrop(app);
    look_for_saves(app);
    tell_daily(app);
    for (int i = 0; i < TITLE_COUNT; i++) {
        MenuEntry entry = ENTRIES[i];
        if (is_alone(app, i)) entry.label = ENTRIES[i - 1].label;
        if (i == TITLE_DAILY) entry.help = app->daily;
        entry.id = i;
        entry.enabled = true;
        if (i < TITLE_DESCEND && !offer(app, i, &entry)) continue;
        if (i == TITLE_GEAR && starting_gear_next(&app->play.storage.lore, 0, 1) == 0) continue;
        if (i == TITLE_QUIT && !host_can_quit()) continue;
        menu_add(app_menu(app), entry);
    }
}

// Leaving is never but one press away from staying.
static void go_to_quit(App *app) {
    app_menu(app)->cursor = app_menu(app)->count - 1;
}

// How time passes in a new game: beside the entries that begin one, and changed there.
static bool has_pace(int chosen) {
    return chosen == TITLE_DESCEND || chosen == TITLE_CLIMB || chosen == TITLE_QUICK || chosen == TITLE_DAILY;
}

// Of what was found; what new descents begin with.
static void change_gear(App *app, int by) {
    app_set(app, SETTING_GEAR,
            starting_gear_next(&app->play.storage.lore,
                               starting_gear(&app->play.storage.lore, app->play.prefs.now[SETTING_GEAR]),
                               by));
}

static void show_gear(App *app) {
    Menu *menu = app_menu(app);
    int gear = starting_gear(&app->play.storage.lore, app->play.prefs.now[SETTING_GEAR]);
    starting_gear_tell(gear, app->gear_help, sizeof app->gear_help);
    for (int i = 0; i < menu->count; i++) {
        if (menu->entries[i].id != TITLE_GEAR) continue;
        menu->entries[i].value = starting_gear_name(gear);
        menu->entries[i].help = app->gear_help;
    }
}

static void show_pace(App *app) {
    static const char *const PACES[PACE_COUNT] = {"real time", "turn by turn", "time moves as you do"};
    Menu *menu = app_menu(app);
    for (int i = 0; i < menu->count; i++) {
        bool here = i == menu->cursor && has_pace(menu->entries[i].id);
        menu->entries[i].value = here ? PACES[app->play.prefs.now[SETTING_PACE]] : NULL;
    }
}

static void change_value(App *app, Action action) {
    const Menu *menu = app_menu(app);
    int by = action == ACTION_LEFT ? PACE_COUNT - 1 : action == ACTION_RIGHT ? 1 : 0;
    if (by != 0 && has_pace(menu->entries[menu->cursor].id))
        app_set(app, SETTING_PACE, (app->play.prefs.now[SETTING_PACE] + by) % PACE_COUNT);
    bool steps = by != 0 || action == ACTION_CONFIRM;
    if (steps && menu->entries[menu->cursor].id == TITLE_GEAR)
        change_gear(app, action == ACTION_LEFT ? -1 : 1);
}

// Left and right go through the kinds.
static int next_kind(int kind, int count, Action action) {
    int by = action == ACTION_LEFT ? count - 1 : action == ACTION_RIGHT ? 1 : 0;
    return (kind + by) % count;
}

// What an entry opens.
static const Screen *const PAGES[TITLE_COUNT] = {
    [TITLE_PRACTICE] = &SCREEN_PRACTICE, [TITLE_SEED] = &SCREEN_SEED,
    [TITLE_BOOK] = &SCREEN_BOOK,         [TITLE_STATISTICS] = &SCREEN_STATISTICS,
    [TITLE_RUNS] = &SCREEN_RUNS,         [TITLE_SETTINGS] = &SCREEN_SETTINGS,
    [TITLE_HELP] = &SCREEN_HELP,
};

static void act_title(App *app, Action action) {
    if (action == ACTION_BACK && host_can_quit()) go_to_quit(app);
    if (action == ACTION_HELP) app_push(app, &SCREEN_HELP);
    if (action == ACTION_STAGES) app_push(app, &SCREEN_STAGES);
    change_value(app, action);
    int chosen = app_choose(app, action);
    if (chosen >= 0 && chosen < TITLE_DESCEND)
        app_resume(app, (SaveSlot)(chosen / SAVE_PLACES), (SavePlace)(chosen % SAVE_PLACES));
    if (chosen >= 0 && PAGES[chosen] != NULL) app_push(app, PAGES[chosen]);
    switch (chosen) {
    case TITLE_QUICK:
        start(app, GEN_HALLS, false, session_random_seed());
        break;
    case TITLE_DESCEND:
    case TITLE_CLIMB:
        start(app, KIND_DESCENT, chosen == TITLE_CLIMB, session_random_seed());
        break;
    case TITLE_CLASSIC:
        start_classic(app);
        break;
    case TITLE_DAILY:
        app_daily(app);
        break;
    case TITLE_QUIT:
        app->quit = true;
        break;
    default:
        break;
    }
}

static void draw_title(App *app, Image *layer) {
    const Ui *ui = &app->assets.ui;
    show_pace(app);
    show_gear(app);
    if (app->daily_date != daily_date(session_now(&app->play.session)))
        tell_daily(app); // it is past midnight
    page_title(ui, layer, app_menu(app), APP_VERSION);
    if (app->play.notice[0] != '\0')
        ui_text_wrap(ui, layer, (Vec){10, 8}, layer->w - 20, 2, COLOUR_RED, app->play.notice);
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

static const char SEED_HELP[] = "A number, any word, or a share code. Type it, or paste it with Ctrl+V.";

static void open_seed(App *app) {
    Menu *menu = app_menu(app);
    menu->title = "Code or seed";
    app->seed_text[0] = '\0';
    app->typed_kind = KIND_DESCENT;
    menu_add(menu, (MenuEntry){.label = "Code or seed", .help = SEED_HELP, .enabled = true});
    menu_add(menu,
             (MenuEntry){.label = "Kind", .help = "Left and right choose the generator.", .enabled = true});
    menu_add(menu, (MenuEntry){.label = "Begin", .help = "Enter the dungeon.", .enabled = true});
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

// What was typed may be a share code, which says all, or else is a seed; but a code with a typing error would
// be a seed that nobody meant.
static void begin_typed(App *app) {
    Menu *menu = app_menu(app);
    Share share;
    uint64_t seed;
    if (share_code_read(&share, app->seed_text, &app->why)) {
        share.gen.descent = share.descent;
        app_begin(app, &share.gen);
    } else if (gen_seed(app->seed_text, &seed) && !share_code_near(app->seed_text)) {
        start(app, app->typed_kind, false, seed);
    } else {
        menu->cursor = SEED_TEXT;
        menu->entries[SEED_TEXT].help =
            app->seed_text[0] == '\0' ? "Type a number, any word, or a share code." : app->why.text;
    }
}

static void act_seed(App *app, Action action) {
    Menu *menu = app_menu(app);
    bool sideways = action == ACTION_LEFT || action == ACTION_RIGHT;
    if (action == ACTION_BACK) app_pop(app);
    if (action == ACTION_ERASE) erase(app->seed_text);
    if (action == ACTION_PASTE) paste_seed(app);
    if (sideways) app->typed_kind = next_kind(app->typed_kind, KIND_COUNT, action);
    if (action == ACTION_UP) menu_move(menu, -1);
    if (action == ACTION_DOWN) menu_move(menu, 1);
    if (action == ACTION_CONFIRM) begin_typed(app);
}

// A code says what kind it is.
static Menu shown_menu(App *app) {
    Share share;
    Error why;
    Menu *menu = app_menu(app);
    bool code = share_code_read(&share, app->seed_text, &why);
    menu->entries[SEED_KIND].enabled = !code;
    if (code && menu->cursor == SEED_KIND) menu->cursor = SEED_TEXT;
    Menu shown = *menu;
    if (!code) return shown;
    shown.entries[SEED_KIND] = shown.entries[SEED_BEGIN];
    shown.count--;
    if (shown.cursor == SEED_BEGIN) shown.cursor = SEED_KIND;
    return shown;
}

static void draw_seed(App *app, Image *layer) {
    char shown[SEED_TEXT_MAX + 1];
    Menu *menu = app_menu(app);
    if (app->controls.device == DEVICE_TOUCH && menu->entries[SEED_TEXT].help == SEED_HELP)
        menu->entries[SEED_TEXT].help = "A number, any word, or a share code. Tap it to type or to paste.";
    snprintf(shown, sizeof shown, "%s_", app->seed_text);
    menu->entries[SEED_TEXT].value = shown;
    menu->entries[SEED_KIND].value = kind_title(app->typed_kind);
    Menu all = shown_menu(app);
    menu_draw(&all, &app->assets.ui, layer, (Vec){layer->w / 2, 110}, layer->w - 40);
    menu->entries[SEED_TEXT].value = NULL;
}

const Screen SCREEN_SEED = {.name = "seed",
                            .mode = CONTROL_TEXT,
                            .light = 110,
                            .open = open_seed,
                            .act = act_seed,
                            .draw = draw_seed};
