#pragma once
// Chooses the sentence that says why a journey ended or did not begin.

#include "sim/travel/journey.h"
#include "view/hud/event_text.h"

// Why the journey stopped, about journey->stop.kind. NULL: there is nothing to say, or an event says it.
const EventText *travel_stop_text(const World *world, const Journey *journey);

// A stop as an event, to fill the places of its sentence.
Event travel_stop_event(const JourneyStop *about);

// Where exploring leads when nothing is left to look for, about journey->target; NULL: nothing.
const EventText *travel_stairs_text(const World *world, const Journey *journey);

// What came into sight while the hero walks on, about journey->news.kind; NULL: nothing.
const EventText *travel_news_text(const World *world, const Journey *journey);

// What asking once more would do, or what the grate needs when nothing is left to explore; NULL: nothing.
const EventText *travel_hint_text(const World *world, const Journey *journey);
