#include "sim/hazards/phases.h"

#include "sim/hazards/doors.h"
#include "sim/hazards/props.h"

void bumps_resolve(World *world) {
    Facts *facts = &world->facts;
    for (int i = 0; i < facts->bump_count; i++) {
        Bump bump = facts->bumps[i];
        doors_try_to_open(world, bump.by, bump.cell);
        if (bump.straight) props_push_crate(world, bump.by, bump.cell, bump.dir);
    }
    facts->bump_count = 0;
}
