#include "view/ground/ground_cells.h"

#include "base/hash.h"

enum { RIPPLE_TICKS = 16 }; // ticks of a frame of water or embers

static int frames(const Ground *ground, int sprite) {
    return ground->atlas->sprites[sprite].frames;
}

bool cell_is_wall_in_row(const Level *level, Vec cell) {
    if (level_looks_like_wall(level, cell)) return true;
    Tile tile = level_tile(level, cell);
    bool door = TILES[tile].door;
    return door && level_looks_like_wall(level, vec_add(cell, DIRS[DIR_W])) &&
           level_looks_like_wall(level, vec_add(cell, DIRS[DIR_E]));
}

static bool wall_beside(const Level *level, Vec cell, int dir) {
    return cell_is_wall_in_row(level, vec_add(cell, DIRS[dir]));
}

static bool open_beside(const Level *level, Vec cell, int dir) {
    return level_tile(level, vec_add(cell, DIRS[dir])) != TILE_VOID && !wall_beside(level, cell, dir);
}

Look cell_look(const Ground *ground, Vec cell) {
    return ground->looks == NULL ? LOOK_TILE : (Look)grid_get(&ground->looks->cells, cell, LOOK_TILE);
}

Stain cell_stain(const Ground *ground, Vec cell) {
    return ground->looks == NULL ? STAIN_NONE : (Stain)grid_get(&ground->looks->stains, cell, STAIN_NONE);
}

bool ground_is_pool_tile(const Ground *ground, Tile tile) {
    return ground->art.pools[tile] >= 0;
}

// Bits for north, east, south and west.
static unsigned sides_of(const bool is[4]) {
    return (unsigned)is[0] | (unsigned)is[1] << 1 | (unsigned)is[2] << 2 | (unsigned)is[3] << 3;
}

static const int SIDES[4] = {DIR_N, DIR_E, DIR_S, DIR_W};

// The sides of a cell where a pool ends.
unsigned cell_pool_edges(const Ground *ground, const Level *level, Vec cell) {
    bool ends[4] = {0};
    for (int i = 0; i < 4 && ground_is_pool_tile(ground, level_tile(level, cell)); i++)
        ends[i] = !ground_is_pool_tile(ground, level_tile(level, vec_add(cell, DIRS[SIDES[i]])));
    return sides_of(ends);
}

// The sides on which a stain continues.
static unsigned joints(const Ground *ground, Vec cell) {
    bool same[4] = {0};
    Stain stain = cell_stain(ground, cell);
    for (int i = 0; i < 4 && ground->art.joins[stain]; i++)
        same[i] = cell_stain(ground, vec_add(cell, DIRS[SIDES[i]])) == stain;
    return sides_of(same);
}

// Waves run across a pool, so its cells do not change all at once.
unsigned cell_ripple_frame(const Ground *ground, Tile tile, Vec cell) {
    if (!ground->art.ripples[tile]) return 0;
    return (ground->clock + (unsigned)(cell.x * 5 + cell.y * 11)) / RIPPLE_TICKS % RIPPLES;
}

uint64_t cell_random_bits(const Level *level, Vec cell) {
    return hash_mix(level->seed ^ hash_mix((uint64_t)cell.x << 32 | (uint32_t)cell.y));
}

Decor cell_decor(const Level *level, Vec cell) {
    return (Decor)grid_get(&level->decor, cell, DECOR_NONE);
}

int cell_floor_frame(const Ground *ground, uint64_t dice) {
    int plain = frames(ground, ground->art.floor) - FLOORS_CRACKED, pick = (int)(dice >> 32 & 0xffff);
    return dice % 100 < 7 ? plain + pick % FLOORS_CRACKED : pick % plain;
}

int cell_pool_frame(const Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    Tile tile = level_tile(level, cell);
    if (ground->art.ripples[tile]) return (int)cell_ripple_frame(ground, tile, cell);
    return (int)(dice >> 32 & 0xff) % frames(ground, ground->art.pools[tile]);
}

int cell_web_frame(const Ground *ground, uint64_t dice) {
    return (int)(dice >> 16 & 0xff) % frames(ground, ground->art.decors[DECOR_WEB]);
}

int cell_stain_frame(const Ground *ground, Vec cell, uint64_t dice) {
    Stain stain = cell_stain(ground, cell);
    if (ground->art.joins[stain]) return (int)joints(ground, cell);
    return (int)(dice >> 40 & 0xff) % frames(ground, ground->art.stains[stain]);
}

// lesson: drawn frames
bool cell_shows_front(const Level *level, Vec cell) {
    return grid_get(&level->frames, cell, FRAME_PLAIN) == FRAME_SHADED;
}
// lesson ends

bool cell_is_column(const Level *level, Vec cell) {
    enum { ALL = 1 << RIM_N | 1 << RIM_W | 1 << RIM_E };
    return level_looks_like_wall(level, cell) && cell_shows_front(level, cell) &&
           cell_wall_open_sides(level, cell) == ALL;
}

bool cell_has_rug_beside(const Level *level, Vec cell, int dir) {
    return cell_decor(level, vec_add(cell, DIRS[dir])) == DECOR_RUG;
}

unsigned cell_wall_open_sides(const Level *level, Vec cell) {
    return (unsigned)open_beside(level, cell, DIR_N) << RIM_N |
           (unsigned)open_beside(level, cell, DIR_W) << RIM_W |
           (unsigned)open_beside(level, cell, DIR_E) << RIM_E;
}

ShadowWalls cell_shadow_walls(const Level *level, Vec cell) {
    ShadowWalls walls = {.n = wall_beside(level, cell, DIR_N),
                         .w = wall_beside(level, cell, DIR_W),
                         .e = wall_beside(level, cell, DIR_E)};
    walls.nw = !walls.n && !walls.w && wall_beside(level, cell, DIR_NW);
    return walls;
}

bool cell_is_reflected(const Level *level, Vec cell) {
    return cell_is_wall_in_row(level, cell) && TILES[level_tile(level, vec_add(cell, DIRS[DIR_S]))].mirrors;
}

unsigned cell_rug_sides(const Level *level, Vec cell) {
    bool rug[4] = {0};
    for (int i = 0; i < 4 && cell_decor(level, cell) == DECOR_RUG; i++)
        rug[i] = cell_has_rug_beside(level, cell, SIDES[i]);
    return sides_of(rug);
}

unsigned cell_rim_bits(const Level *level, Vec cell) {
    if (cell_is_wall_in_row(level, cell)) return cell_wall_open_sides(level, cell);
    ShadowWalls walls = cell_shadow_walls(level, cell);
    return sides_of((bool[]){walls.n, walls.w, walls.e, walls.nw});
}
