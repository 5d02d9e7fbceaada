// The command line as a table: a row for each option. --help and its checks are made from the same rows.
#include "app/tools/options.h"

#include "app/play/lessons.h"
#include "base/fail.h"
#include "base/text.h"
#include "gen/option_table.h"
#include "io/share_code.h"
#include "lang/lang.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

typedef struct Parse {
    Options *options;
    unsigned used;      // TAKES_* and USED_* of the options that were given
    const char *second; // the second value of the current option
    Error *error;
} Parse;

// A row sets fields of Options, given as offsets. An offset of 0, that of `command`, stands for none.
typedef struct Row {
    const char *name, *value; // `value`: as the help shows it; NULL: the option has none
    const char *second;       // a second value
    bool value_optional;      // --name or --name=VALUE, but never --name VALUE
    const char *help;
    bool (*list)(int index, Buffer *out); // appends the name of a value; false after the last; or NULL
    bool table;                           // no option: here the help lists the options of GEN_OPTIONS
    Command command;                      // the command that it asks for
    size_t text, flag;                    // where its value is stored, and a bool that becomes true
    bool (*set)(Parse *parse, const char *value); // does the rest; may be NULL
} Row;

static bool wrong(Parse *parse, const char *option, const char *value, const char *must) {
    return fail(parse->error, "--%s %s: %s", option, value, must);
}

// The values of --generator: each generator, then the descent.
enum { DUNGEONS = GEN_COUNT + 1, DESCENT = GEN_COUNT };

static const char *dungeon(int index) {
    return index == DESCENT ? "descent" : GENERATORS[index]->name;
}

static bool set_generator(Parse *parse, const char *value) {
    char names[256];
    (void)snprintf(names, sizeof names, "%s", tr("choose one of"));
    for (int i = 0; i < DUNGEONS; i++) {
        text_add(names, sizeof names, " %s", dungeon(i));
        if (strcmp(dungeon(i), value) != 0) continue;
        parse->used |= USED_KIND;
        parse->options->gen.descent = i == DESCENT;
        if (i != DESCENT) parse->options->gen.kind = (GenKind)i;
        return true;
    }
    return wrong(parse, "generator", value, names);
}

static bool set_seed(Parse *parse, const char *value) {
    parse->used |= USED_SEED;
    if (!gen_parse_seed(value, &parse->options->gen.seed))
        return wrong(parse, "seed", value, tr("give a number from 0 to 18446744073709551615, or a word"));
    gen_note_word(&parse->options->gen, value);
    return true;
}

static bool set_size(Parse *parse, const char *value) {
    parse->used |= USED_SIZE;
    return value_size(value, &parse->options->gen.w, &parse->options->gen.h) ||
           wrong(parse, "size", value, tr("give it in cells, such as 50x50"));
}

static bool set_turns(Parse *parse, const char *value) {
    (void)value;
    parse->used |= USED_TURNS;
    parse->options->gen.pace = PACE_TURNS;
    return true;
}

static bool set_classic(Parse *parse, const char *value) {
    parse->used |= USED_MODE;
    return parse->options->gen.classic = set_turns(parse, value);
}

// Sets an option of GEN_OPTIONS that has no row of its own.
static bool set_gen_option(Parse *parse, GenOptionId id, const char *value) {
    const GenOption *option = &GEN_OPTIONS[id];
    char must[160];
    int number = 1;
    parse->used |= option->takes != 0 ? option->takes : id == OPTION_DEPTH ? USED_DEPTH : USED_MODE;
    (void)snprintf(must, sizeof must, tr("give a number, %d to %d"), option->min, option->max);
    bool sound =
        option->flag || (value_int(value, &number) && number >= option->min && number <= option->max);
    if (sound) gen_option_set(&parse->options->gen, id, number);
    return sound || wrong(parse, option->name, value, must);
}

static bool set_gear(Parse *parse, const char *value) {
    parse->used |= USED_MODE;
    parse->options->gen.gear = value_gear(value);
    return parse->options->gen.gear > 0 ||
           wrong(parse, "gear", value, tr("name a piece of gear, such as axe"));
}

static bool set_tutorial(Parse *parse, const char *value) {
    parse->used |= USED_TUTORIAL;
    parse->options->tutorial = tutorial_named(value) + 1;
    return parse->options->tutorial > 0 ||
           wrong(parse, "tutorial", value, tr("choose one of pillars, halls, classic, maze, rooms"));
}

static bool set_pieces(Parse *parse, const char *value) {
    bool on = strcmp(value, "on") == 0, off = strcmp(value, "off") == 0;
    parse->used |= USED_MODE;
    parse->options->gen.pieces = !off;
    parse->options->pieces_dir = off ? NULL : on ? "" : value;
    return true;
}

static bool set_daily(Parse *parse, const char *value) {
    (void)value;
    parse->used |= USED_DAILY;
    return parse->options->gen.descent = parse->options->seed_given = true;
}

static bool set_window(Parse *parse, const char *value) {
    Options *o = parse->options;
    bool sound = value_size(value, &o->window_w, &o->window_h) && o->window_w >= 320 && o->window_h >= 240 &&
                 o->window_w <= 16384 && o->window_h <= 16384;
    return sound || wrong(parse, "window", value, tr("give it in pixels, 320x240 to 16384x16384"));
}

static bool set_zoom(Parse *parse, const char *value) {
    parse->options->far = strcmp(value, "far") == 0;
    return parse->options->far || strcmp(value, "near") == 0 ||
           wrong(parse, "zoom", value, tr("give near or far"));
}

static bool set_ticks(Parse *parse, const char *value) {
    return (value_int(value, &parse->options->ticks) && parse->options->ticks >= 0) ||
           wrong(parse, "ticks", value, tr("give a number of sixtieths of a second, 0 or more"));
}

static bool set_code(Parse *parse, const char *value) {
    Share share;
    Error why;
    if (!share_code_read(&share, value, &why)) return wrong(parse, "code", value, why.text);
    parse->used |= USED_CODE;
    parse->options->gen = share.gen;
    parse->options->gen.descent = share.descent;
    return true;
}

// True for commands that only print something about the program.
static bool is_told(Command command) {
    return command >= COMMAND_HELP && command <= COMMAND_VERSION;
}

// Sets the command. Two commands cannot be combined, unless one only prints something.
static bool set_command(Parse *parse, Command command) {
    Options *o = parse->options;
    if (o->command != COMMAND_PLAY && o->command != command && !is_told(command))
        return fail(
            parse->error,
            tr("use only one of --dump, --export, --stats, --find, --screenshot, --fast, --verify, --rank, "
               "--export-clip, --list-sprites and --check-piece"));
    o->command = command;
    return true;
}

static bool set_stats(Parse *parse, const char *value) {
    return (value_int(value, &parse->options->stats) && parse->options->stats >= 1) ||
           wrong(parse, "stats", value, tr("give a number of seeds, 1 or more"));
}

static bool set_find(Parse *parse, const char *value) {
    char why[160];
    return value_query(value, why, sizeof why) || wrong(parse, "find", value, why);
}

static bool set_first(Parse *parse, const char *value) {
    return (value_int(value, &parse->options->first) && parse->options->first >= 1) ||
           wrong(parse, "first", value, tr("give a number of dungeons, 1 or more"));
}

static bool set_dump(Parse *parse, const char *value) {
    return value == NULL || value_format(value, &parse->options->format) ||
           wrong(parse, "dump", value, tr("the formats are text, json, tmj and png"));
}

static bool set_export(Parse *parse, const char *value) {
    return value_file_format(value, &parse->options->format) ||
           wrong(parse, "export", value, tr("the file's ending says the format: .txt, .json, .tmj or .png"));
}

static bool set_export_clip(Parse *parse, const char *value) {
    Options *o = parse->options;
    o->clip_gif = value_ends(value, ".gif");
    if (!o->clip_gif && !value_ends(value, ".png"))
        return wrong(parse, "export-clip", value, tr("the file's ending says what it is: .gif or .png"));
    bool range = value_range(parse->second, &o->clip_from, &o->clip_to) && o->clip_from < o->clip_to &&
                 o->clip_to - o->clip_from <= CLIP_TICKS_MOST;
    return range || wrong(parse, "export-clip", parse->second,
                          tr("give the first and the last tick, such as 600..900, at most 3600 apart"));
}

#define AT(field) offsetof(Options, field)
static const Row ROWS[] = {
#define OPTION(...)                                                                                          \
    { __VA_ARGS__ }
    OPTION(.name = "generator", .value = "NAME",
           .help = N_("descent: the main game; or a dungeon of one kind:"), .list = value_list_generator,
           .set = set_generator),
    OPTION(.name = "seed", .value = "S",
           .help = N_("a number from 0 to 2^64-1, or any word; random by default"), .flag = AT(seed_given),
           .set = set_seed),
    OPTION(.name = "size", .value = "WxH",
           .help = N_("size in cells, 5x5 to 255x255 (with --dump, up to 4096x4096)"), .set = set_size),
    OPTION(.table = true),
    OPTION(.name = "turns", .help = N_("turn by turn"), .set = set_turns),
    OPTION(.name = "gear", .value = "NAME", .help = N_("descent only: start with this gear, one of"),
           .list = value_list_gear, .set = set_gear),
    OPTION(.name = "code", .value = "CODE",
           .help = N_("a share code: one word for all options above, except your own set pieces"),
           .flag = AT(seed_given), .set = set_code),
    OPTION(.name = "tutorial", .value = "NAME",
           .help = N_("a dungeon as a programming tutorial has it, with its size and rules:"),
           .list = value_list_tutorial, .set = set_tutorial),
    OPTION(.name = "daily",
           .help = N_("today's descent, the same for everybody; the first attempt is ranked"),
           .flag = AT(daily), .set = set_daily),
    OPTION(.name = "terminal", .help = N_("play in the terminal, turn by turn"), .flag = AT(terminal)),
    OPTION(.name = "log", .value = "FILE|speech", .value_optional = true,
           .help = N_("write or speak a line for each event; without a value, to standard output"),
           .flag = AT(log), .text = AT(log_to)),
    OPTION(.name = "window", .value = "WxH", .help = N_("size of the window in pixels"), .set = set_window),
    OPTION(.name = "fullscreen", .help = N_("start in full screen"), .flag = AT(fullscreen)),
    OPTION(.name = "zoom", .value = "near|far", .help = N_("how much of the dungeon is shown"),
           .flag = AT(zoom_given), .set = set_zoom),
    OPTION(.name = "ascii", .help = N_("start in the ASCII view"), .flag = AT(ascii)),
    OPTION(.name = "mute", .help = N_("no sound"), .flag = AT(mute)),
    OPTION(.name = "reduced-motion", .help = N_("no shaking, no flashing"), .flag = AT(reduced_motion)),
    OPTION(.name = "lang", .value = "CODE", .help = N_("language of all texts: en, es, ru ..."),
           .text = AT(lang)),
    OPTION(.name = "data-dir", .value = "DIR", .help = N_("folder of pictures, sounds and texts"),
           .text = AT(data_dir)),
    OPTION(.name = "tileset", .value = "DIR",
           .help = N_("folder of your own PNGs, shown instead of our pictures"), .text = AT(tileset)),
    OPTION(.name = "list-sprites",
           .help = N_("print name, size and number of frames of each picture (sprite)"),
           .command = COMMAND_SPRITES),
    OPTION(.name = "record", .value = "FILE", .help = N_("record the game in this file"), .text = AT(record)),
    OPTION(.name = "replay", .value = "FILE", .help = N_("show a recording"), .text = AT(replay)),
    OPTION(.name = "fast", .help = N_("with --replay: play it without a window and print the final hash"),
           .command = COMMAND_REPLAY_FAST),
    OPTION(.name = "verify",
           .help =
               N_("with --replay: check it, print score and hash; exit status 1 if the game differs from it"),
           .command = COMMAND_VERIFY),
    OPTION(.name = "export-clip", .value = "FILE", .second = "A..B",
           .help = N_("with --replay: save pictures of ticks A to B, as a .gif or numbered .png"),
           .command = COMMAND_CLIP, .text = AT(clip), .set = set_export_clip),
    OPTION(.name = "rank", .value = "DIR",
           .help = N_("check a folder of recordings and list them, the best first"), .command = COMMAND_RANK,
           .text = AT(rank)),
    OPTION(.name = "dump", .value = "text|json|tmj|png", .value_optional = true,
           .help = N_("print the level and open no window"), .command = COMMAND_DUMP, .set = set_dump),
    OPTION(.name = "export", .value = "FILE",
           .help = N_("write the level to a file: .txt, .json, .tmj or .png"), .command = COMMAND_DUMP,
           .text = AT(export_to), .set = set_export),
    OPTION(.name = "bare", .help = N_("in a .png: only the ground, not what lies on it"), .flag = AT(bare)),
    OPTION(.name = "import", .value = "FILE.tmj", .help = N_("play a map drawn in Tiled, .tmj or .tmx"),
           .text = AT(import)),
    OPTION(.name = "watch", .value = "FILE.tmj",
           .help = N_("play this map, and start again each time you save it in Tiled"), .flag = AT(watch),
           .text = AT(import)),
    OPTION(.name = "check-piece", .value = "FILE.tmj",
           .help = N_("print what is wrong with a set piece; if nothing is wrong, show it in a level"),
           .command = COMMAND_CHECK_PIECE, .text = AT(check_piece)),
    OPTION(.name = "stats", .value = "N",
           .help = N_("statistics of N seeds, from --seed on, one CSV row for each"),
           .command = COMMAND_STATS, .set = set_stats),
    OPTION(.name = "find", .value = "EXPRESSION",
           .help = N_("print share codes of dungeons that fit, such as \"loops >= 4 && chest.axe\""),
           .command = COMMAND_FIND, .text = AT(find), .set = set_find),
    OPTION(.name = "sheet", .value = "FILE.png",
           .help = N_("draw twelve dungeons with their figures, from --seed on or those of --find"),
           .command = COMMAND_FIND, .text = AT(sheet)),
    OPTION(.name = "first", .value = "N", .help = N_("with --find: how many to find"), .set = set_first),
    OPTION(.name = "screenshot", .value = "FILE.png", .help = N_("save a picture and open no window"),
           .command = COMMAND_SCREENSHOT, .text = AT(screenshot)),
    OPTION(.name = "ticks", .value = "N",
           .help = N_("with --screenshot: first play N ticks (60 are a second)"), .set = set_ticks),
    OPTION(.name = "help", .help = N_("print this help"), .command = COMMAND_HELP),
    OPTION(.name = "keys", .help = N_("print keys and gamepad buttons"), .command = COMMAND_KEYS),
    OPTION(.name = "version", .help = N_("print the version"), .command = COMMAND_VERSION),
#undef OPTION
};
#undef AT
enum { ROW_COUNT = sizeof ROWS / sizeof ROWS[0] };

static bool is_name(const char *is, const char *name, size_t length) {
    return is != NULL && strlen(is) == length && strncmp(is, name, length) == 0;
}

// The row of an option of GEN_OPTIONS.
static Row row_of(GenOptionId id) {
    return (Row){.name = GEN_OPTIONS[id].name,
                 .value = GEN_OPTIONS[id].value,
                 .help = GEN_OPTIONS[id].help,
                 .set = id == OPTION_CLASSIC  ? set_classic
                        : id == OPTION_PIECES ? set_pieces
                                              : NULL};
}

// Finds the row of an option. *id is OPTION_COUNT if it is not in GEN_OPTIONS. False for an unknown name.
static bool find_row(const char *name, size_t length, Row *row, GenOptionId *id) {
    *id = OPTION_COUNT;
    for (int i = 0; i < ROW_COUNT; i++) {
        *row = ROWS[i];
        if (is_name(row->name, name, length)) return true;
    }
    for (int i = 0; i < OPTION_COUNT; i++) {
        *id = (GenOptionId)i;
        *row = row_of(*id);
        if (is_name(row->name, name, length)) return true;
    }
    return false;
}

static bool refuse(Parse *parse, const char *argument, const char *why) {
    return fail(parse->error, "%s: %s", argument, why);
}

static bool set_row(Parse *parse, const Row *row, const char *value) {
    char *options = (char *)parse->options;
    if (row->command != COMMAND_PLAY && !set_command(parse, row->command)) return false;
    if (row->flag != 0) *(bool *)(options + row->flag) = true;
    if (row->text != 0) memcpy(options + row->text, &value, sizeof value);
    return row->set == NULL || row->set(parse, value);
}

// Reads the option at argv[*at] with its value, and moves *at behind them.
static bool read_option(Parse *parse, int argc, char **argv, int *at) {
    const char *argument = argv[(*at)++];
    if (strncmp(argument, "--", 2) != 0) return refuse(parse, argument, tr("not an option: see --help"));
    const char *name = argument + 2, *equals = strchr(name, '=');
    Row row;
    GenOptionId id;
    if (!find_row(name, equals != NULL ? (size_t)(equals - name) : strlen(name), &row, &id))
        return refuse(parse, argument, tr("unknown option: see --help"));
    const char *value = equals != NULL ? equals + 1 : NULL;
    if (row.value == NULL && value != NULL) return refuse(parse, argument, tr("this option takes no value"));
    if (row.value != NULL && value == NULL && !row.value_optional) {
        if (*at == argc) return refuse(parse, argument, tr("a value must follow: see --help"));
        value = argv[(*at)++];
    }
    if (value != NULL && value[0] == '\0') return refuse(parse, argument, tr("the value is empty"));
    if (row.second != NULL && *at == argc)
        return refuse(parse, argument, tr("two values must follow: see --help"));
    if (row.second != NULL) parse->second = argv[(*at)++];
    return id < OPTION_COUNT && row.set == NULL ? set_gen_option(parse, id, value)
                                                : set_row(parse, &row, value);
}

bool options_parse(Options *options, int argc, char **argv, Error *error) {
    *options = (Options){.gen = {.kind = GEN_HALLS, .depth = 1}};
    Parse parse = {.options = options, .error = error};
    for (int at = 1; at < argc;) {
        if (!read_option(&parse, argc, argv, &at)) return false;
        if (is_told(options->command)) return true;
    }
    options->dungeon = (parse.used & ~(unsigned)USED_TURNS) != 0 || options->record != NULL;
    return options_complete_gen(options, parse.used, error) && options_check(options, parse.used, error);
}

static void help_row(Buffer *out, const Row *row) {
    char option[40];
    const char *value = row->value != NULL ? row->value : "", *close = row->value_optional ? "]" : "";
    const char *between = row->value == NULL ? "" : row->value_optional ? "[=" : " ";
    const char *space = row->second != NULL ? " " : "", *second = space[0] != '\0' ? row->second : "";
    snprintf(option, sizeof option, "--%s%s%s%s%s%s", row->name, between, value, close, space, second);
    buffer_text(out, "  %-24s %s", option, tr(row->help));
    for (int i = 0; row->list != NULL && row->list(i, out); i++) {
    }
    buffer_text(out, "\n");
}

void options_help(Buffer *out) {
    buffer_text(out, tr("usage: cellarium [options]\nWithout options, the game opens its title screen.\n\n"));
    for (int i = 0; i < ROW_COUNT; i++) {
        if (!ROWS[i].table) help_row(out, &ROWS[i]);
        for (int id = 0; ROWS[i].table && id < OPTION_COUNT; id++) {
            Row row = row_of((GenOptionId)id);
            help_row(out, &row);
        }
    }
}
