#pragma once
// The stage viewer: shows a level being made, stage by stage, and step by step inside a stage.

#include "app/store/assets.h"
#include "app/store/bindings.h"
#include "view/screens/stages.h"

typedef struct StageViewer {
    GenOptions options;
    GenLook look;
    int drawn;      // how many stages of drawing were run, after all others
    int drawn_step; // the step of the last one, from 1; 0: the whole stage
    Image lit;      // what the game shows around the hero; empty until it is wanted
    int speed;      // 0..WATCH_SPEEDS - 1, the slowest first
    bool running;   // steps by itself
    uint32_t since; // SDL_GetTicks() when the current step was first shown
} StageViewer;

enum { WATCH_SPEEDS = 5 };

void stage_viewer_free(StageViewer *watch);

// Shows how a level with these options is made, from the beginning.
void stage_viewer_begin(StageViewer *watch, const GenOptions *options);
// Takes other options. The stage stays, if there is one of that number, and is shown whole.
void stage_viewer_change(StageViewer *watch, const GenOptions *options);

// How many stages there are, and which is shown; 0: none yet.
int stage_viewer_count(const StageViewer *watch);
int stage_viewer_stage(const StageViewer *watch);
// The step of that stage, and how many it has. Step 0 is the whole stage.
int stage_viewer_step(const StageViewer *watch, int *steps);

// Goes on by a stage (by = 1), or back (-1). The stages continue at the other end.
void stage_turn_stage(StageViewer *watch, int by);
// Changes between how the level is made and how it is drawn.
void stage_turn_part(StageViewer *watch);
// Goes on by a step, or back, through the stages.
void stage_turn_step(StageViewer *watch, int by);
// Changes the speed.
void stage_turn_speed(StageViewer *watch, int by);
// Pauses, or goes on; at the end, from the beginning.
void stage_viewer_pause(StageViewer *watch);

// True when all of the last stage is shown.
bool stage_viewer_is_at_end(const StageViewer *watch);

// Goes on to the next step when it is time. Returns true when there is something new to show.
bool stage_viewer_tick(StageViewer *watch);

// Makes what only the game's own picture can show, if the stage needs it. Leaves it out when out of memory.
void stage_viewer_light(StageViewer *watch, const Assets *assets);

// What is to be drawn. `menu`: the rows that can be changed.
GenStageView stage_viewer_view(const StageViewer *watch, const Menu *menu);

// The options of the next generator of the table: its defaults, with the same seed and depth. If the map is
// known, as in tutorials, the options of its tutorial.
GenOptions stage_viewer_defaults(const GenOptions *options);
