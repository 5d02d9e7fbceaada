// Draws the map of what the hero has seen.
#include "app/state/state.h"
#include "lang/lang.h"
#include "view/hud/describe.h"
#include "view/hud/minimap.h"

#include <stdio.h>

static void draw_cursor(const World *world, Image *layer, Rect map, Vec cell) {
    Rect square = minimap_square(world, map, cell, cell);
    image_draw_outline(layer, rect_inset(square, -1), COLOUR_INK);
    image_draw_outline(layer, rect_inset(square, -2), COLOUR_WHITE);
    image_draw_outline(layer, rect_inset(square, -3), COLOUR_INK);
}

// Writes the cursor's place and what lies there above the map, and the keys below it.
static void draw_words(App *app, Image *layer, Rect panel, Rect map) {
    PageUse use = app_page_use(app);
    const World *world = app->play.session.world;
    const Ui *ui = &app->assets.ui;
    char text[320], place[HUD_TEXT_MAX], fit[DESCRIPTION_TEXT + 4];
    Description description;
    snprintf(text, sizeof text, tr("%s: collected %d, remaining %d"),
             hud_place_text(&app->show.hud, world, place), world->collected,
             app->play.session.world->remaining);
    ui_draw_text_centred(ui, layer, (Vec){layer->w / 2, panel.y + 7}, 1, COLOUR_CREAM, text);
    describe_cell(world, NULL, &app->play.storage.lore, *(const Vec *)app->own[SCREEN_MAP], &description);
    const char *line = ui_text_fit(ui, map.w, description.lines[0].text, fit, sizeof fit);
    ui_draw_text_centred(ui, layer, (Vec){map.x + map.w / 2, map.y + map.h + 4}, 1, COLOUR_PALE, line);
    const char *keys = page_write_key_hints(&PAGE_MAP, &use, text, sizeof text);
    if (use.touch) keys = tr("Tap a place to go there");
    int room = panel.w - 20, width = font_width(ui->font, keys);
    Vec at = {map.x + map.w / 2, panel.y + panel.h - 14};
    if (width > map.w) at.x = panel.x + panel.w / 2;
    ui_draw_text_centred(ui, layer, at, 1, COLOUR_GREY, ui_text_fit(ui, room, keys, fit, sizeof fit));
}

static void draw_map(App *app, Image *layer) {
    enum { LEGEND_W = 120 };
    const World *world = app->play.session.world;
    const Ui *ui = &app->assets.ui;
    Rect panel = {8, 8, layer->w - 16, layer->h - 16};
    panel_draw(ui, layer, panel);
    Rect map = {panel.x + 10 + LEGEND_W, panel.y + 20, panel.w - 20 - LEGEND_W, panel.h - 52};
    Vec cell = *(const Vec *)app->own[SCREEN_MAP];
    minimap_draw_whole(world, layer, map, cell);
    draw_cursor(world, layer, map, cell);
    Rect first = minimap_square(world, map, cell, (Vec){0, 0}),
         legend = {panel.x + 12, panel.y + 24, LEGEND_W, panel.h - 40};
    hits_add(ui->hits,
             (Rect){first.x, first.y, first.w * world->level.tiles.w, first.h * world->level.tiles.h},
             HIT_FIELD);
    minimap_draw_legend(ui, world, layer, legend);
    hits_add(ui->hits, legend, HIT_COVER);
    hits_add(ui->hits, (Rect){map.x, panel.y + panel.h - 22, map.w, 18}, HIT_BACK);
    draw_words(app, layer, panel, map);
}

const Screen MAP_SCREEN = {.light = 60, .draw = draw_map};
