#include "app/play/run_text.h"

#include "app/play/session.h"
#include "app/store/daily.h"
#include "base/text.h"
#include "lang/lang.h"
#include "view/hud/hud.h"
#include "view/hud/score.h"
#include "view/screens/facts.h"

#include <stdio.h>
#include <time.h>

const char *const RUN_ENDS[OUTCOME_COUNT] = {[OUTCOME_NONE] = N_("stopped"),
                                             [OUTCOME_VICTORY] = N_("victory"),
                                             [OUTCOME_DEATH] = N_("death"),
                                             [OUTCOME_LEFT] = N_("got out")};

static void tell_end(const Run *run, char *text, size_t size) {
    char cause[RUN_TEXT_MAX];
    const Standing *at = &run->standing;
    bool died = at->outcome == OUTCOME_DEATH;
    (void)snprintf(text, size, died ? tr("killed by %s") : "%s",
                   died ? page_killer_text(at->killer, at->cause, cause, sizeof cause)
                        : tr(RUN_ENDS[at->outcome]));
}

static void tell_date(const Run *run, char *text, size_t size) {
    time_t begun = (time_t)run->begun;
    struct tm local;
    text[0] = '\0';
    if (run->begun != 0 && localtime_r(&begun, &local) != NULL)
        (void)strftime(text, size, "%Y-%m-%d %H:%M", &local);
}

// The dungeon of a run in words. A ranked daily descent is named by its date.
static const char *dungeon_of(const Run *run, char text[RUN_TEXT_MAX]) {
    char date[DAILY_DATE_BYTES];
    const GenOptions *options = &run->options;
    int daily = run->unranked ? 0 : daily_date_of_game(options, run->begun);
    if (daily != 0) {
        (void)snprintf(text, RUN_TEXT_MAX, tr("Daily %s"), daily_date_text(daily, date));
        return text;
    }
    bool paced = run_kind(run) == RUNS_PACED;
    return options->map.size > 0 ? tr("Own map")
           : options->classic    ? tr("The classic")
           : !options->descent   ? tr(GENERATORS[options->kind]->title)
           : options->tower      ? (paced ? tr("Tower, turns") : tr("The tower"))
                                 : (paced ? tr("Descent, turns") : tr("The descent"));
}

// Why the run is not ranked, in words.
static const char *why_unranked(const Run *run) {
    const char *why = run_unranked_reason(&run->options, false, run->updated);
    if (why != NULL) return tr(why);
    return daily_date_of_game(&run->options, run->begun) != 0
               ? tr("the daily once more")
               : tr(run_unranked_reason(&run->options, true, false));
}

// Writes what the table has no column for: code, seed, gear, pace, aids, and why the run is not ranked.
static void tell_more(const Run *run, const char *code, char *text, size_t size) {
    static const char *const PACES[PACE_COUNT] = {[PACE_REAL] = N_("real time"),
                                                  [PACE_TURNS] = N_("turn by turn"),
                                                  [PACE_MOVES] = N_("time moved when you moved")};
    const GenOptions *options = &run->options;
    char seed[SEED_WORD_MAX + 32] = "", gear[160] = "", ease[EASE_TEXT_MAX], name[NAME_BYTES];
    if (options->word[0] != '\0') {
        (void)snprintf(seed, sizeof seed, tr("seed %s"), options->word);
    } else if (options->map.size == 0) {
        (void)snprintf(seed, sizeof seed, tr("seed %llu"), (unsigned long long)options->seed);
    }
    if (options->gear > 0)
        (void)snprintf(gear, sizeof gear, tr("started with: %s"),
                       tr_name(ITEMS[item_of_gear_number(options->gear)].title, "plain", name));
    (void)snprintf(text, size, code[0] != '\0' ? tr("code %s") : tr("no share code"), code);
    if (seed[0] != '\0') text_add(text, size, ", %s", seed);
    if (gear[0] != '\0') text_add(text, size, ", %s", gear);
    if (options->beyond) text_add(text, size, "%s", tr(", began with the bell"));
    text_add(text, size, ", %s%s",
             run->repaced ? tr("time setting changed in play") : tr(PACES[options->pace]),
             score_assists_suffix(options->ease, ease));
    if (run->rank == 0) text_add(text, size, tr(", not ranked: %s"), why_unranked(run));
    if (run->older > 0) text_add(text, size, tr(", only the version with rules %d can play it"), run->older);
}

void run_row(const Run *run, RunRow *row) {
    char time[HUD_TEXT_MAX], code[SHARE_CODE_MAX + 1], dungeon[RUN_TEXT_MAX];
    const GenOptions *options = &run->options;
    char(*text)[RUN_TEXT_MAX] = row->text;
    row->dim = run->rank == 0;
    row->best = run->rank == 1;
    session_share_code(&run->options, code);
    (void)snprintf(text[RUN_RANK], RUN_TEXT_MAX, run->rank > 0 ? "%d" : "-", run->rank);
    (void)snprintf(text[RUN_SCORE], RUN_TEXT_MAX, "%d", run->standing.score);
    (void)snprintf(text[RUN_DEPTH], RUN_TEXT_MAX, options->tower ? tr("floor %d") : tr("depth %d"),
                   run->standing.depth);
    tell_end(run, text[RUN_END], RUN_TEXT_MAX);
    tell_date(run, text[RUN_DATE], RUN_TEXT_MAX);
    (void)snprintf(text[RUN_DUNGEON], RUN_TEXT_MAX, "%s", dungeon_of(run, dungeon));
    (void)snprintf(text[RUN_TIME], RUN_TEXT_MAX, "%s", hud_time_text((uint32_t)run->ticks, time));
    (void)snprintf(text[RUN_CODE], RUN_TEXT_MAX, "%s", code);
    tell_more(run, code, row->more, sizeof row->more);
}

void run_sentence(const Run *run, char text[RUN_SENTENCE_MAX]) {
    RunRow row;
    run_row(run, &row);
    text[0] = '\0';
    if (run->rank > 0) text_add(text, RUN_SENTENCE_MAX, tr("Rank %d: "), run->rank);
    int score = run->standing.score;
    text_add(text, RUN_SENTENCE_MAX, tr_n("%d point", "%d points", score), score);
    text_add(text, RUN_SENTENCE_MAX, ", %s, %s, %s, %s, %s", row.text[RUN_DEPTH], row.text[RUN_END],
             row.text[RUN_DATE], row.text[RUN_DUNGEON], row.text[RUN_TIME]);
}
