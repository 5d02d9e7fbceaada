// Which options go together.
#include "app/tools/options.h"

#include "base/fail.h"
#include "map/level.h"

typedef struct Clash {
    bool is;
    const char *options, *why;
} Clash;

bool options_check(const Options *o, unsigned used, char *error, size_t error_size) {
    bool fast = o->command == COMMAND_REPLAY_FAST, verify = o->command == COMMAND_VERIFY;
    bool level_only = o->command == COMMAND_DUMP || o->command == COMMAND_STATS || o->command == COMMAND_RANK;
    bool playable = o->gen.w <= LEVEL_PLAY_MAX && o->gen.h <= LEVEL_PLAY_MAX;
    const Clash CLASHES[] = {
        {fast && o->replay == NULL, "--fast", "it needs --replay FILE"},
        {verify && o->replay == NULL, "--verify", "it needs --replay FILE"},
        {o->clip != NULL && o->replay == NULL, "--export-clip", "it needs --replay FILE"},
        {o->ticks > 0 && o->screenshot == NULL, "--ticks", "it needs --screenshot FILE.png"},
        {o->replay != NULL && (used != 0 || o->record != NULL), "--replay",
         "the recording already says which dungeon it is: leave out --record and the options that shape one"},
        {o->rank != NULL && used != 0, "--rank",
         "the recordings already say which dungeons they are: leave out the options that shape one"},
        {o->import != NULL && (used & ~(unsigned)OPTION_TURNS) != 0, "--import",
         "the map already says all about the dungeon: leave out the options that shape one"},
        {o->check_piece != NULL && used != 0, "--check-piece",
         "it shows the piece wherever it fits: leave out the options that shape a dungeon"},
        {o->terminal && o->command != COMMAND_PLAY, "--terminal",
         "it plays, or shows a recording: leave out what does neither"},
        {o->log && o->command != COMMAND_PLAY && !fast, "--log",
         "it needs a game that is played, or --replay"},
        {level_only && (o->replay != NULL || o->record != NULL), "--dump, --export, --stats, --rank",
         "not together with --replay or --record"},
        {o->import != NULL && (o->rank != NULL || o->check_piece != NULL), "--import",
         "not together with --rank or --check-piece"},
        {o->stats > 1 && o->import != NULL, "--stats", "a map has no other seeds: give --stats 1"},
        {o->watch && (o->command != COMMAND_PLAY || o->replay != NULL || o->terminal), "--watch",
         "it plays the map in a window: leave out what does not"},
        {!playable && !level_only, "--size", "a level to play is at most 255x255"},
    };
    for (size_t i = 0; i < sizeof CLASHES / sizeof CLASHES[0]; i++) {
        if (CLASHES[i].is) return fail(error, error_size, "%s: %s", CLASHES[i].options, CLASHES[i].why);
    }
    return true;
}
