#include "base/text.h"
#include "lang/lang.h"
#include "view/screens/tables.h"

#define CURSOR_BACK 0x60575a72u

enum { EDGE = 10, MARGIN = 8, HEAD_PX = 46, FOOT_PX = 50, ROW_PX = 14, FIT_MAX = 128, NOTE_MAX = 512 };

// The columns in parts of the width. Narrow layers leave some out.
static const struct {
    const char *title;
    int wide, narrow;
    bool right; // for numbers
} COLUMNS[RUN_COLUMNS] = {
    [RUN_RANK] = {N_("rank"), 6, 9, true},     [RUN_SCORE] = {N_("score"), 8, 12, true},
    [RUN_DEPTH] = {N_("level"), 9, 14, false}, [RUN_END] = {N_("end"), 20, 28, false},
    [RUN_DATE] = {N_("date"), 18, 28, false},  [RUN_DUNGEON] = {N_("dungeon"), 14, 0, false},
    [RUN_CODE] = {N_("code"), 17, 0, false},   [RUN_TIME] = {N_("time"), 8, 0, true},
};
enum { WIDE_FROM = 560 };

static Rect panel_of(Vec layer) {
    return (Rect){MARGIN, MARGIN, layer.x - 2 * MARGIN, layer.y - 2 * MARGIN - 18};
}

// How many rows a layer of that size shows.
static int rows_in(const Ui *ui, Vec layer) {
    return int_max((panel_of(layer).h - HEAD_PX - FOOT_PX) / ui_row_height(ui, ROW_PX), 1);
}

static int parts(int column, bool wide) {
    return wide ? COLUMNS[column].wide : COLUMNS[column].narrow;
}

static void draw_cells(const Ui *ui, Image *to, Rect line, Colour colour, const char *const *texts,
                       bool wide) {
    char fit[FIT_MAX];
    int all = 0, x = line.x;
    for (int i = 0; i < RUN_COLUMNS; i++) all += parts(i, wide);
    for (int i = 0; i < RUN_COLUMNS; i++) {
        int w = line.w * parts(i, wide) / all;
        const char *text = w > 0 ? ui_text_fit(ui, w - 6, texts[i], fit, sizeof fit) : "";
        if (COLUMNS[i].right) {
            ui_draw_text_right(ui, to, (Vec){x + w - 10, line.y}, colour, text);
        } else {
            font_draw(ui->font, to, (Vec){x, line.y}, 1, colour, text);
        }
        x += w;
    }
}

static void draw_head(const Ui *ui, Image *to, Rect line, bool wide) {
    const char *titles[RUN_COLUMNS];
    for (int i = 0; i < RUN_COLUMNS; i++) titles[i] = tr(COLUMNS[i].title);
    draw_cells(ui, to, line, COLOUR_GREY, titles, wide);
    image_fill(to, (Rect){line.x - 4, line.y + FONT_LINE_PX, line.w + 8, 1}, COLOUR_IRON);
}

static void draw_run(const Ui *ui, Image *to, Rect line, const RunsPage *page, int index, bool wide) {
    RunRow row = {0};
    const char *texts[RUN_COLUMNS];
    page->row(page->of, index, &row);
    for (int i = 0; i < RUN_COLUMNS; i++) texts[i] = row.text[i];
    bool chosen = index == page->cursor;
    Colour colour = row.dim ? COLOUR_STEEL : row.best ? COLOUR_GOLD : chosen ? COLOUR_WHITE : COLOUR_PALE;
    if (chosen) image_fill(to, (Rect){line.x - 4, line.y - 4, line.w + 8, line.h}, CURSOR_BACK);
    line.y += (line.h - ROW_PX) / 2;
    draw_cells(ui, to, line, colour, texts, wide);
}

static void draw_more(const Ui *ui, Image *to, Rect line, const RunsPage *page, int rows) {
    RunRow row = {0};
    char number[FIT_MAX] = "", fit[NOTE_MAX];
    if (page->count == 0) return;
    page->row(page->of, page->cursor, &row);
    if (page->count > rows)
        (void)text_put(number, sizeof number, tr("%d of %d"), page->cursor + 1, page->count);
    ui_draw_text_right(ui, to, (Vec){line.x + line.w, line.y}, COLOUR_GREY, number);
    font_draw(ui->font, to, (Vec){line.x, line.y}, 1, COLOUR_CREAM,
              ui_text_fit(ui, line.w - font_width(ui->font, number) - 6, row.more, fit, sizeof fit));
}

const char RUNS_NONE[] = N_("No runs yet. Your runs will appear here, to watch again.");

void runs_page_draw(const Ui *ui, Image *to, const RunsPage *page) {
    Vec size = {to->w, to->h};
    Rect panel = panel_of(size);
    bool wide = to->w >= WIDE_FROM;
    int rows = rows_in(ui, size), row = ui_row_height(ui, ROW_PX),
        first = int_clamp(page->cursor - rows / 2, 0, int_max(page->count - rows, 0));
    Rect line = {panel.x + EDGE + 4, panel.y + 32, panel.w - 2 * EDGE - 8, ROW_PX};
    char note[NOTE_MAX];
    panel_draw(ui, to, panel);
    ui_draw_text_centred(ui, to, (Vec){to->w / 2, panel.y + EDGE}, 2, COLOUR_GOLD, tr("Runs"));
    draw_head(ui, to, line, wide);
    for (int i = first; i < page->count && i < first + rows; i++) {
        Rect at = {line.x, panel.y + HEAD_PX + 6 + (i - first) * row, line.w, row};
        draw_run(ui, to, at, page, i, wide);
        hits_add_entry(ui->hits, at, i, rows < page->count);
    }
    if (page->count == 0)
        (void)ui_draw_wrapped(ui, to, (Vec){to->w / 2, panel.y + panel.h / 2}, panel.w - 2 * EDGE, 4,
                              COLOUR_PALE, tr(RUNS_NONE));
    int foot = panel.y + panel.h - 16;
    draw_more(ui, to, (Rect){line.x, foot - FONT_LINE_PX - 2, line.w, FONT_LINE_PX}, page, rows);
    font_draw(ui->font, to, (Vec){line.x, foot}, 1, page->good ? COLOUR_PALE : COLOUR_RED,
              ui_text_fit(ui, line.w, page->note, note, sizeof note));
}
