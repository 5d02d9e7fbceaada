#pragma once
// Chooses the sentence for an event.

#include "map/items.h"
#include "sim/state/events.h"

typedef struct World World;

typedef enum Rank {
    RANK_NONE,   // no message
    RANK_ASIDE,  // traps
    RANK_DETAIL, // what the player sees anyway
    RANK_NEWS,   // what matters to the hero
    RANK_FIND,   // what he has got
    RANK_GOAL,   // what the goal needs, and the bell
    RANK_ALARM   // what the player has to know now
} Rank;

// Lessons: sentences that are told only a few times.
typedef enum SaidLesson {
    SAID_ALWAYS,
    SAID_LIGHT_STAYS,
    SAID_LIGHT_PAYS,
    SAID_STAIRS_TAKE,
    SAID_GIFTS,
    SAID_GREED,
    SAID_EYE,
    SAID_FASTER,
    SAID_NOISE,
    SAID_HEART,
    SAID_PROP,
    SAID_LESSONS
} SaidLesson;

// What a sentence is about: when that changes, the sentence is no longer true. A set of bits.
typedef enum TextAbout {
    ABOUT_LIFE = 1 << 0,  // its actor lives
    ABOUT_MIND = 1 << 1,  // what the actor has in mind
    ABOUT_ACT = 1 << 2,   // what the actor does
    ABOUT_TILE = 1 << 3,  // the tile at its place
    ABOUT_GOAL = 1 << 4,  // treasures collected, and the grate
    ABOUT_TOLL = 1 << 5,  // the next toll
    ABOUT_LIGHT = 1 << 6, // the lantern, and who sees the hero
} TextAbout;

typedef struct EventText EventText;

// Chooses the text where the kind of the event is not enough. NULL: the row's own text.
typedef const EventText *InsteadOf(const World *world, const Event *event);

// The sentence of a kind of event, and when it is told.
struct EventText {
    Rank rank;
    int lasts;      // ticks that it is shown at most; 0: as usual
    int within;     // it is shown until the hero has walked so many cells; 0: wherever he is
    unsigned about; // TextAbout: it is shown until one of these changes
    bool seen;      // only if the hero sees it
    bool where;     // the log adds direction and distance
    SaidLesson lesson;
    bool newest;        // older lines of this kind disappear
    bool sums;          // its amount is added to a line of this kind that is still shown
    bool follows;       // it belongs to the newest of these lines, and disappears with it
    bool quota;         // instead of the text, tells what to do on this depth
    bool throws;        // the key that throws is named after it
    const char *text;   // may have places, such as {monster} (view/events/places.h)
    const char *tower;  // the text in a tower, whose depths are called floors; NULL: the same
    InsteadOf *instead; // may choose another text; NULL: it is always this one
};

// The message of an event; NULL: none.
const EventText *event_text_of(const World *world, const Event *event);
// The text in the log, which tells more, for a player who does not see the picture. NULL: none.
const EventText *event_text_for_log(const World *world, const Event *event);

// A hint for this moment and place; NULL: none.
const EventText *event_text_hint_now(const World *world);

// A hint after the message that a toll is near; NULL: none.
const EventText *event_text_toll_hint(const World *world);

// A number that changes when a sentence about that event is no longer true; 0 for a sentence that stays true.
uint32_t event_text_truth(const World *world, const EventText *said, const Event *event);

// A sentence that was said, with what event_text_truth() was then. `said` NULL: it stays true.
typedef struct TextTruth {
    const EventText *said;
    Event event;
    uint32_t was;
} TextTruth;
static inline bool event_text_holds(const World *world, const TextTruth *truth) {
    return truth->said == NULL || event_text_truth(world, truth->said, &truth->event) == truth->was;
}

// True if the hero stands at stairs that would take his treasures.
bool hero_at_delivery(const World *world);
