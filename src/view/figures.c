// A table of least, mean and most, and one bar a frame: work (tick and compose) in green, waiting to present
// above it in grey, against the line of a sixtieth of a second.
#include "view/figures.h"

#include <stdio.h>

enum {
    WIDTH = 178,
    HEIGHT = 112,
    EDGE = 9,
    COLUMN = 34,
    GRAPH_PX = 34,
    FRAME_US = 16667,
    GRAPH_W = WIDTH - 2 * EDGE
};

#define WORK_COLOUR 0xff74ba49u
#define LATE_COLOUR 0xfff06450u

static const char *const NAMES[FIGURE_COUNT] = {[FIGURE_FRAME] = "frame",
                                                [FIGURE_TICK] = "tick",
                                                [FIGURE_COMPOSE] = "compose",
                                                [FIGURE_PRESENT] = "present"};

void figures_add(Figures *figures, const uint32_t us[FIGURE_COUNT]) {
    for (int i = 0; i < FIGURE_COUNT; i++) figures->us[figures->at][i] = us[i];
    figures->at = (figures->at + 1) % FIGURES_KEPT;
    if (figures->count < FIGURES_KEPT) figures->count++;
}

FigureRange figures_range(const Figures *figures, Figure figure) {
    if (figures->count == 0) return (FigureRange){0};
    FigureRange range = {.least = UINT32_MAX};
    uint64_t sum = 0;
    for (int i = 0; i < figures->count; i++) {
        uint32_t us = figures->us[i][figure];
        if (us < range.least) range.least = us;
        if (us > range.most) range.most = us;
        sum += us;
    }
    range.mean = (uint32_t)(sum / (uint64_t)figures->count);
    return range;
}

static void draw_ms(const Ui *ui, Image *to, Vec right, Colour colour, uint32_t us) {
    char text[24];
    (void)snprintf(text, sizeof text, "%u.%02u", us / 1000, us % 1000 / 10);
    ui_text_right(ui, to, right, colour, text);
}

static void draw_row(const Figures *figures, const Ui *ui, Image *to, Rect row, Figure figure) {
    FigureRange range = figures_range(figures, figure);
    int right = row.x + row.w;
    font_draw(ui->font, to, (Vec){row.x, row.y}, 1, COLOUR_PALE, NAMES[figure]);
    draw_ms(ui, to, (Vec){right - 2 * COLUMN, row.y}, COLOUR_GREY, range.least);
    draw_ms(ui, to, (Vec){right - COLUMN, row.y}, COLOUR_CREAM, range.mean);
    draw_ms(ui, to, (Vec){right, row.y}, COLOUR_GREY, range.most);
}

// Twice a sixtieth of a second fills the height.
static int bar_px(uint32_t us) {
    return (int)(us < 2 * FRAME_US ? us * GRAPH_PX / (2 * FRAME_US) : GRAPH_PX);
}

static void draw_graph(const Figures *figures, Image *to, Vec at) {
    int bottom = at.y + GRAPH_PX;
    image_fill(to, (Rect){at.x, at.y, GRAPH_W, GRAPH_PX}, COLOUR_INK);
    for (int i = 0; i < figures->count; i++) {
        const uint32_t *us = figures->us[(figures->at + FIGURES_KEPT - figures->count + i) % FIGURES_KEPT];
        int frame = bar_px(us[FIGURE_FRAME]), work = bar_px(us[FIGURE_TICK] + us[FIGURE_COMPOSE]);
        bool late = us[FIGURE_FRAME] > FRAME_US * 3 / 2;
        int left = i * GRAPH_W / FIGURES_KEPT, width = (i + 1) * GRAPH_W / FIGURES_KEPT - left;
        image_fill(to, (Rect){at.x + left, bottom - frame, width, frame}, late ? LATE_COLOUR : COLOUR_IRON);
        image_fill(to, (Rect){at.x + left, bottom - work, width, work}, WORK_COLOUR);
    }
    image_fill(to, (Rect){at.x, bottom - bar_px(FRAME_US), GRAPH_W, 1}, 0x80f3f6eau);
}

Rect figures_draw(const Figures *figures, const Ui *ui, Image *to, Vec at) {
    char text[24];
    Rect panel = {at.x, at.y, WIDTH, HEIGHT},
         row = {at.x + EDGE, at.y + EDGE, WIDTH - 2 * EDGE, FONT_LINE_PX};
    uint32_t mean = figures_range(figures, FIGURE_FRAME).mean, tenths = mean == 0 ? 0 : 10000000u / mean;
    panel_draw(ui, to, panel);
    (void)snprintf(text, sizeof text, "%u.%u fps, ms:", tenths / 10, tenths % 10);
    font_draw(ui->font, to, (Vec){row.x, row.y}, 1, COLOUR_WHITE, text);
    ui_text_right(ui, to, (Vec){row.x + row.w - 2 * COLUMN, row.y}, COLOUR_STEEL, "min");
    ui_text_right(ui, to, (Vec){row.x + row.w - COLUMN, row.y}, COLOUR_STEEL, "avg");
    ui_text_right(ui, to, (Vec){row.x + row.w, row.y}, COLOUR_STEEL, "max");
    for (int i = 0; i < FIGURE_COUNT; i++) {
        row.y += FONT_LINE_PX;
        draw_row(figures, ui, to, row, (Figure)i);
    }
    draw_graph(figures, to, (Vec){row.x, row.y + FONT_LINE_PX + 3});
    return panel;
}
