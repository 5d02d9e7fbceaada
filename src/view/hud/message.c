// What is said stays until it could be read, which takes longer the longer it is, and gives way afterwards to
// what comes. Where all lines are still being read, the more important takes the place of the less important,
// which waits in its stead; what is told only in passing does not wait long.
#include "view/hud/message.h"

#include "sim/hero/item_names.h"
#include "sim/hero/item_use.h"
#include "sim/space/flames.h"
#include "view/hud/event_text.h"

#include <stdio.h>
#include <string.h>

enum {
    STAY_TICKS = 240,
    GOAL_TICKS = 360,
    READ_TICKS = 45, // that reading a line takes, and more for each of its bytes
    READ_BYTE_TICKS = 2,
    DETAIL_WAIT = 90, // ticks after which it is too late for that
    NEWS_WAIT = 300,
    PASSING_LINES = 2, // that may be filled with less than a find
    FADE_TICKS = 10,
    LESSONS = 3
};

static const char *const NUMBERS[] = {"no",  "one",   "two",   "three", "four", "five",
                                      "six", "seven", "eight", "nine",  "ten"};

// On another depth of the descent, or in the midst of one: what is to do there.
static void tell_quota(char *text, const World *world) {
    int missing = world->clock.quota - world->collected;
    if (missing <= 0) {
        (void)snprintf(text, MESSAGE_MAX, "Depth %d: the grate is open", world->depth);
    } else {
        (void)snprintf(text, MESSAGE_MAX, "Depth %d: %d of %d goods %s the grate", world->depth, missing,
                       world->remaining, missing == 1 ? "opens" : "open");
    }
}

static void tell_goal(char *text, const World *world) {
    int all = world->collected + world->remaining;
    bool amid = world_descends(world) && (world->depth > 1 || world->collected > 0);
    if (world->classic) {
        (void)snprintf(text, MESSAGE_MAX, "Walk into enemies to strike them all");
    } else if (amid) {
        tell_quota(text, world);
    } else if (world_descends(world)) {
        (void)snprintf(text, MESSAGE_MAX, "Collect %d of %d goods, then take the stairs down",
                       world->clock.quota, all);
    } else if (all == 1) {
        (void)snprintf(text, MESSAGE_MAX, "Collect the treasure");
    } else {
        (void)snprintf(text, MESSAGE_MAX, "Collect all %d treasures", all);
    }
}

void message_init(Message *message, const World *world) {
    *message = (Message){.count = 1};
    message->shown[0] = (MessageLine){.rank = RANK_GOAL, .stay = GOAL_TICKS};
    tell_goal(message->shown[0].text, world);
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

static const char *actor_name(int kind) {
    return (unsigned)kind < ACTOR_KIND_COUNT ? ACTORS[kind].name : "monster";
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
    return actor_name(event->actor < ACTORS_MAX ? (int)world->actors[event->actor].kind : -1);
}

// Of which one says "some".
static bool is_stuff(const EventText *said, const Event *event) {
    bool stuff = event->what == ITEM_WINE || event->what == ITEM_HONEY || event->what == ITEM_CHEESE;
    return said->naming == NAME_ITEM && stuff;
}

static int add_with_article(char *to, size_t room, const char *name, bool some) {
    return snprintf(to, room, "%s %s", some ? "some" : strchr("aeiou", name[0]) != NULL ? "an" : "a", name);
}

static int add_word(char *to, size_t room, char c, const World *world, const EventText *said,
                    const Event *event) {
    switch (c) {
    case '@':
        return snprintf(to, room, "%s", event_name(world, said, event));
    case '%':
        return add_with_article(to, room, event_name(world, said, event), is_stuff(said, event));
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
    default:
        return snprintf(to, room, "%c", c);
    }
}

static void put_in_words(char *text, const World *world, const EventText *said, const Event *event) {
    int at = 0;
    for (const char *c = said->text; *c != '\0' && at < MESSAGE_MAX - 1; c++) {
        at += add_word(text + at, (size_t)(MESSAGE_MAX - at), *c, world, said, event);
    }
    if (text[0] >= 'a' && text[0] <= 'z') text[0] = (char)(text[0] - 'a' + 'A');
}

// ---- the lines

// To what matters less it does not give way as soon.
static bool gives_way(const MessageLine *line, int rank) {
    int least = READ_TICKS + READ_BYTE_TICKS * (int)strlen(line->text);
    return line->age >= (line->rank > rank ? 2 * least : least);
}

static MessageLine take_out(MessageLine *lines, int *count, int index) {
    MessageLine line = lines[index];
    (*count)--;
    memmove(&lines[index], &lines[index + 1], (size_t)(*count - index) * sizeof *lines);
    return line;
}

// Behind all that is as important. The last gives way where there is no room.
static void wait(Message *message, MessageLine line) {
    int at = 0;
    while (at < message->waiting_count && message->waiting[at].rank >= line.rank) at++;
    if (at == MESSAGE_WAITING) return;
    if (message->waiting_count == MESSAGE_WAITING) message->waiting_count--;
    size_t behind = (size_t)(message->waiting_count - at);
    memmove(&message->waiting[at + 1], &message->waiting[at], behind * sizeof line);
    message->waiting_count++;
    line.age = 0;
    message->waiting[at] = line;
}

static bool has_room(const Message *message, const MessageLine *line) {
    return message->count < (line->rank < RANK_FIND ? PASSING_LINES : MESSAGE_LINES);
}

// Which of the lines shown gives way: of those that were read the least important, the oldest first; -1:
// none.
static int find_read(const Message *message, int rank) {
    int found = -1;
    for (int i = 0; i < message->count; i++) {
        const MessageLine *line = &message->shown[i];
        if (gives_way(line, rank) && (found < 0 || line->rank < message->shown[found].rank)) found = i;
    }
    return found;
}

static int find_lesser(const Message *message, int rank) {
    int found = -1;
    for (int i = 0; i < message->count; i++) {
        const MessageLine *line = &message->shown[i];
        if (line->rank < rank && (found < 0 || line->rank < message->shown[found].rank)) found = i;
    }
    return found;
}

static bool show(Message *message, MessageLine line) {
    if (!has_room(message, &line)) {
        int read = find_read(message, line.rank);
        if (read < 0) return false;
        (void)take_out(message->shown, &message->count, read);
    }
    line.age = 0;
    message->shown[message->count++] = line;
    return true;
}

// Said once more, it only stays longer.
static bool is_said(Message *message, const char *text) {
    for (int i = 0; i < message->count; i++) {
        if (strcmp(message->shown[i].text, text) != 0) continue;
        message->shown[i].stay = message->shown[i].age + STAY_TICKS;
        return true;
    }
    for (int i = 0; i < message->waiting_count; i++) {
        if (strcmp(message->waiting[i].text, text) == 0) return true;
    }
    return false;
}

static void add(Message *message, MessageLine line) {
    if (is_said(message, line.text) || show(message, line)) return;
    int lesser = find_lesser(message, line.rank);
    if (lesser < 0) {
        wait(message, line);
    } else {
        wait(message, take_out(message->shown, &message->count, lesser));
        line.age = 0;
        message->shown[message->count++] = line;
    }
}

// ---- time

static bool is_late(const MessageLine *line) {
    if (line->rank >= RANK_FIND) return false;
    return line->age > (line->rank == RANK_NEWS ? NEWS_WAIT : DETAIL_WAIT);
}

static void pass_time(Message *message) {
    for (int i = message->count - 1; i >= 0; i--) {
        if (++message->shown[i].age >= message->shown[i].stay)
            (void)take_out(message->shown, &message->count, i);
    }
    for (int i = message->waiting_count - 1; i >= 0; i--) {
        message->waiting[i].age++;
        if (is_late(&message->waiting[i])) (void)take_out(message->waiting, &message->waiting_count, i);
    }
    while (message->waiting_count > 0 && show(message, message->waiting[0]))
        (void)take_out(message->waiting, &message->waiting_count, 0);
}

static void say(Message *message, const World *world, const EventText *said, const Event *event) {
    if (said->lesson != SAID_ALWAYS && message->lessons[said->lesson] == LESSONS) return;
    if (said->once && message->warned == world->depth) return;
    message->lessons[said->lesson]++;
    if (said->warns) message->warned = world->depth;
    MessageLine line = {.rank = (int)said->rank, .stay = STAY_TICKS, .loss = said->loss};
    put_in_words(line.text, world, said, event);
    if (said->quota) tell_quota(line.text, world);
    add(message, line);
}

void message_tick(Message *message, const World *world) {
    pass_time(message);
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        const EventText *said = event_text_of(world, event);
        if (said != NULL) say(message, world, said, event);
    }
    const EventText *hint = event_text_of_clock(world);
    if (hint != NULL) say(message, world, hint, &(Event){.kind = EVENT_COUNT});
}

void message_tell(Message *message, const World *world, const EventText *text, int what) {
    say(message, world, text, &(Event){.kind = EVENT_COUNT, .actor = HERO, .what = what});
}

void message_say(Message *message, const char *text) {
    MessageLine line = {.rank = RANK_GOAL, .stay = STAY_TICKS};
    (void)snprintf(line.text, MESSAGE_MAX, "%s", text);
    add(message, line);
}

const char *message_text(const Message *message) {
    return message->count == 0 ? "" : message->shown[message->count - 1].text;
}

bool message_owes_loss(const Message *message) {
    for (int i = 0; i < message->waiting_count; i++) {
        if (message->waiting[i].loss) return true;
    }
    return false;
}

int message_opacity(const Message *message) {
    int left = 0;
    for (int i = 0; i < message->count; i++)
        left = int_max(left, message->shown[i].stay - message->shown[i].age);
    return int_clamp(left, 0, FADE_TICKS) * 256 / FADE_TICKS;
}
