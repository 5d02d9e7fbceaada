// Hallowing. A good that the hero has found and left in the light is worth more after a toll. While such a
// good exists, the toll takes none from the dark. Lit cells are known before anything changes and are held,
// so no such good is lost.
#include "sim/space/flames.h"
#include "sim/state/bag.h"
#include "sim/state/emit.h"
#include "sim/state/quota.h"
#include "sim/toll/plan.h"
#include "sim/toll/toll.h"

static bool is_found(const World *world, const Item *item) {
    return world_known(world, cell_of(item->pos)) != KNOWN_NOT;
}

// True for a good that he has found and left in the light.
static bool is_kept(const World *world, const Item *item) {
    return quota_is_uncollected(item) && is_found(world, item) &&
           flames_is_lit_or_by_lantern(world, cell_of(item->pos));
}

bool toll_would_hallow(const World *world, const Item *item) {
    return !item->hallowed && is_kept(world, item);
}

bool toll_is_found_good_in_light(const World *world) {
    for (int i = 0; i < world->floor.item_count; i++) {
        if (is_kept(world, &world->floor.items[i])) return true;
    }
    return false;
}

void plan_mark_and_emit_hallowed(World *world, TollPlan *plan, Rect within) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (!rect_has(within, cell_of(item->pos)) || !toll_would_hallow(world, item)) continue;
        plan->items[i].hallowed = true;
        int points = bag_item_worth(item->kind, world_descends(world) ? world->depth : 1, true);
        emit_at(world, EVENT_HALLOWED, HERO, (int)item->kind, points, item->pos);
    }
}
