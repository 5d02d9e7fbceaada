// The pictures of a cell whose stone a toll moves.

#include "view/ground/ground.h"

#include <stddef.h>
#include <string.h>

// `upper` slides down by `off` px over `lower`, and is cut off at the cell's lower edge.
static const CellPicture *slide(Ground *ground, const CellPicture *upper, const CellPicture *lower, int off) {
    size_t row = CELL_PX * sizeof *upper->seen;
    memcpy(ground->heaving.seen, lower->seen, (size_t)off * row);
    memcpy(ground->heaving.seen + (ptrdiff_t)off * CELL_PX, upper->seen, (size_t)(CELL_PX - off) * row);
    return &ground->heaving;
}

static const CellPicture *picture_of(Ground *ground, const Level *level, Vec cell) {
    const CellPicture *picture = ground_cell_picture(ground, level, cell);
    return picture == NULL ? ground_rock_picture(ground, cell) : picture;
}

// Rising stone is fast at first and slows down. Sinking stone gets faster and faster.
static const CellPicture *renewed(Ground *ground, const ShownLevel *shown, Vec cell, int since) {
    enum { WHOLE = HEAVE_TICKS * HEAVE_TICKS };
    const CellPicture *now = picture_of(ground, &shown->now, cell);
    Fate fate = shown_fate(shown, cell);
    int left = HEAVE_TICKS - since;
    if (left <= 0 || shown->wave.still || fate < FATE_RISES) return now;
    const CellPicture *was = picture_of(ground, &shown->was, cell);
    if (fate == FATE_RISES) return slide(ground, now, was, CELL_PX * left * left / WHOLE);
    return slide(ground, was, now, CELL_PX * since * since / WHOLE);
}

ShownCell ground_shown_cell(Ground *ground, const ShownLevel *shown, Vec cell) {
    const CellPicture *picture = picture_of(ground, &shown->level, cell);
    int since = shown_wave_ticks(shown, cell);
    if (since < 0 || shown_fate(shown, cell) == FATE_HELD) return (ShownCell){picture, picture};
    return (ShownCell){renewed(ground, shown, cell, since), picture};
}
