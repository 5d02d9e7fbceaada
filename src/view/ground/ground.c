#include "view/ground/ground.h"

#include "view/canvas/sprites.h"
#include "view/ground/rock.h"

#include <stdlib.h>

// A remembered channel: three quarters of the colour and one of grey, so that brick and slate can still be
// told apart, then darkened by `part`.
static uint32_t faded(uint32_t channel, uint32_t luma, uint32_t part) {
    return (3 * channel + luma) * part >> 10;
}

static Colour remembered(Colour colour) {
    enum { R = 132, G = 142, B = 166 }; // 0.52, 0.55, 0.65
    uint32_t r = colour >> 16 & 255, g = colour >> 8 & 255, b = colour & 255;
    uint32_t luma = (uint32_t)colour_luma(colour);
    return (colour & 0xff000000) | faded(r, luma, R) << 16 | faded(g, luma, G) << 8 | faded(b, luma, B);
}

void colours_dim_memory(Colour *restrict to, const Colour *restrict from, int count) {
    for (int i = 0; i < count; i++) to[i] = remembered(from[i]);
}

void cell_picture_set(CellPicture *picture, const uint32_t *pixels) {
    for (int i = 0; i < CELL_PX * CELL_PX; i++) picture->seen[i] = 0xff000000 | pixels[i];
    colours_dim_memory(picture->memory, picture->seen, CELL_PX * CELL_PX);
}

static bool make_rock(Ground *ground) {
    Rock *rock = malloc(sizeof *rock);
    if (rock == NULL) return false;
    rock_init(rock);
    for (int i = 0; i < ROCK_CELLS * ROCK_CELLS; i++)
        cell_picture_set(&ground->pictures[GROUND_SLOTS + i], rock->pixels[i]);
    free(rock);
    return true;
}

bool ground_init(Ground *ground, const Atlas *atlas, Error *error) {
    *ground = (Ground){.atlas = atlas};
    if (!ground_art_find(&ground->art, atlas, error)) return false;
    ground->pictures = calloc(GROUND_SLOTS + ROCK_CELLS * ROCK_CELLS, sizeof *ground->pictures);
    if (image_init(&ground->scratch, CELL_PX, CELL_PX) && ground->pictures != NULL && make_rock(ground))
        return true;
    ground_free(ground);
    return sprites_no_memory(error);
}

void ground_set_theme(Ground *ground, ThemeKind theme) {
    const Theme *from = &THEMES[ground->theme], *to = &THEMES[theme];
    for (int i = 0; i < ROCK_CELLS * ROCK_CELLS && from != to; i++) {
        CellPicture *rock = &ground->pictures[GROUND_SLOTS + i];
        for (int k = 0; k < CELL_PX * CELL_PX; k++)
            rock->seen[k] = theme_recolour_rock(from, to, rock->seen[k]);
        cell_picture_set(rock, rock->seen);
    }
    ground->theme = theme;
}

void ground_free(Ground *ground) {
    image_free(&ground->scratch);
    free(ground->pictures);
    ground->pictures = NULL;
}

const CellPicture *ground_rock_picture(const Ground *ground, Vec cell) {
    return &ground->pictures[GROUND_SLOTS + rock_index(cell)];
}
