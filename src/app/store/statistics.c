#include "app/store/runs.h"

#include "base/geom.h"

#include <stdlib.h>
#include <string.h>

// One run, as its line in the ledger has it.
typedef struct RunLine {
    int64_t ticks, score, daily;
    int depth, deepest; // the depth where it ended; the deepest depth visited
    bool unranked, descent, won, dead, tallied;
} RunLine;

static int depth_of(const LedgerEntry *entry, const char *word) {
    int64_t depth = ledger_number(entry, word);
    return depth < GAME_DEPTHS ? (int)depth : GAME_DEPTHS;
}

static RunLine read_count(const LedgerEntry *entry) {
    RunLine line = {.ticks = ledger_number(entry, "ticks"),
                    .score = ledger_number(entry, "score"),
                    .daily = ledger_number(entry, "daily"),
                    .depth = depth_of(entry, "depth"),
                    // Old lines have "first", the depth at which the run began, instead of "unranked".
                    .unranked = ledger_number(entry, "unranked") != 0 || ledger_number(entry, "first") > 1,
                    .descent = ledger_number(entry, "descent") != 0,
                    .won = ledger_number(entry, "won") != 0,
                    .dead = ledger_number(entry, "dead") != 0,
                    .tallied = ledger_number(entry, "deepest") != 0};
    line.deepest = int_max(depth_of(entry, "deepest"), line.depth);
    return line;
}

// Adds without overflow, because a ledger may contain any number.
static void add(int64_t *sum, int64_t number) {
    *sum = number > INT64_MAX - *sum ? INT64_MAX : *sum + number;
}

static void count_run(RunCount *count, const RunLine *line) {
    count->runs++;
    count->won += line->won;
    if (line->score > count->best) count->best = line->score;
}

static void count_depths(Statistics *statistics, const RunLine *line) {
    for (int depth = 1; depth <= line->deepest; depth++) statistics->reached[depth]++;
    statistics->died[line->depth] += line->dead;
    statistics->deepest = int_max(statistics->deepest, line->deepest);
}

// Counts a killer. Out of room, new ones are left out.
static void count_killer(Statistics *statistics, const char *word) {
    int at = 0;
    while (at < statistics->killer_count && strcmp(statistics->killers[at].word, word) != 0) at++;
    if (at == STATISTICS_KILLERS) return;
    if (at == statistics->killer_count) {
        statistics->killers[at] = (Killer){.runs = 0};
        memcpy(statistics->killers[at].word, word, strlen(word) + 1);
        statistics->killer_count++;
    }
    statistics->killers[at].runs++;
}

static void count_killers(Statistics *statistics, const LedgerEntry *entry) {
    static const char BY[] = "killer.";
    char word[LEDGER_WORD_BYTES];
    int64_t number;
    for (int at = 0; ledger_next_fact(entry, &at, word, &number);) {
        if (strncmp(word, BY, sizeof BY - 1) == 0) count_killer(statistics, word + sizeof BY - 1);
    }
}

static void count_deeds(Statistics *statistics, const LedgerEntry *entry) {
    statistics->tallied++;
    add(&statistics->delivered, ledger_number(entry, "delivered"));
    add(&statistics->kills, ledger_number(entry, "kills"));
    add(&statistics->sneaks, ledger_number(entry, "sneaks"));
    add(&statistics->tolls, ledger_number(entry, "tolls"));
    add(&statistics->bells, ledger_number(entry, "bells"));
}

static void count(Statistics *statistics, const LedgerEntry *entry) {
    RunLine line = read_count(entry);
    if (line.ticks == 0) return; // the run has begun, and is not kept yet
    add(&statistics->ticks, line.ticks);
    statistics->unranked += line.unranked;
    if (line.unranked) return;
    add(&statistics->ranked_ticks, line.ticks);
    count_run(line.descent ? &statistics->descents : &statistics->dungeons, &line);
    if (line.daily != 0) count_run(&statistics->dailies, &line);
    if (line.descent) count_depths(statistics, &line);
    if (line.tallied) count_deeds(statistics, entry);
    count_killers(statistics, entry);
}

// Orders killers by the number of runs, equal ones by name.
static int by_runs(const void *a, const void *b) {
    const Killer *one = a, *other = b;
    return one->runs != other->runs ? other->runs - one->runs : strcmp(one->word, other->word);
}

void statistics_from_ledger(Statistics *statistics, const Ledger *ledger) {
    LedgerEntry entry;
    size_t at = 0;
    *statistics = (Statistics){0};
    while (ledger_next(ledger, &at, &entry)) count(statistics, &entry);
    qsort(statistics->killers, (size_t)statistics->killer_count, sizeof *statistics->killers, by_runs);
}

bool statistics_read(Statistics *statistics, const Run *playing, Error *error) {
    Ledger ledger;
    bool read = ledger_read(&ledger, error);
    if (playing != NULL) (void)run_note_longer(playing, &ledger); // only in memory
    statistics_from_ledger(statistics, &ledger);
    ledger_free(&ledger);
    return read;
}
