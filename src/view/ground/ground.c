#include "view/ground/ground.h"

#include "base/hash.h"
#include "view/canvas/sprites.h"
#include "view/ground/ambient.h"
#include "view/ground/mirror.h"

#include <stdlib.h>
#include <string.h>

enum {
    RIM_N,
    RIM_W,
    RIM_E,
    RIPPLE_TICKS = 16, // a picture of water or embers
};

// Three quarters of its colour and a quarter of grey, so that brick stays told from slate, and of that so
// much.
static uint32_t faded(uint32_t channel, uint32_t luma, uint32_t part) {
    return (3 * channel + luma) * part >> 10;
}

static Colour remembered(Colour colour) {
    enum { R = 161, G = 173, B = 202 }; // 0.63, 0.68, 0.79
    uint32_t r = colour >> 16 & 255, g = colour >> 8 & 255, b = colour & 255;
    uint32_t luma = (r * 77 + g * 150 + b * 29) >> 8; // ITU-R 601, as the art was judged by
    return (colour & 0xff000000) | faded(r, luma, R) << 16 | faded(g, luma, G) << 8 | faded(b, luma, B);
}

void ground_remember(Colour *restrict to, const Colour *restrict from, int count) {
    for (int i = 0; i < count; i++) to[i] = remembered(from[i]);
}

// A picture of these pixels, whatever their alpha.
static void finish(CellPicture *picture, const uint32_t *pixels) {
    for (int i = 0; i < CELL_PX * CELL_PX; i++) picture->seen[i] = 0xff000000 | pixels[i];
    ground_remember(picture->memory, picture->seen, CELL_PX * CELL_PX);
}

static bool make_rock(Ground *ground) {
    Rock *rock = malloc(sizeof *rock);
    if (rock == NULL) return false;
    rock_init(rock);
    for (int i = 0; i < ROCK_CELLS * ROCK_CELLS; i++)
        finish(&ground->pictures[GROUND_SLOTS + i], rock->pixels[i]);
    free(rock);
    return true;
}

bool ground_init(Ground *ground, const Atlas *atlas, char *error, size_t error_size) {
    *ground = (Ground){.atlas = atlas};
    if (!ground_art_find(&ground->art, atlas, error, error_size)) return false;
    ground->pictures = calloc(GROUND_SLOTS + ROCK_CELLS * ROCK_CELLS, sizeof *ground->pictures);
    if (image_init(&ground->scratch, CELL_PX, CELL_PX) && ground->pictures != NULL && make_rock(ground))
        return true;
    ground_free(ground);
    return sprites_no_memory(error, error_size);
}

void ground_free(Ground *ground) {
    image_free(&ground->scratch);
    free(ground->pictures);
    ground->pictures = NULL;
}

const CellPicture *ground_nothing(const Ground *ground, Vec cell) {
    return &ground->pictures[GROUND_SLOTS + rock_index(cell)];
}

static void put(Ground *ground, int sprite, int frame) {
    Rect from = atlas_frame(ground->atlas, sprite, frame);
    image_blit(&ground->scratch, &ground->atlas->image, &(Blit){.from = from});
}

static int frames(const Ground *ground, int sprite) {
    return ground->atlas->sprites[sprite].frames;
}

// Part of a row of walls: a wall, or a door between two of them.
static bool in_wall(const Level *level, Vec cell) {
    if (level_wall(level, cell)) return true;
    Tile tile = level_tile(level, cell);
    bool door = TILES[tile].door;
    return door && level_wall(level, vec_add(cell, DIRS[DIR_W])) &&
           level_wall(level, vec_add(cell, DIRS[DIR_E]));
}

static bool wall_beside(const Level *level, Vec cell, int dir) {
    return in_wall(level, vec_add(cell, DIRS[dir]));
}

static bool open_beside(const Level *level, Vec cell, int dir) {
    return level_tile(level, vec_add(cell, DIRS[dir])) != TILE_VOID && !wall_beside(level, cell, dir);
}

static Look look_at(const Ground *ground, Vec cell) {
    return ground->looks == NULL ? LOOK_TILE : (Look)grid_get(&ground->looks->cells, cell, LOOK_TILE);
}

static Stain stain_at(const Ground *ground, Vec cell) {
    return ground->looks == NULL ? STAIN_NONE : (Stain)grid_get(&ground->looks->stains, cell, STAIN_NONE);
}

static bool is_pool(const Ground *ground, Tile tile) {
    return ground->art.pools[tile] >= 0;
}

// A bit each, as for the neighbours in the north, east, south and west.
static unsigned sides_of(const bool is[4]) {
    return (unsigned)is[0] | (unsigned)is[1] << 1 | (unsigned)is[2] << 2 | (unsigned)is[3] << 3;
}

static const int SIDES[4] = {DIR_N, DIR_E, DIR_S, DIR_W};

// Where a pool ends.
static unsigned banks(const Ground *ground, const Level *level, Vec cell) {
    bool ends[4] = {0};
    for (int i = 0; i < 4 && is_pool(ground, level_tile(level, cell)); i++)
        ends[i] = !is_pool(ground, level_tile(level, vec_add(cell, DIRS[SIDES[i]])));
    return sides_of(ends);
}

// Where a stain goes on.
static unsigned joints(const Ground *ground, Vec cell) {
    bool same[4] = {0};
    Stain stain = stain_at(ground, cell);
    for (int i = 0; i < 4 && ground->art.joins[stain]; i++)
        same[i] = stain_at(ground, vec_add(cell, DIRS[SIDES[i]])) == stain;
    return sides_of(same);
}

// Waves run across a pool: its cells do not change all at once.
static unsigned ripple(const Ground *ground, Tile tile, Vec cell) {
    if (!ground->art.ripples[tile]) return 0;
    return (ground->clock + (unsigned)(cell.x * 5 + cell.y * 11)) / RIPPLE_TICKS % RIPPLES;
}

static uint64_t dice_at(const Level *level, Vec cell) {
    return hash_mix(level->seed ^ hash_mix((uint64_t)cell.x << 32 | (uint32_t)cell.y));
}

static Decor decor_at(const Level *level, Vec cell) {
    return (Decor)grid_get(&level->decor, cell, DECOR_NONE);
}

static int floor_frame(const Ground *ground, uint64_t dice) {
    int plain = frames(ground, ground->art.floor) - FLOORS_CRACKED, pick = (int)(dice >> 32 & 0xffff);
    return dice % 100 < 7 ? plain + pick % FLOORS_CRACKED : pick % plain;
}

static int pool_frame(const Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    Tile tile = level_tile(level, cell);
    if (ground->art.ripples[tile]) return (int)ripple(ground, tile, cell);
    return (int)(dice >> 32 & 0xff) % frames(ground, ground->art.pools[tile]);
}

static int web_frame(const Ground *ground, uint64_t dice) {
    return (int)(dice >> 16 & 0xff) % frames(ground, ground->art.decors[DECOR_WEB]);
}

static int stain_frame(const Ground *ground, Vec cell, uint64_t dice) {
    Stain stain = stain_at(ground, cell);
    if (ground->art.joins[stain]) return (int)joints(ground, cell);
    return (int)(dice >> 40 & 0xff) % frames(ground, ground->art.stains[stain]);
}

// What hangs on a wall hangs on a plain one.
static int front_frame(const Ground *ground, bool plain, uint64_t dice) {
    int others = frames(ground, ground->art.wall_front) - 1, pick = (int)(dice >> 32 & 0xffff);
    return !plain && others > 0 && dice % 100 >= 72 ? 1 + pick % others : 0;
}

static int top_frame(const Ground *ground, uint64_t dice) {
    return (int)(dice % 97) % frames(ground, ground->art.wall_top);
}

static bool is_front(const Level *level, Vec cell) {
    return grid_get(&level->frames, cell, FRAME_PLAIN) == FRAME_SHADED;
}

static int wall_frame(const Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    if (!is_front(level, cell)) return top_frame(ground, dice);
    return front_frame(ground, decor_at(level, cell) != DECOR_NONE, dice);
}

// What the theme lays over a wall or a floor: 0: nothing, else its frame and one.
static int growth(const Ground *ground, int sprite, int percent, uint64_t dice) {
    if (sprite < 0 || (int)(dice >> 7 & 0xffff) % 100 >= percent) return 0;
    return 1 + (int)(dice >> 23 & 0xff) % frames(ground, sprite);
}

static int growth_of(const Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    const ThemeArt *art = &ground->art.themes[ground->theme];
    const int *percent = THEMES[ground->theme].percent;
    if (in_wall(level, cell))
        return is_front(level, cell) ? growth(ground, art->front, percent[0], dice)
                                     : growth(ground, art->top, percent[1], dice);
    return is_pool(ground, level_tile(level, cell)) ? 0 : growth(ground, art->floor, percent[2], dice);
}

// Gives what is drawn so far the theme's colours.
static void tint(Ground *ground) {
    const Theme *theme = &THEMES[ground->theme];
    for (int i = 0; i < CELL_PX * CELL_PX && ground->theme != THEME_BRICK; i++)
        ground->scratch.pixels[i] = theme_colour(theme, ground->scratch.pixels[i]);
}

static void draw_theme(Ground *ground, int sprite, int grows) {
    tint(ground);
    if (grows > 0) put(ground, sprite, grows - 1);
}

static bool rug_at(const Level *level, Vec cell, int dir) {
    return decor_at(level, vec_add(cell, DIRS[dir])) == DECOR_RUG;
}

// 0: the low edge of the rug; 1: its middle; 2: its high edge.
static int rug_part(bool low, bool high) {
    return !low ? 0 : high ? 1 : 2;
}

static int rug_frame(const Level *level, Vec cell) {
    int column = rug_part(rug_at(level, cell, DIR_W), rug_at(level, cell, DIR_E));
    return rug_part(rug_at(level, cell, DIR_N), rug_at(level, cell, DIR_S)) * 3 + column;
}

static int decor_frame(const Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    Decor decor = decor_at(level, cell);
    if (decor == DECOR_RUG) return rug_frame(level, cell);
    if (decor == DECOR_PEDESTAL && look_at(ground, cell) == LOOK_PEDESTAL_SUNK) return PEDESTAL_SUNK;
    return decor == DECOR_WEB ? web_frame(ground, dice) : 0;
}

static void draw_decor(Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    Decor decor = decor_at(level, cell);
    if (ground->art.decors[decor] < 0) return;
    put(ground, ground->art.decors[decor], decor_frame(ground, level, cell, dice));
    if (decor == DECOR_PEBBLES || decor == DECOR_MOSS) tint(ground);
}

static void draw_pool(Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    static const int FRAMES[4] = {0, 2, 3, 1}; // of the banks: n, w, e, s
    Tile tile = level_tile(level, cell);
    unsigned ends = banks(ground, level, cell);
    put(ground, ground->art.pools[tile], pool_frame(ground, level, cell, dice));
    for (int i = 0; i < 4; i++) {
        if ((ends >> i & 1) != 0) put(ground, ground->art.bank, FRAMES[i]);
    }
}

static void draw_stain(Ground *ground, Vec cell, uint64_t dice) {
    Stain stain = stain_at(ground, cell);
    if (stain == STAIN_NONE) return;
    put(ground, ground->art.stains[stain], stain_frame(ground, cell, dice));
}

// A bit each: where a wall ends.
static unsigned rims(const Level *level, Vec cell) {
    return (unsigned)open_beside(level, cell, DIR_N) << RIM_N |
           (unsigned)open_beside(level, cell, DIR_W) << RIM_W |
           (unsigned)open_beside(level, cell, DIR_E) << RIM_E;
}

static void draw_wall(Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    unsigned ends = rims(level, cell);
    bool front = is_front(level, cell);
    put(ground, front ? ground->art.wall_front : ground->art.wall_top, wall_frame(ground, level, cell, dice));
    for (int rim = RIM_N; rim <= RIM_E; rim++) {
        if ((ends >> rim & 1) != 0) put(ground, front ? ground->art.rim_front : ground->art.rim_top, rim);
    }
    const ThemeArt *art = &ground->art.themes[ground->theme];
    draw_theme(ground, front ? art->front : art->top, growth_of(ground, level, cell, dice));
    if (level_tile(level, cell) == TILE_CRACKED)
        put(ground, front ? ground->art.crack_front : ground->art.crack_top, 0);
}

static Shelter shelter(const Level *level, Vec cell) {
    Shelter walls = {.n = wall_beside(level, cell, DIR_N),
                     .w = wall_beside(level, cell, DIR_W),
                     .e = wall_beside(level, cell, DIR_E)};
    walls.nw = !walls.n && !walls.w && wall_beside(level, cell, DIR_NW);
    return walls;
}

// `badge`: px of what tells its lock.
static void draw_door(Ground *ground, const Level *level, Vec cell, bool side, Vec badge) {
    const GroundArt *art = &ground->art;
    Tile tile = level_tile(level, cell);
    if (look_at(ground, cell) == LOOK_AJAR && level_solid(level, cell)) {
        put(ground, side ? art->ajar_side : art->ajar, 0);
        return;
    }
    put(ground, side ? art->sides[tile] : art->tiles[tile], 0);
    int lock = level_lock(level, cell);
    if (lock == 0) return;
    Rect from = atlas_frame(ground->atlas, art->locks[lock - 1], 0);
    image_blit(&ground->scratch, &ground->atlas->image, &(Blit){.from = from, .at = badge});
}

// A wall that shows in what lies south of it.
static bool is_mirrored(const Level *level, Vec cell) {
    return in_wall(level, cell) && TILES[level_tile(level, vec_add(cell, DIRS[DIR_S]))].mirrors;
}

static void draw_mirrored(Ground *ground, const Level *level, Vec cell) {
    Colour water[CELL_PX * CELL_PX], *pixels = ground->scratch.pixels;
    Vec wall = vec_add(cell, DIRS[DIR_N]);
    if (!is_mirrored(level, wall)) return;
    memcpy(water, pixels, sizeof water);
    put(ground, ground->art.wall_front, wall_frame(ground, level, wall, dice_at(level, wall)));
    tint(ground);
    draw_decor(ground, level, wall, 0);
    if (!level_wall(level, wall)) put(ground, ground->art.tiles[level_tile(level, wall)], 0);
    mirror_wall(water, pixels, ripple(ground, level_tile(level, cell), cell));
    memcpy(pixels, water, sizeof water);
}

// Floor, and what stands on it or is let into it.
static void draw_open(Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    const GroundArt *art = &ground->art;
    Tile tile = level_tile(level, cell);
    Look look = look_at(ground, cell);
    if (is_pool(ground, tile)) {
        draw_pool(ground, level, cell, dice);
    } else {
        put(ground, ground->art.floor, floor_frame(ground, dice));
    }
    draw_theme(ground, art->themes[ground->theme].floor, growth_of(ground, level, cell, dice));
    draw_decor(ground, level, cell, dice);
    draw_stain(ground, cell, dice);
    if (art->sides[tile] >= 0) {
        draw_door(ground, level, cell, true, (Vec){10, 9});
    } else if (art->tiles[tile] >= 0) {
        put(ground, art->tiles[tile], 0);
    }
    if (art->looks[look] >= 0) put(ground, art->looks[look], art->look_frames[look]);
    // What holds the cells around it must be seen to burn.
    if (tile_stairs(tile)) put(ground, art->stairs_lamp, LAMP_LIT);
    ambient_shadow(&ground->scratch, shelter(level, cell));
    draw_mirrored(ground, level, cell);
}

static void draw_cell(Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    memset(ground->scratch.pixels, 0, sizeof(uint32_t) * CELL_PX * CELL_PX);
    if (!in_wall(level, cell)) {
        draw_open(ground, level, cell, dice);
        return;
    }
    draw_wall(ground, level, cell, dice);
    draw_decor(ground, level, cell, dice);
    if (level_wall(level, cell)) return;
    draw_door(ground, level, cell, false, (Vec){10, 16});
    tint(ground); // its arch
}

// Where a rug goes on.
static unsigned rug_sides(const Level *level, Vec cell) {
    bool rug[4] = {0};
    for (int i = 0; i < 4 && decor_at(level, cell) == DECOR_RUG; i++) rug[i] = rug_at(level, cell, SIDES[i]);
    return sides_of(rug);
}

// What is around it shows in a wall's rims, and as shadow on anything else.
static unsigned edges(const Level *level, Vec cell) {
    if (in_wall(level, cell)) return rims(level, cell);
    Shelter walls = shelter(level, cell);
    return sides_of((bool[]){walls.n, walls.w, walls.e, walls.nw});
}

_Static_assert(TILE_COUNT <= 256 && DECOR_COUNT <= 256 && LOOK_COUNT <= 32 && STAIN_COUNT <= 4 &&
                   THEME_COUNT <= 4,
               "bits of surroundings()");

// Everything in the level that the picture of a cell depends on, but for the frames of its sprites. Never 0.
static uint64_t surroundings(const Ground *ground, const Level *level, Vec cell) {
    Vec north = vec_add(cell, DIRS[DIR_N]);
    bool mirrors = is_mirrored(level, north);
    uint64_t key = mirrors ? (uint64_t)level_tile(level, north) << 8 | decor_at(level, north) : 0;
    key = key << 16 | (uint64_t)level_tile(level, cell) << 8 | decor_at(level, cell);
    key = key << 4 | edges(level, cell);
    key = key << 4 | rug_sides(level, cell);
    key = key << 4 | banks(ground, level, cell);
    key = key << 5 | look_at(ground, cell);
    key = key << 2 | stain_at(ground, cell);
    key = key << 2 | ground->theme;
    return key << 2 | (uint64_t)in_wall(level, cell) << 1 | is_front(level, cell);
}

// And those: of a wall that is mirrored; of floor, pool or wall; web; stain.
static uint32_t variant_of(const Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    Vec north = vec_add(cell, DIRS[DIR_N]);
    int above = is_mirrored(level, north) ? wall_frame(ground, level, north, dice_at(level, north)) : 0;
    bool web = decor_at(level, cell) == DECOR_WEB, stain = stain_at(ground, cell) != STAIN_NONE;
    int base = in_wall(level, cell)                       ? wall_frame(ground, level, cell, dice)
               : is_pool(ground, level_tile(level, cell)) ? pool_frame(ground, level, cell, dice)
                                                          : floor_frame(ground, dice);
    int grows = growth_of(ground, level, cell, dice); // nothing in a pool
    return (uint32_t)(above | grows) << 24 | (uint32_t)base << 16 |
           (uint32_t)(web ? web_frame(ground, dice) : 0) << 8 |
           (uint32_t)(stain ? stain_frame(ground, cell, dice) : 0);
}

static int find_slot(const Ground *ground, uint64_t around, uint32_t variant) {
    int first = (int)(hash_mix(around ^ (uint64_t)variant << 40) % GROUND_SETS) * GROUND_WAYS, oldest = first;
    for (int i = first; i < first + GROUND_WAYS; i++) {
        const GroundSlot *slot = &ground->slots[i];
        if (slot->around == around && slot->variant == variant) return i;
        if (slot->around == 0) return i;
        if (ground->calls - slot->needed > ground->calls - ground->slots[oldest].needed) oldest = i;
    }
    return oldest;
}

const CellPicture *ground_cell(Ground *ground, const Level *level, Vec cell) {
    if (level_tile(level, cell) == TILE_VOID) return NULL;
    uint64_t dice = dice_at(level, cell), around = surroundings(ground, level, cell);
    uint32_t variant = variant_of(ground, level, cell, dice);
    int index = find_slot(ground, around, variant);
    GroundSlot *slot = &ground->slots[index];
    bool kept = slot->around == around && slot->variant == variant;
    *slot = (GroundSlot){.around = around, .variant = variant, .needed = ground->calls++};
    if (kept) return &ground->pictures[index];
    draw_cell(ground, level, cell, dice);
    finish(&ground->pictures[index], ground->scratch.pixels);
    return &ground->pictures[index];
}
