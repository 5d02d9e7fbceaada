#include "app/tools/options.h"

#include "base/rng.h"
#include "io/share_code.h"
#include "support/unit.h"

enum { ARGS_MAX = 16 };

static Error error;

// Splits at spaces.
static bool parse(Options *options, const char *line) {
    static char copy[256];
    char *argv[ARGS_MAX] = {"cellarium"};
    int argc = 1;
    snprintf(copy, sizeof copy, "%s", line);
    for (char *word = strtok(copy, " "); word != NULL && argc < ARGS_MAX; word = strtok(NULL, " "))
        argv[argc++] = word;
    error.text[0] = '\0';
    return options_parse(options, argc, argv, &error);
}

static void without_options_comes_the_title(void **state) {
    (void)state;
    Options options;
    assert_true(parse(&options, ""));
    assert_int_equal(options.command, COMMAND_PLAY);
    assert_false(options.dungeon);
    assert_true(parse(&options, "--fullscreen --zoom far --mute --window 800x600"));
    assert_false(options.dungeon);
    assert_true(options.fullscreen && options.far && options.mute);
    assert_int_equal(options.window_w, 800);
    assert_true(parse(&options, "--turns"));
    assert_false(options.dungeon);
    assert_int_equal(options.gen.pace, PACE_TURNS);
}

static void what_names_a_dungeon_goes_into_it(void **state) {
    (void)state;
    static const char *const LINES[] = {"--seed 1", "--generator halls", "--size 30x30", "--rooms 4",
                                        "--record x"};
    for (size_t i = 0; i < sizeof LINES / sizeof LINES[0]; i++) {
        Options options;
        assert_true(parse(&options, LINES[i]));
        assert_true(options.dungeon);
        assert_int_equal(options.gen.kind, GEN_HALLS);
    }
}

static void shapes_reach_the_generator(void **state) {
    (void)state;
    Options options;
    assert_true(parse(&options,
                      "--suppress 3 --connect --generator pillars --size=21x15 --seed 18446744073709551615"));
    assert_int_equal(options.gen.kind, GEN_PILLARS);
    assert_int_equal(options.gen.suppress, 3);
    assert_true(options.gen.connect);
    assert_int_equal(options.gen.w, 21);
    assert_int_equal(options.gen.h, 15);
    assert_true(options.gen.seed == UINT64_MAX);
    assert_true(parse(&options, "--dump"));
    assert_int_equal(options.command, COMMAND_DUMP);
    assert_int_equal(options.gen.w, 50);
    assert_int_equal(options.gen.rooms, 8);
    assert_true(parse(&options, "--dump=text --size 4096x4096"));
}

static void a_bell_tolls_where_it_is_asked_for(void **state) {
    (void)state;
    Options options;
    assert_true(parse(&options, "--toll --generator maze"));
    assert_true(options.dungeon && options.gen.toll);
    assert_true(parse(&options, "--generator maze"));
    assert_false(options.gen.toll);
}

static void a_guard_needs_depth_and_only_mazes_have_thick_walls(void **state) {
    (void)state;
    Options options;
    assert_true(parse(&options, "--guard --generator caves --depth 4"));
    assert_true(options.gen.guard);
    assert_false(parse(&options, "--guard --generator caves --depth 3"));
    assert_false(parse(&options, "--guard --generator descent --depth 4"));
    assert_true(parse(&options, "--generator maze --walls 3"));
    assert_int_equal(options.gen.walls, 3);
    assert_int_equal((options.gen.w - 3) % 4, 0);
    assert_false(parse(&options, "--generator maze --walls 4"));
    assert_false(parse(&options, "--generator halls --walls 2"));
    assert_true(parse(&options, "--generator maze"));
    assert_int_equal(options.gen.walls, 1);
}

static void halls_alone_are_awake_and_single_dungeons_mapped(void **state) {
    (void)state;
    Options options;
    assert_true(parse(&options, "--awake --generator halls"));
    assert_true(options.gen.awake && !options.gen.mapped);
    assert_true(parse(&options, "--mapped --generator maze"));
    assert_true(options.gen.mapped && !options.gen.awake);
    assert_false(parse(&options, "--awake --generator maze"));
    assert_string_equal(error.text, "--awake: the generator maze does not use it: leave it out");
    assert_false(parse(&options, "--awake --generator descent"));
    assert_false(parse(&options, "--mapped --generator descent"));
    assert_false(parse(&options, "--mapped --classic"));
    assert_false(parse(&options, "--mapped --daily"));
}

static void the_descent_takes_seed_and_depth(void **state) {
    (void)state;
    Options options;
    assert_true(parse(&options, "--generator descent --seed 5 --depth 7"));
    assert_true(options.dungeon && options.gen.descent);
    assert_int_equal(options.gen.seed, 5);
    assert_int_equal(options.gen.depth, 7);
    assert_true(parse(&options, "--generator descent --generator maze"));
    assert_false(options.gen.descent);
    assert_int_equal(options.gen.kind, GEN_MAZE);
    assert_true(parse(&options, "--seed 5"));
    assert_false(options.gen.descent);
}

static void a_code_of_the_descent_is_a_descent(void **state) {
    (void)state;
    Options options;
    Share share = {.descent = true, .depth = 3, .gen = {.seed = 77, .descent = true, .depth = 3}};
    char code[SHARE_CODE_MAX + 1], line[64];
    assert_true(share_code_write(&share, code));
    snprintf(line, sizeof line, "--code %s", code);
    if (!parse(&options, line)) fail_msg("%s", error.text);
    assert_true(options.dungeon && options.gen.descent);
    assert_int_equal(options.gen.seed, 77);
    assert_int_equal(options.gen.depth, 3);
}

static void wrong_options_are_told_in_one_line(void **state) {
    (void)state;
    static const struct {
        const char *line, *error;
    } CASES[] = {
        {"--sneed 1", "--sneed: unknown option: see --help"},
        {"seed", "seed: not an option: see --help"},
        {"--seed", "--seed: a value must follow: see --help"},
        {"--seed=", "--seed=: the value is empty"},
        {"--seed 99999999999999999999",
         "--seed 99999999999999999999: give a number from 0 to 18446744073709551615, or a word"},
        {"--mute=yes", "--mute=yes: this option takes no value"},
        {"--size 50", "--size 50: give it in cells, such as 50x50"},
        {"--size 50x50x50", "--size 50x50x50: give it in cells, such as 50x50"},
        {"--size 0x0", "width is 0: it must be 5 to 4096"},
        {"--size 300x300", "--size: a level to play is at most 255x255"},
        {"--rooms 1e2", "--rooms 1e2: give a number, 1 to 255"},
        {"--rooms 256", "--rooms 256: give a number, 1 to 255"},
        {"--suppress 3", "--suppress: the generator halls does not use it: leave it out"},
        {"--generator pillars --rooms 3", "--rooms: the generator pillars does not use it: leave it out"},
        {"--generator pillars --size 20x13",
         "size 20x13: pillars needs odd sides; the nearest are 19x13 and 21x13"},
        {"--zoom middle", "--zoom middle: give near or far"},
        {"--window 100x100", "--window 100x100: give it in pixels, 320x240 to 16384x16384"},
        {"--dump=xml", "--dump xml: the formats are text, json, tmj and png"},
        {"--fast", "--fast: it needs --replay FILE"},
        {"--depth 16", "--depth 16: give a number, 1 to 15"},
        {"--stats 0", "--stats 0: give a number of seeds, 1 or more"},
        {"--export .txt", "--export .txt: the file's ending says the format: .txt, .json, .tmj or .png"},
        {"--export level.xml",
         "--export level.xml: the file's ending says the format: .txt, .json, .tmj or .png"},
        {"--dump --screenshot x.png",
         "use only one of --dump, --export, --stats, --find, --screenshot, --fast, --verify, "
         "--rank, --export-clip, --list-sprites and --check-piece"},
        {"--check-piece x --seed 1",
         "--check-piece: it shows the piece wherever it fits: leave out the options for dungeons"},
        {"--verify", "--verify: it needs --replay FILE"},
        {"--export-clip x.gif 1..2", "--export-clip: it needs --replay FILE"},
        {"--replay x --export-clip x.gif", "--export-clip: two values must follow: see --help"},
        {"--replay x --export-clip x.gif 1..x",
         "--export-clip 1..x: give the first and the last tick, such as 600..900, at most 3600 apart"},
        {"--rank x --seed 1",
         "--rank: the recordings already describe their dungeons: leave out the options for dungeons"},
        {"--gear axe --generator halls", "--gear: the generator halls does not use it: leave it out"},
        {"--record x --screenshot y.png", "--screenshot: not together with --record"},
        {"--dump --replay x", "--dump, --export, --stats, --rank: not together with --replay or --record"},
        {"--import x.tmj --seed 1",
         "--import: the map already describes the dungeon: leave out the other options for it"},
        {"--generator descent --size 40x40", "--size: the generator descent does not use it: leave it out"},
        {"--generator descent --rooms 4", "--rooms: the generator descent does not use it: leave it out"},
        {"--toll --generator descent", "--toll: the generator descent does not use it: leave it out"},
        {"--generator arcade --toll", "--toll: the generator arcade does not use it: leave it out"},
        {"--toll=yes", "--toll=yes: this option takes no value"},
        {"--connect --generator descent", "--connect: the generator descent does not use it: leave it out"},
        {"--generator descent --depth 9", "depth of the descent is 9: it must be 1 to 8"},
        {"--ticks 5", "--ticks: it needs --screenshot FILE.png"},
    };
    for (size_t i = 0; i < sizeof CASES / sizeof CASES[0]; i++) {
        Options options;
        assert_false(parse(&options, CASES[i].line));
        assert_string_equal(error.text, CASES[i].error);
    }
}

static void a_map_goes_with_every_pace(void **state) {
    (void)state;
    Options options;
    assert_true(parse(&options, "--import x.tmj --turns"));
    assert_true(options.gen.pace == PACE_TURNS && !options.gen.classic);
    assert_true(parse(&options, "--watch x.tmj --turns"));
    assert_false(parse(&options, "--import x.tmj --classic"));
    assert_false(parse(&options, "--import x.tmj --turns --depth 2"));
    assert_false(parse(&options, "--replay x.rec --turns"));
}

static void every_generator_is_offered(void **state) {
    (void)state;
    Buffer help = {0};
    Options options;
    options_help(&help);
    buffer_bytes(&help, "", 1);
    assert_false(parse(&options, "--generator caverns"));
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        assert_non_null(strstr((const char *)help.bytes, GENERATORS[kind]->name));
        assert_non_null(strstr(error.text, GENERATORS[kind]->name));
    }
    assert_non_null(strstr(error.text, "--generator caverns: choose one of "));
    assert_non_null(strstr(error.text, " descent"));
    buffer_free(&help);
}

static void help_names_every_option(void **state) {
    (void)state;
    Buffer text = {0};
    options_help(&text);
    buffer_bytes(&text, "", 1);
    assert_non_null(strstr((const char *)text.bytes, "--generator NAME"));
    assert_non_null(strstr((const char *)text.bytes, "--dump[=text|json|tmj|png]"));
    buffer_free(&text);
    Options options;
    assert_true(parse(&options, "--help --nonsense"));
    assert_int_equal(options.command, COMMAND_HELP);
}

// The names of all options, as --help lists them.
static int list_names(char names[][32], int most) {
    Buffer help = {0};
    int count = 0;
    options_help(&help);
    buffer_int(&help, 0, 1);
    for (char *word = strtok((char *)help.bytes, " \n=[,"); word != NULL; word = strtok(NULL, " \n=[,")) {
        if (strncmp(word, "--", 2) == 0 && count < most && strlen(word) < 32)
            (void)strcpy(names[count++], word);
    }
    buffer_free(&help);
    return count;
}

// Whatever is given, in whatever order: the options are read, and then make a level, or one line refuses
// them.
static void any_command_line_is_read_or_refused(void **state) {
    (void)state;
    enum { LINES = 100000, NAMES = 120, WORDS_MOST = 6, MADE = 40, SIDE_MOST = 60 };
    static const char *const VALUES[] = {"",           "0",          "1",
                                         "2",          "7",          "-1",
                                         "99",         "1000000000", "99999999999999999999",
                                         "halls",      "descent",    "chambers",
                                         "caves",      "30x30",      "19x13",
                                         "5x5",        "4096x4096",  "0x0",
                                         "x",          "on",         "off",
                                         "x.tmj",      "x.png",      "x.gif",
                                         "1..9",       "9..1",       "text",
                                         "turns",      "near",       "long_sword",
                                         "5JG1N6EGTW", "--",         "=",
                                         "\x1b[2J",    "%s%n"};
    static char names[NAMES][32];
    int count = list_names(names, NAMES), read = 0, made = 0;
    Rng rng;
    rng_init(&rng, 1, STREAM_LAYOUT);
    assert_in_range(count, 30, NAMES - 1);
    for (int line = 0; line < LINES; line++) {
        Options options = {0};
        char words[WORDS_MOST][80], *argv[WORDS_MOST + 2] = {"cellarium"};
        int argc = 1;
        for (int left = rng_between(&rng, 1, WORDS_MOST); left > 0; left--, argc++) {
            const char *name = names[rng_below(&rng, count)];
            const char *value = VALUES[rng_below(&rng, (int)(sizeof VALUES / sizeof *VALUES))];
            int how = rng_below(&rng, 3);
            (void)snprintf(words[argc - 1], sizeof words[0], "%s%s%s", how < 2 ? name : "",
                           how == 1 ? "=" : "", how > 0 ? value : "");
            argv[argc] = words[argc - 1];
        }
        error.text[0] = '\0';
        bool accepted = options_parse(&options, argc, argv, &error);
        assert_int_equal(accepted, error.text[0] == '\0');
        assert_null(strchr(error.text, '\n'));
        read += accepted;
        bool makes = accepted && options.replay == NULL && options.import == NULL && !options.daily &&
                     (options.dungeon || options.command == COMMAND_DUMP || options.command == COMMAND_STATS);
        Level level;
        if (!makes || made++ % MADE != 0 || options.gen.w > SIDE_MOST || options.gen.h > SIDE_MOST) continue;
        assert_true(gen_level(&level, &options.gen));
        level_free(&level);
    }
    assert_true(read > LINES / 50);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(without_options_comes_the_title),
        cmocka_unit_test(what_names_a_dungeon_goes_into_it),
        cmocka_unit_test(shapes_reach_the_generator),
        cmocka_unit_test(a_bell_tolls_where_it_is_asked_for),
        cmocka_unit_test(a_guard_needs_depth_and_only_mazes_have_thick_walls),
        cmocka_unit_test(halls_alone_are_awake_and_single_dungeons_mapped),
        cmocka_unit_test(the_descent_takes_seed_and_depth),
        cmocka_unit_test(a_code_of_the_descent_is_a_descent),
        cmocka_unit_test(wrong_options_are_told_in_one_line),
        cmocka_unit_test(a_map_goes_with_every_pace),
        cmocka_unit_test(every_generator_is_offered),
        cmocka_unit_test(help_names_every_option),
        cmocka_unit_test(any_command_line_is_read_or_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
