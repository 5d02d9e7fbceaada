#pragma once
// The stage viewer: shows a level being made, stage by stage.

#include "app/store/bindings.h"
#include "gen/gen.h"
#include "view/canvas/panel.h"

typedef struct Watch {
    GenOptions options;
    Level level, before; // the level after `stage` stages, and after one less
    int stage;
    int speed;
    bool running;   // steps by itself
    bool compares;  // `before` exists
    uint32_t since; // SDL_GetTicks() when the stage was first shown
} Watch;

enum { WATCH_SPEEDS = 5 };

void watch_free(Watch *watch);

// Begins at the first stage.
void watch_begin(Watch *watch, const GenOptions *options);

// Performs an action: left and right change the stage, up and down the speed; others choose another
// generator or seed.
void watch_act(Watch *watch, Action action);

// Steps to the next stage when it is time. Returns true when there is something new to show.
bool watch_tick(Watch *watch);

void watch_draw(const Watch *watch, const Ui *ui, Image *to);

// Shows the next generator of the table, with the same seed and its default options.
GenOptions watch_next_generator(const GenOptions *options);
