#include "sim/noise.h"

void noise_make(World *world, Vec cell, int reach, int by, Vec about) {
    (void)about;
    event_add(&world->events,
              (Event){.kind = EVENT_NOISE, .actor = (uint16_t)by, .amount = reach, .pos = cell_centre(cell)});
}
