#pragma once
// Sets the minds of monsters, in worlds of arena.h.

#include "map/balance_notice.h"
#include "sim/state/world.h"

static inline void set_mind(World *world, int index, Mind mind) {
    Actor *actor = &world->actors[index];
    actor->brain.mind = mind;
    actor->brain.notice = mind == MIND_CHASE ? NOTICE_FULL : 0;
    actor->brain.timer = 0;
}

// Lets a monster chase the hero, as if it had just seen him.
static inline void alarm(World *world, int index) {
    set_mind(world, index, MIND_CHASE);
    world->actors[index].brain.sees = true;
    world->actors[index].brain.seen = world->cache.hero_cell;
    world->actors[index].brain.unseen = 0;
}
