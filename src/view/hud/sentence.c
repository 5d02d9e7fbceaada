#include "view/hud/sentence.h"

#include "sim/classic.h"
#include "sim/hero/item_names.h"
#include "sim/space/flames.h"
#include "view/hud/wording.h"

#include <stdio.h>
#include <string.h>

// How often each is said in a game.
static const int LESSONS[SAID_LESSONS] = {
    [SAID_LIGHT_STAYS] = 3, [SAID_LIGHT_PAYS] = 3, [SAID_STAIRS_TAKE] = 1, [SAID_GIFTS] = 1};

bool lessons_allow(Lessons *lessons, const World *world, const EventText *said, const Event *event) {
    bool somebody = (unsigned)event->actor < ACTORS_MAX;
    if (somebody && event->kind == EVENT_LOST) lessons->hunts[event->actor] = 0;
    bool noticed = somebody && event->kind == EVENT_NOTICE && lessons->world == world;
    if (noticed && lessons->hunts[event->actor] > 0) return false;
    if (said->lesson != SAID_ALWAYS && lessons->told[said->lesson] == LESSONS[said->lesson]) return false;
    if (said->once && lessons->warned == world->depth) return false;
    lessons->told[said->lesson]++;
    if (said->warns) lessons->warned = world->depth;
    return true;
}

// Stunned, it does not forget him.
static bool hunts(const Actor *monster) {
    Mind mind = monster->brain.mind;
    return monster->kind != ACTOR_NONE && (mind == MIND_CHASE || mind == MIND_STUNNED);
}

void lessons_tick(Lessons *lessons, const World *world) {
    if (lessons->world != world) memset(lessons->hunts, 0, sizeof lessons->hunts);
    lessons->world = world;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        int left = int_max(lessons->hunts[i] - 1, 0);
        lessons->hunts[i] = hunts(&world->actors[i]) ? HUNT_TICKS : left;
    }
}

static const char *const NUMBERS[] = {"no",  "one",   "two",   "three", "four", "five",
                                      "six", "seven", "eight", "nine",  "ten"};

// On another depth of the descent, or in the midst of one: what is to do there.
static void tell_quota(char *text, const World *world) {
    int missing = world_grate_lacks(world);
    if (world_grate_waits(world)) {
        (void)snprintf(text, SENTENCE_MAX, "Depth %d: the next toll opens the grate", world->depth);
    } else if (missing <= 0) {
        (void)snprintf(text, SENTENCE_MAX, "Depth %d: the grate is open", world->depth);
    } else if (world->clock.crown) {
        (void)snprintf(text, SENTENCE_MAX, "Depth %d: the Warlord's crown opens the grate", world->depth);
    } else {
        (void)snprintf(text, SENTENCE_MAX, "Depth %d: %d%s treasure%s, then a toll opens the grate",
                       world->depth, missing, world->collected > 0 ? " more" : "", missing == 1 ? "" : "s");
    }
}

static void tell_goal(const World *world, char text[SENTENCE_MAX]) {
    int all = world->collected + world->remaining;
    bool amid = world_descends(world) && (world->depth > 1 || world->collected > 0);
    if (world->classic) {
        (void)snprintf(text, SENTENCE_MAX, "Walk into all nine enemies; in letters you are the 3");
    } else if (amid) {
        tell_quota(text, world);
    } else if (world_descends(world)) {
        (void)snprintf(text, SENTENCE_MAX, "Collect %d of %d treasures, then a toll opens the grate",
                       world->clock.quota, all);
    } else if (all == 1) {
        (void)snprintf(text, SENTENCE_MAX, "Collect the treasure");
    } else {
        (void)snprintf(text, SENTENCE_MAX, "Collect all %d treasures", all);
    }
}

void sentence_of_goal(const World *world, char text[SENTENCE_MAX]) {
    tell_goal(world, text);
    wording(world->level.tower, text, SENTENCE_MAX);
}

static const char *item_name(const World *world, int item) {
    return (unsigned)item < ITEM_COUNT ? item_title(world, (ItemKind)item) : "thing";
}

static const char *key_name(int key) {
    return key >= 1 && key <= KEY_KINDS ? ITEMS[item_key(key)].title : "key";
}

// What it does, of what works by itself.
static const char *item_work(int item) {
    const char *works = (unsigned)item < ITEM_COUNT ? ITEMS[item].words.passive : NULL;
    return works != NULL ? works : "nothing";
}

const char *sentence_actor(ActorKind kind) {
    return ACTORS[kind].title != NULL ? ACTORS[kind].title : ACTORS[kind].name;
}

static const char *actor_name(int kind) {
    return (unsigned)kind < ACTOR_KIND_COUNT ? sentence_actor((ActorKind)kind) : "monster";
}

static const char *event_name(const World *world, const EventText *said, const Event *event) {
    switch (said->naming) {
    case NAME_ITEM:
        return item_name(world, event->what);
    case NAME_KEY:
        return key_name(event->what);
    case NAME_FIXTURE:
        return (unsigned)event->what < FIXTURE_COUNT ? FIXTURES[event->what].title : "something";
    case NAME_FLAME:
        return (unsigned)event->what < FLAME_KIND_COUNT ? FLAMES[event->what].name : "flame";
    case NAME_TILE:
        return (unsigned)event->what < TILE_COUNT ? TILES[event->what].name : "thing";
    case NAME_ACTOR:
        break;
    }
    return actor_name(event->what);
}

static int add_amount(char *to, size_t room, int amount, bool word) {
    bool has_word = amount >= 0 && amount < (int)(sizeof NUMBERS / sizeof *NUMBERS);
    if (word && has_word) return snprintf(to, room, "%s", NUMBERS[amount]);
    return snprintf(to, room, "%d", amount);
}

static const char *doer_name(const World *world, const Event *event) {
    bool somebody = event->actor >= 0 && event->actor < ACTORS_MAX;
    return actor_name(somebody ? (int)world->actors[event->actor].kind : -1);
}

// Of which one says "some".
static bool is_stuff(int item) {
    bool boots = (unsigned)item < ITEM_COUNT && ITEMS[item].class == CLASS_BOOTS;
    return boots || item == ITEM_WINE || item == ITEM_HONEY || item == ITEM_CHEESE;
}

// A proper name begins with a capital.
static const char *article(const char *name) {
    if (name[0] >= 'A' && name[0] <= 'Z') return "the";
    return strchr("aeiou", name[0]) != NULL ? "an" : "a";
}

static int add_with_article(char *to, size_t room, const char *name, bool some) {
    return snprintf(to, room, "%s %s", some ? "some" : article(name), name);
}

char *sentence_of_one(const char *name, char text[SENTENCE_MAX]) {
    (void)add_with_article(text, SENTENCE_MAX, name, false);
    return text;
}

char *sentence_of_item(const World *world, const Item *item, char text[SENTENCE_MAX]) {
    char name[SENTENCE_MAX - 10];
    (void)snprintf(name, sizeof name, "%s%.40s", item->hallowed ? "hallowed " : "",
                   item_title(world, item->kind));
    (void)add_with_article(text, SENTENCE_MAX, name, is_stuff((int)item->kind));
    return text;
}

static int add_hearts(char *to, size_t room, int halves) {
    if (halves == 1) return snprintf(to, room, "half a heart");
    return halves == 2 ? snprintf(to, room, "one heart")
                       : snprintf(to, room, "%d%s hearts", halves / 2, halves % 2 != 0 ? ".5" : "");
}

char *sentence_of_hearts(int halves, char text[SENTENCE_MAX]) {
    (void)add_hearts(text, SENTENCE_MAX, halves);
    return text;
}

// "2.5 of 5 hearts".
static int add_left(char *to, size_t room, const World *world, const Event *event) {
    if (event->actor < 0 || event->actor >= ACTORS_MAX) return snprintf(to, room, "none");
    const Actor *actor = &world->actors[event->actor];
    int hp = int_max(actor->hp, 0), most = actor->hp_max / CLASSIC_POINT;
    if (world->classic)
        return snprintf(to, room, "%d of %d hit point%s", hp / CLASSIC_POINT, most, most == 1 ? "" : "s");
    int at = snprintf(to, room, "%d%s of ", hp / 2, hp % 2 != 0 ? ".5" : "");
    return at + add_hearts(to + at, room - (size_t)at, actor->hp_max);
}

static const char *const DIR_NAMES[DIR_COUNT] = {
    [DIR_E] = "east", [DIR_SE] = "south-east", [DIR_S] = "south", [DIR_SW] = "south-west",
    [DIR_W] = "west", [DIR_NW] = "north-west", [DIR_N] = "north", [DIR_NE] = "north-east"};

char *sentence_of_place(const World *world, Vec cell, char text[SENTENCE_MAX]) {
    Vec way = vec_sub(cell, cell_of(world->actors[HERO].pos));
    int across = int_abs(way.x), along = int_abs(way.y);
    if (across == 0 && along == 0) {
        (void)snprintf(text, SENTENCE_MAX, "here");
    } else if (across == along || across == 0 || along == 0) {
        (void)snprintf(text, SENTENCE_MAX, "%d %s", int_max(across, along), DIR_NAMES[dir_of(way)]);
    } else {
        (void)snprintf(text, SENTENCE_MAX, "%d %s, %d %s", across, DIR_NAMES[way.x > 0 ? DIR_E : DIR_W],
                       along, DIR_NAMES[way.y > 0 ? DIR_S : DIR_N]);
    }
    return text;
}

static int add_word(char *to, size_t room, char c, const World *world, const EventText *said,
                    const Event *event) {
    switch (c) {
    case '@':
        return snprintf(to, room, "%s", event_name(world, said, event));
    case '%':
        return add_with_article(to, room, event_name(world, said, event),
                                said->naming == NAME_ITEM && is_stuff(event->what));
    case '~':
        return snprintf(to, room, "%s", item_work(event->what));
    case '&':
        return add_with_article(to, room, doer_name(world, event), false);
    case '*':
        return add_amount(to, room, event->what, false);
    case '#':
    case '$':
        return add_amount(to, room, said->counted ? saying_count(world, event->kind) : event->amount,
                          c == '$');
    case '^':
        return add_hearts(to, room, event->amount);
    case '<':
        return snprintf(to, room, "%s", actor_name((int)world->killer));
    case '=':
        return add_left(to, room, world, event);
    default:
        return snprintf(to, room, "%c", c);
    }
}

void sentence_of_event(const World *world, const EventText *said, const Event *event,
                       char text[SENTENCE_MAX]) {
    int at = 0;
    char own[SENTENCE_MAX];
    if (said->quota) {
        tell_quota(text, world);
        wording(world->level.tower, text, SENTENCE_MAX);
        return;
    }
    text[0] = '\0';
    const char *c = wording_of(world->level.tower, said->text, own, sizeof own);
    for (; *c != '\0' && at < SENTENCE_MAX - 1; c++) {
        at += add_word(text + at, (size_t)(SENTENCE_MAX - at), *c, world, said, event);
    }
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = (char)(text[0] - 'a' + 'A');
}

void sentence_add_key(const EventText *said, const char *throw_key, char text[SENTENCE_MAX]) {
    size_t length = strlen(text);
    if (said->throws && throw_key[0] != '\0')
        (void)snprintf(text + length, SENTENCE_MAX - length, ": %s", throw_key);
}
