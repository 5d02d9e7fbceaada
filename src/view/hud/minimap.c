// Draws explored ground and walls, brighter where the hero sees them now. Monsters are drawn only while he
// sees them.
#include "view/hud/minimap.h"

#include "lang/lang.h"
#include "sim/space/body.h"
#include "sim/state/quota.h"
#include "view/ground/themes.h"
#include "view/hud/map_marks.h"

#define GROUND_BACK 0xff0b0912u
#define TRAIL       0xa0ffee92u
#define COLD        0xb7effbu // where a toll's wave passes

enum { LEGEND_LEAST_PX = 9, LEGEND_MOST_PX = 16 };
enum { WHOLE_PX_MOST = 14, CORE_LEAST_PX = 3, FLASH_TICKS = 9, FLASH = 220 };

// The first cell that is shown along one axis: around the hero, but inside the level.
static int first_cell(int hero, int shown, int side) {
    if (side <= shown) return -((shown - side) / 2);
    return int_clamp(hero - shown / 2, 0, side - shown);
}

// Which part of the level is drawn where.
typedef struct Part {
    Vec at; // px
    Rect cells;
    int px; // the side of a cell
    const TollWave *wave;
    const Journey *journey;
    bool *there; // receives the marks that are drawn (MARK_NONE: stale cells); may be NULL
} Part;

static void note(const Part *part, MapMark mark) {
    if (part->there != NULL) part->there[mark] = true;
}

static Colour icon_colour(const MapMarkInfo *mark, Colour colour, char letter) {
    Colour darker = 0xff000000u | (colour >> 1 & 0x7f7f7fu);
    return letter == 'o' ? mark->core : letter == 'x' ? darker : letter == '.' ? 0 : colour;
}

// Draws a mark's picture in the middle of its square, with one px or more for each letter.
static void draw_mark_icon(Image *to, Rect square, const MapMarkInfo *mark, Colour colour) {
    int px = square.w / MAP_ICON_PX, in = (square.w - px * MAP_ICON_PX) / 2;
    bool stands = map_mark_has_background(mark);
    image_fill(to, square, stands ? GROUND_BACK : colour);
    for (int i = 0; i < MAP_ICON_PX * MAP_ICON_PX; i++) {
        Rect dot = {square.x + in + i % MAP_ICON_PX * px, square.y + in + i / MAP_ICON_PX * px, px, px};
        image_fill(to, dot, icon_colour(mark, colour, mark->icon[i]));
    }
}

static void draw_square(Image *to, Rect square, const MapMarkInfo *mark, Colour colour) {
    int in = square.w / 3;
    if (mark->icon != NULL && square.w >= MAP_ICON_PX) {
        draw_mark_icon(to, square, mark, colour);
        return;
    }
    image_fill(to, square, colour);
    if (mark->large) {
        image_fill(to, rect_grown(square, 1, 0), colour);
        image_fill(to, rect_grown(square, 0, 1), colour);
    }
    if (mark->core == 0 || square.w < CORE_LEAST_PX) return;
    image_fill(to, (Rect){square.x + in, square.y + in, square.w - 2 * in, square.h - 2 * in}, mark->core);
}

static Rect square_of(const Part *part, Vec cell) {
    Vec spot = vec_sub(cell, (Vec){part->cells.x, part->cells.y});
    return (Rect){part->at.x + spot.x * part->px, part->at.y + spot.y * part->px, part->px, part->px};
}

static void dot(Image *to, const Part *part, Vec cell, MapMark mark) {
    if (!rect_has(part->cells, cell)) return;
    note(part, mark);
    draw_square(to, square_of(part, cell), &MAP_MARKS[mark], MAP_MARKS[mark].seen);
}

// The mark of a cell's ground, as the hero last saw it.
static MapMark ground_mark(const World *world, Vec cell) {
    MapMark mark = DECORS[world_known_decor(world, cell)].mark;
    return mark != MARK_NONE ? mark : TILES[world_known_tile(world, cell)].mark;
}

// Stone and water have the colours of the theme.
static Colour themed(const World *world, MapMark mark, Colour colour) {
    const Theme *theme = &THEMES[theme_of(world)];
    bool stone = mark == MARK_FLOOR || mark == MARK_WALL || mark == MARK_CRACKED;
    return stone                ? theme_recolour(theme, colour)
           : mark == MARK_WATER ? theme_recolour_water(theme, colour)
                                : colour;
}

static Colour ground_colour(const World *world, Vec cell) {
    MapMark kind = ground_mark(world, cell);
    const MapMarkInfo *mark = &MAP_MARKS[kind];
    bool seen = fov_has(&world->cache.view, cell) || mark->remembered == 0;
    return themed(world, kind, seen ? mark->seen : mark->remembered);
}

// Draws a stale cell: at half brightness, with holes.
static void draw_moth_eaten(Image *to, Rect square, int phase, Colour colour) {
    Colour dim = 0xff000000u | (colour >> 1 & 0x7f7f7fu);
    for (int i = 0; i < square.h; i++) {
        int hole = (phase + i) % square.w;
        image_fill(to, (Rect){square.x, square.y + i, square.w, 1}, dim);
        image_dot(to, (Vec){square.x + hole, square.y + i}, GROUND_BACK);
    }
}

static void draw_cell(const World *world, Image *to, const Part *part, Vec cell) {
    Rect square = square_of(part, cell);
    Colour colour = ground_colour(world, cell);
    bool waves = part->wave != NULL && wave_runs(part->wave);
    MapMark mark = ground_mark(world, cell);
    note(part, mark);
    int since = waves ? part->wave->age - wave_arrival_tick(part->wave, cell) : FLASH_TICKS;
    if (world_known(world, cell) == KNOWN_STALE && since >= 0) {
        note(part, MARK_NONE);
        draw_moth_eaten(to, square, cell.x + cell.y, colour);
    } else {
        draw_square(to, square, &MAP_MARKS[mark], colour);
    }
    bool flashes = since >= 0 && since < FLASH_TICKS && !part->wave->still && !part->wave->calm;
    if (flashes) image_fill(to, square, (uint32_t)(FLASH * (FLASH_TICKS - since) / FLASH_TICKS) << 24 | COLD);
}

static void draw_ground(const World *world, Image *to, const Part *part) {
    for (int y = 0; y < part->cells.h; y++) {
        for (int x = 0; x < part->cells.w; x++) {
            Vec cell = {part->cells.x + x, part->cells.y + y};
            if (world_known(world, cell) != KNOWN_NOT) draw_cell(world, to, part, cell);
        }
    }
}

static MapMark item_mark(const Item *item) {
    int key = ITEMS[item->kind].key;
    if (key > 0) return (MapMark)(MARK_KEY_1 + key - 1);
    if (ITEMS[item->kind].class == CLASS_WISH) return MARK_WISH;
    if (!quota_is_uncollected(item)) return MARK_THING;
    return item->hallowed ? MARK_HALLOWED : MARK_TREASURE;
}

// The place for a thing outside the shown part: at the edge.
static Vec nearest_shown(const Part *part, Vec cell) {
    Rect cells = part->cells;
    return (Vec){int_clamp(cell.x, cells.x, cells.x + cells.w - 1),
                 int_clamp(cell.y, cells.y, cells.y + cells.h - 1)};
}

// The landmark is drawn over the ground around it, because it helps to find the way.
static void draw_landmark(const World *world, Image *to, const Part *part) {
    for (int i = 0; i < world->cache.flame_count; i++) {
        const Flame *flame = &world->cache.flames[i];
        bool known = flame->kind == FLAME_GREAT && world_known(world, flame->cell) != KNOWN_NOT;
        if (known) dot(to, part, nearest_shown(part, flame->cell), MARK_LANDMARK);
    }
}

// Draws a treasure that is needed, with a frame.
static void draw_needed(Image *to, const Part *part, Vec cell, MapMark mark) {
    Vec at = nearest_shown(part, cell);
    Rect square = square_of(part, at);
    dot(to, part, at, mark);
    image_draw_outline(to, (Rect){square.x - 1, square.y - 1, square.w + 2, square.h + 2},
                       MAP_MARKS[MARK_YOU].seen);
}

static void draw_items(const World *world, Image *to, const Part *part) {
    bool all = quota_needs_all(world); // then they are shown wherever they lie
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        Vec cell = cell_of(item->pos);
        bool needed = all && quota_is_in_open(world, item);
        if (needed) draw_needed(to, part, cell, item_mark(item));
        if (item->taken || item->kind == ITEM_BONES || world_known(world, cell) != KNOWN_WELL) continue;
        dot(to, part, cell, item_mark(item));
    }
}

// Draws shut chests and discovered traps.
static void draw_fixtures(const World *world, Image *to, const Part *part) {
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *fixture = &world->level.fixtures[i];
        bool trap = FIXTURES[fixture->kind].trap;
        bool shown = trap ? world->floor.fixtures[i].found : world->floor.fixtures[i].phase != PHASE_OPEN;
        if (!shown || world_known(world, fixture->cell) != KNOWN_WELL) continue;
        dot(to, part, fixture->cell, trap ? MARK_TRAP : MARK_CHEST);
    }
}

static void draw_monsters(const World *world, Image *to, const Part *part) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        Vec cell = cell_of(world->actors[i].pos);
        const Actor *actor = &world->actors[i];
        bool hidden = actor->kind == ACTOR_NONE || actor->brain.mind == MIND_AMBUSH;
        if (body_looks_like_chest(actor) && world_known(world, cell) == KNOWN_WELL)
            dot(to, part, cell, MARK_CHEST);
        if (hidden || !fov_has(&world->cache.view, cell)) continue;
        dot(to, part, cell, MARK_MONSTER);
    }
}

// Draws the path of a journey.
static void draw_trail(Image *to, const Part *part) {
    for (int i = 0; part->journey != NULL && i < part->journey->path_count; i++) {
        Vec cell = part->journey->path[i];
        int in = part->px / 3;
        Rect square = square_of(part, cell);
        if (rect_has(part->cells, cell)) image_fill(to, rect_inset(square, in), TRAIL);
    }
}

static void draw_all(const World *world, Image *to, const Part *part) {
    Vec hero = cell_of(world->actors[HERO].pos);
    image_fill(to, (Rect){part->at.x, part->at.y, part->cells.w * part->px, part->cells.h * part->px},
               GROUND_BACK);
    draw_ground(world, to, part);
    draw_landmark(world, to, part);
    draw_trail(to, part);
    draw_fixtures(world, to, part);
    draw_items(world, to, part);
    draw_monsters(world, to, part);
    Vec mark = {part->at.x + (hero.x - part->cells.x) * part->px,
                part->at.y + (hero.y - part->cells.y) * part->px};
    image_draw_outline(to, (Rect){mark.x - 1, mark.y - 1, part->px + 2, part->px + 2}, GROUND_BACK);
    dot(to, part, hero, MARK_YOU);
}

void minimap_draw(const World *world, const TollWave *wave, const Journey *journey, Image *to, Vec at) {
    Vec hero = cell_of(world->actors[HERO].pos);
    Part part = {.at = at, .px = MINIMAP_CELL_PX, .wave = wave, .journey = journey};
    part.cells = (Rect){first_cell(hero.x, MINIMAP_W, world->level.tiles.w),
                        first_cell(hero.y, MINIMAP_H, world->level.tiles.h), MINIMAP_W, MINIMAP_H};
    draw_all(world, to, &part);
}

// The first cell along one axis of a level that is larger than the room: around the hero, but with `cell` in
// it.
static int first_around(int hero, int cell, int shown, int side) {
    int first = int_clamp(hero - shown / 2, 0, int_max(side - shown, 0));
    return int_clamp(first, cell - shown + 1, cell);
}

// The whole level, if its pictures then have room; otherwise a part.
static Part whole(const World *world, Rect room, Vec cell) {
    Vec hero = cell_of(world->actors[HERO].pos), level = {world->level.tiles.w, world->level.tiles.h};
    int fits = int_min(room.w / level.x, room.h / level.y);
    Part part = {.px = int_clamp(fits, MAP_ICON_PX, WHOLE_PX_MOST)};
    Vec shown = {int_min(level.x, room.w / part.px), int_min(level.y, room.h / part.px)};
    part.cells = (Rect){first_around(hero.x, cell.x, shown.x, level.x),
                        first_around(hero.y, cell.y, shown.y, level.y), shown.x, shown.y};
    part.at = (Vec){room.x + (room.w - shown.x * part.px) / 2, room.y + (room.h - shown.y * part.px) / 2};
    return part;
}

void minimap_draw_whole(const World *world, Image *to, Rect room, Vec shown) {
    Part part = whole(world, room, shown);
    draw_all(world, to, &part);
}

Rect minimap_square(const World *world, Rect room, Vec shown, Vec cell) {
    Part part = whole(world, room, shown);
    return square_of(&part, cell);
}

// Finds the marks that the whole map has, because some hide others.
static void find_marks(const World *world, bool there[MARK_COUNT]) {
    Image nowhere = {0};
    Part part = {.cells = {0, 0, world->level.tiles.w, world->level.tiles.h}, .px = 1, .there = there};
    draw_all(world, &nowhere, &part);
}

// Draws a line of the legend. Marks without a name share the name before them. Returns how many marks that
// were.
static int legend_line(const Ui *ui, const World *world, Image *to, Rect square, int first,
                       const bool *there) {
    int count = 0, step = square.w + 2;
    bool last = world->clock.crown && first == MARK_DOWN; // the last stairs lead up
    const char *name = MAP_MARKS[last ? MARK_UP : first].name;
    do {
        int mark = first + count++;
        if (!there[mark]) continue;
        draw_square(to, square, &MAP_MARKS[mark], themed(world, (MapMark)mark, MAP_MARKS[mark].seen));
        square.x += step;
    } while (first + count < MARK_COUNT && MAP_MARKS[first + count].name == NULL);
    font_draw(ui->font, to, (Vec){square.x + 2, square.y + (square.h - FONT_CAP_PX) / 2}, 1, COLOUR_PALE,
              tr(name));
    return count;
}

static bool any_there(int first, const bool *there) {
    bool any = there[first];
    for (int i = first + 1; i < MARK_COUNT && MAP_MARKS[i].name == NULL; i++) any |= there[i];
    return any;
}

void minimap_draw_legend(const Ui *ui, const World *world, Image *to, Rect room) {
    bool there[MARK_COUNT] = {false};
    int lines = 1;
    find_marks(world, there);
    for (int i = MARK_YOU; i < MARK_COUNT; i++) lines += MAP_MARKS[i].name != NULL && any_there(i, there);
    int line = int_clamp(room.h / lines, LEGEND_LEAST_PX, LEGEND_MOST_PX), side = line - 2;
    Rect square = {room.x, room.y - 1, side, side};
    for (int i = MARK_YOU; i < MARK_COUNT; i++) {
        if (MAP_MARKS[i].name == NULL || !any_there(i, there)) continue;
        (void)legend_line(ui, world, to, square, i, there);
        square.y += line;
    }
    if (!there[MARK_NONE]) return;
    draw_moth_eaten(to, square, 0, themed(world, MARK_FLOOR, MAP_MARKS[MARK_FLOOR].seen));
    font_draw(ui->font, to, (Vec){square.x + side + 4, square.y + (side - FONT_CAP_PX) / 2}, 1, COLOUR_PALE,
              tr("may have changed"));
}
