#include "view/light/light_grid.h"

#include "base/check.h"

#include <stddef.h>
#include <string.h>

void lattice_cover(Lattice *lattice, const Camera *camera) {
    Rect cells = camera_cells(camera);
    lattice->cells = (Rect){cells.x - 1, cells.y - 1, cells.w + 2, cells.h + 2};
    CHECK(lattice->cells.w <= LATTICE_CELLS_W && lattice->cells.h <= LATTICE_CELLS_H);
    lattice->w = lattice->cells.w * NODES_A_CELL + 1;
    lattice->h = lattice->cells.h * NODES_A_CELL + 1;
}

void field_clear(Field *field, const Lattice *lattice) {
    memset(field->at, 0, sizeof *field->at * (size_t)(lattice->w * lattice->h));
}

void field_copy(Field *field, const Lattice *lattice, const Field *from) {
    memcpy(field->at, from->at, sizeof *field->at * (size_t)(lattice->w * lattice->h));
}

void field_limit(Field *field, const Lattice *lattice, const Field *most) {
    for (int i = 0; i < lattice->w * lattice->h; i++) {
        if (field->at[i] > most->at[i]) field->at[i] = most->at[i];
    }
}

void field_scale(Field *field, const Lattice *lattice, const Field *by) {
    for (int i = 0; i < lattice->w * lattice->h; i++) {
        field->at[i] = field_part(field->at[i], by->at[i]);
    }
}

// Of a row of cells, one more on each side.
typedef struct CellRow {
    uint16_t at[LATTICE_CELLS_W + 2];
} CellRow;

// 0..255 becomes 0..256.
static CellRow row_of_cells(const Lattice *lattice, const Grid *cells, int y) {
    CellRow row = {{0}};
    Vec first = {lattice->cells.x - 1, lattice->cells.y + y};
    for (int i = 0; i < lattice->cells.w + 2; i++) {
        uint16_t value = grid_get(cells, (Vec){first.x + i, first.y}, 0);
        row.at[i] = (uint16_t)(value + (value >> 7));
    }
    return row;
}

typedef uint16_t Join(uint16_t a, uint16_t b);

static inline uint16_t join_average(uint16_t a, uint16_t b) {
    return (uint16_t)((a + b + 1) >> 1);
}
static inline uint16_t join_least(uint16_t a, uint16_t b) {
    return a < b ? a : b;
}

// The nodes along a row of cells: those on an edge touch two.
static inline void join_along(uint16_t *nodes, const Lattice *lattice, const CellRow *cells, Join join) {
    for (int x = 0; x <= lattice->cells.w; x++) {
        uint16_t own = cells->at[x + 1];
        nodes[(ptrdiff_t)x * NODES_A_CELL] = join(cells->at[x], own);
        for (int i = 1; i < NODES_A_CELL && x < lattice->cells.w; i++) nodes[x * NODES_A_CELL + i] = own;
    }
}

// Row by row of cells; the nodes between two rows touch both.
static inline void join_cells(Field *field, const Lattice *lattice, const Grid *cells, Join join) {
    uint16_t upper[LATTICE_W] = {0}, lower[LATTICE_W] = {0};
    CellRow row = row_of_cells(lattice, cells, -1);
    join_along(upper, lattice, &row, join);
    for (int y = 0; y <= lattice->cells.h; y++) {
        uint16_t *to = field->at + lattice_index(lattice, 0, y * NODES_A_CELL);
        row = row_of_cells(lattice, cells, y);
        join_along(lower, lattice, &row, join);
        for (int x = 0; x < lattice->w; x++) to[x] = join(upper[x], lower[x]);
        for (int i = 1; i < NODES_A_CELL && y < lattice->cells.h; i++)
            memcpy(&to[(ptrdiff_t)i * lattice->w], lower, sizeof *to * (size_t)lattice->w);
        memcpy(upper, lower, sizeof *to * (size_t)lattice->w);
    }
}

void field_average(Field *field, const Lattice *lattice, const Grid *cells) {
    join_cells(field, lattice, cells, join_average);
}

void field_least(Field *field, const Lattice *lattice, const Grid *cells) {
    join_cells(field, lattice, cells, join_least);
}

// Sums of three, down a column and then along a row; a ninth, rounded, by multiplication.
static void blur_row(uint16_t *restrict row, const uint16_t *restrict sum, int w) {
    for (int x = 1; x < w - 1; x++) {
        uint16_t nine = (uint16_t)(sum[x - 1] + sum[x] + sum[x + 1] + 4);
        row[x] = (uint16_t)((uint32_t)nine * 7282 >> 16);
    }
}

static void sum_rows(uint16_t *restrict sum, const uint16_t *restrict row, int w) {
    for (int x = 0; x < w; x++) sum[x] = (uint16_t)(row[x - w] + row[x] + row[x + w]);
}

void field_blur(Field *field, Lattice *lattice) {
    int w = lattice->w, h = lattice->h;
    for (int y = 1; y < h - 1; y++)
        sum_rows(lattice->scratch + lattice_index(lattice, 0, y), field->at + lattice_index(lattice, 0, y),
                 w);
    for (int y = 1; y < h - 1; y++)
        blur_row(field->at + lattice_index(lattice, 0, y), lattice->scratch + lattice_index(lattice, 0, y),
                 w);
}

int field_sample(const Field *field, const Lattice *lattice, Vec px) {
    int x = int_clamp(px.x - lattice->cells.x * CELL_PX, 0, (lattice->w - 1) * NODE_PX - 1);
    int y = int_clamp(px.y - lattice->cells.y * CELL_PX, 0, (lattice->h - 1) * NODE_PX - 1);
    const uint16_t *node = field->at + lattice_index(lattice, x / NODE_PX, y / NODE_PX);
    int u = x % NODE_PX, v = y % NODE_PX;
    int upper = node[0] * (NODE_PX - u) + node[1] * u;
    int lower = node[lattice->w] * (NODE_PX - u) + node[lattice->w + 1] * u;
    return (upper * (NODE_PX - v) + lower * v) / (NODE_PX * NODE_PX);
}
