//     +-------------- Keys ---------------+
//     | Usual  Left hand  Right hand ...  |
//     | action      key    or    pad      |
//     | Strike     [Space] [J]   [A]      |   as many rows as there is room for; narrow ones have two lines
//     | what came of the last change      |
//     +-----------------------------------+
#include "view/screens/key_table.h"

#include "base/text.h"
#include "lang/lang.h"

enum {
    WIDTH = 520,
    EDGE = 14,
    HEAD_PX = 66, // title, sets, and the names of columns
    FOOT_PX = 50,
    ROW_PX = 19,
    SET_PX = 17,
    SET_GAP = 12,
    LABEL_W = 190,
    CELL_W = 82,
    RESET_W = 46,
    BAR_W = 3,
    CAP_EDGES = 8 // px of a cap on both sides of its text
};

#define CURSOR_BACK 0x70575a72u

// ---- where things lie

typedef struct Lay {
    Rect panel;
    int head;   // px of title, sets and the names of columns
    int row_px; // of a row; if it is narrow, its keys are below its name
    bool tall;
} Lay;

// Sets that have no room on a line are on the next.
static Rect set_rect(const KeyTable *table, const Ui *ui, Rect panel, int set) {
    int x = panel.x + EDGE, y = panel.y + 31;
    for (int i = 0;; i++) {
        int width = font_width(ui->font, table->sets[i]);
        if (x > panel.x + EDGE && x + width > panel.x + panel.w - EDGE) {
            x = panel.x + EDGE;
            y += SET_PX;
        }
        if (i == set) return (Rect){x - 4, y, width + 8, SET_PX - 2};
        x += width + SET_GAP;
    }
}

static Lay lay_of(const KeyTable *table, const Ui *ui, Vec layer) {
    int width = int_min(WIDTH, layer.x - 16);
    Lay lay = {.tall = width - 2 * EDGE - RESET_W < LABEL_W + KEY_CELLS * CELL_W};
    lay.row_px = lay.tall ? 2 * ROW_PX - 4 : ROW_PX;
    lay.head = HEAD_PX - 31 + set_rect(table, ui, (Rect){.w = width}, table->set_count - 1).y;
    int rows = int_clamp((layer.y - 12 - lay.head - FOOT_PX) / lay.row_px, 1, table->row_count);
    Vec size = {width, lay.head + rows * lay.row_px + FOOT_PX};
    lay.panel = (Rect){(layer.x - size.x) / 2, (layer.y - size.y) / 2, size.x, size.y};
    return lay;
}

static int shown_rows(const Lay *lay) {
    return (lay->panel.h - lay->head - FOOT_PX) / lay->row_px;
}

static int first_row(const KeyTable *table, const Lay *lay) {
    int shown = shown_rows(lay);
    return int_clamp(table->row - 1 - shown / 2, 0, int_max(table->row_count - shown, 0));
}

static Rect cell_rect(const Lay *lay, int line, int column) {
    int room = lay->panel.w - 2 * EDGE - RESET_W,
        label = lay->tall ? 0 : int_min(room - KEY_CELLS * CELL_W, LABEL_W);
    int cell = int_min((room - label) / KEY_CELLS, CELL_W), x = lay->panel.x + EDGE + label + column * cell;
    int below = lay->tall ? ROW_PX - 5 : 0;
    return (Rect){x - 4, lay->panel.y + lay->head + line * lay->row_px + below,
                  (column < KEY_CELLS ? cell : RESET_W) - 4, ROW_PX - 1};
}

// ---- drawing

static void draw_sets(const KeyTable *table, const Ui *ui, Image *to, Rect panel) {
    for (int i = 0; i < table->set_count; i++) {
        Rect rect = set_rect(table, ui, panel, i);
        bool here = table->row == 0 && table->column == i;
        hits_add(ui->hits, rect, HIT_ENTRY + i);
        if (here) image_fill(to, rect, CURSOR_BACK);
        Colour colour = table->holds[i] ? COLOUR_GOLD : here ? COLOUR_CREAM : COLOUR_PALE;
        font_draw(ui->font, to, (Vec){rect.x + 4, rect.y + 5}, 1, colour, table->sets[i]);
    }
}

static void draw_columns(const Ui *ui, Image *to, const Lay *lay) {
    Rect panel = lay->panel;
    static const char *const NAMES[] = {N_("Key"), N_("or"), N_("Pad")};
    for (int i = 0; i < KEY_CELLS; i++)
        font_draw(ui->font, to, (Vec){cell_rect(lay, 0, i).x + 4, panel.y + lay->head - 12}, 1, COLOUR_GREY,
                  tr(NAMES[i]));
    image_fill(to, (Rect){panel.x + 6, panel.y + lay->head - 17, panel.w - 12, 1}, COLOUR_IRON);
}

static void draw_cell(const Ui *ui, Image *to, Rect rect, const KeyRow *row, int column, bool here,
                      bool waits) {
    Vec text = {rect.x + 4, rect.y + 6};
    bool reset = column == KEY_CELLS;
    if (here) image_fill(to, rect, CURSOR_BACK);
    if (waits) {
        font_draw(ui->font, to, text, 1, COLOUR_CREAM, tr("press ..."));
    } else if (reset) {
        if (row->changed) font_draw(ui->font, to, text, 1, here ? COLOUR_CREAM : COLOUR_STEEL, tr("usual"));
    } else if (row->cells[column][0] != '\0') {
        char fit[KEY_NOTE_MAX];
        (void)panel_draw_key_cap(ui, to, (Vec){text.x - 1, rect.y + 1},
                                 ui_text_fit(ui, rect.w - CAP_EDGES, row->cells[column], fit, sizeof fit));
    } else {
        bool lacks = row->bare && column == 0;
        font_draw(ui->font, to, text, 1, lacks ? COLOUR_RED : COLOUR_IRON, "-");
    }
}

static void draw_row(const KeyTable *table, const Ui *ui, Image *to, const Lay *lay, int line) {
    char fit[160];
    Rect panel = lay->panel;
    int index = first_row(table, lay) + line;
    bool here = table->row == index + 1;
    const KeyRow *row = &table->rows[index];
    Vec at = {panel.x + EDGE, panel.y + lay->head + line * lay->row_px + 6};
    if (here) ui_draw_sprite(ui, to, UI_CURSOR, (Vec){at.x - 5, at.y - 1});
    int room = (lay->tall ? panel.x + panel.w - EDGE : cell_rect(lay, line, 0).x) - at.x - 12;
    font_draw(ui->font, to, (Vec){at.x + 10, at.y}, 1,
              here           ? COLOUR_CREAM
              : row->changed ? COLOUR_GOLD
                             : COLOUR_PALE,
              ui_text_fit(ui, room, row->label, fit, sizeof fit));
    for (int i = 0; i < KEY_COLUMNS; i++) {
        Rect rect = cell_rect(lay, line, i);
        int cell = (index + 1) * KEY_STRIDE + i;
        hits_add(ui->hits, rect, HIT_ENTRY + cell);
        draw_cell(ui, to, rect, row, i, here && table->column == i, table->waits == cell);
    }
}

// Draws how much is above and below the rows shown.
static void draw_bar(const KeyTable *table, Image *to, const Lay *lay) {
    Rect panel = lay->panel;
    int shown = shown_rows(lay), height = shown * lay->row_px, all = int_max(table->row_count, 1);
    if (shown >= table->row_count) return;
    Rect bar = {panel.x + panel.w - EDGE, panel.y + lay->head, BAR_W, height};
    image_fill(to, bar, COLOUR_IRON);
    image_fill(to, (Rect){bar.x, bar.y + first_row(table, lay) * height / all, BAR_W, shown * height / all},
               COLOUR_GREY);
}

static int draw_hint(const Ui *ui, Image *to, Vec at, const char *key, const char *what) {
    int width = panel_draw_key_cap(ui, to, at, key) + 4;
    return width + font_draw(ui->font, to, (Vec){at.x + width, at.y + 5}, 1, COLOUR_GREY, what) + 14;
}

static void draw_foot(const KeyTable *table, const Ui *ui, Image *to, Rect panel) {
    char fit[KEY_NOTE_MAX + 4];
    Vec at = {panel.x + EDGE, panel.y + panel.h - FOOT_PX + 10};
    const char *note = ui_text_fit(ui, panel.w - 2 * EDGE, table->note, fit, sizeof fit);
    image_fill(to, (Rect){panel.x + 6, at.y - 6, panel.w - 12, 1}, COLOUR_IRON);
    font_draw(ui->font, to, at, 1, table->alarm ? COLOUR_RED : COLOUR_CREAM, note);
    at.y += 15;
    at.x += draw_hint(ui, to, at, table->pick, tr("change"));
    at.x += draw_hint(ui, to, at, table->clear, tr("none"));
    int back = draw_hint(ui, to, at, table->back, tr("back"));
    hits_add(ui->hits, (Rect){at.x - 2, at.y - 2, back - 8, ROW_PX}, HIT_BACK);
}

void key_table_draw(const KeyTable *table, const Ui *ui, Image *to) {
    const Lay lay = lay_of(table, ui, (Vec){to->w, to->h});
    Rect panel = lay.panel;
    panel_draw(ui, to, panel);
    hits_add(ui->hits, panel, HIT_COVER);
    ui_draw_text_centred(ui, to, (Vec){to->w / 2, panel.y + 11}, 2, COLOUR_GOLD, tr("Keys"));
    draw_sets(table, ui, to, panel);
    draw_columns(ui, to, &lay);
    for (int line = 0; line < shown_rows(&lay); line++) draw_row(table, ui, to, &lay, line);
    draw_bar(table, to, &lay);
    draw_foot(table, ui, to, panel);
}
