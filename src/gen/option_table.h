#pragma once
// The options of a dungeon besides its kind, seed and size, a row each. The command line, share codes,
// recordings, the properties of maps for Tiled and the page of practice all read this table. Its order is
// also that of bytes in codes and recordings, so a new row may only stand where old codes and recordings do
// not notice; a test checks that.

#include "gen/makers/makers.h"

#include <stddef.h>

typedef enum GenOptionId {
    OPTION_ROOMS,
    OPTION_SUPPRESS,
    OPTION_CORRIDOR,
    OPTION_WALLS,
    OPTION_CONNECT,
    OPTION_DEPTH,
    OPTION_TOLL,
    OPTION_CLASSIC,
    OPTION_TOWER,
    OPTION_GUARD,
    OPTION_AWAKE,
    OPTION_MAPPED,
    OPTION_PIECES,
    OPTION_LOOPS,
    OPTION_DEAD_ENDS,
    OPTION_BELL,
    OPTION_COUNT
} GenOptionId;

// Which part of a share code contains it.
typedef enum CodePart {
    CODE_APART,   // a part of its own
    CODE_OPTIONS, // the part with a generator's options, if one of them is not the usual
    CODE_MODE,    // the part about how the dungeon is played
    CODE_END      // after the seed, where older codes have nothing; what differs from the usual
} CodePart;

typedef struct GenOption {
    const char *name;         // on the command line and in maps of Tiled
    const char *value, *help; // what follows it on the command line, NULL: nothing; its line of --help
    const char *label, *page; // its name and help on the page of practice; NULL: it is not there
    const char *what;         // how an error calls the number
    size_t at;                // the offset of its field in GenOptions
    bool flag;                // the field is a bool; otherwise an int,
    int min, max;             // in this range
    int step;                 // on the page of practice; 0 counts as 1
    bool reversed;            // the field holds what is missing to `max`
    unsigned takes;           // TAKES_* of the generators that take it; 0: all
    bool rule;   // it changes how a game is played. A dungeon that does not take it rejects it; options that
                 // are no rules are ignored there
    bool single; // a rule that the descent does not have
    bool sizes;  // the sizes that fit depend on it
    bool in_map; // a property of maps for Tiled
    CodePart code;
} GenOption;

extern const GenOption GEN_OPTIONS[OPTION_COUNT];

// The value of an option; a flag is 0 or 1.
int gen_option(const GenOptions *options, GenOptionId id);
void gen_option_set(GenOptions *options, GenOptionId id, int value);
// Whether a dungeon of this kind takes it. The descent takes none of the generators' own options.
bool gen_option_applies(const GenOptions *options, GenOptionId id);
// Copies the options that are rules to a dungeon of another kind, as far as it takes them; never the classic.
void gen_copy_rules(GenOptions *to, const GenOptions *from);
