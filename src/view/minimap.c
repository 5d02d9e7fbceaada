// Ground and walls from what was explored, brighter where the hero looks now; monsters only while he sees
// them.
#include "view/minimap.h"

#define GROUND_BACK  0xff0b0912u
#define TORCH_SEEN   0xffe58f22u
#define UNLIT_KNOWN  0xff6e3412u
#define ITEM_KNOWN   0xffffc43du
#define HEART_KNOWN  0xffffa985u
#define MONSTER_SEEN 0xfff06450u
#define HERO_MARK    0xffc3e66au

#define STAIRS_UP_SEEN 0xffb7effbu

#define CHEST_KNOWN 0xffad7440u
#define TRAP_KNOWN  0xff8b49c2u

#define DOOR_SEEN       0xffd8a268u
#define DOOR_REMEMBERED 0xff7e4c2au

enum { WHOLE_PX_MOST = 12 };

static const Colour SEEN[TILE_COUNT] = {
    [TILE_VOID] = GROUND_BACK,        [TILE_WALL] = 0xff805250u,    [TILE_FLOOR] = 0xff71778bu,
    [TILE_DOOR] = DOOR_SEEN,          [TILE_DOOR_OPEN] = DOOR_SEEN, [TILE_STAIRS_UP] = STAIRS_UP_SEEN,
    [TILE_STAIRS_DOWN] = 0xfff3f6eau, [TILE_BRAZIER] = UNLIT_KNOWN, [TILE_BRAZIER_LIT] = TORCH_SEEN,
    [TILE_WATER] = 0xff28428eu,       [TILE_ICE] = 0xff5fb6efu,     [TILE_EMBER] = 0xffad5c16u,
    [TILE_CRACKED] = 0xffd8a268u,     [TILE_SECRET] = 0xff805250u,  [TILE_CRATE] = 0xffad7440u,
    [TILE_POT] = 0xffad7440u,         [TILE_BARREL] = 0xffc8333bu,  [TILE_SHRINE] = 0xffcd8cefu,
};
static const Colour REMEMBERED[TILE_COUNT] = {
    [TILE_VOID] = GROUND_BACK,        [TILE_WALL] = 0xff432a38u,          [TILE_FLOOR] = 0xff43435du,
    [TILE_DOOR] = DOOR_REMEMBERED,    [TILE_DOOR_OPEN] = DOOR_REMEMBERED, [TILE_STAIRS_UP] = STAIRS_UP_SEEN,
    [TILE_STAIRS_DOWN] = 0xffc3ccd1u, [TILE_BRAZIER] = UNLIT_KNOWN,       [TILE_BRAZIER_LIT] = TORCH_SEEN,
    [TILE_WATER] = 0xff1c1d4eu,       [TILE_ICE] = 0xff3b75cau,           [TILE_EMBER] = 0xff6e3412u,
    [TILE_CRACKED] = 0xff7e4c2au,     [TILE_SECRET] = 0xff432a38u,        [TILE_CRATE] = 0xff553222u,
    [TILE_POT] = 0xff553222u,         [TILE_BARREL] = 0xff8a1c33u,        [TILE_SHRINE] = 0xffcd8cefu,
};

// The first cell shown along one side: centred on the hero, without showing what lies beyond the level.
static int first_cell(int hero, int shown, int side) {
    if (side <= shown) return -((shown - side) / 2);
    return int_clamp(hero - shown / 2, 0, side - shown);
}

// Which cells are shown where.
typedef struct Part {
    Vec at; // px
    Rect cells;
    int px; // a cell's side
} Part;

static void dot(Image *to, const Part *part, Vec cell, Colour colour) {
    Vec spot = vec_sub(cell, (Vec){part->cells.x, part->cells.y});
    if (!rect_has(part->cells, cell)) return;
    image_fill(to, (Rect){part->at.x + spot.x * part->px, part->at.y + spot.y * part->px, part->px, part->px},
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
static void draw_stale(const World *world, Image *to, const Part *part, Vec cell) {
    Colour colour = ground_colour(world, cell);
    Colour dim = 0xff000000u | (colour >> 1 & 0x7f7f7fu);
    Vec px = {part->at.x + (cell.x - part->cells.x) * part->px,
              part->at.y + (cell.y - part->cells.y) * part->px};
    for (int i = 0; i < part->px; i++) {
        int hole = (cell.x + cell.y + i) % part->px;
        image_fill(to, (Rect){px.x, px.y + i, part->px, 1}, dim);
        image_fill(to, (Rect){px.x + hole, px.y + i, 1, 1}, GROUND_BACK);
    }
}

static void draw_ground(const World *world, Image *to, const Part *part) {
    for (int y = 0; y < part->cells.h; y++) {
        for (int x = 0; x < part->cells.w; x++) {
            Vec cell = {part->cells.x + x, part->cells.y + y};
            if (known(world, cell) == KNOWN_STALE) draw_stale(world, to, part, cell);
            if (known(world, cell) == KNOWN_WELL) dot(to, part, cell, ground_colour(world, cell));
        }
    }
}

static void draw_items(const World *world, Image *to, const Part *part) {
    for (int i = 0; i < world->item_count; i++) {
        const Item *item = &world->items[i];
        Vec cell = cell_of(item->pos);
        if (item->taken || item->kind == ITEM_BONES || known(world, cell) != KNOWN_WELL) continue;
        int key = ITEMS[item->kind].key;
        dot(to, part, cell, key > 0 ? KEY_COLOURS[key] : ITEMS[item->kind].counts ? ITEM_KNOWN : HEART_KNOWN);
    }
}

// Chests that are shut, traps that were found.
static void draw_fixtures(const World *world, Image *to, const Part *part) {
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *fixture = &world->level.fixtures[i];
        bool trap = FIXTURES[fixture->kind].trap;
        bool shown = trap ? world->fixtures[i].found : world->fixtures[i].phase != PHASE_OPEN;
        if (!shown || known(world, fixture->cell) != KNOWN_WELL) continue;
        dot(to, part, fixture->cell, trap ? TRAP_KNOWN : CHEST_KNOWN);
    }
}

static void draw_monsters(const World *world, Image *to, const Part *part) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        Vec cell = cell_of(world->actors[i].pos);
        const Actor *actor = &world->actors[i];
        bool hidden = actor->kind == ACTOR_NONE || actor->mind == MIND_AMBUSH;
        if (hidden || !fov_has(&world->view, cell)) continue;
        dot(to, part, cell, MONSTER_SEEN);
    }
}

static void draw_all(const World *world, Image *to, const Part *part) {
    Vec hero = cell_of(world->actors[HERO].pos);
    image_fill(to, (Rect){part->at.x, part->at.y, part->cells.w * part->px, part->cells.h * part->px},
               GROUND_BACK);
    draw_ground(world, to, part);
    draw_fixtures(world, to, part);
    draw_items(world, to, part);
    draw_monsters(world, to, part);
    Vec mark = {part->at.x + (hero.x - part->cells.x) * part->px,
                part->at.y + (hero.y - part->cells.y) * part->px};
    image_frame(to, (Rect){mark.x - 1, mark.y - 1, part->px + 2, part->px + 2}, GROUND_BACK);
    dot(to, part, hero, HERO_MARK);
}

void minimap_draw(const World *world, Image *to, Vec at) {
    Vec hero = cell_of(world->actors[HERO].pos);
    Part part = {.at = at, .px = MINIMAP_CELL_PX};
    part.cells = (Rect){first_cell(hero.x, MINIMAP_W, world->level.tiles.w),
                        first_cell(hero.y, MINIMAP_H, world->level.tiles.h), MINIMAP_W, MINIMAP_H};
    draw_all(world, to, &part);
}

void minimap_draw_whole(const World *world, Image *to, Rect room) {
    int w = world->level.tiles.w, h = world->level.tiles.h;
    Part part = {.cells = {0, 0, w, h}};
    part.px = int_clamp(int_min(room.w / w, room.h / h), 1, WHOLE_PX_MOST);
    part.at = (Vec){room.x + (room.w - w * part.px) / 2, room.y + (room.h - h * part.px) / 2};
    draw_all(world, to, &part);
}

void minimap_legend(const Ui *ui, Image *to, Vec at) {
    static const struct {
        Colour colour;
        const char *name;
    } MARKS[] = {{HERO_MARK, "you"},   {0xfff3f6eau, "stairs down"}, {STAIRS_UP_SEEN, "stairs up"},
                 {DOOR_SEEN, "door"},  {TORCH_SEEN, "flame"},        {UNLIT_KNOWN, "cold torch"},
                 {ITEM_KNOWN, "good"}, {HEART_KNOWN, "other thing"}, {CHEST_KNOWN, "chest, pot"},
                 {TRAP_KNOWN, "trap"}, {MONSTER_SEEN, "monster"}};
    for (size_t i = 0; i < sizeof MARKS / sizeof *MARKS; i++)
        (void)ui_mark(ui, to, (Vec){at.x, at.y + (int)i * FONT_LINE_PX}, MARKS[i].colour, MARKS[i].name);
}
