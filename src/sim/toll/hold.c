// What a toll holds: lit cells, and what must stay for the level to make sense.
#include "sim/space/flames.h"
#include "sim/toll/plan.h"
#include "sim/toll/toll.h"

static void hold(Grid *held, Vec cell) {
    if (grid_has(held, cell)) grid_set(held, cell, 1);
}

static void hold_around(Grid *held, Vec cell) {
    hold(held, cell);
    for (int dir = 0; dir < DIR_COUNT; dir++) hold(held, vec_add(cell, DIRS[dir]));
}

enum { LIT = 1, BESIDE_LIT = 2 };

// True for walls and doors. They are held beside lit floor, so that a room keeps its walls.
static bool is_edge(Tile tile) {
    return TILES[tile].solid || tile == TILE_DOOR_OPEN;
}

static void hold_edges(const Level *level, Grid *held, Vec lit) {
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        Vec cell = vec_add(lit, DIRS[dir]);
        bool free = grid_get(held, cell, LIT) == 0;
        if (free && is_edge(level_tile(level, cell))) grid_set(held, cell, BESIDE_LIT);
    }
}

// Holds the lit cells (under a scroll of sealing, all cells that the hero knows) and the edges of their
// floor.
static void hold_kept(const World *world, Grid *held) {
    flames_find_lit_cells(world, held);
    for (int i = 0; i < held->w * held->h; i++) {
        if (world->hero.sealed && world->known.explored.cells[i] != KNOWN_NOT) held->cells[i] = LIT;
    }
    for (int y = 0; y < held->h; y++) {
        for (int x = 0; x < held->w; x++) {
            Vec cell = {x, y};
            bool lit = grid_at(held, cell) == LIT;
            if (lit && !level_solid(&world->level, cell)) hold_edges(&world->level, held, cell);
        }
    }
    for (int i = 0; i < held->w * held->h; i++) held->cells[i] = held->cells[i] != 0;
}

// How far a line has moved on one axis after `i` of its steps. Half-way between two cells it is the farther
// or the nearer one.
static int part_of(int way, int i, int steps, bool farther) {
    int halves = 2 * int_abs(way) * i + (farther ? steps : steps - 1);
    return int_sign(way) * (halves / (2 * steps));
}

// Holds every open cell on the line from a flame to a lit cell, even a dark cell that the line only touches:
// stone there would block the light.
static void hold_way(const Level *level, Grid *held, Vec from, Vec to) {
    Vec way = vec_sub(to, from);
    int steps = vec_chebyshev(from, to);
    for (int i = 1; i < steps; i++) {
        for (int side = 0; side < 2; side++) {
            Vec part = {part_of(way.x, i, steps, side == 0), part_of(way.y, i, steps, side == 0)};
            Vec cell = vec_add(from, part);
            if (!level_opaque(level, cell)) hold(held, cell);
        }
    }
}

static void hold_rays(const Level *level, Grid *held, const Flame *flame) {
    int radius = FLAMES[flame->kind].radius;
    for (int y = flame->cell.y - radius; y <= flame->cell.y + radius; y++) {
        for (int x = flame->cell.x - radius; x <= flame->cell.x + radius; x++) {
            Vec cell = {x, y};
            bool lit = flames_in_circle(flame->cell, radius, cell) && fov_has(&flame->fov, cell);
            if (lit && !level_opaque(level, cell)) hold_way(level, held, flame->cell, cell);
        }
    }
}

static void hold_border(Grid *held) {
    grid_fill_clipped(held, (Rect){0, 0, held->w, 1}, 1);
    grid_fill_clipped(held, (Rect){0, held->h - 1, held->w, 1}, 1);
    grid_fill_clipped(held, (Rect){0, 0, 1, held->h}, 1);
    grid_fill_clipped(held, (Rect){held->w - 1, 0, 1, held->h}, 1);
}

// Holds locks and the old woman who asks for a thing, with the eight cells around them. Stairs and the hero
// are held by their own light; his lantern counts even when shut.
static void hold_locks(const Level *level, Grid *held) {
    for (int y = 0; y < held->h; y++) {
        for (int x = 0; x < held->w; x++) {
            bool asks = level_tile(level, (Vec){x, y}) == TILE_ASKER;
            if (asks || level_lock(level, (Vec){x, y}) != 0) hold_around(held, (Vec){x, y});
        }
    }
}

// Holds whole vaults, shrines and shops, and wares wherever they lie.
static void hold_things(const World *world, Grid *held) {
    const Level *level = &world->level;
    for (int i = 0; i < level->protected_count; i++) grid_fill_clipped(held, level->protected[i], 1);
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (!item->taken && (item->burns > 0 || item_offered(item))) hold(held, cell_of(item->pos));
    }
    for (int i = 0; i < level->fixture_count; i++) { // no secret may remain without its plate
        const Fixture *plate = &level->fixtures[i];
        bool shut = plate->kind == FIXTURE_PLATE && level_tile(level, plate->to) == TILE_SECRET;
        if (shut && grid_at(held, plate->to) != 0) hold(held, plate->cell);
    }
}

// Holds a quarter of the arena for each brazier that burns, and the Warlord himself.
static void hold_arena(const World *world, Grid *held) {
    for (int i = 0; i < QUARTERS; i++) {
        Rect quarter = toll_quarter(world, i);
        if (toll_quarter_lit(world, i)) grid_fill_clipped(held, quarter, 1);
    }
    for (int i = HERO + 1; i < world->actor_count; i++) {
        Vec cell = cell_of(world->actors[i].pos);
        if (!ACTORS[world->actors[i].kind].boss) continue;
        for (int dx = -2; dx <= 2; dx++) hold_around(held, (Vec){cell.x + dx, cell.y});
    }
}

void toll_hold(const World *world, Grid *held) {
    hold_kept(world, held);
    hold_border(held);
    hold_locks(&world->level, held);
    for (int i = 0; i < world->cache.flame_count; i++)
        hold_rays(&world->level, held, &world->cache.flames[i]);
    hold_things(world, held);
    if (world->clock.crown) hold_arena(world, held);
}
