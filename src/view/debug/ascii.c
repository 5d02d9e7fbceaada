#include "view/debug/ascii.h"

#include "base/fail.h"
#include "map/level.h"
#include "view/canvas/atlas.h"
#include "view/canvas/camera.h"
#include "view/canvas/panel.h"
#include "view/debug/letters.h"
#include "view/debug/plan.h"
#include "view/scene/noise_rings.h"

enum { LETTER_PX = 16, LETTER_SCALE = 2, PICTURE_W = 640, LETTERS_MAX = 4096 };

typedef struct Window {
    Rect cells;
    int side; // px of a letter's square
} Window;

// The first row that is shown. The hero stays clear of the panels, which cover at most the upper and lower
// third.
static int first_row(const World *world, int hero, int shown) {
    int first = letters_scroll_start(hero, shown, world->level.tiles.h);
    return int_clamp(first, hero - shown * 6 / 10, hero - shown * 4 / 10);
}

static Window window_of(const World *world, Vec size) {
    Window window = {.side = LETTER_PX * (size.x >= 2 * PICTURE_W ? 2 : 1)};
    Vec hero = cell_of(world->actors[HERO].pos);
    window.cells.w = int_max(size.x / window.side, 1);
    window.cells.h = int_min(size.y / window.side, LETTERS_MAX / window.cells.w);
    window.cells.x = letters_scroll_start(hero.x, window.cells.w, world->level.tiles.w);
    window.cells.y = first_row(world, hero.y, window.cells.h);
    return window;
}

Rect ascii_square(const World *world, Vec size, Vec cell) {
    Window window = window_of(world, size);
    return (Rect){(cell.x - window.cells.x) * window.side, (cell.y - window.cells.y) * window.side,
                  window.side, window.side};
}

Vec ascii_cell(const World *world, Vec size, Vec px) {
    Window window = window_of(world, size);
    return (Vec){window.cells.x + floor_div(px.x, window.side),
                 window.cells.y + floor_div(px.y, window.side)};
}

// Draws a letter in the middle of a square of `side` px.
static void draw_letter(const Ui *ui, Image *to, Vec at, int side, const Letter *letter) {
    char text[2] = {letter->glyph, '\0'};
    int scale = side * LETTER_SCALE / LETTER_PX, width = (font_width(ui->font, text) - 1) * scale;
    at = vec_add(at, (Vec){(side - width) / 2, (side - FONT_CAP_PX * scale) / 2});
    font_draw_flat(ui->font, to, at, scale, letter->colour, text);
}

// Letters come last, because some reach into the square below.
void ascii_draw(const Ui *ui, const World *world, Image *to) {
    Letter letters[LETTERS_MAX];
    Window window = window_of(world, (Vec){to->w, to->h});
    int wide = window.cells.w, count = wide * window.cells.h, side = window.side;
    letters_fill(world, window.cells, letters);
    image_fill(to, (Rect){0, 0, to->w, to->h}, LETTERS_BACK);
    for (int i = 0; i < count; i++)
        image_fill(to, (Rect){i % wide * side, i / wide * side, side, side}, letters[i].back);
    for (int i = 0; i < count; i++) {
        Vec at = {i % wide * side, i / wide * side};
        if (letters[i].glyph != '\0') draw_letter(ui, to, at, side, &letters[i]);
    }
}
