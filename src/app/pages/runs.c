#include "app/pages/runs.h"

#include "app/host/host.h"
#include "app/pages/own.h"
#include "app/play/run_text.h"
#include "base/columns.h"
#include "base/text.h"
#include "lang/lang.h"

#include <stdio.h>

static void leave_out_unusable(Runs *runs) {
    int kept = 0;
    for (int i = 0; i < runs->count; i++) {
        if (runs->at[i].usable) runs->at[kept++] = runs->at[i];
    }
    runs->count = kept;
}

// Reads the runs. Recordings that cannot be used are only counted.
static void read_runs(RunTable *table) {
    Runs *runs = &table->runs;
    table->watched = table->good = false;
    if (!runs_read(runs, NULL, &table->why)) return;
    table->why.text[0] = '\0';
    leave_out_unusable(runs);
    if (runs->unusable > 0)
        (void)fail(&table->why,
                   tr_n("%d more cannot be used: damaged, or of another version.",
                        "%d more cannot be used: damaged, or of another version.", runs->unusable),
                   runs->unusable);
    runs_sort(runs, table->best_first);
}

// The run at `index`, or NULL.
static const Run *run_at(const RunTable *table, int index) {
    return index < table->runs.count ? &table->runs.at[index] : NULL;
}

// ---- giving a run to others; table->why tells how that went

static void tell(RunTable *table, bool good, const char *text) {
    table->good = good;
    (void)fail(&table->why, "%s", text);
}

// Hands the file to the player where he cannot reach it, or tells him where it is.
static void give(RunTable *table, int index) {
    char path[PATH_MAX_BYTES + RUN_NAME_BYTES], shown[PATH_MAX_BYTES + RUN_NAME_BYTES];
    char text[sizeof shown + 16];
    const Run *run = run_at(table, index);
    if (run == NULL) return;
    (void)snprintf(path, sizeof path, "%s%s", table->runs.folder, run->name);
    if (host_offer_download(path)) {
        (void)snprintf(text, sizeof text, tr("Downloaded: %s"), run->name);
    } else {
        (void)snprintf(text, sizeof text, tr("Saved as %s"), file_display_path(path, shown, sizeof shown));
    }
    tell(table, true, text);
}

static void copy(RunTable *table, int index) {
    char code[SHARE_CODE_MAX + 1] = "";
    const char *said = "";
    const Run *run = run_at(table, index);
    if (run == NULL) return;
    session_share_code(&run->options, code);
    if (code[0] == '\0') {
        tell(table, false,
             run->options.map.size > 0 ? tr(SESSION_NO_CODE) : tr("This dungeon has no share code."));
    } else if (host_copy_share_code(code, &said)) {
        tell(table, true, said);
    } else {
        tell(table, false, tr("The clipboard is not available."));
    }
}

bool run_table_load_chosen(RunTable *table, int index, Buffer *bytes) {
    table->watched = true;
    table->cursor = index;
    return run_read_recording(&table->runs, &table->runs.at[index], bytes, &table->why);
}

// ---- the page

static void read_out(PageUse *use) {
    char text[RUN_SENTENCE_MAX];
    const Run *run = run_at(use->own, use->menu->cursor);
    if (run == NULL) return;
    run_sentence(run, text);
    page_read_out(use, text);
}

static void open_runs(PageUse *use) {
    RunTable *table = use->own;
    read_runs(table);
    use->menu->title = N_("Runs");
    use->menu->cursor = int_clamp(table->cursor, 0, int_max(table->runs.count - 1, 0));
    read_out(use);
}

static void close_runs(void *own) {
    runs_free(&((RunTable *)own)->runs);
}

static void turn_order(PageUse *use, int id, int by) {
    RunTable *table = use->own;
    (void)id;
    (void)by;
    table->best_first = !table->best_first;
    runs_sort(&table->runs, table->best_first);
    page_read_out(use, table->best_first ? tr("The best first") : tr("The newest first"));
    read_out(use);
}

static ScreenCommand choose_run(PageUse *use, int id) {
    (void)use;
    return command_to(DO_WATCH, id);
}

static ScreenCommand hear_runs(PageUse *use, Action action) {
    RunTable *table = use->own;
    if (action == ACTION_NEXT) turn_order(use, 0, 1);
    if (action != ACTION_COPY_CODE && action != ACTION_GIVE_FILE) return command_do(DO_STAY);
    (action == ACTION_COPY_CODE ? copy : give)(table, use->menu->cursor);
    page_read_out(use, table->why.text);
    return command_do(DO_STAY);
}

static int count_runs(PageUse *use) {
    return ((const RunTable *)use->own)->runs.count;
}

static MenuEntry tell_run(PageUse *use, int index) {
    static const struct {
        RunColumn of;
        int columns;
    } COLUMNS[] = {{RUN_RANK, -3}, {RUN_SCORE, -6}, {RUN_DEPTH, 8},
                   {RUN_END, 22},  {RUN_DATE, 10},  {RUN_DUNGEON, 16}};
    RunRow row;
    RunTable *table = use->own;
    run_row(&table->runs.at[index], &row);
    char(*text)[RUN_TEXT_MAX] = row.text;
    table->label[0] = '\0';
    for (size_t i = 0; i < sizeof COLUMNS / sizeof *COLUMNS; i++) {
        if (i > 0) text_add(table->label, RUN_LABEL_MAX, " ");
        text_add_padded(table->label, RUN_LABEL_MAX, COLUMNS[i].columns, text[COLUMNS[i].of]);
    }
    (void)snprintf(table->help, RUN_HELP_MAX, "%s, %s, %s", text[RUN_TIME], text[RUN_DATE], row.more);
    return (MenuEntry){.label = table->label, .help = table->help, .enabled = true, .id = index};
}

static const char *tell_notice(PageUse *use) {
    return ((const RunTable *)use->own)->why.text;
}

const Page PAGE_RUNS = {.size = sizeof(RunTable),
                        .empty = RUNS_NONE,
                        .close = close_runs,
                        .open = open_runs,
                        .choose = choose_run,
                        .turn = turn_order,
                        .hear = hear_runs,
                        .count = count_runs,
                        .entry = tell_run,
                        .moved = read_out,
                        .hints = {{{ACTION_CONFIRM}, N_("watch"), N_("Watch")},
                                  {{ACTION_UP, ACTION_DOWN}, N_("choose"), NULL},
                                  {{ACTION_LEFT, ACTION_RIGHT}, N_("best or newest first"), N_("Order")},
                                  {{ACTION_COPY_CODE}, N_("copy its code"), N_("Code")},
                                  {{ACTION_GIVE_FILE}, N_("its file"), N_("File")},
                                  {{ACTION_BACK}, N_("back"), NULL}},
                        .notice = tell_notice};
