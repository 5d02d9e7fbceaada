#include "sim/hazards/phases.h"

#include "map/balance_harm.h"
#include "sim/combat/combat.h"
#include "sim/space/flames.h"
#include "sim/space/ground.h"
#include "sim/state/emit.h"

enum { EMBER_TICKS = 60 };

static void wade(World *world, int index) {
    const Actor *actor = &world->actors[index];
    if (index == HERO) flames_put_out_brand(world);
    if (level_tile(&world->level, cell_of(actor->prev)) == TILE_WATER) return;
    emit_of(world, EVENT_WADE, index, 0);
}

static void smoulder(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->scorch > 0) return;
    actor->scorch = EMBER_TICKS;
    combat_hurt(world, index, EMBER_DAMAGE, actor->facing, CAUSE_FIRE);
}

void ground_effects_tick(World *world) {
    for (int i = 0; i < world->actor_count; i++) {
        Actor *actor = &world->actors[i];
        if (actor->kind == ACTOR_NONE) continue;
        if (actor->scorch > 0) actor->scorch--;
        if (ACTORS[actor->kind].ghostly && flames_is_flame_lit(world, cell_of(actor->pos)))
            smoulder(world, i);
        Tile tile = level_tile(&world->level, cell_of(actor->pos));
        if ((tile != TILE_WATER && tile != TILE_EMBER) || !ground_affects_actor(world, i)) continue;
        if (tile == TILE_WATER) wade(world, i);
        if (tile == TILE_EMBER) smoulder(world, i);
    }
}
