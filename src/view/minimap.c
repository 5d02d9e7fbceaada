// Ground and walls from what was explored, brighter where the hero looks now; monsters only while he sees
// them.
#include "view/minimap.h"

#include "view/panel.h"

#define GROUND_BACK  0xff0b0912u
#define TORCH_SEEN   0xffe58f22u
#define UNLIT_KNOWN  0xff6e3412u
#define ITEM_KNOWN   0xffffc43du
#define HEART_KNOWN  0xffffa985u
#define MONSTER_SEEN 0xfff06450u
#define HERO_MARK    0xffc3e66au

#define CHEST_KNOWN 0xffad7440u
#define TRAP_KNOWN  0xff8b49c2u

#define DOOR_SEEN       0xffd8a268u
#define DOOR_REMEMBERED 0xff7e4c2au

static const Colour SEEN[TILE_COUNT] = {
    [TILE_VOID] = GROUND_BACK,        [TILE_WALL] = 0xff805250u,    [TILE_FLOOR] = 0xff71778bu,
    [TILE_DOOR] = DOOR_SEEN,          [TILE_DOOR_OPEN] = DOOR_SEEN, [TILE_STAIRS_UP] = 0xfff3f6eau,
    [TILE_STAIRS_DOWN] = 0xfff3f6eau, [TILE_BRAZIER] = UNLIT_KNOWN, [TILE_BRAZIER_LIT] = TORCH_SEEN,
};
static const Colour REMEMBERED[TILE_COUNT] = {
    [TILE_VOID] = GROUND_BACK,        [TILE_WALL] = 0xff432a38u,          [TILE_FLOOR] = 0xff43435du,
    [TILE_DOOR] = DOOR_REMEMBERED,    [TILE_DOOR_OPEN] = DOOR_REMEMBERED, [TILE_STAIRS_UP] = 0xffc3ccd1u,
    [TILE_STAIRS_DOWN] = 0xffc3ccd1u, [TILE_BRAZIER] = UNLIT_KNOWN,       [TILE_BRAZIER_LIT] = TORCH_SEEN,
};

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

static Known known(const World *world, Vec cell) {
    return (Known)grid_get(&world->explored, cell, KNOWN_NOT);
}

// As the hero saw the cell last.
static Colour ground_colour(const World *world, Vec cell) {
    Decor decor = (Decor)grid_get(&world->known_decor, cell, DECOR_NONE);
    if (decor == DECOR_TORCH || decor == DECOR_BRACKET)
        return decor == DECOR_TORCH ? TORCH_SEEN : UNLIT_KNOWN;
    Tile tile = (Tile)grid_get(&world->known_tiles, cell, TILE_VOID);
    if (tile >= TILE_LOCKED_1 && tile <= TILE_LOCKED_4) return KEY_COLOURS[tile - TILE_LOCKED_1 + 1];
    return fov_has(&world->view, cell) ? SEEN[tile] : REMEMBERED[tile];
}

// A toll may have changed it since: at half its brightness, with holes like a moth-eaten map's.
static void draw_stale(const World *world, Image *to, Vec at, Vec spot, Vec cell) {
    Colour colour = ground_colour(world, cell);
    Colour dim = 0xff000000u | (colour >> 1 & 0x7f7f7fu);
    Vec px = {at.x + spot.x * MINIMAP_CELL_PX, at.y + spot.y * MINIMAP_CELL_PX};
    for (int i = 0; i < MINIMAP_CELL_PX; i++) {
        int hole = (cell.x + cell.y + i) % MINIMAP_CELL_PX;
        image_fill(to, (Rect){px.x, px.y + i, MINIMAP_CELL_PX, 1}, dim);
        image_fill(to, (Rect){px.x + hole, px.y + i, 1, 1}, GROUND_BACK);
    }
}

static void draw_ground(const World *world, Image *to, Vec at, Vec first) {
    for (int y = 0; y < MINIMAP_H; y++) {
        for (int x = 0; x < MINIMAP_W; x++) {
            Vec cell = vec_add(first, (Vec){x, y});
            if (known(world, cell) == KNOWN_STALE) draw_stale(world, to, at, (Vec){x, y}, cell);
            if (known(world, cell) == KNOWN_WELL) dot(to, at, cell, first, ground_colour(world, cell));
        }
    }
}

static void draw_items(const World *world, Image *to, Vec at, Vec first) {
    for (int i = 0; i < world->item_count; i++) {
        const Item *item = &world->items[i];
        Vec cell = cell_of(item->pos);
        if (item->taken || item->kind == ITEM_BONES || known(world, cell) != KNOWN_WELL) continue;
        int key = ITEMS[item->kind].key;
        dot(to, at, cell, first,
            key > 0                    ? KEY_COLOURS[key]
            : ITEMS[item->kind].counts ? ITEM_KNOWN
                                       : HEART_KNOWN);
    }
}

// Chests that are shut, traps that were found.
static void draw_fixtures(const World *world, Image *to, Vec at, Vec first) {
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *fixture = &world->level.fixtures[i];
        bool trap = FIXTURES[fixture->kind].trap;
        bool shown = trap ? world->fixtures[i].found : world->fixtures[i].phase != PHASE_OPEN;
        if (!shown || known(world, fixture->cell) != KNOWN_WELL) continue;
        dot(to, at, fixture->cell, first, trap ? TRAP_KNOWN : CHEST_KNOWN);
    }
}

static void draw_monsters(const World *world, Image *to, Vec at, Vec first) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        Vec cell = cell_of(world->actors[i].pos);
        const Actor *actor = &world->actors[i];
        bool hidden = actor->kind == ACTOR_NONE || actor->mind == MIND_AMBUSH;
        if (hidden || !fov_has(&world->view, cell)) continue;
        dot(to, at, cell, first, MONSTER_SEEN);
    }
}

void minimap_draw(const World *world, Image *to, Vec at) {
    Vec hero = cell_of(world->actors[HERO].pos);
    Vec first = {first_cell(hero.x, MINIMAP_W, world->level.tiles.w),
                 first_cell(hero.y, MINIMAP_H, world->level.tiles.h)};
    image_fill(to, (Rect){at.x, at.y, MINIMAP_W * MINIMAP_CELL_PX, MINIMAP_H * MINIMAP_CELL_PX}, GROUND_BACK);
    draw_ground(world, to, at, first);
    draw_fixtures(world, to, at, first);
    draw_items(world, to, at, first);
    draw_monsters(world, to, at, first);
    Vec mark = {at.x + (hero.x - first.x) * MINIMAP_CELL_PX, at.y + (hero.y - first.y) * MINIMAP_CELL_PX};
    image_frame(to, (Rect){mark.x - 1, mark.y - 1, MINIMAP_CELL_PX + 2, MINIMAP_CELL_PX + 2}, GROUND_BACK);
    dot(to, at, hero, first, HERO_MARK);
}
