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
