// The same rules of sight as in the picture: what is seen in colour, what is remembered in bluish grey and as
// it was then, dimmer where a toll may have changed it; monsters only while they are seen.
#include "view/debug/ascii.h"

#include "sim/classic.h"
#include "sim/space/flames.h"
#include "view/canvas/camera.h"

#define BACK        0xff0b0912u
#define FLOOR_BACK  0xff1a1426u
#define WALL_SHADED 0xffc69a7du
#define HEART       0xfff06450u
#define MONSTER     0xffffa985u
#define CHASING     0xfff06450u
#define TRAP        0xffcd8cefu

#define FIRE      0xffffee92u
#define FIRE_BACK 0xffad5c16u

#define EYES ':'

enum { LETTER_PX = 16, LETTER_SCALE = 2, PICTURE_W = 640 };

// What is drawn of one cell; a glyph of 0 is nothing.
typedef struct Letter {
    char glyph;
    Colour colour;
} Letter;

typedef struct Window {
    Vec first; // cell
    int side;  // px of a letter's square
} Window;

// Bluish grey as in the picture, but brighter: thin letters need it.
static Colour remembered(Colour colour, Known known) {
    uint32_t luma = ((colour >> 16 & 255) * 2 + (colour >> 8 & 255) * 5 + (colour & 255)) / 8;
    if (known == KNOWN_STALE) luma = luma * 5 / 8;
    return 0xff000000u | luma * 120 >> 8 << 16 | luma * 132 >> 8 << 8 | luma * 176 >> 8;
}

static Tile known_tile(const World *world, Vec cell) {
    return (Tile)grid_get(&world->known.tiles, cell, TILE_VOID);
}

static Letter ground_letter(const World *world, Vec cell) {
    Decor decor = (Decor)grid_get(&world->known.decor, cell, DECOR_NONE);
    if (decor != DECOR_NONE && decor < DECOR_COUNT) return (Letter){DECORS[decor].glyph, DECORS[decor].ascii};
    Tile tile = known_tile(world, cell);
    int lock = TILES[tile].lock;
    if (lock > 0) return (Letter){TILES[tile].glyph, KEY_COLOURS[lock]};
    Vec below = vec_add(cell, DIRS[DIR_S]);
    bool open_below = grid_get(&world->known.explored, below, KNOWN_NOT) != KNOWN_NOT &&
                      known_tile(world, below) != TILE_WALL;
    bool shaded = tile == TILE_WALL && open_below;
    return (Letter){TILES[tile].glyph, shaded ? WALL_SHADED : TILES[tile].ascii};
}

static void draw_letter(const Ui *ui, Image *to, const Window *window, Vec cell, Letter letter, Colour back) {
    char text[2] = {letter.glyph, '\0'};
    int side = window->side, scale = side * LETTER_SCALE / LETTER_PX;
    Vec at = {(cell.x - window->first.x) * side, (cell.y - window->first.y) * side};
    image_fill(to, (Rect){at.x, at.y, side, side}, back);
    int width = (font_width(ui->font, text) - 1) * scale;
    at = vec_add(at, (Vec){(side - width) / 2, (side - FONT_CAP_PX * scale) / 2});
    font_draw_flat(ui->font, to, at, scale, letter.colour, text);
}

static Known known_at(const World *world, Vec cell) {
    return (Known)grid_get(&world->known.explored, cell, KNOWN_NOT);
}

// What a toll has dealt away is not to be seen where it is now.
static bool is_shown(const World *world, Vec cell) {
    return fov_has(&world->cache.view, cell) || known_at(world, cell) == KNOWN_WELL;
}

static void draw_ground(const Ui *ui, const World *world, Image *to, const Window *window, Vec cell) {
    Known known = known_at(world, cell);
    if (known == KNOWN_NOT) return;
    Letter letter = ground_letter(world, cell);
    bool seen = fov_has(&world->cache.view, cell);
    if (!seen) letter.colour = remembered(letter.colour, known);
    draw_letter(ui, to, window, cell, letter,
                seen && known_tile(world, cell) == TILE_FLOOR ? FLOOR_BACK : BACK);
}

static Colour item_colour(const ItemInfo *info) {
    if (info->class == CLASS_HEART) return HEART;
    if (info->class == CLASS_COIN) return COLOUR_CREAM;
    return info->class == CLASS_ARROW || info->class == CLASS_BONES ? COLOUR_GREY : COLOUR_ICE;
}

static void draw_items(const Ui *ui, const World *world, Image *to, const Window *window) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        Vec cell = cell_of(item->pos);
        if (item->taken || !is_shown(world, cell)) continue;
        bool seen = fov_has(&world->cache.view, cell);
        const ItemInfo *info = &ITEMS[item->kind];
        Letter letter = {info->glyph, info->counts ? COLOUR_GOLD : item_colour(info)};
        Colour back = seen ? FLOOR_BACK : BACK;
        if (info->key > 0) letter.colour = KEY_COLOURS[info->key];
        if (!seen) letter.colour = remembered(letter.colour, KNOWN_WELL);
        if (item->hallowed) { // dark on gold
            back = letter.colour;
            letter.colour = BACK;
        }
        draw_letter(ui, to, window, cell, letter, back);
    }
}

// Puddles tint the floor; fires burn on it.
static void draw_spills(const Ui *ui, const World *world, Image *to, const Window *window) {
    static const Colour BACKS[SPILL_KIND_COUNT] = {[SPILL_WINE] = 0xff4a1026u, [SPILL_HONEY] = 0xff6e3412u};
    for (int i = 0; i < world->floor.spill_count; i++) {
        const Spill *spill = &world->floor.spills[i];
        if (fov_has(&world->cache.view, spill->cell))
            draw_letter(ui, to, window, spill->cell, ground_letter(world, spill->cell), BACKS[spill->kind]);
    }
    for (int i = 0; i < world->floor.fire_count; i++) {
        Vec cell = world->floor.fires[i].cell;
        if (fov_has(&world->cache.view, cell))
            draw_letter(ui, to, window, cell, (Letter){'*', FIRE}, FIRE_BACK);
    }
}

// Chests, grey when they are open, and traps that were found, bright while they are at work.
static void draw_fixtures(const Ui *ui, const World *world, Image *to, const Window *window) {
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *fixture = &world->level.fixtures[i];
        const WorldFixture *state = &world->floor.fixtures[i];
        const FixtureInfo *info = &FIXTURES[fixture->kind];
        bool known = is_shown(world, fixture->cell) && (!info->trap || state->found);
        if (!known) continue;
        bool seen = fov_has(&world->cache.view, fixture->cell), rests = state->phase == PHASE_REST;
        Letter letter = {info->glyph, rests ? KEY_COLOURS[fixture->lock] : COLOUR_STEEL};
        if (info->trap) letter.colour = rests ? TRAP : CHASING;
        if (!seen) letter.colour = remembered(letter.colour, KNOWN_WELL);
        draw_letter(ui, to, window, fixture->cell, letter, seen ? FLOOR_BACK : BACK);
    }
}

static Colour actor_colour(const Actor *actor) {
    if (actor->act == ACT_HURT) return COLOUR_WHITE;
    if (actor->kind == ACTOR_HERO) return COLOUR_GREEN;
    return actor->brain.mind == MIND_CHASE ? CHASING : MONSTER;
}

// The hero last, on top.
static void draw_actors(const Ui *ui, const World *world, Image *to, const Window *window) {
    for (int i = world->actor_count - 1; i >= HERO; i--) {
        const Actor *actor = &world->actors[i];
        Vec cell = world->classic ? classic_cell(world, i) : cell_of(actor->pos);
        bool lurks = i != HERO && actor->brain.mind == MIND_AMBUSH;
        bool hidden = i != HERO && (lurks ? !flames_shows(world, cell) : !fov_has(&world->cache.view, cell));
        if (actor->kind == ACTOR_NONE || hidden) continue;
        Letter letter = {ACTORS[actor->kind].glyph, actor_colour(actor)};
        if (i == HERO && world->classic) letter.glyph = (char)('0' + actor->hp);
        if (lurks) letter = (Letter){EYES, CHASING};
        draw_letter(ui, to, window, cell, letter, FLOOR_BACK);
    }
}

// The first cell shown along one side: the hero in the middle, and a small level as well.
static int first_cell(int hero, int shown, int side) {
    return side <= shown ? -((shown - side) / 2) : int_clamp(hero - shown / 2, 0, side - shown);
}

static Window window_of(const World *world, Vec size) {
    Window window = {.side = LETTER_PX * (size.x >= 2 * PICTURE_W ? 2 : 1)};
    Vec hero = cell_of(world->actors[HERO].pos);
    window.first.x = first_cell(hero.x, size.x / window.side, world->level.tiles.w);
    window.first.y = first_cell(hero.y, size.y / window.side, world->level.tiles.h);
    return window;
}

Rect ascii_square(const World *world, Vec size, Vec cell) {
    Window window = window_of(world, size);
    Vec at = vec_sub(cell, window.first);
    return (Rect){at.x * window.side, at.y * window.side, window.side, window.side};
}

Vec ascii_cell(const World *world, Vec size, Vec px) {
    Window window = window_of(world, size);
    return vec_add(window.first, (Vec){floor_div(px.x, window.side), floor_div(px.y, window.side)});
}

void ascii_draw(const Ui *ui, const World *world, Image *to) {
    Window window = window_of(world, (Vec){to->w, to->h});
    Vec shown = {to->w / window.side, to->h / window.side};
    image_fill(to, (Rect){0, 0, to->w, to->h}, BACK);
    for (int y = 0; y < shown.y; y++) {
        for (int x = 0; x < shown.x; x++) {
            draw_ground(ui, world, to, &window, vec_add(window.first, (Vec){x, y}));
        }
    }
    draw_spills(ui, world, to, &window);
    draw_fixtures(ui, world, to, &window);
    draw_items(ui, world, to, &window);
    draw_actors(ui, world, to, &window);
}
