// A burning cell is an entry of a short list and a flame. Its fuel is read off the cell when it is lit, and
// is removed when it has burnt down. Each fire spreads by its own clock, so that the edge of a blaze is
// ragged.
#include "sim/hazards/fire.h"

#include "map/balance_harm.h"
#include "sim/combat/combat.h"
#include "sim/hazards/props.h"
#include "sim/space/body.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/space/ground.h"
#include "sim/space/terrain.h"
#include "sim/space/ways.h"
#include "sim/state/emit.h"

enum {
    SPREAD_TICKS = 20,
    SPREAD_NUM = 1,
    SPREAD_DEN = 3,
    SCORCH_TICKS = 30,
};

static const int SPILL_FUEL[SPILL_KIND_COUNT] = {[SPILL_WINE] = 300};

static Decor decor_at(const World *world, Vec cell) {
    return (Decor)grid_get(&world->level.decor, cell, DECOR_NONE);
}

// Ticks for which the fuel in the cell burns.
static int fuel_at(const World *world, Vec cell) {
    const Spill *spill = spill_at(world, cell);
    int fuel = int_max(TILES[level_tile(&world->level, cell)].fuel, DECORS[decor_at(world, cell)].fuel);
    return spill == NULL ? fuel : int_max(fuel, SPILL_FUEL[spill->kind]);
}

static int index_of(const World *world, Vec cell) {
    for (int i = 0; i < world->floor.fire_count; i++) {
        if (vec_eq(world->floor.fires[i].cell, cell)) return i;
    }
    return -1;
}

static bool wet(Tile tile) {
    return tile == TILE_WATER || tile == TILE_ICE;
}

static void begin(World *world, Fire fire) {
    world->floor.fires[world->floor.fire_count++] = fire;
    emit_at(world, EVENT_FIRE, fire.by, 0, fire.ticks, cell_centre(fire.cell));
    flames_add(world, FLAME_FIRE, fire.cell);
    ways_update_harm(world, fire.cell);
}

bool fire_ignite(World *world, Vec cell, int ticks_without_fuel, ActorId by) {
    Tile tile = level_tile(&world->level, cell);
    if (tile == TILE_BARREL) props_light_fuse(world, cell, by);
    if (wet(tile)) return false;
    int fuel = fuel_at(world, cell),
        burns = fuel > 0 || !floor_allows_items(world, cell) ? fuel : ticks_without_fuel;
    int there = index_of(world, cell);
    if (there >= 0) {
        Fire *fire = &world->floor.fires[there];
        fire->ticks = int_max(fire->ticks, burns);
        return true;
    }
    if (burns == 0 || world->floor.fire_count == FIRES_MAX) return false;
    begin(world, (Fire){.cell = cell, .ticks = burns, .by = by});
    return true;
}

// Removes the entry; the order of the others stays.
static void burn_out(World *world, int index) {
    Vec cell = world->floor.fires[index].cell;
    world->floor.fire_count--;
    for (int i = index; i < world->floor.fire_count; i++) world->floor.fires[i] = world->floor.fires[i + 1];
    emit_at(world, EVENT_FIRE_OUT, HERO, 0, 0, cell_centre(cell));
    flames_remove(world, FLAME_FIRE, cell);
    ways_update_harm(world, cell);
}

void fire_quench(World *world, Vec cell) {
    int index = index_of(world, cell);
    if (index >= 0) burn_out(world, index);
}

// Removes the burnt fuel, except barrels: they blow up by themselves.
static void consume(World *world, Vec cell, ActorId by) {
    if (DECORS[decor_at(world, cell)].fuel > 0) terrain_set_decor(world, cell, DECOR_NONE);
    const Spill *spill = spill_at(world, cell);
    if (spill != NULL && SPILL_FUEL[spill->kind] > 0) spill_remove(world, cell);
    if (TILES[level_tile(&world->level, cell)].fuel > 0) terrain_break(world, cell, by);
}

static bool catches(const World *world, Vec cell) {
    bool fuel = level_tile(&world->level, cell) == TILE_BARREL || fuel_at(world, cell) > 0;
    return fuel && index_of(world, cell) < 0;
}

static void spread(World *world, Fire fire) {
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        Vec to = vec_add(fire.cell, DIRS[dir]);
        if (!catches(world, to)) continue;
        if (rng_chance(&world->combat, SPREAD_NUM, SPREAD_DEN)) fire_ignite(world, to, 0, fire.by);
    }
}

static void scorch(World *world, Vec cell, ActorId by) {
    ActorId next = NOBODY;
    for (ActorId i = body_first(world, cell); i != NOBODY; i = next) {
        Actor *actor = &world->actors[i];
        next = actor->next;
        if (actor->scorch > 0 || !ground_affects_actor(world, i)) continue;
        actor->scorch = SCORCH_TICKS;
        combat_hurt_by(world, i, SCORCH_DAMAGE, actor->facing, CAUSE_FIRE, by);
    }
}

// Starts the fuses of bombs that lie in a fire.
static void light_bombs(World *world) {
    for (int i = 0; i < world->floor.item_count; i++) {
        Item *item = &world->floor.items[i];
        if (item->taken || item->kind != ITEM_BOMB || item->burns > 0) continue;
        if (!fire_on(world, cell_of(item->pos))) continue;
        item->burns = FUSE_TICKS;
        emit_at(world, EVENT_FUSE, HERO, ITEM_BOMB, FUSE_TICKS, item->pos);
    }
}

// Every burning item on the floor lights wine; a torch (ITEM_BRAND) lights any fuel.
static void catch_from_items(World *world) {
    for (int i = 0; i < world->cache.flame_count; i++) {
        FlameKind kind = world->cache.flames[i].kind;
        Vec cell = world->cache.flames[i].cell;
        const Spill *spill = kind == FLAME_CANDLE ? spill_at(world, cell) : NULL;
        bool wine = spill != NULL && spill->kind == SPILL_WINE;
        if ((kind == FLAME_BRAND || wine) && catches(world, cell)) fire_ignite(world, cell, 0, HERO);
    }
}

// Fires that begin in this tick burn from the next tick on.
static void burn(World *world) {
    int count = world->floor.fire_count;
    for (int i = 0; i < count; i++) {
        Fire *fire = &world->floor.fires[i];
        fire->ticks--;
        if (fire->ticks % SPREAD_TICKS == 0) spread(world, *fire);
        scorch(world, fire->cell, fire->by);
    }
}

static void burn_down(World *world) {
    for (int i = world->floor.fire_count - 1; i >= 0; i--) {
        if (world->floor.fires[i].ticks > 0) continue;
        Fire out = world->floor.fires[i];
        burn_out(world, i);
        consume(world, out.cell, out.by);
    }
}

void fire_tick(World *world) {
    catch_from_items(world);
    burn(world);
    burn_down(world);
    if (world->floor.fire_count > 0) light_bombs(world);
    flames_update_light(world);
}
