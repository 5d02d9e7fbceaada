// What happens is said at once, or not at all: no line waits. A line stays for a time, and only as long as it
// is true. The more important of two lines pushes out the lesser; once there was time to read a line, any
// other may take its place. After a toll one line stands alone. The list of past lines keeps everything.
#include "view/hud/hud.h"

#include "view/hud/travel_text.h"

#include <stdio.h>
#include <string.h>

enum {
    STAY_TICKS = 240,
    GOAL_TICKS = 360,
    READ_TICKS = 45, // to read a line, plus a time for each of its bytes
    READ_BYTE_TICKS = 2,
    FADE_TICKS = 10
};

// True if a past line is the same. Sums count as different, because each may still grow.
static bool is_same(const PastLine *past, const char *text) {
    size_t length = strlen(text);
    return past->sums == NULL && (int)length == past->length && memcmp(past->text, text, length) == 0;
}

static void write_past(PastLine *past, const char text[MESSAGE_MAX]) {
    memcpy(past->text, text, MESSAGE_MAX);
    past->length = (int)strlen(text);
}

static void repeat_past(PastLine *past) {
    past->times = int_min(past->times + 1, 999);
    (void)snprintf(past->text + past->length, PAST_MAX - MESSAGE_MAX, " (x%d)", past->times);
}

// Notes a line in the list of past lines. A line that is told again is only counted.
static void remember(Message *message, const char text[MESSAGE_MAX], const EventText *sums) {
    int count = message->past_count;
    if (sums == NULL && count > 0 && is_same(&message->past[count - 1], text)) {
        repeat_past(&message->past[count - 1]);
        return;
    }
    if (count == MESSAGE_PAST) {
        count--;
        memmove(&message->past[0], &message->past[1], sizeof message->past - sizeof message->past[0]);
    }
    message->past[count] = (PastLine){.times = 1, .sums = sums};
    write_past(&message->past[count], text);
    message->past_count = count + 1;
}

// ---- what is true

static bool is_true(const MessageLine *line, const World *world) {
    int moved = vec_chebyshev(line->from, world->cache.hero_cell), within = line->said->within;
    return event_text_truth(world, line->said, &line->event) == line->truth &&
           (within == 0 || moved < within);
}

// ---- the lines

static void take_out(Message *message, int index) {
    message->count--;
    memmove(&message->shown[index], &message->shown[index + 1],
            (size_t)(message->count - index) * sizeof *message->shown);
}

// How much a line resists others: nothing once it can have been read.
static int weight(const MessageLine *line) {
    int least = READ_TICKS + READ_BYTE_TICKS * (int)strlen(line->text);
    return line->old || line->age >= least ? 0 : (int)line->said->rank;
}

// The line that the next one would replace: the one with the least weight, the older first.
static int find_least(const Message *message) {
    int least = 0;
    for (int i = 1; i < message->count; i++) {
        if (weight(&message->shown[i]) < weight(&message->shown[least])) least = i;
    }
    return least;
}

// Shows a line if there is room, or if another one gives way. Lines of one tick stay in their order.
static void show(Message *message, MessageLine line) {
    if (message->count == (message->quiet > 0 ? 1 : MESSAGE_LINES)) {
        int least = find_least(message), resists = weight(&message->shown[least]);
        if (resists + (message->shown[least].age == 0) > (int)line.said->rank) return;
        take_out(message, least);
    }
    message->shown[message->count++] = line;
}

// If the text is shown already, it stays longer. Returns true then.
static bool is_shown(Message *message, const MessageLine *line) {
    for (int i = 0; i < message->count; i++) {
        if (strcmp(message->shown[i].text, line->text) != 0) continue;
        message->shown[i] = *line;
        return true;
    }
    return false;
}

static void add_line(Message *message, const MessageLine *line) {
    remember(message, line->text, line->said->sums ? line->said : NULL);
    if (!is_shown(message, line)) show(message, *line);
}

// ---- time

// Counts what was shown while time stood still as read. Lines of the act before are gone.
static void begin_act(Message *message) {
    for (int i = message->count - 1; i >= 0; i--) {
        MessageLine *line = &message->shown[i];
        if (line->old || line->rested >= READ_TICKS) {
            take_out(message, i);
        } else {
            line->old = true;
        }
    }
}

static void pass_time(Message *message, const World *world) {
    if (message->quiet > 0) message->quiet--;
    for (int i = message->count - 1; i >= 0; i--) {
        MessageLine *line = &message->shown[i];
        line->age += !message->waits;
        line->rested += message->waits;
        if (line->age >= line->stay || !is_true(line, world)) take_out(message, i);
    }
}

static void drop_older(Message *message) {
    for (int i = message->count - 1; i >= 0; i--) {
        if (message->shown[i].said->newest || message->shown[i].said->follows) take_out(message, i);
    }
}

// Adds to a sum that is still shown, and in the list of past lines. Returns false if there is none.
static bool add_to_sum(Message *message, const World *world, MessageLine *line) {
    int at = message->past_count - 1;
    for (int i = 0; i < message->count; i++) {
        if (message->shown[i].said != line->said) continue;
        line->event.amount += message->shown[i].event.amount;
        sentence_of_event(world, line->said, &line->event, line->text);
        message->shown[i] = *line;
        while (at >= 0 && message->past[at].sums != line->said) at--;
        if (at >= 0) write_past(&message->past[at], line->text);
        return true;
    }
    return false;
}

static MessageLine new_line(const World *world, const EventText *said, const Event *event) {
    return (MessageLine){.said = said,
                         .event = *event,
                         .stay = said->lasts > 0 ? said->lasts : STAY_TICKS,
                         .from = world->cache.hero_cell,
                         .truth = event_text_truth(world, said, event)};
}

static void say(Message *message, const World *world, const EventText *said, const Event *event) {
    if (!lessons_should_say(&message->lessons, world, said, event)) return;
    MessageLine line = new_line(world, said, event);
    if (said->sums && event->amount > 0 && add_to_sum(message, world, &line)) return;
    sentence_of_event(world, said, event, line.text);
    sentence_add_key(said, message->throw_key, line.text);
    if (said->newest) drop_older(message);
    add_line(message, &line);
}

// What the picture shows is only noted in the list of past lines.
static void remember_hit(Message *message, const World *world, const Event *event) {
    char text[SENTENCE_MAX];
    const EventText *said = event_text_for_log(world, event);
    if (event->kind != EVENT_HIT || event->actor != HERO || said == NULL) return;
    sentence_of_event(world, said, event, text);
    remember(message, text, NULL);
}

void message_tick(Message *message, const World *world) {
    if (message->waits && !world_is_waiting(world)) begin_act(message);
    message->waits = world_is_waiting(world);
    pass_time(message, world);
    if (events_has_kind(world, EVENT_TOLL)) {
        message->count = 0;
        message->quiet = QUIET_TICKS;
    }
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        const EventText *said = event_text_of(world, event);
        if (said != NULL) say(message, world, said, event);
        remember_hit(message, world, event);
    }
    const EventText *hint = event_text_hint_now(world);
    const Vec ahead = vec_add(world->cache.hero_cell, DIRS[world->actors[HERO].facing]);
    if (hint != NULL) say(message, world, hint, &(Event){.kind = EVENT_COUNT, .pos = cell_centre(ahead)});
    lessons_tick(&message->lessons, world);
}

void message_add_journey(Message *message, const World *world, const EventText *text,
                         const JourneyStop *about) {
    Event event = travel_stop_event(about);
    for (int i = HERO + 1; i < world->actor_count; i++) {
        if (vec_eq(cell_of(world->actors[i].pos), about->cell)) event.actor = i;
    }
    say(message, world, text, &event);
}

static const EventText PLAIN = {.rank = RANK_GOAL},
                       GOAL = {.rank = RANK_GOAL, .lasts = GOAL_TICKS, .about = ABOUT_GOAL};

void message_add_text(Message *message, const char *text) {
    MessageLine line = {.said = &PLAIN, .stay = STAY_TICKS};
    (void)snprintf(line.text, MESSAGE_MAX, "%s", text);
    add_line(message, &line);
}

void message_init(Message *message, const World *world) {
    *message = (Message){.count = 1};
    message->shown[0] = new_line(world, &GOAL, &(Event){.kind = EVENT_COUNT});
    sentence_of_goal(world, message->shown[0].text);
    remember(message, message->shown[0].text, NULL);
}

void message_restore(Message *message, const Message *before) {
    memcpy(message->past, before->past, sizeof message->past);
    message->past_count = before->past_count;
    message->lessons = before->lessons;
    remember(message, message->shown[0].text, NULL);
}

const char *message_newest_line(const Message *message) {
    return message->count == 0 ? "" : message->shown[message->count - 1].text;
}

int message_opacity(const Message *message) {
    int left = 0;
    for (int i = 0; i < message->count; i++)
        left = int_max(left, message->shown[i].stay - message->shown[i].age);
    return int_clamp(left, 0, FADE_TICKS) * 256 / FADE_TICKS;
}
