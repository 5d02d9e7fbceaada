#pragma once
// The one line that says in words what just happened.

#include "sim/world.h"

enum { MESSAGE_MAX = 96 };

typedef struct Message {
    char text[MESSAGE_MAX];
    int rank;       // a lower one does not push it away until it was long enough to read
    int age, ticks; // since it appeared, and how long it stays
    int lessons;    // how often it was said that light stays
    int warned;     // the depth where it was said last that a toll takes a good
} Message;

// Begins with the goal.
void message_init(Message *message, const World *world);

// Once after every world_tick().
void message_tick(Message *message, const World *world);

// Something that the game itself has to say.
void message_say(Message *message, const char *text);

// 0 (nothing to show) .. 256.
int message_opacity(const Message *message);
