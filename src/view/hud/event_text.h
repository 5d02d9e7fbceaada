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

// What is said a few times only, each for itself.
typedef enum SaidLesson {
    SAID_ALWAYS,
    SAID_LIGHT_STAYS,
    SAID_LIGHT_PAYS,
    SAID_STAIRS_TAKE,
    SAID_GIFTS,
    SAID_LESSONS
} SaidLesson;

typedef enum Naming {
    NAME_ACTOR,
    NAME_ITEM,
    NAME_KEY,
    NAME_FIXTURE,
    NAME_FLAME,
    NAME_TILE
} Naming; // of Event.what

typedef struct EventText EventText;

// What is said where more than the kind of an event matters; NULL: what its row says.
typedef const EventText *InsteadOf(const World *world, const Event *event);

// How a kind of event is said: @ stands for a name, % for one with "a", & for who did it, # for the amount,
// $ for the amount as a word, * for Event.what as a number, ~ for what a thing does, ^ for the amount in
// hearts, = for the hearts that the actor has left, < for who hurt the hero last.
struct EventText {
    Rank rank;
    Naming naming;
    bool seen;  // only when the hero sees it
    bool where; // the log says in which direction, and how far
    SaidLesson lesson;
    bool warns;   // that a toll takes a good
    bool once;    // not where that was said before, on this depth
    bool loss;    // a good is gone: the count of those that remain changes with it
    bool newest;  // no older line of this kind stays beside it
    bool sums;    // its amount is added to that of such a line which is still told
    bool follows; // it belongs to the newest of these, and goes with it
    bool quota;   // what is to do on a depth, in place of the text
    bool throws;  // the key that throws is named behind it
    bool counted; // the amount is how many events of that kind there are in this tick
    const char *text;
    InsteadOf *instead; // NULL: always this
};

// NULL: nothing is said.
const EventText *event_text_of(const World *world, const Event *event);
// What the log says, where more is told: what one who does not see the picture needs to know.
const EventText *event_text_for_log(const World *world, const Event *event);

// What the hour and the place bring up by themselves; NULL: nothing.
const EventText *event_text_of_moment(const World *world);

// Events of a kind in this tick.
int saying_count(const World *world, EventKind kind);

// What a thing is good for, in a few words, as far as the hero knows what it is.
const ItemWords *item_words(const World *world, ItemKind kind);
