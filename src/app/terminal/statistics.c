// What all runs came to, in letters.
#include "app/terminal/state.h"

#include "app/play/statistics_text.h"

#include <stdio.h>

enum { WIDTH = 72, ROWS_MAX = 40 };

typedef struct Rows {
    char text[ROWS_MAX][WIDTH + 1];
    int count;
} Rows;

static char *next_row(Rows *rows) {
    char *text = rows->text[rows->count++];
    text[0] = '\0';
    return text;
}

static void add_fact(Rows *rows, const StatFact *fact) {
    (void)snprintf(next_row(rows), WIDTH + 1, "%-28.28s %s", fact->name, fact->value);
}

static void add_depths(Rows *rows, const StatTable *table) {
    (void)snprintf(next_row(rows), WIDTH + 1, "Depth      reached      died");
    for (int i = 0; i < STAT_DEPTHS; i++)
        (void)snprintf(next_row(rows), WIDTH + 1, "%5d %12d %9d", i + 1, table->depths[i].reached,
                       table->depths[i].died);
}

static void fill_statistics(Rows *rows, const StatTable *table) {
    rows->count = 0;
    if (table->nothing != NULL) {
        (void)snprintf(next_row(rows), WIDTH + 1, "%.*s", WIDTH, table->nothing);
        return;
    }
    for (int i = 0; i < table->fact_count; i++) add_fact(rows, &table->facts[i]);
    if (table->killer_count > 0) {
        (void)next_row(rows);
        (void)snprintf(next_row(rows), WIDTH + 1, "%s", STAT_KILLED);
    }
    for (int i = 0; i < table->killer_count; i++) add_fact(rows, &table->killers[i]);
    (void)next_row(rows);
    add_depths(rows, table);
}

void statistics_show(Terminal *t) {
    StatWords words;
    Rows rows;
    const char *lines[ROWS_MAX];
    statistics_words(&words);
    fill_statistics(&rows, &words.table);
    for (int i = 0; i < rows.count; i++) lines[i] = rows.text[i];
    page_read(t, "Statistics", lines, rows.count, 0);
}
