// What is told about a game as names and values: on pause, at its end, on the card of a depth.
#include "view/screens/facts.h"

#include "base/text.h"
#include "gen/descent/depths.h"
#include "lang/lang.h"
#include "sim/classic.h"
#include "sim/hero/delivery.h"
#include "sim/hero/stairs.h"
#include "sim/state/actor.h"
#include "view/hud/hud.h"
#include "view/hud/level_title.h"
#include "view/hud/score.h"
#include "view/hud/sentence.h"

#include <stdio.h>
#include <string.h>

enum { TEXT_MAX = FACT_TEXT_MAX };

static bool is_descent(const World *world) {
    return world_descends(world) && world->depth >= 1 && world->depth <= DESCENT_DEPTHS;
}

static const char *const PACES[PACE_COUNT] = {
    [PACE_REAL] = "%s", [PACE_TURNS] = N_("%s, turn by turn"), [PACE_MOVES] = N_("%s, only while you move")};

// Facts that identify this dungeon. Returns how many.
static int dungeon_facts(const World *world, const char *seed_word, uint32_t ticks, Fact *facts) {
    char time[HUD_TEXT_MAX];
    const Level *level = &world->level;
    int count = 0;
    facts[count] = (Fact){.name = tr("Dungeon"), .spare = 3};
    if (is_descent(world)) {
        const DescentDepth *of = descent_depth(world->depth);
        (void)text_put(facts[count++].value, TEXT_MAX,
                       level->tower ? tr("the tower, floor %d: %s") : tr("the descent, depth %d: %s"),
                       world->depth, tr(of->hour));
    } else {
        bool made = level->generator[0] != '\0';
        (void)text_put(facts[count++].value, TEXT_MAX, tr("%s, %d × %d cells"),
                       world->classic ? tr("the classic")
                       : made         ? tr(level_english_title(level))
                                      : tr("an imported map"),
                       level->tiles.w, level->tiles.h);
    }
    facts[count] = (Fact){.name = tr("Seed"), .spare = 5};
    (void)hud_seed_text(world, seed_word, facts[count++].value);
    facts[count] = (Fact){.name = tr("Time"), .spare = 4};
    (void)text_put(facts[count++].value, TEXT_MAX, tr(PACES[world->hero.pace]), hud_time_text(ticks, time));
    return count;
}

int pause_page_list_facts(const World *world, const char *seed_word, const char *code,
                          Fact facts[FACTS_MAX]) {
    int count = dungeon_facts(world, seed_word, world->tick, facts);
    if (!world->classic) {
        facts[count] = (Fact){.name = tr("Score")};
        (void)score_summary_text(world, facts[count++].value);
    }
    facts[count] = (Fact){.name = tr("Code"), .spare = 5};
    (void)snprintf(facts[count].value, TEXT_MAX, "%s", code);
    count += code[0] != '\0';
    return count;
}

const char *page_arrival_text(const World *world, char *text, size_t size) {
    bool tower = world->level.tower;
    if (is_descent(world)) {
        (void)text_put(text, size, tower ? tr("Floor %d: %s") : tr("Depth %d: %s"), world->depth,
                       tr(descent_depth(world->depth)->hour));
    } else {
        (void)text_put(text, size, tower ? tr("Floor %d") : tr("Depth %d"), world->depth);
    }
    return text;
}

const char *page_killer_text(ActorKind killer, int cause, char *text, size_t size) {
    static const char *const CAUSES[CAUSE_COUNT] = {[CAUSE_TRAP] = N_("spikes"),
                                                    [CAUSE_DART] = N_("a dart"),
                                                    [CAUSE_FIRE] = N_("fire"),
                                                    [CAUSE_BLAST] = N_("a blast"),
                                                    [CAUSE_FALL] = N_("a fall")};
    const char *works = CAUSES[cause] != NULL ? CAUSES[cause] : N_("a trap");
    char name[SENTENCE_MAX];
    if (killer == ACTOR_NONE) {
        (void)text_put(text, size, "%s", tr(works));
    } else {
        (void)text_put(text, size, cause == CAUSE_FIRE ? tr("%s's fire") : "%s",
                       sentence_indefinite(actor_english_name(killer), name));
    }
    return text;
}

enum {
    PARTS_SPARE = 2,
    BRIEF_LEAST = 2
}; // the spare number of the score's parts, which are left out together; the
   // fewest facts of which the score's may name them

// The score and its parts: one part after the other counts up to its points, and the score is their sum.
typedef struct Count {
    ScorePart parts[SCORE_PARTS_MAX];
    int count, score;
} Count;

static Count count_up(const World *world, int ticks) {
    Count up = {0};
    ScorePart parts[SCORE_PARTS_MAX];
    int all = score_parts(world, parts);
    for (int i = 0; i < all; i++) {
        if (parts[i].points == 0) continue;
        int begun = int_clamp(ticks - up.count * END_PART_TICKS, 0, END_PART_TICKS);
        parts[i].points = (int)((int64_t)parts[i].points * begun / END_PART_TICKS);
        up.score += parts[i].brief != NULL ? parts[i].points : 0;
        up.parts[up.count++] = parts[i];
    }
    return up;
}

int end_page_count_ticks(const World *world) {
    return is_descent(world) ? count_up(world, 0).count * END_PART_TICKS : 0;
}

static int score_facts(const Count *score, Fact *facts) {
    for (int i = 0; i < score->count; i++) {
        facts[i] = (Fact){.name = score->parts[i].name, .spare = PARTS_SPARE};
        if (score->parts[i].points > 0) (void)score_part_text(&score->parts[i], facts[i].value);
    }
    return score->count;
}

// The gifts that last and what he wears. If there is room for that many facts, each says what it does;
// otherwise their names are one line.
static int gift_facts(const World *world, Fact *facts, int most) {
    ItemKind kinds[GIFT_KINDS + GEAR_COUNT];
    int count = 0;
    for (int i = 0; i < GIFT_KINDS; i++)
        if (world->hero.gifts[i]) kinds[count++] = item_of_lasting_gift(i);
    for (int i = 0; i < GEAR_COUNT; i++)
        if (world->hero.worn[i] >= 0) kinds[count++] = (ItemKind)world->hero.worn[i];
    bool all = count <= most;
    if (count == 0) return 0;
    facts[0] = (Fact){.name = tr("Gifts and gear"), .spare = 3};
    for (int i = 0; i < count; i++) {
        char title[NAME_BYTES];
        const ItemInfo *info = &ITEMS[kinds[i]];
        (void)tr_name(info->title, "plain", title);
        if (all) {
            facts[i] = (Fact){.name = i == 0 ? facts[0].name : "", .spare = 3};
            (void)text_put(facts[i].value, TEXT_MAX, "%s: %s", title, tr(info->words.passive));
        } else {
            text_add(facts[0].value, TEXT_MAX, "%s%s", i > 0 ? ", " : "", title);
        }
    }
    return all ? count : 1;
}

// The counter against the monster that killed him. Returns 0 if no monster did, or it has none.
static int counter_fact(const World *world, Fact *fact) {
    const char *counter_tip = ACTORS[world->killer].counter_tip;
    if (counter_tip == NULL || world->classic || world->killer_cause >= CAUSE_TRAP) return 0;
    *fact = (Fact){.name = tr("Against it"), .spare = 1};
    (void)text_put(fact->value, TEXT_MAX, "%s", tr(counter_tip));
    return 1;
}

// "D1 2:10 5/8": four depths in a line, with when he last left each and what he took there.
static int path_facts(const EndPage *page, Fact *facts) {
    enum { A_LINE = 4 };
    char time[HUD_TEXT_MAX];
    for (int i = 0; i < page->steps; i++) {
        const EndStep *step = &page->path[i];
        Fact *fact = &facts[i / A_LINE];
        bool here = step->depth == page->world->depth; // where the run ended
        if (i % A_LINE == 0) *fact = (Fact){.name = i == 0 ? tr("Path: time, treasures") : "", .spare = 3};
        if (fact->value[0] != '\0') text_add(fact->value, TEXT_MAX, "   ");
        // TRANSLATORS: a short form of depth 1, floor 1
        text_add(fact->value, TEXT_MAX, page->world->level.tower ? tr("F%d") : tr("D%d"), step->depth);
        text_add(fact->value, TEXT_MAX, " %s %d/%d", hud_time_text(here ? page->ticks : step->ticks, time),
                 step->collected, step->all);
    }
    return (page->steps + A_LINE - 1) / A_LINE;
}

static int rank_fact(const EndPage *page, Fact *fact) {
    if (page->rank == 0) return 0;
    *fact = (Fact){.name = tr("Rank")};
    if (page->ranked == 1) {
        (void)text_put(fact->value, TEXT_MAX, "%s", tr("1, the first run of its kind"));
    } else {
        (void)text_put(fact->value, TEXT_MAX, tr("%d of %d, the best of the others: %d"), page->rank,
                       page->ranked, page->best);
    }
    return 1;
}

// Leaves out the least important facts until at most `most` are left: the parts of the score together, others
// one by one. Returns how many.
static int spare_facts(Fact *facts, int count, int most) {
    while (count > int_max(most, 0)) {
        int worst = count - 1, left = 0;
        for (int i = count - 1; i >= 0; i--) worst = facts[i].spare > facts[worst].spare ? i : worst;
        bool parts = facts[worst].spare == PARTS_SPARE;
        for (int i = 0; i < count; i++) {
            if (i != worst && !(parts && facts[i].spare == PARTS_SPARE)) facts[left++] = facts[i];
        }
        count = left;
    }
    return count;
}

// Enemies of the classic hit each other too, so not all dead ones are the hero's kills.
static int classic_facts(const World *world, Fact *facts) {
    int left = classic_count_enemies(world), dead = world->actor_count - 1 - left;
    facts[0] = (Fact){.name = tr("Killed by you")};
    (void)snprintf(facts[0].value, TEXT_MAX, "%d", world->hero.score.kills);
    facts[1] = (Fact){.name = tr("Killed by each other")};
    (void)snprintf(facts[1].value, TEXT_MAX, "%d", dead - world->hero.score.kills);
    facts[2] = (Fact){.name = tr("Enemies left")};
    (void)snprintf(facts[2].value, TEXT_MAX, "%d", left);
    return 3;
}

static void score_fact(const EndPage *page, const Count *score, Fact *fact) {
    char ease[EASE_TEXT_MAX];
    const World *world = page->world;
    *fact = (Fact){.name = tr("Score")};
    (void)text_put(fact->value, TEXT_MAX, page->looked ? tr("%d%s, with a look at the layout") : "%d%s",
                   is_descent(world) ? score->score : delivery_game_score(world),
                   score_assists_suffix(world->hero.ease, ease));
}

static int death_facts(const World *world, Fact *facts) {
    if (world->outcome != OUTCOME_DEATH) return 0;
    facts[0] = (Fact){.name = tr("Killed by")};
    (void)page_killer_text(world->killer, world->killer_cause, facts[0].value, TEXT_MAX);
    return 1 + counter_fact(world, &facts[1]);
}

// If the parts of the score have no rows, its own row names them.
static void tell_parts(const World *world, Fact *facts, int count) {
    Fact *score = NULL;
    for (int i = 0; i < count; i++) {
        if (facts[i].spare == PARTS_SPARE) return;
        if (strcmp(facts[i].name, tr("Score")) == 0) score = &facts[i];
    }
    if (score != NULL) (void)score_summary_text(world, score->value);
}

int end_page_list_facts(const EndPage *page, Fact facts[FACTS_MAX], int most) {
    const World *world = page->world;
    int count = dungeon_facts(world, page->seed_word, page->ticks, facts);
    facts[count] = (Fact){.name = tr("Code"), .spare = 5};
    (void)snprintf(facts[count].value, TEXT_MAX, "%s", page->code);
    count += page->code[0] != '\0';
    count += death_facts(world, facts + count);
    if (world->classic) {
        count += classic_facts(world, facts + count);
        return spare_facts(facts, count + rank_fact(page, facts + count), most);
    }
    facts[count] = (Fact){.name = tr("Kills"), .spare = 6};
    (void)snprintf(facts[count++].value, TEXT_MAX, "%d", world->hero.score.kills);
    Count score = {0};
    if (is_descent(world)) {
        facts[count] = (Fact){.name = world->level.tower ? tr("Highest") : tr("Deepest"), .spare = 4};
        (void)text_put(facts[count++].value, TEXT_MAX,
                       world->level.tower ? tr("floor %d of %d") : tr("depth %d of %d"), page->deepest,
                       world_deepest_depth(world));
        score = count_up(world, page->counted);
    } else {
        facts[count] = (Fact){.name = tr("Collected")};
        (void)text_put(facts[count++].value, TEXT_MAX, tr("%d of %d"), world->collected,
                       world->collected + world->remaining);
    }
    count += path_facts(page, facts + count);
    count += gift_facts(world, facts + count, most - count - score.count - 2);
    count += score_facts(&score, facts + count);
    score_fact(page, &score, &facts[count++]);
    count = spare_facts(facts, count + rank_fact(page, facts + count), most);
    if (score.count > 0 && most >= BRIEF_LEAST && page->counted == END_COUNTED)
        tell_parts(world, facts, count);
    return count;
}
