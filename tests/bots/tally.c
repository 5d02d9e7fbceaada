#include "bots/tally.h"

#include "map/balance_toll.h"
#include "sim/hazards/fire.h"
#include "sim/hero/stairs.h"
#include "sim/space/flames.h"
#include "sim/space/ground.h"
#include "sim/toll/toll.h"

#include <stdio.h>

static void note_event(DepthTally *tally, Notes *notes, const Event *event) {
    bool find = event->kind == EVENT_PICKUP || event->kind == EVENT_KEY || event->kind == EVENT_UNLOCK ||
                event->kind == EVENT_CHEST || event->kind == EVENT_STAIRS;
    if (find) notes->idle = 0;
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
    if (item && event->kind == EVENT_GIFT) notes->given[event->what] = true;
    bool uses = event->kind == EVENT_EAT || event->kind == EVENT_READ || event->kind == EVENT_DRINK ||
                event->kind == EVENT_THROW || event->kind == EVENT_RELIC || event->kind == EVENT_POWER;
    if (item && uses) notes->used[event->what] = true;
    if (event->kind == EVENT_KINDLE && event->what == FLAME_CANDLE) notes->used[ITEM_CANDLE] = true;
}

void tally_events(DepthTally *tally, Notes *notes, const World *world) {
    for (int i = 0; i < world->events.count; i++) note_event(tally, notes, &world->events.at[i]);
}

void tally_tick(DepthTally *tally, Notes *notes, const World *world) {
    tally_events(tally, notes, world);
    for (int i = 0; i < ITEM_COUNT; i++) notes->had[i] |= world->hero.bag.stock[i] > 0;
    tally->ticks++;
    if (++notes->idle > notes->idle_most) {
        notes->idle_most = notes->idle;
        notes->idle_depth = world->depth;
    }
    tally->idle_most = int_max(tally->idle_most, notes->idle);
}

// The cells that the next toll would hold.
void tally_held(DepthTally *tally, const World *world, Grid *held) {
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

// Notes what killed the hero, as far as the place of his death tells.
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

void tally_end(Tally *tally, const World *world, const Notes *notes) {
    int depth = int_min(world->depth, DEPTHS);
    bool died = world->outcome == OUTCOME_DEATH, won = world->outcome == OUTCOME_VICTORY;
    tally->runs++;
    tally->won += won;
    tally->idle += notes_idle(notes);
    tally->score += world->hero.score.total;
    if (won) {
        tally->won_score += world->hero.score.total;
        tally->won_delivered += world->hero.score.delivered;
        tally->won_doubled += HALLOWED_FACTOR * world->hero.score.hallowed;
    }
    tally->depths[depth].died += died;
    tally->depths[depth].stranded += !died && !won;
    if (died) note_death(tally, world);
    for (int i = 0; i < ITEM_COUNT; i++) {
        tally->had[i] += notes->had[i];
        tally->used[i] += notes->used[i];
        tally->given[i] += notes->given[i];
        tally->given_won[i] += notes->given[i] && won;
    }
}

int tally_part(int64_t a, int64_t b) {
    return b == 0 ? 0 : (int)(a / b);
}

// The first digits after the point, of a mean over those who reached the depth.
static int tenths(int64_t sum, const DepthTally *d) {
    return tally_part(10 * sum, d->reached) % 10;
}

static void print_depth(const DepthTally *d, int depth) {
    int runs = d->reached;
    printf(
        "  depth %d  reached %4d  died %3d %%  nowhere %3d  %4d s  hp lost %2d.%d  tolls %d.%02d in %3d %%  "
        "bell %3d %%  held %2d %%\n",
        depth, runs, tally_part(100 * d->died, runs), d->stranded,
        tally_part(d->ticks / TICKS_PER_SECOND, runs), tally_part(d->hurt, runs), tenths(d->hurt, d),
        tally_part(d->tolls, runs), tally_part(100 * d->tolls, runs) % 100,
        tally_part(100 * d->toll_runs, runs), tally_part(100 * d->bell_runs, runs),
        tally_part(100 * d->kept, d->floor));
    printf(
        "           collected %d.%d  lost %d.%d  stolen %d.%d  hallowed %d.%d  delivered %3d  sneak strikes "
        "%d.%d  kills %d.%d  dust %lld  no find for %d s\n",
        tally_part(d->collected, runs), tenths(d->collected, d), tally_part(d->gone, runs),
        tenths(d->gone, d), tally_part(d->stolen, runs), tenths(d->stolen, d), tally_part(d->hallowed, runs),
        tenths(d->hallowed, d), tally_part(d->delivered, runs), tally_part(d->sneaks, runs),
        tenths(d->sneaks, d), tally_part(d->kills, runs), tenths(d->kills, d), (long long)d->dust,
        d->idle_most / TICKS_PER_SECOND);
}

void tally_print(const Tally *tally, const char *who) {
    printf("%s: %d runs, won %d, %d %%, score %d\n", who, tally->runs, tally->won,
           tally_part(100 * tally->won, tally->runs), tally_part(tally->score, tally->runs));
    printf("  winners: treasures %d %% of the score, doubled ones %d %% of that\n",
           (int)(100 * tally->won_delivered / int_max((int)tally->won_score, 1)),
           (int)(100 * tally->won_doubled / int_max((int)tally->won_delivered, 1)));
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
    printf("\n  gifts taken and won with");
    for (int i = 0; i < ITEM_COUNT; i++) {
        if (tally->given[i] > 0) printf("  %s %d/%d", ITEMS[i].title, tally->given_won[i], tally->given[i]);
    }
    printf("\n");
}

bool notes_idle(const Notes *notes) {
    return notes->idle_most > IDLE_SECONDS_MOST * TICKS_PER_SECOND;
}

int tally_stranded(const Tally *tally) {
    int runs = 0;
    for (int depth = 1; depth <= DEPTHS; depth++) runs += tally->depths[depth].stranded;
    return runs;
}
