// Finds pictures of cells by everything that they are made from.
#include "view/ground/ground.h"

#include "base/hash.h"
#include "view/ground/ground_cells.h"

_Static_assert(TILE_COUNT <= 256 && DECOR_COUNT <= 256 && LOOK_COUNT <= 32 && STAIN_COUNT <= 4 &&
                   THEME_COUNT <= 4,
               "bits of surroundings()");

// The key: everything in the level that the picture of a cell depends on, except the frames of its sprites.
// Never 0.
static uint64_t surroundings(const Ground *ground, const Level *level, Vec cell) {
    Vec north = vec_add(cell, DIRS[DIR_N]);
    bool mirrors = cell_is_reflected(level, north);
    uint64_t key = mirrors ? (uint64_t)level_tile(level, north) << 8 | cell_decor(level, north) : 0;
    key = key << 16 | (uint64_t)level_tile(level, cell) << 8 | cell_decor(level, cell);
    key = key << 1 | (mirrors && cell_is_column(level, north));
    key = key << 4 | cell_rim_bits(level, cell);
    key = key << 4 | cell_rug_sides(level, cell);
    key = key << 4 | cell_pool_edges(ground, level, cell);
    key = key << 5 | cell_look(ground, cell);
    key = key << 2 | cell_stain(ground, cell);
    key = key << 2 | ground->theme;
    return key << 2 | (uint64_t)cell_is_wall_in_row(level, cell) << 1 | cell_shows_front(level, cell);
}

// The sprite and the frame of the furniture in a cell; 0: none.
static uint64_t furnished(const Ground *ground, const Level *level, Vec cell) {
    Dressing dressing = cell_dressing(ground, level, cell, cell_random_bits(level, cell));
    return dressing.sprite < 0 ? 0 : (uint64_t)dressing.sprite << 4 | (uint64_t)(dressing.frame + 1);
}

// The key's frames: of a mirrored wall; of floor, pool or wall; of a web; of a stain.
static uint64_t variant_of(const Ground *ground, const Level *level, Vec cell, uint64_t dice) {
    Vec north = vec_add(cell, DIRS[DIR_N]);
    bool mirrors = cell_is_reflected(level, north), stain = cell_stain(ground, cell) != STAIN_NONE;
    int above = mirrors ? cell_wall_frame(ground, level, north, cell_random_bits(level, north)) : 0;
    int web = cell_decor(level, cell) == DECOR_WEB ? cell_web_frame(ground, dice) : 0;
    int base = cell_is_wall_in_row(level, cell) ? cell_wall_frame(ground, level, cell, dice)
               : ground_is_pool_tile(ground, level_tile(level, cell))
                   ? cell_pool_frame(ground, level, cell, dice)
                   : cell_floor_frame(ground, dice);
    Growth growth = cell_growth(ground, level, cell, dice); // nothing grows in a pool
    int grows = growth.sprite < 0 ? 0 : growth.frame + 1;
    uint64_t key = furnished(ground, level, mirrors ? north : cell);
    key = key << 8 | (uint64_t)(above | grows);
    key = key << 8 | (uint64_t)base;
    key = key << 8 | (uint64_t)web;
    return key << 8 | (uint64_t)(stain ? cell_stain_frame(ground, cell, dice) : 0);
}

// The slot with this key, or a free one, or the one that was not used for longest.
static int find_slot(const Ground *ground, uint64_t around, uint64_t variant) {
    int first = (int)(hash_mix(around ^ hash_mix(variant)) % GROUND_SETS) * GROUND_WAYS, oldest = first;
    for (int i = first; i < first + GROUND_WAYS; i++) {
        const GroundSlot *slot = &ground->slots[i];
        if (slot->around == around && slot->variant == variant) return i;
        if (slot->around == 0) return i;
        if (ground->calls - slot->needed > ground->calls - ground->slots[oldest].needed) oldest = i;
    }
    return oldest;
}

const CellPicture *ground_cell_picture(Ground *ground, const Level *level, Vec cell) {
    if (level_tile(level, cell) == TILE_VOID) return NULL;
    uint64_t dice = cell_random_bits(level, cell), around = surroundings(ground, level, cell);
    uint64_t variant = variant_of(ground, level, cell, dice);
    int index = find_slot(ground, around, variant);
    GroundSlot *slot = &ground->slots[index];
    bool kept = slot->around == around && slot->variant == variant;
    *slot = (GroundSlot){.around = around, .variant = variant, .needed = ground->calls++};
    if (kept) return &ground->pictures[index];
    ground_draw_cell(ground, level, cell, dice);
    cell_picture_set(&ground->pictures[index], ground->scratch.pixels);
    return &ground->pictures[index];
}
