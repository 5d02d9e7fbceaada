#include "sim/space/ground.h"

#include "sim/state/gear_effects.h"

enum { ALL_EIGHTHS = 8 };

// Eighths of its speed that a body keeps in a spill.
static const int SPILL_PACE[SPILL_KIND_COUNT] = {[SPILL_HONEY] = 4};

bool fire_on(const World *world, Vec cell) {
    for (int i = 0; i < world->floor.fire_count; i++) {
        if (vec_eq(world->floor.fires[i].cell, cell)) return true;
    }
    return false;
}

const Spill *spill_at(const World *world, Vec cell) {
    for (int i = 0; i < world->floor.spill_count; i++) {
        if (vec_eq(world->floor.spills[i].cell, cell)) return &world->floor.spills[i];
    }
    return NULL;
}

void spill_remove(World *world, Vec cell) {
    const Spill *spill = spill_at(world, cell);
    if (spill == NULL) return;
    world->floor.spill_count--;
    for (int i = (int)(spill - world->floor.spills); i < world->floor.spill_count; i++)
        world->floor.spills[i] = world->floor.spills[i + 1];
}

const Prop *prop_changed(const World *world, Vec cell) {
    for (int i = 0; i < world->floor.prop_count; i++) {
        if (vec_eq(world->floor.props[i].cell, cell)) return &world->floor.props[i];
    }
    return NULL;
}

bool ground_affects_actor(const World *world, int index) {
    return index == HERO ? !gear_floats(world) : !ACTORS[world->actors[index].kind].flies;
}

static int slower(int pace, int than) {
    return than > 0 ? int_min(pace, than) : pace;
}

// Monsters that spin webs walk on them as on stone.
static int decor_pace(const World *world, int index, Vec cell) {
    Decor decor = (Decor)grid_get(&world->level.decor, cell, DECOR_NONE);
    bool own = decor == DECOR_WEB && ACTORS[world->actors[index].kind].lives_in_webs;
    return own ? 0 : DECORS[decor].pace;
}

int ground_speed_eighths(const World *world, int index) {
    Vec cell = cell_of(world->actors[index].pos);
    if (!ground_affects_actor(world, index)) return ALL_EIGHTHS;
    const Spill *spill = spill_at(world, cell);
    int pace = slower(ALL_EIGHTHS, TILES[level_tile(&world->level, cell)].pace);
    pace = slower(pace, decor_pace(world, index, cell));
    return spill == NULL ? pace : slower(pace, SPILL_PACE[spill->kind]);
}

bool ground_slips(const World *world, int index) {
    if (level_tile(&world->level, cell_of(world->actors[index].pos)) != TILE_ICE) return false;
    return ground_affects_actor(world, index) && (index != HERO || !gear_grips_ice(world));
}

bool ground_hero_pushes(const World *world, int index, Vec dir) {
    if (index != HERO || world->floor.prop_count == 0) return false;
    Vec cell = cell_of(world->actors[HERO].pos);
    for (int steps = 1; steps <= 2; steps++) {
        cell = vec_add(cell, dir);
        const Prop *prop = prop_changed(world, cell);
        if (prop != NULL && prop->slide > 0 && prop->hp > 0 && vec_eq(DIRS[prop->dir], dir)) return true;
    }
    return false;
}
