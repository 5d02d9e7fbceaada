#pragma once
// The lines that say in words what just happened, the newest at the bottom.

#include "sim/travel/sightings.h"
#include "view/hud/sentence.h"

enum {
    MESSAGE_MAX = SENTENCE_MAX,
    MESSAGE_LINES = 3,   // shown at once
    MESSAGE_WAITING = 8, // for their turn, at most
    MESSAGE_PAST = 48,   // that are remembered
    PAST_MAX = MESSAGE_MAX + 16
};

typedef struct MessageLine {
    char text[MESSAGE_MAX];
    int rank;
    int age, stay; // ticks since it appeared, or since it waits; how long it stays when nothing replaces it
    int rested;    // ticks that it was shown while time waited
    bool loss;     // it tells that a good is lost
    bool newest;   // it goes when another one like it comes
    const EventText *sums; // it is of that, and its amount grows by the next; NULL: it does not
    int amount;
} MessageLine;

// What was said, once or several times on end.
typedef struct PastLine {
    char text[PAST_MAX];   // with " (x3)" behind it
    int length, times;     // bytes without that
    const EventText *sums; // as of the line
} PastLine;

typedef struct Message {
    MessageLine shown[MESSAGE_LINES]; // the oldest first
    int count;
    MessageLine waiting[MESSAGE_WAITING]; // the next first
    int waiting_count;
    PastLine past[MESSAGE_PAST]; // all that was said last, also what found no room; the oldest first
    int past_count;
    bool waits; // time, for the player
    Lessons lessons;
    char throw_key[THROW_KEY_MAX]; // "": not told
} Message;

// Begins with the goal.
void message_init(Message *message, const World *world);

// What was said before that, and how often: of a game that goes on.
void message_recall(Message *message, const Message *before);

// Once after every world_tick().
void message_tick(Message *message, const World *world);

// What is no event: `kind` and `cell` of it are what the text names, and where.
void message_tell(Message *message, const World *world, const EventText *text, const Stop *about);

// Something that the game itself has to say.
void message_say(Message *message, const char *text);

// The newest line that is shown, or "".
const char *message_text(const Message *message);

// Whether a line that tells of a loss still waits for its turn.
bool message_owes_loss(const Message *message);

// 0 (nothing to show) .. 256.
int message_opacity(const Message *message);
