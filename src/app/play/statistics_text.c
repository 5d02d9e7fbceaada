#include "app/play/run_text.h"

#include "app/store/runs.h"
#include "base/text.h"
#include "lang/lang.h"
#include "sim/combat/combat.h"
#include "view/hud/hud.h"
#include "view/screens/facts.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

_Static_assert((int)STAT_DEPTHS <= (int)GAME_DEPTHS, "each depth that is shown is counted");

// Adds a row to the table; `value` is a format.
__attribute__((format(printf, 3, 4))) static void add(StatTable *table, const char *name, const char *value,
                                                      ...) {
    StatFact *fact = &table->facts[table->fact_count++];
    va_list list;
    va_start(list, value);
    (void)snprintf(fact->name, sizeof fact->name, "%s", name);
    (void)vsnprintf(fact->value, sizeof fact->value, value, list);
    va_end(list);
}

static void add_time(StatTable *table, const char *name, int64_t ticks) {
    char time[HUD_TEXT_MAX];
    add(table, name, "%s", hud_time_text((uint32_t)(ticks < UINT32_MAX ? ticks : UINT32_MAX), time));
}

static void add_runs(StatTable *table, const char *name, const RunCount *count) {
    if (count->runs > 0) add(table, name, tr("%d, %d won"), count->runs, count->won);
}

// Adds what was counted in only a part of the runs, and in how many.
static void add_deeds(StatTable *table, const Statistics *is, int ranked) {
    if (is->tallied == 0) return;
    add(table, tr("Treasures delivered"), "%lld", (long long)is->delivered);
    add(table, tr("Tolls"), "%lld", (long long)is->tolls);
    add(table, tr("Bells rung"), "%lld", (long long)is->bells);
    add(table, tr("Kills"), "%lld", (long long)is->kills);
    add(table, tr("Sneak attacks"), "%lld", (long long)is->sneaks);
    if (is->tallied < ranked) add(table, tr("Runs counted above"), tr("%d of %d"), is->tallied, ranked);
}

// Names what killed the hero. A word of another version stays as it is.
static void tell_killer(const char *word, char text[STAT_NAME_MAX]) {
    ActorKind killer;
    int cause;
    if (run_parse_killer(word, &killer, &cause)) {
        (void)page_killer_text(killer, cause, text, STAT_NAME_MAX);
    } else {
        (void)snprintf(text, STAT_NAME_MAX, "%.*s", STAT_NAME_MAX - 1, word);
    }
}

static void add_killers(StatTable *table, const Statistics *is) {
    for (int i = 0; i < is->killer_count && i < STAT_KILLERS; i++) {
        StatFact *killer = &table->killers[table->killer_count++];
        tell_killer(is->killers[i].word, killer->name);
        (void)snprintf(killer->value, sizeof killer->value, "%d", is->killers[i].runs);
    }
}

void statistics_table(const Statistics *is, StatTable *table) {
    int ranked = is->descents.runs + is->dungeons.runs;
    *table = (StatTable){0};
    if (is->ticks == 0) {
        table->nothing = tr("No run has ended yet. Totals of your runs will appear here.");
        return;
    }
    add_runs(table, tr("Descents"), &is->descents);
    if (is->descents.runs > 0) {
        add(table, tr("Deepest"), tr("depth %d"), is->deepest);
        add(table, tr("Best score"), "%lld", (long long)is->descents.best);
    }
    if (is->dailies.runs > 0)
        add(table, tr("Dailies ranked"), tr("%d, best score %lld"), is->dailies.runs,
            (long long)is->dailies.best);
    add_runs(table, tr("Other dungeons"), &is->dungeons);
    if (is->unranked > 0) add(table, tr("Runs not ranked"), "%d", is->unranked);
    add_time(table, tr("Time played"), is->ticks);
    if (ranked > 0) add_time(table, tr("Average length of a run"), is->ranked_ticks / ranked);
    add_deeds(table, is, ranked);
    add_killers(table, is);
    for (int i = 0; i < STAT_DEPTHS; i++) table->depths[i] = (StatDepth){is->reached[i + 1], is->died[i + 1]};
}

void statistics_read_table(StatWords *words, const Storage *storage, const Session *session) {
    Statistics statistics;
    RunTally tally;
    Run run;
    bool plays = storage_describe_run(storage, session, &run, &tally);
    *words = (StatWords){0};
    Error error;
    bool read = statistics_read(&statistics, plays ? &run : NULL, &error);
    statistics_table(&statistics, &words->table);
    if (read) return;
    (void)text_put(words->why, sizeof words->why, tr("The list of runs cannot be used: %s"), error.text);
    words->table.nothing = words->why;
}

static void say(char *text, const StatFact *facts, int count) {
    for (int i = 0; i < count; i++)
        text_add(text, STAT_SENTENCE_MAX, "%s: %s. ", facts[i].name, facts[i].value);
}

const char *statistics_sentence(const StatTable *table, char text[STAT_SENTENCE_MAX]) {
    (void)snprintf(text, STAT_SENTENCE_MAX, "%s", table->nothing != NULL ? table->nothing : "");
    say(text, table->facts, table->fact_count);
    if (table->killer_count > 0) text_add(text, STAT_SENTENCE_MAX, "%s: ", tr(STAT_KILLED));
    say(text, table->killers, table->killer_count);
    for (int i = 0; i < STAT_DEPTHS && table->depths[i].reached > 0; i++)
        text_add(text, STAT_SENTENCE_MAX, tr("Depth %d reached %d, died %d. "), i + 1,
                 table->depths[i].reached, table->depths[i].died);
    return text;
}
