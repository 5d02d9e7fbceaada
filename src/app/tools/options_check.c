// Checks which options go together.
#include "app/tools/options.h"

#include "app/play/lessons.h"
#include "base/fail.h"
#include "base/text.h"
#include "gen/option_table.h"
#include "lang/lang.h"
#include "map/level.h"

// Completes options without a share code.
static bool complete_gen(GenOptions *gen, unsigned used, Error *error) {
    if (gen->classic && (used & USED_KIND) == 0) gen->kind = GEN_SCATTER;
    const Generator *generator = GENERATORS[gen->kind];
    const char *unfit = (used & USED_SIZE) != 0 && gen->descent ? "size"
                        : gen->gear != 0 && !gen->descent       ? "gear"
                                                                : NULL;
    for (int i = 0; i < OPTION_COUNT; i++) {
        const GenOption *option = &GEN_OPTIONS[i];
        GenOptionId id = (GenOptionId)i;
        bool given = (used & option->takes) != 0;
        if (unfit == NULL && given && !gen_option_applies(gen, id)) unfit = option->name;
        if (option->takes != 0 && !option->flag && !given)
            gen_option_set(gen, id, gen_option(&generator->defaults, id));
    }
    if (unfit != NULL)
        return fail(error, tr("--%s: the generator %s does not use it: leave it out"), unfit,
                    gen->descent ? "descent" : generator->name);
    if ((used & USED_SIZE) == 0) gen_set_usual_size(gen);
    return gen_check_translated(gen, tr, error);
}

bool options_complete_gen(Options *options, unsigned used, Error *error) {
    static const char LEAVE_OUT[] =
        N_("it already describes the dungeon: leave out the other options for it");
    const GenOptions *gen = &options->gen;
    bool daily = (used & USED_DAILY) != 0,
         changed = gen->classic || gen->tower || gen->guard || gen->mapped || gen->pieces;
    if ((used & USED_TUTORIAL) != 0) {
        if ((used & ~(unsigned)(USED_TUTORIAL | USED_SEED | USED_TURNS)) != 0)
            return fail(error, "--tutorial: %s", tr(LEAVE_OUT));
        const GenOptions given = *gen;
        options->gen = tutorial_options(options->tutorial - 1, given.seed);
        gen_note_word(&options->gen, given.word);
        if (given.pace != PACE_REAL) options->gen.pace = given.pace;
        return true;
    }
    if (daily && ((used & ~(unsigned)(USED_DAILY | USED_MODE | USED_TURNS)) != 0 || changed))
        return fail(error, "--daily: %s", tr(LEAVE_OUT));
    if ((used & USED_CODE) == 0) return complete_gen(&options->gen, used, error);
    return used == USED_CODE || fail(error, "--code: %s", tr(LEAVE_OUT));
}

// Options that do not go together.
typedef struct Clash {
    bool is; // they were given
    const char *options, *why;
} Clash;

bool options_check(const Options *o, unsigned used, Error *error) {
    bool fast = o->command == COMMAND_REPLAY_FAST, verify = o->command == COMMAND_VERIFY;
    bool level_only = o->command == COMMAND_DUMP || o->command == COMMAND_STATS || o->command == COMMAND_RANK;
    bool playable = o->gen.w <= LEVEL_PLAY_MAX && o->gen.h <= LEVEL_PLAY_MAX;
    const Clash CLASHES[] = {
        {fast && o->replay == NULL, "--fast", tr("it needs --replay FILE")},
        {verify && o->replay == NULL, "--verify", tr("it needs --replay FILE")},
        {o->clip != NULL && o->replay == NULL, "--export-clip", tr("it needs --replay FILE")},
        {o->ticks > 0 && o->screenshot == NULL, "--ticks", tr("it needs --screenshot FILE.png")},
        {o->replay != NULL && (used != 0 || o->record != NULL), "--replay",
         tr("the recording already describes the dungeon: leave out --record and the other options for it")},
        {o->rank != NULL && used != 0, "--rank",
         tr("the recordings already describe their dungeons: leave out the options for dungeons")},
        {o->import != NULL && (used & ~(unsigned)USED_TURNS) != 0, "--import",
         tr("the map already describes the dungeon: leave out the other options for it")},
        {o->check_piece != NULL && used != 0, "--check-piece",
         tr("it shows the piece wherever it fits: leave out the options for dungeons")},
        {o->terminal && o->command != COMMAND_PLAY, "--terminal",
         tr("it works only with a game or a recording: leave out options that show neither")},
        {o->log && o->command != COMMAND_PLAY && !fast, "--log",
         tr("it needs a game that is played, or --replay")},
        {level_only && (o->replay != NULL || o->record != NULL), "--dump, --export, --stats, --rank",
         tr("not together with --replay or --record")},
        {o->bare && (o->command != COMMAND_DUMP || o->format != FORMAT_PNG), "--bare",
         tr("it needs --export FILE.png or --dump=png")},
        {o->screenshot != NULL && o->record != NULL, "--screenshot", tr("not together with --record")},
        {o->import != NULL && (o->rank != NULL || o->check_piece != NULL), "--import",
         tr("not together with --rank or --check-piece")},
        {o->first > 0 && o->find == NULL, "--first", tr("it needs --find EXPRESSION")},
        {o->command == COMMAND_FIND && (o->import != NULL || o->replay != NULL || o->record != NULL),
         "--find, --sheet", tr("not together with --import, --replay or --record")},
        {o->stats > 1 && o->import != NULL, "--stats", tr("a map has no other seeds: give --stats 1")},
        {o->watch && (o->command != COMMAND_PLAY || o->replay != NULL || o->terminal), "--watch",
         tr("it plays the map in a window: leave out options that open no window")},
        {!playable && !level_only, "--size", tr("a level to play is at most 255x255")},
    };
    for (size_t i = 0; i < sizeof CLASHES / sizeof CLASHES[0]; i++) {
        if (CLASHES[i].is) return fail(error, "%s: %s", CLASHES[i].options, CLASHES[i].why);
    }
    return true;
}
