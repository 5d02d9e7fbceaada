//     +-- Known things ------------------------------+
//     | [Bestiary: met 7 of 18]  [Things: met 12 of] |
//     | +--+--+--+--+--+  +---------+                |
//     | |  |  |  |  |  |  | picture |  name          |
//     | +--+--+--+--+--+  +---------+                |
//     | |  |  |  |  |  |  what is known              |
//     +----------------------------------------------+
//
// The cells of a chapter are as large as there is room.
#include "view/screens/tables.h"

#include "lang/lang.h"
#include "view/ground/themes.h"
#include "view/hud/hud.h"

#include <string.h>

#define UNMET     0xff0e0b16u
#define CHANGING  0xff71778bu
#define CELL_BACK 0xff252134u
#define CHOSEN    0xff45415cu

enum {
    PAGE_W = 640,
    PAGE_H = 342,
    MARGIN = 8,
    EDGE = 12,
    FOOT_PX = 18, // below the panel, for keys
    HEAD_PX = 54,
    LOW_HEAD_PX = 32,
    TAB_H = 17,
    CELL_LEAST = 22,
    GAP = 2,
    PAD = 2,
    STAGE_H = 88,
    STAGE_LEAST_H = 36,
    SCALE_MOST = 3,
    LINES_MOST = 4,
    LINE_GAP = 4,
    TALLY_MAX = 64
};

static const Colour INKS[] = {[BOOK_FACT] = COLOUR_GREY,
                              [BOOK_WORDS] = COLOUR_CREAM,
                              [BOOK_COUNTER] = COLOUR_GREEN,
                              [BOOK_HIDDEN] = COLOUR_STEEL};

// ---- where

// True with large letters. Words then matter more: there is no title, and there are few pictures, which
// scroll.
static bool is_low(int height) {
    return height < HUD_LEAST_H;
}

static Rect panel_of(Vec layer) {
    int margin = is_low(layer.y) ? MARGIN / 2 : MARGIN;
    Vec size = {int_min(layer.x, PAGE_W) - 2 * margin, int_min(layer.y - FOOT_PX, PAGE_H) - 2 * margin};
    return (Rect){(layer.x - size.x) / 2, (layer.y - FOOT_PX - size.y) / 2, size.x, size.y};
}

// The rectangle of the pictures.
static Rect grid_of(Rect panel) {
    bool low = is_low(panel.h + FOOT_PX + 2 * MARGIN);
    int w = (panel.w - 2 * EDGE) * (low ? 25 : 57) / 100, head = low ? LOW_HEAD_PX : HEAD_PX;
    return (Rect){panel.x + EDGE, panel.y + head, w, panel.h - head - EDGE / (low ? 2 : 1)};
}

// The side of a cell with which a whole chapter fits.
static int cell_px(Rect grid, BookChapter chapter) {
    static const int MOST[BOOK_CHAPTERS] = {[BOOK_MONSTERS] = 56, [BOOK_ITEMS] = 40};
    int count = book_count_entries(chapter), px = MOST[chapter];
    while (px > CELL_LEAST) {
        int columns = grid.w / px;
        if ((count + columns - 1) / columns * px <= grid.h) break;
        px--;
    }
    return px;
}

int book_page_columns(Vec layer, BookChapter chapter) {
    Rect grid = grid_of(panel_of(layer));
    return grid.w / cell_px(grid, chapter);
}

// ---- pictures

// Where in the atlas an entry's picture is; width 0: it has none.
static Rect picture_of(const Ui *ui, const BookPage *page, const BookEntry *entry) {
    if (page->chapter == BOOK_MONSTERS)
        return ui->actors[entry->kind] < 0 ? (Rect){0}
                                           : atlas_opaque_rect(ui->atlas, ui->actors[entry->kind], 0);
    ItemClass class = ITEMS[entry->kind].class;
    int icon = page->world != NULL     ? item_icon(page->world, entry->kind)
               : class == CLASS_POTION ? (int)ICON_POTIONS
               : class == CLASS_SCROLL ? (int)ICON_SCROLLS
                                       : entry->kind;
    return ui->boxes[icon];
}

// The single colour in which an entry is drawn; 0: its own colours. Potions and scrolls have colours only
// during a run in which they are identified.
static Colour flat_of(const BookPage *page, const BookEntry *entry) {
    if (!entry->met) return UNMET;
    if (page->chapter == BOOK_MONSTERS) return 0;
    ItemClass class = ITEMS[entry->kind].class;
    bool looks = class == CLASS_POTION || class == CLASS_SCROLL,
         known = page->world != NULL && page->world->hero.named[entry->kind];
    return looks && !known ? CHANGING : 0;
}

static void draw_small(const Ui *ui, Image *to, const BookPage *page, const BookEntry *entry, Rect cell) {
    Rect box = picture_of(ui, page, entry);
    int w = int_min(box.w, cell.w - PAD), h = int_min(box.h, cell.h - PAD);
    if (w <= 0) return;
    image_blit(to, &ui->atlas->image,
               &(Blit){.from = {box.x + (box.w - w) / 2, box.y, w, h},
                       .at = {cell.x + (cell.w - w) / 2, cell.y + (cell.h - h) / 2},
                       .flat = flat_of(page, entry)});
}

// Draws the floor of the depth where it is first met, darker towards the edges. Its pixels are as large as
// those of the picture.
static void draw_floor(const Ui *ui, Image *to, Rect stage, int depth, int scale) {
    int sprite = atlas_find(ui->atlas, TILES[TILE_FLOOR].piece.name);
    if (sprite < 0) return;
    const Theme *theme = &THEMES[theme_at(depth)];
    Rect from = atlas_frame(ui->atlas, sprite, 0);
    for (int i = 0; i < stage.w * stage.h; i++) {
        Vec at = {i % stage.w, i / stage.w}, off = {2 * at.x - stage.w, 2 * at.y - stage.h};
        Vec px = {from.x + at.x / scale % from.w, from.y + at.y / scale % from.h};
        Colour colour = theme_recolour(theme, ui->atlas->image.pixels[px.y * ui->atlas->image.w + px.x]);
        int far = off.x * off.x * 100 / (stage.w * stage.w) + off.y * off.y * 100 / (stage.h * stage.h);
        image_dot(to, (Vec){stage.x + at.x, stage.y + at.y}, colour | 0xff000000u);
        image_dot(to, (Vec){stage.x + at.x, stage.y + at.y}, (Colour)int_min(60 + far, 220) << CHANNEL_A);
    }
}

// Writes the initials of a potion or scroll, because outside a run it has no look.
static void draw_kind_letters(const Ui *ui, Image *to, const BookPage *page, const BookEntry *entry,
                              Vec foot) {
    const char *of = page->chapter == BOOK_ITEMS ? strstr(ITEMS[entry->kind].title, " of ") : NULL;
    char letters[3] = "";
    if (!entry->met || flat_of(page, entry) != CHANGING || of == NULL) return;
    memcpy(letters, of + 4, sizeof letters - 1);
    font_draw_outlined(ui->font, to, (Vec){foot.x - font_width(ui->font, letters) / 2, foot.y - FONT_CAP_PX},
                       1, COLOUR_CREAM, letters);
}

static void draw_large(const Ui *ui, Image *to, const BookPage *page, const BookEntry *entry, Rect stage) {
    enum { SIDE = 96 };
    uint32_t pixels[SIDE * SIDE] = {0};
    Image small = {.pixels = pixels, .w = SIDE, .h = SIDE};
    Rect box = picture_of(ui, page, entry);
    int scale = SCALE_MOST;
    while (scale > 1 && (box.w * scale > stage.w - 4 || box.h * scale > stage.h - 4)) scale--;
    image_fill(to, stage, CELL_BACK);
    if (page->chapter == BOOK_MONSTERS && entry->met)
        draw_floor(ui, to, stage, ACTORS[entry->kind].from, scale);
    image_draw_outline(to, stage, COLOUR_IRON);
    if (box.w <= 0) return;
    image_blit(&small, &ui->atlas->image, &(Blit){.from = box, .flat = flat_of(page, entry)});
    Vec at = {stage.x + (stage.w - box.w * scale) / 2, stage.y + (stage.h - box.h * scale) / 2};
    for (int i = 0; i < SIDE * SIDE; i++) {
        Rect px = {at.x + i % SIDE * scale, at.y + i / SIDE * scale, scale, scale};
        if (pixels[i] >> CHANNEL_A != 0) image_fill(to, px, pixels[i]);
    }
}

// ---- the page

static void draw_grid(const Ui *ui, Image *to, const BookPage *page, Rect grid) {
    int px = cell_px(grid, page->chapter), columns = grid.w / px, count = book_count_entries(page->chapter);
    int rows = grid.h / px, all = (count + columns - 1) / columns;
    int first = int_clamp(page->cursor / columns - rows / 2, 0, int_max(all - rows, 0));
    for (int i = first * columns; i < int_min(count, (first + rows) * columns); i++) {
        BookEntry entry;
        Rect cell = {grid.x + i % columns * px, grid.y + (i / columns - first) * px, px - GAP, px - GAP};
        bool chosen = i == page->cursor;
        book_entry(page->lore, page->chapter, i, page->tower, &entry);
        image_fill(to, cell, chosen ? CHOSEN : CELL_BACK);
        draw_small(ui, to, page, &entry, cell);
        draw_kind_letters(ui, to, page, &entry, (Vec){cell.x + cell.w / 2, cell.y + cell.h - 3});
        if (chosen) image_draw_outline(to, cell, COLOUR_GOLD);
        hits_add_entry(ui->hits, cell, i, rows < all);
    }
}

// The height of what is written below the picture, px.
static int words_height(const Ui *ui, const BookEntry *entry, int width) {
    int height = 2 * FONT_LINE_PX + LINE_GAP;
    for (int i = 0; i < entry->count; i++)
        height += LINE_GAP + FONT_LINE_PX * ui_draw_text_wrapped(ui, NULL, (Vec){0, 0}, width, LINES_MOST, 0,
                                                                 entry->lines[i].text);
    return height;
}

// Writes the name twice as large or, if that is too wide, in up to two lines. Returns its height in px.
static int draw_book_name(const Ui *ui, Image *to, const BookEntry *entry, Vec at, int width, bool tight) {
    Colour ink = entry->met ? COLOUR_GOLD : COLOUR_STEEL;
    if (tight) return FONT_LINE_PX * ui_draw_text_wrapped(ui, to, at, width, 1, ink, entry->name);
    if (2 * font_width(ui->font, entry->name) > width)
        return FONT_LINE_PX * ui_draw_text_wrapped(ui, to, at, width, 2, ink, entry->name) + LINE_GAP;
    (void)font_draw(ui->font, to, at, 2, ink, entry->name);
    return 2 * FONT_LINE_PX + LINE_GAP;
}

static void draw_book_kind(const Ui *ui, Image *to, const BookPage *page, Rect area) {
    BookEntry entry;
    book_entry(page->lore, page->chapter, page->cursor, page->tower, &entry);
    int words = words_height(ui, &entry, area.w), stage = int_min(area.h - 8 - words, STAGE_H);
    bool tight = area.h - words < 0; // then not even gaps between sentences
    Vec at = {area.x, area.y};
    if (stage >= STAGE_LEAST_H) {
        draw_large(ui, to, page, &entry, (Rect){area.x, area.y, area.w, stage});
        at.y += stage + 8;
    }
    at.y += draw_book_name(ui, to, &entry, at, area.w, tight);
    for (int i = 0; i < entry.count; i++) {
        const BookLine *line = &entry.lines[i];
        int room = (area.y + area.h - at.y) / FONT_LINE_PX, lines = int_clamp(room, 0, LINES_MOST);
        if (lines == 0) break;
        at.y += (tight ? 0 : LINE_GAP) +
                FONT_LINE_PX * ui_draw_text_wrapped(ui, to, at, area.w, lines, INKS[line->ink], line->text);
    }
}

// Draws the chapters' names. The one that is not open can be clicked.
static void draw_tabs(const Ui *ui, Image *to, const BookPage *page, Rect panel) {
    int w = (panel.w - 2 * EDGE + GAP) / BOOK_CHAPTERS;
    for (int i = 0; i < BOOK_CHAPTERS; i++) {
        char text[TALLY_MAX], fit[TALLY_MAX];
        bool open = i == (int)page->chapter;
        Rect tab = {panel.x + EDGE + i * w, grid_of(panel).y - TAB_H - 6, w - GAP, TAB_H};
        image_fill(to, tab, open ? CHOSEN : CELL_BACK);
        if (open) image_fill(to, (Rect){tab.x, tab.y + tab.h - 1, tab.w, 1}, COLOUR_GOLD);
        ui_draw_text_centred(
            ui, to, (Vec){tab.x + tab.w / 2, tab.y + 5}, 1, open ? COLOUR_WHITE : COLOUR_GREY,
            ui_text_fit(ui, tab.w - 4, book_tally(page->lore, (BookChapter)i, text, sizeof text), fit,
                        sizeof fit));
        if (!open) hits_add(ui->hits, tab, HIT_NEXT);
    }
}

void book_page_draw(const Ui *ui, Image *to, const BookPage *page) {
    Rect panel = panel_of((Vec){to->w, to->h}), grid = grid_of(panel);
    int right = grid.x + grid.w + EDGE;
    panel_draw(ui, to, panel);
    if (!is_low(to->h))
        ui_draw_text_centred(ui, to, (Vec){to->w / 2, panel.y + EDGE - 2}, 2, COLOUR_GOLD,
                             tr("Known things"));
    draw_tabs(ui, to, page, panel);
    draw_grid(ui, to, page, grid);
    draw_book_kind(ui, to, page, (Rect){right, grid.y, panel.x + panel.w - EDGE - right, grid.h});
}
