#pragma once
// Watching a level being made: what one stage of its generator left, with the cells that it changed lit up.

#include "gen/gen.h"
#include "view/screens/pages.h"

typedef struct StageShow {
    const GenOptions *options; // that the level was made of
    int stage;                 // how many were run: 0 (nothing but void) .. gen_stage_count(options)
    const Level *level;        // after that stage
    const Level *before;       // after the one before it, of the same size; NULL: nothing is compared
} StageShow;

// Fills the whole picture, whatever its size.
void stages_draw(const Ui *ui, const StageShow *show, Image *to);

// A line of keys at the foot of a picture, as many as fit; on a layer that is enlarged, if the picture is
// large. `hits`: what a click on each does; NULL: nothing.
void stages_draw_hints(const Ui *ui, const KeyHelp *keys, const Hit *hits, int key_count, Image *to);
