// The panel is as wide as its longest line, so that it does not change when the cursor moves. The
// explanation of the entry under the cursor is below all entries.
#include "view/screens/menu.h"

enum {
    ENTRY_PX = 15,
    TITLE_PX = 21,
    HELP_LINES = 2, // at least
    HELP_MOST = 6,
    EDGE_PX = 12,   // from the panel's edge to text
    CURSOR_PX = 14, // from the edge of the text to the labels
    GAP_PX = 16,    // between label and value
    FIT_MAX = 160,
    WIDTH_LEAST = 170,
    HELP_WIDEST = 250 // px: a shorter explanation stays on one line
};

bool menu_add(Menu *menu, MenuEntry entry) {
    if (menu->count == MENU_ENTRIES_MAX) return false;
    menu->entries[menu->count++] = entry;
    return true;
}

void menu_remove(Menu *menu, int id) {
    int kept = 0;
    for (int i = 0; i < menu->count; i++) {
        if (menu->entries[i].id != id) menu->entries[kept++] = menu->entries[i];
    }
    menu->count = kept;
}

void menu_move_cursor(Menu *menu, int by) {
    int way = int_sign(by);
    for (int left = int_abs(by); left > 0; left--) {
        for (int tries = 0; tries < menu->count; tries++) {
            menu->cursor = (menu->cursor + way + menu->count) % menu->count;
            if (menu->entries[menu->cursor].enabled) break;
        }
    }
}

int menu_selected_index(const Menu *menu) {
    bool inside = menu->cursor >= 0 && menu->cursor < menu->count;
    return inside && menu->entries[menu->cursor].enabled ? menu->cursor : -1;
}

static int entry_width(const Ui *ui, const MenuEntry *entry) {
    int width = CURSOR_PX + font_width(ui->font, entry->label);
    return entry->value == NULL ? width : width + GAP_PX + font_width(ui->font, entry->value);
}

static bool has_help(const Menu *menu) {
    for (int i = 0; i < menu->count; i++) {
        if (menu->entries[i].help != NULL) return true;
    }
    return false;
}

// The width of an explanation: of one line, if that is not too wide, else of two.
static int help_width(const Ui *ui, const char *help) {
    int width = font_width(ui->font, help);
    return width <= HELP_WIDEST ? width : width * 2 / 3;
}

// The lines of the longest explanation in a panel of that width; 0: there is none.
static int help_lines(const Menu *menu, const Ui *ui, int width) {
    int lines = HELP_LINES, inside = width - 2 * EDGE_PX;
    for (int i = 0; i < menu->count && inside > 0; i++) {
        const char *help = menu->entries[i].help;
        if (help != NULL)
            lines = int_max(lines, ui_draw_text_wrapped(ui, NULL, (Vec){0, 0}, inside, HELP_MOST, 0, help));
    }
    return has_help(menu) ? lines : 0;
}

static int rows_shown(const Menu *menu) {
    return int_min(menu->count, menu->rows > 0 ? menu->rows : MENU_ROWS_MOST);
}

// The first entry that is shown.
static int first_shown(const Menu *menu) {
    return int_clamp(menu->cursor - rows_shown(menu) / 2, 0, menu->count - rows_shown(menu));
}

Vec menu_size(const Menu *menu, const Ui *ui, int widest) {
    int width = menu->title == NULL ? 0 : font_width(ui->font, menu->title) * 2;
    for (int i = 0; i < menu->count; i++) {
        const MenuEntry *entry = &menu->entries[i];
        width = int_max(width, entry_width(ui, entry));
        if (entry->help != NULL) width = int_max(width, help_width(ui, entry->help));
    }
    int height = 2 * EDGE_PX + rows_shown(menu) * ui_row_height(ui, ENTRY_PX) - 6;
    if (menu->title != NULL) height += TITLE_PX;
    width = int_clamp(width + 2 * EDGE_PX, int_min(WIDTH_LEAST, widest), widest);
    if (has_help(menu)) height += help_lines(menu, ui, width) * FONT_LINE_PX + 8;
    return (Vec){width, height};
}

void menu_limit_rows(Menu *menu, const Ui *ui, Vec most) {
    int over = menu_size(menu, ui, most.x).y - most.y, row = ui_row_height(ui, ENTRY_PX);
    if (over > 0) menu->rows = int_max(rows_shown(menu) - (over + row - 1) / row, 1);
}

// The value may use half of the line, or what the label leaves; the label gets the rest.
static void draw_entry(const Ui *ui, Image *to, const MenuEntry *entry, Rect line, bool chosen) {
    char fit[FIT_MAX];
    Colour colour = !entry->enabled ? COLOUR_STEEL : chosen ? COLOUR_CREAM : COLOUR_PALE;
    int room = line.w - CURSOR_PX;
    if (chosen) {
        int above = (line.h - ENTRY_PX) / 2 + 4;
        image_fill(to, (Rect){line.x - 5, line.y - above, line.w + 10, line.h - 1}, 0x50575a72u);
        ui_draw_sprite(ui, to, UI_CURSOR, (Vec){line.x, line.y - 1});
    }
    if (entry->value != NULL) {
        int left = room - font_width(ui->font, entry->label) - GAP_PX;
        const char *value = ui_text_fit(ui, int_max(room / 2, left), entry->value, fit, sizeof fit);
        ui_draw_text_right(ui, to, (Vec){line.x + line.w, line.y},
                           entry->enabled ? COLOUR_GOLD : COLOUR_STEEL, value);
        room -= font_width(ui->font, value) + GAP_PX / 2;
    }
    font_draw(ui->font, to, (Vec){line.x + CURSOR_PX, line.y}, 1, colour,
              ui_text_fit(ui, room, entry->label, fit, sizeof fit));
}

static void draw_help(const Menu *menu, const Ui *ui, Image *to, Rect panel) {
    int lines = help_lines(menu, ui, panel.w);
    Vec at = {panel.x + EDGE_PX, panel.y + panel.h - EDGE_PX - lines * FONT_LINE_PX + 5};
    image_fill(to, (Rect){panel.x + 6, at.y - 7, panel.w - 12, 1}, COLOUR_IRON);
    if (menu->cursor >= menu->count || menu->entries[menu->cursor].help == NULL) return;
    ui_draw_text_wrapped(ui, to, at, panel.w - 2 * EDGE_PX, lines, COLOUR_GREY,
                         menu->entries[menu->cursor].help);
}

// Draws how much is above and below.
static void draw_bar(const Menu *menu, Image *to, Rect bar) {
    image_fill(to, bar, COLOUR_IRON);
    int at = bar.h * first_shown(menu) / menu->count, height = bar.h * rows_shown(menu) / menu->count;
    image_fill(to, (Rect){bar.x, bar.y + at, bar.w, height}, COLOUR_GREY);
}

void menu_draw_in(const Menu *menu, const Ui *ui, Image *to, Rect panel) {
    char fit[FIT_MAX];
    panel_draw(ui, to, panel);
    Rect line = {panel.x + EDGE_PX, panel.y + EDGE_PX, panel.w - 2 * EDGE_PX, ui_row_height(ui, ENTRY_PX)};
    if (menu->title != NULL) {
        ui_draw_text_centred(ui, to, (Vec){panel.x + panel.w / 2, line.y - 1}, 2, COLOUR_GOLD,
                             ui_text_fit(ui, line.w / 2, menu->title, fit, sizeof fit));
        line.y += TITLE_PX;
    }
    hits_add(ui->hits, panel, HIT_COVER);
    int first = first_shown(menu), rows = rows_shown(menu), above = (line.h - ENTRY_PX) / 2 + 4;
    if (rows < menu->count) draw_bar(menu, to, (Rect){line.x + line.w + 5, line.y - 4, 2, rows * line.h});
    line.y += above - 4; // so that the text is in the middle of its row
    for (int i = first; i < first + rows; i++) {
        draw_entry(ui, to, &menu->entries[i], line, i == menu->cursor);
        hits_add_entry(ui->hits, (Rect){panel.x, line.y - above, panel.w, line.h}, i, rows < menu->count);
        if (menu->turns && menu->entries[i].value != NULL) {
            int value = font_width(ui->font, menu->entries[i].value) + 2 * EDGE_PX;
            hits_add(ui->hits, (Rect){panel.x + panel.w - value, line.y - above, value, line.h}, HIT_ORDER);
        }
        line.y += line.h;
    }
    if (has_help(menu)) draw_help(menu, ui, to, panel);
}

Rect menu_draw(const Menu *menu, const Ui *ui, Image *to, Vec top, int widest) {
    Vec size = menu_size(menu, ui, widest);
    Rect panel = {top.x - size.x / 2, top.y, size.x, size.y};
    menu_draw_in(menu, ui, to, panel);
    return panel;
}
