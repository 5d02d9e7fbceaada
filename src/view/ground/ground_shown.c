// The pictures of a cell whose stone a toll moves.

#include "view/ground/ground.h"

#include <stddef.h>
#include <string.h>

// `upper` slides down by `off` px over `lower`, and is cut off at the cell's lower edge. Negative: it rises
// past its height, and more of its foot is seen.
static const CellPicture *slide(Ground *ground, const CellPicture *upper, const CellPicture *lower, int off) {
    for (int y = 0; y < CELL_PX; y++) {
        const Colour *from = y < off ? lower->seen + (ptrdiff_t)y * CELL_PX
                                     : upper->seen + (ptrdiff_t)int_min(y - off, CELL_PX - 1) * CELL_PX;
        memcpy(ground->heaving.seen + (ptrdiff_t)y * CELL_PX, from, CELL_PX * sizeof *from);
    }
    return &ground->heaving;
}

static const CellPicture *picture_of(Ground *ground, const Level *level, Vec cell) {
    const CellPicture *picture = ground_cell_picture(ground, level, cell);
    return picture == NULL ? ground_rock_picture(ground, cell) : picture;
}

// px that it is off its place after it has moved: walls have risen too high, floor has sunk too low.
static int settling(Fate fate, int since) {
    static const int OFF[SETTLE_TICKS] = {2, 4, 5, 5, 4, 3, 2, 1};
    int off = OFF[since - HEAVE_TICKS];
    return fate == FATE_RISES ? -off : fate == FATE_SINKS ? off : off / 2;
}

// Rising stone is fast at first and slows down. Sinking stone gets faster and faster.
static const CellPicture *renewed(Ground *ground, const ShownLevel *shown, Vec cell, int since) {
    enum { WHOLE = HEAVE_TICKS * HEAVE_TICKS };
    const CellPicture *now = picture_of(ground, &shown->now, cell);
    Fate fate = shown_fate(shown, cell);
    int left = HEAVE_TICKS - since;
    if (left <= -SETTLE_TICKS || shown->wave.still || fate < FATE_ALTERED) return now;
    if (left <= 0) return slide(ground, now, now, settling(fate, since));
    if (fate == FATE_ALTERED) return now;
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
