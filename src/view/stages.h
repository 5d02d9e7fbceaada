#pragma once
// Watching a level being made: what one stage of its generator left, with the cells that it changed lit up.

#include "gen/gen.h"
#include "view/pages.h"

typedef struct StageShow {
    GenKind kind;
    int stage;           // how many were run: 0 (nothing but void) .. gen_stage_count(kind)
    const Level *level;  // after that stage
    const Level *before; // after the one before it, of the same size; NULL: nothing is compared
    const KeyHelp *keys; // for the line of hints; as many as fit are shown
    int key_count;
} StageShow;

// Fills the whole picture, whatever its size.
void stages_draw(const Ui *ui, const StageShow *show, Image *to);
