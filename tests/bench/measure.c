// Measures in rounds and takes the time that a tenth of them stay below; of fewer than ten it is the fastest.
// Each round runs our work and the peer's over all maps. Other programs only ever slow a round down, also by
// taking the caches, so fast rounds tell most about the code. What counts is the processor's time and not the
// time on the wall.
#include "bench/bench.h"

#include "bench/peer.h"

#include <stdlib.h>
#include <time.h>

enum { ROUNDS_MIN = 5, ROUNDS_MAX = 999 };

typedef struct Rounds {
    double ours[ROUNDS_MAX], peer[ROUNDS_MAX]; // ns a unit
    int count;
} Rounds;

static double clock_ns(clockid_t clock) {
    struct timespec now;
    (void)clock_gettime(clock, &now);
    return (double)now.tv_sec * 1e9 + (double)now.tv_nsec;
}

static double now_ns(const Bed *bed) {
    return bed->work->clock != NULL ? bed->work->clock(bed) : clock_ns(CLOCK_PROCESS_CPUTIME_ID);
}

// Ns of a round of ours.
static double run_ours(Bed *bed, int round) {
    const Work *work = bed->work;
    int runs = work->runs != 0 ? work->runs : MAPS;
    double spent = 0, start = now_ns(bed);
    for (int i = 0; i < runs; i++) {
        if (work->ready != NULL) {
            spent += i == 0 ? 0 : now_ns(bed) - start;
            work->ready(bed, round * runs + i);
            start = now_ns(bed);
        }
        work->ours(bed, round * runs + i);
    }
    return spent + now_ns(bed) - start;
}

static double run_peers(Bed *bed, int round) {
    const Work *work = bed->work;
    int runs = work->peer_runs != 0 ? work->peer_runs : MAPS;
    double start = now_ns(bed);
    for (int i = 0; i < runs; i++) work->peers(bed, round * runs + i);
    return now_ns(bed) - start;
}

static int by_size(const void *a, const void *b) {
    double one = *(const double *)a, other = *(const double *)b;
    return (one > other) - (one < other);
}

// Sorts them.
static Timing timing_of(double *ns, int count) {
    qsort(ns, (size_t)count, sizeof *ns, by_size);
    double fast = ns[count / 10];
    return (Timing){.ns = fast, .slow = ns[count * 9 / 10] / fast};
}

static bool has_peer(const Work *work) {
    return work->bound > 0 || (work->peers != NULL && (PEER_THERE || !work->tcod));
}

static void run_round(Bed *bed, Rounds *rounds, int round) {
    const Work *work = bed->work;
    int at = rounds->count;
    rounds->ours[at] = run_ours(bed, round) / ((work->runs != 0 ? work->runs : MAPS) * bed->units);
    rounds->peer[at] = work->bound;
    if (work->bound <= 0 && has_peer(work)) {
        int runs = work->peer_runs != 0 ? work->peer_runs : MAPS;
        rounds->peer[at] = run_peers(bed, round) / (runs * bed->peer_units);
    }
    rounds->count += round > 0 || work->once; // the first one only warms up
}

Result bench_measure(const Work *work, int ms, Progress *progress) {
    static Rounds rounds;
    Result result = {.work = work};
    Bed bed = {.work = work, .units = 1, .peer_units = 1};
    result.fault = work->open(&bed);
    rounds.count = 0;
    double start = clock_ns(CLOCK_MONOTONIC);
    for (int round = 0; result.fault == NULL && rounds.count < ROUNDS_MAX; round++) {
        if (work->once && round > 0) break;
        if (rounds.count >= ROUNDS_MIN && clock_ns(CLOCK_MONOTONIC) - start > ms * 1e6) break;
        run_round(&bed, &rounds, round);
        double share = (clock_ns(CLOCK_MONOTONIC) - start) / (ms * 1e3);
        result.stopped = !progress_set_part(progress, share < 999 ? (int)share : 999);
        if (result.stopped) break;
    }
    work->close(&bed);
    if (result.fault != NULL || result.stopped) return result;
    result.rounds = rounds.count;
    result.compared = has_peer(work);
    result.ours = timing_of(rounds.ours, rounds.count);
    result.peer = timing_of(rounds.peer, rounds.count);
    result.ratio = work->sense == AT_LEAST ? result.peer.ns / result.ours.ns : 0;
    if (result.compared && work->sense == AT_MOST) result.ratio = result.ours.ns / result.peer.ns;
    result.met = result.compared &&
                 (work->sense == AT_LEAST ? result.ratio >= work->goal : result.ratio <= work->goal);
    return result;
}
