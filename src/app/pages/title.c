// The title and its page "More", where everything stands that is needed less often. Each row is on one of
// the two. The title shows only the last saved game.
#include "app/host/host.h"
#include "app/pages/ask.h"
#include "app/pages/page.h"
#include "app/play/starting_gear.h"
#include "app/tools/options.h"
#include "base/text.h"
#include "gen/makers/rows.h"
#include "lang/lang.h"

#include <stdio.h>
#include <string.h>

enum { SAVED = SAVE_SLOTS * SAVE_PLACES };

// The rows before these are the saved games, in the order of slots and places.
enum {
    TITLE_DESCEND = SAVED,
    TITLE_BELL, // shown once depth 2 was reached
    TITLE_DAILY,
    TITLE_PRACTICE,
    TITLE_MORE,
    TITLE_SETTINGS,
    TITLE_QUIT,
    MORE_CLIMB, // from here on, rows of "More"
    MORE_GEAR,  // shown once any gear was worn
    MORE_QUICK,
    MORE_CLASSIC,
    MORE_TUTORIALS,
    MORE_SEED,
    MORE_SHEET,
    MORE_RUNS,
    MORE_BOOK,
    MORE_STATISTICS,
    MORE_HELP,
    TITLE_COUNT
};

typedef struct TitlePage {
    char standing[SAVED][192];                           // the standing of each saved game
    char unusable[ERROR_BYTES], notice[2 * ERROR_BYTES]; // which saves cannot be used; this with other news
    char daily[192], gear[320], gear_name[NAME_BYTES], pace[TITLE_COUNT][320];
    int date;                   // the date whose daily descent is shown
    int language;               // the language of the texts that were made
    void (*open)(PageUse *use); // fills the page again
} TitlePage;

static const PageRow ROWS[TITLE_COUNT] = {
    [SAVE_DESCENT * SAVE_PLACES + SAVE_LAST] = {.label = N_("Continue the run")},
    [SAVE_DESCENT * SAVE_PLACES + SAVE_OLD] = {.label = N_("Continue the older run")},
    [SAVE_DUNGEON * SAVE_PLACES + SAVE_LAST] = {.label = N_("Continue the dungeon")},
    [SAVE_DUNGEON * SAVE_PLACES + SAVE_OLD] = {.label = N_("Continue the older dungeon")},
    [SAVE_DAILY * SAVE_PLACES + SAVE_LAST] = {.label = N_("Continue the daily")},
    [SAVE_DAILY * SAVE_PLACES + SAVE_OLD] = {.label = N_("Continue the older daily")},
    [TITLE_DESCEND] = {.label = N_("Descent"),
                       .help = N_("The main game. When the bell tolls, everything unlit is rebuilt.")},
    [TITLE_BELL] = {.label = N_("Descent with bell"),
                    .help = N_("Begins behind the first rooms, with the bell in hand.")},
    [TITLE_DAILY] = {.label = N_("Daily")},
    [TITLE_PRACTICE] = {.label = N_("Practice"),
                        .help = N_("Any kind of dungeon, with options and a preview."),
                        .terminal_help = N_("Any kind of dungeon, with options; five are from tutorials."),
                        .opens = SCREEN_PRACTICE},
    [TITLE_MORE] = {.label = N_("More"),
                    .help = N_("The tower, a quick dungeon, the classic, seeds, runs, what you know, help."),
                    .opens = SCREEN_EXTRAS},
    [TITLE_SETTINGS] = {.label = N_("Settings"),
                        .help = N_("Sound, view, motion."),
                        .terminal_help = N_("The keys of the terminal."),
                        .opens = SCREEN_SETTINGS},
    [TITLE_QUIT] = {.label = N_("Quit"), .help = N_("Leave the game.")},
    [MORE_CLIMB] = {.label = N_("Tower"), .help = N_("The same game going up, floor by floor.")},
    [MORE_GEAR] = {.label = N_("Begin with")},
    [MORE_QUICK] = {.label = N_("Quick dungeon"), .help = N_("Halls and rooms, never the same twice.")},
    [MORE_CLASSIC] = {.label = N_("The classic"),
                      .help = N_("Turn by turn, in letters: nine enemies, three hit points.")},
    [MORE_TUTORIALS] = {.label = N_("Tutorials"),
                        .help = N_("The dungeons of five programming tutorials, as they stand there."),
                        .opens = SCREEN_TUTORIALS},
    [MORE_SEED] = {.label = N_("Code or seed"),
                   .help = N_("Play the same dungeon as somebody else."),
                   .opens = SCREEN_SEED},
    [MORE_SHEET] = {.label = N_("Sheet of seeds"),
                    .help = N_("Twelve dungeons of a kind, side by side."),
                    .opens = SCREEN_SHEET},
    [MORE_RUNS] = {.label = N_("Runs"),
                   .help = N_("Your past runs: watch them again."),
                   .opens = SCREEN_RUNS},
    [MORE_BOOK] = {.label = N_("Known things"),
                   .help = N_("The monsters and things you have met in all runs."),
                   .opens = SCREEN_BOOK},
    [MORE_STATISTICS] = {.label = N_("Statistics"),
                         .help = N_("Totals over all your runs."),
                         .opens = SCREEN_STATISTICS},
    [MORE_HELP] = {.label = N_("Help"), .help = N_("The keys and the goal."), .opens = SCREEN_HELP},
};

// ---- texts

// Reads a saved game. Returns false if it cannot be continued.
static bool look_at_save(const Play *play, int id, Save *save) {
    int slot = id / SAVE_PLACES, place = id % SAVE_PLACES;
    save_read_info(&play->storage.saves, (SaveSlot)slot, (SavePlace)place, save);
    return save->usable && !play->spoilt[slot][place];
}

// Names all saves that cannot be used, those with the same reason together.
static void tell_unusable(TitlePage *page, const Storage *storage, const Save saves[SAVED]) {
    char list[ERROR_BYTES] = "";
    bool told[SAVED] = {false};
    for (int i = 0; i < SAVED; i++) {
        const char *why = saves[i].why.text;
        if (why[0] == '\0' || told[i]) continue;
        for (int k = i; k < SAVED; k++) {
            if (strcmp(saves[k].why.text, why) != 0) continue;
            const char *between = k > i ? ", " : list[0] != '\0' ? "; " : "";
            text_add(list, sizeof list, "%s%s%s", between, SAVE_NAMES[k / SAVE_PLACES],
                     SAVE_ENDINGS[k % SAVE_PLACES]);
            told[k] = true;
        }
        text_add(list, sizeof list, " (%s)", why);
    }
    page->unusable[0] = '\0';
    if (list[0] != '\0')
        text_put(page->unusable, sizeof page->unusable,
                 tr("Saved games that cannot be used are kept in %s: %s."), storage->saves.folder, list);
}

// Lists the saved games. The title (`title`) has the last one of each kind, the newest first; the older ones
// are behind More.
static void tell_saves(PageUse *use, bool title) {
    TitlePage *page = use->own;
    Save saves[SAVED];
    int order[SAVED], count = 0, here = 0;
    for (int i = 0; i < SAVED; i++) {
        int at = count;
        if (!look_at_save(use->play, i, &saves[i])) continue;
        for (; at > 0 && saves[order[at - 1]].written < saves[i].written; at--) order[at] = order[at - 1];
        order[at] = i;
        count++;
    }
    if (title) tell_unusable(page, &use->play->storage, saves);
    for (int k = 0; k < count; k++) here += k == 0 || order[k] % SAVE_PLACES == SAVE_LAST;
    for (int k = 0; k < count; k++) {
        int i = order[k];
        if ((k == 0 || i % SAVE_PLACES == SAVE_LAST) != title) continue;
        storage_tell_standing(&saves[i], page->standing[i], sizeof page->standing[i]);
        page_add(use, i, title && here == 1 ? N_("Continue") : ROWS[i].label, page->standing[i]);
    }
}

// Updates the text about the daily descent, once a day.
static void tell_daily(PageUse *use) {
    TitlePage *page = use->own;
    Play *play = use->play;
    int date = daily_date(session_unix_now(&play->session));
    if (date == page->date) return; // equal until midnight
    Daily daily = storage_look_at_daily(&play->storage, date);
    page->date = date;
    storage_tell_daily(&daily, page->daily, sizeof page->daily);
    if (daily.why.text[0] != '\0' && play->notice.text[0] == '\0')
        (void)fail(&play->notice, tr("The list of runs cannot be used: %s"), daily.why.text);
}

// ---- values

// True for entries that begin a game at a pace that can be changed. The terminal always plays turn by turn.
static bool has_pace(const PageUse *use, int id) {
    bool begins =
        id == TITLE_DESCEND || id == TITLE_BELL || id == TITLE_DAILY || id == MORE_CLIMB || id == MORE_QUICK;
    return begins && use->front == FRONT_WINDOW;
}

// Shows the pace beside the entry under the cursor, and tells how to change it.
static void tell_paces(PageUse *use) {
    static const char *const PACES[PACE_COUNT] = {[PACE_REAL] = N_("real time"),
                                                  [PACE_TURNS] = N_("turn by turn"),
                                                  [PACE_MOVES] = N_("time moves when you move")};
    TitlePage *page = use->own;
    use->menu->turns = true;
    for (int i = 0; i < use->menu->count; i++) {
        MenuEntry *entry = &use->menu->entries[i];
        int id = entry->id;
        bool here = i == use->menu->cursor;
        entry->value = here && has_pace(use, id) ? tr(PACES[use->play->prefs.now[SETTING_PACE]]) : NULL;
        if (!has_pace(use, id) || ROWS[id].help == NULL) continue;
        const char *way = use->touch ? tr("%s Tap the time to change how it passes.")
                                     : tr("%s Left and right choose how time passes.");
        (void)snprintf(page->pace[id], sizeof page->pace[id], way, tr(ROWS[id].help));
        entry->help = page->pace[id];
    }
}

static void tell_gear(PageUse *use) {
    TitlePage *page = use->own;
    MenuEntry *entry = page_entry(use->menu, MORE_GEAR);
    if (entry == NULL) return;
    int gear = starting_gear_worn(&use->play->storage.lore, use->play->prefs.now[SETTING_GEAR]);
    starting_gear_tell(gear, page->gear, sizeof page->gear);
    entry->value = tr_name(starting_gear_name(gear), "plain", page->gear_name);
    entry->help = page->gear;
}

// Makes the texts again if the language has changed in the settings, which open over this page.
static void tell_again(PageUse *use) {
    int cursor = use->menu->cursor;
    *use->menu = (Menu){0};
    ((TitlePage *)use->own)->open(use);
    use->menu->cursor = cursor;
}

static void tell_title(PageUse *use) {
    if (((const TitlePage *)use->own)->language != use->play->prefs.language) tell_again(use);
    tell_daily(use);
    tell_paces(use);
    tell_gear(use);
}

static void turn_value(PageUse *use, int id, int by) {
    Prefs *prefs = &use->play->prefs;
    const Lore *lore = &use->play->storage.lore;
    if (has_pace(use, id))
        prefs_set(prefs, SETTING_PACE, (prefs->now[SETTING_PACE] + by + PACE_COUNT) % PACE_COUNT);
    if (id == MORE_GEAR)
        prefs_set(prefs, SETTING_GEAR,
                  starting_gear_next(lore, starting_gear_worn(lore, prefs->now[SETTING_GEAR]), by));
}

// ---- the pages

// Adds the rows from..until-1 that this player can use now.
static void add_rows(PageUse *use, int from, int until) {
    TitlePage *page = use->own;
    page->date = 0;
    page_add_rows(use, ROWS, from, until);
    if (use->play->prefs.now[SETTING_VESTIBULE] != VESTIBULE_PASSED) menu_remove(use->menu, TITLE_BELL);
    if (starting_gear_next(&use->play->storage.lore, 0, 1) == 0) menu_remove(use->menu, MORE_GEAR);
    if (!host_can_quit()) menu_remove(use->menu, TITLE_QUIT);
    if (page_entry(use->menu, TITLE_DAILY) != NULL) page_entry(use->menu, TITLE_DAILY)->help = page->daily;
    tell_title(use);
}

// Remembers which page is open and in which language.
static void begin_page(PageUse *use, void (*open)(PageUse *use)) {
    TitlePage *page = use->own;
    page->open = open;
    page->language = use->play->prefs.language;
}

static void open_title(PageUse *use) {
    begin_page(use, open_title);
    if (use->front == FRONT_TERMINAL) use->menu->title = "Cellarium " CELLARIUM_VERSION;
    tell_saves(use, true);
    add_rows(use, TITLE_DESCEND, MORE_CLIMB);
}

static void open_extras(PageUse *use) {
    begin_page(use, open_extras);
    use->menu->title = N_("More");
    tell_saves(use, false);
    add_rows(use, MORE_CLIMB, TITLE_COUNT);
}

static ScreenCommand choose_title(PageUse *use, int id) {
    const Play *play = use->play;
    uint64_t seed = session_random_seed();
    GenOptions classic = CLASSIC.defaults;
    ScreenCommand begin;
    if (id < SAVED) return command_to(DO_RESUME, id);
    switch (id) {
    case MORE_QUICK:
        return ask_begin_kind(play, GEN_HALLS, false, seed, "");
    case TITLE_DESCEND:
    case TITLE_BELL:
    case MORE_CLIMB:
        begin = ask_begin_kind(play, KIND_DESCENT, id == MORE_CLIMB, seed, "");
        begin.options.beyond = id == TITLE_BELL;
        return begin;
    case MORE_CLASSIC:
        classic.seed = seed;
        return ask_begin(play, &classic);
    case TITLE_DAILY:
        return ask_play_daily(play, use->front == FRONT_TERMINAL);
    case TITLE_QUIT:
        return command_do(DO_QUIT);
    default:
        turn_value(use, id, 1);
        return command_do(DO_STAY);
    }
}

static ScreenCommand hear_extras(PageUse *use, Action action) {
    (void)use;
    if (action == ACTION_HELP) return command_to(DO_PUSH, SCREEN_HELP);
    return command_do(action == ACTION_STAGES ? DO_STAGES : DO_STAY);
}

// Back moves the cursor to Quit instead of quitting, so that one stray press cannot end the program.
static ScreenCommand hear_title(PageUse *use, Action action) {
    if (action == ACTION_BACK && host_can_quit()) use->menu->cursor = use->menu->count - 1;
    return hear_extras(use, action);
}

static const char *tell_notice(PageUse *use) {
    TitlePage *page = use->own;
    const char *text = use->play->notice.text;
    size_t length = strlen(text);
    const char *end = length == 0 ? "" : text[length - 1] == '.' ? " " : ". ";
    if (page->unusable[0] == '\0') end = "";
    return text_put(page->notice, sizeof page->notice, "%s%s%s", text, end, page->unusable);
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

const Page PAGE_EXTRAS = {.size = sizeof(TitlePage),
                          .rows = ROWS,
                          .open = open_extras,
                          .tell = tell_title,
                          .choose = choose_title,
                          .turn = turn_value,
                          .hear = hear_extras};
