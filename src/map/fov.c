// Each quarter is scanned row by row outwards between two slopes. A floor cell is seen when its centre lies
// between them, which is what makes sight symmetric; a wall narrows them to its own edges.
//
//        \ row 2 /
//         \ row 1/      slopes are fractions column/depth with odd numerators and even denominators:
//          \  | /       the edges of cells lie at (2 * column +- 1) / (2 * depth)
//             @
#include "map/fov.h"

typedef struct Slope {
    int num, den; // den > 0
} Slope;

typedef struct Row {
    int depth;
    Slope start, end;
} Row;

// How one quarter maps (depth, column) to the plane.
typedef struct Quarter {
    Vec down, along;
} Quarter;

static const Quarter QUARTERS[4] = {
    {.down = {0, -1}, .along = {1, 0}},
    {.down = {0, 1}, .along = {1, 0}},
    {.down = {1, 0}, .along = {0, 1}},
    {.down = {-1, 0}, .along = {0, 1}},
};

static int floor_div(int a, int b) {
    return a >= 0 ? a / b : -((-a + b - 1) / b);
}

// depth * slope to the nearest column; ties go up for the start and down for the end.
static int first_column(Row row) {
    return floor_div(2 * row.depth * row.start.num + row.start.den, 2 * row.start.den);
}
static int last_column(Row row) {
    return -floor_div(-2 * row.depth * row.end.num + row.end.den, 2 * row.end.den);
}

static bool centre_between(Row row, int column) {
    return column * row.start.den >= row.depth * row.start.num &&
           column * row.end.den <= row.depth * row.end.num;
}

static Slope left_edge(int depth, int column) {
    return (Slope){2 * column - 1, 2 * depth};
}

static void mark(Fov *fov, Vec cell) {
    int x = cell.x - fov->eye.x + fov->reach.x, y = cell.y - fov->eye.y + fov->reach.y;
    if (x >= 0 && y >= 0 && x <= 2 * fov->reach.x && y <= 2 * fov->reach.y) fov->rows[y] |= (uint64_t)1 << x;
}

// Marks the seen floor of one row and hands on what is open behind it to `stack`; returns its new height.
static int scan_row(Fov *fov, const Level *level, Quarter quarter, Row row, Row *stack, int height) {
    bool after_floor = false, after_wall = false;
    int last = last_column(row);
    for (int column = first_column(row); column <= last; column++) {
        Vec cell = {fov->eye.x + quarter.down.x * row.depth + quarter.along.x * column,
                    fov->eye.y + quarter.down.y * row.depth + quarter.along.y * column};
        bool opaque = level_opaque(level, cell);
        if (!opaque && centre_between(row, column)) mark(fov, cell);
        if (!opaque && after_wall) row.start = left_edge(row.depth, column);
        if (opaque && after_floor) {
            stack[height++] = (Row){row.depth + 1, row.start, left_edge(row.depth, column)};
        }
        after_floor = !opaque;
        after_wall = opaque;
    }
    if (after_floor) stack[height++] = (Row){row.depth + 1, row.start, row.end};
    return height;
}

static void scan_quarter(Fov *fov, const Level *level, Quarter quarter) {
    // A row of depth d hands on at most d + 1 pieces, and the deepest is finished first.
    Row stack[(FOV_REACH_MAX + 2) * (FOV_REACH_MAX + 2)];
    int height = 0, reach = quarter.down.x != 0 ? fov->reach.x : fov->reach.y;
    stack[height++] = (Row){1, {-1, 1}, {1, 1}};
    while (height > 0) {
        Row row = stack[--height];
        if (row.depth <= reach) height = scan_row(fov, level, quarter, row, stack, height);
    }
}

// Opaque cells beside seen floor: every seen bit spreads to its eight neighbours, then only opaque ones stay
// new.
static void reveal_walls(Fov *fov, const Level *level) {
    int w = 2 * fov->reach.x + 1, h = 2 * fov->reach.y + 1;
    uint64_t all = ((uint64_t)1 << w) - 1, above = 0, here = 0, below = fov->rows[0];
    below |= below << 1 | below >> 1;
    for (int y = 0; y < h; y++) {
        above = here;
        here = below;
        below = y + 1 < h ? fov->rows[y + 1] : 0;
        below |= below << 1 | below >> 1;
        uint64_t near = (above | here | below) & ~fov->rows[y] & all;
        for (int x = 0; near >> x != 0; x++) {
            if ((near >> x & 1) == 0) continue;
            Vec cell = {fov->eye.x - fov->reach.x + x, fov->eye.y - fov->reach.y + y};
            if (level_opaque(level, cell)) fov->rows[y] |= (uint64_t)1 << x;
        }
    }
}

void fov_compute(Fov *fov, const Level *level, Vec eye, Vec reach) {
    *fov = (Fov){.eye = eye, .reach = {int_min(reach.x, FOV_REACH_MAX), int_min(reach.y, FOV_REACH_MAX)}};
    if (!grid_has(&level->tiles, eye)) return;
    mark(fov, eye);
    for (int i = 0; i < 4; i++) scan_quarter(fov, level, QUARTERS[i]);
    reveal_walls(fov, level);
}
