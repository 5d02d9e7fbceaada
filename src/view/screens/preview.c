#include "view/screens/preview.h"

#include "base/text.h"
#include "gen/prove/shape.h"
#include "lang/lang.h"
#include "view/debug/plan.h"

enum { EDGE = 8, LINES = 3, PLAN_LEAST = 60 }; // px; a lower plan has no legend

typedef struct Figures {
    char text[LINES][256];
} Figures;

static Figures figures_of(const Level *level) {
    Figures figures;
    Measures is;
    measure_count(level, &is);
    int cells = level->tiles.w * level->tiles.h;
    (void)text_put(figures.text[0], sizeof figures.text[0], tr("%d x %d cells, %d %% of them floor"),
                   level->tiles.w, level->tiles.h, is.floor * 100 / cells);
    (void)text_put(figures.text[1], sizeof figures.text[1], tr("rooms %d, doors %d, keys %d, chests %d"),
                   level->room_count, is.doors, is.keys, is.chests);
    (void)text_put(figures.text[2], sizeof figures.text[2], tr("treasures %d, monsters %d, traps %d"),
                   is.treasures, is.monsters, is.traps);
    return figures;
}

// Draws the figures. Returns their height in px. With `to` NULL it only measures.
static int draw_figures(const Ui *ui, const Figures *figures, Image *to, Rect area) {
    enum { BROKEN = 3 };
    int y = area.y;
    for (int i = 0; i < LINES; i++) {
        int lines = ui_draw_text_wrapped(ui, to, (Vec){area.x, y}, area.w, BROKEN,
                                         i == 0 ? COLOUR_CREAM : COLOUR_PALE, figures->text[i]);
        y += lines * FONT_LINE_PX;
    }
    return y - area.y;
}

// Draws the legend. Returns its height in px. With `to` NULL it only measures.
static int draw_legend(const Ui *ui, Image *to, Rect area) {
    static const struct {
        Colour colour;
        const char *name;
    } MARKS[] = {{COLOUR_GREEN, N_("you")},  {COLOUR_GOLD, N_("treasures")}, {COLOUR_RED, N_("monsters")},
                 {PLAN_CHEST, N_("chests")}, {COLOUR_WHITE, N_("stairs")},   {PLAN_TORCH, N_("flames")},
                 {PLAN_TRAP, N_("traps")},   {PLAN_HEART, N_("hearts")}};
    enum { COUNT = sizeof MARKS / sizeof *MARKS };
    Image nowhere = {0};
    Vec at = {area.x, area.y};
    for (int i = 0; i < COUNT; i++) {
        int width = ui_draw_legend_entry(ui, &nowhere, at, MARKS[i].colour, tr(MARKS[i].name));
        if (at.x > area.x && at.x + width > area.x + area.w) at = (Vec){area.x, at.y + FONT_LINE_PX};
        if (to != NULL) (void)ui_draw_legend_entry(ui, to, at, MARKS[i].colour, tr(MARKS[i].name));
        at.x += width;
    }
    return at.y + FONT_LINE_PX - area.y;
}

void preview_draw(const Ui *ui, const Level *level, Image *to, Rect panel) {
    LayoutFit fit = {.scale = 1};
    Rect room = {panel.x + EDGE, panel.y + EDGE, panel.w - 2 * EDGE, 0};
    const Figures figures = figures_of(level);
    int words = draw_figures(ui, &figures, NULL, room), marks = draw_legend(ui, NULL, room);
    bool names = panel.h - 3 * EDGE - words - marks >= PLAN_LEAST;
    room.h = panel.h - 3 * EDGE - words - (names ? marks : 0);
    panel_draw(ui, to, panel);
    plan_fit_in_rect(&fit, (Vec){level->tiles.w, level->tiles.h}, room);
    plan_draw_ground(level, NULL, to, &fit);
    plan_draw_torchlight(level, to, &fit);
    plan_draw_things(ui, level, to, &fit);
    Rect below = {room.x, room.y + room.h + EDGE, room.w, words};
    (void)draw_figures(ui, &figures, to, below);
    below.y += words;
    if (names) (void)draw_legend(ui, to, below);
}
