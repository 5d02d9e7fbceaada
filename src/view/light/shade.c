// The one pass over all pixels of the ground: cell by cell, in bands between two rows of nodes, from the kept
// pictures of the cells straight into the frame. The numbers of the nodes are spread over a row of pixels,
// and change by the same steps from row to row; so all channels of a row go through one loop of 16-bit
// numbers, which compilers turn into many at a time. Most bands need only a part of it.
#include "view/light/light.h"

#include <stddef.h>
#include <string.h>

#define HATCH 0x43435du

enum {
    LANES = CELL_LANES,
    LEVEL_BITS = 5, // sums are 1/32 of a level
    HATCH_STRENGTH = 150
};

// A part of a cell that is NODE_PX high, cut to the frame.
typedef struct Band {
    const CellPicture *seen, *remembered, *rock;
    Image *frame;
    Vec px;     // of its upper left in the frame, though it may lie outside
    int row;    // of the picture
    int x0, x1; // which columns show
    int y0, y1; // likewise rows
} Band;

static void band_copy(const Band *band, const uint32_t *pixels) {
    size_t bytes = (size_t)(band->x1 - band->x0) * sizeof *pixels;
    for (int y = band->y0; y < band->y1; y++) {
        uint32_t *to = band->frame->pixels + (ptrdiff_t)(band->px.y + y) * band->frame->w + band->px.x;
        memcpy(&to[band->x0], &pixels[y * CELL_PX + band->x0], bytes);
    }
}

// The numbers of the nodes of a row, between them: two pixels at a time.
static inline void spread(const Channels *nodes, uint16_t *restrict row) {
    enum { TWO = 2 * CHANNELS };
    for (int i = 0; i < NODES_A_CELL; i++, row += (ptrdiff_t)NODE_PX * CHANNELS) {
        uint16_t at[TWO], step[TWO];
        for (int k = 0; k < TWO; k++) {
            uint16_t gain = (uint16_t)(nodes[i + 1][k % CHANNELS] - nodes[i][k % CHANNELS]);
            at[k] = (uint16_t)(nodes[i][k % CHANNELS] * NODE_PX + (k / CHANNELS) * gain);
            step[k] = (uint16_t)(2 * gain);
        }
        for (int x = 0; x < NODE_PX / 2; x++) {
            for (int k = 0; k < TWO; k++) row[x * TWO + k] = (uint16_t)(at[k] + x * step[k]);
        }
    }
}

// The numbers of a band's first row of pixels, and what they gain to the next one.
typedef struct Ramp {
    uint16_t at[LANES], step[LANES];
} Ramp;

// From the band's upper nodes to the lower ones, which are `w` on; 64 times as large, shifted right by
// `bits`.
static inline void ramp(Ramp *restrict to, const Channels *upper, int w, int bits) {
    uint16_t low[LANES], high[LANES];
    spread(upper, high);
    spread(upper + w, low);
    for (int i = 0; i < LANES; i++) {
        uint16_t first = (uint16_t)(high[i] >> bits);
        to->at[i] = (uint16_t)(first * NODE_PX);
        to->step[i] = (uint16_t)((uint16_t)(low[i] >> bits) - first);
    }
}

// texel * a, in 1/32 of a level.
static inline uint16_t lit(uint16_t texel, uint16_t a) {
    return (uint16_t)((uint32_t)texel * a >> 16);
}
_Static_assert(6 + 8 - (16 - LANE_BITS) == LEVEL_BITS, "64 weights of nodes in 1/256");

static inline uint8_t level_of(uint16_t sum) {
    int16_t level = (int16_t)((int16_t)sum >> LEVEL_BITS);
    return (uint8_t)(level < 255 ? level : 255);
}

// All rows of a band, column by column.
typedef uint8_t Bytes[LANES];
typedef uint16_t Texels[LANES];

static void shade_plain(Bytes *restrict to, const Texels *restrict texels, const Ramp *restrict ramp_a) {
    for (int i = 0; i < LANES; i++) {
        uint16_t a = ramp_a->at[i];
        for (int y = 0; y < NODE_PX; y++) {
            to[y][i] = level_of(lit(texels[y][i], a));
            a = (uint16_t)(a + ramp_a->step[i]);
        }
    }
}

static void shade_hazy(Bytes *restrict to, const Texels *restrict texels, const Ramp *restrict ramp_a,
                       const Ramp *restrict ramp_c) {
    for (int i = 0; i < LANES; i++) {
        uint16_t a = ramp_a->at[i], c = ramp_c->at[i];
        for (int y = 0; y < NODE_PX; y++) {
            to[y][i] = level_of((uint16_t)(lit(texels[y][i], a) + c));
            a = (uint16_t)(a + ramp_a->step[i]);
            c = (uint16_t)(c + ramp_c->step[i]);
        }
    }
}

static void shade_mixed(Bytes *restrict to, const Texels *restrict texels, const Texels *restrict memory,
                        const Ramp *restrict ramp_a, const Ramp *restrict ramp_b,
                        const Ramp *restrict ramp_c) {
    for (int i = 0; i < LANES; i++) {
        uint16_t a = ramp_a->at[i], b = ramp_b->at[i], c = ramp_c->at[i];
        for (int y = 0; y < NODE_PX; y++) {
            to[y][i] = level_of((uint16_t)(lit(texels[y][i], a) + lit(memory[y][i], b) + c));
            a = (uint16_t)(a + ramp_a->step[i]);
            b = (uint16_t)(b + ramp_b->step[i]);
            c = (uint16_t)(c + ramp_c->step[i]);
        }
    }
}

// At the edge of what is known.
static void shade_edge(Bytes *restrict to, const Texels *restrict texels, const Texels *restrict memory,
                       const Texels *restrict rock, const Ramp *restrict ramp_a, const Ramp *restrict ramp_b,
                       const Ramp *restrict ramp_c, const Ramp *restrict ramp_d) {
    for (int i = 0; i < LANES; i++) {
        uint16_t a = ramp_a->at[i], b = ramp_b->at[i], c = ramp_c->at[i], d = ramp_d->at[i];
        for (int y = 0; y < NODE_PX; y++) {
            uint16_t known = (uint16_t)(lit(texels[y][i], a) + lit(memory[y][i], b) + c);
            to[y][i] = level_of((uint16_t)(known + lit(rock[y][i], d)));
            a = (uint16_t)(a + ramp_a->step[i]);
            b = (uint16_t)(b + ramp_b->step[i]);
            c = (uint16_t)(c + ramp_c->step[i]);
            d = (uint16_t)(d + ramp_d->step[i]);
        }
    }
}

// What its pixels need: USES_TEXEL alone, that and USES_HAZE, USES_MEMORY as well, or all.
static void band_lit(const Light *light, const Band *band, int node, uint32_t uses) {
    uint32_t pixels[NODE_PX * CELL_PX];
    Bytes *to = (Bytes *)pixels;
    const Texels *texels = &band->seen->seen_lanes[band->row],
                 *memory = &band->remembered->memory_lanes[band->row],
                 *rock = &band->rock->seen_lanes[band->row];
    Ramp a, b, c, d;
    int w = light->grid.w;
    ramp(&a, light->fold.a + node, w, 0);
    if ((uses & (USES_MEMORY | USES_HAZE | USES_ROCK)) == 0) {
        shade_plain(to, texels, &a);
        band_copy(band, pixels);
        return;
    }
    ramp(&c, light->fold.c + node, w, 3);
    if ((uses & (USES_MEMORY | USES_ROCK)) == 0) {
        shade_hazy(to, texels, &a, &c);
        band_copy(band, pixels);
        return;
    }
    ramp(&b, light->fold.b + node, w, 0);
    if ((uses & USES_ROCK) == 0) {
        shade_mixed(to, texels, memory, &a, &b, &c);
    } else {
        ramp(&d, light->fold.d + node, w, 0);
        shade_edge(to, texels, memory, rock, &a, &b, &c, &d);
    }
    band_copy(band, pixels);
}

// What may have changed since it was seen: a line from lower left to upper right, a px wide, through each
// block between four nodes and so through the whole cell; it fades where the memory does.
static void hatch(const Light *light, const Band *band, int node, int x) {
    const Channels *known = light->fold.b + node;
    const uint16_t *stale = light->stale.at + node;
    int w = light->grid.w, sum = known[0][0] + known[1][0] + known[w][0] + known[w + 1][0];
    int least = int_min(int_min(stale[0], stale[1]), int_min(stale[w], stale[w + 1]));
    int strength = int_min(sum * HATCH_STRENGTH / (2 * FIELD_ONE), HATCH_STRENGTH) * least / FIELD_ONE;
    uint32_t alpha = (uint32_t)strength;
    for (int y = band->y0; y < band->y1 && strength > 0; y++) {
        int column = x + NODE_PX - 1 - y;
        if (column < band->x0 || column >= band->x1) continue;
        image_fill(band->frame, (Rect){band->px.x + column, band->px.y + y, 1, 1}, alpha << 24 | HATCH);
    }
}

// What some of a band's nodes use, and in the upper byte what all do.
static uint32_t uses_of(const Light *light, int node) {
    const uint8_t *upper = light->fold.uses + node, *lower = upper + light->grid.w;
    uint32_t any = 0, all = UINT32_MAX;
    for (int i = 0; i <= NODES_A_CELL; i++) {
        any |= (uint32_t)(upper[i] | lower[i]);
        all &= (uint32_t)(upper[i] & lower[i]);
    }
    return any | all << 8;
}

static void draw_band(const Light *light, const Band *band, int node) {
    uint32_t uses = uses_of(light, node);
    if ((uses & (USES_TEXEL | USES_MEMORY | USES_HAZE)) == 0) {
        band_copy(band, &band->rock->seen[(ptrdiff_t)band->row * CELL_PX]);
    } else if ((uses >> 8 & USES_ALL_MEMORY) != 0 && (uses & USES_HAZE) == 0) {
        band_copy(band, &band->remembered->memory[(ptrdiff_t)band->row * CELL_PX]);
    } else {
        band_lit(light, band, node, uses);
    }
    if (!light->fades.any_stale || (uses & USES_MEMORY) == 0) return;
    for (int i = 0; i < NODES_A_CELL; i++) hatch(light, band, node + i, i * NODE_PX);
}

static void draw_cell(const Light *light, ShownCell shown, const CellPicture *rock, Vec cell,
                      const Camera *camera, Image *frame) {
    Vec px = camera_to_frame(camera, (Vec){cell.x * CELL_PX, cell.y * CELL_PX});
    Vec node = light_grid_node(&light->grid, cell);
    Band band = {.seen = shown.seen, .remembered = shown.remembered, .rock = rock, .frame = frame};
    band.x0 = int_max(0, -px.x);
    band.x1 = int_min(CELL_PX, frame->w - px.x);
    for (int j = 0; j < NODES_A_CELL; j++) {
        band.px = (Vec){px.x, px.y + j * NODE_PX};
        band.row = j * NODE_PX;
        band.y0 = int_max(0, -band.px.y);
        band.y1 = int_min(NODE_PX, frame->h - band.px.y);
        if (band.y0 < band.y1) draw_band(light, &band, light_grid_index(&light->grid, node.x, node.y + j));
    }
}

void light_draw_ground(const Light *light, Ground *ground, const Shown *shown, const Camera *camera,
                       Image *frame) {
    Rect cells = camera_cells(camera);
    for (int y = cells.y; y < cells.y + cells.h; y++) {
        for (int x = cells.x; x < cells.x + cells.w; x++) {
            Vec cell = {x, y};
            bool known = grid_get(&light->fades.explored, cell, 0) > 0;
            const CellPicture *rock = ground_nothing(ground, cell);
            ShownCell pictures = known ? ground_shown(ground, shown, cell) : (ShownCell){rock, rock};
            draw_cell(light, pictures, rock, cell, camera, frame);
        }
    }
}
