#include "gen/descent.h"

static const DescentDepth DEPTHS[DESCENT_DEPTHS] = {{0}};

const DescentDepth *descent_depth(int depth) {
    return &DEPTHS[depth - 1];
}
void descent_recipe(Recipe *recipe, uint64_t seed, int depth) {
    (void)seed;
    (void)depth;
    *recipe = (Recipe){0};
}
bool descent_level(Level *level, const GenOptions *options) {
    (void)level;
    (void)options;
    return false;
}
