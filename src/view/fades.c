#include "view/fades.h"

enum { REACH_X = 24, REACH_Y = 16 }; // cells around the hero that the far frame can show, and some

static void fade_cell(Fades *fades, const World *world, Vec cell) {
    size_t i = grid_index(&fades->visible, cell);
    uint8_t *visible = &fades->visible.cells[i], *explored = &fades->explored.cells[i];
    uint8_t *lantern = &fades->lantern.cells[i];
    *visible = fade_towards(*visible, fov_has(&world->view, cell));
    *explored = fade_towards(*explored, world->explored.cells[i] != 0);
    *lantern = fade_towards(*lantern, lit_by(&world->view, world->hero_cell, LANTERN_RADIUS, cell));
}

void fades_tick(Fades *fades, const World *world) {
    Vec hero = world->hero_cell;
    int x0 = int_max(hero.x - REACH_X, 0), x1 = int_min(hero.x + REACH_X, fades->visible.w - 1);
    int y0 = int_max(hero.y - REACH_Y, 0), y1 = int_min(hero.y + REACH_Y, fades->visible.h - 1);
    for (int y = y0; y <= y1; y++) {
        for (int x = x0; x <= x1; x++) fade_cell(fades, world, (Vec){x, y});
    }
}

static void settle_explored(Fades *fades, const World *world) {
    size_t count = (size_t)fades->explored.w * (size_t)fades->explored.h;
    for (size_t i = 0; i < count; i++)
        fades->explored.cells[i] = world->explored.cells[i] != 0 ? FADE_FULL : 0;
}

bool fades_init(Fades *fades, const World *world) {
    int w = world->level.tiles.w, h = world->level.tiles.h;
    *fades = (Fades){0};
    if (!grid_init(&fades->visible, w, h) || !grid_init(&fades->explored, w, h) ||
        !grid_init(&fades->lantern, w, h)) {
        fades_free(fades);
        return false;
    }
    settle_explored(fades, world);
    for (int value = 0; value < FADE_FULL; value += FADE_STEP) fades_tick(fades, world);
    return true;
}

void fades_free(Fades *fades) {
    grid_free(&fades->visible);
    grid_free(&fades->explored);
    grid_free(&fades->lantern);
}
