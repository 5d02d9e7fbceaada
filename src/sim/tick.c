#include "sim/hero/confirm.h"
#include "sim/state/world.h"

#include "sim/hazards/doors.h"
#include "sim/hazards/fire.h"
#include "sim/hazards/missiles.h"
#include "sim/hazards/props.h"
#include "sim/hazards/spills.h"
#include "sim/hazards/traps.h"
#include "sim/hero/delivery.h"
#include "sim/hero/gear.h"
#include "sim/hero/item_use.h"
#include "sim/hero/loot.h"
#include "sim/hero/throw.h"
#include "sim/hero/verbs.h"
#include "sim/monsters/ai.h"
#include "sim/monsters/species.h"
#include "sim/monsters/wounds.h"
#include "sim/space/flames.h"
#include "sim/space/noise.h"
#include "sim/space/terrain.h"
#include "sim/toll/toll.h"

static void begin_tick(World *world) {
    world->tick++;
    world->cache.plans = PLANS_MAX;
    world->events.count = 0;
    world->exit = EXIT_NONE;
    for (int i = 0; i < world->actor_count; i++) world->actors[i].prev = world->actors[i].pos;
    for (int i = 0; i < MISSILES_MAX; i++) world->floor.missiles[i].prev = world->floor.missiles[i].pos;
}

static void cool_down(World *world) {
    for (int i = 0; i < world->actor_count; i++) {
        if (world->actors[i].invulnerable > 0) world->actors[i].invulnerable--;
    }
}

// Who steps into an opening of the border is through.
static void leave_by_side(World *world) {
    const Grid *tiles = &world->level.tiles;
    Vec cell = cell_of(world->actors[HERO].pos);
    if (cell.y == 0) world->exit = EXIT_NORTH;
    if (cell.y == tiles->h - 1) world->exit = EXIT_SOUTH;
    if (cell.x == 0) world->exit = EXIT_WEST;
    if (cell.x == tiles->w - 1) world->exit = EXIT_EAST;
}

void world_tick(World *world, Input input) {
    begin_tick(world);
    hero_press(world, input);
    if (world->hitstop > 0) {
        world->hitstop--;
        return;
    }
    cool_down(world);
    doors_tick(world);
    hero_tick(world, input);
    wounds_settle(world);
    leave_by_side(world);
    terrain_look(world);
    noise_step(world);
    ai_tick(world);
    traps_tick(world);
    missiles_tick(world);
    terrain_tread(world);
    props_tick(world);
    spills_tick(world);
    fire_tick(world);
    gear_tick(world);
    confirm_tick(world);
    throw_tick(world);
    item_use_tick(world);
    wounds_settle(world);
    skeletons_rise(world);
    flames_tick(world);
    toll_tick(world);
    toll_deal_strays(world);
    if (world->outcome == OUTCOME_NONE) loot_collect(world);
    world->hero.score.total = delivery_score(world);
}
