// A table of least, mean and most, and a bar for each frame. In a bar, work (ticks and drawing) is green,
// waiting for the display grey; a line marks a sixtieth of a second.
#include "view/debug/perf_stats.h"

#include "base/fail.h"
#include "base/text.h"
#include "lang/lang.h"
#include "map/level.h"
#include "view/canvas/atlas.h"
#include "view/canvas/panel.h"
#include "view/debug/plan.h"
#include "view/scene/noise_rings.h"

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
    PerfStat stat;
    bool count; // a number; otherwise a time
} Row;

static const Row ROWS[] = {
    {.stat = PERF_FRAME, .name = N_("frame")},
    {.stat = PERF_TICK, .name = N_("ticks")},
    {.stat = PERF_DRAW, .name = N_("draw")},
    {.stat = PERF_PRESENT, .name = N_("present")},
    {.stat = PERF_CALLS, .name = N_("draw calls"), .count = true},
};

void perf_stats_add(PerfStats *stats, const uint32_t frame[PERF_COUNT]) {
    memcpy(stats->kept[stats->at], frame, sizeof stats->kept[0]);
    stats->at = (stats->at + 1) % PERF_KEPT;
    if (stats->count < PERF_KEPT) stats->count++;
}

static uint64_t sum_of(const PerfStats *stats, PerfStat stat) {
    uint64_t sum = 0;
    for (int i = 0; i < stats->count; i++) sum += stats->kept[i][stat];
    return sum;
}

PerfRange perf_stats_range(const PerfStats *stats, PerfStat stat) {
    if (stats->count == 0) return (PerfRange){0};
    PerfRange range = {.least = UINT32_MAX};
    for (int i = 0; i < stats->count; i++) {
        uint32_t value = stats->kept[i][stat];
        if (value < range.least) range.least = value;
        if (value > range.most) range.most = value;
    }
    range.mean = (uint32_t)(sum_of(stats, stat) / (uint64_t)stats->count);
    return range;
}

static void draw_value(const Ui *ui, Image *to, Vec right, Colour colour, uint32_t value, bool count) {
    char text[24];
    if (count) {
        (void)snprintf(text, sizeof text, "%u", value);
    } else {
        (void)snprintf(text, sizeof text, "%u.%02u", value / 1000, value % 1000 / 10);
    }
    ui_draw_text_right(ui, to, right, colour, text);
}

static void draw_row(const PerfStats *stats, const Ui *ui, Image *to, Rect at, const Row *row) {
    PerfRange range = perf_stats_range(stats, row->stat);
    int right = at.x + at.w;
    font_draw(ui->font, to, (Vec){at.x, at.y}, 1, COLOUR_PALE, tr(row->name));
    draw_value(ui, to, (Vec){right - 2 * COLUMN, at.y}, COLOUR_GREY, range.least, row->count);
    draw_value(ui, to, (Vec){right - COLUMN, at.y}, COLOUR_CREAM, range.mean, row->count);
    draw_value(ui, to, (Vec){right, at.y}, COLOUR_GREY, range.most, row->count);
}

// The full height is two sixtieths of a second.
static int bar_px(uint32_t us) {
    return (int)(us < 2 * FRAME_US ? us * GRAPH_PX / (2 * FRAME_US) : GRAPH_PX);
}

static void draw_graph(const PerfStats *stats, Image *to, Vec at) {
    int bottom = at.y + GRAPH_PX;
    image_fill(to, (Rect){at.x, at.y, GRAPH_W, GRAPH_PX}, COLOUR_INK);
    for (int i = 0; i < stats->count; i++) {
        const uint32_t *us = stats->kept[(stats->at + PERF_KEPT - stats->count + i) % PERF_KEPT];
        int frame = bar_px(us[PERF_FRAME]), work = bar_px(us[PERF_TICK] + us[PERF_DRAW]);
        bool late = us[PERF_FRAME] > FRAME_US * 3 / 2;
        int left = i * GRAPH_W / PERF_KEPT, width = (i + 1) * GRAPH_W / PERF_KEPT - left;
        image_fill(to, (Rect){at.x + left, bottom - frame, width, frame}, late ? LATE_COLOUR : COLOUR_IRON);
        image_fill(to, (Rect){at.x + left, bottom - work, width, work}, WORK_COLOUR);
    }
    image_fill(to, (Rect){at.x, bottom - bar_px(FRAME_US), GRAPH_W, 1}, 0x80f3f6eau);
}

// How often something happens in a second, times ten.
static uint32_t rate_of(const PerfStats *stats, uint64_t times) {
    uint64_t us = sum_of(stats, PERF_FRAME);
    return us == 0 ? 0 : (uint32_t)(times * 10000000u / us);
}

static void draw_rates(const PerfStats *stats, const Ui *ui, Image *to, Rect at) {
    char text[48];
    uint32_t frames = rate_of(stats, (uint64_t)stats->count),
             ticks = rate_of(stats, sum_of(stats, PERF_TICKS));
    (void)snprintf(text, sizeof text, tr("%u.%u frames/s"), frames / 10, frames % 10);
    font_draw(ui->font, to, (Vec){at.x, at.y}, 1, COLOUR_WHITE, text);
    (void)snprintf(text, sizeof text, tr("%u.%u ticks/s"), ticks / 10, ticks % 10);
    ui_draw_text_right(ui, to, (Vec){at.x + at.w, at.y}, COLOUR_WHITE, text);
}

static void draw_heading(const Ui *ui, Image *to, Rect at) {
    static const char *const COLUMNS[] = {N_("max"), N_("avg"), N_("min")};
    font_draw(ui->font, to, (Vec){at.x, at.y}, 1, COLOUR_STEEL, tr("ms"));
    for (int i = 0; i < 3; i++)
        ui_draw_text_right(ui, to, (Vec){at.x + at.w - i * COLUMN, at.y}, COLOUR_STEEL, tr(COLUMNS[i]));
}

Rect perf_stats_draw(const PerfStats *stats, const Ui *ui, Image *to, Vec at) {
    Rect panel = {at.x, at.y, WIDTH, HEIGHT}, row = {at.x + EDGE, at.y + EDGE, GRAPH_W, FONT_LINE_PX};
    panel_draw(ui, to, panel);
    draw_rates(stats, ui, to, row);
    row.y += FONT_LINE_PX;
    draw_heading(ui, to, row);
    for (size_t i = 0; i < sizeof ROWS / sizeof ROWS[0]; i++) {
        row.y += FONT_LINE_PX;
        draw_row(stats, ui, to, row, &ROWS[i]);
    }
    draw_graph(stats, to, (Vec){row.x, row.y + FONT_LINE_PX + 3});
    return panel;
}
