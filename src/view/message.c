// The most important event of a tick gets the line. What was said stays for a second at least, unless
// something as important happens; what is said aside waits for two, whatever it was.
#include "view/message.h"

#include "sim/flames.h"
#include "sim/goods.h"
#include "view/item_words.h"
#include "view/sayings.h"

#include <stdio.h>
#include <string.h>

enum {
    STAY_TICKS = 200,
    GOAL_TICKS = 360,
    LEAST_TICKS = 60,
    YOUNG_TICKS = 120,
    FADE_TICKS = 24,
    LESSONS = 3
};

static const char *const NUMBERS[] = {"no",  "one",   "two",   "three", "four", "five",
                                      "six", "seven", "eight", "nine",  "ten"};

static const char *const KEY_NAMES[KEY_KINDS + 1] = {"key", "red square key", "green triangle key",
                                                     "blue diamond key", "violet clover key"};
static const char *const TRAP_NAMES[FIXTURE_COUNT] = {[FIXTURE_CHEST] = "this chest",
                                                      [FIXTURE_SPIKES] = "spikes",
                                                      [FIXTURE_DARTS] = "darts",
                                                      [FIXTURE_PIT] = "a pit",
                                                      [FIXTURE_PLATE] = "a plate"};

// On another depth of the descent, or in the midst of one: what is to do there.
static void tell_quota(char *text, const World *world) {
    int missing = world->hour.quota - world->collected;
    if (missing <= 0) {
        (void)snprintf(text, MESSAGE_MAX, "Depth %d: the grate is open", world->depth);
    } else {
        (void)snprintf(text, MESSAGE_MAX, "Depth %d: %d of %d goods %s the grate", world->depth, missing,
                       world->remaining, missing == 1 ? "opens" : "open");
    }
}

void message_init(Message *message, const World *world) {
    *message = (Message){.rank = RANK_GOAL, .ticks = GOAL_TICKS};
    int all = world->collected + world->remaining;
    bool amid = world->hour.on && (world->depth > 1 || world->collected > 0);
    if (amid) {
        tell_quota(message->text, world);
    } else if (world->hour.on) {
        (void)snprintf(message->text, MESSAGE_MAX, "Collect %d of %d goods, then take the stairs down",
                       world->hour.quota, all);
    } else if (all == 1) {
        (void)snprintf(message->text, MESSAGE_MAX, "Collect the treasure");
    } else {
        (void)snprintf(message->text, MESSAGE_MAX, "Collect all %d treasures", all);
    }
}

static const char *item_name(const World *world, int item) {
    if ((unsigned)item >= ITEM_COUNT) return "thing";
    return ITEMS[item].key > 0 ? KEY_NAMES[ITEMS[item].key] : goods_title(world, (ItemKind)item);
}

// What it does, of what works by itself.
static const char *item_work(int item) {
    const char *works = (unsigned)item < ITEM_COUNT ? ITEM_WORDS[item].works : NULL;
    return works != NULL ? works : "nothing";
}

static const char *actor_name(int kind) {
    return (unsigned)kind < ACTOR_KIND_COUNT ? ACTORS[kind].name : "monster";
}

static const char *event_name(const World *world, const Saying *saying, const Event *event) {
    switch (saying->naming) {
    case NAME_ITEM:
        return item_name(world, event->what);
    case NAME_KEY:
        return KEY_NAMES[(unsigned)event->what <= KEY_KINDS ? event->what : 0];
    case NAME_FIXTURE:
        return (unsigned)event->what < FIXTURE_COUNT ? TRAP_NAMES[event->what] : "something";
    case NAME_FLAME:
        return (unsigned)event->what < FLAME_KIND_COUNT ? FLAMES[event->what].name : "flame";
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

// What is counted: of goods that are lost, all in this tick.
static int amount_of(const World *world, const Event *event) {
    return event->kind == EVENT_GONE ? saying_count(world, EVENT_GONE) : event->amount;
}

static const char *doer_name(const World *world, const Event *event) {
    return actor_name(event->actor < ACTORS_MAX ? (int)world->actors[event->actor].kind : -1);
}

// Of which one says "some".
static bool is_stuff(const Saying *saying, const Event *event) {
    bool stuff = event->what == ITEM_WINE || event->what == ITEM_HONEY || event->what == ITEM_CHEESE;
    return saying->naming == NAME_ITEM && stuff;
}

static int add_with_article(char *to, size_t room, const char *name, bool some) {
    return snprintf(to, room, "%s %s", some ? "some" : strchr("aeiou", name[0]) != NULL ? "an" : "a", name);
}

static int add_word(char *to, size_t room, char c, const World *world, const Saying *saying,
                    const Event *event) {
    switch (c) {
    case '@':
        return snprintf(to, room, "%s", event_name(world, saying, event));
    case '%':
        return add_with_article(to, room, event_name(world, saying, event), is_stuff(saying, event));
    case '~':
        return snprintf(to, room, "%s", item_work(event->what));
    case '&':
        return add_with_article(to, room, doer_name(world, event), false);
    case '#':
    case '$':
        return add_amount(to, room, amount_of(world, event), c == '$');
    default:
        return snprintf(to, room, "%c", c);
    }
}

static void put_in_words(char *text, const World *world, const Saying *saying, const Event *event) {
    int at = 0;
    for (const char *c = saying->text; *c != '\0' && at < MESSAGE_MAX - 1; c++) {
        at += add_word(text + at, (size_t)(MESSAGE_MAX - at), *c, world, saying, event);
    }
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = (char)(text[0] - 'a' + 'A');
}

// What is shown is not to be pushed away yet.
static bool holds(const Message *message, const Saying *saying) {
    if (message->ticks == 0) return false;
    if (saying->rank == RANK_ASIDE && message->age < YOUNG_TICKS) return true;
    return message->rank > (int)saying->rank && message->age < LEAST_TICKS;
}

static void say(Message *message, const World *world, const Saying *saying, const Event *event) {
    int lessons = message->lessons + saying->lesson;
    if (holds(message, saying) || (saying->lesson && lessons > LESSONS)) return;
    if (saying->once && message->warned == world->depth) return;
    int warned = saying->warns ? world->depth : message->warned;
    *message =
        (Message){.rank = (int)saying->rank, .ticks = STAY_TICKS, .lessons = lessons, .warned = warned};
    put_in_words(message->text, world, saying, event);
    if (saying->quota) tell_quota(message->text, world);
}

void message_tick(Message *message, const World *world) {
    if (message->age < message->ticks) message->age++;
    if (message->age >= message->ticks) message->ticks = 0;
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        const Saying *saying = saying_of(world, event);
        if (saying != NULL) say(message, world, saying, event);
    }
}

void message_say(Message *message, const char *text) {
    *message = (Message){
        .rank = RANK_GOAL, .ticks = STAY_TICKS, .lessons = message->lessons, .warned = message->warned};
    (void)snprintf(message->text, MESSAGE_MAX, "%s", text);
}

int message_opacity(const Message *message) {
    int left = message->ticks - message->age;
    return int_clamp(left * 256 / FADE_TICKS, 0, 256);
}
