#include "view/effects/effects.h"

#include "base/hash.h"
#include "view/ground/ground.h"

#include <string.h>

enum {
    PX = 16,
    CRUMBLE_AT = REVEAL_TICKS - 6, // ticks after the wave has passed
    CRUMBLE_TICKS = 10,            // the ticks in which a cell falls apart
    SPECKS_A_CELL = 10,
    LEAST_LIFE = 16,
    MORE_LIFE = 16,
    LONGEST = CRUMBLE_TICKS + LEAST_LIFE + MORE_LIFE,
    FADE = 12
};

void crumble_clear(Crumble *dust) {
    memset(dust, 0, sizeof *dust);
}

static int roll(Crumble *dust, int lo, int hi) {
    dust->dice += 0x9e3779b97f4a7c15u;
    return lo + (int)(hash_mix(dust->dice) % (uint64_t)(hi - lo + 1));
}

// A colour in the cold light of the wave.
static Colour chilled(Colour colour) {
    uint32_t r = (colour >> 16 & 255) * 200 / 256, g = (colour >> 8 & 255) * 240 / 256,
             b = (colour & 255) * 300 / 256;
    return r << 16 | g << 8 | (b < 255 ? b : 255);
}

static void crumble(Crumble *dust, Vec cell, const CellPicture *picture) {
    for (int i = 0; i < SPECKS_A_CELL; i++) {
        Speck *speck = &dust->at[dust->next];
        int x = roll(dust, 0, CELL_PX - 1), y = roll(dust, 0, CELL_PX - 1);
        *speck = (Speck){.pos = {(cell.x * CELL_PX + x) * PX, (cell.y * CELL_PX + y) * PX},
                         .colour = chilled(picture->seen[y * CELL_PX + x])};
        speck->vel.x = roll(dust, -5, 5);
        speck->vel.y = roll(dust, -6, 6);
        speck->age = (int16_t)-roll(dust, 0, CRUMBLE_TICKS);
        speck->life = (int16_t)roll(dust, LEAST_LIFE, LEAST_LIFE + MORE_LIFE);
        dust->next = (dust->next + 1) % SPECKS_MAX;
    }
    dust->left = LONGEST;
}

static void age_dust(Crumble *dust) {
    if (dust->left == 0) return;
    dust->left--;
    for (int i = 0; i < SPECKS_MAX; i++) {
        Speck *speck = &dust->at[i];
        if (speck->life == 0 || speck->age++ < 0) continue;
        speck->pos = vec_add(speck->pos, speck->vel);
        speck->vel.y++;
        if (speck->age >= speck->life) speck->life = 0;
    }
}

void crumble_tick(Crumble *dust, const World *world, const ShownLevel *shown, Ground *ground) {
    Rect near = shown_area_near_hero(world);
    age_dust(dust);
    if (!wave_runs(&shown->wave) || shown->wave.still) return;
    for (int y = near.y; y < near.y + near.h; y++) {
        for (int x = near.x; x < near.x + near.w; x++) {
            Vec cell = {x, y};
            bool falls =
                shown_wave_ticks(shown, cell) == CRUMBLE_AT && shown_wave_reveals(shown, world, cell);
            if (!falls || fov_has(&world->cache.view, cell)) continue;
            crumble(dust, cell, ground_shown_cell(ground, shown, cell).seen);
        }
    }
}

void crumble_draw(const Crumble *dust, const View *view) {
    for (int i = 0; i < SPECKS_MAX && dust->left > 0; i++) {
        const Speck *speck = &dust->at[i];
        if (speck->life == 0 || speck->age < 0) continue;
        Vec px = {floor_div(speck->pos.x, PX), floor_div(speck->pos.y, PX)};
        if (!camera_shows(&view->camera, px, 2)) continue;
        int left = speck->life - speck->age, size = left > FADE / 2 ? 2 : 1;
        uint32_t alpha = (uint32_t)(255 * int_min(left, FADE) / FADE);
        Vec at = camera_to_frame(&view->camera, px);
        image_fill(view->frame, (Rect){at.x, at.y, size, size}, alpha << 24 | speck->colour);
    }
}
