#include "bench/bench.h"

#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { LINE = 256 };

static const char *unit_of(double ns, double *scale) {
    *scale = ns < 1e3 ? 1 : ns < 1e6 ? 1e3 : ns < 1e9 ? 1e6 : 1e9;
    return ns < 1e3 ? "ns" : ns < 1e6 ? "us" : ns < 1e9 ? "ms" : "s";
}

// For a bound, the ratio is a share.
static bool is_share(const Work *work) {
    return work->bound > 0 && work->sense == AT_MOST;
}

// ---- a table

static void print_timing(Timing timing) {
    double scale;
    const char *unit = unit_of(timing.ns, &scale);
    printf(" %7.2f %-2s x%4.2f", timing.ns / scale, unit, timing.slow);
}

static void print_row(const Result *result) {
    const Work *work = result->work;
    printf("%-52s", work->what);
    if (result->fault != NULL) {
        printf(" not measured: %s\n", result->fault);
        return;
    }
    print_timing(result->ours);
    if (!result->compared) {
        printf(" %16s\n", "-");
        return;
    }
    print_timing(result->peer);
    double factor = is_share(work) ? 100 : 1;
    const char *sign = is_share(work) ? " %" : "  ";
    printf(" %6.2f%s %s %4g%s %s %s", factor * result->ratio, sign,
           work->sense == AT_LEAST ? ">=" : "<=", factor * work->goal, sign,
           result->met ? "met   " : "MISSED", work->peer);
    printf("\n");
}

// ---- for README.md beside this file

static void mark_timing(Timing timing) {
    double scale;
    const char *unit = unit_of(timing.ns, &scale);
    printf("%.3g %s (%.2f)", timing.ns / scale, unit, timing.slow);
}

static void mark_row(const Result *result) {
    const Work *work = result->work;
    printf("| %s | ", work->what);
    if (result->fault != NULL) {
        printf("not measured: %s | | | |\n", result->fault);
        return;
    }
    mark_timing(result->ours);
    if (!result->compared) {
        printf(" | | | |\n");
        return;
    }
    double factor = is_share(work) ? 100 : 1;
    const char *sign = is_share(work) ? " %" : "";
    printf(" | %s", work->peer);
    if (work->bound <= 0) printf(": ");
    if (work->bound <= 0) mark_timing(result->peer);
    printf(" | %.*f%s | %s %g%s: %s", factor * result->ratio < 100 ? 2 : 0, factor * result->ratio, sign,
           work->sense == AT_LEAST ? "≥" : "≤", factor * work->goal, sign,
           result->met ? "met" : "**missed**");
    printf(" |\n");
}

// ---- JSON

// Times in ns. What was not compared has no peer, ratio or met.
static void json_row(const Result *result) {
    const Work *work = result->work;
    printf("{\"work\":\"%s\"", work->what);
    if (result->fault != NULL) {
        printf(",\"fault\":\"%s\"}\n", result->fault);
        return;
    }
    printf(",\"ours\":%.1f,\"ours_slow\":%.2f", result->ours.ns, result->ours.slow);
    if (result->compared) {
        printf(",\"peer\":%.1f,\"peer_slow\":%.2f,\"ratio\":%.4f", result->peer.ns, result->peer.slow,
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
}

// ---- all of it

static void tell_processor(char *name, size_t size) {
    char line[LINE];
    FILE *file = fopen("/proc/cpuinfo", "r");
    (void)snprintf(name, size, "a processor without a name");
    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        const char *value = strstr(line, ": ");
        if (strncmp(line, "model name", 10) != 0 || value == NULL) continue;
        (void)snprintf(name, size, "%.*s", (int)strcspn(value + 2, "\n"), value + 2);
        break;
    }
    if (file != NULL) (void)fclose(file);
}

static void print_machine(void) {
    char name[LINE], date[LINE];
    time_t now = time(NULL);
    tell_processor(name, sizeof name);
    (void)strftime(date, sizeof date, "%Y-%m-%d", localtime(&now));
    printf("\n%s, %s, %ld cores; compiler: %s.\n", date, name, sysconf(_SC_NPROCESSORS_ONLN), BENCH_COMPILER);
}

void report_begin(Style style) {
    if (style == PRINT_TABLE) printf("%-52s %16s %16s %8s %9s\n", "what", "ours", "peer", "ratio", "goal");
    if (style == PRINT_MARKDOWN) printf("| work | ours | peer | ratio | goal |\n|---|---|---|---|---|\n");
}

void report_row(Style style, const Result *result) {
    static void (*const ROWS[PRINT_COUNT])(const Result *) = {
        [PRINT_TABLE] = print_row, [PRINT_MARKDOWN] = mark_row, [PRINT_JSON] = json_row};
    ROWS[style](result);
    (void)fflush(stdout);
}

void report_end(Style style) {
    if (style != PRINT_JSON) print_machine();
}
