// Where a game is chosen.
#include "app/host/host.h"
#include "app/pages/ask.h"
#include "app/pages/page.h"
#include "app/play/starting_gear.h"
#include "app/tools/options.h"
#include "gen/makers/rows.h"

#include <stdio.h>

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

typedef struct TitlePage {
    char standing[TITLE_DESCEND][96]; // where saved games would lead
    char daily[96], gear[160], pace[TITLE_COUNT][160];
    int date; // of the daily descent that is told
} TitlePage;

static const PageRow ROWS[TITLE_COUNT] = {
    [TITLE_DESCENT_ON] = {.label = "Continue the run"},
    [TITLE_OLD_DESCENT_ON] = {.label = "Continue the older run"},
    [TITLE_DUNGEON_ON] = {.label = "Continue the dungeon"},
    [TITLE_OLD_DUNGEON_ON] = {.label = "Continue the older dungeon"},
    [TITLE_DESCEND] = {.label = "Descent",
                       .help = "The campaign. When the bell tolls, what no flame lights is built anew."},
    [TITLE_CLIMB] = {.label = "Tower", .help = "The same campaign going up, floor by floor."},
    [TITLE_GEAR] = {.label = "Begin with"},
    [TITLE_QUICK] = {.label = "Quick dungeon", .help = "Halls and rooms, never the same twice."},
    [TITLE_CLASSIC] = {.label = "The classic",
                       .help = "Turn by turn, in letters: nine enemies, three hit points."},
    [TITLE_PRACTICE] = {.label = "Practice",
                        .help = "Any kind of dungeon, with a plan beside its options.",
                        .terminal_help = "Any kind of dungeon, with its options; five as in the tutorials.",
                        .opens = SCREEN_PRACTICE},
    [TITLE_SEED] = {.label = "Code or seed",
                    .help = "Play the same dungeon as somebody else.",
                    .opens = SCREEN_SEED},
    [TITLE_BOOK] = {.label = "Known things",
                    .help = "The monsters and things that you have met in all runs.",
                    .opens = SCREEN_BOOK},
    [TITLE_STATISTICS] = {.label = "Statistics",
                          .help = "What all your runs came to.",
                          .opens = SCREEN_STATISTICS},
    [TITLE_DAILY] = {.label = "Daily descent"},
    [TITLE_RUNS] = {.label = "Runs",
                    .help = "Those that were played, each to be watched again.",
                    .opens = SCREEN_RUNS},
    [TITLE_SETTINGS] = {.label = "Settings",
                        .help = "Sound, view, motion.",
                        .terminal_help = "The keys of the terminal.",
                        .opens = SCREEN_SETTINGS},
    [TITLE_HELP] = {.label = "Help", .help = "The keys and the goal.", .opens = SCREEN_HELP},
    [TITLE_QUIT] = {.label = "Quit", .help = "Leave the game."},
};

// ---- what there is to say

// Which games can be gone on with.
static void tell_saves(PageUse *use) {
    TitlePage *page = use->own;
    Play *play = use->play;
    bool newer = false;
    for (int i = 0; i < TITLE_DESCEND; i++) {
        Save save;
        int slot = i / SAVE_PLACES, place = i % SAVE_PLACES;
        save_look(&play->storage.saves, (SaveSlot)slot, (SavePlace)place, &save);
        if (save.why[0] != '\0') (void)snprintf(play->notice, sizeof play->notice, "%s", save.why);
        bool usable = save.usable && !play->spoilt[slot][place];
        bool alone = place == SAVE_OLD && !newer; // then it is just that game
        newer = usable;
        if (!usable) continue;
        storage_tell_standing(&save, page->standing[i], sizeof page->standing[i]);
        menu_add(use->menu, (MenuEntry){.label = ROWS[alone ? i - 1 : i].label,
                                        .help = page->standing[i],
                                        .enabled = true,
                                        .id = i});
    }
}

static void tell_daily(PageUse *use) {
    TitlePage *page = use->own;
    Play *play = use->play;
    int date = daily_date(session_now(&play->session));
    if (date == page->date) return; // else it is past midnight
    Daily daily = storage_look_at_daily(&play->storage, date);
    page->date = date;
    storage_tell_daily(&daily, page->daily, sizeof page->daily);
    if (daily.why.text[0] != '\0' && play->notice[0] == '\0')
        (void)snprintf(play->notice, sizeof play->notice, "The ledger of runs cannot be used: %s",
                       daily.why.text);
}

// ---- values

// How time passes in a new game: beside the entries that begin one, and changed there. In the terminal it
// passes turn by turn.
static bool has_pace(const PageUse *use, int id) {
    bool begins = id == TITLE_DESCEND || id == TITLE_CLIMB || id == TITLE_QUICK || id == TITLE_DAILY;
    return begins && use->front == FRONT_WINDOW;
}

static void tell_paces(PageUse *use) {
    static const char *const PACES[PACE_COUNT] = {"real time", "turn by turn", "time moves as you do"};
    TitlePage *page = use->own;
    for (int i = 0; i < use->menu->count; i++) {
        MenuEntry *entry = &use->menu->entries[i];
        int id = entry->id;
        bool here = i == use->menu->cursor;
        entry->value = here && has_pace(use, id) ? PACES[use->play->prefs.now[SETTING_PACE]] : NULL;
        if (!has_pace(use, id) || ROWS[id].help == NULL) continue;
        (void)snprintf(page->pace[id], sizeof page->pace[id], "%s Left and right: how time passes.",
                       ROWS[id].help);
        entry->help = page->pace[id];
    }
}

static void tell_gear(PageUse *use) {
    TitlePage *page = use->own;
    MenuEntry *entry = page_entry(use->menu, TITLE_GEAR);
    if (entry == NULL) return;
    int gear = starting_gear(&use->play->storage.lore, use->play->prefs.now[SETTING_GEAR]);
    starting_gear_tell(gear, page->gear, sizeof page->gear);
    entry->value = starting_gear_name(gear);
    entry->help = page->gear;
}

static void tell_title(PageUse *use) {
    tell_paces(use);
    tell_gear(use);
    tell_daily(use);
}

static void turn_value(PageUse *use, int id, int by) {
    Prefs *prefs = &use->play->prefs;
    const Lore *lore = &use->play->storage.lore;
    if (has_pace(use, id))
        prefs_set(prefs, SETTING_PACE, (prefs->now[SETTING_PACE] + by + PACE_COUNT) % PACE_COUNT);
    if (id == TITLE_GEAR)
        prefs_set(prefs, SETTING_GEAR,
                  starting_gear_next(lore, starting_gear(lore, prefs->now[SETTING_GEAR]), by));
}

// ---- the page

static void open_title(PageUse *use) {
    TitlePage *page = use->own;
    const Play *play = use->play;
    if (use->front == FRONT_TERMINAL) use->menu->title = "Cellarium " CELLARIUM_VERSION;
    page->date = 0;
    tell_saves(use);
    for (int i = TITLE_DESCEND; i < TITLE_COUNT; i++) {
        if (i == TITLE_GEAR && starting_gear_next(&play->storage.lore, 0, 1) == 0) continue;
        if (i == TITLE_QUIT && !host_can_quit()) continue;
        menu_add(use->menu, (MenuEntry){.label = ROWS[i].label,
                                        .help = i == TITLE_DAILY ? page->daily : page_row_help(use, &ROWS[i]),
                                        .enabled = true,
                                        .id = i});
    }
    tell_title(use);
}

static ScreenCommand choose_title(PageUse *use, int id) {
    const Play *play = use->play;
    uint64_t seed = session_random_seed();
    GenOptions classic = CLASSIC.defaults;
    if (id < TITLE_DESCEND) return command_to(DO_RESUME, id);
    switch (id) {
    case TITLE_QUICK:
        return ask_to_begin_kind(play, GEN_HALLS, false, seed, "");
    case TITLE_DESCEND:
    case TITLE_CLIMB:
        return ask_to_begin_kind(play, KIND_DESCENT, id == TITLE_CLIMB, seed, "");
    case TITLE_CLASSIC:
        classic.seed = seed;
        return ask_to_begin(play, &classic);
    case TITLE_DAILY:
        return ask_to_begin_daily(play, use->front == FRONT_TERMINAL);
    case TITLE_QUIT:
        return command_do(DO_QUIT);
    default:
        turn_value(use, id, 1);
        return command_do(DO_STAY);
    }
}

// Leaving is never but one press away from staying.
static ScreenCommand hear_title(PageUse *use, Action action) {
    if (action == ACTION_BACK && host_can_quit()) use->menu->cursor = use->menu->count - 1;
    if (action == ACTION_HELP) return command_to(DO_PUSH, SCREEN_HELP);
    return command_do(action == ACTION_STAGES ? DO_STAGES : DO_STAY);
}

static const char *tell_notice(PageUse *use) {
    return use->play->notice;
}

const Page PAGE_TITLE = {.size = sizeof(TitlePage),
                         .rows = ROWS,
                         .open = open_title,
                         .tell = tell_title,
                         .choose = choose_title,
                         .turn = turn_value,
                         .hear = hear_title,
                         .notice = tell_notice,
                         .stays = true};
