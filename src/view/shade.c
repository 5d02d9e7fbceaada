// The one pass over all pixels of the ground: block by block of 8x8 px between four nodes, from the kept
// pictures of the cells straight into the frame. Most blocks are alike throughout and take one of the short
// ways.
#include "view/light.h"

#include <stddef.h>

#define HATCH 0x43435du

enum {
    BLEND_BITS = 6 + 8, // 8x8 weights of the nodes, then 1/256
    MEMORY_R = 77,      // 0.30
    MEMORY_G = 92,      // 0.36
    MEMORY_B = 133,     // 0.52
    HATCH_STRENGTH = 150
};

static uint32_t memory_of(uint32_t luma) {
    return 0xff000000 | (luma * MEMORY_R >> 8) << 16 | (luma * MEMORY_G >> 8) << 8 | luma * MEMORY_B >> 8;
}

Colour light_memory(Colour colour) {
    uint32_t luma = ((colour >> 16 & 255) * 77 + (colour >> 8 & 255) * 150 + (colour & 255) * 29) >> 8;
    return (colour & 0xff000000) | (memory_of(luma) & 0xffffff);
}

// A block, cut to the frame.
typedef struct Block {
    const uint32_t *texels; // its upper left; rows are CELL_PX apart
    Image *frame;
    Vec px;     // its upper left in the frame, though it may lie outside
    int x0, w;  // which of its eight columns show
    int y0, y1; // likewise rows
} Block;

static uint32_t *pixels_of(const Block *block, int y) {
    return block->frame->pixels + (ptrdiff_t)(block->px.y + y) * block->frame->w + block->px.x + block->x0;
}

static const uint32_t *texels_of(const Block *block, int y) {
    return block->texels + (ptrdiff_t)y * CELL_PX + block->x0;
}

// The values of a row at its first px and what they gain a px.
typedef struct Ramp {
    int32_t at, step;
} Ramp;

typedef struct Corners {
    const Fold *nw, *ne, *sw, *se;
} Corners;

static Ramp ramp(int32_t nw, int32_t ne, int32_t sw, int32_t se, int y, int x0) {
    int32_t left = nw * (NODE_PX - y) + sw * y, right = ne * (NODE_PX - y) + se * y;
    return (Ramp){left * NODE_PX + (right - left) * x0, right - left};
}

static int32_t next(Ramp *of) {
    int32_t value = of->at;
    of->at += of->step;
    return value;
}

static uint32_t level_of(int32_t sum) {
    int32_t level = sum >> BLEND_BITS;
    return level > 255 ? 255 : (uint32_t)level;
}

static void block_fill(const Block *block, uint32_t colour) {
    for (int y = block->y0; y < block->y1; y++) {
        uint32_t *row = pixels_of(block, y);
        for (int x = 0; x < block->w; x++) row[x] = colour;
    }
}

// `dim`: halvings.
static void block_memory(const Block *block, int dim) {
    for (int y = block->y0; y < block->y1; y++) {
        uint32_t *row = pixels_of(block, y);
        const uint32_t *texels = texels_of(block, y);
        for (int x = 0; x < block->w; x++) row[x] = memory_of(texels[x] >> (24 + dim));
    }
}

#define RAMP(member) ramp(at->nw->member, at->ne->member, at->sw->member, at->se->member, y, block->x0)

// Wholly visible, no haze: b and c are 0.
static void block_plain(const Block *block, const Corners *at) {
    for (int y = block->y0; y < block->y1; y++) {
        uint32_t *row = pixels_of(block, y);
        const uint32_t *texels = texels_of(block, y);
        Ramp ar = RAMP(a[0]), ag = RAMP(a[1]), ab = RAMP(a[2]);
        for (int x = 0; x < block->w; x++) {
            uint32_t texel = texels[x];
            uint32_t r = level_of((int32_t)(texel >> 16 & 255) * next(&ar));
            uint32_t g = level_of((int32_t)(texel >> 8 & 255) * next(&ag));
            uint32_t b = level_of((int32_t)(texel & 255) * next(&ab));
            row[x] = 0xff000000 | r << 16 | g << 8 | b;
        }
    }
}

static void block_mixed(const Block *block, const Corners *at) {
    for (int y = block->y0; y < block->y1; y++) {
        uint32_t *row = pixels_of(block, y);
        const uint32_t *texels = texels_of(block, y);
        Ramp ar = RAMP(a[0]), ag = RAMP(a[1]), ab = RAMP(a[2]), b = RAMP(b);
        Ramp cr = RAMP(c[0]), cg = RAMP(c[1]), cb = RAMP(c[2]);
        for (int x = 0; x < block->w; x++) {
            uint32_t texel = texels[x];
            int32_t luma = (int32_t)(texel >> 24), known = next(&b);
            int32_t red = (int32_t)(texel >> 16 & 255) * next(&ar) + next(&cr);
            int32_t green = (int32_t)(texel >> 8 & 255) * next(&ag) + next(&cg);
            int32_t blue = (int32_t)(texel & 255) * next(&ab) + next(&cb);
            red += (luma * MEMORY_R >> 8) * known;
            green += (luma * MEMORY_G >> 8) * known;
            blue += (luma * MEMORY_B >> 8) * known;
            row[x] = 0xff000000 | level_of(red) << 16 | level_of(green) << 8 | level_of(blue);
        }
    }
}

#undef RAMP

// What may have changed since it was seen: a line from lower left to upper right, a px wide, through each
// block and so through the whole cell; it fades where the memory does.
static void hatch(const Block *block, const Corners *at, int stale) {
    int32_t known = at->nw->b + at->ne->b + at->sw->b + at->se->b;
    int strength = int_min(known * HATCH_STRENGTH / (2 * FIELD_ONE), HATCH_STRENGTH) * stale / FIELD_ONE;
    uint32_t alpha = (uint32_t)strength;
    for (int y = block->y0; y < block->y1; y++) {
        int x = NODE_PX - 1 - y;
        if (x < block->x0 || x >= block->x0 + block->w) continue;
        image_fill(block->frame, (Rect){block->px.x + x, block->px.y + y, 1, 1}, alpha << 24 | HATCH);
    }
}

static int least_stale(const Light *light, int node) {
    const uint16_t *at = light->stale.at + node;
    return int_min(int_min(at[0], at[1]), int_min(at[light->lattice.w], at[light->lattice.w + 1]));
}

static void draw_block(const Light *light, const Block *block, int node) {
    const Fold *fold = light->folds + node;
    Corners at = {fold, fold + 1, fold + light->lattice.w, fold + light->lattice.w + 1};
    uint32_t any = at.nw->uses | at.ne->uses | at.sw->uses | at.se->uses;
    uint32_t all = at.nw->uses & at.ne->uses & at.sw->uses & at.se->uses;
    if ((any & (USES_TEXEL | USES_MEMORY)) == 0) {
        block_fill(block, INK);
    } else if ((all & USES_ALL_MEMORY) != 0) {
        block_memory(block, 0);
    } else if ((all & USES_ALL_STALE) != 0) {
        block_memory(block, 1);
    } else if ((any & (USES_MEMORY | USES_ADDED)) == 0) {
        block_plain(block, &at);
    } else {
        block_mixed(block, &at);
    }
    int stale = light->fades.any_stale ? least_stale(light, node) : 0;
    if (stale > 0 && (any & USES_MEMORY) != 0) hatch(block, &at, stale);
}

// px: of the block's upper left in the frame.
static void draw_block_at(const Light *light, const uint32_t *texels, Vec px, int node, Image *frame) {
    Block block = {
        .texels = texels, .frame = frame, .px = px, .x0 = int_max(0, -px.x), .y0 = int_max(0, -px.y)};
    block.w = int_min(NODE_PX, frame->w - px.x) - block.x0;
    block.y1 = int_min(NODE_PX, frame->h - px.y);
    if (block.w <= 0) return;
    if (texels == NULL) {
        block_fill(&block, INK);
    } else {
        draw_block(light, &block, node);
    }
}

static void draw_cell(const Light *light, const uint32_t *picture, Vec cell, const Camera *camera,
                      Image *frame) {
    Vec px = camera_to_frame(camera, (Vec){cell.x * CELL_PX, cell.y * CELL_PX});
    Vec node = lattice_node(&light->lattice, cell);
    for (int j = 0; j < NODES_A_CELL; j++) {
        for (int i = 0; i < NODES_A_CELL; i++) {
            const uint32_t *texels =
                picture == NULL ? NULL : picture + (ptrdiff_t)(j * CELL_PX + i) * NODE_PX;
            draw_block_at(light, texels, vec_add(px, (Vec){i * NODE_PX, j * NODE_PX}),
                          lattice_index(&light->lattice, node.x + i, node.y + j), frame);
        }
    }
}

void light_draw_ground(const Light *light, Ground *ground, Shown *shown, const Camera *camera, Image *frame) {
    Rect cells = camera_cells(camera);
    for (int y = cells.y; y < cells.y + cells.h; y++) {
        for (int x = cells.x; x < cells.x + cells.w; x++) {
            Vec cell = {x, y};
            bool known = grid_get(&light->fades.explored, cell, 0) > 0;
            draw_cell(light, known ? shown_cell(shown, ground, cell) : NULL, cell, camera, frame);
        }
    }
}
