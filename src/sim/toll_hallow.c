// What stays pays: a good that he has found and left in the light is worth more once the bell has tolled over
// it. Which cells are lit is known before anything changes; they are held, so that no such good is lost.
#include "sim/flames.h"
#include "sim/needed.h"
#include "sim/pack.h"
#include "sim/say.h"
#include "sim/toll.h"
#include "sim/toll_plan.h"

static bool is_found(const World *world, const Item *item) {
    return grid_get(&world->explored, cell_of(item->pos), KNOWN_NOT) != KNOWN_NOT;
}

bool toll_hallows(const World *world, const Item *item) {
    return needed_uncollected(item) && !item->hallowed && is_found(world, item) &&
           flames_lit(world, cell_of(item->pos));
}

void plan_hallow(World *world, TollPlan *plan, Rect within) {
    for (int i = 0; i < world->item_count; i++) {
        const Item *item = &world->items[i];
        if (!rect_has(within, cell_of(item->pos)) || !toll_hallows(world, item)) continue;
        plan->items[i].hallowed = true;
        int points = pack_worth(item->kind, world_descends(world) ? world->depth : 1, true);
        say_at(world, EVENT_HALLOWED, HERO, (int)item->kind, points, item->pos);
    }
}
