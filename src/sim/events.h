#pragma once
// What happened during a tick, for sound, effects and messages; the simulation never reads it back.

#include "base/geom.h"

#include <stdint.h>

enum { EVENTS_MAX = 128 }; // a tick; further ones are dropped

typedef enum EventKind {
    EVENT_STEP,    // an actor put a foot down
    EVENT_STRIKE,  // a blow begins to be active; dir
    EVENT_HIT,     // an actor was hurt; amount = half hearts
    EVENT_BLOCKED, // a shield stopped a blow
    EVENT_KILL,    // a monster died
    EVENT_DEATH,   // the hero died
    EVENT_WINDUP,  // a monster announces a blow
    EVENT_NOTICE,  // a monster has seen the hero and gives chase
    EVENT_LOST,    // a monster has lost him and begins to search
    EVENT_SPLIT,   // a slime became two
    EVENT_PICKUP,  // an item was collected; what = ItemKind, amount = points
    EVENT_HEAL,    // a heart was taken; amount = half hearts
    EVENT_DROP,    // a monster left an item behind; what = ItemKind
    EVENT_VICTORY, // the last item was collected
} EventKind;

typedef struct Event {
    EventKind kind;
    uint16_t actor; // index of the actor concerned
    int what;       // ActorKind, or ItemKind for items
    int amount;
    int dir; // DIR_*, the direction of a blow
    Vec pos; // sub
} Event;

typedef struct EventList {
    Event at[EVENTS_MAX];
    int count;
} EventList;

void event_add(EventList *events, Event event);
