// A table of least, mean and most, and one bar a frame: work (ticks and drawing) in green, waiting to present
// above it in grey, against the line of a sixtieth of a second.
#include "view/debug/perf_stats.h"

#include <stdio.h>
#include <string.h>

enum {
    WIDTH = 178,
    HEIGHT = 132,
    EDGE = 9,
    COLUMN = 33,
    GRAPH_PX = 34,
    FRAME_US = 16667,
    GRAPH_W = WIDTH - 2 * EDGE
};

#define WORK_COLOUR 0xff74ba49u
#define LATE_COLOUR 0xfff06450u

typedef struct Row {
    const char *name;
    Figure figure;
    bool count; // else a time
} Row;

static const Row ROWS[] = {
    {.figure = FIGURE_FRAME, .name = "frame"},
    {.figure = FIGURE_TICK, .name = "ticks"},
    {.figure = FIGURE_DRAW, .name = "draw"},
    {.figure = FIGURE_PRESENT, .name = "present"},
    {.figure = FIGURE_CALLS, .name = "draw calls", .count = true},
};

void figures_add(Figures *figures, const uint32_t frame[FIGURE_COUNT]) {
    memcpy(figures->kept[figures->at], frame, sizeof figures->kept[0]);
    figures->at = (figures->at + 1) % FIGURES_KEPT;
    if (figures->count < FIGURES_KEPT) figures->count++;
}

static uint64_t sum_of(const Figures *figures, Figure figure) {
    uint64_t sum = 0;
    for (int i = 0; i < figures->count; i++) sum += figures->kept[i][figure];
    return sum;
}

FigureRange figures_range(const Figures *figures, Figure figure) {
    if (figures->count == 0) return (FigureRange){0};
    FigureRange range = {.least = UINT32_MAX};
    for (int i = 0; i < figures->count; i++) {
        uint32_t value = figures->kept[i][figure];
        if (value < range.least) range.least = value;
        if (value > range.most) range.most = value;
    }
    range.mean = (uint32_t)(sum_of(figures, figure) / (uint64_t)figures->count);
    return range;
}

static void draw_value(const Ui *ui, Image *to, Vec right, Colour colour, uint32_t value, bool count) {
    char text[24];
    if (count) {
        (void)snprintf(text, sizeof text, "%u", value);
    } else {
        (void)snprintf(text, sizeof text, "%u.%02u", value / 1000, value % 1000 / 10);
    }
    ui_text_right(ui, to, right, colour, text);
}

static void draw_row(const Figures *figures, const Ui *ui, Image *to, Rect at, const Row *row) {
    FigureRange range = figures_range(figures, row->figure);
    int right = at.x + at.w;
    font_draw(ui->font, to, (Vec){at.x, at.y}, 1, COLOUR_PALE, row->name);
    draw_value(ui, to, (Vec){right - 2 * COLUMN, at.y}, COLOUR_GREY, range.least, row->count);
    draw_value(ui, to, (Vec){right - COLUMN, at.y}, COLOUR_CREAM, range.mean, row->count);
    draw_value(ui, to, (Vec){right, at.y}, COLOUR_GREY, range.most, row->count);
}

// Twice a sixtieth of a second fills the height.
static int bar_px(uint32_t us) {
    return (int)(us < 2 * FRAME_US ? us * GRAPH_PX / (2 * FRAME_US) : GRAPH_PX);
}

static void draw_graph(const Figures *figures, Image *to, Vec at) {
    int bottom = at.y + GRAPH_PX;
    image_fill(to, (Rect){at.x, at.y, GRAPH_W, GRAPH_PX}, COLOUR_INK);
    for (int i = 0; i < figures->count; i++) {
        const uint32_t *us = figures->kept[(figures->at + FIGURES_KEPT - figures->count + i) % FIGURES_KEPT];
        int frame = bar_px(us[FIGURE_FRAME]), work = bar_px(us[FIGURE_TICK] + us[FIGURE_DRAW]);
        bool late = us[FIGURE_FRAME] > FRAME_US * 3 / 2;
        int left = i * GRAPH_W / FIGURES_KEPT, width = (i + 1) * GRAPH_W / FIGURES_KEPT - left;
        image_fill(to, (Rect){at.x + left, bottom - frame, width, frame}, late ? LATE_COLOUR : COLOUR_IRON);
        image_fill(to, (Rect){at.x + left, bottom - work, width, work}, WORK_COLOUR);
    }
    image_fill(to, (Rect){at.x, bottom - bar_px(FRAME_US), GRAPH_W, 1}, 0x80f3f6eau);
}

// How often something happens in a second, in tenths.
static uint32_t rate_of(const Figures *figures, uint64_t times) {
    uint64_t us = sum_of(figures, FIGURE_FRAME);
    return us == 0 ? 0 : (uint32_t)(times * 10000000u / us);
}

static void draw_rates(const Figures *figures, const Ui *ui, Image *to, Rect at) {
    char text[48];
    uint32_t frames = rate_of(figures, (uint64_t)figures->count),
             ticks = rate_of(figures, sum_of(figures, FIGURE_TICKS));
    (void)snprintf(text, sizeof text, "%u.%u frames/s", frames / 10, frames % 10);
    font_draw(ui->font, to, (Vec){at.x, at.y}, 1, COLOUR_WHITE, text);
    (void)snprintf(text, sizeof text, "%u.%u ticks/s", ticks / 10, ticks % 10);
    ui_text_right(ui, to, (Vec){at.x + at.w, at.y}, COLOUR_WHITE, text);
}

static void draw_heading(const Ui *ui, Image *to, Rect at) {
    static const char *const COLUMNS[] = {"max", "avg", "min"};
    font_draw(ui->font, to, (Vec){at.x, at.y}, 1, COLOUR_STEEL, "ms");
    for (int i = 0; i < 3; i++)
        ui_text_right(ui, to, (Vec){at.x + at.w - i * COLUMN, at.y}, COLOUR_STEEL, COLUMNS[i]);
}

Rect figures_draw(const Figures *figures, const Ui *ui, Image *to, Vec at) {
    Rect panel = {at.x, at.y, WIDTH, HEIGHT}, row = {at.x + EDGE, at.y + EDGE, GRAPH_W, FONT_LINE_PX};
    panel_draw(ui, to, panel);
    draw_rates(figures, ui, to, row);
    row.y += FONT_LINE_PX;
    draw_heading(ui, to, row);
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        row.y += FONT_LINE_PX;
        draw_row(figures, ui, to, row, &ROWS[i]);
    }
    draw_graph(figures, to, (Vec){row.x, row.y + FONT_LINE_PX + 3});
    return panel;
}
