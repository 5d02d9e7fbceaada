#include "sim/toll/plan.h"

#include "sim/monsters/hunters.h"
#include "sim/monsters/minds.h"
#include "sim/monsters/thieves.h"
#include "sim/space/body.h"
#include "sim/space/paths.h"
#include "sim/space/terrain.h"
#include "sim/state/emit.h"

#include <string.h>

// Marks the hero's knowledge of the rebuilt cells as stale.
static void forget(World *world, const TollPlan *plan) {
    uint8_t *explored = world->known.explored.cells;
    const uint8_t *held = plan->held.cells;
    for (int i = 0; i < plan->held.w * plan->held.h; i++) {
        if (explored[i] != KNOWN_NOT && held[i] == 0) explored[i] = KNOWN_STALE;
    }
}

static void build_level(World *world, const TollPlan *plan) {
    Level *level = &world->level;
    level_copy_cells(level, &plan->next);
    level->fixture_count = plan->next.fixture_count;
    memcpy(level->fixtures, plan->next.fixtures, sizeof level->fixtures);
    memcpy(world->floor.fixtures, plan->states, sizeof world->floor.fixtures);
    level->start = cell_of(world->actors[HERO].pos);
    level->room_count = level->hall_count = level->proof_step_count = 0;
}

static void end_doors(World *world, const TollPlan *plan) {
    int kept = 0;
    for (int i = 0; i < world->floor.door_count; i++) {
        WorldDoor door = world->floor.doors[i];
        if (plan_holds(plan, door.cell)) world->floor.doors[kept++] = door;
    }
    world->floor.door_count = kept;
}

// Removes spills and props on rebuilt cells. There is no fire among them, because burning cells are lit.
static void end_spills(World *world, const TollPlan *plan) {
    int spills = 0, props = 0;
    for (int i = 0; i < world->floor.spill_count; i++) {
        Spill spill = world->floor.spills[i];
        if (plan_holds(plan, spill.cell)) world->floor.spills[spills++] = spill;
    }
    for (int i = 0; i < world->floor.prop_count; i++) {
        Prop prop = world->floor.props[i];
        if (plan_holds(plan, prop.cell)) world->floor.props[props++] = prop;
    }
    world->floor.spill_count = spills;
    world->floor.prop_count = props;
}

static void move_items(World *world, const TollPlan *plan) {
    world->floor.item_count = plan->item_count;
    memcpy(world->floor.items, plan->items, (size_t)plan->item_count * sizeof *world->floor.items);
    for (int i = 0; i < MISSILES_MAX; i++) world->floor.missiles[i].kind = MISSILE_NONE;
    if (!plan->takes) return;
    if (plan->thief != NOBODY) thief_lose_loot(&world->actors[plan->thief]);
    world->remaining--;
    world->clock.lost++;
    emit_at(world, EVENT_GONE, HERO, (int)plan->taken.kind, 0, plan->taken.pos);
}

static void move_actors(World *world, const TollPlan *plan) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        Actor *actor = &world->actors[i];
        if (!plan->placed[i] || vec_eq(actor->pos, plan->actors[i])) continue;
        body_leave(world, i);
        body_enter(world, i, plan->actors[i]);
        actor->prev = actor->pos;
    }
}

// True when the rest of its path still exists.
static bool can_go_on(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    Vec cell = cell_of(actor->pos), way = vec_sub(actor->brain.route.step, cell);
    if (way.x != 0 || way.y != 0) {
        if (!path_terrain_allows(world, index, cell, dir_of(way))) return false;
        cell = actor->brain.route.step;
    }
    for (int i = actor->brain.route.at; i < actor->brain.route.count; i++) {
        if (!path_terrain_allows(world, index, cell, actor->brain.route.dirs[i])) return false;
        cell = vec_add(cell, DIRS[actor->brain.route.dirs[i]]);
    }
    return true;
}

// Ends the plans of a monster that stays, if they lead into stone now.
static void mend(World *world, const TollPlan *plan, int index) {
    Actor *actor = &world->actors[index];
    Vec own = cell_of(actor->pos);
    if (!level_walkable(&world->level, actor->brain.home)) actor->brain.home = own;
    if (!level_walkable(&world->level, actor->brain.seen)) actor->brain.seen = own;
    bool stone = !level_walkable(&world->level, actor->brain.route.target);
    if (stone || !can_go_on(world, index))
        path_set_target(world, index, stone ? own : actor->brain.route.target, actor->brain.route.max_steps);
    if (stone || !plan_holds(plan, actor->brain.task_cell)) minds_drop_task(actor, 0);
}

// Puts the monsters that were given a new place to sleep there. The others go on.
static void wake_or_rest(World *world, const TollPlan *plan) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        if (!plan->placed[i]) continue;
        if (plan->dealt[i]) {
            minds_sleep_here(world, i);
            world->actors[i].brain.pack = 0;
        } else {
            mend(world, plan, i);
        }
    }
}

// Ends the hero's act when its object is gone.
static void interrupt(World *world, const TollPlan *plan) {
    Actor *hero = &world->actors[HERO];
    if (hero->act != ACT_USE || plan_holds(plan, world->intent.use_cell)) return;
    hero->act = ACT_NONE;
    hero->act_ticks = 0;
}

void plan_apply(World *world, const TollPlan *plan) {
    grid_copy(&world->cache.toll->tolled, &plan->held);
    emit_at(world, EVENT_TOLL, HERO, plan->hunter_count, plan->number, world->actors[HERO].pos);
    world->clock.tolls = plan->number;
    build_level(world, plan);
    end_doors(world, plan);
    end_spills(world, plan);
    move_items(world, plan);
    move_actors(world, plan);
    interrupt(world, plan);
    forget(world, plan);
    terrain_renew(world);
    wake_or_rest(world, plan);
    for (int i = 0; i < plan->hunter_count; i++)
        hunter_create(world, plan->hunters[i], plan->hunter_cells[i]);
}
