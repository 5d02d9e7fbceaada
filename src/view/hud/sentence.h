#pragma once
// Puts events and goals into words: sentences without a full stop and without line breaks.

#include "view/events/places.h"
#include "view/hud/event_text.h"

enum { THROW_KEY_MAX = 16 };

// For so many ticks after a monster hunted the hero, no message tells again that it has seen him, except
// after a message that it lost sight of him.
enum { HUNT_TICKS = 300 };

// Remembers what was told, so that it is not repeated too often.
typedef struct Lessons {
    int told[SAID_LESSONS];         // how often each was told
    uint32_t told_at[SAID_LESSONS]; // World.tick of the last time
    bool at_stairs;                 // in the last tick the hero stood at stairs that would take treasures
    int hunts[ACTORS_MAX];          // what is left of HUNT_TICKS
    const World *world;             // the world of these actors
} Lessons;

// True if the sentence is to be told for the event. Counts it as told.
bool lessons_should_say(Lessons *lessons, const World *world, const EventText *said, const Event *event);

// Call it once after every world_tick(), when everything was told.
void lessons_tick(Lessons *lessons, const World *world);

// Writes the goal when a game begins, or what is left to do in the middle of it.
void sentence_of_goal(const World *world, char text[SENTENCE_MAX]);
// Writes the text of an event with its places filled.

void sentence_of_event(const World *world, const EventText *said, const Event *event,
                       char text[SENTENCE_MAX]);

// Adds the key for throwing to a sentence about throwing; "": unknown.
void sentence_add_key(const EventText *said, const char *throw_key, char text[SENTENCE_MAX]);

// What a thing is good for, in a few words, as far as the hero knows its kind.
const ItemWords *item_words(const World *world, ItemKind kind);
