#include "app/play/run_text.h"

#include "app/play/session.h"
#include "app/store/daily.h"
#include "view/hud/hud.h"
#include "view/hud/score.h"
#include "view/screens/pages.h"

#include <stdio.h>
#include <time.h>

const char *const RUN_ENDS[OUTCOME_COUNT] = {[OUTCOME_NONE] = "unfinished",
                                             [OUTCOME_VICTORY] = "victory",
                                             [OUTCOME_DEATH] = "death",
                                             [OUTCOME_LEFT] = "got out"};

static void tell_end(const Run *run, char *text, size_t size) {
    char cause[RUN_TEXT_MAX];
    const Standing *at = &run->standing;
    bool died = at->outcome == OUTCOME_DEATH;
    (void)snprintf(text, size, "%s%s", died ? "killed by " : "",
                   died ? page_cause(at->killer, at->cause, cause, sizeof cause) : RUN_ENDS[at->outcome]);
}

static void tell_date(const Run *run, char *text, size_t size) {
    time_t begun = (time_t)run->begun;
    struct tm local;
    text[0] = '\0';
    if (run->begun != 0 && localtime_r(&begun, &local) != NULL)
        (void)strftime(text, size, "%Y-%m-%d %H:%M", &local);
}

// A daily descent that is ranked is one of its date.
static const char *dungeon_of(const Run *run, char text[RUN_TEXT_MAX]) {
    char date[DAILY_DATE_BYTES];
    const GenOptions *options = &run->options;
    int daily = run->unranked ? 0 : daily_of(options, run->begun);
    if (daily != 0) {
        (void)snprintf(text, RUN_TEXT_MAX, "Daily %s", daily_text(daily, date));
        return text;
    }
    bool paced = run_kind(run) == RUNS_PACED;
    return options->map.size > 0 ? "Own map"
           : options->classic    ? "The classic"
           : !options->descent   ? GENERATORS[options->kind]->title
           : options->tower      ? (paced ? "Tower, paced" : "The tower")
                                 : (paced ? "Descent, paced" : "The descent");
}

// Why it is not ranked.
static const char *why_unranked(const Run *run) {
    const char *why = run_unranked(&run->options, false);
    if (why != NULL) return why;
    return daily_of(&run->options, run->begun) != 0 ? "the daily once more"
                                                    : run_unranked(&run->options, true);
}

static void tell_more(const Run *run, const char *code, char *text, size_t size) {
    static const char *const PACES[PACE_COUNT] = {"real time", "turn by turn", "time moved with him"};
    const GenOptions *options = &run->options;
    char seed[SEED_WORD_MAX + 16] = "", gear[48] = "", ease[EASE_TEXT_MAX];
    if (options->word[0] != '\0') {
        (void)snprintf(seed, sizeof seed, "seed %s, ", options->word);
    } else if (options->map.size == 0) {
        (void)snprintf(seed, sizeof seed, "seed %llu, ", (unsigned long long)options->seed);
    }
    if (options->gear > 0)
        (void)snprintf(gear, sizeof gear, "begun with: %s, ", ITEMS[item_of_gear(options->gear)].title);
    (void)snprintf(text, size, "%s%s, %s%s%s%s%s%s", code[0] != '\0' ? "code " : "no code carries it", code,
                   seed, gear, run->repaced ? "in more than one pace" : PACES[options->pace],
                   score_ease(options->ease, ease),
                   run->rank > 0 ? "" : ", not ranked: ", run->rank > 0 ? "" : why_unranked(run));
}

void run_row(const Run *run, RunRow *row) {
    char time[HUD_TEXT_MAX], code[SHARE_CODE_MAX + 1], dungeon[RUN_TEXT_MAX];
    const GenOptions *options = &run->options;
    char(*text)[RUN_TEXT_MAX] = row->text;
    row->dim = run->rank == 0;
    row->best = run->rank == 1;
    session_code(&run->options, code);
    (void)snprintf(text[RUN_RANK], RUN_TEXT_MAX, run->rank > 0 ? "%d" : "-", run->rank);
    (void)snprintf(text[RUN_SCORE], RUN_TEXT_MAX, "%d", run->standing.score);
    (void)snprintf(text[RUN_DEPTH], RUN_TEXT_MAX, options->tower ? "floor %d" : "depth %d",
                   run->standing.depth);
    tell_end(run, text[RUN_END], RUN_TEXT_MAX);
    tell_date(run, text[RUN_DATE], RUN_TEXT_MAX);
    (void)snprintf(text[RUN_DUNGEON], RUN_TEXT_MAX, "%s", dungeon_of(run, dungeon));
    (void)snprintf(text[RUN_TIME], RUN_TEXT_MAX, "%s", hud_time((uint32_t)run->ticks, time));
    (void)snprintf(text[RUN_CODE], RUN_TEXT_MAX, "%s", code);
    tell_more(run, code, row->more, sizeof row->more);
}

void run_sentence(const Run *run, char text[RUN_SENTENCE_MAX]) {
    char rank[RUN_TEXT_MAX + 8] = "";
    RunRow row;
    run_row(run, &row);
    if (run->rank > 0) (void)snprintf(rank, sizeof rank, "Rank %s: ", row.text[RUN_RANK]);
    (void)snprintf(text, RUN_SENTENCE_MAX, "%s%s points, %s, %s, %s, %s, %s", rank, row.text[RUN_SCORE],
                   row.text[RUN_DEPTH], row.text[RUN_END], row.text[RUN_DATE], row.text[RUN_DUNGEON],
                   row.text[RUN_TIME]);
}
