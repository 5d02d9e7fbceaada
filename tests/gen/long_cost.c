// Measures what a cell costs, by generator and size of the level, and prints a table of nanoseconds per cell.
// The work should be linear in the cells. Large levels do not fit into the caches, which costs many times as
// much on a busy machine. So the limit only tells linear from quadratic, which would be a factor of 256.
#include "gen/gen.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { SIZES = 4, GROWTH_MAX = 64, CELLS_A_ROUND = 1 << 22 };

static const int SIDES[SIZES] = {64, 256, 1024, 4096};

// The largest size up to the side that the generator can use, with as many rooms as there can be.
static GenOptions options_of(GenKind kind, int side) {
    GenOptions options = GENERATORS[kind]->defaults;
    options.rooms = options.rooms != 0 ? LEVEL_ROOMS_MAX : 0;
    options.suppress = 1;
    options.connect = true;
    if (kind == GEN_ARCADE) return options;
    options.w = options.h = kind == GEN_PILLARS || kind == GEN_MAZE ? side - 1 : side;
    return options;
}

static double ns_per_cell(GenOptions options) {
    int cells = options.w * options.h, rounds = CELLS_A_ROUND / cells + 1;
    clock_t start = clock();
    for (int i = 0; i < rounds; i++) {
        Level level;
        options.seed = (uint64_t)i;
        if (!gen_level(&level, &options)) exit(1);
        level_free(&level);
    }
    return (double)(clock() - start) * 1e9 / CLOCKS_PER_SEC / rounds / cells;
}

int main(void) {
    bool linear = true;
    printf("ns a cell  ");
    for (int i = 0; i < SIZES; i++) printf("%7d^2", SIDES[i]);
    for (int kind = 0; kind < GEN_COUNT; kind++) {
        double cost[SIZES];
        printf("\n%-10s ", GENERATORS[kind]->name);
        for (int i = 0; i < SIZES; i++) {
            cost[i] = ns_per_cell(options_of((GenKind)kind, SIDES[i]));
            printf("%9.1f", cost[i]);
            fflush(stdout);
        }
        linear = linear && cost[SIZES - 1] < GROWTH_MAX * cost[1];
    }
    printf("\n%s\n", linear ? "linear" : "NOT LINEAR");
    return linear ? 0 : 1;
}
