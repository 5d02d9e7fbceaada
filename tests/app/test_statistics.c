// Needs pictures.
// The totals of all runs: counted from the ledger, and shown.
#include "app/app.h"
#include "app/loop.h"
#include "app/play/run_text.h"
#include "app/store/runs.h"
#include "sim/combat/combat.h"
#include "sim/space/body.h"

#include "support/home.h"

#include "support/unit.h"

static Home home;
static Error error;
static Statistics is;
static StatTable table;

static void count(const char *lines) {
    Buffer file = {0};
    Ledger ledger;
    buffer_text(&file, "cellarium ledger 1\n%s", lines);
    ledger_parse(&ledger, &file);
    statistics_from_ledger(&is, &ledger);
    statistics_table(&is, &table);
    ledger_free(&ledger);
    buffer_free(&file);
}

// NULL: the page does not tell it.
static const char *told(const char *name) {
    for (int i = 0; i < table.fact_count; i++) {
        if (strcmp(table.facts[i].name, name) == 0) return table.facts[i].value;
    }
    return NULL;
}

static int tear_down(void **state) {
    (void)state;
    home_clear_dungeons(&home);
    home_clear_runs(&home);
    return 0;
}

static void nothing_played_is_one_line(void **state) {
    (void)state;
    count("20261123-101010-20261123 ticks=0 daily=20261123\n"); // begun alone
    assert_string_equal(table.nothing, "No run has ended yet. Totals of your runs will appear here.");
    assert_int_equal(table.fact_count, 0);
    assert_int_equal(is.dailies.runs, 0);
}

static void a_ledger_that_says_too_much_is_counted_to_the_last_number(void **state) {
    (void)state;
    static const char *const LINES[] = {"%d ticks=999999999999999999\n",
                                        "%d ticks=1 deepest=1 kills=999999999999999999\n"};
    int64_t sums[2];
    for (int kind = 0; kind < 2; kind++) {
        char lines[512] = "";
        for (int i = 0; i < 10; i++) {
            size_t used = strlen(lines);
            (void)snprintf(lines + used, sizeof lines - used, LINES[kind], i);
        }
        count(lines);
        sums[kind] = kind == 0 ? is.ticks : is.kills;
    }
    assert_true(sums[0] == INT64_MAX && sums[1] == INT64_MAX);
}

static void runs_that_are_not_ranked_have_no_mean(void **state) {
    (void)state;
    count("5 ticks=3600 unranked=1\n");
    assert_string_equal(told("Runs not ranked"), "1");
    assert_string_equal(told("Time played"), "1:00");
    assert_null(told("Average length of a run"));
    count("5 ticks=3600 unranked=1\n6 ticks=600\n7 ticks=1800\n");
    assert_string_equal(told("Average length of a run"), "0:20");
}

static void runs_are_counted_by_sort(void **state) {
    (void)state;
    count("1 ticks=3600 score=100 depth=2 descent=1 dead=1 killer.goblin=1\n"
          "2 ticks=7200 score=900 depth=8 descent=1 daily=20261123 won=1\n"
          "3 ticks=600 score=50 depth=1 won=1\n"
          "4 ticks=600 score=2000 depth=1\n"
          "5 ticks=3600 unranked=1\n");
    assert_string_equal(told("Descents"), "2, 1 won");
    assert_string_equal(told("Deepest"), "depth 8");
    assert_string_equal(told("Best score"), "900"); // of the descents
    assert_string_equal(told("Dailies ranked"), "1, best score 900");
    assert_string_equal(told("Other dungeons"), "2, 1 won");
    assert_string_equal(told("Runs not ranked"), "1");
    assert_string_equal(told("Time played"), "4:20");
    assert_string_equal(told("Average length of a run"), "0:50");
    assert_null(told("Kills")); // no line tells of any
}

static void depths_are_those_passed_and_those_where_it_ended(void **state) {
    (void)state;
    count("1 ticks=60 depth=2 descent=1 dead=1 killer.rat=1\n"
          "2 ticks=60 depth=3 descent=1 deepest=4\n"                   // he went up again
          "3 ticks=60 depth=5 descent=1 first=4 dead=1 killer.rat=1\n" // begun there: not ranked
          "4 ticks=60 depth=7 dead=1 killer.rat=1\n"                   // a single dungeon
          "5 ticks=60 depth=9999 descent=1\n");
    static const StatDepth DEPTHS[] = {{3, 0}, {3, 1}, {2, 0}, {2, 0}, {1, 0}, {1, 0}, {1, 0}, {1, 0}};
    for (int i = 0; i < STAT_DEPTHS; i++) {
        assert_int_equal(table.depths[i].reached, DEPTHS[i].reached);
        assert_int_equal(table.depths[i].died, DEPTHS[i].died);
    }
}

static void the_five_worst_killers_are_named(void **state) {
    (void)state;
    count("1 ticks=1 dead=1 killer.fire=1\n2 ticks=1 dead=1 killer.warlord=1\n"
          "3 ticks=1 dead=1 killer.fire=1\n4 ticks=1 dead=1 killer.orc-of-later=1\n"
          "5 ticks=1 dead=1 killer.trap=1\n6 ticks=1 dead=1 killer.rat=1\n"
          "7 ticks=1 dead=1 killer.rat=1\n8 ticks=1 dead=1 killer.rat=1\n9 ticks=1 dead=1 killer.bat=1\n");
    static const char *const NAMES[] = {"a rat", "fire", "a bat", "orc-of-later", "spikes"};
    static const char *const RUNS[] = {"3", "2", "1", "1", "1"};
    assert_int_equal(table.killer_count, STAT_KILLERS);
    for (int i = 0; i < STAT_KILLERS; i++) {
        assert_string_equal(table.killers[i].name, NAMES[i]);
        assert_string_equal(table.killers[i].value, RUNS[i]);
    }
}

// Each word that the ledger can have is understood when it is read again.
static void every_killer_is_understood(void **state) {
    (void)state;
    for (int kind = ACTOR_HERO + 1; kind < ACTOR_KIND_COUNT; kind++) {
        char word[LEDGER_WORD_BYTES];
        ActorKind killer;
        int cause;
        ledger_sanitise_word(ACTORS[kind].name, word);
        assert_true(run_parse_killer(word, &killer, &cause));
        assert_int_equal(killer, kind);
    }
}

static void deeds_say_in_how_many_runs_they_were_counted(void **state) {
    (void)state;
    count("1 ticks=60 depth=2 descent=1 deepest=2 delivered=4 kills=9 sneaks=3 tolls=2 bells=1\n"
          "2 ticks=60 depth=2 descent=1 deepest=2 delivered=1 kills=1 sneaks=0 tolls=1 bells=0\n");
    assert_string_equal(told("Treasures delivered"), "5");
    assert_string_equal(told("Kills"), "10");
    assert_string_equal(told("Sneak attacks"), "3");
    assert_string_equal(told("Tolls"), "3");
    assert_string_equal(told("Bells rung"), "1");
    assert_null(told("Runs counted above"));
    count("1 ticks=60 depth=2 descent=1 deepest=2 kills=9\n2 ticks=60 depth=2 descent=1\n");
    assert_string_equal(told("Runs counted above"), "1 of 2");
}

// As much as there can be.
static void all_of_it_fits_a_sentence(void **state) {
    (void)state;
    char text[STAT_SENTENCE_MAX];
    table = (StatTable){.fact_count = STAT_FACTS_MAX, .killer_count = STAT_KILLERS};
    for (int i = 0; i < STAT_FACTS_MAX + STAT_KILLERS; i++) {
        StatFact *fact = i < STAT_FACTS_MAX ? &table.facts[i] : &table.killers[i - STAT_FACTS_MAX];
        memset(fact->name, 'n', sizeof fact->name - 1);
        memset(fact->value, 'v', sizeof fact->value - 1);
    }
    for (int i = 0; i < STAT_DEPTHS; i++) table.depths[i] = (StatDepth){2000000000, 2000000000};
    (void)statistics_sentence(&table, text);
    assert_true(strlen(text) < sizeof text - 1);
}

// ---- the program

static App *start(void) {
    Options options = {.dungeon = true, .mute = true, .window_w = 640, .window_h = 360};
    options.gen = GENERATORS[GEN_HALLS]->defaults;
    options.gen.seed = 11;
    options.gen.toll = true;
    App *app = app_new(&options, &error);
    assert_non_null(app);
    return app;
}

static void press(App *app, Input input, int ticks) {
    for (int i = 0; i < ticks; i++) app_tick_with_input(app, input);
}

static void die(App *app) {
    app->play.session.world->actors[HERO].invulnerable = 0;
    combat_hurt(app->play.session.world, HERO, 100, DIR_S, CAUSE_FIRE);
    app_tick_with_input(app, (Input){0});
}

// He rings the hand bell, to its end and not, and kills somebody who sleeps.
static void a_run_played_is_counted_with_its_deeds(void **state) {
    (void)state;
    App *app = start();
    World *world = app->play.session.world;
    press(app, (Input){.buttons = BUTTON_BELL}, 10);
    press(app, (Input){0}, 10);
    press(app, (Input){.buttons = BUTTON_BELL}, RING_TICKS + 10);
    Vec beside = world->actors[HERO].pos;
    beside.x += 24 * SUB;
    ActorId rat = body_create(world, ACTOR_RAT, beside);
    assert_int_not_equal(rat, NOBODY);
    world->actors[rat].hp = 1;
    world->actors[rat].brain.mind = MIND_ASLEEP;
    world->actors[HERO].facing = DIR_E;
    world->hero.lantern_shut = true;
    world->hero.night = 60; // no light shows him
    press(app, (Input){.buttons = BUTTON_STRIKE}, 1);
    press(app, (Input){0}, 30);
    // they count as they happen,
    app_push(app, SCREEN_STATISTICS);
    table = ((const StatWords *)app->own[SCREEN_STATISTICS])->table;
    assert_string_equal(told("Bells rung"), "1");
    assert_string_equal(told("Sneak attacks"), "1");
    app_act(app, ACTION_BACK);
    die(app);
    app_leave_to_title(app);
    app_push(app, SCREEN_STATISTICS);
    table = ((const StatWords *)app->own[SCREEN_STATISTICS])->table;
    assert_string_equal(told("Other dungeons"), "1, 0 won"); // and once
    assert_string_equal(told("Bells rung"), "1");
    assert_string_equal(told("Tolls"), "1");
    assert_string_equal(told("Kills"), "1");
    assert_string_equal(told("Sneak attacks"), "1");
    assert_string_equal(table.killers[0].name, "fire");
    assert_true(app_frame(app));
    app_act(app, ACTION_BACK);
    assert_int_equal(app_top_screen_id(app), SCREEN_TITLE);
    app_free(app);
}

static void a_ledger_that_cannot_be_read_is_told(void **state) {
    (void)state;
    char path[PATH_MAX_BYTES];
    assert_true(file_own_path(FOLDER_DATA, "ledger", path, sizeof path, &error));
    assert_true(file_make_folders(path, &error));
    assert_true(folder_make_new(path));
    App *app = start();
    app_push(app, SCREEN_PAUSE);
    app_push(app, SCREEN_STATISTICS);
    assert_ptr_equal(strstr(((const StatWords *)app->own[SCREEN_STATISTICS])->table.nothing,
                            "The list of runs cannot be used: "),
                     ((const StatWords *)app->own[SCREEN_STATISTICS])->table.nothing);
    assert_true(app_frame(app));
    app_free(app);
    assert_true(folder_remove(path));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(nothing_played_is_one_line),
        cmocka_unit_test(a_ledger_that_says_too_much_is_counted_to_the_last_number),
        cmocka_unit_test(runs_that_are_not_ranked_have_no_mean),
        cmocka_unit_test(runs_are_counted_by_sort),
        cmocka_unit_test(depths_are_those_passed_and_those_where_it_ended),
        cmocka_unit_test(the_five_worst_killers_are_named),
        cmocka_unit_test(every_killer_is_understood),
        cmocka_unit_test(deeds_say_in_how_many_runs_they_were_counted),
        cmocka_unit_test(all_of_it_fits_a_sentence),
        cmocka_unit_test_teardown(a_run_played_is_counted_with_its_deeds, tear_down),
        cmocka_unit_test_teardown(a_ledger_that_cannot_be_read_is_told, tear_down),
    };
    setenv("SDL_VIDEODRIVER", "dummy", 1);
    if (!home_open(&home)) return 1;
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    return home_close(&home) ? failed : 1;
}
