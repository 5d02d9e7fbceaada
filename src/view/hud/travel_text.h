#pragma once
// Which sentence says why a journey ended.

#include "sim/travel/journey.h"
#include "view/hud/event_text.h"

// To be said of stop->kind; NULL: nothing is said, or an event says it.
const EventText *travel_text_of(const World *world, const Stop *stop);
