#pragma once
// Events of a tick, for sound, effects and messages; the simulation never reads them back. The kinds are in
// event_kinds.h.

#include "sim/state/event_kinds.h"
#include "sim/state/units.h"

enum { EVENTS_MAX = 128 }; // a tick; further ones are dropped

typedef struct Event {
    EventKind kind;
    ActorId actor; // the actor concerned, or whose doing it was
    int what;      // ActorKind, where the row of its kind does not say otherwise
    int amount;
    int dir; // DIR_*, the direction of a blow
    Vec pos; // sub
} Event;

typedef struct EventList {
    Event at[EVENTS_MAX];
    int count;
} EventList;

// Dropped when the list is full.
static inline void event_add(EventList *events, Event event) {
    if (events->count < EVENTS_MAX) events->at[events->count++] = event;
}
