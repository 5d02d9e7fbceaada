#include "view/hud/score.h"

#include "base/text.h"
#include "lang/lang.h"
#include "map/balance_score.h"
#include "sim/hero/delivery.h"

#include <stdio.h>

static void tell_treasures(int count, char text[SCORE_AMOUNT_MAX]) {
    (void)text_put(text, SCORE_AMOUNT_MAX, tr_n("%d treasure", "%d treasures", count), count);
}

int score_parts(const World *world, ScorePart parts[SCORE_PARTS_MAX]) {
    const RunScore *score = &world->hero.score;
    int count = 0;
    ScorePart treasures = {.name = tr("Treasures delivered"),
                           .brief = tr("treasures"),
                           .points = score->delivered - score->hallowed};
    ScorePart hallowed = {
        .name = tr("More for doubled ones"), .brief = tr("doubled"), .points = score->hallowed};
    ScorePart depths = {.name = world->level.tower ? tr("Floors passed") : tr("Depths passed"),
                        .brief = world->level.tower ? tr("floors") : tr("depths"),
                        .points = DEPTH_POINTS * score->passed};
    tell_treasures(score->delivered_treasures, treasures.amount);
    (void)snprintf(depths.amount, sizeof depths.amount, "%d × %d", score->passed, DEPTH_POINTS);
    tell_treasures(score->hallowed_treasures, hallowed.amount);
    parts[count++] = treasures;
    parts[count++] = hallowed;
    parts[count++] = depths;
    parts[count++] = (ScorePart){
        .name = tr("Depths with nothing left"), .brief = tr("nothing left"), .points = score->bonus};
    parts[count++] = (ScorePart){.name = tr("Coins"), .brief = tr("coins"), .points = score->coins};
    parts[count++] = (ScorePart){.name = tr("The crown"), .brief = tr("crown"), .points = score->crown};
    int carried = world->outcome == OUTCOME_DEATH ? delivery_carried(world) : 0;
    if (carried > 0)
        parts[count++] =
            (ScorePart){.name = tr("Lost: you did not take them to the stairs"), .points = carried};
    return count;
}

const char *score_part_text(const ScorePart *part, char *text) {
    bool counted = part->amount[0] != '\0' && part->points > 0;
    (void)snprintf(text, SCORE_TEXT_MAX, counted ? "%d (%s)" : "%d", part->points, part->amount);
    return text;
}

const char *score_assists_suffix(unsigned ease, char *text) {
    static const struct {
        unsigned ease;
        const char *words;
    } EASES[] = {
        {EASE_SLOW, N_("slow")}, {EASE_WINDUPS, N_("long wind-ups")}, {EASE_HEARTS, N_("more hearts")}};
    text[0] = '\0';
    for (size_t i = 0; i < sizeof EASES / sizeof *EASES; i++) {
        if ((ease & EASES[i].ease) == 0) continue;
        bool first = text[0] == '\0';
        text_add(text, EASE_TEXT_MAX, first ? tr(", with aids: %s") : ", %s", tr(EASES[i].words));
    }
    return text;
}

const char *score_summary_text(const World *world, char *text) {
    ScorePart parts[SCORE_PARTS_MAX];
    (void)text_put(text, SCORE_TEXT_MAX, "%d", delivery_game_score(world));
    int count = world_descends(world) ? score_parts(world, parts) : 0;
    const char *between = ": ";
    for (int i = 0; i < count; i++) {
        if (parts[i].points == 0 || parts[i].brief == NULL) continue;
        text_add(text, SCORE_TEXT_MAX, "%s%s %d", between, parts[i].brief, parts[i].points);
        between = ", ";
    }
    return text;
}
