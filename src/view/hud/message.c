// A message stays until it can have been read, which depends on its length, and then makes way for new ones.
// While time stands still none goes without being replaced, because the player's next act ends it anyway.
// While all lines are still being read, a more important message takes the place of a less important one,
// which then waits. Passing remarks do not wait long.
#include "view/hud/hud.h"

#include "view/hud/travel_text.h"

#include <stdio.h>
#include <string.h>

enum {
    STAY_TICKS = 240,
    GOAL_TICKS = 360,
    READ_TICKS = 45, // to read a line, plus a time for each of its bytes
    READ_BYTE_TICKS = 2,
    DETAIL_WAIT = 90, // a detail that has waited so long is dropped
    NEWS_WAIT = 300,
    PASSING_LINES = 2, // the most lines for messages below a find
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

void message_init(Message *message, const World *world) {
    *message = (Message){.count = 1};
    message->shown[0] = (MessageLine){.rank = RANK_GOAL, .stay = GOAL_TICKS};
    sentence_of_goal(world, message->shown[0].text);
    remember(message, message->shown[0].text, NULL);
}

void message_restore(Message *message, const Message *before) {
    memcpy(message->past, before->past, sizeof message->past);
    message->past_count = before->past_count;
    message->lessons = before->lessons;
    remember(message, message->shown[0].text, NULL);
}

// ---- the lines

// True if a line may be replaced by one of that rank.
static bool gives_way(const MessageLine *line, int rank) {
    int least = READ_TICKS + READ_BYTE_TICKS * (int)strlen(line->text);
    return line->age + line->rested >= (line->rank > rank ? 2 * least : least);
}

static MessageLine take_out(MessageLine *lines, int *count, int index) {
    MessageLine line = lines[index];
    (*count)--;
    memmove(&lines[index], &lines[index + 1], (size_t)(*count - index) * sizeof *lines);
    return line;
}

// Queues a line behind those of the same importance. Without room the last one is dropped.
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
    bool passing = line->rank < RANK_FIND && !message->waits;
    return message->count < (passing ? PASSING_LINES : MESSAGE_LINES);
}

// The line to replace: of those that were read the least important, the oldest first; -1: none.
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

// Shows a line if there is room, or if another one gives way. Returns false otherwise.
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

// If the text is shown already, it stays longer. Returns true then.
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

static void add_message(Message *message, MessageLine line) {
    if (is_said(message, line.text)) return;
    remember(message, line.text, line.sums);
    if (show(message, line)) return;
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

// Counts what was shown while time stood still as read, as far as it can have been.
static void begin_act(Message *message) {
    for (int i = message->count - 1; i >= 0; i--) {
        if (message->shown[i].rested >= READ_TICKS) (void)take_out(message->shown, &message->count, i);
    }
    for (int i = message->waiting_count - 1; i >= 0; i--) { // lines that were replaced before they were read
        if (message->waiting[i].rested >= READ_TICKS)
            (void)take_out(message->waiting, &message->waiting_count, i);
    }
}

static void rest(Message *message) {
    for (int i = 0; i < message->count; i++) message->shown[i].rested++;
    while (message->waiting_count > 0 && show(message, message->waiting[0]))
        (void)take_out(message->waiting, &message->waiting_count, 0);
}

static void drop_older(Message *message) {
    for (int i = message->count - 1; i >= 0; i--) {
        if (message->shown[i].newest) (void)take_out(message->shown, &message->count, i);
    }
    for (int i = message->waiting_count - 1; i >= 0; i--) {
        if (message->waiting[i].newest) (void)take_out(message->waiting, &message->waiting_count, i);
    }
}

// The line that still shows this sum, or NULL.
static MessageLine *find_sum(Message *message, const EventText *said) {
    for (int i = 0; i < message->count; i++) {
        if (message->shown[i].sums == said) return &message->shown[i];
    }
    for (int i = 0; i < message->waiting_count; i++) {
        if (message->waiting[i].sums == said) return &message->waiting[i];
    }
    return NULL;
}

// Adds to the sum where it is shown, and in the list of past lines.
static void add_to_sum(Message *message, const World *world, MessageLine *sum, Event event) {
    int at = message->past_count - 1;
    event.amount += sum->amount;
    sum->amount = event.amount;
    sum->stay = sum->age + STAY_TICKS;
    sentence_of_event(world, sum->sums, &event, sum->text);
    while (at >= 0 && message->past[at].sums != sum->sums) at--;
    if (at >= 0) write_past(&message->past[at], sum->text);
}

static void say(Message *message, const World *world, const EventText *said, const Event *event) {
    if (!lessons_should_say(&message->lessons, world, said, event)) return;
    MessageLine *sum = said->sums && event->amount > 0 ? find_sum(message, said) : NULL;
    if (sum != NULL) {
        add_to_sum(message, world, sum, *event);
        return;
    }
    MessageLine line = {.rank = (int)said->rank,
                        .stay = STAY_TICKS,
                        .loss = said->loss,
                        .newest = said->newest || said->follows,
                        .sums = said->sums ? said : NULL,
                        .amount = event->amount};
    sentence_of_event(world, said, event, line.text);
    sentence_add_key(said, message->throw_key, line.text);
    if (said->newest) drop_older(message);
    add_message(message, line);
}

// A hit is seen in the picture. It is only noted in the list of past lines.
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
    if (message->waits) {
        rest(message);
    } else {
        pass_time(message);
    }
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        const EventText *said = event_text_of(world, event);
        if (said != NULL) say(message, world, said, event);
        remember_hit(message, world, event);
    }
    const EventText *hint = event_text_hint_now(world);
    if (hint != NULL) say(message, world, hint, &(Event){.kind = EVENT_COUNT});
    lessons_tick(&message->lessons, world);
}

void message_add_journey(Message *message, const World *world, const EventText *text,
                         const JourneyStop *about) {
    const Event event = travel_stop_event(about);
    say(message, world, text, &event);
}

void message_add_text(Message *message, const char *text) {
    MessageLine line = {.rank = RANK_GOAL, .stay = STAY_TICKS};
    (void)snprintf(line.text, MESSAGE_MAX, "%s", text);
    add_message(message, line);
}

const char *message_newest_line(const Message *message) {
    return message->count == 0 ? "" : message->shown[message->count - 1].text;
}

bool message_has_loss(const Message *message) {
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
