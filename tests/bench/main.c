// Ours and the peer's work side by side: a table, or one JSON object a row.
// usage: cellarium_bench [--json] [--ms N] [PART OF A ROW'S NAME]...
#include "bench/bench.h"
#include "bench/peer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { USUAL_MS = 500 };

typedef struct Wanted {
    bool json;
    int ms;
    char **names; // parts of names; none: all rows
    int name_count;
} Wanted;

static bool parse(Wanted *wanted, int argc, char **argv) {
    int at = 1;
    for (; at < argc && argv[at][0] == '-'; at++) {
        if (strcmp(argv[at], "--json") == 0) {
            wanted->json = true;
        } else if (strcmp(argv[at], "--ms") == 0 && at + 1 < argc) {
            wanted->ms = (int)strtol(argv[++at], NULL, 10);
        } else {
            return false;
        }
    }
    wanted->names = argv + at;
    wanted->name_count = argc - at;
    return true;
}

static bool wants(const Wanted *wanted, const Work *work) {
    for (int i = 0; i < wanted->name_count; i++) {
        if (strstr(work->what, wanted->names[i]) != NULL) return true;
    }
    return wanted->name_count == 0;
}

int main(int argc, char **argv) {
    Wanted wanted = {.ms = USUAL_MS};
    if (!parse(&wanted, argc, argv)) {
        (void)fprintf(stderr, "usage: cellarium_bench [--json] [--ms N] [PART OF A ROW'S NAME]...\n");
        return 2;
    }
    if (!PEER_THERE) {
        (void)fprintf(stderr, "cellarium_bench: built without libtcod, rows against it tell ours alone: "
                              "install libtcod-dev and configure again\n");
    }
    bool fault = false;
    if (!wanted.json) print_heading();
    for (int i = 0; i < WORK_COUNT; i++) {
        if (!wants(&wanted, &WORKS[i])) continue;
        Result result = bench_measure(&WORKS[i], wanted.ms);
        (wanted.json ? print_json : print_row)(&result);
        fault = fault || result.fault != NULL;
    }
    return fault ? 1 : 0;
}
