#include "sim/blast.h"

void blast_at(World *world, Vec middle, int by) {
    (void)world;
    (void)middle;
    (void)by;
}
