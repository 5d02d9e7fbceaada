#include "sim/hazards/props.h"

#include "sim/combat/combat.h"
#include "sim/space/body.h"
#include "sim/space/floor_items.h"
#include "sim/space/ground.h"
#include "sim/space/noise.h"
#include "sim/space/terrain.h"
#include "sim/state/emit.h"
#include "sim/state/gear_effects.h"

enum { NEAR = 2 }; // cells around the hero that his blow can reach

static int index_of(const World *world, Vec cell) {
    for (int i = 0; i < world->floor.prop_count; i++) {
        if (vec_eq(world->floor.props[i].cell, cell)) return i;
    }
    return -1;
}

static void remove_at(World *world, int index) {
    world->floor.prop_count--;
    for (int i = index; i < world->floor.prop_count; i++) world->floor.props[i] = world->floor.props[i + 1];
}

// The entry of a prop. If all are in use, the oldest prop is whole again, except a hissing barrel.
static Prop *entry(World *world, Vec cell) {
    int index = index_of(world, cell);
    if (index >= 0) return &world->floor.props[index];
    for (int i = 0; world->floor.prop_count == PROPS_MAX && i < PROPS_MAX; i++) {
        if (world->floor.props[i].hp > 0) remove_at(world, i);
    }
    if (world->floor.prop_count == PROPS_MAX) return NULL;
    world->floor.props[world->floor.prop_count] = (Prop){.cell = cell, .hp = PROP_HP};
    return &world->floor.props[world->floor.prop_count++];
}

void props_light_fuse(World *world, Vec cell, ActorId by) {
    Prop *barrel = entry(world, cell);
    if (barrel == NULL || barrel->hp <= 0) return;
    barrel->hp = 0;
    barrel->slide = BARREL_FUSE_TICKS;
    barrel->by = by;
    emit_at(world, EVENT_FUSE, by, TILE_BARREL, BARREL_FUSE_TICKS, cell_centre(cell));
}

static void shatter(World *world, Vec cell, ActorId by) {
    Tile tile = level_tile(&world->level, cell);
    terrain_break(world, cell, by);
    if (tile == TILE_POT) floor_drop(world, DROP_POT, HERO, cell_centre(cell));
    noise_make(world, cell, NOISE_BREAK, by, cell);
}

// Shuts the shop: the keeper leaves with what he has not sold.
static void shut_shop(World *world, Vec cell, ActorId by) {
    terrain_set(world, cell, TILE_FLOOR);
    for (int i = 0; i < world->floor.item_count; i++) {
        Item *item = &world->floor.items[i];
        item->taken |= item->price > 0;
    }
    emit_at(world, EVENT_SHOP_SHUT, by, TILE_KEEPER, 0, cell_centre(cell));
}

bool props_hit_nearest(World *world, Vec cell, int damage, ActorId by) {
    Tile tile = level_tile(&world->level, cell);
    if (tile == TILE_KEEPER) shut_shop(world, cell, by);
    Prop *prop = TILES[tile].prop ? entry(world, cell) : NULL;
    if (prop == NULL || prop->hp <= 0) return prop != NULL;
    if (prop->hp > damage) {
        prop->hp -= damage;
    } else if (tile == TILE_BARREL) {
        props_light_fuse(world, cell, by);
    } else {
        shatter(world, cell, by);
    }
    return true;
}

bool props_break_weak(World *world, Vec cell, ActorId by) {
    Tile tile = level_tile(&world->level, cell);
    if (props_hit_nearest(world, cell, PROP_HP, by)) return true;
    if (tile != TILE_CRACKED && tile != TILE_DOOR && tile != TILE_DOOR_OPEN) return false;
    terrain_break(world, cell, by);
    noise_make(world, cell, NOISE_BREAK, by, cell);
    return true;
}

static bool is_pillar(const Level *level, Vec cell) {
    const Grid *tiles = &level->tiles;
    if (level_tile(level, cell) == TILE_PILLAR) return true;
    if (level_tile(level, cell) != TILE_WALL || !rect_has((Rect){1, 1, tiles->w - 2, tiles->h - 2}, cell))
        return false;
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        if (level_looks_like_wall(level, vec_add(cell, DIRS[dir]))) return false;
    }
    return true;
}

bool props_break_pillar(World *world, Vec cell, ActorId by) {
    if (!is_pillar(&world->level, cell)) return false;
    terrain_break(world, cell, by);
    noise_make(world, cell, NOISE_BREAK, by, cell);
    return true;
}

// Of the positions within a cell, along one axis, the one nearest to `at` (sub).
static int nearest(int at, int cell) {
    return int_clamp(at, cell * CELL_SUB, (cell + 1) * CELL_SUB - 1);
}

static bool in_blow(const World *world, Vec cell) {
    const Actor *hero = &world->actors[HERO];
    Vec edge = {nearest(hero->pos.x, cell.x), nearest(hero->pos.y, cell.y)};
    int64_t x = edge.x - hero->pos.x, y = edge.y - hero->pos.y, most = (int64_t)gear_reach(world) * SUB;
    return x * x + y * y <= most * most &&
           dir_is_within_60(hero->aim, vec_sub(cell_centre(cell), hero->pos)) &&
           combat_line_open(&world->level, cell_centre(cell), hero->pos);
}

void props_take_hero_blow(World *world) {
    const Actor *hero = &world->actors[HERO];
    Vec at = cell_of(hero->pos);
    if (hero->act_ticks > 0) return;
    for (int y = at.y - NEAR; y <= at.y + NEAR; y++) {
        for (int x = at.x - NEAR; x <= at.x + NEAR; x++) {
            Vec cell = {x, y};
            Tile tile = level_tile(&world->level, cell);
            if ((TILES[tile].prop || tile == TILE_KEEPER) && in_blow(world, cell))
                props_hit_nearest(world, cell, gear_damage(world, ACTOR_NONE), HERO);
        }
    }
}

static bool item_at(const World *world, Vec cell) {
    for (int i = 0; i < world->floor.item_count; i++) {
        if (!world->floor.items[i].taken && vec_eq(cell_of(world->floor.items[i].pos), cell)) return true;
    }
    return false;
}

// True if a crate can be pushed there: not onto items, nor onto fixtures other than plates and pits.
static bool takes_crate(const World *world, Vec cell) {
    const Fixture *fixture = fixture_at(&world->level, cell);
    bool works = fixture != NULL && fixture->kind != FIXTURE_PLATE && fixture->kind != FIXTURE_PIT;
    bool stands = grid_get(&world->level.decor, cell, DECOR_NONE) == DECOR_PEDESTAL;
    return level_floor(&world->level, cell) && !works && !stands && !body_overlaps_cell(world, cell) &&
           !item_at(world, cell) && !fire_on(world, cell);
}

// Breaks the crate of cell `from` in the pit of cell `to`.
static void sink(World *world, Vec from, Vec to) {
    int index = index_of(world, from);
    if (index >= 0) remove_at(world, index);
    emit_at(world, EVENT_BREAK, HERO, TILE_CRATE, 0, cell_centre(to));
    noise_make(world, to, NOISE_BREAK, HERO, to);
}

static void slide(World *world, Vec from, Vec to, int dir) {
    Prop *prop = entry(world, from);
    if (prop == NULL) return;
    *prop = (Prop){.cell = to, .hp = prop->hp, .slide = PUSH_TICKS, .dir = dir};
    if (grid_at(&world->level.decor, to) == DECOR_WEB) terrain_set_decor(world, to, DECOR_NONE);
    terrain_set(world, to, TILE_CRATE);
}

void props_push_crate(World *world, int index, Vec cell, int dir) {
    Vec to = vec_add(cell, DIRS[dir]);
    if (index != HERO || level_tile(&world->level, cell) != TILE_CRATE) return;
    int at = index_of(world, cell);
    bool moves = at >= 0 && world->floor.props[at].slide > 0;
    if (moves || fire_on(world, cell) || !takes_crate(world, to)) return;
    emit_at(world, EVENT_CRATE, HERO, TILE_CRATE, 0, cell_centre(cell));
    terrain_set(world, cell, TILE_FLOOR);
    if (level_has_pit(&world->level, to)) {
        sink(world, cell, to);
    } else {
        slide(world, cell, to, dir);
    }
}

static void blow_up(World *world, Vec cell, ActorId by) {
    terrain_break(world, cell, by);
    Facts *facts = &world->facts;
    if (facts->blast_count < BLASTS_MAX)
        facts->blasts[facts->blast_count++] = (Blast){.cell = cell, .by = by};
}

// A prop that is whole and at rest needs no entry; nor does one that is gone.
static bool idle(const World *world, const Prop *prop) {
    return !TILES[level_tile(&world->level, prop->cell)].prop || (prop->slide == 0 && prop->hp == PROP_HP);
}

void props_tick(World *world) {
    for (int i = world->floor.prop_count - 1; i >= 0; i--) {
        Prop *prop = &world->floor.props[i], was = *prop;
        bool was_due = was.slide == 1 && was.hp <= 0;
        if (prop->slide > 0) prop->slide--;
        if (idle(world, prop)) {
            remove_at(world, i);
        } else if (was_due) {
            remove_at(world, i);
            blow_up(world, was.cell, was.by);
        }
    }
}
