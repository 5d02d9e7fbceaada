#include "view/lamps.h"

#include "base/hash.h"

#include <stdlib.h>

enum {
    FLAME_X = CELL_PX / 2, // px of the flame, from the upper left of the cell below
    FLAME_Y = 11 - CELL_PX,
    GLOW_RADIUS = 104, // px
    GLOW_PEAK = 108,   // 0.42
    BEAT = 5,          // ticks between two brightnesses of a flame
    SWING = 15         // 6 % of FIELD_ONE
};

static const int TORCH_COLOUR[3] = {256, 154, 61}, LANTERN_COLOUR[3] = {225, 210, 180};

// Three quarters of a cell more, so that the outermost lit cells still glow a little.
static int radius_px(int cells) {
    return (4 * cells + 3) * CELL_PX / 4;
}

static int distance2(int ax, int ay, int bx, int by) {
    return (ax - bx) * (ax - bx) + (ay - by) * (ay - by);
}

// (1 - (d/R)^2)^2 in 1/256.
static int falloff(int d2, int radius) {
    int r2 = radius * radius;
    if (d2 >= r2) return 0;
    int64_t rest = r2 - d2;
    return (int)(rest * rest * FIELD_ONE / ((int64_t)r2 * r2));
}

// (1 - d/R)^2 in 1/256.
static int glow_falloff(int d2, int radius) {
    int d = (int)int_sqrt((uint64_t)d2 * 256), r = radius * 16;
    return d >= r ? 0 : (r - d) * (r - d) / (r * r / FIELD_ONE);
}

// A wide pool around the cell that the torch shines from and a smaller, brighter one around the flame.
static void make_kernels(Lamps *lamps) {
    for (int j = 0; j < LAMP_NODES; j++) {
        for (int i = 0; i < LAMP_NODES; i++) {
            int x = i * NODE_PX - TORCH_RADIUS * CELL_PX, y = j * NODE_PX - TORCH_RADIUS * CELL_PX;
            int pool = falloff(distance2(x, y, CELL_PX / 2, CELL_PX / 2), radius_px(TORCH_RADIUS));
            int near = falloff(distance2(x, y, FLAME_X, FLAME_Y), radius_px(TORCH_RADIUS - 1));
            lamps->light[j * LAMP_NODES + i] = (uint16_t)((pool * 3 + near * 3) / 4);
            int glow = glow_falloff(distance2(x, y, FLAME_X, FLAME_Y), GLOW_RADIUS);
            lamps->glow[j * LAMP_NODES + i] = (uint16_t)(glow * GLOW_PEAK / FIELD_ONE);
        }
    }
}

static int count_torches(const Level *level) {
    int count = 0;
    for (int i = 0; i < level->decor.w * level->decor.h; i++) count += level->decor.cells[i] == DECOR_TORCH;
    return count;
}

static uint64_t opaque_around(const Level *level, Vec cell) {
    uint64_t hash = HASH_START;
    for (int y = -TORCH_RADIUS - 1; y <= TORCH_RADIUS + 1; y++) {
        for (int x = -TORCH_RADIUS - 1; x <= TORCH_RADIUS + 1; x++) {
            hash = hash_u8(hash, level_opaque(level, vec_add(cell, (Vec){x, y})));
        }
    }
    return hash;
}

static void look(Lamp *lamp, const Level *level) {
    uint64_t around = opaque_around(level, lamp->cell);
    if (around == lamp->around) return;
    lamp->around = around;
    fov_compute(&lamp->fov, level, lamp->cell, (Vec){TORCH_RADIUS, TORCH_RADIUS});
}

static void place_torch(Lamps *lamps, const Level *level, Vec wall) {
    Lamp *lamp = &lamps->torches[lamps->count++];
    lamp->wall = wall;
    lamp->cell = vec_add(wall, DIRS[DIR_S]);
    look(lamp, level);
}

void lamps_tick(Lamps *lamps, const World *world) {
    if (lamps->changes == world->changes) return;
    lamps->changes = world->changes;
    for (int i = 0; i < lamps->count; i++) look(&lamps->torches[i], &world->level);
}

bool lamps_init(Lamps *lamps, const Level *level) {
    *lamps = (Lamps){0};
    lamps->torches = calloc((size_t)count_torches(level) + 1, sizeof *lamps->torches);
    if (lamps->torches == NULL) return false;
    for (int y = 0; y < level->decor.h; y++) {
        for (int x = 0; x < level->decor.w; x++) {
            if (grid_at(&level->decor, (Vec){x, y}) == DECOR_TORCH) place_torch(lamps, level, (Vec){x, y});
        }
    }
    make_kernels(lamps);
    return true;
}

void lamps_free(Lamps *lamps) {
    free(lamps->torches);
    *lamps = (Lamps){0};
}

static int beat(int index, uint32_t number) {
    return (int)(hash_mix((uint64_t)number << 32 | (uint32_t)index) % (2 * SWING + 1)) - SWING;
}

int lamp_flicker(int index, uint32_t clock) {
    int part = (int)(clock % BEAT);
    return FIELD_ONE +
           (beat(index, clock / BEAT) * (BEAT - part) + beat(index, clock / BEAT + 1) * part) / BEAT;
}

// The cells around a light, 0..255 how far each is lit by it; one more on each side, dark.
enum { MASK_RADIUS_MAX = 6, MASK_SIDE_MAX = 2 * MASK_RADIUS_MAX + 3 };
_Static_assert((int)LANTERN_RADIUS <= (int)MASK_RADIUS_MAX && (int)TORCH_RADIUS <= (int)MASK_RADIUS_MAX,
               "the masks hold every light");

typedef struct Mask {
    Vec first; // cell
    int side;
    uint8_t cells[MASK_SIDE_MAX][MASK_SIDE_MAX];
} Mask;

static Mask mask_around(Vec source, int radius) {
    return (Mask){.first = {source.x - radius - 1, source.y - radius - 1}, .side = 2 * radius + 3};
}

static Mask torch_mask(const Lamp *lamp) {
    Mask mask = mask_around(lamp->cell, TORCH_RADIUS);
    for (int y = 1; y < mask.side - 1; y++) {
        for (int x = 1; x < mask.side - 1; x++) {
            bool lit = lit_by(&lamp->fov, lamp->cell, TORCH_RADIUS, vec_add(mask.first, (Vec){x, y}));
            mask.cells[y][x] = lit ? FADE_FULL : 0;
        }
    }
    return mask;
}

// One cell wider than the rule's radius: the circle that fades out behind the moving hero counts too.
static Mask lantern_mask(const Fades *fades, Vec cell) {
    Mask mask = mask_around(cell, MASK_RADIUS_MAX);
    for (int y = 1; y < mask.side - 1; y++) {
        for (int x = 1; x < mask.side - 1; x++) {
            mask.cells[y][x] = grid_get(&fades->lantern, vec_add(mask.first, (Vec){x, y}), 0);
        }
    }
    return mask;
}

// The least of the cells that node (i, j) touches, counted from the upper left of mask cell (1, 1); 0..256.
static int mask_at(const Mask *mask, int i, int j) {
    int x1 = i / NODES_A_CELL + 1, y1 = j / NODES_A_CELL + 1;
    int x0 = i % NODES_A_CELL == 0 ? x1 - 1 : x1, y0 = j % NODES_A_CELL == 0 ? y1 - 1 : y1;
    int upper = int_min(mask->cells[y0][x0], mask->cells[y0][x1]);
    int lower = int_min(mask->cells[y1][x0], mask->cells[y1][x1]);
    int least = int_min(upper, lower);
    return least + (least >> 7);
}

// The nodes of a mask that lie on the lattice; `node` is the first of cell (1, 1), `span` counts from there.
typedef struct Span {
    Vec node;
    int x0, x1, y0, y1;
} Span;

static Span mask_span(const Mask *mask, const Lattice *lattice) {
    Vec node = lattice_node(lattice, vec_add(mask->first, (Vec){1, 1}));
    int nodes = (mask->side - 2) * NODES_A_CELL + 1;
    return (Span){.node = node,
                  .x0 = int_max(0, -node.x),
                  .x1 = int_min(nodes, lattice->w - node.x),
                  .y0 = int_max(0, -node.y),
                  .y1 = int_min(nodes, lattice->h - node.y)};
}

static void add_light(const Shine *shine, int node, const int colour[3], int strength, int lit) {
    for (int k = 0; k < 3; k++) shine->light[k].at[node] += (uint16_t)(strength * colour[k] / FIELD_ONE);
    shine->lit->at[node] = (uint16_t)int_max(shine->lit->at[node], lit);
}

// seen: how far the cell below the torch is in sight; the haze shows no further.
static void torch_shine(const Lamps *lamps, const Lamp *lamp, int power, int seen, const Shine *shine) {
    Mask mask = torch_mask(lamp);
    Span span = mask_span(&mask, shine->lattice);
    for (int j = span.y0; j < span.y1; j++) {
        for (int i = span.x0; i < span.x1; i++) {
            int lit = mask_at(&mask, i, j);
            if (lit == 0) continue;
            int node = lattice_index(shine->lattice, span.node.x + i, span.node.y + j);
            add_light(shine, node, TORCH_COLOUR, lamps->light[j * LAMP_NODES + i] * power / FIELD_ONE, lit);
            shine->glow->at[node] += (uint16_t)(lamps->glow[j * LAMP_NODES + i] * power * seen >> 16);
        }
    }
}

void lamps_shine(const Lamps *lamps, const Fades *fades, uint32_t clock, bool flicker, const Shine *shine) {
    Rect cells = shine->lattice->cells;
    Rect near = {cells.x - TORCH_RADIUS, cells.y - TORCH_RADIUS, cells.w + 2 * TORCH_RADIUS,
                 cells.h + 2 * TORCH_RADIUS};
    for (int i = 0; i < lamps->count; i++) {
        const Lamp *lamp = &lamps->torches[i];
        if (!rect_has(near, lamp->cell)) continue;
        int power = flicker ? lamp_flicker(i, clock) : FIELD_ONE;
        torch_shine(lamps, lamp, power, grid_get(&fades->visible, lamp->cell, 0), shine);
    }
}

void lantern_shine(const Fades *fades, Vec px, const Shine *shine) {
    Mask mask = lantern_mask(fades, (Vec){floor_div(px.x, CELL_PX), floor_div(px.y, CELL_PX)});
    Span span = mask_span(&mask, shine->lattice);
    Vec from = {(mask.first.x + 1) * CELL_PX, (mask.first.y + 1) * CELL_PX};
    for (int j = span.y0; j < span.y1; j++) {
        for (int i = span.x0; i < span.x1; i++) {
            int lit = mask_at(&mask, i, j);
            if (lit == 0) continue;
            int d2 = distance2(from.x + i * NODE_PX, from.y + j * NODE_PX, px.x, px.y);
            int strength = falloff(d2, radius_px(LANTERN_RADIUS)) * lit / FIELD_ONE;
            int node = lattice_index(shine->lattice, span.node.x + i, span.node.y + j);
            add_light(shine, node, LANTERN_COLOUR, strength, lit);
        }
    }
}
