#pragma once
// How long the parts of a frame take: the overlay of F3.

#include "view/panel.h"

enum { FIGURES_KEPT = 60 }; // frames

typedef enum Figure { FIGURE_FRAME, FIGURE_TICK, FIGURE_COMPOSE, FIGURE_PRESENT, FIGURE_COUNT } Figure;

typedef struct Figures {
    uint32_t us[FIGURES_KEPT][FIGURE_COUNT]; // a ring
    int at, count;
} Figures;

// Once a frame, in microseconds; FIGURE_FRAME is the time since the frame before.
void figures_add(Figures *figures, const uint32_t us[FIGURE_COUNT]);

typedef struct FigureRange {
    uint32_t least, mean, most; // us, over the frames kept; 0 when there are none
} FigureRange;
FigureRange figures_range(const Figures *figures, Figure figure);

// With its upper left at `at`; returns the panel's rectangle.
Rect figures_draw(const Figures *figures, const Ui *ui, Image *to, Vec at);
