// Plays the descent with bots that see what players see, and prints the results. Below them stand the aims of
// the balance.
// usage: bot_report [SEEDS [FIRST_SEED [TEMPER]]] [--gears] [--turns] [--lazy] [--ablation]
// The exit status is 1 when a bot neither died nor won in time, or found nothing for ten minutes.
// --turns     bots play turn by turn, with all the time they need to think
// --ablation  a careful bot plays each seed, and again without each of its verbs in turn, or without those
//             named in place of TEMPER (ring,light); fails when a verb is not worth enough
// --lazy      bots that rely on one thing play the same seeds too, or those of which TEMPER is a part of the
//             description; fails when one of them wins too often
// --gears     bots begin with each piece of gear in turn, at its price; all should be equally good
#include "bots/aims.h"
#include "bots/turner.h"
#include "gen/gen.h"
#include "sim/game.h"
#include "support/progress_exit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MINUTES_MOST = 60, TICKS_MOST = MINUTES_MOST * 60 * TICKS_PER_SECOND };

// The options.
typedef struct Runs {
    int seeds;
    uint64_t first;
    const char *temper; // NULL: all; the verbs in an ablation
    bool ablation, lazy, turns, gears;
} Runs;

// The player.
typedef struct Kind {
    const char *what; // NULL: its temper says it
    Temper temper;
    unsigned without; // bits of Verb
    unsigned habits;
    bool turns;
    int gear; // worn from the beginning
} Kind;

// Players that take less trouble than the careful one.
typedef struct Lazy {
    const char *what;
    int most; // percent of the runs that it may win
    unsigned habits, without;
} Lazy;

// The verbs. The unsubtle use only ROLL and the bag.
enum {
    ROLL = 1 << VERB_ROLL,
    THROW = 1 << VERB_THROW,
    LIGHT = 1 << VERB_LIGHT,
    RING = 1 << VERB_RING,
    ALL_VERBS = (1 << VERB_COUNT) - 1,
    UNSUBTLE = 1 << VERB_SHUTTER | THROW | 1 << VERB_SNEAK | LIGHT | RING,
    THOUGHTLESS_MOST = 3,
    TRICK_MOST = 20
};

static const Lazy LAZY[] = {
    {"explores and strikes", THOUGHTLESS_MOST, HABIT_MASH, ALL_VERBS},
    {"strikes in doorways", THOUGHTLESS_MOST, HABIT_MASH | HABIT_DOORWAY, ALL_VERBS},
    {"fights in doorways, never dodges or throws", THOUGHTLESS_MOST, HABIT_MASH | HABIT_DOORWAY,
     ROLL | THROW},
    {"pacifist: never strikes or throws", THOUGHTLESS_MOST, HABIT_PEACE, THROW},
    {"only shoots and throws", TRICK_MOST, HABIT_PEACE, 0},
    {"strikes and dodges", TRICK_MOST, 0, UNSUBTLE},
    {"strikes, dodges, lights everything", TRICK_MOST, HABIT_LIGHT_ALL, UNSUBTLE & ~LIGHT},
    {"strikes, dodges, dances on the stairs", TRICK_MOST, HABIT_STAIRS, UNSUBTLE},
    {"strikes, dodges, changes the pace with T", TRICK_MOST, HABIT_SWITCH_PACE, UNSUBTLE},
    {"rings on arrival, lights nothing, waits by the stairs", TRICK_MOST, HABIT_RING_FIRST, LIGHT},
    {"shut lantern and arrows, lights and rings nothing", TRICK_MOST, HABIT_SHUT, LIGHT | RING},
    {"lights nothing and never rings", TRICK_MOST, 0, LIGHT | RING},
};

enum { LAZY_COUNT = sizeof LAZY / sizeof *LAZY };

static Game *begin(const Kind *kind, uint64_t seed, Turner *turner) {
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    options.descent = true;
    options.seed = seed;
    options.gear = kind->gear;
    options.pace = kind->turns ? PACE_TURNS : PACE_REAL;
    gen_set_usual_size(&options);
    *turner = (Turner){.idle = 0};
    Game *game = game_new(&options);
    if (game == NULL || !player_init(&turner->player, kind->temper, seed)) return NULL;
    turner->player.without = kind->without;
    turner->player.habits = kind->habits;
    return game;
}

static void tell_faults(const Kind *kind, uint64_t seed, const World *world, const Notes *notes,
                        Progress *progress) {
    bool stranded = world->outcome == OUTCOME_NONE;
    if (!stranded && !notes_idle(notes)) return;
    progress_clear(progress, stderr);
    fprintf(stderr, "%s%s%s%s %llu: ", kind->what != NULL ? kind->what : TEMPER_NAMES[kind->temper],
            kind->without != 0 && kind->what == NULL ? ", without a verb," : "",
            kind->gear > 0 ? " with " : "", kind->gear > 0 ? ITEMS[item_of_gear_number(kind->gear)].name : "",
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
    int deepest = 1;
    tally->depths[1].reached++;
    for (int tick = 0; tick < TICKS_MOST && game_world(game)->outcome == OUTCOME_NONE; tick++) {
        const World *before = game_world(game);
        DepthTally *depth = &tally->depths[int_min(before->depth, DEPTHS)];
        tally_held(depth, before, held);
        game_tick(game, turner_input(&turner, before));
        tally_tick(depth, &notes, before);
        const World *after = game_world(game);
        if (after != before) tally_events(depth, &notes, after);
        if (after->depth > deepest) {
            deepest = after->depth;
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

static void print(const Tally *tally, Kind kind) {
    char who[80];
    snprintf(who, sizeof who, "%s%s", TEMPER_NAMES[kind.temper], kind.turns ? ", turn by turn" : "");
    tally_print(tally, who);
}

// Each stops when it is asked to, with what there is by then. False when out of memory.
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

static bool is_tried(const Runs *runs, Verb verb) {
    return runs->temper == NULL || strstr(runs->temper, VERB_NAMES[verb]) != NULL;
}

// Plays the same seeds with all verbs, and without each in turn.
static bool play_verbs(Kind kind, const Runs *runs, Grid *held, Progress *progress, int *failed) {
    Tally all = {0};
    if (!play_all(&all, kind, runs, held, progress)) return false;
    *failed += faults(&all);
    for (int verb = 0; verb < VERB_COUNT && progress_set_part(progress, 0); verb++) {
        Tally tally = {0};
        if (!is_tried(runs, (Verb)verb)) continue;
        kind.without = 1U << verb;
        for (int i = 0; i < runs->seeds && progress_step(progress); i++) {
            if (!play(&tally, kind, runs->first + (uint64_t)i, held, progress)) return false;
        }
        progress_clear(progress, stdout);
        *failed += faults(&tally) + !aims_print_verb((Verb)verb, &tally, &all);
    }
    return true;
}

static bool is_lazy_tried(const Runs *runs, int lazy) {
    return runs->temper == NULL || strstr(LAZY[lazy].what, runs->temper) != NULL;
}

// Plays the same seeds with all verbs, and by each who takes less trouble.
static bool play_lazy(Kind kind, const Runs *runs, Grid *held, Progress *progress, int *failed) {
    Tally all = {0};
    if (!play_all(&all, kind, runs, held, progress)) return false;
    *failed += faults(&all);
    for (int lazy = 0; lazy < LAZY_COUNT && progress_set_part(progress, 0); lazy++) {
        Tally tally = {0};
        if (!is_lazy_tried(runs, lazy)) continue;
        kind.what = LAZY[lazy].what;
        kind.without = LAZY[lazy].without;
        kind.habits = LAZY[lazy].habits;
        for (int i = 0; i < runs->seeds && progress_step(progress); i++) {
            if (!play(&tally, kind, runs->first + (uint64_t)i, held, progress)) return false;
        }
        progress_clear(progress, stdout);
        *failed += faults(&tally) + !aims_print_lazy(LAZY[lazy].what, LAZY[lazy].most, &tally, &all);
    }
    return true;
}

// A line for each piece of gear that one may begin with, and for none.
static bool play_gears(Kind kind, const Runs *runs, Grid *held, Progress *progress, int *failed) {
    for (kind.gear = 0; kind.gear <= GEAR_KINDS && progress_set_part(progress, 0); kind.gear++) {
        Tally tally = {0};
        int reached = 0;
        for (int i = 0; i < runs->seeds && progress_step(progress); i++) {
            if (!play(&tally, kind, runs->first + (uint64_t)i, held, progress)) return false;
        }
        for (int depth = 1; depth <= DEPTHS; depth++) reached += tally.depths[depth].reached;
        progress_clear(progress, stdout);
        printf("%-9s %-14s %4d won, score %5lld, depth %d.%02d\n", TEMPER_NAMES[kind.temper],
               kind.gear > 0 ? ITEMS[item_of_gear_number(kind.gear)].name : "usual", tally.won,
               (long long)tally.score / runs->seeds, reached / runs->seeds,
               reached * 100 / runs->seeds % 100);
        *failed += faults(&tally);
    }
    return true;
}

static bool is_asked_for(const Runs *runs, Temper temper) {
    if (runs->ablation || runs->lazy) return temper == TEMPER_CAREFUL;
    return runs->temper == NULL || strcmp(runs->temper, TEMPER_NAMES[temper]) == 0;
}

// True when that one is among the arguments, in any place, and takes it away.
static bool has_flag(int *argc, char **argv, const char *flag) {
    int kept = 1;
    for (int i = 1; i < *argc; i++) {
        if (strcmp(argv[i], flag) != 0) argv[kept++] = argv[i];
    }
    bool has = kept < *argc;
    *argc = kept;
    return has;
}

static Runs parse(int argc, char **argv) {
    bool ablation = has_flag(&argc, argv, "--ablation"), lazy = has_flag(&argc, argv, "--lazy"),
         turns = has_flag(&argc, argv, "--turns"), gears = has_flag(&argc, argv, "--gears");
    return (Runs){.seeds = argc > 1 ? (int)strtol(argv[1], NULL, 10) : 20,
                  .first = argc > 2 ? strtoull(argv[2], NULL, 10) : 1,
                  .temper = argc > 3 ? argv[3] : NULL,
                  .ablation = ablation,
                  .lazy = lazy,
                  .turns = turns,
                  .gears = gears};
}

// One temper after another. False when out of memory.
static bool play_tempers(const Runs *runs, Grid *held, Progress *progress, int *failed) {
    Tally tallies[TEMPER_COUNT] = {0};
    for (int temper = 0; temper < TEMPER_COUNT && progress_set_part(progress, 0); temper++) {
        if (!is_asked_for(runs, (Temper)temper)) continue;
        Kind kind = {.temper = (Temper)temper, .turns = runs->turns};
        bool played = runs->gears      ? play_gears(kind, runs, held, progress, failed)
                      : runs->ablation ? play_verbs(kind, runs, held, progress, failed)
                      : runs->lazy     ? play_lazy(kind, runs, held, progress, failed)
                                       : play_all(&tallies[temper], kind, runs, held, progress);
        if (!played) return false;
        *failed += faults(&tallies[temper]);
    }
    if (!runs->gears && !runs->ablation && !runs->lazy) aims_print(tallies, runs->turns);
    return true;
}

// How often each seed is played by a temper.
static int parts_of(const Runs *runs) {
    int verbs = 0, lazy = 0;
    for (int i = 0; i < LAZY_COUNT; i++) lazy += is_lazy_tried(runs, i);
    for (int verb = 0; verb < VERB_COUNT; verb++) verbs += is_tried(runs, (Verb)verb);
    if (runs->ablation) return verbs + 1;
    if (runs->lazy) return lazy + 1;
    return runs->gears ? GEAR_KINDS + 1 : 1;
}

int main(int argc, char **argv) {
    Runs runs = parse(argc, argv);
    int failed = 0, kinds = 0;
    Grid held;
    Progress progress;
    if (!grid_init(&held, LEVEL_PLAY_MAX, LEVEL_PLAY_MAX)) return 1;
    for (int temper = 0; temper < TEMPER_COUNT; temper++) kinds += is_asked_for(&runs, (Temper)temper);
    progress_begin(&progress, "runs", (int64_t)runs.seeds * kinds * parts_of(&runs));
    bool played = play_tempers(&runs, &held, &progress, &failed);
    grid_free(&held);
    if (!played) return 1;
    return progress_exit(&progress, "bot_report", failed > 0);
}
