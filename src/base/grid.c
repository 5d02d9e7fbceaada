#include "base/grid.h"

#include <stdlib.h>
#include <string.h>

bool grid_init(Grid *grid, int w, int h) {
    *grid = (Grid){.w = w, .h = h, .cells = calloc((size_t)w, (size_t)h)};
    if (grid->cells != NULL) return true;
    *grid = (Grid){0};
    return false;
}

void grid_free(Grid *grid) {
    free(grid->cells);
    *grid = (Grid){0};
}

void grid_copy(Grid *to, const Grid *from) {
    size_t count = (size_t)from->w * (size_t)from->h;
    if (count > 0) memcpy(to->cells, from->cells, count); // a grid without cells has no memory
}

bool grid_clone(Grid *to, const Grid *from) {
    if (!grid_init(to, from->w, from->h)) return false;
    grid_copy(to, from);
    return true;
}

void grid_fill(Grid *grid, uint8_t value) {
    memset(grid->cells, value, (size_t)grid->w * (size_t)grid->h);
}

void grid_fill_clipped(Grid *grid, Rect rect, uint8_t value) {
    int x0 = int_max(rect.x, 0), x1 = int_min(rect.x + rect.w, grid->w);
    int y0 = int_max(rect.y, 0), y1 = int_min(rect.y + rect.h, grid->h);
    if (x0 >= x1) return;
    for (int y = y0; y < y1; y++)
        memset(grid->cells + grid_index(grid, (Vec){x0, y}), value, (size_t)(x1 - x0));
}
