// The most important event of a tick gets the line. What was said stays for a second at least, unless
// something as important happens.
#include "view/message.h"

#include <stdio.h>

enum { STAY_TICKS = 200, GOAL_TICKS = 360, LEAST_TICKS = 60, FADE_TICKS = 24, RANK_GOAL = 3 };

// How a kind of event is said: @ stands for the actor's or item's name, # for the amount.
typedef struct Saying {
    int rank;  // 0: not at all
    bool item; // Event.what is an ItemKind
    const char *text;
} Saying;

static const Saying SAYINGS[] = {
    [EVENT_BLOCKED] = {.rank = 1, .text = "The @'s shield stops the blow"},
    [EVENT_LOST] = {.rank = 1, .text = "The @ has lost sight of you"},
    [EVENT_DROP] = {.rank = 1, .item = true, .text = "Left behind: @"},
    [EVENT_SPLIT] = {.rank = 2, .text = "The @ splits in two"},
    [EVENT_KILL] = {.rank = 2, .text = "The @ is dead"},
    [EVENT_NOTICE] = {.rank = 2, .text = "The @ has seen you"},
    [EVENT_HEAL] = {.rank = 2, .item = true, .text = "The @ does you good"},
    [EVENT_PICKUP] = {.rank = 3, .item = true, .text = "Collected the @ (+#)"},
    [EVENT_VICTORY] = {.rank = 4, .text = "All treasures are yours!"},
    [EVENT_DEATH] = {.rank = 4, .text = "You have fallen"},
};
enum { SAYING_COUNT = sizeof SAYINGS / sizeof SAYINGS[0] };

void message_init(Message *message, const World *world) {
    *message = (Message){.rank = RANK_GOAL, .ticks = GOAL_TICKS};
    int all = world->collected + world->remaining;
    if (all == 1) {
        (void)snprintf(message->text, MESSAGE_MAX, "Collect the treasure");
    } else {
        (void)snprintf(message->text, MESSAGE_MAX, "Collect all %d treasures", all);
    }
}

static const char *event_name(const Saying *saying, const Event *event) {
    if (saying->item) return (unsigned)event->what < ITEM_COUNT ? ITEMS[event->what].name : "thing";
    return (unsigned)event->what < ACTOR_KIND_COUNT ? ACTORS[event->what].name : "monster";
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
        if ((unsigned)event->kind >= SAYING_COUNT || SAYINGS[event->kind].rank == 0) continue;
        say(message, &SAYINGS[event->kind], event);
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
