#pragma once
// The whole level at once, everything revealed: how the generator built it, what the feelers of the walls
// found, where all are and what the monsters have in mind.

#include "sim/world.h"
#include "view/panel.h"

// Where the level lies in a picture.
typedef struct LayoutFit {
    Vec at;    // px of the level's upper left
    int px;    // a cell's side, 1..32
    int step;  // cells a px; above 1 the level is sampled and px is 1
    Rect key;  // px of the legend; empty when there is no room for it
    int scale; // of text
} LayoutFit;

// The largest whole px a cell, beside or above the legend, whichever leaves more.
LayoutFit layout_fit(Vec level, Vec picture);

// Fills the whole picture, whatever its size.
void layout_draw(const Ui *ui, const World *world, Image *to);

// Px of the picture where a cell lies.
static inline Rect layout_cell(const LayoutFit *fit, Vec cell) {
    return (Rect){fit->at.x + cell.x * fit->px / fit->step, fit->at.y + cell.y * fit->px / fit->step, fit->px,
                  fit->px};
}

// Px of the middle of a cell.
static inline Vec layout_middle(const LayoutFit *fit, Vec cell) {
    Rect rect = layout_cell(fit, cell);
    return (Vec){rect.x + rect.w / 2, rect.y + rect.h / 2};
}
