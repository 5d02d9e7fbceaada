// Needs pictures.
// Known things are kept from game to game: the file, and what the whole program, without a display, writes to
// it.
#include "app/app.h"
#include "app/loop.h"
#include "app/play/starting_gear.h"
#include "sim/combat/combat.h"
#include "view/screens/tables.h"

#include "again.h"
#include "support/home.h"

#include "support/unit.h"

static Home home;
static Error error;

static int tear_down(void **state) {
    (void)state;
    home_clear_dungeons(&home);
    home_clear_runs(&home);
    home_clear_known(&home);
    return 0;
}

static const char *path(void) {
    static char path[PATH_MAX_BYTES];
    assert_true(file_own_path(FOLDER_DATA, "known", path, sizeof path, &error));
    return path;
}

static void put(const char *text) {
    assert_true(file_make_folders(path(), &error));
    assert_true(file_write(path(), text, strlen(text), CARE_LITTLE, &error));
}

// Whether the file has that line.
static bool has(const char *line) {
    Buffer bytes = {0};
    char whole[128];
    if (!file_may_exist(path())) return false;
    assert_true(file_read(path(), &bytes, &error));
    buffer_int(&bytes, 0, 1);
    (void)snprintf(whole, sizeof whole, "%s\n", line);
    bool found = strstr((const char *)bytes.bytes, whole) != NULL;
    buffer_free(&bytes);
    return found;
}

static void what_is_kept_is_read_again(void **state) {
    (void)state;
    Lore lore = {0}, again = {0};
    assert_true(lore_load(&again, &error)); // there is none yet
    for (int i = ACTOR_HERO + 1; i < ACTOR_KIND_COUNT; i++)
        lore.actors[i] = i % 3 == 0 ? 0 : i % 3 == 1 ? LORE_MET : LORE_MET | LORE_BEATEN;
    for (int i = 0; i < ITEM_COUNT; i++) lore.items[i] = i % 2 == 0 ? LORE_MET : LORE_MET | LORE_WORN;
    assert_true(lore_merge(&lore, CARE_LITTLE, &error));
    assert_true(lore_load(&again, &error));
    assert_memory_equal(&again, &lore, sizeof lore);
}

static void broken_lines_are_nothing_and_later_ones_stay(void **state) {
    (void)state;
    Lore lore = {0};
    put("met monster rat\r\nmet monster\n\n\x01\xff garbage\nbeaten item axe\nworn item axe\nmet monster bat "
        "so\n"
        "met monster kraken\nmet item hero\nmet monster hero\nsung song psalm");
    lore.actors[ACTOR_SLIME] = LORE_MET;
    assert_true(lore_merge(&lore, CARE_LITTLE, &error));
    assert_int_equal(lore.actors[ACTOR_RAT], LORE_MET);
    assert_int_equal(lore.actors[ACTOR_BAT], 0);
    assert_int_equal(lore.actors[ACTOR_HERO], 0);
    assert_int_equal(lore.items[ITEM_AXE], LORE_MET | LORE_WORN);
    assert_true(has("met monster slime") && has("met monster kraken") && has("sung song psalm"));
    assert_false(has("met monster bat so"));
    assert_true(lore_merge(&lore, CARE_LITTLE, &error)); // and are not doubled
    Buffer bytes = {0};
    assert_true(file_read(path(), &bytes, &error));
    buffer_int(&bytes, 0, 1);
    const char *first = strstr((const char *)bytes.bytes, "kraken");
    assert_non_null(first);
    assert_null(strstr(first + 1, "kraken"));
    buffer_free(&bytes);
}

// Verb, kind and name together are something known; a line of any others stays as it is, and teaches nothing.
static void each_line_is_known_or_stays(void **state) {
    (void)state;
    static const char *const VERBS[] = {"met", "beaten", "worn", "fed"},
                             *const KINDS[] = {"monster", "item", "song"},
                             *const NAMES[] = {"rat", "axe", "kraken"};
    for (int i = 0; i < 4 * 3 * 3; i++) {
        int verb = i / 9, kind = i / 3 % 3, name = i % 3;
        char line[64];
        Lore lore = {0}, expected = {0};
        bool monster = kind == 0 && name == 0 && verb < 2,
             item = kind == 1 && name == 1 && (verb == 0 || verb == 2);
        if (monster) expected.actors[ACTOR_RAT] = LORE_MET | (verb == 1 ? LORE_BEATEN : 0);
        if (item) expected.items[ITEM_AXE] = LORE_MET | (verb == 2 ? LORE_WORN : 0);
        (void)snprintf(line, sizeof line, "%s %s %s", VERBS[verb], KINDS[kind], NAMES[name]);
        put(line);
        assert_true(lore_load(&lore, &error));
        assert_memory_equal(&lore, &expected, sizeof lore);
        assert_true(lore_merge(&lore, CARE_LITTLE, &error));
        assert_true(has(line));
    }
}

static void two_games_at_once_lose_nothing(void **state) {
    (void)state;
    Lore one = {0}, other = {0};
    one.actors[ACTOR_RAT] = LORE_MET | LORE_BEATEN;
    other.actors[ACTOR_RAT] = other.actors[ACTOR_BAT] = LORE_MET;
    assert_true(lore_merge(&one, CARE_LITTLE, &error));
    assert_true(lore_merge(&other, CARE_LITTLE, &error));
    assert_true(has("beaten monster rat") && has("met monster bat"));
    assert_int_equal(other.actors[ACTOR_RAT], LORE_MET | LORE_BEATEN);
}

// ---- the program

static App *start(void) {
    Options options = {.dungeon = true, .mute = true, .window_w = 640, .window_h = 360};
    options.gen = GENERATORS[GEN_PILLARS]->defaults;
    options.gen.seed = 13;
    App *app = app_new(&options, &error);
    assert_non_null(app);
    return app;
}

// A monster where he is dies; what is told of that, or NULL.
static const char *kill(App *app, ActorKind kind) {
    World *world = app->play.session.world;
    Actor *hero = &world->actors[HERO], *actor = &world->actors[world->actor_count++];
    *actor = (Actor){.kind = kind, .hp = 1, .hp_max = 1, .pos = hero->pos, .prev = hero->pos};
    world->events.count = 0;
    combat_hurt(world, world->actor_count - 1, 9, DIR_S, CAUSE_BLOW);
    return storage_save_lore(&app->play.storage, &app->play.session);
}

static void what_is_met_in_play_is_kept_at_once(void **state) {
    (void)state;
    App *app = start();
    app_tick_with_input(app, (Input){0});
    assert_true(has("met item arrow"));
    assert_false(has("beaten monster ghost"));
    (void)kill(app, ACTOR_GHOST);
    assert_true(has("beaten monster ghost"));
    app_free(app);
    app = start();
    assert_int_equal(app->play.storage.lore.actors[ACTOR_GHOST], LORE_MET | LORE_BEATEN);
    app_free(app);
}

static void what_was_taken_over_teaches_nothing(void **state) {
    (void)state;
    App *app = start();
    app_tick_with_input(app, (Input){0});
    session_mark_unranked(&app->play.session);
    (void)kill(app, ACTOR_GHOST);
    assert_false(has("beaten monster ghost"));
    begin_again(app, true); // that is a game of one's own again
    (void)kill(app, ACTOR_GHOST);
    assert_true(has("beaten monster ghost"));
    app_free(app);
}

// Such as a daily descent: it is not ranked, but all of it is one's own.
static void what_is_played_once_more_teaches(void **state) {
    (void)state;
    App *app = start();
    session_mark_unranked(&app->play.session);
    assert_true(app->play.session.taken);
    app_tick_with_input(app, (Input){0});
    (void)kill(app, ACTOR_GHOST);
    assert_true(has("beaten monster ghost"));
    app_free(app);
}

static void a_map_of_ones_own_teaches_nothing(void **state) {
    (void)state;
    App *app = start();
    app->play.session.options.map.size = 1;
    (void)kill(app, ACTOR_GHOST);
    app->play.session.options.map.size = 0;
    app->play.session.options.own.size = 1;
    (void)kill(app, ACTOR_GHOST);
    app->play.session.options.own.size = 0;
    assert_int_equal(app->play.storage.lore.actors[ACTOR_GHOST], 0);
    app_free(app);
}

// A folder stands where the file should be.
static void that_it_cannot_be_kept_is_told_once(void **state) {
    (void)state;
    assert_true(file_make_folders(path(), &error));
    assert_true(folder_make_new(path()));
    App *app = start();
    app_tick_with_input(app, (Input){0});
    assert_non_null(
        strstr(message_newest_line(&app->show.hud.message), "The list of known things could not be saved"));
    assert_null(kill(app, ACTOR_GHOST));                                                  // not again
    assert_int_equal(app->play.storage.lore.actors[ACTOR_GHOST], LORE_MET | LORE_BEATEN); // while it lasts
    app_free(app);
    assert_true(folder_remove(path()));
}

static void the_page_turns_and_moves_by_rows(void **state) {
    (void)state;
    App *app = start();
    app_push(app, SCREEN_PAUSE);
    app_push(app, SCREEN_BOOK);
    assert_true(app_frame(app));
    int columns = book_page_columns((Vec){app->show.layer.w, app->show.layer.h}, BOOK_MONSTERS);
    app_act(app, ACTION_LEFT); // at its beginning
    assert_int_equal(app_menu(app)->cursor, 0);
    app_act(app, ACTION_DOWN);
    app_act(app, ACTION_RIGHT);
    assert_int_equal(app_menu(app)->cursor, columns + 1);
    for (int i = 0; i < ITEM_COUNT; i++) app_act(app, ACTION_RIGHT);
    assert_int_equal(app_menu(app)->cursor, book_count_entries(BOOK_MONSTERS) - 1);
    app_act(app, ACTION_NEXT);
    assert_int_equal(*(BookChapter *)app->own[SCREEN_BOOK], BOOK_ITEMS);
    assert_int_equal(app_menu(app)->cursor, 0);
    assert_true(app_frame(app));
    app_act(app, ACTION_BACK);
    assert_int_equal(app_top_screen_id(app), SCREEN_PAUSE);
    app_free(app);
}

// ---- what runs begin with

// Each piece can be begun with once it was worn, and is told by its name and by what it does.
static void each_gear_is_named(void **state) {
    (void)state;
    assert_string_equal(starting_gear_name(0), "the usual");
    for (int gear = 1; gear <= GEAR_KINDS; gear++) {
        char text[160];
        Lore lore = {0};
        ItemKind kind = item_of_gear_number(gear);
        assert_int_equal(starting_gear_worn(&lore, gear), 0);
        lore.items[kind] = LORE_MET | LORE_WORN;
        assert_int_equal(starting_gear_worn(&lore, gear), gear);
        assert_int_equal(starting_gear_next(&lore, 0, 1), gear);
        assert_string_equal(starting_gear_name(gear), ITEMS[kind].title);
        starting_gear_tell(gear, text, sizeof text);
        assert_true(strstr(text, ITEMS[kind].title + 1) != NULL &&
                    strstr(text, ITEMS[kind].words.passive) != NULL);
    }
}

// In the pictures of a home, or in a home that has none; never over a file that is there.
static void a_screenshot_lies_where_pictures_do(void **state) {
    (void)state;
    char path[PATH_MAX_BYTES], folder[sizeof home.path + 16], shown[PATH_MAX_BYTES];
    (void)snprintf(folder, sizeof folder, "%s/Pictures", home.path);
    for (int there = 0; there < 2; there++) {
        if (there == 1) assert_true(folder_make_new(folder));
        file_screenshot_path(path, sizeof path);
        const char *in = there == 1 ? folder : home.path;
        assert_true(strncmp(path, in, strlen(in)) == 0 && strncmp(path + strlen(in), "/cellarium-", 11) == 0);
        assert_string_equal(file_display_path(path, shown, sizeof shown) + 1, path + strlen(home.path));
        assert_int_equal(shown[0], '~');
    }
    assert_true(folder_remove(folder));
}

static void what_was_worn_can_be_begun_with(void **state) {
    (void)state;
    char text[160];
    Lore lore = {0};
    assert_int_equal(starting_gear_next(&lore, 0, 1), 0);
    lore.items[ITEM_AXE] = lore.items[ITEM_MOTH_RING] = LORE_MET | LORE_WORN;
    lore.items[ITEM_BUCKLER] = LORE_MET; // seen alone
    int axe = ITEM_AXE - ITEM_LONG_SWORD + 1, moth = ITEM_MOTH_RING - ITEM_LONG_SWORD + 1,
        buckler = ITEM_BUCKLER - ITEM_LONG_SWORD + 1;
    assert_int_equal(starting_gear_next(&lore, 0, 1), axe);
    assert_int_equal(starting_gear_next(&lore, axe, 1), moth);
    assert_int_equal(starting_gear_next(&lore, moth, 1), 0);
    assert_int_equal(starting_gear_next(&lore, 0, -1), moth);
    assert_int_equal(starting_gear_worn(&lore, axe), axe);
    assert_int_equal(starting_gear_worn(&lore, buckler), 0);
    assert_int_equal(starting_gear_worn(&lore, GEAR_KINDS + 1), 0);
    starting_gear_tell(axe, text, sizeof text);
    assert_ptr_equal(strstr(text, "Axe: 2.5 hearts, not 1.5; 1.6 times as slow. Price: "), text);
    starting_gear_tell(0, text, sizeof text);
    assert_non_null(strstr(text, "3 candles, 6 arrows"));
    for (int gear = 0; gear <= GEAR_KINDS; gear++) {
        const char *name = gear == 0 ? "usual" : ITEMS[item_of_gear_number(gear)].name;
        assert_string_equal(SETTINGS[SETTING_GEAR].values[gear], name);
        starting_gear_tell(gear, text, sizeof text);
        assert_true(strlen(text) < 90 && text[strlen(text) - 1] == '.');
    }
}

// In what is counted on the screen: whole hearts, though rules count their halves.
static void each_price_is_told_in_whole_parts(void **state) {
    (void)state;
    for (int gear = 1; gear <= GEAR_KINDS; gear++) {
        char text[160], part[32];
        const ItemInfo *info = &ITEMS[item_of_gear_number(gear)];
        const int counts[] = {info->price.arrows, info->price.candles, info->price.hp / 2};
        static const char *const PARTS[] = {"arrow", "candle", "heart"};
        starting_gear_tell(gear, text, sizeof text);
        assert_string_equal(text + strlen(text) - 1, ".");
        for (int i = 0; i < 3; i++) {
            (void)snprintf(part, sizeof part, " %d %s%s", counts[i], PARTS[i], counts[i] == 1 ? "" : "s");
            assert_true((strstr(text, part) != NULL) == (counts[i] > 0));
        }
    }
}

static int entry_of(const App *app, const char *label) {
    const Menu *menu = &app->stack.menus[app->stack.depth - 1];
    for (int i = 0; i < menu->count; i++) {
        if (strcmp(menu->entries[i].label, label) == 0) return i;
    }
    return -1;
}

static void the_title_offers_it_once_there_is_any(void **state) {
    (void)state;
    App *app = start();
    app_leave_to_title(app);
    app_push(app, SCREEN_EXTRAS);
    assert_int_equal(entry_of(app, "Begin with"), -1);
    app->play.storage.lore.items[ITEM_AXE] = LORE_MET | LORE_WORN;
    app_leave_to_title(app);
    app_push(app, SCREEN_EXTRAS);
    app_menu(app)->cursor = entry_of(app, "Begin with");
    app_act(app, ACTION_RIGHT);
    assert_true(app_frame(app));
    assert_string_equal(app_menu(app)->entries[app_menu(app)->cursor].value, "axe");
    app_menu(app)->cursor = entry_of(app, "Quick dungeon");
    app_act(app, ACTION_CONFIRM);
    assert_int_equal(app->play.session.options.gear, 0); // of the descent alone
    app_leave_to_title(app);
    app_menu(app)->cursor = entry_of(app, "Descent");
    app_act(app, ACTION_CONFIRM);
    assert_int_equal(app->play.session.world->hero.worn[0], ITEM_AXE);
    app_free(app);
    char settings[PATH_MAX_BYTES];
    assert_true(file_own_path(FOLDER_CONFIG, "settings", settings, sizeof settings, &error));
    assert_true(file_remove(settings));
}

#define LORE_TEST(name) cmocka_unit_test_teardown(name, tear_down)

int main(void) {
    const struct CMUnitTest tests[] = {
        LORE_TEST(what_is_kept_is_read_again),
        LORE_TEST(broken_lines_are_nothing_and_later_ones_stay),
        LORE_TEST(each_line_is_known_or_stays),
        LORE_TEST(two_games_at_once_lose_nothing),
        LORE_TEST(what_is_met_in_play_is_kept_at_once),
        LORE_TEST(what_was_taken_over_teaches_nothing),
        LORE_TEST(what_is_played_once_more_teaches),
        LORE_TEST(a_map_of_ones_own_teaches_nothing),
        LORE_TEST(that_it_cannot_be_kept_is_told_once),
        LORE_TEST(the_page_turns_and_moves_by_rows),
        LORE_TEST(what_was_worn_can_be_begun_with),
        LORE_TEST(each_gear_is_named),
        LORE_TEST(a_screenshot_lies_where_pictures_do),
        LORE_TEST(each_price_is_told_in_whole_parts),
        LORE_TEST(the_title_offers_it_once_there_is_any),
    };
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (!home_open(&home)) return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return home_close(&home) ? failed : 1;
}
