#pragma once
// The options of a dungeon beside its kind, seed and size, a row each: the command line, the share code, the
// recording, the properties of a map of Tiled and the page of practice walk this table. Its order is theirs,
// and that of bytes which others keep: a new row goes where no old code and recording notices, which a test
// holds.

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
    OPTION_COUNT
} GenOptionId;

// Which part of a share code has it.
typedef enum CodePart {
    CODE_APART,   // in a way of its own
    CODE_OPTIONS, // with those that a generator takes, if one of them is not as usual
    CODE_MODE     // with how the dungeon is played
} CodePart;

typedef struct GenOption {
    const char *name;         // on the command line and in maps of Tiled
    const char *value, *help; // what follows it there, NULL: nothing; what --help says
    const char *label, *page; // on the page of practice, and its help there; NULL: it is not there
    const char *what;         // the number, as an error names it
    size_t at;                // of the field in GenOptions
    bool flag;                // a bool; else an int,
    int min, max;             // within these
    unsigned takes;           // TAKES_* of the generators that take it; 0: all do
    bool rule;   // changes how a game goes: an error where it is not taken; else it is just not used
    bool single; // a rule that the descent does not have
    bool sizes;  // what sizes fit depends on it
    bool in_map; // a property of a map of Tiled, read and written like the others
    CodePart code;
} GenOption;

extern const GenOption GEN_OPTIONS[OPTION_COUNT];

// A flag is 0 or 1.
int gen_option(const GenOptions *options, GenOptionId id);
void gen_option_set(GenOptions *options, GenOptionId id, int value);
// Whether a dungeon of this kind takes it: of the generator's own options the descent takes none.
bool gen_option_taken(const GenOptions *options, GenOptionId id);
// Rules of `from` that `to` takes, which is of another kind, are those of `to`, too.
void gen_rules_follow(GenOptions *to, const GenOptions *from);
