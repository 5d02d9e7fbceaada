// What a toll holds: what is lit, and what must stay for the level to make sense.
#include "sim/flames.h"
#include "sim/toll.h"

static void hold(Grid *held, Vec cell) {
    if (grid_has(held, cell)) grid_set(held, cell, 1);
}

static void hold_around(Grid *held, Vec cell) {
    hold(held, cell);
    for (int dir = 0; dir < DIR_COUNT; dir++) hold(held, vec_add(cell, DIRS[dir]));
}

static bool is_door(Tile tile) {
    return tile == TILE_DOOR || tile == TILE_DOOR_OPEN;
}

// A lit cell of floor, and the walls and doors that it touches.
static void hold_lit(const Level *level, Grid *held, Vec cell) {
    hold(held, cell);
    if (level_solid(level, cell)) return;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        Vec beside = vec_add(cell, DIRS[dir]);
        if (level_solid(level, beside) || is_door(level_tile(level, beside))) hold(held, beside);
    }
}

static void hold_open(const Level *level, Grid *held, Vec cell) {
    if (!level_opaque(level, cell)) hold(held, cell);
}

// Every open cell on the way from a flame to a cell that it lights, be it in the dark itself because only its
// edge is grazed. Stone there would put the lit cell out.
static void hold_way(const Level *level, Grid *held, Vec from, Vec to) {
    Vec way = vec_sub(to, from);
    bool wide = int_abs(way.x) > int_abs(way.y);
    int steps = vec_dist(from, to), rise = wide ? way.y : way.x, sign = int_sign(wide ? way.x : way.y);
    for (int i = 1; i < steps; i++) {
        int twice = 2 * int_abs(rise) * i + steps, at = twice / (2 * steps) * int_sign(rise);
        Vec by = wide ? (Vec){sign * i, at} : (Vec){at, sign * i};
        hold_open(level, held, vec_add(from, by));
        if (twice % (2 * steps) != 0) continue; // else between two cells
        Vec back = wide ? (Vec){0, int_sign(rise)} : (Vec){int_sign(rise), 0};
        hold_open(level, held, vec_sub(vec_add(from, by), back));
    }
}

static void hold_rays(const World *world, Grid *held, const Flame *flame) {
    int radius = FLAMES[flame->kind].radius;
    for (int y = flame->cell.y - radius; y <= flame->cell.y + radius; y++) {
        for (int x = flame->cell.x - radius; x <= flame->cell.x + radius; x++) {
            Vec cell = {x, y};
            bool lit = flames_in_circle(flame->cell, radius, cell) && fov_has(&flame->fov, cell);
            if (!lit || level_opaque(&world->level, cell)) continue;
            hold_way(&world->level, held, flame->cell, cell);
        }
    }
}

static bool on_border(const Grid *grid, Vec cell) {
    return cell.x == 0 || cell.y == 0 || cell.x == grid->w - 1 || cell.y == grid->h - 1;
}

// Whatever must be found again where it was, each with the eight cells around it. Vaults and shrines are held
// whole.
static bool stays(const Level *level, Vec cell) {
    Tile tile = level_tile(level, cell);
    return tile == TILE_STAIRS_UP || tile == TILE_STAIRS_DOWN || level_lock(level, cell) != 0;
}

// By light; or by a scroll, as far as he has come to know the level.
static bool is_kept(const World *world, Vec cell) {
    return flames_lit(world, cell) ||
           (world->run.sealed && grid_get(&world->explored, cell, KNOWN_NOT) != KNOWN_NOT);
}

static void hold_things(const World *world, Grid *held) {
    const Level *level = &world->level;
    for (int i = 0; i < level->keep_count; i++) grid_fill_rect(held, level->keeps[i], 1);
    for (int i = 0; i < world->item_count; i++) {
        const Item *item = &world->items[i];
        if (!item->taken && item->burns > 0) hold(held, cell_of(item->pos));
    }
    for (int i = 0; i < level->fixture_count; i++) { // no secret without its plate
        const Fixture *plate = &level->fixtures[i];
        bool shut = plate->kind == FIXTURE_PLATE && level_tile(level, plate->to) == TILE_SECRET;
        if (shut && grid_at(held, plate->to) != 0) hold(held, plate->cell);
    }
}

void toll_hold(const World *world, Grid *held) {
    const Level *level = &world->level;
    grid_fill(held, 0);
    for (int y = 0; y < held->h; y++) {
        for (int x = 0; x < held->w; x++) {
            Vec cell = {x, y};
            if (on_border(held, cell)) hold(held, cell);
            if (is_kept(world, cell)) hold_lit(level, held, cell);
            if (stays(level, cell)) hold_around(held, cell);
        }
    }
    for (int i = 0; i < world->flame_count; i++) hold_rays(world, held, &world->flames[i]);
    hold_around(held, cell_of(world->actors[HERO].pos));
    hold_things(world, held);
}
