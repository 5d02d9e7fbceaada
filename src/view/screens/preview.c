#include "view/screens/pages.h"

#include "map/monsters.h"
#include "view/debug/plan.h"

#include <stdio.h>

enum { EDGE = 8, LINES = 3, LEGENDS = 2 };

typedef struct Counts {
    int floor, doors, keys, goods, monsters, chests, traps;
} Counts;

static void count_cells(const Level *level, Counts *counts) {
    for (int y = 0; y < level->tiles.h; y++) {
        for (int x = 0; x < level->tiles.w; x++) {
            Vec cell = {x, y};
            Tile tile = level_tile(level, cell);
            counts->floor += !level_solid(level, cell);
            counts->doors += tile == TILE_DOOR || level_lock(level, cell) > 0;
        }
    }
}

static Counts count_all(const Level *level) {
    Counts counts = {.monsters = level->monsters.count};
    count_cells(level, &counts);
    for (int i = 0; i < level->items.count; i++) {
        const ItemInfo *info = &ITEMS[level->items.at[i].kind];
        counts.keys += info->key > 0;
        counts.goods += info->counts;
    }
    for (int i = 0; i < level->fixture_count; i++) {
        const Fixture *fixture = &level->fixtures[i];
        bool chest = fixture->kind == FIXTURE_CHEST;
        counts.chests += chest;
        counts.traps += FIXTURES[fixture->kind].trap;
        if (chest && ITEMS[fixture->item].counts) counts.goods += int_max(fixture->count, 1);
    }
    return counts;
}

static void draw_figures(const Ui *ui, const Level *level, Image *to, Rect area) {
    char text[LINES][96], fit[96];
    Counts is = count_all(level);
    int cells = level->tiles.w * level->tiles.h;
    (void)snprintf(text[0], sizeof text[0], "%d x %d cells, %d %% of them floor", level->tiles.w,
                   level->tiles.h, is.floor * 100 / cells);
    (void)snprintf(text[1], sizeof text[1], "rooms %d, doors %d, keys %d, chests %d", level->room_count,
                   is.doors, is.keys, is.chests);
    (void)snprintf(text[2], sizeof text[2], "goods %d, monsters %d, traps %d", is.goods, is.monsters,
                   is.traps);
    for (int i = 0; i < LINES; i++) {
        font_draw(ui->font, to, (Vec){area.x, area.y + i * FONT_LINE_PX}, 1,
                  i == 0 ? COLOUR_CREAM : COLOUR_PALE, ui_text_fit(ui, area.w, text[i], fit, sizeof fit));
    }
}

static void draw_legend(const Ui *ui, Image *to, Vec at) {
    static const struct {
        Colour colour;
        const char *name;
    } MARKS[] = {{COLOUR_GREEN, "you"},  {COLOUR_GOLD, "goods"},   {COLOUR_RED, "monsters"},
                 {PLAN_CHEST, "chests"}, {COLOUR_WHITE, "stairs"}, {PLAN_TORCH, "flames"},
                 {PLAN_TRAP, "traps"},   {PLAN_HEART, "hearts"}};
    enum { COUNT = sizeof MARKS / sizeof *MARKS, A_LINE = COUNT / LEGENDS };
    Vec mark = at;
    for (int i = 0; i < COUNT; i++) {
        if (i % A_LINE == 0) mark = (Vec){at.x, at.y + i / A_LINE * FONT_LINE_PX};
        mark.x += ui_mark(ui, to, mark, MARKS[i].colour, MARKS[i].name);
    }
}

void preview_draw(const Ui *ui, const Level *level, Image *to, Rect panel) {
    LayoutFit fit = {.scale = 1};
    Rect room = {panel.x + EDGE, panel.y + EDGE, panel.w - 2 * EDGE, 0};
    room.h = panel.h - 3 * EDGE - (LINES + LEGENDS) * FONT_LINE_PX;
    panel_draw(ui, to, panel);
    plan_place(&fit, (Vec){level->tiles.w, level->tiles.h}, room);
    plan_ground(level, NULL, to, &fit);
    plan_torches(level, to, &fit);
    plan_things(ui, level, to, &fit);
    draw_figures(ui, level, to, (Rect){room.x, room.y + room.h + EDGE, room.w, 0});
    draw_legend(ui, to, (Vec){room.x, room.y + room.h + EDGE + LINES * FONT_LINE_PX});
}
