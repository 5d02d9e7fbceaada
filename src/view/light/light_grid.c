#include "view/light/light_grid.h"

#include "base/check.h"

#include <stddef.h>
#include <string.h>

void light_grid_cover(LightGrid *grid, const Camera *camera) {
    Rect cells = camera_cells(camera);
    grid->cells = (Rect){cells.x - 1, cells.y - 1, cells.w + 2, cells.h + 2};
    CHECK(grid->cells.w <= LIGHT_GRID_CELLS_W && grid->cells.h <= LIGHT_GRID_CELLS_H);
    grid->w = grid->cells.w * NODES_A_CELL + 1;
    grid->h = grid->cells.h * NODES_A_CELL + 1;
}

void field_clear(Field *field, const LightGrid *grid) {
    memset(field->at, 0, sizeof *field->at * (size_t)(grid->w * grid->h));
}

void field_fill(Field *field, const LightGrid *grid, int value) {
    for (int i = 0; i < grid->w * grid->h; i++) field->at[i] = (uint16_t)value;
}

void field_copy(Field *field, const LightGrid *grid, const Field *from) {
    memcpy(field->at, from->at, sizeof *field->at * (size_t)(grid->w * grid->h));
}

void field_limit(Field *field, const LightGrid *grid, const Field *most) {
    for (int i = 0; i < grid->w * grid->h; i++) {
        int16_t at = (int16_t)field->at[i], limit = (int16_t)most->at[i];
        field->at[i] = (uint16_t)(at < limit ? at : limit);
    }
}

void field_scale(Field *field, const LightGrid *grid, const Field *by) {
    for (int i = 0; i < grid->w * grid->h; i++) {
        field->at[i] = field_part(field->at[i], by->at[i]);
    }
}

// A row of cells with one more on each side.
typedef struct CellRow {
    uint16_t at[LIGHT_GRID_CELLS_W + 2];
} CellRow;

// Converts 0..255 to 0..256.
static CellRow row_of_cells(const LightGrid *grid, const Grid *cells, int y) {
    CellRow row = {{0}};
    Vec first = {grid->cells.x - 1, grid->cells.y + y};
    for (int i = 0; i < grid->cells.w + 2; i++) {
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

// Combines the cells along a row: nodes on an edge touch two.
static inline void join_along(uint16_t *nodes, const LightGrid *grid, const CellRow *cells, Join join) {
    for (int x = 0; x <= grid->cells.w; x++) {
        uint16_t own = cells->at[x + 1];
        nodes[(ptrdiff_t)x * NODES_A_CELL] = join(cells->at[x], own);
        for (int i = 1; i < NODES_A_CELL && x < grid->cells.w; i++) nodes[x * NODES_A_CELL + i] = own;
    }
}

// Combines the rows of cells: nodes between two rows touch both.
static inline void join_cells(Field *field, const LightGrid *grid, const Grid *cells, Join join) {
    uint16_t upper[LIGHT_GRID_W] = {0}, lower[LIGHT_GRID_W] = {0};
    CellRow row = row_of_cells(grid, cells, -1);
    join_along(upper, grid, &row, join);
    for (int y = 0; y <= grid->cells.h; y++) {
        uint16_t *to = field->at + light_grid_index(grid, 0, y * NODES_A_CELL);
        row = row_of_cells(grid, cells, y);
        join_along(lower, grid, &row, join);
        for (int x = 0; x < grid->w; x++) to[x] = join(upper[x], lower[x]);
        for (int i = 1; i < NODES_A_CELL && y < grid->cells.h; i++)
            memcpy(&to[(ptrdiff_t)i * grid->w], lower, sizeof *to * (size_t)grid->w);
        memcpy(upper, lower, sizeof *to * (size_t)grid->w);
    }
}

void field_fill_average(Field *field, const LightGrid *grid, const Grid *cells) {
    join_cells(field, grid, cells, join_average);
}

void field_fill_least(Field *field, const LightGrid *grid, const Grid *cells) {
    join_cells(field, grid, cells, join_least);
}

// Sums of three, down a column and then along a row. A ninth of it, rounded, is computed by multiplication.
static void blur_row(uint16_t *restrict row, const uint16_t *restrict sum, int w) {
    for (int x = 1; x < w - 1; x++) {
        uint16_t nine = (uint16_t)(sum[x - 1] + sum[x] + sum[x + 1] + 4);
        row[x] = (uint16_t)((uint32_t)nine * 7282 >> 16);
    }
}

static void sum_rows(uint16_t *restrict sum, const uint16_t *restrict row, int w) {
    for (int x = 0; x < w; x++) sum[x] = (uint16_t)(row[x - w] + row[x] + row[x + w]);
}

void field_blur(Field *field, LightGrid *grid) {
    int w = grid->w, h = grid->h;
    for (int y = 1; y < h - 1; y++)
        sum_rows(grid->scratch + light_grid_index(grid, 0, y), field->at + light_grid_index(grid, 0, y), w);
    for (int y = 1; y < h - 1; y++)
        blur_row(field->at + light_grid_index(grid, 0, y), grid->scratch + light_grid_index(grid, 0, y), w);
}

int field_sample(const Field *field, const LightGrid *grid, Vec px) {
    int x = int_clamp(px.x - grid->cells.x * CELL_PX, 0, (grid->w - 1) * NODE_PX - 1);
    int y = int_clamp(px.y - grid->cells.y * CELL_PX, 0, (grid->h - 1) * NODE_PX - 1);
    const uint16_t *node = field->at + light_grid_index(grid, x / NODE_PX, y / NODE_PX);
    int u = x % NODE_PX, v = y % NODE_PX;
    int upper = node[0] * (NODE_PX - u) + node[1] * u;
    int lower = node[grid->w] * (NODE_PX - u) + node[grid->w + 1] * u;
    return (upper * (NODE_PX - v) + lower * v) / (NODE_PX * NODE_PX);
}
