#include "view/lattice.h"

#include "base/check.h"

void lattice_cover(Lattice *lattice, const Camera *camera) {
    Rect cells = camera_cells(camera);
    lattice->cells = (Rect){cells.x - 1, cells.y - 1, cells.w + 2, cells.h + 2};
    CHECK(lattice->cells.w <= LATTICE_CELLS_W && lattice->cells.h <= LATTICE_CELLS_H);
    lattice->w = lattice->cells.w * NODES_A_CELL + 1;
    lattice->h = lattice->cells.h * NODES_A_CELL + 1;
}

void field_fill(Field *field, const Lattice *lattice, int value) {
    for (int i = 0; i < lattice->w * lattice->h; i++) field->at[i] = (uint16_t)value;
}

void field_copy(Field *field, const Lattice *lattice, const Field *from) {
    for (int i = 0; i < lattice->w * lattice->h; i++) field->at[i] = from->at[i];
}

void field_limit(Field *field, const Lattice *lattice, const Field *most) {
    for (int i = 0; i < lattice->w * lattice->h; i++) {
        if (field->at[i] > most->at[i]) field->at[i] = most->at[i];
    }
}

void field_scale(Field *field, const Lattice *lattice, const Field *by) {
    for (int i = 0; i < lattice->w * lattice->h; i++) {
        field->at[i] = (uint16_t)((unsigned)field->at[i] * by->at[i] / FIELD_ONE);
    }
}

// The (up to) two cells of one axis that a node touches, relative to the lattice.
static int low_cell(int node) {
    return floor_div(node - 1, NODES_A_CELL);
}
static int high_cell(int node) {
    return node / NODES_A_CELL;
}

// 0..255 becomes 0..256.
static int cell_value(const Lattice *lattice, const Grid *cells, int x, int y) {
    int value = grid_get(cells, (Vec){lattice->cells.x + x, lattice->cells.y + y}, 0);
    return value + (value >> 7);
}

typedef int (*Join)(int a, int b);

static int join_average(int a, int b) {
    return (a + b + 1) / 2;
}
static int join_least(int a, int b) {
    return int_min(a, b);
}

static int node_value(const Lattice *lattice, const Grid *cells, int x, int y, Join join) {
    int x0 = low_cell(x), x1 = high_cell(x), y0 = low_cell(y), y1 = high_cell(y);
    int upper = cell_value(lattice, cells, x0, y0), lower = cell_value(lattice, cells, x0, y1);
    if (x0 == x1) return join(upper, lower);
    upper = join(upper, cell_value(lattice, cells, x1, y0));
    return join(upper, join(lower, cell_value(lattice, cells, x1, y1)));
}

// Within a cell all nodes are alike, so nodes are computed at the edges and once in between.
static void join_row(Field *field, const Lattice *lattice, const Grid *cells, int y, Join join) {
    uint16_t *row = field->at + lattice_index(lattice, 0, y);
    for (int x = 0; x < lattice->w; x++) {
        bool copy = x % NODES_A_CELL > 1;
        row[x] = copy ? row[x - 1] : (uint16_t)node_value(lattice, cells, x, y, join);
    }
}

static void copy_row(Field *field, const Lattice *lattice, int from, int to) {
    uint16_t *target = field->at + lattice_index(lattice, 0, to);
    const uint16_t *source = field->at + lattice_index(lattice, 0, from);
    for (int x = 0; x < lattice->w; x++) target[x] = source[x];
}

static void join_cells(Field *field, const Lattice *lattice, const Grid *cells, Join join) {
    for (int y = 0; y < lattice->h; y++) {
        if (y % NODES_A_CELL > 1) {
            copy_row(field, lattice, y - 1, y);
        } else {
            join_row(field, lattice, cells, y, join);
        }
    }
}

void field_average(Field *field, const Lattice *lattice, const Grid *cells) {
    join_cells(field, lattice, cells, join_average);
}

void field_least(Field *field, const Lattice *lattice, const Grid *cells) {
    join_cells(field, lattice, cells, join_least);
}

// Sums of three, down a column and then along a row; an ninth by multiplication.
void field_blur(Field *field, Lattice *lattice) {
    int w = lattice->w, h = lattice->h;
    uint16_t *sums = lattice->scratch;
    for (int y = 1; y < h - 1; y++) {
        const uint16_t *row = field->at + lattice_index(lattice, 0, y);
        for (int x = 0; x < w; x++) sums[y * w + x] = (uint16_t)(row[x - w] + row[x] + row[x + w]);
    }
    for (int y = 1; y < h - 1; y++) {
        const uint16_t *sum = sums + lattice_index(lattice, 0, y);
        uint16_t *row = field->at + lattice_index(lattice, 0, y);
        for (int x = 1; x < w - 1; x++) {
            unsigned nine = (unsigned)sum[x - 1] + sum[x] + sum[x + 1];
            row[x] = (uint16_t)((nine * 7282 + 32768) >> 16);
        }
    }
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
