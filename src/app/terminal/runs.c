// The runs that were played, in letters: each can be watched.
#include "app/terminal/state.h"

#include "app/play/run_text.h"

#include <stdio.h>
#include <stdlib.h>

enum { LABEL_MAX = 80, HELP_MAX = RUN_MORE_MAX + 16, ORDER = -2 };

// What the page shows; the first entry changes the order.
typedef struct RunList {
    Choice *choices;
    char (*labels)[LABEL_MAX], (*helps)[HELP_MAX];
    int count;
} RunList;

static void tell_run(const Run *run, char *label, char *help) {
    RunRow row;
    run_row(run, &row);
    char(*text)[RUN_TEXT_MAX] = row.text;
    (void)snprintf(label, LABEL_MAX, "%3.3s %6.6s %-8.8s %-22.22s %-16.16s %-10.10s", text[RUN_RANK],
                   text[RUN_SCORE], text[RUN_DEPTH], text[RUN_END], text[RUN_DATE], text[RUN_DUNGEON]);
    (void)snprintf(help, HELP_MAX, "%s, %s", text[RUN_TIME], row.more);
}

static bool list_init(RunList *list, int most) {
    size_t count = (size_t)most;
    *list = (RunList){.choices = calloc(count, sizeof *list->choices),
                      .labels = calloc(count, sizeof *list->labels),
                      .helps = calloc(count, sizeof *list->helps)};
    return list->choices != NULL && list->labels != NULL && list->helps != NULL;
}

static void list_free(RunList *list) {
    free(list->choices);
    free(list->labels);
    free(list->helps);
}

static void fill(RunList *list, const Runs *runs, bool best_first) {
    list->count = 1;
    list->choices[0] = (Choice){best_first ? "The newest first" : "The best first",
                                "Rank, score, level, end, date and dungeon of each run.", ORDER};
    for (int i = 0; i < runs->count; i++) {
        if (!runs->at[i].usable) continue;
        tell_run(&runs->at[i], list->labels[list->count], list->helps[list->count]);
        list->choices[list->count] = (Choice){list->labels[list->count], list->helps[list->count], i};
        list->count++;
    }
}

static void watch_run(Terminal *t, const Runs *runs, const Run *run) {
    Buffer bytes = {0};
    Error error;
    bool read = run_read(runs, run, &bytes, &error);
    if (!read) buffer_free(&bytes);
    if (!read || !watch_recording(t, bytes, &error))
        (void)snprintf(t->play.notice, sizeof t->play.notice, "The run cannot be watched: %s", error.text);
}

// The run that is chosen, or -1.
static int choose(Terminal *t, RunList *list, Runs *runs) {
    char notice[96] = "";
    bool best_first = false;
    if (runs->unusable > 0)
        (void)snprintf(notice, sizeof notice, "%d more cannot be used: damaged, or of another version.",
                       runs->unusable);
    for (;;) {
        runs_sort(runs, best_first);
        fill(list, runs, best_first);
        int chosen = page_choose(t, " Runs ", notice, list->choices, list->count, list->count > 1);
        if (chosen != ORDER) return chosen;
        best_first = !best_first;
    }
}

void watch_runs(Terminal *t) {
    Runs runs = {0};
    RunList list = {0};
    Error error;
    if (!runs_read(&runs, NULL, &error)) {
        (void)snprintf(t->play.notice, sizeof t->play.notice, "%s", error.text);
        return;
    }
    if (runs.count == runs.unusable) {
        (void)snprintf(t->play.notice, sizeof t->play.notice, "No run is kept yet.");
    } else if (!list_init(&list, runs.count + 1)) {
        (void)snprintf(t->play.notice, sizeof t->play.notice, "There is not enough memory for the table.");
    } else {
        int chosen = choose(t, &list, &runs);
        if (chosen >= 0) watch_run(t, &runs, &runs.at[chosen]);
    }
    list_free(&list);
    runs_free(&runs);
}
