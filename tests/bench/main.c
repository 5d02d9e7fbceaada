// Measures our work and the peer's side by side. Prints a table, the same table for README.md in this folder,
// or a JSON object for each row. usage: cellarium_bench [--json|--markdown] [--ms N] [PART OF A ROW'S
// NAME]... Exit status 0 done, 1 a row could not be measured, 2 wrong options, 130 stopped.
#include "bench/bench.h"
#include "bench/peer.h"

#include <limits.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { USUAL_MS = 500, MS_MOST = 3600 * 1000 };

typedef struct Wanted {
    Style style;
    int ms;
    char **names; // parts of names; none: all rows
    int name_count;
} Wanted;

static bool wrong(const char *argument, const char *why) {
    (void)fprintf(stderr, "cellarium_bench: %s: %s\n", argument, why);
    return false;
}

static bool read_ms(Wanted *wanted, const char *text) {
    char *end;
    long ms = text != NULL ? strtol(text, &end, 10) : 0;
    if (text == NULL || end == text || *end != '\0' || ms < 1 || ms > MS_MOST)
        return wrong(text != NULL ? text : "--ms", "it takes milliseconds a row, 1 to 3600000");
    wanted->ms = (int)ms;
    return true;
}

static bool read_option(Wanted *wanted, char **argv, int *at) {
    const char *option = argv[(*at)++];
    if (strcmp(option, "--ms") == 0) return read_ms(wanted, argv[(*at)++]);
    if (strcmp(option, "--json") == 0) {
        wanted->style = PRINT_JSON;
    } else if (strcmp(option, "--markdown") == 0) {
        wanted->style = PRINT_MARKDOWN;
    } else {
        return wrong(option, "unknown option: [--json|--markdown] [--ms N] [PART OF A ROW'S NAME]...");
    }
    return true;
}

static bool parse(Wanted *wanted, int argc, char **argv) {
    int at = 1;
    while (at < argc && argv[at][0] == '-') {
        if (!read_option(wanted, argv, &at)) return false;
    }
    wanted->names = argv + at;
    wanted->name_count = argc - at;
    for (int i = 0; i < wanted->name_count; i++) {
        int row = 0;
        while (row < WORK_COUNT && strstr(WORKS[row].what, wanted->names[i]) == NULL) row++;
        if (row == WORK_COUNT) return wrong(wanted->names[i], "no row has that in its name");
    }
    return true;
}

static bool wants(const Wanted *wanted, const Work *work) {
    for (int i = 0; i < wanted->name_count; i++) {
        if (strstr(work->what, wanted->names[i]) != NULL) return true;
    }
    return wanted->name_count == 0;
}

static int count_rows(const Wanted *wanted) {
    int rows = 0;
    for (int i = 0; i < WORK_COUNT; i++) rows += wants(wanted, &WORKS[i]);
    return rows;
}

// False when a row could not be measured.
static bool run(const Wanted *wanted, Progress *progress) {
    bool well = true, goes_on = true;
    report_begin(wanted->style);
    for (int i = 0; i < WORK_COUNT && goes_on; i++) {
        if (!wants(wanted, &WORKS[i])) continue;
        Result result = bench_measure(&WORKS[i], wanted->ms, progress);
        if (result.stopped) break;
        progress_clear(progress, stdout);
        report_row(wanted->style, &result);
        well = well && result.fault == NULL;
        goes_on = progress_step(progress);
    }
    progress_clear(progress, stdout);
    report_end(wanted->style);
    return well;
}

// Memory that is freed stays with the program. Otherwise, each round of a large level would get new pages
// from the system, whose price differs from machine to machine by a factor of 50.
static void keep_memory(void) {
    (void)mallopt(M_MMAP_MAX, 0);
    (void)mallopt(M_TRIM_THRESHOLD, INT_MAX);
}

int main(int argc, char **argv) {
    Wanted wanted = {.ms = USUAL_MS};
    Progress progress;
    if (!parse(&wanted, argc, argv)) return 2;
    if (!PEER_THERE) {
        (void)fprintf(stderr, "cellarium_bench: built without libtcod, rows against it tell ours alone: "
                              "install libtcod-dev and configure again\n");
    }
    keep_memory();
    progress_begin(&progress, "rows", count_rows(&wanted));
    bool well = run(&wanted, &progress);
    return progress_exit(&progress, "cellarium_bench", well ? 0 : 1);
}
