// The wave's front and the glow behind it are brightest shortly after the front passes a point, and then
// fade.
#include "view/light/toll_light.h"

enum {
    TICK = WAVE_PART,
    AHEAD = 3 * TICK, // the front is seen so long before it arrives
    CREST = TICK / 2, // and is brightest so long after
    RING = 6 * TICK,  // from then until it has passed
    RISE = 2 * TICK,  // in which the glow grows
    GLOW = REVEAL_TICKS * TICK,
    EBB = 9 * TICK,
    GLOW_LEFT = 110, // of FIELD_ONE, when it starts to fade
    GLOW_STILL = 170,
    HELD_SHARE = 30, // how much of the glow falls on held cells, of FIELD_ONE
    EBB_TICKS = 20   // if motion is reduced
};

static const int GLOW_COLOUR[3] = {130, 185, 270}, FRONT_COLOUR[3] = {110, 145, 200}; // 1/256

// Interpolates from `from` to `to` while `at` goes from 0 to `length`.
static int between(int from, int to, int at, int length) {
    return from + (to - from) * int_clamp(at, 0, length) / length;
}

static int front_at(int past) {
    return past < CREST ? between(0, FIELD_ONE, past + AHEAD, AHEAD + CREST)
                        : between(FIELD_ONE, 0, past - CREST, RING);
}

static int glow_at(int past) {
    if (past < RISE) return between(0, FIELD_ONE, past, RISE);
    if (past < GLOW) return between(FIELD_ONE, GLOW_LEFT, past - RISE, GLOW - RISE);
    return between(GLOW_LEFT, 0, past - GLOW, EBB);
}

static int still_glow(const TollWave *wave) {
    return between(GLOW_STILL, 0, wave->age - REVEAL_STILL_TICKS, EBB_TICKS);
}

typedef struct Glow {
    uint16_t at[LIGHT_GRID_W];
} Glow;

// A row of nodes, `down` px below the bell, from `across` px right of it on. Each root is searched near the
// one before.
static void shine_row(uint16_t *front, Glow *glow, int across, int down, int w, int age) {
    int root = (int)int_sqrt((uint64_t)vec_square((Vec){across, down}));
    for (int i = 0; i < w; i++, across += NODE_PX) {
        int square = across * across + down * down;
        while (root * root > square) root--;
        while ((root + 1) * (root + 1) <= square) root++;
        int past = age * WAVE_PART - wave_arrival_tick_parts(root);
        front[i] = (uint16_t)front_at(past);
        glow->at[i] = (uint16_t)glow_at(past);
    }
}

static void still_row(uint16_t *front, Glow *glow, int w, const TollWave *wave) {
    for (int i = 0; i < w; i++) {
        front[i] = 0;
        glow->at[i] = (uint16_t)still_glow(wave);
    }
}

static void add_row(uint16_t *restrict light, const uint16_t *restrict front, const Glow *restrict glow,
                    const uint16_t *restrict share, int k, int w) {
    for (int i = 0; i < w; i++) {
        int part = HELD_SHARE + share[i] * (FIELD_ONE - HELD_SHARE) / FIELD_ONE;
        int more = (front[i] * FRONT_COLOUR[k] + glow->at[i] * part / FIELD_ONE * GLOW_COLOUR[k]) / FIELD_ONE;
        light[i] = (uint16_t)(light[i] + more);
    }
}

void toll_light_add(TollLight *chill, LightGrid *grid, const ShownLevel *shown, Field *light) {
    const TollWave *wave = &shown->wave;
    Vec px = {grid->cells.x * CELL_PX - (wave->centre.x * CELL_PX + CELL_PX / 2),
              grid->cells.y * CELL_PX - (wave->centre.y * CELL_PX + CELL_PX / 2)};
    chill->on = wave_runs(wave);
    if (!chill->on) return;
    field_fill_average(&chill->share, grid, &shown->rebuilt);
    for (int y = 0; y < grid->h; y++) {
        Glow glow;
        int node = light_grid_index(grid, 0, y);
        uint16_t *front = chill->front.at + node;
        if (wave->still) {
            still_row(front, &glow, grid->w, wave);
        } else {
            shine_row(front, &glow, px.x, px.y + y * NODE_PX, grid->w, wave->age);
        }
        for (int k = 0; k < 3; k++)
            add_row(light[k].at + node, front, &glow, chill->share.at + node, k, grid->w);
    }
}
