#include "view/hud/sentence.h"

#include "sim/classic.h"
#include "sim/hero/delivery.h"
#include "sim/hero/item_names.h"
#include "sim/space/flames.h"
#include "sim/toll/toll.h"

#include <stdio.h>
#include <string.h>

// How often each is said in a game.
static const int LESSONS[SAID_LESSONS] = {
    [SAID_LIGHT_STAYS] = 3,  [SAID_LIGHT_PAYS] = 3,
    [SAID_STAIRS_TAKE] = -1, // each time that he comes to stairs

    [SAID_GIFTS] = 1,        [SAID_GREED] = 3,      [SAID_EYE] = 3,  [SAID_LIT_BLOW] = 3,
    [SAID_NOISE] = 2,        [SAID_HEART] = 3,      [SAID_PROP] = 3, [SAID_FASTER] = 1};

// Ticks from one time to the next, at least.
static const uint32_t APART[SAID_LESSONS] = {
    [SAID_EYE] = 600, [SAID_NOISE] = 600, [SAID_HEART] = 600, [SAID_PROP] = 600};

bool lessons_allow(Lessons *lessons, const World *world, const EventText *said, const Event *event) {
    bool somebody = (unsigned)event->actor < ACTORS_MAX;
    if (somebody && event->kind == EVENT_LOST) lessons->hunts[event->actor] = 0;
    bool noticed = somebody && event->kind == EVENT_NOTICE && lessons->world == world;
    if (noticed && lessons->hunts[event->actor] > 0) return false;
    if (said->lesson != SAID_ALWAYS && lessons->told[said->lesson] == LESSONS[said->lesson]) return false;
    if (said->lesson == SAID_STAIRS_TAKE && lessons->at_stairs) return false;
    bool soon =
        lessons->told[said->lesson] > 0 && world->tick - lessons->told_at[said->lesson] < APART[said->lesson];
    if (soon) return false;
    if (said->once && lessons->warned == world->depth) return false;
    lessons->told[said->lesson]++;
    lessons->told_at[said->lesson] = world->tick;
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
    lessons->at_stairs = saying_delivers(world);
    for (int i = HERO + 1; i < world->actor_count; i++) {
        int left = int_max(lessons->hunts[i] - 1, 0);
        lessons->hunts[i] = hunts(&world->actors[i]) ? HUNT_TICKS : left;
    }
}

static const char *const NUMBERS[] = {"no",  "one",   "two",   "three", "four", "five",
                                      "six", "seven", "eight", "nine",  "ten"};

static const char *item_name(const World *world, int item) {
    return (unsigned)item < ITEM_COUNT ? item_title(world, (ItemKind)item) : "thing";
}

const char *sentence_actor(ActorKind kind) {
    return ACTORS[kind].title != NULL ? ACTORS[kind].title : ACTORS[kind].name;
}

static const char *actor_name(int kind) {
    return (unsigned)kind < ACTOR_KIND_COUNT ? sentence_actor((ActorKind)kind) : "monster";
}

static int add_in_words(char *to, size_t room, int amount) {
    bool has_word = amount >= 0 && amount < (int)(sizeof NUMBERS / sizeof *NUMBERS);
    return has_word ? snprintf(to, room, "%s", NUMBERS[amount]) : snprintf(to, room, "%d", amount);
}

// Of which one says "some".
static bool is_stuff(int item) {
    bool plural = (unsigned)item < ITEM_COUNT && ITEMS[item].plural;
    return plural || item == ITEM_WINE || item == ITEM_HONEY || item == ITEM_CHEESE;
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

// What he has lost in the same tick after that.
static int later_wounds(const World *world, const Event *event) {
    int halves = 0;
    bool after = false;
    for (int i = 0; i < world->events.count; i++) {
        const Event *other = &world->events.at[i];
        if (after && other->kind == EVENT_HIT && other->actor == event->actor) halves += other->amount;
        after |= other == event;
    }
    return halves;
}

// "2.5 of 5 hearts".
static int add_left(char *to, size_t room, const World *world, const Event *event) {
    if (event->actor < 0 || event->actor >= ACTORS_MAX) return snprintf(to, room, "none");
    const Actor *actor = &world->actors[event->actor];
    int hp = int_max(actor->hp, 0) + later_wounds(world, event), most = actor->hp_max / CLASSIC_POINT;
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

// ---- places in a text

typedef int Place(char *to, size_t room, const World *world, const Event *event);

static int add_monster(char *to, size_t room, const World *world, const Event *event) {
    (void)world;
    return snprintf(to, room, "%s", actor_name(event->what));
}

static int add_a_monster(char *to, size_t room, const World *world, const Event *event) {
    (void)world;
    return add_with_article(to, room, actor_name(event->what), false);
}

static int add_who(char *to, size_t room, const World *world, const Event *event) {
    bool somebody = event->actor >= 0 && event->actor < ACTORS_MAX;
    return add_with_article(to, room, actor_name(somebody ? (int)world->actors[event->actor].kind : -1),
                            false);
}

static int add_killer(char *to, size_t room, const World *world, const Event *event) {
    (void)event;
    return snprintf(to, room, "%s", actor_name((int)world->killer));
}

static int add_item(char *to, size_t room, const World *world, const Event *event) {
    return snprintf(to, room, "%s", item_name(world, event->what));
}

static int add_an_item(char *to, size_t room, const World *world, const Event *event) {
    return add_with_article(to, room, item_name(world, event->what), is_stuff(event->what));
}

static int add_effect(char *to, size_t room, const World *world, const Event *event) {
    (void)world;
    const char *works = (unsigned)event->what < ITEM_COUNT ? ITEMS[event->what].words.passive : NULL;
    return snprintf(to, room, "%s", works != NULL ? works : "nothing");
}

static int add_key(char *to, size_t room, const World *world, const Event *event) {
    (void)world;
    bool known = event->what >= 1 && event->what <= KEY_KINDS;
    return snprintf(to, room, "%s", known ? ITEMS[item_key(event->what)].title : "key");
}

static int add_trap(char *to, size_t room, const World *world, const Event *event) {
    (void)world;
    bool known = (unsigned)event->what < FIXTURE_COUNT;
    return snprintf(to, room, "%s", known ? FIXTURES[event->what].title : "something");
}

static int add_flame(char *to, size_t room, const World *world, const Event *event) {
    (void)world;
    bool known = (unsigned)event->what < FLAME_KIND_COUNT;
    return snprintf(to, room, "%s", known ? FLAMES[event->what].name : "flame");
}

static int add_tile(char *to, size_t room, const World *world, const Event *event) {
    (void)world;
    return snprintf(to, room, "%s", (unsigned)event->what < TILE_COUNT ? TILES[event->what].name : "thing");
}

static int add_number(char *to, size_t room, const World *world, const Event *event) {
    (void)world;
    return snprintf(to, room, "%d", event->what);
}

static int add_amount(char *to, size_t room, const World *world, const Event *event) {
    (void)world;
    return snprintf(to, room, "%d", event->amount);
}

static int add_count(char *to, size_t room, const World *world, const Event *event) {
    (void)world;
    return add_in_words(to, room, event->amount);
}

static int add_how_many(char *to, size_t room, const World *world, const Event *event) {
    return add_in_words(to, room, saying_count(world, event->kind));
}

static int add_amount_of_hearts(char *to, size_t room, const World *world, const Event *event) {
    (void)world;
    return add_hearts(to, room, event->amount);
}

static int add_hunters(char *to, size_t room, const World *world, const Event *event) {
    int hunters = toll_hunters(world, false, event->kind == EVENT_BELL ? event->amount : 0);
    return snprintf(to, room, hunters == 1 ? "%d hunter" : "%d hunters", hunters);
}

static int add_place(char *to, size_t room, const World *world, const Event *event) {
    char place[SENTENCE_MAX];
    return snprintf(to, room, "%s", sentence_of_place(world, cell_of(event->pos), place));
}

// "some cheese, 2 gems and 4 more": of so many kinds as there is room for.
static int add_goods(char *to, size_t room, const World *world, const Event *event) {
    enum { KINDS_TOLD = 3 };
    int at = 0, told = 0, left = delivery_goods(world);
    (void)event;
    to[0] = '\0';
    for (int i = 0; i < ITEM_COUNT && told < KINDS_TOLD; i++) {
        int count = delivery_goods_of(world, (ItemKind)i);
        if (count == 0) continue;
        left -= count;
        if (told++ > 0) at += snprintf(to + at, room - (size_t)at, "%s", left > 0 ? ", " : " and ");
        at += count == 1 ? add_with_article(to + at, room - (size_t)at, item_name(world, i), is_stuff(i))
                         : snprintf(to + at, room - (size_t)at, "%d %s%s", count, item_name(world, i),
                                    is_stuff(i) ? "" : "s");
    }
    return left > 0 ? at + snprintf(to + at, room - (size_t)at, " and %d more", left) : at;
}

static int add_stairs(char *to, size_t room, const World *world, const Event *event) {
    const Grid *tiles = &world->known.tiles;
    char place[SENTENCE_MAX];
    (void)event;
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        Vec cell = {i % tiles->w, i / tiles->w};
        bool known =
            world->known.explored.cells[i] != KNOWN_NOT && tiles->cells[i] == level_on(&world->level);
        if (known) return snprintf(to, room, "the stairs are %s", sentence_of_place(world, cell, place));
    }
    return snprintf(to, room, "find the stairs");
}

static const struct {
    const char *name;
    Place *add;
} PLACES[] = {
    {"monster", add_monster}, // of Event.what, as those that follow
    {"a monster", add_a_monster},
    {"item", add_item},
    {"an item", add_an_item},
    {"effect", add_effect}, // of what works by itself
    {"key", add_key},
    {"trap", add_trap},
    {"flame", add_flame},
    {"tile", add_tile},
    {"number", add_number},
    {"who", add_who},       // by whom it was done, with an article
    {"killer", add_killer}, // who hurt the hero last
    {"amount", add_amount}, // Event.amount, also under names that say of what
    {"points", add_amount},
    {"coins", add_amount},
    {"depth", add_amount},
    {"count", add_count}, // the same as a word
    {"hearts", add_amount_of_hearts},
    {"left", add_left},         // hearts of the actor
    {"hunters", add_hunters},   // that a toll would bring now
    {"place", add_place},       // of the event, from the hero
    {"goods", add_goods},       // that stairs would deliver
    {"stairs", add_stairs},     // where those that lead on are
    {"how many", add_how_many}, // events of its kind in this tick
};

// One character, or what belongs in a place, which stays as it is where no such place is known.
static int add_next(char *to, size_t room, const char **from, const World *world, const Event *event) {
    for (size_t i = 0; i < sizeof PLACES / sizeof *PLACES && **from == '{'; i++) {
        size_t length = strlen(PLACES[i].name);
        const char *after = *from + 1 + length;
        if (strncmp(*from + 1, PLACES[i].name, length) != 0 || *after != '}') continue;
        *from = after + 1;
        return PLACES[i].add(to, room, world, event);
    }
    return snprintf(to, room, "%c", *(*from)++);
}

static void fill_in(const EventText *said, const World *world, const Event *event, char text[SENTENCE_MAX]) {
    const char *from = world->level.tower && said->tower != NULL ? said->tower : said->text;
    int at = 0;
    text[0] = '\0';
    while (*from != '\0' && at < SENTENCE_MAX - 1)
        at += add_next(text + at, (size_t)(SENTENCE_MAX - at), &from, world, event);
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = (char)(text[0] - 'a' + 'A');
}

// ---- what is to do

#define GRATE(what)                                                                                          \
    { .text = "Depth {depth}: " what, .tower = "Floor {depth}: " what }
static const EventText GRATE_WAITS = GRATE("the next toll opens the grate"),
                       GRATE_OPEN = GRATE("the grate is open"),
                       GRATE_OF_CROWN = GRATE("the Warlord's crown opens the grate"),
                       ONE_TO_GO = GRATE("1 treasure, then a toll opens the grate"),
                       SOME_TO_GO = GRATE("{number} treasures, then a toll opens the grate"),
                       ONE_MORE_TO_GO = GRATE("1 more treasure, then a toll opens the grate"),
                       SOME_MORE_TO_GO = GRATE("{number} more treasures, then a toll opens the grate");

static const EventText *quota_text(const World *world, int missing) {
    if (world_grate_waits(world)) return &GRATE_WAITS;
    if (missing <= 0) return &GRATE_OPEN;
    if (world->clock.crown) return &GRATE_OF_CROWN;
    if (world->collected > 0) return missing == 1 ? &ONE_MORE_TO_GO : &SOME_MORE_TO_GO;
    return missing == 1 ? &ONE_TO_GO : &SOME_TO_GO;
}

// On another depth of the descent, or in the midst of one: what is to do there.
static void tell_quota(const World *world, char text[SENTENCE_MAX]) {
    int missing = world_grate_lacks(world);
    Event event = {.what = missing, .amount = world->depth};
    fill_in(quota_text(world, missing), world, &event, text);
}

void sentence_of_goal(const World *world, char text[SENTENCE_MAX]) {
    int all = world->collected + world->remaining;
    bool amid = world_descends(world) && (world->depth > 1 || world->collected > 0);
    if (world->classic) {
        (void)snprintf(text, SENTENCE_MAX, "Walk into all nine enemies; in letters you are the 3");
    } else if (amid) {
        tell_quota(world, text);
    } else if (world_descends(world)) {
        (void)snprintf(text, SENTENCE_MAX, "Collect %d of %d treasures, then a toll opens the grate",
                       world->clock.quota, all);
    } else if (all == 1) {
        (void)snprintf(text, SENTENCE_MAX, "Collect the treasure");
    } else {
        (void)snprintf(text, SENTENCE_MAX, "Collect all %d treasures", all);
    }
}

void sentence_of_event(const World *world, const EventText *said, const Event *event,
                       char text[SENTENCE_MAX]) {
    if (said->quota) {
        tell_quota(world, text);
    } else {
        fill_in(said, world, event, text);
    }
}

void sentence_add_key(const EventText *said, const char *throw_key, char text[SENTENCE_MAX]) {
    size_t length = strlen(text);
    if (said->throws && throw_key[0] != '\0')
        (void)snprintf(text + length, SENTENCE_MAX - length, ": %s", throw_key);
}
