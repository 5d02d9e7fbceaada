// From below: ground, the light of torches, what the generator thought of (rooms, halls), things, minds,
// actors, text. Sets of cells are outlined along the edges where a cell inside meets one outside.
#include "view/layout.h"

#include "view/layout_minds.h"

#include <stdio.h>

#define BACK        0xff0b0912u
#define FLOOR       0xff43435du
#define FLOOR_NEW   0xff2a2841u // not explored yet
#define WALL        0xff432a38u
#define WALL_SHADED 0xffa3725fu // where the feeler found no wall below
#define ROOM        0xff5fb6efu
#define HALL_ACROSS 0xff74ba49u
#define HALL_DOWN   0xffcd8cefu
#define TORCH       0xffff9c3cu
#define LIT         0x28ffc43du
#define LIT_EDGE    0x90e58f22u
#define HEART       0xffffa985u
#define DOOR        0xffd8a268u
#define LOCKED      0xffe58f22u
#define STAIRS      0xfff3f6eau
#define VIEW_EDGE   0xc0f3f6eau

enum {
    MARGIN = 5,
    HEAD_PX = 12, // the line of text below the level
    KEY_COLUMN = 112,
    KEY_LINE = 11,
    KEY_EDGE = 10,
    KEY_MINDS = 15,
    KEY_COUNT = KEY_MINDS + MIND_COUNT,
    OUTLINE_PX = 3, // px a cell from which sets of cells are outlined
    LABEL_PX = 4,   // and rooms numbered
    LEAST_PX = 48   // sides of the level's part of the picture, or there is no legend
};

typedef struct Entry {
    const char *name;
    Colour colour;
    bool hollow;
} Entry;

static const Entry ENTRIES[KEY_MINDS] = {
    {.name = "floor, explored", .colour = FLOOR},
    {.name = "floor, unexplored", .colour = FLOOR_NEW},
    {.name = "wall", .colour = WALL},
    {.name = "wall's front (feeler)", .colour = WALL_SHADED},
    {.name = "door", .colour = DOOR},
    {.name = "locked door", .colour = LOCKED},
    {.name = "stairs", .colour = STAIRS},
    {.name = "room, its centre", .colour = ROOM, .hollow = true},
    {.name = "hall across", .colour = HALL_ACROSS, .hollow = true},
    {.name = "hall down", .colour = HALL_DOWN, .hollow = true},
    {.name = "torch, what it lights", .colour = TORCH},
    {.name = "treasure", .colour = COLOUR_GOLD},
    {.name = "heart", .colour = HEART},
    {.name = "hero, what he sees", .colour = COLOUR_GREEN},
    {.name = "last seen, × target", .colour = 0xffe58f22u, .hollow = true},
};

static int key_height(int columns, int scale) {
    return ((KEY_COUNT + columns - 1) / columns * KEY_LINE + 2 * KEY_EDGE - 4) * scale;
}

// A cell's side in 1/256 px when the level has that much room.
static int fit_side(Vec level, Vec room) {
    if (room.x < 1 || room.y < 1) return 0;
    return int_min(int_min(room.x * 256 / level.x, room.y * 256 / level.y), CELL_PX * 256);
}

static void fit_level(LayoutFit *fit, Vec level, Rect room) {
    int side = int_max(fit_side(level, (Vec){room.w, room.h}), 1);
    fit->px = int_max(side / 256, 1);
    fit->step = side >= 256 ? 1 : (256 + side - 1) / side;
    fit->at.x = room.x + int_max(room.w - level.x * fit->px / fit->step, 0) / 2;
    fit->at.y = room.y + int_max(room.h - level.y * fit->px / fit->step, 0) / 2;
}

// Puts the legend beside or below the level, or nowhere; returns the room that is left.
static Rect place_key(LayoutFit *fit, Vec level, Vec picture) {
    int margin = MARGIN * fit->scale, column = KEY_COLUMN * fit->scale;
    Rect all = {margin, margin, picture.x - 2 * margin, picture.y - 2 * margin - HEAD_PX * fit->scale};
    int columns = int_clamp((all.w - 2 * KEY_EDGE) / column, 1, KEY_COUNT);
    int tall = key_height(1, fit->scale), flat = key_height(columns, fit->scale);
    Rect beside = all, above = all;
    beside.w -= column + 2 * KEY_EDGE * fit->scale + margin;
    above.h -= flat + margin;
    bool right = beside.w >= LEAST_PX && tall <= picture.y - 2 * margin;
    bool below = above.h >= LEAST_PX && above.w >= column + 2 * KEY_EDGE;
    int right_side = right ? fit_side(level, (Vec){beside.w, beside.h}) : 0;
    int below_side = below ? fit_side(level, (Vec){above.w, above.h}) : 0;
    if (!right && !below) return all;
    if (right && right_side >= below_side) {
        fit->key = (Rect){beside.x + beside.w + margin, margin, column + 2 * KEY_EDGE * fit->scale, tall};
        return beside;
    }
    fit->key = (Rect){margin, picture.y - margin - flat, all.w, flat};
    return above;
}

// In the middle of the picture rather than of its room, where the legend allows it.
LayoutFit layout_fit(Vec level, Vec picture) {
    LayoutFit fit = {.scale = int_max(int_min(picture.x / 640, picture.y / 360), 1)};
    fit_level(&fit, level, place_key(&fit, level, picture));
    int width = level.x * fit.px / fit.step, middle = (picture.x - width) / 2;
    bool free = fit.key.w == 0 || fit.key.x > middle + width + MARGIN * fit.scale;
    if (free) fit.at.x = int_max(middle, fit.at.x);
    return fit;
}

static Colour passage_colour(Tile tile) {
    if (tile == TILE_STAIRS_UP || tile == TILE_STAIRS_DOWN) return STAIRS;
    return tile == TILE_DOOR || tile == TILE_DOOR_OPEN ? DOOR : LOCKED;
}

static void draw_wall(const Level *level, Image *to, Rect rect, Vec cell) {
    image_fill(to, rect, WALL);
    if (grid_get(&level->frames, cell, FRAME_PLAIN) != FRAME_SHADED) return;
    int front = int_max(rect.h / 3, 1);
    image_fill(to, (Rect){rect.x, rect.y + rect.h - front, rect.w, front}, WALL_SHADED);
}

static void draw_ground(const World *world, Image *to, const LayoutFit *fit, Vec cell) {
    Rect rect = layout_cell(fit, cell);
    Tile tile = level_tile(&world->level, cell);
    if (tile == TILE_VOID) return;
    if (tile == TILE_WALL) {
        draw_wall(&world->level, to, rect, cell);
        return;
    }
    image_fill(to, rect, grid_get(&world->explored, cell, 0) != 0 ? FLOOR : FLOOR_NEW);
    if (tile == TILE_FLOOR) return;
    int edge = rect.w / 5;
    image_fill(to, (Rect){rect.x + edge, rect.y + edge, rect.w - 2 * edge, rect.h - 2 * edge},
               passage_colour(tile));
}

typedef bool CellTest(const World *world, const Fov *fov, Vec cell);

// The edges of the cells around fov->eye for which the test holds, as lines inside those cells.
static void draw_outline(const World *world, Image *to, const LayoutFit *fit, const Fov *fov,
                         CellTest *inside, Colour colour) {
    for (int y = fov->eye.y - fov->reach.y; y <= fov->eye.y + fov->reach.y; y++) {
        for (int x = fov->eye.x - fov->reach.x; x <= fov->eye.x + fov->reach.x; x++) {
            Rect r = layout_cell(fit, (Vec){x, y});
            if (!inside(world, fov, (Vec){x, y})) continue;
            if (!inside(world, fov, (Vec){x, y - 1})) image_fill(to, (Rect){r.x, r.y, r.w, 1}, colour);
            if (!inside(world, fov, (Vec){x, y + 1}))
                image_fill(to, (Rect){r.x, r.y + r.h - 1, r.w, 1}, colour);
            if (!inside(world, fov, (Vec){x - 1, y})) image_fill(to, (Rect){r.x, r.y, 1, r.h}, colour);
            if (!inside(world, fov, (Vec){x + 1, y}))
                image_fill(to, (Rect){r.x + r.w - 1, r.y, 1, r.h}, colour);
        }
    }
}

static bool is_seen(const World *world, const Fov *fov, Vec cell) {
    return fov_has(fov, cell) && !level_solid(&world->level, cell);
}

static bool is_lit(const World *world, const Fov *fov, Vec cell) {
    Vec off = vec_sub(cell, fov->eye);
    bool near = off.x * off.x + off.y * off.y <= TORCH_RADIUS * TORCH_RADIUS + TORCH_RADIUS;
    return near && is_seen(world, fov, cell);
}

static void draw_torch(const World *world, Image *to, const LayoutFit *fit, Vec torch) {
    Fov fov;
    Rect rect = layout_cell(fit, torch);
    fov_compute(&fov, &world->level, vec_add(torch, DIRS[DIR_S]), (Vec){TORCH_RADIUS, TORCH_RADIUS});
    for (int y = -TORCH_RADIUS; y <= TORCH_RADIUS; y++) {
        for (int x = -TORCH_RADIUS; x <= TORCH_RADIUS; x++) {
            Vec cell = vec_add(fov.eye, (Vec){x, y});
            if (is_lit(world, &fov, cell)) image_fill(to, layout_cell(fit, cell), LIT);
        }
    }
    if (fit->px >= OUTLINE_PX) draw_outline(world, to, fit, &fov, is_lit, LIT_EDGE);
    int inner = rect.w / 4;
    image_fill(to, (Rect){rect.x + inner, rect.y + inner, rect.w - 2 * inner, rect.h - 2 * inner}, TORCH);
}

// All cells that are shown: each, or one for each px.
static void draw_cells(const World *world, Image *to, const LayoutFit *fit) {
    const Level *level = &world->level;
    for (int y = 0; y < level->tiles.h; y += fit->step) {
        for (int x = 0; x < level->tiles.w; x += fit->step) draw_ground(world, to, fit, (Vec){x, y});
    }
    if (fit->step > 1) return;
    for (int y = 0; y < level->tiles.h; y++) {
        for (int x = 0; x < level->tiles.w; x++) {
            if (grid_at(&level->decor, (Vec){x, y}) == DECOR_TORCH) draw_torch(world, to, fit, (Vec){x, y});
        }
    }
}

static Rect layout_rect(const LayoutFit *fit, Rect cells) {
    return (Rect){fit->at.x + cells.x * fit->px / fit->step, fit->at.y + cells.y * fit->px / fit->step,
                  cells.w * fit->px / fit->step, cells.h * fit->px / fit->step};
}

static void draw_halls(const Level *level, Image *to, const LayoutFit *fit) {
    for (int i = 0; i < level->hall_count; i++) {
        image_frame(to, layout_rect(fit, level->halls[i].across), HALL_ACROSS);
        image_frame(to, layout_rect(fit, level->halls[i].down), HALL_DOWN);
    }
}

static void draw_rooms(const Ui *ui, const Level *level, Image *to, const LayoutFit *fit) {
    for (int i = 0; i < level->room_count; i++) {
        Rect rect = layout_rect(fit, level->rooms[i]);
        Vec centre = layout_middle(fit, room_centre(level->rooms[i]));
        char number[12];
        image_frame(to, rect, ROOM);
        image_fill(to, (Rect){centre.x - 2, centre.y, 5, 1}, ROOM);
        image_fill(to, (Rect){centre.x, centre.y - 2, 1, 5}, ROOM);
        (void)snprintf(number, sizeof number, "%d", i + 1);
        if (fit->px < LABEL_PX || font_width(ui->font, number) * fit->scale + 4 > rect.w) continue;
        font_draw(ui->font, to, (Vec){rect.x + 3, rect.y + 3}, fit->scale, COLOUR_ICE, number);
    }
}

static void draw_items(const World *world, Image *to, const LayoutFit *fit) {
    for (int i = 0; i < world->item_count; i++) {
        const Item *item = &world->items[i];
        if (item->taken) continue;
        Vec at = layout_middle(fit, cell_of(item->pos));
        Colour colour = ITEMS[item->kind].counts ? COLOUR_GOLD : HEART;
        int half = int_max(fit->px / 3, 1);
        for (int y = -half; y <= half; y++) {
            int wide = half - int_abs(y);
            image_fill(to, (Rect){at.x - wide, at.y + y, 2 * wide + 1, 1}, colour);
        }
    }
}

static void draw_entry(const Ui *ui, Image *to, Vec at, int scale, Entry entry) {
    Rect swatch = {at.x, at.y, 7 * scale, 7 * scale};
    if (entry.hollow) {
        image_frame(to, swatch, entry.colour);
    } else {
        image_fill(to, swatch, entry.colour);
    }
    font_draw(ui->font, to, (Vec){at.x + 11 * scale, at.y + scale / 2}, scale, COLOUR_PALE, entry.name);
}

static void draw_key(const Ui *ui, Image *to, const LayoutFit *fit) {
    if (fit->key.w == 0) return;
    int line = KEY_LINE * fit->scale, edge = KEY_EDGE * fit->scale, column = KEY_COLUMN * fit->scale;
    int rows = (fit->key.h - 2 * edge + 4 * fit->scale) / line;
    panel_draw(ui, to, fit->key);
    for (int i = 0; i < KEY_COUNT; i++) {
        Entry mind = {.name = i < KEY_MINDS ? "" : MIND_NAMES[i - KEY_MINDS],
                      .colour = i < KEY_MINDS ? 0 : MIND_COLOURS[i - KEY_MINDS]};
        Vec at = {fit->key.x + edge + i / rows * column, fit->key.y + edge + i % rows * line};
        draw_entry(ui, to, at, fit->scale, i < KEY_MINDS ? ENTRIES[i] : mind);
    }
}

static void draw_head(const Ui *ui, const World *world, Image *to, const LayoutFit *fit) {
    char text[128], cut[128];
    const Level *level = &world->level;
    (void)snprintf(text, sizeof text, "%s %llu  –  %d × %d, %d rooms, proved at draft %d", level->generator,
                   (unsigned long long)level->seed, level->tiles.w, level->tiles.h, level->room_count,
                   level->drafts);
    int room = to->w - 2 * MARGIN,
        bottom = fit->key.w > 0 && fit->key.x == MARGIN * fit->scale ? fit->key.y : to->h;
    font_draw(ui->font, to, (Vec){MARGIN * fit->scale, bottom - HEAD_PX * fit->scale}, fit->scale,
              COLOUR_CREAM, ui_text_fit(ui, room / fit->scale, text, cut, sizeof cut));
}

void layout_draw(const Ui *ui, const World *world, Image *to) {
    const Level *level = &world->level;
    LayoutFit fit = layout_fit((Vec){level->tiles.w, level->tiles.h}, (Vec){to->w, to->h});
    Rect all = layout_rect(&fit, (Rect){0, 0, level->tiles.w, level->tiles.h});
    image_fill(to, (Rect){0, 0, to->w, to->h}, BACK);
    draw_cells(world, to, &fit);
    image_frame(to, (Rect){all.x - 1, all.y - 1, all.w + 2, all.h + 2}, COLOUR_GREY);
    draw_halls(level, to, &fit);
    draw_rooms(ui, level, to, &fit);
    if (fit.px >= OUTLINE_PX) draw_outline(world, to, &fit, &world->view, is_seen, VIEW_EDGE);
    draw_items(world, to, &fit);
    layout_minds(ui, world, to, &fit);
    layout_actor(ui, world, to, &fit, HERO, COLOUR_GREEN);
    draw_head(ui, world, to, &fit);
    draw_key(ui, to, &fit);
}
