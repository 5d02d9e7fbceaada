#include "map/drops.h"

Drop drop_roll(Rng *rng, DropTable table, int depth, int heart_factor) {
    (void)rng;
    (void)table;
    (void)depth;
    (void)heart_factor;
    return (Drop){.item = -1};
}

int drop_power(Rng *rng) {
    (void)rng;
    return -1;
}
