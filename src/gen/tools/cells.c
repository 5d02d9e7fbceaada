#include "gen/tools/cells.h"

#include <stdlib.h>

bool cells_init(CellList *cells, int w, int h) {
    *cells = (CellList){.at = malloc((size_t)w * (size_t)h * sizeof *cells->at)};
    return cells->at != NULL;
}

void cells_free(CellList *cells) {
    free(cells->at);
    *cells = (CellList){0};
}

bool cells_take_random(CellList *cells, Rng *rng, Vec *cell) {
    if (cells->count == 0) return false;
    *cell = cells_take(cells, rng_below(rng, cells->count));
    return true;
}
