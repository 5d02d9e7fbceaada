// Where a game is chosen.
#include "app/terminal/state.h"

#include "app/play/starting_gear.h"
#include "app/play/tutorials.h"
#include "gen/makers/rows.h"
#include "io/share_code.h"

#include <stdio.h>

enum {
    TITLE_DESCEND = SAVE_SLOTS * SAVE_PLACES, // before it: Continue, in the order of slots and places
    TITLE_CLIMB,
    TITLE_GEAR, // once any was found
    TITLE_QUICK,
    TITLE_OTHER,
    TITLE_CLASSIC,
    TITLE_SEED,
    TITLE_BOOK,
    TITLE_STATISTICS,
    TITLE_DAILY,
    TITLE_RUNS,
    TITLE_KEYS,
    TITLE_HELP,
    TITLE_QUIT
};

enum { SEED_MAX = 48 };

static Daily today_of(const Terminal *t) {
    return storage_look_at_daily(&t->play.storage, daily_date(session_now(&t->play.session)));
}

static void begin(Terminal *t, const GenOptions *options) {
    Save save;
    bool daily = daily_of(options, session_now(&t->play.session)) != 0;
    if (daily && today_of(t).state != DAILY_FIRST &&
        !page_asks(t, "Play this daily again?", "Not ranked: only the first attempt is."))
        return;
    save_look(&t->play.storage.saves, SAVE_DESCENT, SAVE_LAST, &save);
    bool gives_up = options->descent && save.usable;
    const char *help = daily ? "Today's descent, ranked once. The saved run becomes the older one."
                             : "The saved one becomes the older one.";
    if (gives_up && !page_asks(t, "Begin a new run?", help)) return;
    (void)game_begin_new(t, options);
}

static void begin_kind(Terminal *t, int kind, bool tower, uint64_t seed, const char *word) {
    GenOptions options =
        kind >= KIND_COUNT ? tutorial_options(kind - KIND_COUNT, seed) : session_options(kind, tower, seed);
    gen_name_seed(&options, word);
    options.gear =
        options.descent ? starting_gear(&t->play.storage.lore, t->play.prefs.now[SETTING_GEAR]) : 0;
    begin(t, &options);
}

static void begin_classic(Terminal *t) {
    GenOptions options = CLASSIC.defaults;
    options.seed = session_random_seed();
    begin(t, &options);
}

void title_daily(Terminal *t) {
    Daily daily = today_of(t);
    GenOptions options = daily_options(daily.date, PACE_TURNS);
    if (daily.state == DAILY_SAVED) {
        (void)game_resume(t, SAVE_DESCENT, daily.place);
    } else {
        begin(t, &options);
    }
}

// From KIND_COUNT on: the tutorials.
static int choose_kind(Terminal *t, bool descent) {
    Choice choices[KIND_COUNT + TUTORIAL_COUNT];
    char labels[TUTORIAL_COUNT][48];
    int count = GEN_COUNT;
    for (int i = 0; i < GEN_COUNT; i++) choices[i] = (Choice){GENERATORS[i]->title, NULL, i};
    if (descent) choices[count++] = (Choice){"The descent", NULL, KIND_DESCENT};
    for (int i = 0; i < TUTORIAL_COUNT; i++) {
        (void)snprintf(labels[i], sizeof labels[i], "As in the tutorial: %s", TUTORIALS[i].title);
        choices[count++] = (Choice){labels[i], TUTORIALS[i].what, KIND_COUNT + i};
    }
    return page_choose(t, " Which kind? ", "", choices, count, 0);
}

// What was typed may be a share code, which says all, or else is a seed; but a code with a typing error would
// be a seed that nobody meant.
static void begin_typed(Terminal *t) {
    char text[SEED_MAX] = "";
    Error why = {""};
    Share share;
    uint64_t seed;
    while (
        page_type(t, " Code or seed ", "A number, any word, or a share code.", why.text, text, sizeof text)) {
        if (share_code_read(&share, text, &why)) {
            share.gen.descent = share.descent;
            begin(t, &share.gen);
            return;
        }
        if (!gen_seed(text, &seed) || share_code_near(text)) continue;
        int kind = choose_kind(t, true);
        if (kind >= 0) begin_kind(t, kind, false, seed, text);
        return;
    }
}

// Which games can be gone on with; their words are written to `texts`.
static int offer_saves(Terminal *t, Choice *choices, char texts[TITLE_DESCEND][96]) {
    static const char *const LABELS[TITLE_DESCEND] = {"Continue the run", "Continue the older run",
                                                      "Continue the dungeon", "Continue the older dungeon"};
    int count = 0;
    for (int i = 0; i < TITLE_DESCEND; i++) {
        Save save;
        save_look(&t->play.storage.saves, (SaveSlot)(i / SAVE_PLACES), (SavePlace)(i % SAVE_PLACES), &save);
        if (save.why[0] != '\0') (void)snprintf(t->play.notice, sizeof t->play.notice, "%s", save.why);
        if (!save.usable) continue;
        storage_tell_standing(&save, texts[i], sizeof texts[i]);
        bool beside_newer = count > 0 && choices[count - 1].id == i - 1;
        bool alone = i % SAVE_PLACES == SAVE_OLD && !beside_newer; // then it is just that game
        choices[count++] = (Choice){LABELS[alone ? i - 1 : i], texts[i], i};
    }
    return count;
}

// What entries say that change; written to their own texts.
typedef struct TitleTexts {
    char saves[TITLE_DESCEND][96], gear[64], gear_does[160], daily[96];
} TitleTexts;

static const char *help_of_keys(const Terminal *t) {
    return t->play.prefs.now[SETTING_TERMINAL_KEYS] != 0
               ? "Now hjklyubn walk, too: Enter for letters that act."
               : "Now letters act: Enter for hjklyubn to walk.";
}

static void tell_gear(const Terminal *t, TitleTexts *texts, Choice *choice) {
    int gear = starting_gear(&t->play.storage.lore, t->play.prefs.now[SETTING_GEAR]);
    (void)snprintf(texts->gear, sizeof texts->gear, "Begin with: %s", starting_gear_name(gear));
    starting_gear_tell(gear, texts->gear_does, sizeof texts->gear_does);
    choice->label = texts->gear;
    choice->help = texts->gear_does;
}

static void tell_daily(Terminal *t, TitleTexts *texts, Choice *choice) {
    const Daily today = today_of(t);
    storage_tell_daily(&today, texts->daily, sizeof texts->daily);
    if (today.why.text[0] != '\0' && t->play.notice[0] == '\0')
        (void)snprintf(t->play.notice, sizeof t->play.notice, "The ledger of runs cannot be used: %s",
                       today.why.text);
    choice->help = texts->daily;
}

static int offer_all(Terminal *t, Choice choices[CHOICES_MAX], TitleTexts *texts) {
    static const Choice ENTRIES[] = {
        {"Descent", "The campaign. When the bell tolls, what no flame lights is built anew.", TITLE_DESCEND},
        {"Tower", "The same campaign going up, floor by floor.", TITLE_CLIMB},
        {"Begin with", NULL, TITLE_GEAR},
        {"Quick dungeon", "Halls and rooms, never the same twice.", TITLE_QUICK},
        {"Other dungeons", "Any kind of dungeon, and five as in the tutorials.", TITLE_OTHER},
        {"The classic", "Nine enemies, four directions, one act a key.", TITLE_CLASSIC},
        {"Code or seed", "Play the same dungeon as somebody else.", TITLE_SEED},
        {"Known things", "The monsters and things that you have met in all runs.", TITLE_BOOK},
        {"Statistics", "What all your runs came to.", TITLE_STATISTICS},
        {"Daily descent", NULL, TITLE_DAILY},
        {"Runs", "Those that were played, each to be watched again.", TITLE_RUNS},
        {"Keys", NULL, TITLE_KEYS},
        {"Help", "The keys and the goal.", TITLE_HELP},
        {"Quit", "Leave the game.", TITLE_QUIT},
    };
    int count = offer_saves(t, choices, texts->saves);
    for (size_t i = 0; i < sizeof ENTRIES / sizeof *ENTRIES; i++) {
        Choice *choice = &choices[count];
        *choice = ENTRIES[i];
        if (choice->id == TITLE_GEAR && starting_gear_next(&t->play.storage.lore, 0, 1) == 0) continue;
        if (choice->id == TITLE_GEAR) tell_gear(t, texts, choice);
        if (choice->id == TITLE_DAILY) tell_daily(t, texts, choice);
        if (choice->id == TITLE_KEYS) choice->help = help_of_keys(t);
        count++;
    }
    return count;
}

// What Enter changes stays under the cursor.
static bool changes(int chosen) {
    return chosen == TITLE_KEYS || chosen == TITLE_GEAR;
}

static int choose(Terminal *t) {
    Choice choices[CHOICES_MAX];
    TitleTexts texts;
    char title[64];
    int date = daily_date(session_now(&t->play.session));
    const char *unkept = storage_untold(&t->play.storage);
    if (unkept != NULL) (void)snprintf(t->play.notice, sizeof t->play.notice, "%s", unkept);
    int count = offer_all(t, choices, &texts), cursor = 0;
    (void)snprintf(title, sizeof title, " Cellarium %s ", APP_VERSION);
    while (changes(t->chosen) && cursor < count - 1 && choices[cursor].id != t->chosen) cursor++;
    t->chosen = page_choose(t, title, t->play.notice, choices, count, cursor);
    t->play.notice[0] = '\0';
    bool past_midnight = t->chosen == TITLE_DAILY && date != daily_date(session_now(&t->play.session));
    return past_midnight ? choose(t) : t->chosen; // the title said another date
}

// Its next value of a setting that the title changes.
static void change(Terminal *t, int chosen) {
    Prefs *prefs = &t->play.prefs;
    int keys = prefs->now[SETTING_TERMINAL_KEYS], gear = prefs->now[SETTING_GEAR];
    if (chosen == TITLE_KEYS) prefs_set(prefs, SETTING_TERMINAL_KEYS, 1 - keys);
    if (chosen == TITLE_GEAR)
        prefs_set(prefs, SETTING_GEAR,
                  starting_gear_next(&t->play.storage.lore, starting_gear(&t->play.storage.lore, gear), 1));
}

static void act(Terminal *t, int chosen) {
    if (chosen >= 0 && chosen < TITLE_DESCEND)
        (void)game_resume(t, (SaveSlot)(chosen / SAVE_PLACES), (SavePlace)(chosen % SAVE_PLACES));
    int kind = chosen == TITLE_OTHER ? choose_kind(t, false) : -1;
    if (kind >= 0) begin_kind(t, kind, false, session_random_seed(), "");
    if (chosen == TITLE_DESCEND || chosen == TITLE_CLIMB)
        begin_kind(t, KIND_DESCENT, chosen == TITLE_CLIMB, session_random_seed(), "");
    if (chosen == TITLE_QUICK) begin_kind(t, GEN_HALLS, false, session_random_seed(), "");
    if (chosen == TITLE_CLASSIC) begin_classic(t);
    if (chosen == TITLE_SEED) begin_typed(t);
    if (chosen == TITLE_BOOK) book_show(t);
    if (chosen == TITLE_STATISTICS) statistics_show(t);
    if (chosen == TITLE_DAILY) title_daily(t);
    if (chosen == TITLE_RUNS) watch_runs(t);
    change(t, chosen);
    if (chosen == TITLE_HELP) help_show(t);
    if (chosen == TITLE_QUIT) t->quits = true;
}

void title_show(Terminal *t) {
    int cursor_at_quit = choose(t);
    if (cursor_at_quit < 0) {
        t->quits = t->tty.quit || page_asks(t, "Quit?", "Leave the game.");
    } else {
        act(t, cursor_at_quit);
    }
}
