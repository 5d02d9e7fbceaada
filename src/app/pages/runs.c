#include "app/pages/runs.h"

#include "app/host/host.h"
#include "app/play/run_text.h"
#include "app/play/session.h"
#include "base/fail.h"

#include <stdio.h>

static void leave_out_unusable(Runs *runs) {
    int kept = 0;
    for (int i = 0; i < runs->count; i++) {
        if (runs->at[i].usable) runs->at[kept++] = runs->at[i];
    }
    runs->count = kept;
}

void run_table_open(RunTable *table) {
    Runs *runs = &table->runs;
    table->watched = table->good = false;
    if (!runs_read(runs, NULL, &table->why)) return;
    table->why.text[0] = '\0';
    leave_out_unusable(runs);
    if (runs->unusable > 0)
        (void)fail(&table->why, "%d more cannot be used: damaged, or of another version.", runs->unusable);
    runs_sort(runs, table->best_first);
}

void run_table_free(RunTable *table) {
    runs_free(&table->runs);
}

const char *run_table_turn(RunTable *table) {
    table->best_first = !table->best_first;
    runs_sort(&table->runs, table->best_first);
    return table->best_first ? "The best first" : "The newest first";
}

const Run *run_table_at(const RunTable *table, int index) {
    return index < table->runs.count ? &table->runs.at[index] : NULL;
}

static void tell(RunTable *table, bool good, const char *text) {
    table->good = good;
    (void)fail(&table->why, "%s", text);
}

void run_table_give(RunTable *table, int index) {
    char path[PATH_MAX_BYTES + RUN_NAME_BYTES], shown[PATH_MAX_BYTES + RUN_NAME_BYTES];
    char text[sizeof shown + 16];
    const Run *run = run_table_at(table, index);
    if (run == NULL) return;
    (void)snprintf(path, sizeof path, "%s%s", table->runs.folder, run->name);
    if (host_give(path)) {
        (void)snprintf(text, sizeof text, "Downloaded: %.200s", run->name);
    } else {
        (void)snprintf(text, sizeof text, "It is kept as %s", file_shown(path, shown, sizeof shown));
    }
    tell(table, true, text);
}

void run_table_copy(RunTable *table, int index) {
    char code[SHARE_CODE_MAX + 1] = "";
    const char *said = "";
    const Run *run = run_table_at(table, index);
    if (run == NULL) return;
    run_code(run, code);
    if (code[0] == '\0') {
        tell(table, false, run->options.map.size > 0 ? SESSION_NO_CODE : "No code can say how it was made.");
    } else if (host_copy(code, &said)) {
        tell(table, true, said);
    } else {
        tell(table, false, "The clipboard is not available.");
    }
}

bool run_table_load(RunTable *table, int index, Buffer *bytes) {
    table->watched = true;
    table->cursor = index;
    if (run_read(&table->runs, &table->runs.at[index], bytes, &table->why)) return true;
    buffer_free(bytes);
    return false;
}
