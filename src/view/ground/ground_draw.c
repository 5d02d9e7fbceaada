// Draws a cell of the ground, unlit, from the lowest layer to the highest.
#include "view/ground/ground_cells.h"
#include "view/ground/reflection.h"

#include <string.h>

static void put(Ground *ground, int sprite, int frame) {
    Rect from = atlas_frame(ground->atlas, sprite, frame);
    image_blit(&ground->scratch, &ground->atlas->image, &(Blit){.from = from});
}

// Changes what is drawn so far to the theme's colours.
static void tint(Ground *ground) {
    const Theme *theme = &THEMES[ground->theme];
    for (int i = 0; i < CELL_PX * CELL_PX && ground->theme != THEME_BRICK; i++)
        ground->scratch.pixels[i] = theme_recolour(theme, ground->scratch.pixels[i]);
}

static void tint_water(Ground *ground) {
    const Theme *theme = &THEMES[ground->theme];
    for (int i = 0; i < CELL_PX * CELL_PX && ground->theme != THEME_BRICK; i++)
        ground->scratch.pixels[i] = theme_recolour_water(theme, ground->scratch.pixels[i]);
}

// Draws what grows, which covers the furniture. It has some colours of the stone and some of its own.
static void draw_theme(Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    Dressing dressing = cell_dressing(ground, level, cell, dice);
    if (dressing.sprite >= 0 && !ground->bare) put(ground, dressing.sprite, dressing.frame);
    Growth growth = cell_growth(ground, level, cell, dice);
    if (growth.sprite >= 0 && !ground->bare) put(ground, growth.sprite, growth.frame);
    tint(ground);
}

static void tint_door(Ground *ground) {
    const Theme *theme = &THEMES[ground->theme];
    Colour *pixels = ground->scratch.pixels;
    for (int i = 0; i < CELL_PX * CELL_PX && ground->theme != THEME_BRICK; i++)
        pixels[i] =
            theme_recolour_prop(theme, STUFF_WOOD, theme_recolour_prop(theme, STUFF_STONE, pixels[i]));
}

// 0: the low edge of the rug; 1: its middle; 2: its high edge.
static int rug_part(bool low, bool high) {
    return !low ? 0 : high ? 1 : 2;
}

static int rug_frame(const Level *level, Vec cell) {
    int column = rug_part(cell_has_rug_beside(level, cell, DIR_W), cell_has_rug_beside(level, cell, DIR_E));
    return rug_part(cell_has_rug_beside(level, cell, DIR_N), cell_has_rug_beside(level, cell, DIR_S)) * 3 +
           column;
}

static int decor_frame(const Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    Decor decor = cell_decor(level, cell);
    if (decor == DECOR_RUG) return rug_frame(level, cell);
    if (decor == DECOR_PEDESTAL && cell_look(ground, cell) == LOOK_PEDESTAL_SUNK) return PEDESTAL_SUNK;
    return decor == DECOR_WEB ? cell_web_frame(ground, dice) : 0;
}

static void draw_decor(Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    Decor decor = cell_decor(level, cell);
    if (ground->art.decors[decor] < 0) return;
    put(ground, ground->art.decors[decor], decor_frame(ground, level, cell, dice));
    if (decor == DECOR_PEBBLES || decor == DECOR_MOSS) tint(ground);
}

static void draw_pool(Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    static const int FRAMES[4] = {0, 2, 3, 1}; // for the sides n, e, s, w; the sprite has n, w, e, s
    Tile tile = level_tile(level, cell);
    unsigned ends = cell_pool_edges(ground, level, cell);
    put(ground, ground->art.pools[tile], cell_pool_frame(ground, level, cell, dice));
    if (TILES[tile].mirrors) tint_water(ground);
    for (int i = 0; i < 4; i++) {
        if ((ends >> i & 1) != 0) put(ground, ground->art.bank, FRAMES[i]);
    }
}

static void draw_stain(Ground *ground, Vec cell, uint64_t dice) {
    Stain stain = cell_stain(ground, cell);
    if (stain == STAIN_NONE) return;
    put(ground, ground->art.stains[stain], cell_stain_frame(ground, cell, dice));
}

// lesson: drawn frames
// lesson: drawn shadow
static void draw_stone(Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    unsigned ends = ground->bare ? 0 : cell_wall_open_sides(level, cell);
    bool front = cell_shows_front(level, cell);
    put(ground, front ? ground->art.wall_front : ground->art.wall_top,
        cell_wall_frame(ground, level, cell, dice));
    for (int rim = RIM_N; rim <= RIM_E; rim++) {
        if ((ends >> rim & 1) != 0) put(ground, front ? ground->art.rim_front : ground->art.rim_top, rim);
    }
}
// lesson ends

static void draw_column(Ground *ground) {
    put(ground, ground->art.floor, 0);
    put(ground, ground->art.column, 0);
}

static void draw_wall(Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    bool front = cell_shows_front(level, cell);
    if (cell_is_column(level, cell)) draw_column(ground);
    if (!cell_is_column(level, cell)) draw_stone(ground, level, cell, dice);
    if (level_looks_like_wall(level, cell)) draw_theme(ground, level, cell, dice);
    if (level_tile(level, cell) == TILE_CRACKED)
        put(ground, front ? ground->art.crack_front : ground->art.crack_top, 0);
}

static int door_sprite(const Ground *ground, const Level *level, Vec cell, bool side) {
    const GroundArt *art = &ground->art;
    Tile tile = level_tile(level, cell);
    bool ajar = cell_look(ground, cell) == LOOK_AJAR && level_solid(level, cell);
    if (ajar) return side ? art->ajar_side : art->ajar;
    return side ? art->sides[tile] : art->tiles[tile];
}

// `side`: the door stands in a column of walls. `badge`: where the sign of its lock is drawn.
static void draw_door(Ground *ground, const Level *level, Vec cell, bool side, Vec badge) {
    int lock = level_lock(level, cell);
    put(ground, door_sprite(ground, level, cell, side), 0);
    draw_theme(ground, level, cell, 0);
    tint_door(ground);
    if (lock == 0) return;
    Rect from = atlas_frame(ground->atlas, ground->art.locks[lock - 1], 0);
    image_blit(&ground->scratch, &ground->atlas->image, &(Blit){.from = from, .at = badge});
}

// Draws the mirror image of the wall or door in the north into water.
static void draw_mirrored(Ground *ground, const Level *level, Vec cell) {
    Colour water[CELL_PX * CELL_PX], *pixels = ground->scratch.pixels;
    Vec wall = vec_add(cell, DIRS[DIR_N]);
    if (!cell_is_reflected(level, wall)) return;
    memcpy(water, pixels, sizeof water);
    if (cell_is_column(level, wall)) draw_column(ground);
    if (!cell_is_column(level, wall))
        put(ground, ground->art.wall_front,
            cell_wall_frame(ground, level, wall, cell_random_bits(level, wall)));
    Dressing dressing = cell_dressing(ground, level, wall, cell_random_bits(level, wall));
    if (dressing.sprite >= 0) put(ground, dressing.sprite, dressing.frame);
    tint(ground);
    draw_decor(ground, level, wall, 0);
    if (!level_looks_like_wall(level, wall)) put(ground, ground->art.tiles[level_tile(level, wall)], 0);
    if (!level_looks_like_wall(level, wall)) tint_door(ground);
    reflection_draw_wall(water, pixels, cell_ripple_frame(ground, level_tile(level, cell), cell));
    memcpy(pixels, water, sizeof water);
}

// Draws floor, and what stands on it or is built into it.
static void draw_open(Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    const GroundArt *art = &ground->art;
    Tile tile = level_tile(level, cell);
    Look look = cell_look(ground, cell);
    if (ground_is_pool_tile(ground, tile)) {
        draw_pool(ground, level, cell, dice);
    } else {
        put(ground, ground->art.floor, cell_floor_frame(ground, dice));
    }
    draw_theme(ground, level, cell, dice);
    draw_decor(ground, level, cell, dice);
    draw_stain(ground, cell, dice);
    if (art->sides[tile] >= 0) {
        draw_door(ground, level, cell, true, (Vec){10, 9});
    } else if (art->tiles[tile] >= 0) {
        put(ground, art->tiles[tile], 0);
    }
    if (art->looks[look] >= 0) put(ground, art->looks[look], art->look_frames[look]);
    if (look >= LOOK_SPIKES && look <= LOOK_PLATE_DOWN) tint(ground);
    // the lamp holds the cells around the stairs, so it must be seen
    if (tile_stairs(tile)) put(ground, art->stairs_lamp, LAMP_LIT);
    if (!ground->bare) ambient_shadow_draw(&ground->scratch, cell_shadow_walls(level, cell));
    draw_mirrored(ground, level, cell);
}

// lesson: drawn flat
void ground_draw_cell(Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    memset(ground->scratch.pixels, 0, sizeof(uint32_t) * CELL_PX * CELL_PX);
    if (!cell_is_wall_in_row(level, cell)) {
        draw_open(ground, level, cell, dice);
        return;
    }
    draw_wall(ground, level, cell, dice);
    draw_decor(ground, level, cell, dice);
    if (level_looks_like_wall(level, cell)) return;
    draw_door(ground, level, cell, false, (Vec){10, 16});
}
// lesson ends
