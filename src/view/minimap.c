// Ground and walls from what was explored, brighter where the hero looks now; monsters only while he sees
// them.
#include "view/minimap.h"

#define GROUND_BACK      0xff0b0912u
#define FLOOR_SEEN       0xff71778bu
#define FLOOR_REMEMBERED 0xff43435du
#define WALL_SEEN        0xff805250u
#define WALL_REMEMBERED  0xff432a38u
#define TORCH_SEEN       0xffe58f22u
#define ITEM_KNOWN       0xffffc43du
#define HEART_KNOWN      0xffffa985u
#define MONSTER_SEEN     0xfff06450u
#define HERO_MARK        0xffc3e66au

// The first cell shown along one side: centred on the hero, without showing what lies beyond the level.
static int first_cell(int hero, int shown, int side) {
    if (side <= shown) return -((shown - side) / 2);
    return int_clamp(hero - shown / 2, 0, side - shown);
}

static void dot(Image *to, Vec at, Vec cell, Vec first, Colour colour) {
    Vec spot = vec_sub(cell, first);
    if (!rect_has((Rect){0, 0, MINIMAP_W, MINIMAP_H}, spot)) return;
    image_fill(to,
               (Rect){at.x + spot.x * MINIMAP_CELL_PX, at.y + spot.y * MINIMAP_CELL_PX, MINIMAP_CELL_PX,
                      MINIMAP_CELL_PX},
               colour);
}

static Colour ground_colour(const World *world, Vec cell) {
    bool seen = fov_has(&world->view, cell);
    Decor decor = (Decor)grid_get(&world->level.decor, cell, DECOR_NONE);
    if (decor == DECOR_TORCH) return TORCH_SEEN;
    switch (level_tile(&world->level, cell)) {
    case TILE_WALL:
        return seen ? WALL_SEEN : WALL_REMEMBERED;
    case TILE_FLOOR:
        return seen ? FLOOR_SEEN : FLOOR_REMEMBERED;
    default:
        return GROUND_BACK;
    }
}

static bool is_explored(const World *world, Vec cell) {
    return grid_get(&world->explored, cell, 0) != 0;
}

static void draw_items(const World *world, Image *to, Vec at, Vec first) {
    for (int i = 0; i < world->item_count; i++) {
        const Item *item = &world->items[i];
        Vec cell = cell_of(item->pos);
        if (item->taken || !is_explored(world, cell)) continue;
        dot(to, at, cell, first, ITEMS[item->kind].counts ? ITEM_KNOWN : HEART_KNOWN);
    }
}

static void draw_monsters(const World *world, Image *to, Vec at, Vec first) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        Vec cell = cell_of(world->actors[i].pos);
        if (world->actors[i].kind == ACTOR_NONE || !fov_has(&world->view, cell)) continue;
        dot(to, at, cell, first, MONSTER_SEEN);
    }
}

void minimap_draw(const World *world, Image *to, Vec at) {
    Vec hero = cell_of(world->actors[HERO].pos);
    Vec first = {first_cell(hero.x, MINIMAP_W, world->level.tiles.w),
                 first_cell(hero.y, MINIMAP_H, world->level.tiles.h)};
    image_fill(to, (Rect){at.x, at.y, MINIMAP_W * MINIMAP_CELL_PX, MINIMAP_H * MINIMAP_CELL_PX}, GROUND_BACK);
    for (int y = 0; y < MINIMAP_H; y++) {
        for (int x = 0; x < MINIMAP_W; x++) {
            Vec cell = vec_add(first, (Vec){x, y});
            if (is_explored(world, cell)) dot(to, at, cell, first, ground_colour(world, cell));
        }
    }
    draw_items(world, to, at, first);
    draw_monsters(world, to, at, first);
    Vec mark = {at.x + (hero.x - first.x) * MINIMAP_CELL_PX, at.y + (hero.y - first.y) * MINIMAP_CELL_PX};
    image_frame(to, (Rect){mark.x - 1, mark.y - 1, MINIMAP_CELL_PX + 2, MINIMAP_CELL_PX + 2}, GROUND_BACK);
    dot(to, at, hero, first, HERO_MARK);
}
