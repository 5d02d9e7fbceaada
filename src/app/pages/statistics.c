// Totals over all runs, as a table for the window and as lines for the terminal.
#include "app/pages/own.h"
#include "base/columns.h"
#include "base/text.h"
#include "lang/lang.h"

static void add_facts(StatLines *page, const StatFact *facts, int count) {
    for (int i = 0; i < count; i++) {
        char name[STAT_NAME_MAX + 32] = "";
        text_add_padded(name, sizeof name, 28, facts[i].name);
        page_text_add_line(&page->text, "%s %s", name, facts[i].value);
    }
}

static void open_statistics(PageUse *use) {
    char text[STAT_SENTENCE_MAX];
    StatLines *page = use->own;
    const StatTable *table = &page->words.table;
    use->menu->title = N_("Statistics");
    page->text.count = 0;
    statistics_read_table(&page->words, &use->play->storage, &use->play->session);
    page_read_out(use, statistics_sentence(table, text));
    if (table->nothing != NULL) {
        page_text_add_line(&page->text, "%s", table->nothing);
        return;
    }
    add_facts(page, table->facts, table->fact_count);
    page_text_add_line(&page->text, "%s", "");
    page_text_add_line(&page->text, "%s",
                       table->killer_count == 0 ? tr("What ended runs: nothing yet") : tr(STAT_KILLED));
    add_facts(page, table->killers, table->killer_count);
    page_text_add_line(&page->text, "%s", "");
    page_text_add_line(&page->text, tr("Depth      reached      died"));
    for (int i = 0; i < STAT_DEPTHS; i++)
        page_text_add_line(&page->text, "%5d %12d %9d", i + 1, table->depths[i].reached,
                           table->depths[i].died);
}

static int tell_lines(PageUse *use, const char *lines[PAGE_LINES_MAX]) {
    return page_text_lines(&((const StatLines *)use->own)->text, lines);
}

const Page PAGE_STATISTICS = {.size = sizeof(StatLines),
                              .open = open_statistics,
                              .lines = tell_lines,
                              .hints = {{{ACTION_BACK}, N_("back"), NULL}}};
