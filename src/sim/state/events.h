#pragma once
// The events of a tick, for sound, effects and messages. The simulation never reads them. Their kinds are in
// event_kinds.h.

#include "sim/state/event_kinds.h"
#include "sim/state/units.h"

enum { EVENTS_MAX = 128 }; // in one tick; any more are dropped

typedef struct Event {
    EventKind kind;
    ActorId actor; // the actor that it is about, or that caused it
    int what;      // ActorKind, unless the comment of its kind says otherwise
    int amount;
    int dir; // DIR_*, the direction of a blow
    Vec pos; // sub
} Event;

typedef struct EventList {
    Event at[EVENTS_MAX];
    int count;
} EventList;

// Adds an event; drops it when the list is full.
static inline void event_add(EventList *events, Event event) {
    if (events->count < EVENTS_MAX) events->at[events->count++] = event;
}
