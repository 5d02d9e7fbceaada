// Each quarter is scanned row by row outwards between two slopes, given in columns a row. A floor cell is
// seen when its centre lies between them; that makes sight symmetric. A wall narrows them to its own sides.
//
//        \ row 2 /      A row is a word, one bit a cell, the eye's column in the middle.
//         \ row 1/
//          \  | /       Walls' sides lie at half columns, so slopes are (2 * column - 1) / (2 * depth), kept
//             @         in 1/2^24: what does not meet in a row is at least 1/124 of a column apart there.
//
// The rows of the quarters to the left and right are columns of the level. Each run of seen cells is noted
// where it begins and where it ends; then one pass down the rows fills in what lies between.
#include "map/fov.h"

enum {
    MIDDLE = FOV_REACH_MAX,
    FRACTION = 24,
    ONE = 1 << FRACTION,
    NEAR = ONE / 512, // a difference that counts as none
};

// A part of a quarter that has to be scanned, from row `depth` outwards, between two slopes.
typedef struct Sector {
    int depth;
    int32_t start, end;
} Sector;

// A row adds a sector for at most every other of its cells.
typedef struct Sectors {
    Sector at[(FOV_REACH_MAX + 1) * (FOV_REACH_MAX + 2) / 2];
    int count;
} Sectors;

// All cells from the cell of a point on (1/ONE columns from the eye), and all cells up to it.
static uint64_t upwards(int32_t point) {
    return UINT64_MAX << ((uint32_t)(point + MIDDLE * ONE) >> FRACTION);
}
static uint64_t up_to(int32_t point) {
    return UINT64_MAX >> (63 - ((uint32_t)(point + MIDDLE * ONE) >> FRACTION));
}

// The cells that a sector touches in a row, and those whose centres lie in it.
static uint64_t touched(Sector sector) {
    return upwards(sector.start * sector.depth + ONE / 2 + NEAR) &
           up_to(sector.end * sector.depth + ONE / 2 - NEAR);
}
static uint64_t centred(Sector sector) {
    return upwards(sector.start * sector.depth - NEAR + ONE - 1) & up_to(sector.end * sector.depth + NEAR);
}

// The slope just past the left side of the lowest cell.
static int32_t left_side(uint64_t cells, int depth) {
    return (2 * (bits_lowest(cells) - MIDDLE) - 1) * (ONE / 2 / depth);
}

// The part of a sector at its first open run of cells.
static Sector first_part(Sector sector, uint64_t cells, uint64_t open) {
    uint64_t first = open & -open, after = (open + first) & ~open;
    if ((first >> 1 & cells) != 0) sector.start = left_side(first, sector.depth);
    if ((after & -after & cells) != 0) sector.end = left_side(after, sector.depth);
    return sector;
}

// Narrows a sector to its last open run of cells. Earlier runs are added to `waiting`, for the next row.
static Sector narrow(Sectors *waiting, Sector sector, uint64_t cells, uint64_t open) {
    for (;;) {
        uint64_t more = open & (open + (open & -open));
        Sector part = first_part(sector, cells, open);
        if (more == 0) return part;
        part.depth++;
        waiting->at[waiting->count++] = part;
        open = more;
    }
}

// Scans one quarter of `opaque`, upwards (way -1) or downwards (1): sets the cells seen in rows 1 to the one
// returned.
static int scan_quarter(uint64_t *seen, const Bits *opaque, Vec eye, int way, int reach) {
    Sectors waiting;
    Sector sector = {1, -ONE, ONE};
    int deepest = 0;
    for (waiting.count = 0;; sector = waiting.at[--waiting.count]) {
        for (; sector.depth <= reach; sector.depth++) {
            uint64_t cells = touched(sector);
            uint64_t open = ~bits_from(opaque, (Vec){eye.x - MIDDLE, eye.y + way * sector.depth}) & cells;
            if (sector.depth > deepest) seen[deepest = sector.depth] = 0;
            seen[sector.depth] |= open & centred(sector);
            if (open == 0) break;
            if (open != cells) sector = narrow(&waiting, sector, cells, open);
        }
        if (waiting.count == 0) return deepest;
    }
}

// Turns seen columns into rows. Each run of seen cells changes a bit where it begins and where it ends.
static void note_columns(Fov *fov, const Level *level, int way) {
    uint64_t seen[FOV_REACH_MAX + 1], within = (uint64_t)2 << 2 * fov->reach.y;
    int depth =
        scan_quarter(seen, &level->opaque[BY_COLUMNS], (Vec){fov->eye.y, fov->eye.x}, way, fov->reach.x);
    for (int i = 1; i <= depth; i++) {
        uint64_t run = seen[i] >> (MIDDLE - fov->reach.y) & (within - 1);
        for (uint64_t ends = run ^ run << 1; ends != 0; ends &= ends - 1)
            fov->rows[bits_lowest(ends)] ^= (uint64_t)1 << (fov->reach.x + way * i);
    }
}

static void note_rows(Fov *fov, const Level *level, int way) {
    uint64_t seen[FOV_REACH_MAX + 1], within = (uint64_t)2 << 2 * fov->reach.x;
    int depth = scan_quarter(seen, &level->opaque[BY_ROWS], fov->eye, way, fov->reach.y);
    for (int i = 1; i <= depth; i++)
        fov->rows[fov->reach.y + way * i] |= seen[i] >> (MIDDLE - fov->reach.x) & (within - 1);
}

static uint64_t widened(uint64_t row) {
    return row | row << 1 | row >> 1;
}

// Adds the opaque cells that touch seen floor.
static void note_walls(Fov *fov, const Level *level) {
    uint64_t within = ((uint64_t)2 << 2 * fov->reach.x) - 1, here = 0, below = widened(fov->rows[0]);
    for (int y = 0; y <= 2 * fov->reach.y; y++) {
        uint64_t above = here;
        here = below;
        below = widened(fov->rows[y + 1]);
        uint64_t near = (above | here | below) & within;
        Vec first = {fov->eye.x - fov->reach.x, fov->eye.y - fov->reach.y + y};
        if (near != 0) fov->rows[y] |= near & bits_from(&level->opaque[BY_ROWS], first);
    }
}

void fov_shadowcast(Fov *fov, const Level *level, Vec eye, Vec reach) {
    fov->eye = eye;
    fov->reach = (Vec){int_min(reach.x, FOV_REACH_MAX), int_min(reach.y, FOV_REACH_MAX)};
    for (int y = 0; y <= 2 * fov->reach.y + 1; y++) fov->rows[y] = 0;
    if (!grid_has(&level->tiles, eye)) return;
    note_columns(fov, level, -1);
    note_columns(fov, level, 1);
    for (int y = 1; y <= 2 * fov->reach.y + 1; y++) fov->rows[y] ^= fov->rows[y - 1];
    note_rows(fov, level, -1);
    note_rows(fov, level, 1);
    fov->rows[fov->reach.y] |= (uint64_t)1 << fov->reach.x;
    note_walls(fov, level);
}

void fov_compute(Fov *fov, const Level *level, Vec eye, Vec reach) {
    if (grid_has(&level->tiles, eye) && rays_try_to_fill_fov(fov->rows, level, eye, reach)) {
        fov->eye = eye;
        fov->reach = reach;
    } else {
        fov_shadowcast(fov, level, eye, reach);
    }
}
