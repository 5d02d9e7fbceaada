// What a toll holds: what is lit, and what must stay for the level to make sense.
#include "base/check.h"
#include "sim/space/flames.h"
#include "sim/toll/toll.h"

static void hold(Grid *held, Vec cell) {
    if (grid_has(held, cell)) grid_set(held, cell, 1);
}

static void hold_around(Grid *held, Vec cell) {
    hold(held, cell);
    for (int dir = 0; dir < DIR_COUNT; dir++) hold(held, vec_add(cell, DIRS[dir]));
}

// Temporary marks: lit floor, which holds the walls and doors that it touches; and those.
enum { LIT_OPEN = 2, EDGE = 4 };

// Marks the lit cells, or under a scroll of sealing all cells that the hero knows.
static void list_kept(const World *world, Grid *held) {
    flames_list_lit(world, held);
    if (world->hero.sealed) {
        int cells = held->w * held->h;
        for (int i = 0; i < cells; i++) held->cells[i] |= world->known.explored.cells[i] != KNOWN_NOT;
    }
}

static void note_edges(const Level *level, Grid *held) {
    uint8_t kinds[TILE_COUNT];
    for (int tile = 0; tile < TILE_COUNT; tile++) {
        bool solid = TILES[tile].solid, edge = solid || tile == TILE_DOOR_OPEN;
        kinds[tile] = (uint8_t)((solid ? 0 : LIT_OPEN) | (edge ? EDGE : 0));
    }
    const uint8_t *tiles = level->tiles.cells;
    uint8_t *cells = held->cells;
    for (int i = 0, count = held->w * held->h; i < count; i++) {
        int kind = kinds[tiles[i]], lit = cells[i];
        cells[i] = (uint8_t)(lit | (kind & (EDGE | lit * LIT_OPEN)));
    }
}

// The walls and doors of a row that lit floor touches: `near` is that floor in their column or beside it.
static void hold_edges(uint8_t *row, int w, bool first, bool last) {
    uint8_t near[LEVEL_PLAY_MAX + 2];
    const uint8_t *above = first ? row : row - w, *below = last ? row : row + w;
    near[0] = near[w + 1] = 0;
    for (int x = 0; x < w; x++) near[x + 1] = above[x] | row[x] | below[x];
    for (int x = 0; x < w; x++) {
        uint8_t beside = near[x] | near[x + 1] | near[x + 2];
        row[x] |= beside >> 1 & row[x] >> 2 & 1;
    }
}

static void hold_kept(const World *world, Grid *held) {
    CHECK(held->w <= LEVEL_PLAY_MAX);
    list_kept(world, held);
    note_edges(&world->level, held);
    uint8_t *cells = held->cells;
    for (int y = 0; y < held->h; y++)
        hold_edges(cells + (size_t)y * (size_t)held->w, held->w, y == 0, y == held->h - 1);
    for (int i = 0, count = held->w * held->h; i < count; i++) cells[i] &= 1;
}

static void hold_open(const Level *level, Grid *held, int cell) {
    if (!TILES[level->tiles.cells[cell]].opaque) held->cells[cell] = 1;
}

// Holds every open cell on the way from a flame to a lit cell, even a dark one grazed at its edge. Stone
// there would cut off the light.
static void hold_way(const Level *level, Grid *held, Vec from, Vec to) {
    Vec way = vec_sub(to, from);
    bool wide = int_abs(way.x) > int_abs(way.y);
    int across = int_sign(way.x), down = int_sign(way.y) * held->w;
    int along = wide ? across : down, aside = wide ? down : across;
    int steps = vec_dist(from, to), rise = wide ? int_abs(way.y) : int_abs(way.x);
    int cell = (int)grid_index(held, from), part = steps;
    for (int i = 1; i < steps; i++) {
        cell += along;
        part += 2 * rise;
        bool turns = part >= 2 * steps;
        if (turns) cell += aside;
        if (turns) part -= 2 * steps;
        hold_open(level, held, cell);
        if (part == 0) hold_open(level, held, cell - aside); // else between two cells
    }
}

static uint64_t not_held(const Grid *held, Vec first, uint64_t open) {
    uint64_t free = 0;
    for (; open != 0; open &= open - 1) {
        uint64_t cell = open & -open;
        if (grid_get(held, (Vec){first.x + __builtin_ctzll(open), first.y}, 1) == 0) free |= cell;
    }
    return free;
}

// Columns to either side of the middle at least as far away as the nearest of `cells`.
static uint64_t beyond(uint64_t cells, int middle) {
    uint64_t right = cells & UINT64_MAX << middle, left = cells & (((uint64_t)2 << middle) - 1);
    return -(right & -right) | (left == 0 ? 0 : UINT64_MAX >> __builtin_clzll(left));
}

// Row by row away from the flame. A way can hold new cells only past an open cell that is not held yet.
static void hold_rays(const Level *level, Grid *held, const Flame *flame, int down) {
    int radius = FLAMES[flame->kind].radius, middle = flame->fov.reach.x;
    uint64_t within = (((uint64_t)2 << 2 * radius) - 1) << (middle - radius), loose = 0;
    for (int i = 0; i <= radius; i++) {
        Vec first = {flame->cell.x - middle, flame->cell.y + down * i};
        uint64_t open = ~bits_from(&level->opaque[BY_ROWS], first) & within;
        uint64_t lit = open & flames_row(&flame->fov, radius, down * i);
        loose |= not_held(held, first, open & ~lit);
        for (lit &= beyond(loose, middle); lit != 0; lit &= lit - 1)
            hold_way(level, held, flame->cell, (Vec){first.x + __builtin_ctzll(lit), first.y});
    }
}

static void hold_border(Grid *held) {
    grid_fill_rect(held, (Rect){0, 0, held->w, 1}, 1);
    grid_fill_rect(held, (Rect){0, held->h - 1, held->w, 1}, 1);
    grid_fill_rect(held, (Rect){0, 0, 1, held->h}, 1);
    grid_fill_rect(held, (Rect){held->w - 1, 0, 1, held->h}, 1);
}

// Locks with the eight cells around them. Stairs and the hero are held in the same way by their own light,
// his lantern even when shut.
static void hold_locks(const Level *level, Grid *held) {
    const uint8_t *tiles = level->tiles.cells;
    for (int i = 0, count = held->w * held->h; i < count; i++) {
        if (tile_lock((Tile)tiles[i]) != 0) hold_around(held, (Vec){i % held->w, i / held->w});
    }
}

// Vaults and shrines are held whole.
static void hold_things(const World *world, Grid *held) {
    const Level *level = &world->level;
    for (int i = 0; i < level->protected_count; i++) grid_fill_rect(held, level->protected[i], 1);
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (!item->taken && item->burns > 0) hold(held, cell_of(item->pos));
    }
    for (int i = 0; i < level->fixture_count; i++) { // no secret without its plate
        const Fixture *plate = &level->fixtures[i];
        bool shut = plate->kind == FIXTURE_PLATE && level_tile(level, plate->to) == TILE_SECRET;
        if (shut && grid_at(held, plate->to) != 0) hold(held, plate->cell);
    }
}

void toll_hold(const World *world, Grid *held) {
    hold_kept(world, held);
    hold_border(held);
    hold_locks(&world->level, held);
    for (int i = 0; i < world->cache.flame_count; i++) {
        hold_rays(&world->level, held, &world->cache.flames[i], -1);
        hold_rays(&world->level, held, &world->cache.flames[i], 1);
    }
    hold_things(world, held);
}
