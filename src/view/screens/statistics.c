//     +-- Statistics --------------------------------+
//     | Descents            12 | What killed you     |
//     | Won                  1 | goblin            5 |   The bars of the depths are as long as the part of
//     | Best score        4321 | fire              2 |   the runs that reached them; what died there is red.
//     | ...                    | Depth  reached died |
//     |                        | 1 ########   12   1 |
//     +----------------------------------------------+
#include "base/text.h"
#include "lang/lang.h"
#include "view/screens/tables.h"

#include <stdio.h>

#define BAR      0xff8a6a2cu
#define BAR_DIED 0xffa3303cu
#define BAR_BACK 0xff252134u

enum {
    PAGE_W = 600,
    PAGE_H = 330,
    MARGIN = 8,
    EDGE = 14,
    FOOT_PX = 18, // below the panel, for keys
    HEAD_PX = 40,
    ROW_PX = 16,
    GAP = 24, // between the columns
    NUMBER_PX = 40,
    BAR_H = 7,
    FIT_MAX = 128
};

const char STAT_KILLED[] = N_("What killed you");

static Rect panel_of(Vec layer) {
    Vec size = {int_min(layer.x, PAGE_W) - 2 * MARGIN, int_min(layer.y - FOOT_PX, PAGE_H) - 2 * MARGIN};
    return (Rect){(layer.x - size.x) / 2, (layer.y - FOOT_PX - size.y) / 2, size.x, size.y};
}

static void draw_heading(const Ui *ui, Image *to, Rect line, const char *text) {
    font_draw(ui->font, to, (Vec){line.x, line.y}, 1, COLOUR_GOLD, text);
    image_fill(to, (Rect){line.x, line.y + FONT_LINE_PX, line.w, 1}, COLOUR_IRON);
}

// Names left, values right. `line.h`: px from one line to the next.
static void draw_counts(const Ui *ui, Image *to, Rect line, const StatFact *facts, int count) {
    char fit[FIT_MAX];
    for (int i = 0; i < count; i++, line.y += line.h) {
        int room = line.w - font_width(ui->font, facts[i].value) - 8;
        font_draw(ui->font, to, (Vec){line.x, line.y}, 1, COLOUR_GREY,
                  ui_text_fit(ui, room, facts[i].name, fit, sizeof fit));
        ui_draw_text_right(ui, to, (Vec){line.x + line.w, line.y}, COLOUR_CREAM, facts[i].value);
    }
}

static void draw_number(const Ui *ui, Image *to, Vec at, Colour colour, int number) {
    char text[FIT_MAX];
    (void)snprintf(text, sizeof text, "%d", number);
    ui_draw_text_right(ui, to, at, number > 0 ? colour : COLOUR_STEEL, text);
}

static void draw_depth(const Ui *ui, Image *to, Rect line, int depth, const StatDepth *is, int most) {
    int right = line.x + line.w;
    Rect bar = {line.x + 18, line.y + 1, line.w - 18 - 2 * NUMBER_PX - 6, BAR_H};
    char text[FIT_MAX];
    (void)snprintf(text, sizeof text, "%d", depth);
    font_draw(ui->font, to, (Vec){line.x, line.y}, 1, COLOUR_GREY, text);
    image_fill(to, bar, BAR_BACK);
    int reached = most > 0 ? bar.w * is->reached / most : 0, died = most > 0 ? bar.w * is->died / most : 0;
    image_fill(to, (Rect){bar.x, bar.y, reached, bar.h}, BAR);
    image_fill(to, (Rect){bar.x + reached - died, bar.y, died, bar.h}, BAR_DIED);
    draw_number(ui, to, (Vec){right - NUMBER_PX, line.y}, COLOUR_CREAM, is->reached);
    draw_number(ui, to, (Vec){right, line.y}, COLOUR_RED, is->died);
}

static void draw_depths(const Ui *ui, Image *to, Rect line, const StatTable *table) {
    int most = 0, right = line.x + line.w;
    for (int i = 0; i < STAT_DEPTHS; i++) most = int_max(most, table->depths[i].reached);
    draw_heading(ui, to, line, tr("Depth"));
    ui_draw_text_right(ui, to, (Vec){right - NUMBER_PX, line.y}, COLOUR_GREY, tr("reached"));
    ui_draw_text_right(ui, to, (Vec){right, line.y}, COLOUR_GREY, tr("died"));
    line.y += FONT_LINE_PX + 4;
    for (int i = 0; i < STAT_DEPTHS; i++, line.y += line.h)
        draw_depth(ui, to, line, i + 1, &table->depths[i], most);
}

static void draw_killers(const Ui *ui, Image *to, Rect line, const StatTable *table) {
    draw_heading(ui, to, line, tr(STAT_KILLED));
    line.y += FONT_LINE_PX + 4;
    draw_counts(ui, to, line, table->killers, table->killer_count);
    if (table->killer_count == 0)
        font_draw(ui->font, to, (Vec){line.x, line.y}, 1, COLOUR_STEEL, tr("nothing yet"));
}

// The distance of rows, as large as there is room for.
static int row_px(int room, int rows) {
    return int_clamp(room / rows, FONT_LINE_PX - 1, ROW_PX);
}

static void draw_table(const Ui *ui, Image *to, Rect area, const StatTable *table) {
    enum { HEADS = 2 * (FONT_LINE_PX + 4) + 8 };
    int left = (area.w - GAP) * 52 / 100, right = area.w - GAP - left;
    Rect line = {area.x, area.y, left, row_px(area.h, table->fact_count)};
    draw_counts(ui, to, line, table->facts, table->fact_count);
    line = (Rect){area.x + left + GAP, area.y, right, row_px(area.h - HEADS, STAT_KILLERS + STAT_DEPTHS)};
    draw_killers(ui, to, line, table);
    line.y += FONT_LINE_PX + 12 + STAT_KILLERS * line.h;
    draw_depths(ui, to, line, table);
}

// Draws a single line in the middle.
static void draw_nothing(const Ui *ui, Image *to, Rect area, const char *text) {
    int width = font_width(ui->font, text), x = area.x + int_max((area.w - width) / 2, 0);
    (void)ui_draw_text_wrapped(ui, to, (Vec){x, area.y + area.h / 3}, area.w, 3, COLOUR_PALE, text);
}

void statistics_page_draw(const Ui *ui, Image *to, const StatTable *table) {
    Rect panel = panel_of((Vec){to->w, to->h});
    Rect area = {panel.x + EDGE, panel.y + HEAD_PX, panel.w - 2 * EDGE, panel.h - HEAD_PX - EDGE};
    panel_draw(ui, to, panel);
    ui_draw_text_centred(ui, to, (Vec){to->w / 2, panel.y + 12}, 2, COLOUR_GOLD, tr("Statistics"));
    if (table->nothing != NULL) {
        draw_nothing(ui, to, area, table->nothing);
    } else {
        draw_table(ui, to, area, table);
    }
}
