// Plays the first depths of the descent by bots that see what players see, and prints what came of it.
// usage: bot_report [SEEDS [FIRST_SEED [TEMPER]]]; its exit status is 1 when somebody neither died nor won in
// time.
#include "app/progress.h"
#include "bots/player.h"
#include "gen/descent.h"
#include "sim/fire.h"
#include "sim/flames.h"
#include "sim/game.h"
#include "sim/stairs.h"
#include "sim/toll.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DEPTHS = 2, MINUTES_MOST = 20, TICKS_MOST = MINUTES_MOST * 60 * TICKS_PER_SECOND };

// What happened on one depth, over all runs that reached it.
typedef struct DepthTally {
    int reached, died, left, stranded;
    int64_t ticks, hurt, tolls, bells, gone, stolen, collected, delivered, sneaks, kills, dust;
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
} Runs;

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
    for (int i = 0; i < ITEM_COUNT; i++) notes->had[i] |= world->pack.stock[i] > 0;
    tally->ticks++;
}

// What the next toll would hold.
static void note_held(DepthTally *tally, const World *world, Grid *held) {
    if (!world->hour.on || world->hour.clock != 1) return;
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
    const Fixture *fixture = fixture_at(&world->level, world->hero_cell);
    tally->banes[world->bane]++;
    if (world->bane != ACTOR_NONE) return;
    if (fire_on(world, world->hero_cell)) {
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
    tally->score += world->score;
    tally->depths[depth].died += died;
    tally->depths[depth].stranded += !died && !won;
    if (died) note_death(tally, world);
    for (int i = 0; i < ITEM_COUNT; i++) {
        tally->had[i] += notes->had[i];
        tally->used[i] += notes->used[i];
    }
}

static bool play(Tally *tally, Temper temper, uint64_t seed, Grid *held, Progress *progress) {
    GenOptions options = GENERATORS[GEN_HALLS]->defaults;
    Notes notes = {0};
    Player player;
    options.descent = true;
    options.seed = seed;
    gen_usual_size(&options);
    Game *game = game_new(&options);
    if (game == NULL || !player_init(&player, temper, seed)) return false;
    tally->depths[1].reached++;
    for (int tick = 0; tick < TICKS_MOST && game_world(game)->outcome == OUTCOME_NONE; tick++) {
        const World *before = game_world(game);
        DepthTally *depth = &tally->depths[int_min(before->depth, DEPTHS)];
        note_held(depth, before, held);
        game_tick(game, player_input(&player, before));
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
    if (game_world(game)->outcome == OUTCOME_NONE) {
        progress_clear(progress, stderr);
        fprintf(stderr, "%s %llu: nowhere to go on depth %d\n", TEMPER_NAMES[temper],
                (unsigned long long)seed, game_world(game)->depth);
    }
    player_free(&player);
    game_free(game);
    return true;
}

static int part(int64_t a, int64_t b) {
    return b == 0 ? 0 : (int)(a / b);
}

static void print_depth(const DepthTally *d, int depth) {
    printf("  depth %d  reached %4d  died %3d %%  nowhere %3d  %4d s  hp lost %2d.%d  tolls %d.%02d in %3d "
           "%%  bell "
           "%3d %%  "
           "held %2d %%\n           collected %d.%d  lost %d.%d  stolen %d.%d  delivered %3d  sneak strikes "
           "%d.%d  "
           "kills %d.%d  dust %lld\n",
           depth, d->reached, part(100 * d->died, d->reached), d->stranded,
           part(d->ticks / TICKS_PER_SECOND, d->reached), part(d->hurt, d->reached),
           part(10 * d->hurt, d->reached) % 10, part(d->tolls, d->reached),
           part(100 * d->tolls, d->reached) % 100, part(100 * d->toll_runs, d->reached),
           part(100 * d->bell_runs, d->reached), part(100 * d->kept, d->floor),
           part(d->collected, d->reached), part(10 * d->collected, d->reached) % 10,
           part(d->gone, d->reached), part(10 * d->gone, d->reached) % 10, part(d->stolen, d->reached),
           part(10 * d->stolen, d->reached) % 10, part(d->delivered, d->reached), part(d->sneaks, d->reached),
           part(10 * d->sneaks, d->reached) % 10, part(d->kills, d->reached),
           part(10 * d->kills, d->reached) % 10, (long long)d->dust);
}

static void print(const Tally *tally, Temper temper) {
    printf("%s: %d runs, won %d %%, score %d\n", TEMPER_NAMES[temper], tally->runs,
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

// Stops when it is asked to, with what there is by then. False when memory lacks.
static bool play_all(Tally *tally, Temper temper, const Runs *runs, Grid *held, Progress *progress) {
    bool goes_on = true;
    for (int i = 0; goes_on && i < runs->seeds; i++) {
        if (!play(tally, temper, runs->first + (uint64_t)i, held, progress)) return false;
        goes_on = progress_step(progress);
    }
    progress_clear(progress, stdout);
    print(tally, temper);
    return true;
}

static int stranded(const Tally *tally) {
    int runs = 0;
    for (int depth = 1; depth <= DEPTHS; depth++) runs += tally->depths[depth].stranded;
    return runs;
}

int main(int argc, char **argv) {
    Runs runs = {.seeds = argc > 1 ? (int)strtol(argv[1], NULL, 10) : 20,
                 .first = argc > 2 ? strtoull(argv[2], NULL, 10) : 1};
    int lost = 0;
    Grid held;
    Progress progress;
    if (!grid_init(&held, LEVEL_PLAY_MAX, LEVEL_PLAY_MAX)) return 1;
    progress_begin(&progress, "runs", (int64_t)runs.seeds * (argc > 3 ? 1 : TEMPER_COUNT));
    for (int temper = 0; temper < TEMPER_COUNT && progress_part(&progress, 0); temper++) {
        Tally tally = {0};
        if (argc > 3 && strcmp(argv[3], TEMPER_NAMES[temper]) != 0) continue;
        if (!play_all(&tally, (Temper)temper, &runs, &held, &progress)) return 1;
        lost += stranded(&tally);
    }
    grid_free(&held);
    return progress_exit(&progress, "bot_report", lost > 0);
}
