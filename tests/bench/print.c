#include "bench/bench.h"

#include <stdio.h>

static const char *unit_of(double ns, double *scale) {
    *scale = ns < 1e3 ? 1 : ns < 1e6 ? 1e3 : ns < 1e9 ? 1e6 : 1e9;
    return ns < 1e3 ? "ns" : ns < 1e6 ? "us" : ns < 1e9 ? "ms" : "s";
}

static void print_timing(Timing timing) {
    double scale;
    const char *unit = unit_of(timing.ns, &scale);
    printf(" %7.2f %-2s +-%3.0f %%", timing.ns / scale, unit, 100 * timing.spread / timing.ns);
}

// Of a bound, ratios are shares.
static bool is_share(const Work *work) {
    return work->bound > 0 && work->sense == AT_MOST;
}

void print_heading(void) {
    printf("%-52s %18s %18s %8s %9s\n", "what", "ours", "peer", "ratio", "goal");
}

void print_row(const Result *result) {
    const Work *work = result->work;
    printf("%-52s", work->what);
    if (result->fault != NULL) {
        printf(" not measured: %s\n", result->fault);
        return;
    }
    print_timing(result->ours);
    if (!result->compared) {
        printf(" %18s\n", "-");
        return;
    }
    print_timing(result->peer);
    double factor = is_share(work) ? 100 : 1;
    const char *sign = is_share(work) ? " %" : "  ";
    printf(" %6.2f%s %s %4g%s %s %s\n", factor * result->ratio, sign,
           work->sense == AT_LEAST ? ">=" : "<=", factor * work->goal, sign,
           result->met ? "met   " : "MISSED", work->peer);
    (void)fflush(stdout);
}

// Times in ns. What was not compared has no peer, ratio or met.
void print_json(const Result *result) {
    const Work *work = result->work;
    printf("{\"work\":\"%s\"", work->what);
    if (result->fault != NULL) {
        printf(",\"fault\":\"%s\"}\n", result->fault);
        return;
    }
    printf(",\"ours\":%.1f,\"ours_spread\":%.1f", result->ours.ns, result->ours.spread);
    if (result->compared) {
        printf(",\"peer\":%.1f,\"peer_spread\":%.1f,\"ratio\":%.4f", result->peer.ns, result->peer.spread,
               result->ratio);
    } else {
        printf(",\"peer\":null,\"ratio\":null");
    }
    printf(",\"goal\":%g,\"sense\":\"%s\",\"met\":%s,\"rounds\":%d,\"against\":\"%s\"}\n", work->goal,
           work->sense == AT_LEAST ? "at least" : "at most",
           !result->compared ? "null"
           : result->met     ? "true"
                             : "false",
           result->rounds, work->peer);
    (void)fflush(stdout);
}
