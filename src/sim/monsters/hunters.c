#include "sim/monsters/hunters.h"

#include "map/balance_hunters.h"
#include "sim/monsters/minds.h"
#include "sim/space/body.h"

// True for monsters that can be hunters: they have to fight.
static bool hunts(const World *world, int kind) {
    const ActorInfo *info = &ACTORS[kind];
    return info->blow.damage > 0 && info->cost > 0 && info->cost <= world->depth + HUNTER_COST &&
           info->from <= world->depth;
}

ActorKind hunter_choose(const World *world, Rng *rng) {
    int weights[ACTOR_KIND_COUNT], count = 0;
    for (int kind = 0; kind < ACTOR_KIND_COUNT; kind++)
        count += weights[kind] = hunts(world, kind) ? ACTORS[kind].cost : 0;
    return count == 0 ? ACTOR_NONE : (ActorKind)rng_weighted(rng, weights, ACTOR_KIND_COUNT);
}

void hunter_create(World *world, ActorKind kind, Vec cell) {
    int index = body_create(world, kind, cell_centre(cell));
    if (index < 0) return;
    world->actors[index].brain.hunter = true;
    minds_search_at(world, index, world->cache.hero_cell);
}
