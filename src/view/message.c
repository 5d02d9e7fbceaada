// The most important event of a tick gets the line. What was said stays for a second at least, unless
// something as important happens; what is said aside waits for two, whatever it was.
#include "view/message.h"

#include "sim/flames.h"
#include "sim/goods.h"
#include "view/item_words.h"

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

typedef enum Rank {
    RANK_NONE,   // not at all
    RANK_ASIDE,  // traps
    RANK_DETAIL, // what he sees himself
    RANK_NEWS,   // what concerns him
    RANK_FIND,   // what he has gained
    RANK_GOAL    // what he is here for, and the bell
} Rank;

typedef enum Naming { NAME_ACTOR, NAME_ITEM, NAME_KEY, NAME_FIXTURE, NAME_FLAME } Naming; // of Event.what

// How a kind of event is said: @ stands for a name, % for one with "a", & for who did it, # for the amount,
// $ for the amount as a word, ~ for what a thing does.
typedef struct Saying {
    Rank rank;
    Naming naming;
    bool seen; // only when the hero sees it
    const char *text;
} Saying;

static const Saying SAYINGS[] = {
    [EVENT_BLOCKED] = {.rank = RANK_DETAIL, .text = "The @'s shield stops the blow"},
    [EVENT_LOST] = {.rank = RANK_DETAIL, .text = "The @ has lost sight of you"},
    [EVENT_DROP] = {.rank = RANK_DETAIL, .naming = NAME_ITEM, .text = "Left behind: @"},
    [EVENT_SPLIT] = {.rank = RANK_NEWS, .text = "The @ splits in two"},
    [EVENT_KILL] = {.rank = RANK_NEWS, .text = "The @ is dead"},
    [EVENT_NOTICE] = {.rank = RANK_NEWS, .text = "The @ has seen you"},
    [EVENT_HEAL] = {.rank = RANK_NEWS, .naming = NAME_ITEM, .text = "The @ does you good"},
    [EVENT_PICKUP] = {.rank = RANK_FIND, .naming = NAME_ITEM, .text = "Collected the @ (+#)"},
    [EVENT_VICTORY] = {.rank = RANK_GOAL, .text = "All treasures are yours!"},
    [EVENT_DEATH] = {.rank = RANK_GOAL, .text = "You have fallen"},
    [EVENT_UNLOCK] = {.rank = RANK_NEWS, .naming = NAME_KEY, .text = "The @ turns"},
    [EVENT_LOCKED] = {.rank = RANK_NEWS, .naming = NAME_KEY, .text = "Locked: it takes the @"},
    [EVENT_KEY] = {.rank = RANK_FIND, .naming = NAME_ITEM, .text = "Found the @"},
    [EVENT_CHEST] = {.rank = RANK_FIND, .naming = NAME_ITEM, .text = "In the chest: the @"},
    [EVENT_NOTHING] = {.rank = RANK_DETAIL, .text = "There is nothing to use here"},
    [EVENT_NO_FIRE] = {.rank = RANK_NEWS, .text = "Open the lantern to light it"},
    [EVENT_FOUND] = {.rank = RANK_ASIDE, .naming = NAME_FIXTURE, .text = "A trap: @"},
    [EVENT_CLICK] = {.rank = RANK_NEWS, .seen = true, .text = "Click!"},
    [EVENT_FALL] = {.rank = RANK_NEWS, .seen = true, .text = "Something falls into the pit"},
    [EVENT_STAIRS] = {.rank = RANK_GOAL, .text = "Depth #"},
    [EVENT_RISE] = {.rank = RANK_FIND, .seen = true, .text = "The bones rise: keep them lit, or strike them"},
    [EVENT_WAKE] = {.rank = RANK_FIND, .text = "An ambush!"},
    [EVENT_QUENCH] = {.rank = RANK_DETAIL, .naming = NAME_FLAME, .seen = true, .text = "The @ goes out"},
    [EVENT_BRAND] = {.rank = RANK_NEWS, .text = "You carry the torch: all can see you"},
    [EVENT_SHOUT] = {.rank = RANK_NEWS, .seen = true, .text = "The @ calls the others"},
    [EVENT_FLEE] = {.rank = RANK_DETAIL, .seen = true, .text = "The @ runs away"},
    [EVENT_SNEAK] = {.rank = RANK_NEWS, .text = "Out of hiding: it counts double"},
    [EVENT_EATEN] = {.rank = RANK_FIND, .naming = NAME_ITEM, .text = "& ate the @"},
    [EVENT_HAND] = {.rank = RANK_DETAIL, .naming = NAME_ITEM, .text = "In hand: the @"},
    [EVENT_EMPTY] = {.rank = RANK_DETAIL, .text = "That slot is empty"},
    [EVENT_BELL] = {.rank = RANK_NEWS, .text = "You ring the hand bell"},
    [EVENT_BELL_SPENT] = {.rank = RANK_FIND, .text = "The hand bell is silent until the next depth"},
    [EVENT_STROKE] = {.rank = RANK_GOAL, .text = "The bell tolls in ten seconds: only light stays"},
    [EVENT_TOLL] = {.rank = RANK_GOAL, .text = "The bell tolls: the dark was built anew"},
    [EVENT_DUST] = {.rank = RANK_GOAL, .text = "The bell tolls, but only dust falls"},
    [EVENT_GONE] = {.rank = RANK_GOAL, .naming = NAME_ITEM, .text = "% is lost to the dark"},
    [EVENT_QUOTA] = {.rank = RANK_GOAL, .text = "The grate over the stairs down opens"},
    [EVENT_GRATE] = {.rank = RANK_GOAL, .text = "$ more goods open the grate"},
    [EVENT_DELIVERED] = {.rank = RANK_GOAL, .text = "The hoist takes the goods up: +#"},
    [EVENT_BONUS] = {.rank = RANK_GOAL, .text = "Nothing was left behind: +#"},
    [EVENT_SHRINE_ASK] = {.rank = RANK_FIND, .text = "Three goods for a heart? Use it again"},
    [EVENT_SHRINE] = {.rank = RANK_GOAL, .text = "Three goods given: your wounds close"},
    [EVENT_SHRINE_POOR] = {.rank = RANK_NEWS, .text = "The shrine stays silent"},
    [EVENT_BELL_TAKEN] = {.rank = RANK_GOAL, .text = "It rings by itself: only light stays"},
    [EVENT_COIN] = {.rank = RANK_DETAIL, .text = "Coins: +#"},
    [EVENT_FOUND_ITEM] = {.rank = RANK_FIND, .naming = NAME_ITEM, .text = "Found %"},
    [EVENT_EAT] = {.rank = RANK_NEWS, .naming = NAME_ITEM, .text = "The @ does you good"},
    [EVENT_NO_NEED] = {.rank = RANK_DETAIL, .naming = NAME_ITEM, .text = "The @ would be wasted now"},
    [EVENT_READ] = {.rank = RANK_NEWS, .naming = NAME_ITEM, .text = "You read the @"},
    [EVENT_DRINK] = {.rank = RANK_NEWS, .naming = NAME_ITEM, .text = "You drink the @"},
    [EVENT_NAMED] = {.rank = RANK_FIND, .naming = NAME_ITEM, .text = "So that was %"},
    [EVENT_RELIC] = {.rank = RANK_FIND, .text = "All who see the relic flee"},
    [EVENT_POWER] = {.rank = RANK_FIND, .naming = NAME_ITEM, .text = "@: ~"},
    [EVENT_WEAR] = {.rank = RANK_FIND, .naming = NAME_ITEM, .text = "@: ~"},
    [EVENT_FREEZE] = {.rank = RANK_DETAIL, .seen = true, .text = "Frost: who stood there cannot move"},
    [EVENT_DARKEN] = {.rank = RANK_NEWS, .text = "The flames around you go out"},
    [EVENT_FUSE] = {.rank = RANK_NEWS, .seen = true, .text = "It hisses: away from it!"},
    [EVENT_PLATE] = {.rank = RANK_NEWS, .text = "The plate sinks: stone moves somewhere"},
    [EVENT_SECRET] = {.rank = RANK_FIND, .seen = true, .text = "A wall opens"},
    [EVENT_CRACK] = {.rank = RANK_FIND, .text = "A cracked wall: a bomb would open it"},
    [EVENT_SPARED] = {.rank = RANK_DETAIL, .text = "That did you no harm"},
    [EVENT_STOLEN] = {.rank = RANK_GOAL, .naming = NAME_ITEM, .text = "& snatched the @: after it!"},
    [EVENT_AWAY] = {.rank = RANK_GOAL, .naming = NAME_ITEM, .text = "The thief is gone with the @"},
    [EVENT_CRASH] = {.rank = RANK_NEWS, .seen = true, .text = "The @ runs into the wall: now!"},
    [EVENT_TURN] = {.rank = RANK_DETAIL, .seen = true, .text = "The @ turns on another"},
};
enum { SAYING_COUNT = sizeof SAYINGS / sizeof SAYINGS[0] };

static const Saying NOTHING = {.rank = RANK_NONE};
static const Saying HERO_FALLS = {.rank = RANK_GOAL, .text = "You fall down to depth #"};
static const Saying NEXT_ROOM = {.rank = RANK_NEWS, .text = "Another room"};
static const Saying NO_ARROWS = {.rank = RANK_DETAIL, .text = "No arrows are left"};
static const Saying THE_BOW = {.rank = RANK_DETAIL, .text = "In hand: the bow"};
static const Saying LIGHT_STAYS = {.rank = RANK_NEWS, .text = "What this flame lights will stay"};
static const Saying ONE_MORE = {.rank = RANK_GOAL, .text = "One more good opens the grate"};
static const Saying TOLL_AND_GONE = {
    .rank = RANK_GOAL, .naming = NAME_ITEM, .text = "The bell tolls: % is lost to the dark"};
static const Saying EATEN_AND_GONE = {.rank = RANK_GOAL, .naming = NAME_ITEM, .text = "& ate the @"};
static const Saying MADE_OUT = {.rank = RANK_NEWS, .text = "The @ has noticed you"}; // in the dark
static const Saying THROW_IT = {.rank = RANK_NEWS, .naming = NAME_ITEM, .text = "The @ is for throwing"};
static const Saying CAME_THROUGH = {.rank = RANK_GOAL, .text = "You came through: the goods are yours"};
static const Saying NEXT_DEPTH = {.rank = RANK_GOAL, .text = "Depth #"};

static const char *const NUMBERS[] = {"No",  "One",   "Two",   "Three", "Four", "Five",
                                      "Six", "Seven", "Eight", "Nine",  "Ten"};

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
        (void)snprintf(text, MESSAGE_MAX, "Depth %d: %d of %d goods open the grate", world->depth, missing,
                       world->remaining);
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

static bool happens(const World *world, EventKind kind) {
    for (int i = 0; i < world->events.count; i++) {
        if (world->events.at[i].kind == kind) return true;
    }
    return false;
}

// Out of sight it matters only if the good is lost for ever. Where no bell tolls, nothing is.
static const Saying *eaten(const World *world, const Event *event) {
    if (happens(world, EVENT_GONE)) return &EATEN_AND_GONE;
    bool seen = fov_has(&world->view, cell_of(event->pos));
    return world->hour.on && !seen ? &NOTHING : NULL;
}

static const Saying *gone(const World *world) {
    if (happens(world, EVENT_EATEN)) return &NOTHING;
    return happens(world, EVENT_TOLL) ? &TOLL_AND_GONE : NULL;
}

static bool is_for_throwing(int item) {
    return (unsigned)item < ITEM_COUNT && !goods_has_use((ItemKind)item);
}

// What depends on more than the event's kind; NULL: the table has it.
static const Saying *special(const World *world, const Event *event) {
    bool sideways = DIRS[(unsigned)event->dir % DIR_COUNT].x != 0;
    switch (event->kind) {
    case EVENT_FALL:
        return event->actor == HERO ? &HERO_FALLS : NULL;
    case EVENT_STAIRS:
        return sideways ? &NEXT_ROOM : world->hour.on ? &NEXT_DEPTH : NULL;
    case EVENT_KINDLE:
        return world->hour.on && event->actor == HERO ? &LIGHT_STAYS : &NOTHING;
    case EVENT_HAND:
        return event->what == ITEM_ARROW ? &THE_BOW : NULL;
    case EVENT_EMPTY:
        return event->what == ITEM_ARROW ? &NO_ARROWS : NULL;
    case EVENT_STROKE:
        return event->amount < TOLL_WARN_TICKS ? &NOTHING : NULL;
    case EVENT_TOLL:
        return happens(world, EVENT_GONE) ? &NOTHING : NULL;
    case EVENT_EATEN:
        return eaten(world, event);
    case EVENT_GONE:
        return gone(world);
    case EVENT_NOTICE:
        return flames_exposed(world) ? NULL : &MADE_OUT;
    case EVENT_VICTORY:
        return world->hour.on ? &CAME_THROUGH : NULL;
    case EVENT_NO_NEED:
        return is_for_throwing(event->what) ? &THROW_IT : NULL;
    case EVENT_GRATE:
        return event->amount == 1 ? &ONE_MORE : NULL;
    default:
        return NULL;
    }
}

// NULL: nothing is said.
static const Saying *saying_of(const World *world, const Event *event) {
    const Saying *saying = special(world, event);
    if (saying == NULL && (unsigned)event->kind < SAYING_COUNT) saying = &SAYINGS[event->kind];
    if (saying == NULL || saying->rank == RANK_NONE) return NULL;
    return saying->seen && !fov_has(&world->view, cell_of(event->pos)) ? NULL : saying;
}

static int add_amount(char *to, size_t room, const Event *event, bool word) {
    bool has_word = event->amount >= 0 && event->amount < (int)(sizeof NUMBERS / sizeof *NUMBERS);
    if (word && has_word) return snprintf(to, room, "%s", NUMBERS[event->amount]);
    return snprintf(to, room, "%d", event->amount);
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
        return add_amount(to, room, event, c == '$');
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
    int lessons = message->lessons + (saying == &LIGHT_STAYS);
    if (holds(message, saying) || (saying == &LIGHT_STAYS && lessons > LESSONS)) return;
    *message = (Message){.rank = (int)saying->rank, .ticks = STAY_TICKS, .lessons = lessons};
    put_in_words(message->text, world, saying, event);
    if (saying == &NEXT_DEPTH) tell_quota(message->text, world);
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
    *message = (Message){.rank = RANK_GOAL, .ticks = STAY_TICKS, .lessons = message->lessons};
    (void)snprintf(message->text, MESSAGE_MAX, "%s", text);
}

int message_opacity(const Message *message) {
    int left = message->ticks - message->age;
    return int_clamp(left * 256 / FADE_TICKS, 0, 256);
}
