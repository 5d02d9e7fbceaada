// Hallowing. A good that the hero has found and left in the light is worth more after a toll. While such a
// good exists, the toll takes none from the dark. Lit cells are known before anything changes and are held,
// so no such good is lost.
#include "sim/space/floor_items.h"
#include "sim/state/bag.h"
#include "sim/state/emit.h"
#include "sim/toll/plan.h"
#include "sim/toll/toll.h"

bool toll_would_take_none(const World *world) {
    for (int i = 0; i < world->floor.item_count; i++) {
        if (floor_item_is_known_lit_good(world, &world->floor.items[i])) return true;
    }
    return false;
}

void plan_mark_and_emit_hallowed(World *world, TollPlan *plan, Rect within) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (!rect_has(within, cell_of(item->pos)) || !floor_item_would_be_hallowed(world, item)) continue;
        plan->items[i].hallowed = true;
        int points = bag_item_worth(item->kind, world_descends(world) ? world->depth : 1, true);
        emit_at(world, EVENT_HALLOWED, HERO, (int)item->kind, points, item->pos);
    }
}
