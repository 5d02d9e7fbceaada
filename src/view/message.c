// The most important event of a tick gets the line. What was said stays for a second at least, unless
// something as important happens.
#include "view/message.h"

#include <stdio.h>

enum { STAY_TICKS = 200, GOAL_TICKS = 360, LEAST_TICKS = 60, FADE_TICKS = 24, RANK_GOAL = 3 };

typedef enum Naming { NAME_ACTOR, NAME_ITEM, NAME_KEY, NAME_FIXTURE } Naming; // what Event.what is

// How a kind of event is said: @ stands for a name, # for the amount.
typedef struct Saying {
    int rank; // 0: not at all
    Naming naming;
    bool seen; // only when the hero sees it
    const char *text;
} Saying;

static const Saying SAYINGS[] = {
    [EVENT_BLOCKED] = {.rank = 1, .text = "The @'s shield stops the blow"},
    [EVENT_LOST] = {.rank = 1, .text = "The @ has lost sight of you"},
    [EVENT_DROP] = {.rank = 1, .naming = NAME_ITEM, .text = "Left behind: @"},
    [EVENT_SPLIT] = {.rank = 2, .text = "The @ splits in two"},
    [EVENT_KILL] = {.rank = 2, .text = "The @ is dead"},
    [EVENT_NOTICE] = {.rank = 2, .text = "The @ has seen you"},
    [EVENT_HEAL] = {.rank = 2, .naming = NAME_ITEM, .text = "The @ does you good"},
    [EVENT_PICKUP] = {.rank = 3, .naming = NAME_ITEM, .text = "Collected the @ (+#)"},
    [EVENT_VICTORY] = {.rank = 4, .text = "All treasures are yours!"},
    [EVENT_DEATH] = {.rank = 4, .text = "You have fallen"},
    [EVENT_UNLOCK] = {.rank = 2, .naming = NAME_KEY, .text = "The @ turns"},
    [EVENT_LOCKED] = {.rank = 2, .naming = NAME_KEY, .text = "Locked: it takes the @"},
    [EVENT_KEY] = {.rank = 3, .naming = NAME_ITEM, .text = "Found the @"},
    [EVENT_CHEST] = {.rank = 3, .naming = NAME_ITEM, .text = "In the chest: the @"},
    [EVENT_NOTHING] = {.rank = 1, .text = "There is nothing to use here"},
    [EVENT_FOUND] = {.rank = 2, .naming = NAME_FIXTURE, .text = "A trap: @"},
    [EVENT_CLICK] = {.rank = 2, .seen = true, .text = "Click!"},
    [EVENT_FALL] = {.rank = 2, .seen = true, .text = "Something falls into the pit"},
    [EVENT_STAIRS] = {.rank = 3, .text = "Depth #"},
    [EVENT_WAKE] = {.rank = 3, .text = "An ambush!"},
};
enum { SAYING_COUNT = sizeof SAYINGS / sizeof SAYINGS[0] };

static const Saying HERO_FALLS = {.rank = 3, .text = "You fall down to depth #"};
static const Saying NEXT_ROOM = {.rank = 2, .text = "Another room"};

static const char *const KEY_NAMES[KEY_KINDS + 1] = {"key", "red square key", "green triangle key",
                                                     "blue diamond key", "violet clover key"};
static const char *const TRAP_NAMES[FIXTURE_COUNT] = {[FIXTURE_CHEST] = "this chest",
                                                      [FIXTURE_SPIKES] = "spikes",
                                                      [FIXTURE_DARTS] = "darts",
                                                      [FIXTURE_PIT] = "a pit"};

void message_init(Message *message, const World *world) {
    *message = (Message){.rank = RANK_GOAL, .ticks = GOAL_TICKS};
    int all = world->collected + world->remaining;
    if (all == 1) {
        (void)snprintf(message->text, MESSAGE_MAX, "Collect the treasure");
    } else {
        (void)snprintf(message->text, MESSAGE_MAX, "Collect all %d treasures", all);
    }
}

static const char *item_name(int item) {
    if ((unsigned)item >= ITEM_COUNT) return "thing";
    return ITEMS[item].key > 0 ? KEY_NAMES[ITEMS[item].key] : ITEMS[item].name;
}

static const char *event_name(const Saying *saying, const Event *event) {
    switch (saying->naming) {
    case NAME_ITEM:
        return item_name(event->what);
    case NAME_KEY:
        return KEY_NAMES[(unsigned)event->what <= KEY_KINDS ? event->what : 0];
    case NAME_FIXTURE:
        return (unsigned)event->what < FIXTURE_COUNT ? TRAP_NAMES[event->what] : "something";
    case NAME_ACTOR:
        break;
    }
    return (unsigned)event->what < ACTOR_KIND_COUNT ? ACTORS[event->what].name : "monster";
}

// NULL: nothing is said.
static const Saying *saying_of(const World *world, const Event *event) {
    if ((unsigned)event->kind >= SAYING_COUNT || SAYINGS[event->kind].rank == 0) return NULL;
    if (event->kind == EVENT_FALL && event->actor == HERO) return &HERO_FALLS;
    if (event->kind == EVENT_STAIRS && DIRS[(unsigned)event->dir % DIR_COUNT].x != 0) return &NEXT_ROOM;
    const Saying *saying = &SAYINGS[event->kind];
    return saying->seen && !fov_has(&world->view, cell_of(event->pos)) ? NULL : saying;
}

static void say(Message *message, const Saying *saying, const Event *event) {
    bool stays = message->ticks > 0 && message->rank > saying->rank && message->age < LEAST_TICKS;
    if (stays) return;
    *message = (Message){.rank = saying->rank, .ticks = STAY_TICKS};
    int at = 0;
    for (const char *c = saying->text; *c != '\0' && at < MESSAGE_MAX - 1; c++) {
        char *to = message->text + at;
        size_t room = (size_t)(MESSAGE_MAX - at);
        if (*c == '@') {
            at += snprintf(to, room, "%s", event_name(saying, event));
        } else if (*c == '#') {
            at += snprintf(to, room, "%d", event->amount);
        } else {
            at += snprintf(to, room, "%c", *c);
        }
    }
}

void message_tick(Message *message, const World *world) {
    if (message->age < message->ticks) message->age++;
    if (message->age >= message->ticks) message->ticks = 0;
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        const Saying *saying = saying_of(world, event);
        if (saying != NULL) say(message, saying, event);
    }
}

void message_say(Message *message, const char *text) {
    *message = (Message){.rank = RANK_GOAL, .ticks = STAY_TICKS};
    (void)snprintf(message->text, MESSAGE_MAX, "%s", text);
}

int message_opacity(const Message *message) {
    int left = message->ticks - message->age;
    return int_clamp(left * 256 / FADE_TICKS, 0, 256);
}
