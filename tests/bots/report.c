// Plays the descent by bots that see what players see, and prints what came of it.
// usage: bot_report [SEEDS [FIRST_SEED [TEMPER]]] [--turns] [--ablation]; its exit status is 1 when somebody
// neither died nor won in time. Turn by turn they have all the time to think. The ablation plays each seed
// twice, by a player that lights goods and rings and by one that does neither and is the same in all else,
// and fails when light does not pay.
#include "bots/turner.h"
#include "gen/descent/depths.h"
#include "sim/game.h"
#include "sim/hazards/fire.h"
#include "sim/hero/stairs.h"
#include "sim/space/flames.h"
#include "sim/space/ground.h"
#include "sim/toll/toll.h"
#include "support/progress_exit.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEPTHS = DESCENT_DEPTHS, MINUTES_MOST = 60, TICKS_MOST = MINUTES_MOST * 60 * TICKS_PER_SECOND };
enum { LIGHT_PERCENT = 115 }; // of its twin's score, that a player who lights and rings is to have

// What happened on one depth, over all runs that reached it.
typedef struct DepthTally {
    int reached, died, left, stranded;
    int64_t ticks, hurt, tolls, bells, gone, stolen, collected, delivered, sneaks, kills, dust, hallowed;
    int64_t floor, kept; // cells at tolls
    int bell_runs;       // in which it was rung
    int toll_runs;       // in which it tolled, the vestibule's bell apart
} DepthTally;

typedef struct Tally {
    int runs, won;
    int64_t score;
    int banes[ACTOR_KIND_COUNT]; // who killed him; ACTOR_NONE: works, and of these:
    int works[FIXTURE_COUNT], burnt, others;
    DepthTally depths[DEPTHS + 1];
    int had[ITEM_COUNT], used[ITEM_COUNT]; // runs
} Tally;

// What is asked for.
typedef struct Runs {
    int seeds;
    uint64_t first;
    const char *temper; // NULL: all
    bool ablation, turns;
} Runs;

// Who plays.
typedef struct Kind {
    Temper temper;
    bool plain, turns;
} Kind;

typedef struct Notes {
    bool had[ITEM_COUNT], used[ITEM_COUNT], rang, tolled;
} Notes;

static void note_event(DepthTally *tally, Notes *notes, const Event *event) {
    bool item = event->what >= 0 && event->what < ITEM_COUNT;
    if (event->kind == EVENT_HIT && event->actor == HERO) tally->hurt += event->amount;
    if (event->kind == EVENT_TOLL && event->amount > 0) {
        tally->tolls++;
        tally->toll_runs += !notes->tolled;
        notes->tolled = true;
    }
    if (event->kind == EVENT_BELL) {
        tally->bells++;
        tally->bell_runs += !notes->rang;
        notes->rang = true;
    }
    if (event->kind == EVENT_DUST) tally->dust++;
    if (event->kind == EVENT_GONE) tally->gone++;
    if (event->kind == EVENT_HALLOWED) tally->hallowed++;
    if (event->kind == EVENT_STOLEN) tally->stolen++;
    if (event->kind == EVENT_PICKUP) tally->collected++;
    if (event->kind == EVENT_DELIVERED) tally->delivered += event->amount;
    if (event->kind == EVENT_SNEAK) tally->sneaks++;
    if (event->kind == EVENT_KILL) tally->kills++;
    bool uses = event->kind == EVENT_EAT || event->kind == EVENT_READ || event->kind == EVENT_DRINK ||
                event->kind == EVENT_THROW || event->kind == EVENT_RELIC || event->kind == EVENT_POWER;
    if (item && uses) notes->used[event->what] = true;
    if (event->kind == EVENT_KINDLE && event->what == FLAME_CANDLE) notes->used[ITEM_CANDLE] = true;
}

static void note_events(DepthTally *tally, Notes *notes, const World *world) {
    for (int i = 0; i < world->events.count; i++) note_event(tally, notes, &world->events.at[i]);
}

static void note_tick(DepthTally *tally, Notes *notes, const World *world) {
    note_events(tally, notes, world);
    for (int i = 0; i < ITEM_COUNT; i++) notes->had[i] |= world->hero.bag.stock[i] > 0;
    tally->ticks++;
}

// What the next toll would hold.
static void note_held(DepthTally *tally, const World *world, Grid *held) {
    const Actor *hero = &world->actors[HERO];
    bool rung = hero->act == ACT_RING && hero->act_ticks == RING_TICKS - 1;
    if (!world->clock.on || (world->clock.ticks != 1 && !rung)) return;
    held->w = world->level.tiles.w;
    held->h = world->level.tiles.h;
    toll_hold(world, held);
    for (int i = 0; i < held->w * held->h; i++) {
        bool floor = world->level.tiles.cells[i] == TILE_FLOOR;
        tally->floor += floor;
        tally->kept += floor && held->cells[i] != 0;
    }
}

// What killed the hero, as far as his grave tells.
static void note_death(Tally *tally, const World *world) {
    const Fixture *fixture = fixture_at(&world->level, world->cache.hero_cell);
    tally->banes[world->killer]++;
    if (world->killer != ACTOR_NONE) return;
    if (fire_on(world, world->cache.hero_cell)) {
        tally->burnt++;
    } else if (fixture != NULL) {
        tally->works[fixture->kind]++;
    } else {
        tally->others++; // darts, blasts, embers, falls
    }
}

static void settle(Tally *tally, const World *world, const Notes *notes) {
    int depth = int_min(world->depth, DEPTHS);
    bool died = world->outcome == OUTCOME_DEATH, won = world->outcome == OUTCOME_VICTORY;
    tally->runs++;
    tally->won += won;
    tally->score += world->hero.score.total;
    tally->depths[depth].died += died;
    tally->depths[depth].stranded += !died && !won;
    if (died) note_death(tally, world);
    for (int i = 0; i < ITEM_COUNT; i++) {
        tally->had[i] += notes->had[i];
        tally->used[i] += notes->used[i];
    }
}

static Game *begin(const Kind *kind, uint64_t seed, Turner *turner) {
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    options.descent = true;
    options.seed = seed;
    options.pace = kind->turns ? PACE_TURNS : PACE_REAL;
    gen_usual_size(&options);
    *turner = (Turner){.idle = 0};
    Game *game = game_new(&options);
    if (game == NULL || !player_init(&turner->player, kind->temper, seed)) return NULL;
    turner->player.plain = kind->plain;
    return game;
}

static void tell_stranded(const Kind *kind, uint64_t seed, int depth, Progress *progress) {
    progress_clear(progress, stderr);
    fprintf(stderr, "%s %llu: nowhere to go on depth %d\n", TEMPER_NAMES[kind->temper],
            (unsigned long long)seed, depth);
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
        note_held(depth, before, held);
        game_tick(game, kind.turns ? turner_input(&turner, before) : player_input(&turner.player, before));
        note_tick(depth, &notes, before);
        const World *after = game_world(game);
        if (after != before) note_events(depth, &notes, after);
        if (after != before && after->depth > before->depth) {
            tally->depths[int_min(after->depth, DEPTHS)].reached++;
            notes.rang = notes.tolled = false;
            depth->left++;
        }
    }
    settle(tally, game_world(game), &notes);
    if (game_world(game)->outcome == OUTCOME_NONE)
        tell_stranded(&kind, seed, game_world(game)->depth, progress);
    player_free(&turner.player);
    game_free(game);
    return true;
}

static int part(int64_t a, int64_t b) {
    return b == 0 ? 0 : (int)(a / b);
}

// The first digits after the point, of a mean over those who reached the depth.
static int tenths(int64_t sum, const DepthTally *d) {
    return part(10 * sum, d->reached) % 10;
}

static void print_depth(const DepthTally *d, int depth) {
    int runs = d->reached;
    printf(
        "  depth %d  reached %4d  died %3d %%  nowhere %3d  %4d s  hp lost %2d.%d  tolls %d.%02d in %3d %%  "
        "bell %3d %%  held %2d %%\n",
        depth, runs, part(100 * d->died, runs), d->stranded, part(d->ticks / TICKS_PER_SECOND, runs),
        part(d->hurt, runs), tenths(d->hurt, d), part(d->tolls, runs), part(100 * d->tolls, runs) % 100,
        part(100 * d->toll_runs, runs), part(100 * d->bell_runs, runs), part(100 * d->kept, d->floor));
    printf(
        "           collected %d.%d  lost %d.%d  stolen %d.%d  hallowed %d.%d  delivered %3d  sneak strikes "
        "%d.%d  kills %d.%d  dust %lld\n",
        part(d->collected, runs), tenths(d->collected, d), part(d->gone, runs), tenths(d->gone, d),
        part(d->stolen, runs), tenths(d->stolen, d), part(d->hallowed, runs), tenths(d->hallowed, d),
        part(d->delivered, runs), part(d->sneaks, runs), tenths(d->sneaks, d), part(d->kills, runs),
        tenths(d->kills, d), (long long)d->dust);
}

static void print(const Tally *tally, Kind kind) {
    printf("%s%s%s: %d runs, won %d %%, score %d\n", TEMPER_NAMES[kind.temper],
           kind.plain ? ", neither lights nor rings" : "", kind.turns ? ", turn by turn" : "", tally->runs,
           part(100 * tally->won, tally->runs), part(tally->score, tally->runs));
    for (int depth = 1; depth <= DEPTHS; depth++) print_depth(&tally->depths[depth], depth);
    printf("  deaths by");
    for (int i = ACTOR_HERO; i < ACTOR_KIND_COUNT; i++) {
        if (tally->banes[i] > 0) printf("  %s %d", ACTORS[i].name, tally->banes[i]);
    }
    for (int i = 0; i < FIXTURE_COUNT; i++) {
        if (tally->works[i] > 0) printf("  %s %d", FIXTURES[i].name, tally->works[i]);
    }
    printf("  fire %d  other works %d", tally->burnt, tally->others);
    printf("\n  used of those who had it");
    for (int i = 0; i < ITEM_COUNT; i++) {
        if (tally->had[i] > 0) printf("  %s %d/%d", ITEMS[i].title, tally->used[i], tally->had[i]);
    }
    printf("\n");
}

static int stranded(const Tally *tally) {
    int runs = 0;
    for (int depth = 1; depth <= DEPTHS; depth++) runs += tally->depths[depth].stranded;
    return runs;
}

// What a pair of twins came to.
typedef struct Pair {
    Tally lit, plain;
    int lit_alone, plain_alone; // seeds that only this one won
} Pair;

static bool play_pair(Pair *pair, Kind kind, uint64_t seed, Grid *held, Progress *progress) {
    Kind twin = {kind.temper, true, kind.turns};
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

static void print_pair(const Pair *pair, Kind kind) {
    print(&pair->lit, kind);
    print(&pair->plain, (Kind){kind.temper, true, kind.turns});
    printf("%s: light brings %d %% of the score and %d wins for %d (%d and %d alone): %s\n",
           TEMPER_NAMES[kind.temper], part(100 * pair->lit.score, pair->plain.score), pair->lit.won,
           pair->plain.won, pair->lit_alone, pair->plain_alone,
           light_pays(pair) ? "it pays" : "IT DOES NOT PAY");
}

// Each stops when it is asked to, with what there is by then. False when memory lacks.
static bool play_all(Kind kind, const Runs *runs, Grid *held, Progress *progress, int *failed) {
    Tally tally = {0};
    bool goes_on = true;
    for (int i = 0; goes_on && i < runs->seeds; i++) {
        if (!play(&tally, kind, runs->first + (uint64_t)i, held, progress)) return false;
        goes_on = progress_step(progress);
    }
    progress_clear(progress, stdout);
    print(&tally, kind);
    *failed += stranded(&tally);
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
    *failed += stranded(&pair.lit) + stranded(&pair.plain) + !light_pays(&pair);
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
    bool ablation = has_flag(&argc, argv, "--ablation"), turns = has_flag(&argc, argv, "--turns");
    return (Runs){.seeds = argc > 1 ? (int)strtol(argv[1], NULL, 10) : 20,
                  .first = argc > 2 ? strtoull(argv[2], NULL, 10) : 1,
                  .temper = argc > 3 ? argv[3] : NULL,
                  .ablation = ablation,
                  .turns = turns};
}

int main(int argc, char **argv) {
    Runs runs = parse(argc, argv);
    int failed = 0, kinds = 0;
    Grid held;
    Progress progress;
    if (!grid_init(&held, LEVEL_PLAY_MAX, LEVEL_PLAY_MAX)) return 1;
    for (int temper = 0; temper < TEMPER_COUNT; temper++) kinds += is_asked_for(&runs, (Temper)temper);
    progress_begin(&progress, "runs", (int64_t)runs.seeds * kinds);
    for (int temper = 0; temper < TEMPER_COUNT && progress_part(&progress, 0); temper++) {
        if (!is_asked_for(&runs, (Temper)temper)) continue;
        Kind kind = {(Temper)temper, false, runs.turns};
        bool played = (runs.ablation ? play_pairs : play_all)(kind, &runs, &held, &progress, &failed);
        if (!played) return 1;
    }
    grid_free(&held);
    return progress_exit(&progress, "bot_report", failed > 0);
}
