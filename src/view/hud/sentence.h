#pragma once
// Events and goals put into words: sentences without a full stop, which never break a line.

#include "view/events/places.h"
#include "view/hud/event_text.h"

enum { THROW_KEY_MAX = 16 };

// Since a monster hunted him last; until then, or until it was said that it lost him, it is not said again
// that it saw him.
enum { HUNT_TICKS = 300 };

// Remembers what was said, so that it is not said again and again.
typedef struct Lessons {
    int told[SAID_LESSONS];         // how often
    uint32_t told_at[SAID_LESSONS]; // World.tick
    bool at_stairs;                 // that would take goods along, in the last tick
    int warned;                     // the depth where it was said last that a toll takes a good
    int hunts[ACTORS_MAX];          // ticks left of HUNT_TICKS
    const World *world;             // whose actors these are
} Lessons;

// Whether that is to be said of an event; counts that it was.
bool lessons_allow(Lessons *lessons, const World *world, const EventText *said, const Event *event);

// Once after every world_tick(), when all of it is said.
void lessons_tick(Lessons *lessons, const World *world);

// What to do here: when a game begins, and in the midst of one.
void sentence_of_goal(const World *world, char text[SENTENCE_MAX]);

void sentence_of_event(const World *world, const EventText *said, const Event *event,
                       char text[SENTENCE_MAX]);

// Behind what is said of throwing, the key for it; "": it is not known.
void sentence_add_key(const EventText *said, const char *throw_key, char text[SENTENCE_MAX]);

// What a thing is good for, in a few words, as far as the hero knows what it is.
const ItemWords *item_words(const World *world, ItemKind kind);
