#pragma once
// The minds of monsters, for worlds of arena.h.

#include "map/balance_notice.h"
#include "sim/state/world.h"

static inline void set_mind(World *world, int index, Mind mind) {
    Actor *actor = &world->actors[index];
    actor->brain.mind = mind;
    actor->brain.notice = mind == MIND_CHASE ? NOTICE_FULL : 0;
    actor->brain.timer = 0;
}

// As if it had just seen the hero.
static inline void alarm(World *world, int index) {
    set_mind(world, index, MIND_CHASE);
    world->actors[index].brain.sees = true;
    world->actors[index].brain.seen = world->cache.hero_cell;
    world->actors[index].brain.unseen = 0;
}
