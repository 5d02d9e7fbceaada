#include "view/light/lamps.h"

#include "base/hash.h"
#include "map/balance_light.h"

#include <stddef.h>
#include <stdlib.h>

enum {
    GLOW_PEAK = 108,  // 0.42
    BEAT = 5,         // ticks between two changes of a flame's brightness
    SWING = 26,       // 10 % of FIELD_ONE
    LEAST_LIGHT = 50, // of a flame wherever it shines, in 1/256: the edge of what a toll leaves must be seen
    LANTERN_LEAST = 34,
    OPEN_POWER = 280, // of the open lantern, in 1/256
    SHUT_POWER = 120,
    LANTERN_STEP_PX = 14 // px a tick while the shutter moves
};

// The light of a kind of flame. `at`: where its flame is, px from the upper left corner of the cell from
// which it shines.
typedef struct LampShape {
    int colour[3];
    int power; // 1/256
    int glow;  // px; 0: none
    Vec at;
    bool calm; // it does not flicker
    int most;  // 1/256, for many of them side by side; 0: their light is added
} LampShape;

static const LampShape SHAPES[FLAME_KIND_COUNT] = {
    [FLAME_TORCH] = {.colour = {256, 158, 66}, .power = 336, .glow = 104, .at = {16, 11 - CELL_PX}},
    [FLAME_BRAZIER] = {.colour = {256, 146, 52}, .power = 236, .glow = 120, .at = {16, 4}},
    [FLAME_GREAT] = {.colour = {256, 158, 62}, .power = 260, .glow = 130, .at = {16, -8}},
    [FLAME_CANDLE] = {.colour = {256, 190, 96}, .power = 236, .glow = 52, .at = {16, 10}},
    [FLAME_BRAND] = {.colour = {256, 150, 58}, .power = 256, .glow = 64, .at = {16, 14}},
    [FLAME_FIRE] = {.colour = {256, 138, 46}, .power = 190, .glow = 44, .at = {16, 16}, .most = 330},
    [FLAME_EMBER] =
        {.colour = {256, 104, 40}, .power = 180, .glow = 28, .at = {16, 16}, .calm = true, .most = 260},
    [FLAME_GLOW] = {.colour = {256, 122, 40}, .power = 190, .glow = 40, .at = {16, 14}},
    [FLAME_CROWN] = {.colour = {256, 150, 56}, .power = 330, .glow = 100, .at = {16, -14}},
    [FLAME_STAIRS] = {.colour = {224, 190, 116}, .power = 105, .glow = 36, .at = {25, 9}, .calm = true},
};

static const int LANTERN_COLOUR[3] = {248, 230, 194};

// Three quarters of a cell are added, so that the outermost lit cells glow a little.
static int radius_px(int cells) {
    return (4 * cells + 3) * CELL_PX / 4;
}

static int distance2(int ax, int ay, int bx, int by) {
    return (ax - bx) * (ax - bx) + (ay - by) * (ay - by);
}

// (1 - (d/R)^2)^2 in 1/256, for many points: the division by R^4 is made once.
typedef struct Fall {
    int radius2;
    uint64_t inverse; // 1/2^63
} Fall;

static Fall fall_of(int radius) {
    uint64_t r = (uint64_t)radius, r2 = r * r;
    return (Fall){.radius2 = radius * radius, .inverse = ((uint64_t)1 << 63) / (r2 * r2) + 1};
}

static int fall_at(const Fall *fall, int d2) {
    int near = int_max(fall->radius2 - d2, 0);
    uint64_t rest = (uint64_t)near;
    return (int)(rest * rest * fall->inverse >> 55);
}

// (1 - d/R)^2 in 1/256.
static int glow_falloff(int d2, int radius) {
    if (d2 >= radius * radius) return 0;
    int d = (int)int_sqrt((uint64_t)d2 * 256), r = radius * 16;
    return (r - d) * (r - d) / (r * r / FIELD_ONE);
}

// A wide circle of light around the flame's cell, and a smaller, brighter one around the flame.
static void make_kernel(Kernel *kernel, FlameKind kind) {
    const LampShape *shape = &SHAPES[kind];
    int radius = FLAMES[kind].radius, edge = FLAME_RADIUS_MAX * CELL_PX;
    Fall wide = fall_of(radius_px(radius)), narrow = fall_of(radius_px(radius - 1));
    for (int j = 0; j < LAMP_NODES; j++) {
        for (int i = 0; i < LAMP_NODES; i++) {
            int x = i * NODE_PX - edge, y = j * NODE_PX - edge,
                flame2 = distance2(x, y, shape->at.x, shape->at.y);
            int pool = fall_at(&wide, distance2(x, y, CELL_PX / 2, CELL_PX / 2));
            int light = (pool * 3 + fall_at(&narrow, flame2) * 3) / 4;
            int glow = glow_falloff(flame2, shape->glow);
            kernel->light[j * LAMP_NODES + i] =
                (uint16_t)(int_max(light, LEAST_LIGHT) * shape->power / FIELD_ONE);
            kernel->glow[j * LAMP_NODES + i] = (uint16_t)(glow * GLOW_PEAK / FIELD_ONE);
        }
    }
}

static bool same_flame(const Flame *a, const Flame *b) {
    return a->kind == b->kind && vec_eq(a->cell, b->cell);
}

static const Flame *find_flame(const World *world, const Flame *flame) {
    for (int i = 0; i < world->cache.flame_count; i++) {
        if (same_flame(&world->cache.flames[i], flame)) return &world->cache.flames[i];
    }
    return NULL;
}

static bool has_lamp(const Lamps *lamps, int count, const Flame *flame) {
    for (int i = 0; i < count; i++) {
        if (same_flame(&lamps->at[i].flame, flame)) return true;
    }
    return false;
}

// Lamps that are gone begin to fade out; new ones fade in.
static void note_flames(Lamps *lamps, const World *world) {
    int before = lamps->count;
    for (int i = 0; i < before; i++) {
        const Flame *flame = find_flame(world, &lamps->at[i].flame);
        lamps->at[i].burns = flame != NULL;
        if (flame != NULL) lamps->at[i].flame = *flame;
    }
    for (int i = 0; i < world->cache.flame_count && lamps->count < lamps->max; i++) {
        if (!has_lamp(lamps, before, &world->cache.flames[i]))
            lamps->at[lamps->count++] = (Lamp){.flame = world->cache.flames[i], .burns = true};
    }
    lamps->changes = world->cache.flame_changes;
    lamps->fading = true;
}

// Moves all lamps one step, and removes those that have faded out.
static void fade(Lamps *lamps) {
    int kept = 0;
    lamps->fading = false;
    for (int i = 0; i < lamps->count; i++) {
        Lamp lamp = lamps->at[i];
        lamp.shown = fade_towards(lamp.shown, lamp.burns);
        lamps->fading |= lamp.burns ? lamp.shown < FADE_FULL : true;
        if (lamp.burns || lamp.shown > 0) lamps->at[kept++] = lamp;
    }
    lamps->count = kept;
}

void lamps_tick(Lamps *lamps, const World *world) {
    int lantern = radius_px(flames_lantern_radius(world)), step = LANTERN_STEP_PX;
    if (lamps->changes != world->cache.flame_changes) note_flames(lamps, world);
    if (lamps->fading) fade(lamps);
    lamps->lantern += int_clamp(lantern - lamps->lantern, -step, step);
}

bool lamps_init(Lamps *lamps, const World *world) {
    *lamps = (Lamps){.max = world->cache.flame_max + LAMPS_FADING,
                     .lantern = radius_px(flames_lantern_radius(world))};
    lamps->at = calloc((size_t)lamps->max, sizeof *lamps->at);
    if (lamps->at == NULL) return false;
    note_flames(lamps, world);
    for (int i = 0; i < lamps->count; i++) lamps->at[i].shown = FADE_FULL;
    for (int kind = 0; kind < FLAME_KIND_COUNT; kind++) make_kernel(&lamps->kernels[kind], (FlameKind)kind);
    return true;
}

void lamps_free(Lamps *lamps) {
    free(lamps->at);
    *lamps = (Lamps){0};
}

bool lamp_flame(const Lamp *lamp, Vec *px) {
    Vec cell = lamp->flame.cell, at = SHAPES[lamp->flame.kind].at;
    *px = (Vec){cell.x * CELL_PX + at.x, cell.y * CELL_PX + at.y};
    return lamp->flame.kind != FLAME_STAIRS;
}

static int beat(int index, uint32_t number) {
    return (int)(hash_mix((uint64_t)number << 32 | (uint32_t)index) % (2 * SWING + 1)) - SWING;
}

int lamp_flicker(int index, uint32_t clock) {
    int part = (int)(clock % BEAT);
    return FIELD_ONE +
           (beat(index, clock / BEAT) * (BEAT - part) + beat(index, clock / BEAT + 1) * part) / BEAT;
}

// The cells around a light: how much each is lit by it, 0..255. One more cell on each side is dark.
enum { MASK_RADIUS_MAX = 6, MASK_SIDE_MAX = 2 * MASK_RADIUS_MAX + 3 };
_Static_assert((int)LANTERN_RADIUS <= (int)MASK_RADIUS_MAX && (int)FLAME_RADIUS_MAX <= (int)MASK_RADIUS_MAX,
               "the masks hold every light");

typedef struct Mask {
    Vec first; // the cell at its corner
    int side;
    uint8_t cells[MASK_SIDE_MAX][MASK_SIDE_MAX];
} Mask;

static Mask mask_around(Vec source, int radius) {
    return (Mask){.first = {source.x - radius - 1, source.y - radius - 1}, .side = 2 * radius + 3};
}

static Mask lamp_mask(const Lamp *lamp) {
    const Flame *flame = &lamp->flame;
    int radius = FLAMES[flame->kind].radius;
    Mask mask = mask_around(flame->cell, radius);
    for (int y = 1; y < mask.side - 1; y++) {
        for (int x = 1; x < mask.side - 1; x++) {
            bool lit = lit_by(&flame->fov, flame->cell, radius, vec_add(mask.first, (Vec){x, y}));
            mask.cells[y][x] = lit ? lamp->shown : 0;
        }
    }
    return mask;
}

// The mask of the hero's light. It is one cell wider than the rules' radius, because the circle that fades
// out behind him counts too.
static Mask hand_mask(const Grid *lit, Vec cell, int radius) {
    Mask mask = mask_around(cell, radius);
    for (int y = 1; y < mask.side - 1; y++) {
        for (int x = 1; x < mask.side - 1; x++) {
            mask.cells[y][x] = grid_get(lit, vec_add(mask.first, (Vec){x, y}), 0);
        }
    }
    return mask;
}

enum { MASK_NODES_MAX = (MASK_SIDE_MAX - 2) * NODES_A_CELL + 1 + FIELD_SPARE };

static uint8_t least_of(uint8_t a, uint8_t b) {
    return a < b ? a : b;
}

// The least value of the cells that each node in row j touches, 0..256, counted from the upper left of mask
// cell (1, 1).
static void mask_row(const Mask *mask, int j, uint16_t row[MASK_NODES_MAX]) {
    int y1 = j / NODES_A_CELL + 1, y0 = j % NODES_A_CELL == 0 ? y1 - 1 : y1;
    uint16_t cells[MASK_SIDE_MAX];
    for (int x = 0; x < mask->side; x++) {
        uint8_t least = least_of(mask->cells[y0][x], mask->cells[y1][x]);
        cells[x] = (uint16_t)(least + (least >> 7));
    }
    for (int x = 1; x < mask->side; x++) {
        uint16_t *node = &row[(ptrdiff_t)(x - 1) * NODES_A_CELL];
        node[0] = cells[x - 1] < cells[x] ? cells[x - 1] : cells[x];
        for (int i = 1; i < NODES_A_CELL && x < mask->side - 1; i++) node[i] = cells[x];
    }
}

// The nodes of a mask that are on the grid. `node` is the first one of cell (1, 1); `span` counts from it.
typedef struct Span {
    Vec node;
    int x0, x1, y0, y1;
} Span;

static Span mask_span(const Mask *mask, const LightGrid *grid) {
    Vec node = light_grid_top_left_node(grid, vec_add(mask->first, (Vec){1, 1}));
    int nodes = (mask->side - 2) * NODES_A_CELL + 1;
    return (Span){.node = node,
                  .x0 = int_clamp(-node.x, 0, nodes),
                  .x1 = int_clamp(grid->w - node.x, 0, nodes),
                  .y0 = int_max(0, -node.y),
                  .y1 = int_min(nodes, grid->h - node.y)};
}

// Row j of the mask, where it is on the grid. `row` holds the last result, because all rows inside a cell
// are equal.
static const uint16_t *span_row(const Mask *mask, const Span *span, int j, uint16_t row[MASK_NODES_MAX]) {
    if (j % NODES_A_CELL <= 1 || j == span->y0) mask_row(mask, j, row);
    for (int i = 0; i < FIELD_SPARE; i++) row[span->x1 + i] = 0;
    return row + span->x0;
}

// The width of a span in nodes. Rows are processed eight nodes at a time, so slightly beyond their end.
static int span_count(const Span *span) {
    return (int_max(span->x1 - span->x0, 0) + FIELD_SPARE - 1) / FIELD_SPARE * FIELD_SPARE;
}

// Adds light to a row of nodes, up to `most` in all: light that is there already counts.
static void add_row(uint16_t *restrict to, const uint16_t *restrict more, int colour, int most, int count) {
    for (int i = 0; i < count; i++) {
        int16_t part = (int16_t)field_part(more[i], (uint16_t)colour), room = (int16_t)(most - to[i]);
        room = room > 0 ? room : 0;
        to[i] = (uint16_t)(to[i] + (part < room ? part : room));
    }
}

static void raise_row(uint16_t *restrict to, const uint16_t *restrict least, int count) {
    for (int i = 0; i < count; i++) {
        int16_t was = (int16_t)to[i], lit = (int16_t)least[i];
        to[i] = (uint16_t)(was > lit ? was : lit);
    }
}

// Adds a light's colours to a row. `most`: the limit for a channel of 256; 0: no limit.
static void light_row(const LightTarget *shine, int node, const uint16_t *strength, const uint16_t *lit,
                      const int colour[3], int most, int count) {
    for (int k = 0; k < 3; k++) {
        int limit = most > 0 ? most * colour[k] / FIELD_ONE : FIELD_MOST;
        add_row(shine->light[k].at + node, strength, colour[k], limit, count);
    }
    raise_row(shine->lit->at + node, lit, count);
}

// strength = strength * power * lit
static void weaken_row(uint16_t *restrict strength, const uint16_t *restrict kernel, int power,
                       const uint16_t *restrict lit, int count) {
    for (int i = 0; i < count; i++) strength[i] = field_part(field_part(kernel[i], (uint16_t)power), lit[i]);
}

// Adds haze wherever a light shines.
static void haze_row(uint16_t *restrict haze, const uint16_t *restrict kernel, int power, int seen,
                     const uint16_t *restrict lit, int count) {
    for (int i = 0; i < count; i++) {
        uint16_t glow = (uint16_t)((uint32_t)(uint16_t)(kernel[i] * power) * (uint16_t)seen >> 16);
        haze[i] = lit[i] > 0 ? glow : 0;
    }
}

// `seen`: how much the light's cell is in sight. The haze is not seen beyond.
static void lamp_shine(const Lamps *lamps, const Lamp *lamp, int power, int seen, const LightTarget *shine) {
    const Kernel *kernel = &lamps->kernels[lamp->flame.kind];
    const LampShape *shape = &SHAPES[lamp->flame.kind];
    Mask mask = lamp_mask(lamp);
    Span span = mask_span(&mask, shine->grid);
    int inset = (FLAME_RADIUS_MAX - FLAMES[lamp->flame.kind].radius) * NODES_A_CELL;
    int count = span_count(&span), hazy = shape->most > 0 ? GLOW_PEAK : FIELD_MOST;
    uint16_t row[MASK_NODES_MAX], strength[MASK_NODES_MAX];
    for (int j = span.y0; j < span.y1; j++) {
        const uint16_t *lit = span_row(&mask, &span, j, row);
        int node = light_grid_index(shine->grid, span.node.x + span.x0, span.node.y + j),
            at = (j + inset) * LAMP_NODES + span.x0 + inset;
        weaken_row(strength, kernel->light + at, power, lit, count);
        light_row(shine, node, strength, lit, shape->colour, shape->most, count);
        haze_row(strength, kernel->glow + at, power, seen, lit, count);
        add_row(shine->glow->at + node, strength, FIELD_ONE, hazy, count);
    }
}

void lamps_add_light(const Lamps *lamps, const Fades *fades, uint32_t clock, bool flicker,
                     const LightTarget *shine) {
    Rect cells = shine->grid->cells;
    for (int i = 0; i < lamps->count; i++) {
        const Lamp *lamp = &lamps->at[i];
        int radius = FLAMES[lamp->flame.kind].radius;
        Rect near = {cells.x - radius, cells.y - radius, cells.w + 2 * radius, cells.h + 2 * radius};
        if (!rect_has(near, lamp->flame.cell)) continue;
        bool steady = !flicker || SHAPES[lamp->flame.kind].calm;
        int seen = grid_get(&fades->visible, lamp->flame.cell, 0) * lamp->shown / FADE_FULL;
        lamp_shine(lamps, lamp, steady ? FIELD_ONE : lamp_flicker(i, clock), seen, shine);
    }
}

// A light that moves by px; `reach` is its radius in px.
typedef struct Hand {
    const int *colour;
    Vec px;
    int reach, power, least;
} Hand;

static void hand_shine(const Mask *mask, const Hand *hand, const LightTarget *shine) {
    Span span = mask_span(mask, shine->grid);
    Vec from = {(mask->first.x + 1) * CELL_PX - hand->px.x, (mask->first.y + 1) * CELL_PX - hand->px.y};
    Fall fall = fall_of(hand->reach);
    int count = span_count(&span);
    uint16_t row[MASK_NODES_MAX], strength[MASK_NODES_MAX];
    for (int j = span.y0; j < span.y1; j++) {
        const uint16_t *lit = span_row(mask, &span, j, row);
        for (int i = 0; i < count; i++) {
            Vec way = {from.x + (span.x0 + i) * NODE_PX, from.y + j * NODE_PX};
            strength[i] =
                (uint16_t)int_max(fall_at(&fall, vec_square(way)) * hand->power / FIELD_ONE, hand->least);
        }
        int node = light_grid_index(shine->grid, span.node.x + span.x0, span.node.y + j);
        for (int i = 0; i < count; i++) strength[i] = field_part(strength[i], lit[i]);
        light_row(shine, node, strength, lit, hand->colour, 0, count);
    }
}

// The light that comes through the shut lantern's gaps.
static int shutter_power(int reach) {
    int shut = radius_px(SHUT_RADIUS), open = radius_px(LANTERN_RADIUS);
    return SHUT_POWER + (OPEN_POWER - SHUT_POWER) * int_clamp(reach - shut, 0, open - shut) / (open - shut);
}

void lantern_add_light(const Lamps *lamps, const Fades *fades, Vec px, const LightTarget *shine) {
    Mask mask = hand_mask(&fades->lantern, cell_of_px(px), MASK_RADIUS_MAX);
    Hand hand = {.colour = LANTERN_COLOUR, .px = px, .reach = lamps->lantern};
    hand.power = shutter_power(lamps->lantern);
    hand.least = LANTERN_LEAST;
    hand_shine(&mask, &hand, shine);
}

void hand_torch_add_light(const Fades *fades, Vec px, int power_256ths, const LightTarget *shine) {
    Mask mask = hand_mask(&fades->brand, cell_of_px(px), BRAND_RADIUS + 1);
    Hand hand = {.colour = SHAPES[FLAME_BRAND].colour, .px = px, .reach = radius_px(BRAND_RADIUS)};
    hand.power = power_256ths * 5 / 4;
    hand.least = LEAST_LIGHT;
    hand_shine(&mask, &hand, shine);
}
