#pragma once
// Shows how a level is made: what a stage of its generator left, with changed cells highlighted.

#include "gen/gen.h"
#include "view/screens/pages.h"

typedef struct GenStageView {
    const GenOptions *options; // the options of the level
    int stage;                 // how many stages were run: 0 (only void) .. gen_stage_count(options)
    const Level *level;        // after that stage
    const Level *before;       // after the stage before, of the same size; NULL: no changes are shown
} GenStageView;

// Fills the whole picture, of any size.
void gen_stage_view_draw(const Ui *ui, const GenStageView *show, Image *to);

// Draws a line of keys at the foot of `to`, as many as fit. In a large picture `to` is the HUD's layer, which
// is then enlarged. `hits`: what a click on each key does; NULL: nothing.
void page_draw_key_hints(const Ui *ui, const KeyHelp *keys, const Hit *hits, int key_count, Image *to);
