#pragma once
// Shows how a level is made and drawn: what a stage of its generator, or a step inside the stage, left, with
// changed cells highlighted; and beside it the source that did it.

#include "gen/gen.h"
#include "view/screens/code.h"
#include "view/screens/drawn.h"
#include "view/screens/pages.h"

typedef struct GenStageView {
    const GenOptions *options; // the options of the level
    const GenLook *look;
    const Menu *menu; // the rows that can be changed; NULL: none
    int drawn;        // how many stages of drawing (DRAWN) were run, after all others
    int drawn_step;   // the step of the last one, from 1; 0: the whole stage
    const Image *lit; // for drawn_stage_draw(); may be NULL
} GenStageView;

// The name of the stage that is looked at and what it does, in English; its source; and the line there that
// acts, or -1.
DrawnInfo gen_stage_view_info(const GenStageView *show);
// Writes which stage of how many is looked at, its name, and whether it did nothing.
void gen_stage_view_write_number(const GenStageView *show, char *text, size_t size);
Code gen_stage_view_code(const GenStageView *show);
int gen_stage_lit_line(const GenStageView *show, const Code *code);

// Draws the level into a picture of any size. `layer`: the size of the HUD's layer, where the words will be.
void gen_stage_view_draw(const Ui *ui, const GenStageView *show, Image *to, Vec layer);
// Draws the words on the HUD's layer: what the stage does, its source, and the rows.
void gen_stage_draw_words(const Ui *ui, const GenStageView *show, Image *layer);

// Draws a line of keys at the foot of `to`, as many as fit. In a large picture `to` is the HUD's layer, which
// is then enlarged. `hits`: what a click on each key does; NULL: nothing.
void page_draw_key_hints(const Ui *ui, const KeyHelp *keys, const Hit *hits, int key_count, Image *to);
