#include "view/hud/sentence.h"

#include "base/text.h"

#include <string.h>

// How often each lesson is told in a game.
static const int LESSONS[SAID_LESSONS] = {
    [SAID_LIGHT_STAYS] = 3, [SAID_LIGHT_PAYS] = 3, [SAID_STAIRS_TAKE] = 2,

    [SAID_GIFTS] = 1,       [SAID_GREED] = 3,      [SAID_EYE] = 3,         [SAID_NOISE] = 2,
    [SAID_HEART] = 3,       [SAID_PROP] = 3,       [SAID_FASTER] = 1};

// The least number of ticks between two times.
static const uint32_t APART[SAID_LESSONS] = {
    [SAID_EYE] = 600, [SAID_NOISE] = 600, [SAID_HEART] = 600, [SAID_PROP] = 600};

bool lessons_should_say(Lessons *lessons, const World *world, const EventText *said, const Event *event) {
    bool somebody = (unsigned)event->actor < ACTORS_MAX;
    if (somebody && event->kind == EVENT_LOST) lessons->hunts[event->actor] = 0;
    bool noticed = somebody && event->kind == EVENT_NOTICE && lessons->world == world;
    if (noticed && lessons->hunts[event->actor] > 0) return false;
    if (said->lesson != SAID_ALWAYS && lessons->told[said->lesson] == LESSONS[said->lesson]) return false;
    if (said->lesson == SAID_STAIRS_TAKE && lessons->at_stairs) return false;
    bool soon =
        lessons->told[said->lesson] > 0 && world->tick - lessons->told_at[said->lesson] < APART[said->lesson];
    if (soon) return false;
    lessons->told[said->lesson]++;
    lessons->told_at[said->lesson] = world->tick;
    return true;
}

// True while a monster hunts the hero; a stunned one does not forget him.
static bool hunts(const Actor *monster) {
    Mind mind = monster->brain.mind;
    return monster->kind != ACTOR_NONE && (mind == MIND_CHASE || mind == MIND_STUNNED);
}

void lessons_tick(Lessons *lessons, const World *world) {
    if (lessons->world != world) memset(lessons->hunts, 0, sizeof lessons->hunts);
    lessons->world = world;
    lessons->at_stairs = hero_at_delivery(world);
    for (int i = HERO + 1; i < world->actor_count; i++) {
        int left = int_max(lessons->hunts[i] - 1, 0);
        lessons->hunts[i] = hunts(&world->actors[i]) ? HUNT_TICKS : left;
    }
}

// ---- goals

static const EventText GRATE_WAITS = {.text = N_("Depth {depth}: the next toll opens the grate"),
                                      .tower = N_("Floor {depth}: the next toll opens the grate")};
static const EventText GRATE_OPEN = {.text = N_("Depth {depth}: the grate is open"),
                                     .tower = N_("Floor {depth}: the grate is open")};
static const EventText CROWN_TAKEN = {.text = N_("Take the crown up the stairs")};
static const EventText GRATE_OF_CROWN = {.text = N_("Depth {depth}: the Warlord's crown opens the grate"),
                                         .tower = N_("Floor {depth}: the Warlord's crown opens the grate")};
static const EventText TO_GO = {
    .text = N_("Depth {depth}: {number} {number?treasure:treasures}, then a toll opens the grate"),
    .tower = N_("Floor {depth}: {number} {number?treasure:treasures}, then a toll opens the grate")};
static const EventText MORE_TO_GO = {
    .text = N_("Depth {depth}: {number} more {number?treasure:treasures}, then a toll opens the grate"),
    .tower = N_("Floor {depth}: {number} more {number?treasure:treasures}, then a toll opens the grate")};

static const EventText CLASSIC_GOAL = {.text = N_("Walk into all nine enemies; in letters you are the 3")};
static const EventText QUOTA_GOAL = {
    .text = N_("Collect {number} of {amount} treasures, then a toll opens the grate")};
static const EventText ALL_GOAL = {.text = N_("Collect all {number} treasures")};
static const EventText ONE_GOAL = {.text = N_("Collect the treasure")};

static void fill_text(const EventText *said, const World *world, const Event *event,
                      char text[SENTENCE_MAX]) {
    (void)placeholders_fill(world->level.tower && said->tower != NULL ? said->tower : said->text, world,
                            event, text);
    text_capitalise_first(text);
}

static const EventText *quota_text(const World *world, int missing) {
    if (world->hero.crown) return &CROWN_TAKEN;
    if (world_grate_opens_at_toll(world)) return &GRATE_WAITS;
    if (missing <= 0) return &GRATE_OPEN;
    if (world->clock.crown) return &GRATE_OF_CROWN;
    return world->collected > 0 ? &MORE_TO_GO : &TO_GO;
}

// The goal on a later depth of the descent, or in the middle of one.
static void tell_quota(const World *world, char text[SENTENCE_MAX]) {
    int missing = world_grate_missing_count(world);
    Event event = {.what = missing, .amount = world->depth};
    fill_text(quota_text(world, missing), world, &event, text);
}

void sentence_of_goal(const World *world, char text[SENTENCE_MAX]) {
    int all = world->collected + world->remaining;
    bool descends = world_descends(world);
    if (descends && (world->depth > 1 || world->collected > 0)) {
        tell_quota(world, text);
        return;
    }
    const EventText *goal = world->classic ? &CLASSIC_GOAL
                            : descends     ? &QUOTA_GOAL
                            : all == 1     ? &ONE_GOAL
                                           : &ALL_GOAL;
    Event event = {.what = descends ? world->clock.quota : all, .amount = all};
    fill_text(goal, world, &event, text);
}

void sentence_of_event(const World *world, const EventText *said, const Event *event,
                       char text[SENTENCE_MAX]) {
    if (said->quota) {
        tell_quota(world, text);
    } else {
        fill_text(said, world, event, text);
    }
}

void sentence_add_key(const EventText *said, const char *throw_key, char text[SENTENCE_MAX]) {
    if (said->throws && throw_key[0] != '\0') text_add(text, SENTENCE_MAX, ": %s", throw_key);
}

static const ItemWords UNKNOWN_POTION = {.use = N_("drink it and see"), .toss = N_("find out what it does")},
                       UNKNOWN_SCROLL = {.use = N_("read it and see")};

const ItemWords *item_words(const World *world, ItemKind kind) {
    if (world->hero.named[kind]) return &ITEMS[kind].words;
    if (ITEMS[kind].class == CLASS_POTION) return &UNKNOWN_POTION;
    return ITEMS[kind].class == CLASS_SCROLL ? &UNKNOWN_SCROLL : &ITEMS[kind].words;
}
