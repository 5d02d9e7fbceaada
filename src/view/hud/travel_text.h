#pragma once
// Which sentence says why a journey ended, or was not begun.

#include "sim/travel/journey.h"
#include "view/hud/event_text.h"

// To be said of journey->stop.kind; NULL: nothing is said, or an event says it.
const EventText *travel_text_of(const World *world, const Journey *journey);

// The stop as an event, for its sentence.
Event travel_event(const Stop *about);

// Where exploring leads once there is nothing to look for, to be said of journey->target; NULL: nothing.
const EventText *travel_setting_out_text_of(const World *world, const Journey *journey);

// What came into sight while it goes on, to be said of journey->news.kind; NULL: nothing.
const EventText *travel_passing_text_of(const World *world, const Journey *journey);

// What asking once more would do, or what the grate lacks when nothing is left to explore; NULL: nothing.
const EventText *travel_hint_of(const World *world, const Journey *journey);
