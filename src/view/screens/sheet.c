#include "view/screens/sheet.h"

#include "base/text.h"
#include "lang/lang.h"
#include "view/debug/plan.h"

enum { GAP = 4, EDGE = 5, LINES = 3 };

const char *sheet_figures(const SheetLevel *shown, char *text, size_t size) {
    const Measures *m = &shown->measures;
    (void)text_put(text, size, tr("way %d, loops %d, dead ends %d, treasures %d, locks %d"), m->longest,
                   m->loops, m->dead_ends, m->treasures, m->locks);
    return text;
}

static void draw_one(const Ui *ui, Image *to, Rect panel, const SheetLevel *shown, bool chosen) {
    char figures[SHEET_TEXT_MAX], seed[SHEET_TEXT_MAX];
    LayoutFit fit = {.scale = 1};
    const Level *level = &shown->level;
    int width = panel.w - 2 * EDGE, top = panel.y + panel.h - LINES * FONT_LINE_PX - 2;
    Rect room = {panel.x + EDGE, panel.y + EDGE, width, top - panel.y - 2 * EDGE};
    panel_draw(ui, to, panel);
    if (chosen) image_draw_outline(to, panel, COLOUR_GOLD);
    if (level->tiles.w == 0) return;
    plan_fit_in_rect(&fit, (Vec){level->tiles.w, level->tiles.h}, room);
    plan_draw_ground(level, NULL, to, &fit);
    plan_draw_things(ui, level, to, &fit);
    (void)text_put(seed, sizeof seed, "%llu", (unsigned long long)shown->seed);
    (void)ui_draw_text_wrapped(ui, to, (Vec){room.x, top}, width, 1, chosen ? COLOUR_GOLD : COLOUR_CREAM,
                               seed);
    (void)ui_draw_text_wrapped(ui, to, (Vec){room.x, top + FONT_LINE_PX}, width, LINES - 1, COLOUR_PALE,
                               sheet_figures(shown, figures, sizeof figures));
}

void sheet_draw(const Ui *ui, Image *to, Rect area, const SheetLevel levels[SHEET_LEVELS], int count,
                int cursor) {
    int rows = SHEET_LEVELS / SHEET_COLUMNS;
    for (int i = 0; i < count; i++) {
        Vec at = {i % SHEET_COLUMNS, i / SHEET_COLUMNS};
        Rect panel = {area.x + area.w * at.x / SHEET_COLUMNS, area.y + area.h * at.y / rows,
                      area.w / SHEET_COLUMNS - GAP, area.h / rows - GAP};
        draw_one(ui, to, panel, &levels[i], i == cursor);
        hits_add(ui->hits, panel, HIT_ENTRY + i);
    }
}
