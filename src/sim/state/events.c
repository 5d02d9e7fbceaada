#include "sim/state/events.h"

void event_add(EventList *events, Event event) {
    if (events->count < EVENTS_MAX) events->at[events->count++] = event;
}
