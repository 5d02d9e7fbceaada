#pragma once
// Which sentence an event has.

#include "map/items.h"
#include "sim/state/events.h"

typedef struct World World;

typedef enum Rank {
    RANK_NONE,   // not at all
    RANK_ASIDE,  // traps
    RANK_DETAIL, // what he sees himself
    RANK_NEWS,   // what concerns him
    RANK_FIND,   // what he has gained
    RANK_GOAL    // what he is here for, and the bell
} Rank;

// Lessons, which are said only a few times each.
typedef enum SaidLesson {
    SAID_ALWAYS,
    SAID_LIGHT_STAYS,
    SAID_LIGHT_PAYS,
    SAID_STAIRS_TAKE,
    SAID_GIFTS,
    SAID_GREED,
    SAID_EYE,
    SAID_LIT_BLOW,
    SAID_FASTER,
    SAID_NOISE,
    SAID_HEART,
    SAID_PROP,
    SAID_LESSONS
} SaidLesson;

typedef struct EventText EventText;

// Chooses the text where more than the kind of an event matters; NULL: the row's own text.
typedef const EventText *InsteadOf(const World *world, const Event *event);

// How a kind of event is said.
struct EventText {
    Rank rank;
    bool seen;  // only when the hero sees it
    bool where; // the log says in which direction, and how far
    SaidLesson lesson;
    bool warns;         // that a toll takes a good
    bool once;          // not where that was said before, on this depth
    bool loss;          // a good is gone: the count of those that remain changes with it
    bool newest;        // no older line of this kind stays beside it
    bool sums;          // its amount is added to that of such a line which is still told
    bool follows;       // it belongs to the newest of these, and goes with it
    bool quota;         // what is to do on a depth, in place of the text
    bool throws;        // the key that throws is named behind it
    const char *text;   // with places for what differs, as {monster} (view/events/places.h)
    const char *tower;  // what is said instead in a tower, whose depths are floors; NULL: the same
    InsteadOf *instead; // NULL: always this
};

// NULL: nothing is said.
const EventText *event_text_of(const World *world, const Event *event);
// The log's text. The log tells more: what a player needs to know who does not see the picture.
const EventText *event_text_for_log(const World *world, const Event *event);

// A hint for this hour and place; NULL: none.
const EventText *event_text_of_moment(const World *world);

// Once it was read that a toll is near; NULL: nothing.
const EventText *event_text_of_stroke(const World *world);

// Whether he stands at stairs that would take goods along.
bool saying_delivers(const World *world);
