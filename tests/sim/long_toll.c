// A hundred thousand tolls on levels of all depths, which are stirred up before each, judged by an
// independent checker. Prints how many attempts fail, how many tolls give up, and what tolls cost.
#include "sim/stir.h"
#include "sim/toll_checker.h"
#include "support/progress_exit.h"

#include <stdio.h>
#include <time.h>

enum { TOLLS = 100000, TOLLS_A_LEVEL = 8, US_MAX = 20000 };

typedef struct Tally {
    long tolls, attempts, given_up, flaws;
    int us[US_MAX + 1]; // tolls by what they took
} Tally;

static Tally tallies[DESCENT_DEPTHS][GEN_COUNT];
static Tally all;

static double now_us(void) {
    return (double)clock() * 1e6 / CLOCKS_PER_SEC;
}

static void count(Tally *tally, const TollReport *report, double us, bool flaw) {
    tally->tolls++;
    tally->attempts += report->attempts;
    tally->given_up += !report->made;
    tally->flaws += flaw;
    tally->us[int_min((int)us, US_MAX)]++;
}

static int quantile(const Tally *tally, double part) {
    long seen = 0;
    int us = 0;
    while (us < US_MAX && (double)(seen += tally->us[us]) < part * (double)tally->tolls) us++;
    return us;
}

static void print(const char *name, const Tally *tally) {
    double tolls = (double)tally->tolls;
    if (tally->tolls == 0) return;
    printf("%-22s %7ld %7.2f %% %7.3f %% %6d %6d %6d %5ld\n", name, tally->tolls,
           100 * ((double)tally->attempts - (tolls - (double)tally->given_up)) / (double)tally->attempts,
           100 * (double)tally->given_up / tolls, quantile(tally, 0.5), quantile(tally, 0.99),
           quantile(tally, 1), tally->flaws);
}

// True when nothing is wrong with it.
static bool toll_once(World *world, Rng *rng, uint64_t seed) {
    static Before before;
    Blend blend;
    stir(world, rng);
    checker_look(&before, world);
    descent_choose_blend(&blend, world->level.seed, world->depth);
    GenKind drawn = blend.of[(world->clock.tolls + 1) % 2].kind;
    double start = now_us();
    TollReport report = toll_perform_rung(world);
    double us = now_us() - start;
    const char *flaw = checker_verdict(world, &before, &report);
    if (!report.made)
        printf("seed %llu depth %d toll %d: given up\n", (unsigned long long)seed, world->depth,
               world->clock.tolls + 1);
    for (int i = 0; flaw == NULL && i < 10; i++) {
        stir_ticks(world, rng, 1);
        flaw = checker_bodies(world);
    }
    count(&tallies[world->depth - 1][drawn], &report, us, flaw != NULL);
    count(&all, &report, us, flaw != NULL);
    if (flaw == NULL) return true;
    printf("seed %llu depth %d toll %d: %s\n", (unsigned long long)seed, world->depth, world->clock.tolls,
           flaw);
    fflush(stdout);
    return false;
}

// False when it is to stop.
static bool play_level(uint64_t seed, int depth, Progress *progress) {
    World *world = stir_depth(seed, depth, seed % 2 == 1);
    Rng rng;
    rng_init(&rng, seed * 31 + (uint64_t)depth, STREAM_AI);
    bool goes_on = true;
    for (int i = 0; goes_on && i < TOLLS_A_LEVEL && world->outcome == OUTCOME_NONE; i++) {
        bool sound = toll_once(world, &rng, seed);
        goes_on = progress_step(progress);
        if (!sound) break;
    }
    world_free(world);
    return goes_on;
}

int main(int argc, char **argv) {
    long tolls = argc > 1 ? atol(argv[1]) : TOLLS;
    Progress progress;
    bool goes_on = true;
    progress_begin(&progress, "tolls", tolls);
    for (uint64_t seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1; goes_on && all.tolls < tolls; seed++) {
        for (int depth = 1; goes_on && depth <= DESCENT_DEPTHS; depth++) {
            goes_on = play_level(seed, depth, &progress);
        }
    }
    progress_clear(&progress, stdout);
    printf("%-22s %7s %9s %9s %6s %6s %6s %5s\n", "depth, drawn", "tolls", "failing", "given up", "us",
           "99 %", "most", "flaws");
    for (int depth = 1; depth <= DESCENT_DEPTHS; depth++) {
        for (int kind = 0; kind < GEN_COUNT; kind++) {
            char name[32];
            snprintf(name, sizeof name, "%d %s", depth, GENERATORS[kind]->name);
            print(name, &tallies[depth - 1][kind]);
        }
    }
    print("all", &all);
    return progress_exit(&progress, "long_toll", all.flaws > 0);
}
