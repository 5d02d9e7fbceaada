// Plays the descent by bots that see what players see, and prints what came of it.
// usage: bot_report [SEEDS [FIRST_SEED [TEMPER]]] [--gears] [--turns] [--ablation]; its exit status is 1 when
// somebody neither died nor won in time, or found nothing for ten minutes. Below stand the aims of the
// balance. Turn by turn they have all the time to think. The ablation plays each seed twice, by a player that
// lights goods and rings and by one that does neither and is the same in all else, and fails when light does
// not pay. Of gears each is worn from the beginning, at its price: all are to be as good.
#include "bots/aims.h"
#include "bots/turner.h"
#include "gen/gen.h"
#include "sim/game.h"
#include "support/progress_exit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MINUTES_MOST = 60, TICKS_MOST = MINUTES_MOST * 60 * TICKS_PER_SECOND };
enum { LIGHT_PERCENT = 115 }; // of its twin's score, that a player who lights and rings is to have

// What is asked for.
typedef struct Runs {
    int seeds;
    uint64_t first;
    const char *temper; // NULL: all
    bool ablation, turns, gears;
} Runs;

// Who plays.
typedef struct Kind {
    Temper temper;
    bool plain, turns;
    int gear; // worn from the beginning
} Kind;

static Game *begin(const Kind *kind, uint64_t seed, Turner *turner) {
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    options.descent = true;
    options.seed = seed;
    options.gear = kind->gear;
    options.pace = kind->turns ? PACE_TURNS : PACE_REAL;
    gen_usual_size(&options);
    *turner = (Turner){.idle = 0};
    Game *game = game_new(&options);
    if (game == NULL || !player_init(&turner->player, kind->temper, seed)) return NULL;
    turner->player.plain = kind->plain;
    return game;
}

static void tell_faults(const Kind *kind, uint64_t seed, const World *world, const Notes *notes,
                        Progress *progress) {
    bool stranded = world->outcome == OUTCOME_NONE;
    if (!stranded && !notes_idle(notes)) return;
    progress_clear(progress, stderr);
    fprintf(stderr, "%s%s%s%s %llu: ", TEMPER_NAMES[kind->temper], kind->plain ? ", plain," : "",
            kind->gear > 0 ? " with " : "", kind->gear > 0 ? ITEMS[item_of_gear(kind->gear)].name : "",
            (unsigned long long)seed);
    if (stranded) fprintf(stderr, "nowhere to go on depth %d, ", world->depth);
    fprintf(stderr, "no find for %d s on depth %d\n", notes->idle_most / TICKS_PER_SECOND, notes->idle_depth);
}

static int faults(const Tally *tally) {
    return tally_stranded(tally) + tally->idle;
}

static bool play(Tally *tally, Kind kind, uint64_t seed, Grid *held, Progress *progress) {
    Notes notes = {0};
    Turner turner;
    Game *game = begin(&kind, seed, &turner);
    if (game == NULL) return false;
    tally->depths[1].reached++;
    for (int tick = 0; tick < TICKS_MOST && game_world(game)->outcome == OUTCOME_NONE; tick++) {
        const World *before = game_world(game);
        DepthTally *depth = &tally->depths[int_min(before->depth, DEPTHS)];
        tally_held(depth, before, held);
        game_tick(game, kind.turns ? turner_input(&turner, before) : player_input(&turner.player, before));
        tally_tick(depth, &notes, before);
        const World *after = game_world(game);
        if (after != before) tally_events(depth, &notes, after);
        if (after != before && after->depth > before->depth) {
            tally->depths[int_min(after->depth, DEPTHS)].reached++;
            notes.rang = notes.tolled = false;
            depth->left++;
        }
    }
    tally_end(tally, game_world(game), &notes);
    tell_faults(&kind, seed, game_world(game), &notes, progress);
    player_free(&turner.player);
    game_free(game);
    return true;
}

// What a pair of twins came to.
typedef struct Pair {
    Tally lit, plain;
    int lit_alone, plain_alone; // seeds that only this one won
} Pair;

static bool play_pair(Pair *pair, Kind kind, uint64_t seed, Grid *held, Progress *progress) {
    Kind twin = {kind.temper, true, kind.turns, kind.gear};
    int lit = pair->lit.won, plain = pair->plain.won;
    if (!play(&pair->lit, kind, seed, held, progress)) return false;
    if (!play(&pair->plain, twin, seed, held, progress)) return false;
    lit = pair->lit.won - lit;
    plain = pair->plain.won - plain;
    pair->lit_alone += lit > plain;
    pair->plain_alone += plain > lit;
    if (lit != plain) {
        progress_clear(progress, stdout);
        printf("%s %llu: only the one that %s wins\n", TEMPER_NAMES[kind.temper], (unsigned long long)seed,
               lit > plain ? "lights" : "does not light");
    }
    return true;
}

// Both won most seeds: only those that one of them won alone tell them apart. More than two standard
// deviations are no chance any more.
static bool wins_fewer(const Pair *pair) {
    int more = pair->plain_alone - pair->lit_alone;
    return more > 0 && more * more > 4 * (pair->plain_alone + pair->lit_alone);
}

// At least 15 % more points at no fewer wins.
static bool light_pays(const Pair *pair) {
    return 100 * pair->lit.score >= LIGHT_PERCENT * pair->plain.score && !wins_fewer(pair);
}

static void print(const Tally *tally, Kind kind) {
    char who[80];
    snprintf(who, sizeof who, "%s%s%s", TEMPER_NAMES[kind.temper],
             kind.plain ? ", neither lights nor rings" : "", kind.turns ? ", turn by turn" : "");
    tally_print(tally, who);
}

static void print_pair(const Pair *pair, Kind kind) {
    print(&pair->lit, kind);
    print(&pair->plain, (Kind){kind.temper, true, kind.turns, kind.gear});
    printf("%s: light brings %d %% of the score and %d wins for %d (%d and %d alone): %s\n",
           TEMPER_NAMES[kind.temper], tally_part(100 * pair->lit.score, pair->plain.score), pair->lit.won,
           pair->plain.won, pair->lit_alone, pair->plain_alone,
           light_pays(pair) ? "it pays" : "IT DOES NOT PAY");
}

// Each stops when it is asked to, with what there is by then. False when memory lacks.
static bool play_all(Tally *tally, Kind kind, const Runs *runs, Grid *held, Progress *progress) {
    bool goes_on = true;
    for (int i = 0; goes_on && i < runs->seeds; i++) {
        if (!play(tally, kind, runs->first + (uint64_t)i, held, progress)) return false;
        goes_on = progress_step(progress);
    }
    progress_clear(progress, stdout);
    print(tally, kind);
    return true;
}

static bool play_pairs(Kind kind, const Runs *runs, Grid *held, Progress *progress, int *failed) {
    Pair pair = {.lit_alone = 0};
    bool goes_on = true;
    for (int i = 0; goes_on && i < runs->seeds; i++) {
        if (!play_pair(&pair, kind, runs->first + (uint64_t)i, held, progress)) return false;
        goes_on = progress_step(progress);
    }
    progress_clear(progress, stdout);
    print_pair(&pair, kind);
    *failed += faults(&pair.lit) + faults(&pair.plain) + !light_pays(&pair);
    return true;
}

// A line for each piece of gear that one may begin with, and for none.
static bool play_gears(Kind kind, const Runs *runs, Grid *held, Progress *progress, int *failed) {
    for (kind.gear = 0; kind.gear <= GEAR_KINDS && progress_part(progress, 0); kind.gear++) {
        Tally tally = {0};
        int reached = 0;
        for (int i = 0; i < runs->seeds && progress_step(progress); i++) {
            if (!play(&tally, kind, runs->first + (uint64_t)i, held, progress)) return false;
        }
        for (int depth = 1; depth <= DEPTHS; depth++) reached += tally.depths[depth].reached;
        progress_clear(progress, stdout);
        printf("%-9s %-14s %4d won, score %5lld, depth %d.%02d\n", TEMPER_NAMES[kind.temper],
               kind.gear > 0 ? ITEMS[item_of_gear(kind.gear)].name : "usual", tally.won,
               (long long)tally.score / runs->seeds, reached / runs->seeds,
               reached * 100 / runs->seeds % 100);
        *failed += faults(&tally);
    }
    return true;
}

// The reckless light nothing.
static bool is_asked_for(const Runs *runs, Temper temper) {
    if (runs->ablation && temper == TEMPER_RECKLESS) return false;
    return runs->temper == NULL || strcmp(runs->temper, TEMPER_NAMES[temper]) == 0;
}

// True when the last argument is that one, which is taken away.
static bool has_flag(int *argc, char **argv, const char *flag) {
    bool has = *argc > 1 && strcmp(argv[*argc - 1], flag) == 0;
    *argc -= has;
    return has;
}

static Runs parse(int argc, char **argv) {
    bool ablation = has_flag(&argc, argv, "--ablation"), turns = has_flag(&argc, argv, "--turns"),
         gears = has_flag(&argc, argv, "--gears");
    return (Runs){.seeds = argc > 1 ? (int)strtol(argv[1], NULL, 10) : 20,
                  .first = argc > 2 ? strtoull(argv[2], NULL, 10) : 1,
                  .temper = argc > 3 ? argv[3] : NULL,
                  .ablation = ablation,
                  .turns = turns,
                  .gears = gears};
}

// One temper after another. False when memory lacks.
static bool play_tempers(const Runs *runs, Grid *held, Progress *progress, int *failed) {
    Tally tallies[TEMPER_COUNT] = {0};
    for (int temper = 0; temper < TEMPER_COUNT && progress_part(progress, 0); temper++) {
        if (!is_asked_for(runs, (Temper)temper)) continue;
        Kind kind = {(Temper)temper, false, runs->turns, 0};
        bool played = runs->gears      ? play_gears(kind, runs, held, progress, failed)
                      : runs->ablation ? play_pairs(kind, runs, held, progress, failed)
                                       : play_all(&tallies[temper], kind, runs, held, progress);
        if (!played) return false;
        *failed += faults(&tallies[temper]);
    }
    if (!runs->gears) aims_print(tallies);
    return true;
}

int main(int argc, char **argv) {
    Runs runs = parse(argc, argv);
    int failed = 0, kinds = 0;
    Grid held;
    Progress progress;
    if (!grid_init(&held, LEVEL_PLAY_MAX, LEVEL_PLAY_MAX)) return 1;
    for (int temper = 0; temper < TEMPER_COUNT; temper++) kinds += is_asked_for(&runs, (Temper)temper);
    progress_begin(&progress, "runs", (int64_t)runs.seeds * kinds * (runs.gears ? GEAR_KINDS + 1 : 1));
    bool played = play_tempers(&runs, &held, &progress, &failed);
    grid_free(&held);
    if (!played) return 1;
    return progress_exit(&progress, "bot_report", failed > 0);
}
