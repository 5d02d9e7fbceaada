// The game in a terminal, played by scripts in a fake terminal. The scripts name what must be on the screen;
// everything that was shown is compared with golden values, key by key. After a change of what is shown or of
// the rules:
//     REWRITE_GOLDEN=1 ctest --test-dir build -R app/terminal
#include "app/terminal/terminal.h"
#include "base/rng.h"
#include "gen/makers/rows.h"

#include "support/fake_clock.h"
#include "support/golden.h"
#include "support/home.h"

#include "fake_tty.h"

#include <sys/stat.h>

static Home home;
static Golden golden = {.path = "tests/app/terminal.txt"};
// For what is said to wait for a key; without a meaning where nothing is.
#define MORE  "000000"
#define FINDS MORE "o" MORE "o" MORE "o" MORE

static const Vec SMALL = {80, 24};

static uint64_t noon(void) {
    return 1700000000;
}

static Options descent(void) {
    Options options = {.dungeon = true, .terminal = true, .clock = noon};
    options.gen = (GenOptions){.descent = true, .depth = 2, .seed = 11};
    gen_set_usual_size(&options.gen);
    return options;
}

static void play_on(const Options *options, Vec size, int colours, const Step *steps) {
    Error error = {""};
    fake_tty_begin(size, colours, steps);
    bool done = terminal_play(options, &error);
    assert_string_equal(error.text, "");
    assert_true(done);
}

static void play(const char *name, const Options *options, const Step *steps) {
    play_on(options, SMALL, 256, steps);
    if (name != NULL) golden_add(&golden, name, fake_tty_hash());
}

// The player has chosen a set of keys, as the first start of the terminal asks.
static void choose_keys(const char *keys) {
    char path[sizeof home.path + 32];
    (void)snprintf(path, sizeof path, "%s/cellarium", home.path);
    (void)mkdir(path, 0700);
    (void)snprintf(path, sizeof path, "%s/cellarium/settings", home.path);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    assert_true(fprintf(file, "terminal_keys=%s\n", keys) > 0);
    assert_int_equal(fclose(file), 0);
}

static int clean(void **state) {
    (void)state;
    home_clear(&home);
    choose_keys("letters");
    return 0;
}

static void pages_show_what_they_did(void **state) {
    (void)state;
    const Options options = descent();
    const Step steps[] = {
        {"", "Hearts"},
        {"i" DOWN DOWN UP "x" ENTER, NULL},
        {ESC "m", NULL},
        {"\t\t" UP LEFT LEFT "S" ESC, NULL},
        {"v" RIGHT RIGHT UP "K" PGUP ESC, NULL},
        {"h" PGUP PGDN END POS1 ESC, NULL},
        {F5 DOWN DOWN PGDN UP END UP POS1 ESC, NULL},
        {F1, "walk"},
        {DOWN DOWN UP PGDN PGDN PGUP END POS1 ESC, NULL},
        {"p", "Paused"},
        {DOWN DOWN ENTER, "Settings"},
        {RIGHT DOWN ENTER, "Captions"},
        {LEFT UP ENTER ESC UP ENTER ESC, "Paused"},
        {F1 ESC "i" ESC "h" ESC, "Paused"},
        {UP UP ESC, NULL},
        {CTRL_P, "Messages"},
        {ESC CTRL_R, "Start this run over?"},
        {"n\t", "Show every secret?"},
        {"n\t" DOWN ENTER, "The full layout"},
        {UP RIGHT RIGHT "s" ESC "\t" ESC, NULL},
        {F4, "Esc"},
        {RIGHT RIGHT NOTHING NOTHING LEFT " " NOTHING NOTHING " " END RIGHT POS1 "g" ESC, NULL},
        {NULL, NULL},
    };
    play("pages", &options, steps);
}

static const char DOES[] =
    "odds" DOWN RIGHT PGUP "c" DOWN "x" LEFT ENTER "x" UP "6x" ESC "e" ENTER "qq..zoooo1234"
    " ooooc" ENTER "oo" LEFT LEFT LEFT "ooooxdq?" ESC "12oooo" END UP UP UP UP " oooo";

static void a_game_shows_what_it_did(void **state) {
    (void)state;
    const Options options = descent();
    const Step steps[] = {{DOES, "Hearts"}, {"oooooooooooo", NULL}, {NULL, NULL}};
    play("a game", &options, steps);
}

// As many rows and columns as there are, and as many colours.
static void shows_as_much_as_there_is_room_for(void **state) {
    (void)state;
    static const struct {
        const char *name;
        Vec size;
        int colours;
    } ALL[] = {{"wide", {130, 24}, 8}, {"high", {80, 50}, 0}};
    const Options options = descent();
    const Step steps[] = {{DOES, "Hearts"}, {"hiv" UP ESC RESIZED F5 ESC "r" ESC, NULL}, {NULL, NULL}};
    for (size_t i = 0; i < sizeof ALL / sizeof *ALL; i++) {
        (void)clean(state);
        play_on(&options, ALL[i].size, ALL[i].colours, steps);
        golden_add(&golden, ALL[i].name, fake_tty_hash());
    }
}

// Each row of what was said waits for a key once, whatever key it is.
static void more_is_said_once(void **state) {
    (void)state;
    const Options options = descent();
    const Step steps[] = {
        {"o0000000i", "The bag"}, {ESC "o00000000i", "The bag"}, {ESC "o00000000i", "The bag"}, {NULL, NULL}};
    play(NULL, &options, steps);
}

// Exploring meets monsters; opening and shutting the lantern alarms nobody.
static void what_was_typed_ahead_of_an_alarm_is_dropped(void **state) {
    (void)state;
    const Options options = descent();
    const Step calm[] = {{"qqqq", NULL}, {NULL, NULL}}, alarming[] = {{"oooooooo", NULL}, {NULL, NULL}};
    play(NULL, &options, calm);
    int before = fake_tty_forgotten();
    play(NULL, &options, alarming);
    assert_true(fake_tty_forgotten() > before);
    assert_true(before <= 1); // what is in sight at the start is news
}

// A held key must not answer what exploring asks.
static void what_was_typed_ahead_of_a_question_is_dropped(void **state) {
    (void)state;
    Options options = descent();
    options.gen.depth = 1;
    const Step calm[] = {{"q", NULL}, {NULL, NULL}}, asking[] = {{"o", NULL}, {NULL, NULL}};
    play(NULL, &options, calm);
    int before = fake_tty_forgotten();
    play(NULL, &options, asking);
    assert_true(fake_tty_forgotten() > before);
}

// The first thing that bars the way is told with the key that breaks it; before it lies a treasure in the
// light, which is taken when asked again.
static void what_breaks_is_told_with_its_key(void **state) {
    (void)state;
    Options options = descent();
    options.gen.depth = 1;
    const Step steps[] = {{"o" MORE, "Explore again to take"},
                          {"o", "strike the pot, 1 "},
                          {"o", "Space: break the pot"},
                          {NULL, NULL}};
    play(NULL, &options, steps);
}

// Two keys and three kinds of things: where a row is too short for them, their titles are.
static void what_he_carries_fits_its_row(void **state) {
    (void)state;
    Options options = descent();
    options.gen.depth = 4;
    options.gen.seed = 5;
    const Step steps[] = {
        {"o" MORE "o" MORE "o" MORE "o" MORE "o" MORE "o" MORE "o" MORE "o" MORE "o" MORE, "Hand: bow"},
        {NULL, NULL}};
    play(NULL, &options, steps);
}

static void the_bell_is_asked_about_and_rings(void **state) {
    (void)state;
    const Options options = descent();
    const Step steps[] = {{FINDS "b", "Ring the hand bell?"},
                          {"n", "Hearts"},
                          {"b", "Ring the hand bell?"},
                          {DOWN ENTER, NULL},
                          {"oooo", NULL},
                          {NULL, NULL}};
    play("the bell", &options, steps);
}

static void another_dungeon_leads_back(void **state) {
    (void)state;
    Options options = descent();
    options.gen = GENERATORS[GEN_ROOMS]->defaults;
    options.gen.seed = 5;
    const Step steps[] = {{FINDS "R", "Backspace: back to the dungeon that you left"},
                          {"dd" ERASE, NULL},
                          {ERASE, "There is no dungeon to go back to"},
                          {"oo", NULL},
                          {"p" PICK("Give up") "y", "You gave up"},
                          {"h" ESC "\t" ESC "Rdd", NULL},
                          {NULL, NULL}};
    play("a dungeon again", &options, steps);
}

// The bag lists worn gear, each piece within its frame.
static void gear_is_told_in_the_bag(void **state) {
    const Step steps[] = {{"i", "Worn"}, {ESC, NULL}, {NULL, NULL}};
    for (int gear = 1; gear <= GEAR_KINDS; gear++) {
        Options options = descent();
        options.gen.gear = gear;
        (void)clean(state);
        play(NULL, &options, steps);
    }
}

static void every_key_answers(void **state) {
    (void)state;
    Options options = descent();
    options.gen.depth = 1; // nobody is there at first
    const Step steps[] = {
        {MORE "f", "No monster in sight"},
        {"c", "Roll which way?"},
        {ESC "x", "Shoot which way?"},
        {ESC "v", "there"},
        {ESC "m", "stairs, chests, locks"},
        {ESC "\t", "Show every secret?"},
        {"n" F4, "nothing yet"},
        {ESC "i", "The bag"},
        {ESC "h", "Messages"},
        {ESC CTRL_P, "Messages"},
        {ESC F5, "All actions"},
        {ESC "p", "Paused"},
        {ESC ESC, "Paused"},
        {ESC F1, "How to play"},
        {ESC "?", "How to play"},
        {ESC ERASE, "There is no dungeon to go back to"},
        {"R", "Start this run over?"},
        {"n", "Hearts"},
        {"q", "lantern shut"},
        {MORE "r", "R again: a new descent"},
        {NULL, NULL},
    };
    play(NULL, &options, steps);
}

static void plays_the_classic(void **state) {
    (void)state;
    Options options = descent();
    options.gen = CLASSIC.defaults;
    options.gen.seed = 3;
    const Step steps[] = {{"dddsssaaawwwv" ESC F1 ESC "ip" ESC "ddddsssswwwwaaaassss", NULL}, {NULL, NULL}};
    play("the classic", &options, steps);
}

static void a_recording_is_watched_and_taken_over(void **state) {
    (void)state;
    char path[sizeof home.path + 16];
    Options options = descent();
    (void)snprintf(path, sizeof path, "%s/recording", home.path);
    options.record = path;
    const Step plays[] = {{DOES, NULL}, {NULL, NULL}};
    play(NULL, &options, plays);
    options.record = NULL;
    options.dungeon = false;
    options.replay = path;
    const Step watches[] = {
        {NOTHING NOTHING NOTHING " ", "paused"},
        {"..,", NULL},
        {" " UP UP NOTHING NOTHING NOTHING DOWN NOTHING LEFT RIGHT " 5", NULL},
        {PGDN PGDN PGUP END POS1 "9", NULL},
        {F1, "five seconds back"},
        {ESC "i" ESC "m" ESC "\t" ESC, NULL},
        {ENTER, "Play on from here?"},
        {"n", NULL},
        {ENTER "y", "Hearts"},
        {MORE "d" MORE "d" MORE "p", "Paused"},
        {NULL, NULL},
    };
    play("a recording", &options, watches);
    (void)unlink(path);
}

static void a_game_is_left_and_gone_on_with(void **state) {
    (void)state;
    const Options options = descent(), title = {.terminal = true, .clock = noon};
    const Step leaves[] = {{FINDS "p" PICK("Save and leave"), "Continue"},
                           {PICK("Continue"), "Hearts"},
                           {"oo", NULL},
                           {NULL, NULL}};
    play(NULL, &options, leaves);
    const Step goes_on[] = {{PICK("Continue"), "Hearts"},
                            {MORE "h", "| Three gifts: take one"}, // said before it was left
                            {ESC MORE "p" PICK("Save and quit"), NULL},
                            {NULL, NULL}};
    play(NULL, &title, goes_on);
}

static void keys_of_roguelike_players_do_what_these_expect(void **state) {
    (void)state;
    const Options options = descent();
    const Step steps[] = {{MORE "$", "That key does nothing here: ? shows the keys"},
                          {"t", "The terminal is always turn by turn"},
                          {">", "You have not seen these stairs yet"},
                          {";", "you"},           // looks around
                          {ESC "S", "> Descent"}, // it was too short to be saved
                          {NULL, NULL}};
    play(NULL, &options, steps);
}

static void a_new_player_chooses_a_set_of_keys(void **state) {
    (void)state;
    const Options title = {.terminal = true, .clock = noon};
    static const struct {
        const char *keys, *walk;
    } CHOICES[] = {{"y", "walk the same eight ways"}, {"n", "W A S D"}, {ESC, "W A S D"}};
    for (size_t i = 0; i < sizeof CHOICES / sizeof *CHOICES; i++) {
        home_clear(&home);
        const Step first[] = {{"", "Do you want the keys of roguelikes?"},
                              {CHOICES[i].keys, "> Descent"},
                              {F1, CHOICES[i].walk},
                              {NULL, NULL}};
        const Step again[] = {{"", "> Descent"}, {F1, CHOICES[i].walk}, {NULL, NULL}};
        play(NULL, &title, first);
        play(NULL, &title, again);
    }
}

// In the vestibule, where nobody comes before the hero has looked around.
static void a_number_repeats_a_step_or_a_wait(void **state) {
    (void)state;
    Options options = descent();
    options.gen.depth = 1;
    const Step usual[] = {{"012", " 12 times:"},
                          {".", "12 turns pass"},
                          {"05", " 5 times:"},
                          {"q", "lantern shut"},
                          {NULL, NULL}},
               vi[] = {{"12", " 12 times:"},
                       {".", "12 turns pass"},
                       {"w", "Take which in hand?"},
                       {"1", "In hand: "},
                       {NULL, NULL}};
    play(NULL, &options, usual);
    (void)clean(state);
    choose_keys("vi");
    play(NULL, &options, vi);
}

// A signal comes while the saved game is replayed: that stops, and nothing is written.
static void a_signal_ends_what_is_being_gone_on_with(void **state) {
    (void)state;
    const Options title = {.terminal = true, .clock = noon};
    Options options = descent();
    char waits[160] = "";
    memset(waits, '.', sizeof waits - 1);
    const Step leaves[] = {{waits, NULL}, {MORE "p" PICK("Save and quit"), NULL}, {NULL, NULL}};
    options.gen.depth = 1; // in the vestibule, where nobody comes
    play(NULL, &options, leaves);
    uint64_t hash = home_hash(&home);
    const Step goes_on[] = {{PICK("Continue"), NULL}, {NULL, NULL}};
    play(NULL, &title, goes_on);
    assert_int_equal(fake_tty_asked(), 1); // it was longer than the ticks until then
    assert_true(home_hash(&home) == hash);
}

// Where the folder of what is kept should be lies a file.
static void what_cannot_be_kept_is_told(void **state) {
    (void)state;
    char path[sizeof home.path + sizeof "/cellarium"];
    const Options options = descent();
    home_clear(&home);
    (void)snprintf(path, sizeof path, "%s/cellarium", home.path);
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    (void)fclose(file);
    Error error = {""};
    const Step steps[] = {{FINDS "p" PICK("Save and leave"), NULL}, {"n", "is not saved"}, {NULL, NULL}};
    fake_tty_begin(SMALL, 256, steps);
    assert_true(terminal_play(&options, &error)); // it was told
    assert_int_equal(unlink(path), 0);
}

// A run that is given up at once is not kept.
#define WAITS                                                                                                \
    "...................."                                                                                   \
    "...................."

static void what_is_over_is_among_the_runs(void **state) {
    (void)state;
    const Options options = descent(), title = {.terminal = true, .clock = noon};
    const Step gives_up[] = {{FINDS WAITS "p" PICK("Give up"), "Give up?"}, {"y", "gave up"}, {NULL, NULL}};
    play(NULL, &options, gives_up);
    const Step looks[] = {{PICK("More") PICK("Runs"), "Runs"},
                          {ENTER NOTHING NOTHING, "play"},
                          {ESC ESC ESC, "Quit"},
                          {NULL, NULL}};
    play(NULL, &title, looks);
}

static void the_title_leads_everywhere(void **state) {
    (void)state;
    const Options title = {.terminal = true, .clock = noon};
    const Step steps[] = {
        {PICK("Practice"), "Kind"},
        {DOWN RIGHT DOWN DOWN RIGHT RIGHT LEFT DOWN "g" ESC, "Descent"},
        {PICK("More"), "Runs"},
        {PICK("Code or seed") "cellar" ERASE "r" ESC, "Runs"},
        {PICK("Known things") "\t\t" ESC ESC, "Descent"},
        {PICK("Settings"), "Language"},
        {PICK("Window and keys"), "vi"},
        {ESC, "Language"},
        {ESC PICK("More"), "Runs"},
        {PICK("Statistics"), "No run"},
        {ESC PICK("Help"), "strike"},
        {ESC ESC PICK("Quit"), NULL},
        {NULL, NULL},
    };
    play(NULL, &title, steps);
}

static void the_daily_is_the_same_for_all(void **state) {
    (void)state;
    const Options daily = {.terminal = true, .daily = true, .clock = noon};
    const Step steps[] = {{FINDS "p", "20231114"}, {NULL, NULL}};
    play("the daily", &daily, steps);
}

// ---- any keys

enum { SITTINGS = 8, KEYS_PRESSED = 400 };

// Those that lead on and about most often; and those that play.
static const char ANY[] =
    UP UP DOWN DOWN DOWN LEFT RIGHT POS1 END PGUP PGDN ENTER ENTER ENTER ESC ESC ERASE F1 F4 F5 RESIZED
        NOTHING CTRL_P CTRL_R "\t abcdefghijklmnopqrstuvwxyzHJKLYUBNRSWADXQ123456?.,+-=oooowwasd\x7f";
static const char PLAYS[] =
    "oooooooooooooooooooooooowwaassddeeeeffffzcxrq12345ivm" UP DOWN LEFT RIGHT ENTER ESC;

// Settings, saves, runs and what is known go on from one sitting to the next.
static void play_any(const char *name, const Options *options, Vec size, int colours, uint64_t seed) {
    Rng rng;
    uint64_t hash = HASH_START;
    rng_init(&rng, seed, STREAM_LOOKS);
    fake_clock_begin();
    for (int i = 0; i < SITTINGS; i++) {
        char keys[KEYS_PRESSED + 1] = "";
        const char *from = i % 2 == 0 ? PLAYS : ANY;
        for (int key = 0; key < KEYS_PRESSED; key++) keys[key] = from[rng_below(&rng, (int)strlen(from))];
        const Step steps[] = {{keys, NULL}, {NULL, NULL}};
        const Options title = {.terminal = true, .clock = noon};
        play_on(i % 2 == 0 ? options : &title, size, colours, steps);
        hash = hash_mix(hash ^ fake_tty_hash() ^ home_hash(&home));
        fake_clock_pass(100000);
    }
    fake_clock_end();
    golden_add(&golden, name, hash);
}

// Whatever is pressed, and in whatever order: on each page, in each kind of game.
static void any_keys_do_what_they_did(void **state) {
    const Options title = {.terminal = true, .clock = noon}, deep = descent();
    Options classic = deep, caves = deep, daily = title;
    classic.gen = CLASSIC.defaults;
    caves.gen = GENERATORS[GEN_CAVES]->defaults;
    caves.gen.seed = classic.gen.seed = 7;
    daily.daily = true;
    play_any("any keys on the title", &title, SMALL, 256, 1);
    (void)clean(state);
    play_any("any keys in a descent", &deep, SMALL, 8, 2);
    (void)clean(state);
    play_any("any keys in a wide descent", &deep, (Vec){140, 40}, 256, 3);
    (void)clean(state);
    play_any("any keys in the classic", &classic, SMALL, 0, 4);
    (void)clean(state);
    play_any("any keys in caves", &caves, (Vec){90, 30}, 256, 5);
    (void)clean(state);
    play_any("any keys in the daily", &daily, SMALL, 256, 6);
    golden_end(&golden);
}

#define CLEAN(name) cmocka_unit_test_teardown(name, clean)

int main(void) {
    const struct CMUnitTest tests[] = {
        CLEAN(pages_show_what_they_did),
        CLEAN(a_game_shows_what_it_did),
        CLEAN(shows_as_much_as_there_is_room_for),
        CLEAN(more_is_said_once),
        CLEAN(what_was_typed_ahead_of_an_alarm_is_dropped),
        CLEAN(what_was_typed_ahead_of_a_question_is_dropped),
        CLEAN(what_breaks_is_told_with_its_key),
        CLEAN(what_he_carries_fits_its_row),
        CLEAN(the_bell_is_asked_about_and_rings),
        CLEAN(another_dungeon_leads_back),
        CLEAN(gear_is_told_in_the_bag),
        CLEAN(every_key_answers),
        CLEAN(plays_the_classic),
        CLEAN(a_recording_is_watched_and_taken_over),
        CLEAN(a_game_is_left_and_gone_on_with),
        CLEAN(keys_of_roguelike_players_do_what_these_expect),
        CLEAN(a_new_player_chooses_a_set_of_keys),
        CLEAN(a_number_repeats_a_step_or_a_wait),
        CLEAN(a_signal_ends_what_is_being_gone_on_with),
        CLEAN(what_cannot_be_kept_is_told),
        CLEAN(what_is_over_is_among_the_runs),
        CLEAN(the_title_leads_everywhere),
        CLEAN(the_daily_is_the_same_for_all),
        CLEAN(any_keys_do_what_they_did),
    };
    if (!home_open(&home)) return 1;
    choose_keys("letters");
    int failed = cmocka_run_group_tests(tests, NULL, NULL);
    home_clear(&home);
    return home_close(&home) ? failed : 1;
}
