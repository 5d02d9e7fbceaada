// The map of what the hero has seen, and a cursor on it to say where he shall go.
#include "app/state/state.h"
#include "view/hud/describe.h"
#include "view/hud/minimap.h"

#include <stdio.h>

// The cell of the cursor.
static Vec *cursor_of(const App *app) {
    return app->own[SCREEN_MAP];
}

static void point(App *app, Vec cell) {
    *cursor_of(app) = cell;
}

static void open_map(App *app) {
    *cursor_of(app) = cell_of(app->play.session.world->actors[HERO].pos);
}

static void move_cursor(App *app, Vec by) {
    Vec cell = vec_add(*cursor_of(app), by);
    if (grid_has(&app->play.session.world->level.tiles, cell)) *cursor_of(app) = cell;
}

// ---- places

// The more a place matters the sooner it comes, 1 the first; 0: it is none.
static int place_rank(const World *world, Vec cell) {
    if (grid_at(&world->known.explored, cell) != KNOWN_WELL) return 0;
    const Fixture *fixture = fixture_at(&world->level, cell);
    bool chest = fixture != NULL && fixture->kind == FIXTURE_CHEST &&
                 world->floor.fixtures[fixture - world->level.fixtures].phase == PHASE_REST;
    Tile tile = (Tile)grid_at(&world->known.tiles, cell);
    if (tile == level_on(&world->level)) return 1;
    if (tile == level_back(&world->level)) return 2;
    if (tile == TILE_SHRINE || tile == TILE_KEEPER || tile == TILE_ASKER || tile == TILE_GREAT_FIRE) return 3;
    return chest ? 4 : TILES[tile].lock != 0 ? 5 : 0;
}

// The place after the one where the cursor is, those of one kind in reading order; from the last, the first.
static void next_place(App *app) {
    enum { PLACE_RANKS = 6 };
    const World *world = app->play.session.world;
    const Grid *tiles = &world->level.tiles;
    int cells = tiles->w * tiles->h, own = place_rank(world, *cursor_of(app));
    int start = own == 0 ? cells - 1 : own * cells + (int)grid_index(tiles, *cursor_of(app));
    for (int i = 1; i <= PLACE_RANKS * cells; i++) {
        int at = (start + i) % (PLACE_RANKS * cells), index = at % cells;
        Vec cell = {index % tiles->w, index / tiles->w};
        int rank = place_rank(world, cell);
        if (rank == 0 || rank != at / cells) continue;
        *cursor_of(app) = cell;
        return;
    }
}

// ---- the screen

static ScreenCommand act_map(App *app, Action action) {
    switch (action) {
    case ACTION_LEFT:
        move_cursor(app, DIRS[DIR_W]);
        break;
    case ACTION_RIGHT:
        move_cursor(app, DIRS[DIR_E]);
        break;
    case ACTION_UP:
        move_cursor(app, DIRS[DIR_N]);
        break;
    case ACTION_DOWN:
        move_cursor(app, DIRS[DIR_S]);
        break;
    case ACTION_NEXT:
        next_place(app);
        break;
    case ACTION_CONFIRM:
    case ACTION_USE:
        return (ScreenCommand){.kind = DO_TRAVEL, .cell = *cursor_of(app)};
    case ACTION_EXPLORE:
        return command_do(DO_EXPLORE);
    case ACTION_BACK:
    case ACTION_PAUSE:
    case ACTION_MAP:
        return command_do(DO_POP);
    default:
        break;
    }
    return command_do(DO_STAY);
}

static void draw_cursor(const World *world, Image *layer, Rect map, Vec cell) {
    Rect square = minimap_square(world, map, cell);
    image_frame(layer, rect_inset(square, -1), COLOUR_INK);
    image_frame(layer, rect_inset(square, -2), COLOUR_WHITE);
    image_frame(layer, rect_inset(square, -3), COLOUR_INK);
}

// Above the map where he is and what lies under the cursor, below it the keys.
static void draw_words(App *app, Image *layer, Rect panel, Rect map) {
    const World *world = app->play.session.world;
    const Ui *ui = &app->assets.ui;
    Controls *controls = &app->controls;
    char text[160], place[HUD_TEXT_MAX], fit[DESCRIPTION_TEXT + 4];
    Description description;
    snprintf(text, sizeof text, "%s: collected %d, remaining %d", hud_place(&app->show.hud, world, place),
             world->collected, app->show.hud.remaining);
    ui_text_centre(ui, layer, (Vec){layer->w / 2, panel.y + 7}, 1, COLOUR_CREAM, text);
    describe_cell(world, NULL, &app->play.storage.lore, *cursor_of(app), &description);
    const char *line = ui_text_fit(ui, map.w, description.lines[0].text, fit, sizeof fit);
    ui_text_centre(ui, layer, (Vec){map.x + map.w / 2, map.y + map.h + 4}, 1, COLOUR_PALE, line);
    snprintf(text, sizeof text, "%s: go there   %s: stairs, chests, locks   %s: back",
             controls_prompt(controls, ACTION_CONFIRM), controls_prompt(controls, ACTION_NEXT),
             controls_prompt(controls, ACTION_BACK));
    if (controls->device == DEVICE_TOUCH) snprintf(text, sizeof text, "Tap a place to go there");
    ui_text_centre(ui, layer, (Vec){map.x + map.w / 2, panel.y + panel.h - 14}, 1, COLOUR_GREY, text);
}

static void draw_map(App *app, Image *layer) {
    enum { LEGEND_W = 120 };
    const World *world = app->play.session.world;
    const Ui *ui = &app->assets.ui;
    Rect panel = {8, 8, layer->w - 16, layer->h - 16};
    panel_draw(ui, layer, panel);
    Rect map = {panel.x + 10 + LEGEND_W, panel.y + 20, panel.w - 20 - LEGEND_W, panel.h - 52};
    minimap_draw_whole(world, layer, map);
    draw_cursor(world, layer, map, *cursor_of(app));
    Rect first = minimap_square(world, map, (Vec){0, 0});
    hits_add(ui->hits,
             (Rect){first.x, first.y, first.w * world->level.tiles.w, first.h * world->level.tiles.h},
             HIT_FIELD);
    minimap_legend(ui, world, layer, (Rect){panel.x + 12, panel.y + 24, LEGEND_W, panel.h - 28});
    hits_add(ui->hits, (Rect){map.x, panel.y + panel.h - 22, map.w, 18}, HIT_BACK);
    draw_words(app, layer, panel, map);
}

const Screen MAP_SCREEN = {.name = "map",
                           .mode = CONTROL_MENU,
                           .light = 60,
                           .size = sizeof(Vec),
                           .open = open_map,
                           .point = point,
                           .act = act_map,
                           .draw = draw_map};
