#pragma once
// The command line.

#include "base/fail.h"
#include "gen/gen.h"
#include "io/buffer.h"

#include <stdbool.h>

extern const char APP_VERSION[];

typedef enum Format { FORMAT_TEXT, FORMAT_JSON, FORMAT_TMJ, FORMAT_PNG, FORMAT_COUNT } Format;

typedef enum Command {
    COMMAND_PLAY,
    COMMAND_HELP,
    COMMAND_KEYS,
    COMMAND_VERSION,
    COMMAND_DUMP, // prints a level to standard output, or to export_to
    COMMAND_REPLAY_FAST,
    COMMAND_SCREENSHOT,
    COMMAND_STATS,
    COMMAND_FIND,
    COMMAND_VERIFY,
    COMMAND_RANK,
    COMMAND_CLIP,
    COMMAND_SPRITES,
    COMMAND_CHECK_PIECE
} Command;

enum { CLIP_TICKS_MOST = 3600 }; // from the first to the last tick of --export-clip

typedef struct Options {
    Command command;
    GenOptions gen;
    bool dungeon;            // an option named a dungeon or asked for a recording: start the game at once
    bool seed_given;         // false: the program still has to choose gen.seed
    bool daily;              // gen becomes the daily descent at gen.pace
    int tutorial;            // 1..TUTORIAL_COUNT: gen becomes that tutorial, with gen.seed; 0: none
    uint64_t (*clock)(void); // Unix time for the date; NULL: the system's
    const char *record, *replay, *screenshot, *export_to, *import, *data_dir, *tileset; // paths or NULL
    const char *lang;            // a language's code, or NULL
    struct Languages *languages; // (app/store/languages.h); NULL: English alone
    const char *pieces_dir; // the folder of the player's set pieces; "": the usual one; NULL: only the pieces
                            // of the game are used
    const char *check_piece;  // a file or NULL
    struct MapFile *map_file; // the map read from `import` (app/store/maps.h), or NULL
    bool watch;               // the map is read again whenever it is saved
    const char *rank, *clip;  // the folder of --rank and the file of --export-clip, or NULL
    bool clip_gif;            // else PNGs
    int clip_from, clip_to;   // ticks
    Format format;            // of a dump or an export
    bool bare;                // a PNG shows only the ground
    int stats;                // the number of rows of --stats
    const char *find, *sheet; // the expression of --find and the file of --sheet, or NULL
    int first;                // how many dungeons --find and --sheet look for; 0: the usual number
    int ticks;                // how many ticks to play before the screenshot
    int window_w, window_h;   // px; 0: not given
    bool zoom_given;          // false: `far` does not count
    bool log;                 // writes each event as a line
    const char *log_to;       // as for line_out_open()
    bool terminal;            // instead of a window
    bool fullscreen, far, mute, reduced_motion, ascii;
} Options;

// Reads the command line. Returns false with one line in `error`; the program then exits with status 2.
// Strings of the options point into argv.
bool options_parse(Options *options, int argc, char **argv, Error *error);

// ---- options_check.c

// Bits of `used` below: which options were given that shape a dungeon. TAKES_* of gen/gen.h are the other
// bits.
enum {
    USED_KIND = 1 << 10, // --generator
    USED_SIZE = 1 << 11,
    USED_SEED = 1 << 12,
    USED_DEPTH = 1 << 13,
    USED_CODE = 1 << 14,
    USED_MODE = 1 << 15, // another option of a dungeon, such as --tower
    USED_DAILY = 1 << 16,
    USED_TURNS = 1 << 17, // --turns, which does not shape a dungeon
    USED_TUTORIAL = 1 << 18
};

// Completes options->gen when all options were read, because the generator may come last: sets what was not
// given to the generator's defaults, and checks it. Returns false with one line in `error`.
bool options_complete_gen(Options *options, unsigned used, Error *error);

// Checks that the options go together. Returns false with one line in `error`.
bool options_check(const Options *options, unsigned used, Error *error);

// Appends the text of --help: all options, one a line.
void options_help(Buffer *out);

// ---- keys.c

// Appends the text of --keys: all actions with their default keys and buttons, one a line.
void options_keys(Buffer *out);

// ---- app/tools/values.c

// The value of an option (`name` is without --) before the options are parsed, because the language has to be
// known for error messages. NULL: not given.
const char *options_peek_value(int argc, char **argv, const char *name);

// Values on the command line. These return false for an invalid text; the result then has no meaning.

// A whole decimal number, from -1000000000 to 1000000000.
bool value_int(const char *text, int *value);

bool value_size(const char *text, int *w, int *h);      // such as "50x40"
bool value_range(const char *text, int *from, int *to); // such as "600..900"

// The number of gear (1..GEAR_KINDS, as in GenOptions.gear) by its name, such as long_sword; 0: unknown.
int value_gear(const char *name);
enum { GEAR_WORD = 32 };
// Writes the name of gear as the command line takes it, such as "long_sword".
void value_gear_word(int gear, char word[GEAR_WORD]);
// Append the name of the value of an option, if there is one at that index.
bool value_list_generator(int index, Buffer *out);
bool value_list_gear(int index, Buffer *out);
bool value_list_tutorial(int index, Buffer *out);
// Returns false with the reason in `why` if the text is no expression of gen/prove/query.h.
bool value_query(const char *text, char *why, size_t size);
// True if the text has this ending and something before it.
bool value_ends(const char *text, const char *ending);
bool value_format(const char *text, Format *format);      // such as "json"
bool value_file_format(const char *text, Format *format); // of a file by its ending, such as "level.json"
