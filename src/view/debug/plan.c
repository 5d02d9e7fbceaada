// Draws, from the lowest: ground, torch light, the generator's rooms and halls. A set of cells is outlined
// where a cell inside meets one outside.
#include "view/debug/plan.h"

#include "map/balance_light.h"
#include "sim/space/flames.h"
#include "sim/toll/toll.h"

#include <stdio.h>

#define LIT       0x38ffc43du
#define LIT_EDGE  0x90e58f22u
#define VIEW_EDGE 0xc0f3f6eau
#define LANTERN   0x18fff0d0u

enum {
    OUTLINE_PX = 3, // sets of cells are outlined if a cell has so many px
    LABEL_PX = 4    // and rooms numbered
};

int plan_cell_side_256ths(Vec level, Vec room) {
    if (room.x < 1 || room.y < 1) return 0;
    return int_min(int_min(room.x * 256 / level.x, room.y * 256 / level.y), CELL_PX * 256);
}

void plan_fit_in_rect(LayoutFit *fit, Vec level, Rect room) {
    int side = int_max(plan_cell_side_256ths(level, (Vec){room.w, room.h}), 1);
    fit->px = int_max(side / 256, 1);
    fit->step = side >= 256 ? 1 : (256 + side - 1) / side;
    fit->at.x = room.x + int_max(room.w - level.x * fit->px / fit->step, 0) / 2;
    fit->at.y = room.y + int_max(room.h - level.y * fit->px / fit->step, 0) / 2;
}

Rect layout_rect(const LayoutFit *fit, Rect cells) {
    return (Rect){fit->at.x + cells.x * fit->px / fit->step, fit->at.y + cells.y * fit->px / fit->step,
                  cells.w * fit->px / fit->step, cells.h * fit->px / fit->step};
}

static Colour passage_colour(const Level *level, Vec cell) {
    int lock = level_lock(level, cell);
    return lock > 0 ? KEY_COLOURS[lock] : TILES[level_tile(level, cell)].plan;
}

static void draw_wall(const Level *level, Image *to, Rect rect, Vec cell) {
    image_fill(to, rect, PLAN_WALL);
    if (grid_get(&level->frames, cell, FRAME_PLAIN) != FRAME_SHADED) return;
    int front = int_max(rect.h / 3, 1);
    image_fill(to, (Rect){rect.x, rect.y + rect.h - front, rect.w, front}, PLAN_FRONT);
}

static void draw_ground(const Level *level, Image *to, const LayoutFit *fit, Vec cell, bool known) {
    Rect rect = layout_cell(fit, cell);
    Tile tile = level_tile(level, cell);
    if (tile == TILE_VOID) return;
    if (level_looks_like_wall(level, cell)) {
        draw_wall(level, to, rect, cell);
        if (TILES[tile].plan != 0) image_fill(to, rect_inset(rect, rect.w / 4), TILES[tile].plan);
        return;
    }
    if (TILES[tile].pool != NULL) {
        image_fill(to, rect, TILES[tile].plan);
        return;
    }
    image_fill(to, rect, known ? PLAN_FLOOR : PLAN_FLOOR_NEW);
    if (tile == TILE_FLOOR) return;
    image_fill(to, rect_inset(rect, rect.w / 5), passage_colour(level, cell));
}

typedef bool CellTest(const Level *level, const Fov *fov, Vec cell);

// Outlines the cells around fov->eye for which the test holds, by lines inside those cells.
static void draw_outline(const Level *level, Image *to, const LayoutFit *fit, const Fov *fov,
                         CellTest *inside, Colour colour) {
    for (int y = fov->eye.y - fov->reach.y; y <= fov->eye.y + fov->reach.y; y++) {
        for (int x = fov->eye.x - fov->reach.x; x <= fov->eye.x + fov->reach.x; x++) {
            Rect r = layout_cell(fit, (Vec){x, y});
            if (!inside(level, fov, (Vec){x, y})) continue;
            if (!inside(level, fov, (Vec){x, y - 1})) image_fill(to, (Rect){r.x, r.y, r.w, 1}, colour);
            if (!inside(level, fov, (Vec){x, y + 1}))
                image_fill(to, (Rect){r.x, r.y + r.h - 1, r.w, 1}, colour);
            if (!inside(level, fov, (Vec){x - 1, y})) image_fill(to, (Rect){r.x, r.y, 1, r.h}, colour);
            if (!inside(level, fov, (Vec){x + 1, y}))
                image_fill(to, (Rect){r.x + r.w - 1, r.y, 1, r.h}, colour);
        }
    }
}

static bool is_seen(const Level *level, const Fov *fov, Vec cell) {
    return fov_has(fov, cell) && !level_solid(level, cell);
}

static bool is_lit(const Level *level, const Fov *fov, Vec cell) {
    Vec off = vec_sub(cell, fov->eye);
    bool near = off.x * off.x + off.y * off.y <= TORCH_RADIUS * TORCH_RADIUS + TORCH_RADIUS;
    return near && is_seen(level, fov, cell);
}

static void draw_torch(const Level *level, Image *to, const LayoutFit *fit, Vec torch) {
    Fov fov;
    fov_compute(&fov, level, vec_add(torch, DIRS[DIR_S]), (Vec){TORCH_RADIUS, TORCH_RADIUS});
    for (int y = -TORCH_RADIUS; y <= TORCH_RADIUS; y++) {
        for (int x = -TORCH_RADIUS; x <= TORCH_RADIUS; x++) {
            Vec cell = vec_add(fov.eye, (Vec){x, y});
            if (is_lit(level, &fov, cell)) image_fill(to, layout_cell(fit, cell), LIT);
        }
    }
    if (fit->px >= OUTLINE_PX) draw_outline(level, to, fit, &fov, is_lit, LIT_EDGE);
}

void plan_draw_torchlight(const Level *level, Image *to, const LayoutFit *fit) {
    if (fit->step > 1) return;
    for (int y = 0; y < level->tiles.h; y++) {
        for (int x = 0; x < level->tiles.w; x++) {
            if (grid_at(&level->decor, (Vec){x, y}) == DECOR_TORCH) draw_torch(level, to, fit, (Vec){x, y});
        }
    }
}

// Draws lines inside a cell of a set (1 in `set`), along the sides where the neighbour is not in it.
static void draw_edges(const Grid *set, Image *to, const LayoutFit *fit, Vec cell, Colour colour) {
    Rect r = layout_cell(fit, cell);
    Vec n = vec_add(cell, DIRS[DIR_N]), s = vec_add(cell, DIRS[DIR_S]);
    Vec w = vec_add(cell, DIRS[DIR_W]), e = vec_add(cell, DIRS[DIR_E]);
    if (grid_get(set, n, 1) == 0) image_fill(to, (Rect){r.x, r.y, r.w, 1}, colour);
    if (grid_get(set, s, 1) == 0) image_fill(to, (Rect){r.x, r.y + r.h - 1, r.w, 1}, colour);
    if (grid_get(set, w, 1) == 0) image_fill(to, (Rect){r.x, r.y, 1, r.h}, colour);
    if (grid_get(set, e, 1) == 0) image_fill(to, (Rect){r.x + r.w - 1, r.y, 1, r.h}, colour);
}

static void draw_light(const World *world, Image *to, const LayoutFit *fit, Vec cell) {
    if (level_opaque(&world->level, cell)) return;
    if (flames_is_flame_lit(world, cell)) {
        image_fill(to, layout_cell(fit, cell), LIT);
        if (fit->px >= OUTLINE_PX) draw_edges(&world->cache.bright, to, fit, cell, LIT_EDGE);
    } else if (flames_is_lit_at_all(world, cell)) {
        image_fill(to, layout_cell(fit, cell), LANTERN);
    }
}

void plan_draw_light(const World *world, Image *to, const LayoutFit *fit) {
    const Grid *tiles = &world->level.tiles;
    if (fit->step > 1) return;
    for (int y = 0; y < tiles->h; y++) {
        for (int x = 0; x < tiles->w; x++) draw_light(world, to, fit, (Vec){x, y});
    }
    for (int i = 0; i < world->cache.flame_count; i++) {
        const Flame *flame = &world->cache.flames[i];
        Rect rect = layout_cell(fit, flame->cell);
        if (flame->kind == FLAME_CANDLE || flame->kind == FLAME_BRAND)
            image_fill(to, rect_inset(rect, rect.w / 4), PLAN_TORCH);
    }
}

void plan_draw_toll(const World *world, Image *to, const LayoutFit *fit) {
    const Grid *tiles = &world->level.tiles;
    Grid held;
    bool near = world->clock.on && world->clock.ticks <= TOLL_WARN_TICKS && fit->step == 1;
    if (!near || !grid_init(&held, tiles->w, tiles->h)) return;
    toll_hold(world, &held);
    for (int y = 0; y < tiles->h; y++) {
        for (int x = 0; x < tiles->w; x++) {
            Vec cell = {x, y};
            if (grid_at(&held, cell) != 0) draw_edges(&held, to, fit, cell, PLAN_HELD);
        }
    }
    grid_free(&held);
}

static void draw_fixed(const Level *level, Image *to, const LayoutFit *fit, Vec cell) {
    Decor decor = (Decor)grid_at(&level->decor, cell);
    Rect rect = layout_cell(fit, cell);
    if (decor == DECOR_TORCH) image_fill(to, rect_inset(rect, rect.w / 4), PLAN_TORCH);
    if (decor == DECOR_BRACKET) image_fill(to, rect_inset(rect, rect.w / 3), PLAN_BRACKET);
}

// If the level is sampled, one cell for each px is drawn.
void plan_draw_ground(const Level *level, const Grid *dark_where_0, Image *to, const LayoutFit *fit) {
    for (int y = 0; y < level->tiles.h; y += fit->step) {
        for (int x = 0; x < level->tiles.w; x += fit->step) {
            Vec cell = {x, y};
            bool known = dark_where_0 == NULL || grid_get(dark_where_0, cell, 0) != 0;
            draw_ground(level, to, fit, cell, known);
            if (fit->step == 1) draw_fixed(level, to, fit, cell);
        }
    }
}

static void draw_halls(const Level *level, Image *to, const LayoutFit *fit) {
    for (int i = 0; i < level->hall_count; i++) {
        image_draw_outline(to, layout_rect(fit, level->halls[i].across), PLAN_ACROSS);
        image_draw_outline(to, layout_rect(fit, level->halls[i].down), PLAN_DOWN);
    }
}

void plan_draw_rooms(const Ui *ui, const Level *level, Image *to, const LayoutFit *fit) {
    draw_halls(level, to, fit);
    for (int i = 0; i < level->room_count; i++) {
        Rect rect = layout_rect(fit, level->rooms[i]);
        Vec centre = layout_middle(fit, room_centre(level->rooms[i]));
        char number[12];
        image_draw_outline(to, rect, PLAN_ROOM);
        image_fill(to, (Rect){centre.x - 2, centre.y, 5, 1}, PLAN_ROOM);
        image_fill(to, (Rect){centre.x, centre.y - 2, 1, 5}, PLAN_ROOM);
        (void)snprintf(number, sizeof number, "%d", i + 1);
        if (fit->px < LABEL_PX || font_width(ui->font, number) * fit->scale + 4 > rect.w) continue;
        font_draw(ui->font, to, (Vec){rect.x + 3, rect.y + 3}, fit->scale, COLOUR_ICE, number);
    }
}

void plan_draw_protected(const Level *level, Image *to, const LayoutFit *fit) {
    for (int i = 0; i < level->protected_count; i++)
        image_draw_outline(to, layout_rect(fit, level->protected[i]), PLAN_PROTECTED);
    if (level->vestibule.w > 0) image_draw_outline(to, layout_rect(fit, level->vestibule), PLAN_PROTECTED);
}

void plan_draw_plates(const Level *level, Image *to, const LayoutFit *fit) {
    for (int i = 0; i < level->fixture_count; i++) {
        const Fixture *plate = &level->fixtures[i];
        if (plate->kind != FIXTURE_PLATE) continue;
        Rect rect = layout_cell(fit, plate->cell);
        image_draw_outline(to, rect_inset(rect, rect.w / 5), PLAN_SECRET);
        image_line(to, layout_middle(fit, plate->cell), layout_middle(fit, plate->to), PLAN_SECRET);
    }
}

void plan_draw_sight(const Level *level, const Fov *view, Image *to, const LayoutFit *fit) {
    if (fit->px >= OUTLINE_PX) draw_outline(level, to, fit, view, is_seen, VIEW_EDGE);
}
