#include "bots/aims.h"

#include "base/geom.h"

#include <limits.h>
#include <stdio.h>

enum {
    ANY = INT_MAX,
    EARLY_DEPTH = 3,
    VERB_WINS = 80,           // percent of the wins that are left without a verb, at most
    LIGHT_SCORE_PERCENT = 115 // of the score without lighting or ringing
};

// For careful players, on each depth: the usual bounds, and those of the first and second depth.
typedef struct DepthAim {
    const char *what;
    int (*figure)(const DepthTally *depth);
    int least, most, first_most, second_most;
    bool arena; // on the last depth as well
    bool turns; // turn by turn as well
} DepthAim;

static int died(const DepthTally *depth) {
    return tally_part(100 * depth->died, depth->reached);
}

static int seconds(const DepthTally *depth) {
    return tally_part(depth->ticks / TICKS_PER_SECOND, depth->reached);
}

static int tolls(const DepthTally *depth) {
    return tally_part(100 * depth->tolls, depth->reached);
}

static int held(const DepthTally *depth) {
    return tally_part(100 * depth->kept, depth->floor);
}

static int idle(const DepthTally *depth) {
    return depth->idle_most / TICKS_PER_SECOND;
}

static const DepthAim DEPTH_AIMS[] = {
    {"ends runs, %", died, 5, 15, 2, 12, true, true},
    {"seconds", seconds, 120, 210, 210, 210, false, false},
    {"tolls, hundredths", tolls, 100, 200, 200, 200, false, false},
    {"floor held at tolls, %", held, 25, 60, 60, 60, false, true},
    {"longest without a find, seconds", idle, 0, IDLE_SECONDS_MOST, IDLE_SECONDS_MOST, IDLE_SECONDS_MOST,
     true, true},
};

static void print_aim(const char *what, int figure, int least, int most) {
    printf("  %-44s %6d  aim %3d..", what, figure, least);
    if (most == ANY)
        printf("    ");
    else
        printf("%-4d", most);
    printf("%s\n", figure >= least && figure <= most ? "" : "  missed");
}

static void print_depth_aim(const DepthAim *aim, const Tally *tally, bool turns) {
    for (int i = 1; i <= DEPTHS; i++) {
        const DepthTally *depth = &tally->depths[i];
        char what[64];
        if (depth->reached == 0 || (i == DEPTHS && !aim->arena) || (turns && !aim->turns)) continue;
        snprintf(what, sizeof what, "depth %d: %s", i, aim->what);
        bool mild = i == 1 && aim->first_most < aim->least;
        print_aim(what, aim->figure(depth), mild ? 0 : aim->least,
                  i == 1   ? aim->first_most
                  : i == 2 ? aim->second_most
                           : aim->most);
    }
}

static int wins(const Tally *tally) {
    return tally_part(100 * tally->won, tally->runs);
}

static int score(const Tally *tally) {
    return tally_part(tally->score, tally->runs);
}

// The part of all deaths that their commonest cause has, in percent.
static int worst_cause(const Tally *tally) {
    int deaths = tally->burnt + tally->others, worst = int_max(tally->burnt, tally->others);
    for (int i = 0; i < FIXTURE_COUNT; i++) {
        deaths += tally->works[i];
        worst = int_max(worst, tally->works[i]);
    }
    for (int i = ACTOR_HERO; i < ACTOR_KIND_COUNT; i++) {
        deaths += tally->banes[i];
        worst = int_max(worst, tally->banes[i]);
    }
    return tally_part(100 * worst, deaths);
}

static bool is_usable(ItemKind item) {
    ItemClass class = ITEMS[item].class;
    return class == CLASS_TREASURE || class == CLASS_BOMB || class == CLASS_POTION || class == CLASS_SCROLL;
}

// How many of those who had it used the least used item, in percent.
static int least_used(const Tally *tally, ItemKind *item) {
    int least = 100;
    for (int i = 0; i < ITEM_COUNT; i++) {
        if (tally->had[i] == 0 || !is_usable((ItemKind)i)) continue;
        int used = tally_part(100 * tally->used[i], tally->had[i]);
        if (used < least) *item = (ItemKind)i;
        least = int_min(least, used);
    }
    return least;
}

static int given_up(const Tally *tally) {
    int64_t all = 0, dust = 0;
    for (int i = 1; i <= DEPTHS; i++) {
        all += tally->depths[i].tolls + tally->depths[i].dust;
        dust += tally->depths[i].dust;
    }
    return tally_part(1000 * dust, all);
}

// In percent of all runs.
static int dead_early(const Tally *tally) {
    int died = 0;
    for (int depth = 1; depth <= EARLY_DEPTH; depth++) died += tally->depths[depth].died;
    return tally_part(100 * (int64_t)died, tally->runs);
}

static void print_careful(const Tally *tally, bool turns) {
    ItemKind unused = ITEM_CANDLE;
    char what[64];
    print_aim("wins, %", wins(tally), 35, 60);
    print_aim("deaths by the commonest cause, %", worst_cause(tally), 0, 25);
    int used = least_used(tally, &unused);
    snprintf(what, sizeof what, "%s, the least used, %% of who had it", ITEMS[unused].title);
    print_aim(what, used, 5, 100);
    print_aim("tolls given up, of a thousand", given_up(tally), 0, 0);
    for (size_t i = 0; i < sizeof DEPTH_AIMS / sizeof *DEPTH_AIMS; i++)
        print_depth_aim(&DEPTH_AIMS[i], tally, turns);
}

void aims_print(const Tally tallies[TEMPER_COUNT], bool turns) {
    const Tally *careful = &tallies[TEMPER_CAREFUL], *greedy = &tallies[TEMPER_GREEDY];
    if (careful->runs > 0) {
        printf("aims, careful\n");
        print_careful(careful, turns);
    }
    if (careful->runs > 0 && greedy->runs > 0) {
        printf("aims, greedy beside careful\n");
        print_aim("score, %", tally_part(100 * (int64_t)score(greedy), score(careful)), 130, ANY);
        print_aim("wins, %", tally_part(100 * (int64_t)wins(greedy), wins(careful)), 25, 60);
    }
    if (tallies[TEMPER_RECKLESS].runs > 0) {
        printf("aims, reckless\n");
        print_aim("wins, %", wins(&tallies[TEMPER_RECKLESS]), 0, 9);
    }
    if (tallies[TEMPER_MASHER].runs > 0) {
        printf("aims, masher\n");
        print_aim("wins, %", wins(&tallies[TEMPER_MASHER]), 0, 3);
        print_aim("dead by depth 3, %", dead_early(&tallies[TEMPER_MASHER]), 50, 100);
    }
}

bool aims_print_verb(Verb verb, const Tally *without, const Tally *all) {
    bool lights = verb == VERB_LIGHT || verb == VERB_RING;
    bool fewer = 100 * without->won <= VERB_WINS * all->won;
    bool less = !lights || 100 * all->score >= LIGHT_SCORE_PERCENT * without->score;
    printf("without %-8s %3d wins of %d, %3d %% of the wins, %3d %% of the score: %s\n", VERB_NAMES[verb],
           without->won, without->runs, tally_part(100 * (int64_t)without->won, all->won),
           tally_part(100 * without->score, all->score), fewer && less ? "it pays" : "IT DOES NOT PAY");
    return fewer && less;
}

bool aims_print_lazy(const char *what, int most, const Tally *lazy, const Tally *careful) {
    bool few = 100 * lazy->won <= most * lazy->runs;
    printf("%s: %d %% of the runs won, aim 0..%d, %d %% of the score: %s\n", what, wins(lazy), most,
           tally_part(100 * lazy->score, careful->score), few ? "too lazy" : "IT DOES TOO WELL");
    return few;
}
