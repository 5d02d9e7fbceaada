// The runs that were played, in letters: each can be watched.
#include "app/terminal/state.h"

#include "app/pages/runs.h"
#include "app/play/run_text.h"

#include <stdio.h>

enum { LABEL_MAX = 80, HELP_MAX = RUN_MORE_MAX + 16 };

// What the page shows of one run at a time.
typedef struct RunList {
    RunTable *table;
    char label[LABEL_MAX], help[HELP_MAX];
} RunList;

static MenuEntry tell_run(void *of, int index) {
    RunRow row;
    RunList *list = of;
    run_row(&list->table->runs.at[index], &row);
    char(*text)[RUN_TEXT_MAX] = row.text;
    (void)snprintf(list->label, LABEL_MAX, "%3.3s %6.6s %-8.8s %-22.22s %-16.16s %-10.10s", text[RUN_RANK],
                   text[RUN_SCORE], text[RUN_DEPTH], text[RUN_END], text[RUN_DATE], text[RUN_DUNGEON]);
    (void)snprintf(list->help, HELP_MAX, "%s, %s", text[RUN_TIME], row.more);
    return (MenuEntry){.label = list->label, .help = list->help, .enabled = true, .id = index};
}

static const char *title_of(const RunTable *table) {
    return table->best_first ? "Runs, the best first (Tab: the newest; F: the file)"
                             : "Runs, the newest first (Tab: the best; F: the file)";
}

static bool hear(List *list, Action action) {
    RunTable *table = ((RunList *)list->of)->table;
    bool turns = action == ACTION_NEXT || action == ACTION_LEFT || action == ACTION_RIGHT;
    if (turns) (void)run_table_turn(table);
    if (action == ACTION_GIVE_FILE) run_table_give(table, list->cursor);
    list->title = title_of(table);
    return false;
}

bool runs_choose(Terminal *t, Buffer *bytes) {
    RunTable table = {0};
    int chosen = -1;
    run_table_open(&table);
    if (table.runs.count > 0) {
        RunList rows = {.table = &table};
        List list = {.title = title_of(&table),
                     .notice = table.why.text,
                     .count = table.runs.count,
                     .entry = tell_run,
                     .hear = hear,
                     .of = &rows};
        chosen = page_choose(t, &list);
    }
    bool loaded = chosen >= 0 && run_table_load(&table, chosen, bytes);
    if (table.runs.count == 0 && table.why.text[0] == '\0')
        (void)snprintf(t->play.notice, sizeof t->play.notice, "%s", RUNS_NONE);
    if (!loaded && (table.runs.count == 0 || chosen >= 0) && table.why.text[0] != '\0')
        (void)snprintf(t->play.notice, sizeof t->play.notice, "%s", table.why.text);
    run_table_free(&table);
    return loaded;
}
