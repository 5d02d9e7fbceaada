// Needs a window and pictures.
// The pages that window and terminal share: each stands in both, and says what it does.
#include "app/app.h"
#include "app/loop.h"
#include "app/pages/own.h"
#include "app/pages/stages.h"
#include "base/hash.h"
#include "gen/makers/rows.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/toll/toll.h"
#include "support/home.h"
#include "support/unit.h"
#include "view/screens/bag.h"
#include "view/screens/lesson.h"

static App *app;
static Home home;

static int set_up(void **state) {
    (void)state;
    Error error;
    Options options = {.dungeon = true, .mute = true, .window_w = 640, .window_h = 360};
    options.gen = (GenOptions){.descent = true, .depth = 1, .seed = 11};
    gen_set_usual_size(&options.gen);
    app = app_new(&options, &error);
    return app == NULL ? -1 : 0;
}

static int tear_down(void **state) {
    (void)state;
    app_free(app);
    home_clear_known(&home);
    return 0;
}

static const char *prompt(void *of, Action action) {
    (void)of;
    return ACTIONS[action].label;
}

static const char *nothing_said(void *of, int index) {
    (void)of;
    return index == 0 ? "Something was said." : NULL;
}

static const char *fits(void *of, Action action) {
    (void)of;
    (void)action;
    return NULL;
}

static bool no_key(void *of, int index, const char **keys, const char **what) {
    (void)of;
    (void)index;
    (void)keys;
    (void)what;
    return false;
}

// S moves the cursor.
static bool answers(void *of, int letter) {
    (void)of;
    return letter != 's';
}

static PageUse open_page(ScreenId id, Front front, Menu *menu) {
    PageUse use = {.play = &app->play,
                   .menu = menu,
                   .own = app->own[id],
                   .front = front,
                   .in_game = id != SCREEN_TITLE,
                   .letters = true,
                   .prompt = prompt,
                   .answers = answers,
                   .said = nothing_said,
                   .unfit = fits,
                   .tell_key = no_key};
    *menu = (Menu){0};
    if (PAGES[id]->open != NULL) PAGES[id]->open(&use);
    page_update(PAGES[id], &use);
    return use;
}

// On the end page, the labels say everything.
static void check_entries(const Page *page, PageUse *use) {
    int count = page_entry_count(page, use);
    assert_true(count > 1 || page->empty != NULL);
    assert_true(page->count != NULL || count < MENU_ENTRIES_MAX);
    for (int i = 0; i < count; i++) {
        MenuEntry entry = page_entry_shown_at(page, use, i);
        assert_non_null(entry.label);
        if (page != &PAGE_END) assert_non_null(entry.help);
    }
}

static void each_says_what_each_entry_does(void **state) {
    (void)state;
    for (int id = 0; id < SCREEN_COUNT; id++) {
        for (int front = FRONT_WINDOW; PAGES[id] != NULL && front <= FRONT_TERMINAL; front++) {
            Menu menu;
            const char *lines[PAGE_LINES_MAX];
            const Page *page = PAGES[id];
            PageUse use = open_page((ScreenId)id, (Front)front, &menu);
            if (page->step != NULL && page->lines == NULL) continue; // it has no entries
            assert_true(menu.title != NULL || id == SCREEN_TITLE);
            if (page->lines == NULL) check_entries(page, &use);
            if (page->lines != NULL && front == FRONT_TERMINAL) assert_true(page->lines(&use, lines) > 0);
        }
    }
}

static void back_leaves_all_but_the_title_and_the_end(void **state) {
    (void)state;
    for (int id = 0; id < SCREEN_COUNT; id++) {
        Menu menu;
        if (PAGES[id] == NULL) continue;
        PageUse use = open_page((ScreenId)id, FRONT_TERMINAL, &menu);
        CommandKind left = page_act(PAGES[id], &use, ACTION_BACK).kind;
        assert_int_equal(left, id == SCREEN_TITLE ? DO_STAY : id == SCREEN_END ? DO_GO : DO_POP);
    }
}

// The keys below a page are told alike in both; a click on one does what its key does.
static void keys_below_a_page_lead_somewhere(void **state) {
    (void)state;
    for (int id = 0; id < SCREEN_COUNT; id++) {
        Menu menu;
        char line[256];
        const Page *page = PAGES[id];
        if (page == NULL || page->hints[0].keys[0] == ACTION_NONE) continue;
        PageUse use = open_page((ScreenId)id, FRONT_TERMINAL, &menu);
        int last = 0;
        while (last + 1 < PAGE_HINTS_MAX && page->hints[last + 1].keys[0] != ACTION_NONE) last++;
        assert_int_equal(page->hints[last].keys[0], ACTION_BACK);
        assert_non_null(
            strstr(page_write_key_hints(page, &use, line, sizeof line), page_hint_what(page, &use, 0)));
    }
}

// With a game to go on with it would be seven: all is seen at once, and the rest is one page further.
static void the_title_is_short_and_misses_nothing(void **state) {
    (void)state;
    static const ScreenId OPENS[] = {SCREEN_PRACTICE, SCREEN_SETTINGS,   SCREEN_SEED, SCREEN_RUNS,
                                     SCREEN_BOOK,     SCREEN_STATISTICS, SCREEN_HELP};
    Menu title, more;
    (void)open_page(SCREEN_TITLE, FRONT_WINDOW, &title);
    (void)open_page(SCREEN_EXTRAS, FRONT_WINDOW, &more);
    assert_in_range(title.count, 5, 6);
    for (size_t i = 0; i < sizeof OPENS / sizeof *OPENS; i++) {
        bool found = false;
        for (int at = 0; at < title.count + more.count; at++) {
            int id = at < title.count ? title.entries[at].id : more.entries[at - title.count].id;
            found |= PAGE_TITLE.rows[id].opens == OPENS[i];
        }
        assert_true(found);
    }
}

static void the_title_leads_to_quitting(void **state) {
    (void)state;
    Menu menu;
    PageUse use = open_page(SCREEN_TITLE, FRONT_TERMINAL, &menu);
    (void)page_act(&PAGE_TITLE, &use, ACTION_BACK);
    assert_int_equal(page_act(&PAGE_TITLE, &use, ACTION_CONFIRM).kind, DO_QUIT);
}

static void a_letter_answers_a_question(void **state) {
    (void)state;
    Menu menu;
    ScreenCommand does = command_do(DO_STAY);
    *(AskPage *)app->own[SCREEN_ASK] = (AskPage){.ask = ASK_LAYOUT};
    PageUse use = open_page(SCREEN_ASK, FRONT_TERMINAL, &menu);
    assert_true(PAGE_ASK.letter(&use, 'n', &does));
    assert_int_equal(does.kind, DO_POP);
    assert_false(app->play.saw_layout);
    assert_true(PAGE_ASK.letter(&use, 'y', &does));
    assert_int_equal(does.kind, DO_REPLACE);
    assert_true(app->play.saw_layout);
    assert_false(PAGE_ASK.letter(&use, 'x', &does));
}

static void check_answers(const char *lang, const char *no, const char *yes, int other_yes) {
    Menu menu;
    Error error;
    ScreenCommand does = command_do(DO_STAY);
    Languages *languages = languages_new(NULL);
    assert_true(languages_use(languages, languages_find(languages, lang), &error));
    *(AskPage *)app->own[SCREEN_ASK] = (AskPage){.ask = ASK_LAYOUT};
    PageUse use = open_page(SCREEN_ASK, FRONT_TERMINAL, &menu);
    assert_string_equal(menu.entries[0].value, no);
    assert_string_equal(menu.entries[1].value, yes);
    assert_false(PAGE_ASK.letter(&use, 's', &does));
    assert_true(PAGE_ASK.letter(&use, 'N', &does)); // in every language
    assert_int_equal(does.kind, DO_POP);
    assert_true(PAGE_ASK.letter(&use, 'Y', &does));
    assert_int_equal(does.kind, DO_REPLACE);
    assert_true(PAGE_ASK.letter(&use, lang_lower_first(no), &does));
    assert_int_equal(does.kind, DO_POP);
    assert_true(PAGE_ASK.letter(&use, other_yes, &does));
    assert_int_equal(does.kind, DO_REPLACE);
    languages_free(languages);
}

// Not by one that moves the cursor.
static void the_letters_of_the_language_answer(void **state) {
    enum { CAPITAL_DE = 0x414, SMALL_DE = 0x434 };
    (void)state;
    check_answers("en", "N", "Y", 'y');
    check_answers("es", "N", "Y", 'y');
    check_answers("ru", "Н", "Д", SMALL_DE);
    check_answers("ru", "Н", "Д", CAPITAL_DE);
}

// A word is a seed; a code with a typing error is none.
static void what_is_typed_is_a_seed_or_a_code(void **state) {
    (void)state;
    Menu menu;
    char code[SHARE_CODE_MAX + 1];
    Share share = {.gen = GENERATORS[GEN_PILLARS]->defaults};
    share.gen.seed = 77;
    assert_true(share_code_write(&share, code));
    PageUse use = open_page(SCREEN_SEED, FRONT_TERMINAL, &menu);
    page_type_text(&PAGE_SEED, use.own, "cellar");
    ScreenCommand begins = page_act(&PAGE_SEED, &use, ACTION_CONFIRM);
    assert_int_equal(begins.kind, DO_PLAY);
    assert_true(begins.options.descent);
    assert_string_equal(begins.options.word, "cellar");
    use = open_page(SCREEN_SEED, FRONT_TERMINAL, &menu);
    page_type_text(&PAGE_SEED, use.own, code);
    page_update(&PAGE_SEED, &use);
    assert_int_equal(menu.count, 2); // it says the kind
    begins = page_act(&PAGE_SEED, &use, ACTION_CONFIRM);
    assert_int_equal(begins.options.kind, GEN_PILLARS);
    assert_int_equal(begins.options.seed, 77);
    (void)page_act(&PAGE_SEED, &use, ACTION_ERASE);
    assert_int_equal(page_act(&PAGE_SEED, &use, ACTION_CONFIRM).kind, DO_STAY);
}

// A gamepad steps letters with left and right: "BC", then C again is taken back, and B alone is the seed.
static void a_gamepad_types_letter_by_letter(void **state) {
    (void)state;
    static const Action KEYS[] = {ACTION_RIGHT, ACTION_RIGHT, ACTION_CONFIRM, ACTION_RIGHT, ACTION_RIGHT};
    Menu menu;
    PageUse use = open_page(SCREEN_SEED, FRONT_WINDOW, &menu);
    for (size_t i = 0; i < sizeof KEYS / sizeof *KEYS; i++) (void)page_act(&PAGE_SEED, &use, KEYS[i]);
    page_update(&PAGE_SEED, &use);
    assert_string_equal(menu.entries[0].value, "BC"); // the C is not taken yet
    (void)page_act(&PAGE_SEED, &use, ACTION_CONFIRM);
    page_update(&PAGE_SEED, &use);
    assert_string_equal(menu.entries[0].value, "BC_");
    (void)page_act(&PAGE_SEED, &use, ACTION_LEFT);
    (void)page_act(&PAGE_SEED, &use, ACTION_GIVE_FILE); // first the chosen letter, then the last one taken
    (void)page_act(&PAGE_SEED, &use, ACTION_GIVE_FILE);
    assert_string_equal(page_act(&PAGE_SEED, &use, ACTION_CONFIRM).options.word, "B");
}

// A command or a link may be pasted whole, and a seed have letters of any language.
static void what_is_pasted_may_be_a_command_a_link_or_any_word(void **state) {
    (void)state;
    static const char *const AROUND[] = {"cellarium --code %s", "cellarium --code=%s --turns",
                                         "https://example.org/play#code=%s&turns"};
    Menu menu;
    char code[SHARE_CODE_MAX + 1], pasted[128];
    Share share = {.gen = GENERATORS[GEN_PILLARS]->defaults};
    share.gen.seed = 77;
    assert_true(share_code_write(&share, code));
    for (size_t i = 0; i < sizeof AROUND / sizeof *AROUND; i++) {
        PageUse use = open_page(SCREEN_SEED, FRONT_WINDOW, &menu);
        (void)snprintf(pasted, sizeof pasted, AROUND[i], code);
        page_type_text(&PAGE_SEED, use.own, pasted);
        assert_int_equal(page_act(&PAGE_SEED, &use, ACTION_CONFIRM).options.seed, 77);
    }
    static const char *const BEFORE[] = {
        "cellarium --code %s",
        "cellarium --code=%s",
        "cellarium --code %s --turns",
        "https://example.org/play#code=%s",
        "https://example.org/play#code=%s&turns",
        "https://a-long-name-of-a-server.example.org/of/a/player/cellarium/cellarium.html#code=%s"};
    for (size_t i = 0; i < sizeof BEFORE / sizeof *BEFORE; i++) {
        PageUse use = open_page(SCREEN_SEED, FRONT_TERMINAL, &menu);
        (void)snprintf(pasted, sizeof pasted, BEFORE[i], code);
        for (const char *at = pasted; *at != '\0'; at++) // as a terminal pastes it
            page_type_text(&PAGE_SEED, use.own, (char[]){*at, '\0'});
        assert_int_equal(page_act(&PAGE_SEED, &use, ACTION_CONFIRM).options.seed, 77);
    }
    uint64_t seed;
    assert_true(gen_parse_seed("\xd0\xbf\xd0\xbe", &seed));
    PageUse use = open_page(SCREEN_SEED, FRONT_WINDOW, &menu);
    page_type_text(&PAGE_SEED, use.own, "\xd0\xbf\xd0\xbe\xd0\xb4");
    (void)page_act(&PAGE_SEED, &use, ACTION_ERASE); // a letter, not a byte
    assert_true(page_act(&PAGE_SEED, &use, ACTION_CONFIRM).options.seed == seed);
}

// Up and down around the ends, left and right to the next value; what is set is kept.
static void settings_step_and_are_noted(void **state) {
    (void)state;
    Menu menu;
    PageUse use = open_page(SCREEN_SETTINGS, FRONT_TERMINAL, &menu);
    (void)page_act(&PAGE_SETTINGS, &use, ACTION_UP);
    assert_int_equal(page_act(&PAGE_SETTINGS, &use, ACTION_CONFIRM).what, SCREEN_SETTINGS);
    use = open_page(SCREEN_SETTINGS, FRONT_TERMINAL, &menu); // the last chapter
    (void)page_act(&PAGE_SETTINGS, &use, ACTION_UP);
    assert_int_equal(menu.entries[menu.cursor].id, SETTING_TERMINAL_KEYS);
    (void)page_act(&PAGE_SETTINGS, &use, ACTION_LEFT);
    assert_int_equal(app->play.prefs.kept.at[SETTING_TERMINAL_KEYS], KEYS_VI);
    (void)page_act(&PAGE_SETTINGS, &use, ACTION_CONFIRM);
    assert_int_equal(app->play.prefs.now[SETTING_TERMINAL_KEYS], KEYS_ASK);
    assert_true(app->play.prefs.unsaved);
}

// Every setting of a front end is on one of its pages.
static void no_page_of_settings_has_more_than_eight_rows(void **state) {
    (void)state;
    enum { ROWS_MOST = 8 };
    for (int front = FRONT_WINDOW; front <= FRONT_TERMINAL; front++) {
        int found[SETTING_COUNT] = {0}, all = 0;
        Menu list, menu;
        PageUse first = open_page(SCREEN_SETTINGS, (Front)front, &list);
        assert_in_range(list.count, 2, ROWS_MOST);
        for (list.cursor = 1; list.cursor < list.count; list.cursor++) {
            assert_int_equal(page_act(&PAGE_SETTINGS, &first, ACTION_CONFIRM).kind, DO_PUSH);
            (void)open_page(SCREEN_SETTINGS, (Front)front, &menu);
            assert_in_range(menu.count, 1, ROWS_MOST);
            for (int i = 0; i < menu.count; i++)
                if (menu.entries[i].id < SETTING_COUNT) found[menu.entries[i].id]++;
        }
        for (int i = 0; i < SETTING_COUNT; i++) {
            bool there = front == FRONT_WINDOW ? i < (int)SETTINGS_SHOWN : SETTINGS[i].terminal;
            assert_int_equal(found[i], there);
            all += found[i];
        }
        assert_true(all > 0);
    }
}

static struct {
    char text[2 * PAGE_TEXT_MAX];
    int count;
} heard;

static void hear(void *of, const char *text) {
    (void)of;
    (void)snprintf(heard.text, sizeof heard.text, "%s", text);
    heard.count++;
}

// As the window does it before each frame.
static void frame_of(const Page *page, PageUse *use) {
    page_update(page, use);
    page_read_row(use);
    page_read_row(use);
}

static void expect_heard(const MenuEntry *entry, const char *title) {
    assert_non_null(strstr(heard.text, entry->label));
    if (entry->value != NULL) assert_non_null(strstr(heard.text, entry->value));
    if (entry->help != NULL) assert_non_null(strstr(heard.text, entry->help));
    if (title != NULL) assert_true(strncmp(heard.text, title, strlen(title)) == 0);
}

// The title with the first row, then each row and each value once, when it is chosen.
static void what_is_chosen_on_a_page_is_said(void **state) {
    (void)state;
    static const ScreenId READ[] = {SCREEN_TITLE, SCREEN_EXTRAS, SCREEN_SETTINGS, SCREEN_PAUSE,
                                    SCREEN_ASK,   SCREEN_MORE,   SCREEN_PRACTICE, SCREEN_END};
    for (size_t k = 0; k < sizeof READ / sizeof *READ; k++) {
        Menu menu;
        const Page *page = PAGES[READ[k]];
        PageUse use = open_page(READ[k], FRONT_WINDOW, &menu);
        use.read_out = hear;
        heard.count = 0;
        frame_of(page, &use);
        assert_int_equal(heard.count, 1);
        expect_heard(&menu.entries[menu.cursor], menu.title);
        for (int i = 1; i < menu.count; i++) {
            int before = menu.cursor;
            (void)page_act(page, &use, ACTION_DOWN);
            frame_of(page, &use);
            assert_true(menu.cursor != before || menu.count < 2);
            assert_int_equal(heard.count, 1 + i);
            expect_heard(&menu.entries[menu.cursor], NULL);
        }
    }
}

static void a_value_that_changes_is_said(void **state) {
    (void)state;
    Menu menu;
    PageUse use = open_page(SCREEN_SETTINGS, FRONT_WINDOW, &menu);
    use.read_out = hear;
    frame_of(&PAGE_SETTINGS, &use);
    (void)page_act(&PAGE_SETTINGS, &use, ACTION_LEFT);
    heard.count = 0;
    frame_of(&PAGE_SETTINGS, &use);
    assert_int_equal(heard.count, 1);
    expect_heard(&menu.entries[menu.cursor], NULL);
}

// Also what lies in the bag, and what is under the cursor on the level.
static void the_bag_and_places_are_said(void **state) {
    (void)state;
    Menu menu;
    PageUse bag = open_page(SCREEN_BAG, FRONT_WINDOW, &menu);
    bag.read_out = hear;
    PAGE_BAG.open(&bag);
    assert_non_null(strstr(heard.text, "candle"));
    assert_null(strchr(heard.text, '\n'));
    PageUse look = open_page(SCREEN_LOOK, FRONT_WINDOW, &menu);
    look.read_out = hear;
    *(Vec *)look.own = app->play.session.world->cache.hero_cell;
    (void)page_act(&PAGE_LOOK, &look, ACTION_LEFT);
    assert_true(strncmp(heard.text, "1 west. ", 8) == 0);
}

// The classic has no bell: its help tells nothing of tolls.
static void the_help_of_the_classic_is_its_own(void **state) {
    (void)state;
    Menu menu;
    const char *lines[PAGE_LINES_MAX];
    GenOptions classic = CLASSIC.defaults;
    app_begin_dungeon(app, &classic);
    PageUse use = open_page(SCREEN_HELP, FRONT_TERMINAL, &menu);
    int count = PAGE_HELP.lines(&use, lines);
    for (int i = 0; i < count; i++)
        assert_true(strstr(lines[i], "toll") == NULL && strstr(lines[i], "bell") == NULL);
    assert_false(play_has(&app->play, ACTION_BAG));
    assert_true(play_has(&app->play, ACTION_NEW_SEED));
}

static void help_has_the_lesson_in_letters_too(void **state) {
    (void)state;
    Menu menu;
    const char *lines[PAGE_LINES_MAX];
    PageUse use = open_page(SCREEN_HELP, FRONT_TERMINAL, &menu);
    int count = PAGE_HELP.lines(&use, lines), found = 0;
    for (int i = 0; i < count; i++) found += strstr(lines[i], LESSON_CAPTIONS[LESSON_PICTURES - 1]) != NULL;
    assert_int_equal(found, 1);
}

static void practice_begins_by_its_first_row(void **state) {
    (void)state;
    Menu menu;
    PageUse use = open_page(SCREEN_PRACTICE, FRONT_WINDOW, &menu);
    assert_string_equal(menu.entries[0].label, "Begin");
    assert_null(menu.entries[0].value);
    assert_int_equal(page_act(&PAGE_PRACTICE, &use, ACTION_CONFIRM).kind, DO_PLAY);
}

// It may be saved, left and given up only where it is kept.
static void a_game_that_is_not_kept_is_left_as_such(void **state) {
    (void)state;
    Menu menu;
    app->play.storage.on = false;
    (void)open_page(SCREEN_PAUSE, FRONT_TERMINAL, &menu);
    assert_false(menu.entries[menu.count - 1].enabled);
    assert_string_equal(menu.entries[menu.count - 2].label, "Quit");
    assert_string_equal(menu.entries[menu.count - 3].label, "Leave");
    app->play.storage.on = true;
    (void)open_page(SCREEN_PAUSE, FRONT_TERMINAL, &menu);
    assert_true(menu.entries[menu.count - 1].enabled);
    assert_string_equal(menu.entries[menu.count - 2].label, "Save and quit");
}

// A setting for future games applies to the next one of any kind that allows it.
static void settings_shape_the_next_game(void **state) {
    (void)state;
    const char *said = NULL;
    Error error;
    GenOptions descent = {.descent = true, .depth = 1, .seed = 11}, rooms = GENERATORS[GEN_ROOMS]->defaults;
    gen_set_usual_size(&descent);
    for (int open = VESTIBULE_NEW; open <= VESTIBULE_PASSED; open++) {
        prefs_set(&app->play.prefs, SETTING_VESTIBULE, open);
        assert_true(play_stash_begin(&app->play, &descent, false, &said, &error));
        assert_int_equal(app->play.session.options.side_door, open >= VESTIBULE_RUNG);
        assert_false(app->play.session.options.beyond);
        assert_true(play_stash_begin(&app->play, &rooms, false, &said, &error));
        assert_false(app->play.session.options.side_door);
    }
}

static const MenuEntry *title_entry(const char *label) {
    static Menu menu;
    (void)open_page(SCREEN_TITLE, FRONT_WINDOW, &menu);
    for (int i = 0; i < menu.count; i++) {
        if (strcmp(menu.entries[i].label, label) == 0) return &menu.entries[i];
    }
    return NULL;
}

// Depth 2 opens a row of the title; it begins behind the first rooms, and so does the next game after it.
static void who_was_on_depth_2_may_begin_with_the_bell(void **state) {
    (void)state;
    const char *said = NULL;
    Error error;
    GenOptions descent = session_usual_options(KIND_DESCENT, false, 11);
    Play *play = &app->play;
    prefs_set(&play->prefs, SETTING_VESTIBULE, VESTIBULE_NEW);
    assert_true(play_stash_begin(play, &descent, false, &said, &error));
    play_after_tick(play, STORAGE_TICK, NULL, NULL);
    assert_null(title_entry("Descent with bell"));
    descent.depth = 2;
    assert_true(play_stash_begin(play, &descent, false, &said, &error));
    play_after_tick(play, STORAGE_TICK, NULL, NULL);
    const MenuEntry *entry = title_entry("Descent with bell");
    assert_non_null(entry);
    Menu menu;
    PageUse use = open_page(SCREEN_TITLE, FRONT_WINDOW, &menu);
    ScreenCommand does = PAGE_TITLE.choose(&use, entry->id);
    assert_int_equal(does.kind, DO_PLAY);
    assert_true(play_stash_begin(play, &does.options, false, &said, &error));
    assert_true(play->session.world->clock.bell_ready);
    assert_true(play_options_again(play, false).beyond);
}

static void the_screen_saver_works_only_while_nobody_plays(void **state) {
    (void)state;
    (void)app_frame(app);
    assert_false(SDL_IsScreenSaverEnabled());
    app_push(app, SCREEN_PAUSE);
    (void)app_frame(app);
    assert_true(SDL_IsScreenSaverEnabled());
}

// Only things in the bag can be used, thrown and pinned; gifts stand in its list.
static void the_bag_takes_in_hand_what_it_holds(void **state) {
    (void)state;
    static const Action ACTS[] = {ACTION_USE, ACTION_THROW, ACTION_SLOT_1, ACTION_SLOT_LAST, ACTION_CONFIRM};
    World *world = app->play.session.world;
    Menu menu;
    for (int kind = 0; kind < ITEM_COUNT; kind++) world->hero.bag.stock[kind] = item_bagged((ItemKind)kind);
    for (int gift = 0; gift < GIFT_KINDS; gift++) world->hero.gifts[gift] = true;
    PageUse use = open_page(SCREEN_BAG, FRONT_WINDOW, &menu);
    int others = 0;
    for (int i = 0; i < page_entry_count(&PAGE_BAG, &use); i++) {
        int kind = bag_page_kind(world, i);
        others += !item_bagged((ItemKind)kind);
        for (size_t k = 0; k < sizeof ACTS / sizeof *ACTS; k++) {
            menu.cursor = i;
            const ScreenCommand does = page_act(&PAGE_BAG, &use, ACTS[k]);
            bool pins = ACTS[k] == ACTION_SLOT_1 || ACTS[k] == ACTION_SLOT_LAST;
            CommandKind ticks = pins ? DO_TICK : DO_TICK_AND_PLAY;
            assert_int_equal(does.kind, item_bagged((ItemKind)kind) ? ticks : DO_STAY);
            assert_int_equal(does.input.pick, item_bagged((ItemKind)kind) ? kind + 1 : 0);
        }
    }
    assert_true(others > 0);
}

// The question before the bell counts each treasure that would double, wherever it stands in the list.
static void the_bell_is_told_what_it_would_hallow(void **state) {
    (void)state;
    Menu menu;
    World *world = app->play.session.world;
    int hallows = 0;
    const Item one = {.kind = ITEM_WINE, .pos = world->actors[HERO].pos};
    world->floor.item_count = 3;
    *(AskPage *)app->own[SCREEN_ASK] = (AskPage){.ask = ASK_RING};
    for (int i = 0; i < 3; i++) {
        char told[64];
        for (int k = 0; k < 3; k++) world->floor.items[k] = one;
        for (int k = 0; k < 3; k++) world->floor.items[k].taken = k != i;
        int count = floor_item_doubles(world, &world->floor.items[i]);
        hallows += count;
        (void)snprintf(told, sizeof told, "Doubled: %d.", count);
        (void)open_page(SCREEN_ASK, FRONT_TERMINAL, &menu);
        assert_non_null(strstr(menu.entries[1].help, told));
    }
    assert_int_equal(hallows, 3);
}

static const char *ring_words(void) {
    Menu menu;
    *(AskPage *)app->own[SCREEN_ASK] = (AskPage){.ask = ASK_RING};
    (void)open_page(SCREEN_ASK, FRONT_TERMINAL, &menu);
    return menu.entries[1].help;
}

// In words, from what the rules would do now.
static void the_bell_is_told_what_it_brings_and_mends(void **state) {
    (void)state;
    World *world = app->play.session.world;
    Actor *hero = &world->actors[HERO];
    world->clock.quota = 5;
    world->collected = 3;
    assert_non_null(strstr(ring_words(), "Hunters: 0. The grate stays shut: 2 more treasures."));
    hero->hp = hero->hp_max - 1;
    bool mends = flames_bell_heals(world) > 0;
    assert_non_null(strstr(ring_words(), mends ? "You get half a heart back." : "stand by a flame"));
    world->collected = 7;
    char hunters[32];
    TollForecast rung = toll_forecast(world, true);
    (void)snprintf(hunters, sizeof hunters, "Hunters: %d (%d for", rung.hunters, rung.for_surplus);
    assert_true(rung.for_surplus > 0);
    assert_non_null(strstr(ring_words(), hunters));
    assert_non_null(strstr(ring_words(), "The grate opens."));
}

// Pressed again in the question it begins nothing.
static void the_key_of_the_bell_answers_no_question(void **state) {
    (void)state;
    Menu menu;
    ScreenCommand does;
    *(AskPage *)app->own[SCREEN_ASK] = (AskPage){.ask = ASK_RING};
    PageUse use = open_page(SCREEN_ASK, FRONT_TERMINAL, &menu);
    assert_false(PAGES[SCREEN_ASK]->letter(&use, 'r', &does));
    assert_int_equal(page_act(PAGES[SCREEN_ASK], &use, ACTION_NEW_SEED).kind, DO_STAY);
}

static uint64_t picture(void) {
    uint64_t hash = HASH_START;
    const Image *image = app_draw(app);
    for (int i = 0; i < image->w * image->h; i++) hash = hash_mix(hash ^ image->pixels[i]);
    return hash;
}

// Frames pass until it holds; a test of a busy machine waits as long as it takes.
static void wait_until(bool (*holds)(void)) {
    for (int i = 0; i < 2000 && !holds(); i++) {
        SDL_Delay(10);
        (void)app_frame(app);
    }
    assert_true(holds());
}

static bool has_rung(void) {
    return !app->play.session.world->clock.bell_ready;
}

// Nobody holds the key meanwhile.
static void check_that_yes_rings(Pace pace) {
    Menu menu;
    ScreenCommand does = command_do(DO_STAY);
    World *world = app->play.session.world;
    world->clock.on = world->clock.bell_ready = true;
    world->hero.pace = pace;
    const AskPage ring = {.ask = ASK_RING};
    *(AskPage *)app->own[SCREEN_ASK] = ring;
    app_push(app, SCREEN_ASK);
    PageUse use = open_page(SCREEN_ASK, FRONT_WINDOW, &menu);
    assert_true(PAGE_ASK.letter(&use, 'y', &does));
    assert_false(has_rung());
    app_carry_out(app, &does);
    wait_until(has_rung);
}

static void yes_rings_the_bell_in_real_time(void **state) {
    (void)state;
    check_that_yes_rings(PACE_REAL);
}

static void yes_rings_the_bell_turn_by_turn(void **state) {
    (void)state;
    check_that_yes_rings(PACE_TURNS);
}

static uint64_t before;

static bool is_another_picture(void) {
    return picture() != before;
}

static void the_title_lives(void **state) {
    (void)state;
    app_leave_to_title(app);
    (void)app_frame(app);
    before = picture();
    assert_false(is_another_picture()); // but for what its ticks move
    wait_until(is_another_picture);
}

static bool has_grown(void) {
    return ((const StagesPage *)app->own[SCREEN_STAGES])->viewer.look.stage >= 2;
}

static void stages_follow_each_other_by_themselves(void **state) {
    (void)state;
    const ScreenCommand stages = {.kind = DO_STAGES};
    app_carry_out(app, &stages);
    stage_turn_speed(&((StagesPage *)app->own[SCREEN_STAGES])->viewer, WATCH_SPEEDS);
    wait_until(has_grown);
}

static const char *row_of_stages(const char *label) {
    const Menu *menu = app_menu(app);
    (void)app_frame(app);
    for (int i = 0; i < menu->count; i++) {
        if (strcmp(menu->entries[i].label, label) == 0) return menu->entries[i].value;
    }
    fail_msg("no row %s", label);
    return "";
}

static void choose_row(const char *label) {
    for (int i = 0; i < 20 && strcmp(app_menu(app)->entries[app_menu(app)->cursor].label, label) != 0; i++)
        app_act(app, ACTION_DOWN);
}

// Left and right change the row under the cursor: the stage, the step inside it, an option.
static void the_rows_of_the_stages_change_what_is_shown(void **state) {
    (void)state;
    GenOptions options = session_usual_options(GEN_PILLARS, false, 7);
    app_begin_dungeon(app, &options);
    app_act(app, ACTION_STAGES);
    app_act(app, ACTION_RIGHT);
    app_act(app, ACTION_NEXT);
    assert_string_equal(row_of_stages("Stage"), "2/23");
    assert_string_equal(row_of_stages("Step"), "all 40");
    choose_row("Step");
    app_act(app, ACTION_LEFT);
    assert_string_equal(row_of_stages("Step"), "40/40");
    app_act(app, ACTION_RIGHT);
    app_act(app, ACTION_RIGHT); // into the next stage
    assert_string_equal(row_of_stages("Stage"), "3/23");
    assert_string_equal(row_of_stages("Step"), "1/40");
    choose_row("Left out (SuppressWalls)");
    before = picture();
    app_act(app, ACTION_LEFT);
    assert_string_equal(row_of_stages("Left out (SuppressWalls)"), "10");
    assert_string_equal(row_of_stages("Stage"), "3/23");
    assert_true(is_another_picture());
    choose_row("Width (DungeonWidth)");
    app_act(app, ACTION_RIGHT);
    assert_string_equal(row_of_stages("Width (DungeonWidth)"), "21");
}

static const HitBox *hit_named(int hit) {
    for (int i = app->hits.count - 1; i >= 0; i--) {
        if (app->hits.at[i].hit == hit) return &app->hits.at[i];
    }
    fail_msg("nothing to click");
    return NULL;
}

static void press_pad(SDL_GameControllerButton button) {
    SDL_Event event = {.cbutton = {.type = SDL_CONTROLLERBUTTONDOWN, .button = (Uint8)button}};
    app_handle_event(app, &event);
    event.cbutton.type = SDL_CONTROLLERBUTTONUP;
    app_handle_event(app, &event);
}

static void a_pad_turns_the_rows_of_the_stages(void **state) {
    (void)state;
    GenOptions options = session_usual_options(GEN_PILLARS, false, 7);
    app_begin_dungeon(app, &options);
    app_act(app, ACTION_STAGES);
    press_pad(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    press_pad(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    assert_string_equal(row_of_stages("Stage"), "2/23");
    press_pad(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    press_pad(SDL_CONTROLLER_BUTTON_DPAD_LEFT);
    assert_string_equal(row_of_stages("Step"), "40/40");
    for (int i = 0; i < 4; i++) press_pad(SDL_CONTROLLER_BUTTON_DPAD_DOWN);
    press_pad(SDL_CONTROLLER_BUTTON_DPAD_RIGHT);
    assert_string_equal(row_of_stages("Left out (SuppressWalls)"), "1");
    press_pad(SDL_CONTROLLER_BUTTON_B);
    assert_int_equal(app_top_screen_id(app), SCREEN_PLAY);
}

// Enter does something else while the stages stand still, and in the row that begins the dungeon.
static void the_foot_of_the_stages_says_what_enter_does_now(void **state) {
    (void)state;
    char text[256];
    GenOptions options = session_usual_options(GEN_PILLARS, false, 7);
    app_begin_dungeon(app, &options);
    app_act(app, ACTION_STAGES);
    PageUse use = app_page_use(app);
    assert_non_null(strstr(page_write_key_hints(PAGES[SCREEN_STAGES], &use, text, sizeof text), ": pause"));
    app_act(app, ACTION_CONFIRM);
    assert_non_null(strstr(page_write_key_hints(PAGES[SCREEN_STAGES], &use, text, sizeof text), ": go on"));
    app_act(app, ACTION_LEFT); // from the beginning to the end
    assert_non_null(strstr(page_write_key_hints(PAGES[SCREEN_STAGES], &use, text, sizeof text), ": again"));
    choose_row("Begin");
    assert_non_null(strstr(page_write_key_hints(PAGES[SCREEN_STAGES], &use, text, sizeof text), ": begin"));
}

// Beside the value of the row under the cursor, the left arrow steps back.
static void a_click_on_the_arrow_of_a_row_steps_back(void **state) {
    (void)state;
    GenOptions options = session_usual_options(GEN_PILLARS, false, 7);
    app_begin_dungeon(app, &options);
    app_act(app, ACTION_STAGES);
    for (int i = 0; i < 3; i++) app_act(app, ACTION_RIGHT);
    assert_string_equal(row_of_stages("Stage"), "3/23");
    assert_int_equal(app_action_of_hit(hit_named(HIT_LESS)->hit), ACTION_LEFT);
    app_act(app, app_action_of_hit(HIT_LESS));
    assert_string_equal(row_of_stages("Stage"), "2/23");
}

// What was looked at and changed can be played a key later.
static void the_dungeon_of_the_stages_can_be_played(void **state) {
    (void)state;
    GenOptions options = session_usual_options(GEN_PILLARS, false, 7);
    app_begin_dungeon(app, &options);
    app_act(app, ACTION_STAGES);
    choose_row("Left out (SuppressWalls)");
    app_act(app, ACTION_RIGHT);
    choose_row("Begin");
    app_act(app, ACTION_CONFIRM);
    assert_int_equal(app_top_screen_id(app), SCREEN_PLAY);
    assert_int_equal(app->play.session.options.suppress, 1);
    assert_int_equal(app->play.session.options.seed, 7);
}

// After the stages that make a level come those that draw it.
static void a_lesson_shows_how_a_level_is_drawn(void **state) {
    (void)state;
    GenOptions options = session_usual_options(GEN_PILLARS, false, 7);
    app_begin_dungeon(app, &options);
    app_act(app, ACTION_STAGES);
    choose_row("Lesson");
    app_act(app, ACTION_RIGHT);
    assert_string_equal(row_of_stages("Lesson"), "how it is drawn");
    assert_string_equal(row_of_stages("Stage"), "19/23");
    choose_row("Step");
    app_act(app, ACTION_RIGHT);
    assert_string_equal(row_of_stages("Step"), "1/6"); // the feeler's
    for (int i = 0; i < 9; i++) app_act(app, ACTION_RIGHT);
    assert_string_equal(row_of_stages("Stage"), "23/23");
    StageViewer *viewer = &((StagesPage *)app->own[SCREEN_STAGES])->viewer;
    assert_non_null(viewer->lit.pixels); // the game's own picture
    app_act(app, ACTION_NEXT);
    assert_string_equal(row_of_stages("Stage"), "0/23");
}

static void a_sheet_shows_twelve_seeds_and_each_can_be_played(void **state) {
    (void)state;
    Menu menu;
    PageUse use = open_page(SCREEN_SHEET, FRONT_WINDOW, &menu);
    const SheetPage *page = use.own;
    uint64_t first = page->shown[0].seed;
    for (int more = 0; more < 2; more++) {
        assert_int_equal(menu.count, SHEET_LEVELS);
        for (int i = 0; i < SHEET_LEVELS; i++) {
            GenOptions options = page->options;
            Level level;
            options.seed = first + (uint64_t)(more * SHEET_LEVELS + i);
            assert_true(gen_level(&level, &options));
            assert_true(level_hash_cells(&level) == level_hash_cells(&page->shown[i].level));
            assert_true(page->shown[i].seed == options.seed && page->shown[i].measures.longest > 0);
            level_free(&level);
        }
        menu.cursor = 7;
        ScreenCommand stages = PAGE_SHEET.hear(&use, ACTION_STAGES), play = PAGE_SHEET.choose(&use, 7);
        assert_true(stages.kind == DO_STAGES && stages.options.seed == page->shown[7].seed);
        assert_true(play.kind == DO_PLAY && play.options.seed == page->shown[7].seed);
        (void)PAGE_SHEET.hear(&use, ACTION_NEW_SEED);
    }
    GenKind kind = page->options.kind;
    (void)PAGE_SHEET.hear(&use, ACTION_NEXT_GENERATOR);
    assert_true(page->options.kind != kind);
}

#define PAGE_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        PAGE_TEST(each_says_what_each_entry_does),
        PAGE_TEST(back_leaves_all_but_the_title_and_the_end),
        PAGE_TEST(keys_below_a_page_lead_somewhere),
        PAGE_TEST(the_title_is_short_and_misses_nothing),
        PAGE_TEST(the_title_leads_to_quitting),
        PAGE_TEST(a_letter_answers_a_question),
        PAGE_TEST(the_letters_of_the_language_answer),
        PAGE_TEST(what_is_typed_is_a_seed_or_a_code),
        PAGE_TEST(a_gamepad_types_letter_by_letter),
        PAGE_TEST(what_is_pasted_may_be_a_command_a_link_or_any_word),
        PAGE_TEST(settings_step_and_are_noted),
        PAGE_TEST(no_page_of_settings_has_more_than_eight_rows),
        PAGE_TEST(what_is_chosen_on_a_page_is_said),
        PAGE_TEST(a_value_that_changes_is_said),
        PAGE_TEST(the_bag_and_places_are_said),
        PAGE_TEST(help_has_the_lesson_in_letters_too),
        PAGE_TEST(the_help_of_the_classic_is_its_own),
        PAGE_TEST(practice_begins_by_its_first_row),
        PAGE_TEST(settings_shape_the_next_game),
        PAGE_TEST(who_was_on_depth_2_may_begin_with_the_bell),
        PAGE_TEST(the_screen_saver_works_only_while_nobody_plays),
        PAGE_TEST(a_game_that_is_not_kept_is_left_as_such),
        PAGE_TEST(the_bag_takes_in_hand_what_it_holds),
        PAGE_TEST(the_bell_is_told_what_it_would_hallow),
        PAGE_TEST(the_bell_is_told_what_it_brings_and_mends),
        PAGE_TEST(the_key_of_the_bell_answers_no_question),
        PAGE_TEST(yes_rings_the_bell_in_real_time),
        PAGE_TEST(yes_rings_the_bell_turn_by_turn),
        PAGE_TEST(the_title_lives),
        PAGE_TEST(stages_follow_each_other_by_themselves),
        PAGE_TEST(the_rows_of_the_stages_change_what_is_shown),
        PAGE_TEST(a_click_on_the_arrow_of_a_row_steps_back),
        PAGE_TEST(the_dungeon_of_the_stages_can_be_played),
        PAGE_TEST(a_pad_turns_the_rows_of_the_stages),
        PAGE_TEST(the_foot_of_the_stages_says_what_enter_does_now),
        PAGE_TEST(a_sheet_shows_twelve_seeds_and_each_can_be_played),
        PAGE_TEST(a_lesson_shows_how_a_level_is_drawn),
    };
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (!home_open(&home)) return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return home_close(&home) ? failed : 1;
}
