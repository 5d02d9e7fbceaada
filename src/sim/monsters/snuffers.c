#include "sim/monsters/snuffers.h"

#include "sim/combat/combat.h"
#include "sim/monsters/fight.h"
#include "sim/state/emit.h"

enum { KEEP_AWAY = 5 }; // cells

bool snuffer_shies(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    return actor->brain.sees && vec_dist(cell_of(actor->pos), world->cache.hero_cell) < KEEP_AWAY;
}

bool snuffer_willing(const World *world, int index) {
    (void)index;
    return !world->hero.lantern_shut;
}

void snuffer_wait(World *world, int index) {
    if (snuffer_shies(world, index)) habit_step(world, index, path_further, 8);
}

void snuffer_snuff(World *world, int index) {
    if (world->hero.lantern_shut || !combat_reaches(world, index, HERO)) return;
    world->hero.lantern_shut = true;
    say_at(world, EVENT_SHUTTER, index, 0, 0, world->actors[HERO].pos);
}
