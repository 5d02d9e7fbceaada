// Treasures beyond the quota of a depth. Each brings hunters, so the player has to choose them.
#include "sim/state/quota.h"
#include "sim/travel/journey.h"

bool surplus_is_depth_quota_met(const World *world) {
    const TollClock *clock = &world->clock;
    return world_descends(world) && !clock->crown && world->collected >= clock->quota;
}

static bool is_surplus(const World *world, int item) {
    const KnownItem *known = &world->known.things.items[item];
    return known->there && quota_is_uncollected(&world->floor.items[item]);
}

ItemKind surplus_kind_at_or_none(const World *world, Vec cell) {
    const KnownThings *things = &world->known.things;
    for (int i = 0; surplus_is_depth_quota_met(world) && i < things->item_count; i++) {
        if (is_surplus(world, i) && vec_eq(cell_of(things->items[i].pos), cell)) return things->items[i].kind;
    }
    return ITEM_COUNT;
}

bool surplus_or_shut_chest_is_left(const World *world) {
    const KnownThings *things = &world->known.things;
    bool left = false;
    for (int i = 0; i < things->item_count; i++) left |= is_surplus(world, i);
    for (int i = 0; i < things->chest_count; i++) left |= things->chests[i].state.phase == PHASE_REST;
    return left && surplus_is_depth_quota_met(world);
}
