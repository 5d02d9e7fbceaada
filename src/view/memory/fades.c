#include "view/memory/fades.h"

#include "map/balance_light.h"

typedef struct Rules {
    const World *world;
    const ShownLevel *shown;
    int lantern, brand; // radii in cells; -1: none
} Rules;

static Rules rules_of(const World *world, const ShownLevel *shown) {
    bool brand = world->hero.bag.hand == ITEM_BRAND;
    return (Rules){world, shown, flames_lantern_radius(world), brand ? BRAND_RADIUS : -1};
}

static bool lit_from_hand(const World *world, int radius, Vec cell) {
    return radius >= 0 && lit_by(&world->cache.view, world->cache.hero_cell, radius, cell);
}

static void step(Grid *grid, size_t i, bool full) {
    grid->cells[i] = fade_towards(grid->cells[i], full);
}

static void fade_cell(Fades *fades, const Rules *rules, Vec cell) {
    const World *world = rules->world;
    size_t i = grid_index(&fades->visible, cell);
    uint8_t known = world->known.explored.cells[i];
    bool bare = shown_wave_reveals(rules->shown, world, cell);
    step(&fades->visible, i, bare || shown_is_in_sight(rules->shown, world, cell));
    step(&fades->explored, i, bare || known != KNOWN_NOT);
    step(&fades->stale, i, known == KNOWN_STALE && shown_wave_delay_ticks(rules->shown, cell) == 0);
    step(&fades->lantern, i, lit_from_hand(world, rules->lantern, cell));
    step(&fades->brand, i, lit_from_hand(world, rules->brand, cell));
    fades->any_stale |= fades->stale.cells[i] != 0;
    fades->any_brand |= fades->brand.cells[i] != 0;
}

void fades_tick(Fades *fades, const World *world, const ShownLevel *shown) {
    Rules rules = rules_of(world, shown);
    Rect near = shown_area_near_hero(world);
    fades->any_stale = fades->any_brand = false;
    for (int y = near.y; y < near.y + near.h; y++) {
        for (int x = near.x; x < near.x + near.w; x++) fade_cell(fades, &rules, (Vec){x, y});
    }
}

static void settle(Fades *fades, const World *world) {
    size_t count = (size_t)fades->explored.w * (size_t)fades->explored.h;
    for (size_t i = 0; i < count; i++) {
        fades->explored.cells[i] = world->known.explored.cells[i] != KNOWN_NOT ? FADE_FULL : 0;
        fades->stale.cells[i] = world->known.explored.cells[i] == KNOWN_STALE ? FADE_FULL : 0;
    }
}

bool fades_init(Fades *fades, const World *world, const ShownLevel *shown) {
    int w = world->level.tiles.w, h = world->level.tiles.h;
    *fades = (Fades){0};
    if (!grid_init(&fades->visible, w, h) || !grid_init(&fades->explored, w, h) ||
        !grid_init(&fades->stale, w, h) || !grid_init(&fades->lantern, w, h) ||
        !grid_init(&fades->brand, w, h)) {
        fades_free(fades);
        return false;
    }
    settle(fades, world);
    for (int value = 0; value < FADE_FULL; value += FADE_STEP) fades_tick(fades, world, shown);
    return true;
}

void fades_free(Fades *fades) {
    grid_free(&fades->visible);
    grid_free(&fades->explored);
    grid_free(&fades->stale);
    grid_free(&fades->lantern);
    grid_free(&fades->brand);
}
