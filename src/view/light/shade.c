// The single pass over all pixels of the ground. It goes cell by cell, in bands between two rows of nodes,
// and reads the cells' kept pictures. The numbers of the nodes are interpolated along a row of pixels, and
// change by equal steps from row to row. So all channels of a row go through one loop of 16-bit numbers,
// which compilers vectorise. Most bands need only a part of the formula.
#include "view/light/light.h"

#include "view/ground/ground.h"

#include <stddef.h>
#include <string.h>

#define HATCH 0x43435du

enum {
    LANES = CELL_PX * CHANNELS,
    LEVEL_BITS = 5, // sums are in 1/32 of a level
    TEXEL_BITS = 7, // texels are scaled up by as much
    HATCH_STRENGTH = 150
};

// A part of a cell that is NODE_PX high.
typedef struct Band {
    const CellPicture *seen, *remembered, *rock;
    int row;                      // of the pictures
    const FoldRow *upper, *lower; // the rows of nodes along its edges
    int node;                     // the first of its nodes in these rows
    Image *to;
    Vec at; // px of its upper left corner in the frame; it is wholly inside
} Band;

static uint32_t *band_row(const Band *band, int y) {
    return band->to->pixels + (ptrdiff_t)(band->at.y + y) * band->to->w + band->at.x;
}

static void band_copy(const Band *band, const Colour *picture) {
    const Colour *from = picture + (ptrdiff_t)band->row * CELL_PX;
    for (int y = 0; y < NODE_PX; y++)
        memcpy(band_row(band, y), from + (ptrdiff_t)y * CELL_PX, CELL_PX * sizeof *from);
}

// Interpolates between the nodes of a row, two pixels at a time.
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

// The numbers of a row of pixels, and their steps to the next row.
typedef struct Ramp {
    uint16_t at[LANES], step[LANES];
} Ramp;

// From a band's upper nodes to its lower ones: multiplied by 64 and shifted right by `bits`.
static inline void ramp(Ramp *restrict to, const Channels *upper, const Channels *lower, int bits) {
    uint16_t low[LANES], high[LANES];
    spread(upper, high);
    spread(lower, low);
    for (int i = 0; i < LANES; i++) {
        uint16_t first = (uint16_t)(high[i] >> bits);
        to->at[i] = (uint16_t)(first * NODE_PX);
        to->step[i] = (uint16_t)((uint16_t)(low[i] >> bits) - first);
    }
}

// lesson: drawn light
// texel * a, in 1/32 of a level.
static inline uint16_t lit(uint8_t texel, uint16_t a) {
    return (uint16_t)((uint32_t)(texel << TEXEL_BITS) * a >> 16);
}
// lesson ends
_Static_assert(6 + 8 - (16 - TEXEL_BITS) == LEVEL_BITS, "64 weights of nodes in 1/256");

static inline uint8_t level_of(uint16_t sum) {
    int16_t level = (int16_t)((int16_t)sum >> LEVEL_BITS);
    return (uint8_t)(level < 255 ? level : 255);
}

// The strength of each layer (view/light/light.h).
typedef struct Ramps {
    Ramp a, b, c, d;
} Ramps;

// The rows that a loop makes at once while their numbers stay in registers. With 8, compilers do not
// vectorise.
enum { ROWS = 4 };

// `uses` is a constant in each call, so that each becomes a loop of its own.
static inline void shade_rows(uint8_t *restrict to, ptrdiff_t pitch, const uint8_t *restrict texels,
                              const uint8_t *restrict memory, const uint8_t *restrict rock,
                              Ramps *restrict ramps, uint32_t uses) {
    const bool remembers = (uses & USES_MEMORY) != 0, hazy = (uses & USES_HAZE) != 0,
               edge = (uses & USES_ROCK) != 0;
    for (int i = 0; i < LANES; i++) {
        uint16_t a = ramps->a.at[i], b = remembers ? ramps->b.at[i] : 0, c = hazy ? ramps->c.at[i] : 0,
                 d = edge ? ramps->d.at[i] : 0;
        for (int y = 0; y < ROWS; y++) {
            uint16_t sum = (uint16_t)(lit(texels[y * LANES + i], a) + c);
            if (remembers) sum = (uint16_t)(sum + lit(memory[y * LANES + i], b));
            if (edge) sum = (uint16_t)(sum + lit(rock[y * LANES + i], d));
            to[y * pitch + i] = level_of(sum);
            a = (uint16_t)(a + ramps->a.step[i]);
            if (remembers) b = (uint16_t)(b + ramps->b.step[i]);
            if (hazy) c = (uint16_t)(c + ramps->c.step[i]);
            if (edge) d = (uint16_t)(d + ramps->d.step[i]);
        }
        ramps->a.at[i] = a;
        if (remembers) ramps->b.at[i] = b;
        if (hazy) ramps->c.at[i] = c;
        if (edge) ramps->d.at[i] = d;
    }
}

static inline void shade(const Band *band, Ramps *ramps, uint32_t uses) {
    ptrdiff_t pitch = (ptrdiff_t)band->to->w * CHANNELS;
    for (int y = 0; y < NODE_PX; y += ROWS) {
        ptrdiff_t at = (ptrdiff_t)(band->row + y) * CELL_PX;
        shade_rows((uint8_t *)band_row(band, y), pitch, (const uint8_t *)(band->seen->seen + at),
                   (const uint8_t *)(band->remembered->memory + at),
                   (const uint8_t *)(band->rock->memory + at), ramps, uses);
    }
}

// Draws a band by what its pixels need: only texels; with haze; with memory; or everything (at the edge of
// what is known).
static void band_lit(const Band *band, uint32_t uses) {
    const FoldRow *upper = band->upper, *lower = band->lower;
    bool edge = (uses & USES_ROCK) != 0, known = edge || (uses & USES_MEMORY) != 0,
         hazy = known || (uses & USES_HAZE) != 0;
    int node = band->node;
    Ramps ramps;
    ramp(&ramps.a, upper->a + node, lower->a + node, 0);
    if (known) ramp(&ramps.b, upper->b + node, lower->b + node, 0);
    if (hazy) ramp(&ramps.c, upper->c + node, lower->c + node, 3);
    if (edge) ramp(&ramps.d, upper->d + node, lower->d + node, 0);
    if (edge) {
        shade(band, &ramps, USES_HAZE | USES_MEMORY | USES_ROCK);
    } else if (known) {
        shade(band, &ramps, USES_HAZE | USES_MEMORY);
    } else if (hazy) {
        shade(band, &ramps, USES_HAZE);
    } else {
        shade(band, &ramps, 0);
    }
}

// Hatches stale cells: a line of one px from lower left to upper right through each block between four
// nodes, so through the whole cell. It fades with the memory.
static void hatch(const Light *light, const Band *band, int y, int i) {
    const Channels *upper = band->upper->b + band->node + i, *lower = band->lower->b + band->node + i;
    const uint16_t *stale = light->stale.at + light_grid_index(&light->grid, band->node + i, y);
    int w = light->grid.w, sum = upper[0][0] + upper[1][0] + lower[0][0] + lower[1][0];
    int least = int_min(int_min(stale[0], stale[1]), int_min(stale[w], stale[w + 1]));
    int strength = int_min(sum * HATCH_STRENGTH / (2 * FIELD_ONE), HATCH_STRENGTH) * least / FIELD_ONE;
    uint32_t alpha = (uint32_t)strength;
    for (int down = 0; down < NODE_PX && strength > 0; down++) {
        Vec px = vec_add(band->at, (Vec){(i + 1) * NODE_PX - 1 - down, down});
        image_dot(band->to, px, alpha << 24 | HATCH);
    }
}

// What any node of a band uses, and in the upper byte what all nodes use.
static uint32_t uses_of(const Band *band) {
    const uint8_t *upper = band->upper->uses + band->node, *lower = band->lower->uses + band->node;
    uint32_t any = 0, all = UINT32_MAX;
    for (int i = 0; i <= NODES_A_CELL; i++) {
        any |= (uint32_t)(upper[i] | lower[i]);
        all &= (uint32_t)(upper[i] & lower[i]);
    }
    return any | all << 8;
}

// `y`: the row of its upper nodes.
static void draw_band(const Light *light, const Band *band, int y) {
    uint32_t uses = uses_of(band);
    if ((uses & (USES_TEXEL | USES_MEMORY | USES_HAZE)) == 0) {
        band_copy(band, band->rock->memory);
    } else if ((uses >> 8 & USES_ALL_MEMORY) != 0 && (uses & USES_HAZE) == 0) {
        band_copy(band, band->remembered->memory);
    } else {
        band_lit(band, uses);
    }
    if (!light->fades.any_stale || (uses & USES_MEMORY) == 0) return;
    for (int i = 0; i < NODES_A_CELL; i++) hatch(light, band, y, i);
}

// The rows of nodes that a row of cells touches, each stored at its number modulo their count. The last one
// is the first of the next cells.
enum { FOLD_ROWS = NODES_A_CELL + 1 };

typedef struct Fold {
    FoldRow rows[FOLD_ROWS];
} Fold;

// Bands that reach out of the frame are drawn into a buffer first.
static void draw_cell(const Light *light, const Fold *fold, Band band, Vec cell, const Camera *camera,
                      Image *frame) {
    uint32_t pixels[NODE_PX * CELL_PX];
    Image aside = {.w = CELL_PX, .h = NODE_PX, .pixels = pixels, .hard = true};
    Vec node = light_grid_top_left_node(&light->grid, cell);
    band.node = node.x;
    for (; band.row < CELL_PX; band.row += NODE_PX, node.y++) {
        Vec px = camera_to_frame(camera, (Vec){cell.x * CELL_PX, cell.y * CELL_PX + band.row});
        if (px.y <= -NODE_PX || px.y >= frame->h) continue;
        bool whole = px.x >= 0 && px.x + CELL_PX <= frame->w && px.y >= 0 && px.y + NODE_PX <= frame->h;
        band.upper = &fold->rows[node.y % FOLD_ROWS];
        band.lower = &fold->rows[(node.y + 1) % FOLD_ROWS];
        band.to = whole ? frame : &aside;
        band.at = whole ? px : (Vec){0, 0};
        draw_band(light, &band, node.y);
        if (!whole) image_blit(frame, &aside, &(Blit){.from = {0, 0, CELL_PX, NODE_PX}, .at = px});
    }
}

void light_draw_ground(const Light *light, Ground *ground, const ShownLevel *shown, const Camera *camera,
                       Image *frame) {
    Rect cells = camera_cells(camera);
    int folded = light_grid_top_left_node(&light->grid, (Vec){cells.x, cells.y}).y;
    Fold fold;
    light_fold_row(light, folded, &fold.rows[folded % FOLD_ROWS]);
    for (int y = cells.y; y < cells.y + cells.h; y++) {
        for (int i = 0; i < NODES_A_CELL; i++, folded++)
            light_fold_row(light, folded + 1, &fold.rows[(folded + 1) % FOLD_ROWS]);
        for (int x = cells.x; x < cells.x + cells.w; x++) {
            Vec cell = {x, y};
            bool known = grid_get(&light->fades.explored, cell, 0) > 0;
            const CellPicture *rock = ground_rock_picture(ground, cell);
            ShownCell of = known ? ground_shown_cell(ground, shown, cell) : (ShownCell){rock, rock};
            Band band = {.seen = of.seen, .remembered = of.remembered, .rock = rock};
            draw_cell(light, &fold, band, cell, camera, frame);
        }
    }
}
