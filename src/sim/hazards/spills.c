#include "sim/hazards/spills.h"

#include "sim/combat/combat.h"
#include "sim/hazards/blast.h"
#include "sim/hazards/fire.h"
#include "sim/space/body.h"
#include "sim/space/flames.h"
#include "sim/space/ground.h"
#include "sim/space/light_fixtures.h"
#include "sim/space/terrain.h"
#include "sim/state/emit.h"

enum { FROST_STUN_TICKS = 120 };

static const int SPILL_TICKS[SPILL_KIND_COUNT] = {[SPILL_WINE] = WINE_TICKS, [SPILL_HONEY] = HONEY_TICKS};

// When the list is full the oldest spill dries up.
static void wet(World *world, SpillKind kind, Vec cell) {
    if (level_tile(&world->level, cell) != TILE_FLOOR) return;
    spill_remove(world, cell);
    if (world->floor.spill_count == SPILLS_MAX) spill_remove(world, world->floor.spills[0].cell);
    world->floor.spills[world->floor.spill_count++] =
        (Spill){.kind = kind, .cell = cell, .ticks = SPILL_TICKS[kind]};
    if (fire_on(world, cell)) fire_ignite(world, cell, 0, HERO);
}

void spill_pour(World *world, SpillKind kind, Vec middle) {
    BlastCells reached = blast_reach(world, middle);
    for (int i = 0; i < reached.count; i++) wet(world, kind, reached.cells[i]);
}

static void put_out_items(World *world, Vec cell, ActorId by) {
    for (int i = 0; i < world->floor.item_count; i++) {
        if (vec_eq(cell_of(world->floor.items[i].pos), cell)) flames_put_out_item(world, i, by);
    }
}

static void cool(World *world, Vec cell) {
    if (level_tile(&world->level, cell) != TILE_EMBER) return;
    terrain_set(world, cell, TILE_FLOOR);
    flames_rebuild(world);
}

static void wash_actors(World *world, Vec cell, ActorId by) {
    ActorId next = NOBODY;
    for (ActorId i = body_first(world, cell); i != NOBODY; i = next) {
        const Actor *actor = &world->actors[i];
        next = actor->next;
        int damage = ACTORS[actor->kind].water_damage;
        if (damage > 0) combat_hurt_by(world, i, damage, actor->facing, CAUSE_SHOT, by);
    }
}

static void wash(World *world, Vec cell, ActorId by) {
    wash_actors(world, cell, by);
    fire_quench(world, cell);
    put_out_items(world, cell, by);
    light_fixture_quench(world, cell, by);
    cool(world, cell);
    spill_remove(world, cell);
    if (vec_eq(cell_of(world->actors[HERO].pos), cell)) flames_put_out_brand(world);
}

void spill_water(World *world, Vec middle, ActorId by) {
    BlastCells reached = blast_reach(world, middle);
    for (int i = 0; i < reached.count; i++) wash(world, reached.cells[i], by);
    flames_update_light(world);
}

static void freeze(World *world, Vec cell, ActorId by) {
    fire_quench(world, cell);
    put_out_items(world, cell, by);
    if (level_tile(&world->level, cell) == TILE_WATER) terrain_set(world, cell, TILE_ICE);
    Facts *facts = &world->facts;
    if (facts->frost_count == FROSTS_MAX) return;
    facts->frosts[facts->frost_count++] = (Frost){.cell = cell, .ticks = FROST_STUN_TICKS};
}

void spill_frost(World *world, Vec middle, ActorId by) {
    BlastCells reached = blast_reach(world, middle);
    emit_at(world, EVENT_FREEZE, by, 0, 0, cell_centre(middle));
    for (int i = 0; i < reached.count; i++) freeze(world, reached.cells[i], by);
    flames_update_light(world);
}

void spills_tick(World *world) {
    int kept = 0;
    for (int i = 0; i < world->floor.spill_count; i++) {
        Spill spill = world->floor.spills[i];
        spill.ticks--;
        if (spill.ticks > 0) world->floor.spills[kept++] = spill;
    }
    world->floor.spill_count = kept;
}
