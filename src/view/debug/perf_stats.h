#pragma once
// How long the parts of a frame take, and what else it costs: the overlay of F3.

#include "view/canvas/panel.h"

enum { FIGURES_KEPT = 60 }; // frames

typedef enum Figure {
    FIGURE_FRAME, // us since the frame before
    FIGURE_TICK,  // us of its ticks
    FIGURE_DRAW,
    FIGURE_PRESENT,
    FIGURE_TICKS, // how many
    FIGURE_CALLS, // of what shows it
    FIGURE_COUNT
} Figure;

typedef struct Figures {
    uint32_t kept[FIGURES_KEPT][FIGURE_COUNT]; // a ring
    int at, count;
} Figures;

// Once a frame.
void figures_add(Figures *figures, const uint32_t frame[FIGURE_COUNT]);

typedef struct FigureRange {
    uint32_t least, mean, most; // over the frames kept; 0 when there are none
} FigureRange;
FigureRange figures_range(const Figures *figures, Figure figure);

// With its upper left at `at`; returns the panel's rectangle.
Rect figures_draw(const Figures *figures, const Ui *ui, Image *to, Vec at);
