#pragma once
// The stage viewer: shows a level being made, stage by stage.

#include "app/store/bindings.h"
#include "gen/gen.h"
#include "view/canvas/panel.h"

typedef struct StageViewer {
    GenOptions options;
    Level level, before; // the level after `stage` stages, and after one less
    int stage;           // how many stages have been run
    int speed;           // 0..WATCH_SPEEDS - 1, the slowest first
    bool running;        // steps by itself
    bool compares;       // `before` exists
    uint32_t since;      // SDL_GetTicks() when the stage was first shown
} StageViewer;

enum { WATCH_SPEEDS = 5 };

void stage_viewer_free(StageViewer *watch);

// Shows how a level with these options is made, from the beginning.
void stage_viewer_begin(StageViewer *watch, const GenOptions *options);

// Performs an action: left and right change the stage, up and down the speed, Confirm pauses or goes on;
// others choose another generator or seed.
void stage_viewer_act(StageViewer *watch, Action action);

// Steps to the next stage when it is time. Returns true when there is something new to show.
bool stage_viewer_tick(StageViewer *watch);

void stage_viewer_draw(const StageViewer *watch, const Ui *ui, Image *to);

// The options of the next generator of the table: its defaults, with the same seed and depth.
GenOptions stage_viewer_next_gen_defaults(const GenOptions *options);
