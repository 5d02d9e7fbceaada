#include "view/light/light.h"

#include "view/light/lamps.h"
#include "view/light/toll_light.h"

static const int GLOW_COLOUR[3] = {255, 128, 36};
static const int CHILL_COLOUR[3] = {22, 40, 66};
static const int COOL[3] = {208, 236, 268}; // what is left of each colour while the hero is hidden

enum { BRAND_INDEX = -1 }; // the torch in his hand, for its flicker

bool light_init(Light *light, const World *world, const ShownLevel *shown) {
    light->hidden = flames_hero_seen_afar(world) ? 0 : FADE_FULL;
    light->day = world->classic;
    light->ambient = theme_ambient_light(world);
    light->clock = world->tick; // flames are in the same phase, wherever one looks from
    if (fades_init(&light->fades, world, shown) && lamps_init(&light->lamps, world)) return true;
    light_free(light);
    return false;
}

void light_free(Light *light) {
    fades_free(&light->fades);
    lamps_free(&light->lamps);
}

void light_tick(Light *light, const World *world, const ShownLevel *shown) {
    fades_tick(&light->fades, world, shown);
    lamps_tick(&light->lamps, world);
    light->hidden = fade_towards((uint8_t)light->hidden, !flames_hero_seen_afar(world));
    light->clock++;
}

// What is not explored stays dark to its edge, so that the blur shows nothing beyond it.
static void prepare_sight(Light *light) {
    LightGrid *grid = &light->grid;
    field_fill_average(&light->visible, grid, &light->fades.visible);
    field_fill_least(&light->explored, grid, &light->fades.explored);
    if (light->fades.any_stale) field_fill_average(&light->stale, grid, &light->fades.stale);
    if (!light->fades.any_stale) field_clear(&light->stale, grid);
    field_copy(&light->lit, grid, &light->explored);
    field_blur(&light->visible, grid);
    field_blur(&light->explored, grid);
    field_limit(&light->explored, grid, &light->lit);
    field_limit(&light->visible, grid, &light->explored);
}

static void prepare_day(Light *light) {
    enum { DAY = 190 };
    for (int k = 0; k < 3; k++) field_fill(&light->light[k], &light->grid, DAY - light->ambient[k] / 2);
    field_clear(&light->glow, &light->grid);
}

// lesson: drawn light
// The blur must not carry light into unlit cells.
static void prepare_shine(Light *light, Vec hero) {
    LightGrid *grid = &light->grid;
    for (int k = 0; k < 3; k++) field_clear(&light->light[k], grid);
    field_clear(&light->glow, grid);
    field_clear(&light->lit, grid);
    LightTarget shine = {.grid = grid, .light = light->light, .glow = &light->glow, .lit = &light->lit};
    lamps_add_light(&light->lamps, &light->fades, light->clock, light->flicker, &shine);
    lantern_add_light(&light->lamps, &light->fades, hero, &shine);
    if (light->fades.any_brand)
        hand_torch_add_light(&light->fades, hero,
                             light->flicker ? lamp_flicker(BRAND_INDEX, light->clock) : FIELD_ONE, &shine);
    for (int k = 0; k < 3; k++) {
        field_blur(&light->light[k], grid);
        field_scale(&light->light[k], grid, &light->lit);
    }
}
// lesson ends

// How much of a colour the ground shows, depending on how much the hero is hidden. It is a little less than
// what stands on the ground shows, which so stands out.
static uint16_t tint(const Light *light, int k) {
    enum { GROUND = 224 };
    if (!light->flicker) return GROUND;
    return (uint16_t)((FIELD_ONE + (COOL[k] - FIELD_ONE) * light->hidden / FADE_FULL) * GROUND / FIELD_ONE);
}

// The full value up to 1; a quarter of the rest up to 2.
static inline uint16_t lit_channel(uint16_t light) {
    int16_t over = (int16_t)(light - FIELD_ONE), under = over < 0 ? over : 0;
    int16_t part = (int16_t)((over - under) >> 2);
    return (uint16_t)(FIELD_ONE + under + (part < FIELD_ONE ? part : FIELD_ONE));
}

// A row of nodes by channels.
typedef struct Lanes {
    uint16_t at[CHANNELS][LIGHT_GRID_W];
} Lanes;

static void interleave(Channels *restrict to, const Lanes *restrict lanes, int w) {
    for (int i = 0; i < w; i++) {
        for (int k = 0; k < CHANNELS; k++) to[i][k] = lanes->at[k][i];
    }
}

static void repeat(Channels *restrict to, const uint16_t *restrict lane, int w) {
    for (int i = 0; i < w; i++) {
        for (int k = 0; k < CHANNELS; k++) to[i][k] = lane[i];
    }
}

static void fill_lane(uint16_t *lane, int value, int w) {
    for (int i = 0; i < w; i++) lane[i] = (uint16_t)value;
}

// The parts of a row of nodes, of FIELD_ONE: visible; unknown; covered by haze; remembered.
typedef struct Parts {
    uint16_t seen[LIGHT_GRID_W], dark[LIGHT_GRID_W], haze[LIGHT_GRID_W], known[LIGHT_GRID_W];
} Parts;

static void part_row(const Light *light, int node, Parts *parts, int w) {
    enum { HAZE_MOST = 384 };
    for (int i = 0; i < w; i++) {
        uint16_t seen = light->visible.at[node + i], hidden = (uint16_t)(FIELD_ONE - seen);
        uint16_t dark = field_part(hidden, (uint16_t)(FIELD_ONE - light->explored.at[node + i]));
        int16_t glow = (int16_t)light->glow.at[node + i];
        parts->seen[i] = seen;
        parts->dark[i] = dark;
        parts->haze[i] = field_part(seen, (uint16_t)(glow < HAZE_MOST ? glow : HAZE_MOST));
        parts->known[i] = (uint16_t)(hidden - dark);
    }
    for (int i = 0; i < w && light->fades.any_stale; i++)
        parts->known[i] =
            field_part(parts->known[i], (uint16_t)(2 * FIELD_ONE - light->stale.at[node + i])) / 2;
}

static void lit_row(uint16_t *restrict lane, const uint16_t *restrict shine, const Parts *restrict parts,
                    int ambient, int part, int w) {
    for (int i = 0; i < w; i++) {
        uint16_t lit = field_part(lit_channel((uint16_t)(ambient + shine[i])), (uint16_t)part);
        lane[i] = field_part(parts->seen[i], lit);
    }
}

static void haze_row(uint16_t *restrict lane, const Parts *restrict parts, int glow, int w) {
    for (int i = 0; i < w; i++)
        lane[i] = (uint16_t)((uint32_t)(uint16_t)(parts->haze[i] << 2) * (uint16_t)(glow << 8) >> 16);
}

// Adds a toll's cold light to everything, known or not.
static void chill_row(uint16_t *restrict lane, const uint16_t *restrict ring, int cold, int w) {
    for (int i = 0; i < w; i++) lane[i] = (uint16_t)(lane[i] + (uint16_t)(ring[i] * cold) / 64);
}

static void uses_row(uint8_t *restrict uses, const Parts *restrict parts, int w) {
    for (int i = 0; i < w; i++) {
        uses[i] = (uint8_t)((parts->seen[i] > 0 ? USES_TEXEL : 0) | (parts->known[i] > 0 ? USES_MEMORY : 0) |
                            (parts->haze[i] > 0 ? USES_HAZE : 0) | (parts->dark[i] > 0 ? USES_ROCK : 0) |
                            (parts->known[i] == FIELD_ONE ? USES_ALL_MEMORY : 0));
    }
}

void light_fold_row(const Light *light, int y, FoldRow *to) {
    static const int SHIFTS[3] = {CHANNEL_R, CHANNEL_G, CHANNEL_B};
    int w = light->grid.w, node = light_grid_index(&light->grid, 0, y);
    Parts parts;
    Lanes a, c;
    part_row(light, node, &parts, w);
    for (int k = 0; k < 3; k++) {
        int byte = channel_index(SHIFTS[k]);
        lit_row(a.at[byte], light->light[k].at + node, &parts, light->ambient[k], tint(light, k), w);
        haze_row(c.at[byte], &parts, GLOW_COLOUR[k], w);
        if (light->chill.on) chill_row(c.at[byte], light->chill.front.at + node, CHILL_COLOUR[k], w);
    }
    fill_lane(a.at[channel_index(CHANNEL_A)], FIELD_ONE, w);
    fill_lane(c.at[channel_index(CHANNEL_A)], 255 * 4, w);
    interleave(to->a, &a, w);
    repeat(to->b, parts.known, w);
    interleave(to->c, &c, w);
    repeat(to->d, parts.dark, w);
    uses_row(to->uses, &parts, w);
    for (int i = 0; i < w && light->chill.on; i++)
        to->uses[i] |= light->chill.front.at[node + i] > 0 ? USES_HAZE : 0;
}

void light_prepare(Light *light, const ShownLevel *shown, const Camera *camera, Vec hero) {
    LightGrid *grid = &light->grid;
    light_grid_cover(grid, camera);
    prepare_sight(light);
    if (light->day) {
        prepare_day(light);
    } else {
        prepare_shine(light, hero);
    }
    toll_light_add(&light->chill, grid, shown, light->light);
}

void light_shade(const Light *light, Vec px, uint16_t shade[3]) {
    enum { LEAST = 97 }; // 38 % of FIELD_ONE
    for (int k = 0; k < 3; k++) {
        int value = int_min(light->ambient[k] + field_sample(&light->light[k], &light->grid, px), FIELD_ONE);
        shade[k] = (uint16_t)(LEAST + (FIELD_ONE - LEAST) * value / FIELD_ONE);
    }
}

void light_shade_body(const Light *light, Vec px, int luma, int wanted, uint16_t shade[3]) {
    enum { LEAST = 128, MOST = 268, EVEN = 108, GAIN_MOST = 440 };
    int sum = 0, values[3];
    for (int k = 0; k < 3; k++) {
        int value = light->ambient[k] + field_sample(&light->light[k], &light->grid, px);
        values[k] = int_min(LEAST + value * 7 / 10, MOST);
        sum += values[k];
    }
    int even = EVEN * FIELD_ONE / luma, bright = wanted * FIELD_ONE / luma * 3 * FIELD_ONE / sum;
    int gain = int_clamp(int_max(even, bright), FIELD_ONE, GAIN_MOST);
    for (int k = 0; k < 3; k++) shade[k] = (uint16_t)int_min(values[k] * gain / FIELD_ONE, MOST);
}

int light_visibility_at(const Light *light, Vec px) {
    return field_sample(&light->visible, &light->grid, px);
}
int light_staleness_at(const Light *light, Vec px) {
    return field_sample(&light->stale, &light->grid, px);
}
int light_explored_at(const Light *light, Vec px) {
    return field_sample(&light->explored, &light->grid, px);
}
