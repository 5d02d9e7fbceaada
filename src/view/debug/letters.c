#include "view/debug/letters.h"

#include "sim/classic.h"
#include "sim/space/body.h"
#include "sim/space/flames.h"
#include "view/canvas/panel.h"

#define WALL_SHADED 0xffc69a7du
#define HEART       0xfff06450u
#define MONSTER     0xffffa985u
#define CHASING     0xfff06450u
#define TRAP        0xffcd8cefu

#define FIRE      0xffffee92u
#define FIRE_BACK 0xffad5c16u

#define EYES ':'

typedef struct Sheet {
    const World *world;
    Rect cells;
    Letter *letters;
    bool all; // show the whole level
} Sheet;

static Letter *letter_at(const Sheet *sheet, Vec cell) {
    int x = cell.x - sheet->cells.x, y = cell.y - sheet->cells.y;
    bool inside = x >= 0 && y >= 0 && x < sheet->cells.w && y < sheet->cells.h;
    return inside ? &sheet->letters[y * sheet->cells.w + x] : NULL;
}

// The colour of something remembered: bluish grey, but brighter than in the picture. Thin letters need that.
static Colour remembered(Colour colour, Known known) {
    enum { LEAST = 184 };
    uint32_t luma = ((colour >> 16 & 255) * 2 + (colour >> 8 & 255) * 5 + (colour & 255)) / 8;
    luma = known == KNOWN_STALE ? LEAST : LEAST + 8 + luma * (247 - LEAST) / 255;
    return 0xff000000u | luma * 120 >> 8 << 16 | luma * 132 >> 8 << 8 | luma * 176 >> 8;
}

static Known known_at(const Sheet *sheet, Vec cell) {
    if (sheet->all) return level_tile(&sheet->world->level, cell) == TILE_VOID ? KNOWN_NOT : KNOWN_WELL;
    return world_known(sheet->world, cell);
}

static bool is_seen(const Sheet *sheet, Vec cell) {
    return sheet->all || fov_has(&sheet->world->cache.view, cell);
}

static Tile known_tile(const Sheet *sheet, Vec cell) {
    return sheet->all ? level_tile(&sheet->world->level, cell) : world_known_tile(sheet->world, cell);
}

// Puts a letter over what is there. Out of sight it is greyed, depending on `known`: how well the thing is
// known.
static void put(const Sheet *sheet, Vec cell, Letter letter, Known known) {
    Letter *to = letter_at(sheet, cell);
    if (to == NULL) return;
    letter.seen = is_seen(sheet, cell);
    letter.known = known_at(sheet, cell);
    if (!letter.seen && letter.of != LETTER_ACTOR) letter.colour = remembered(letter.colour, known);
    *to = letter;
}

// ---- ground

static Letter ground_letter(const Sheet *sheet, Vec cell) {
    const World *world = sheet->world;
    Decor decor =
        sheet->all ? (Decor)grid_get(&world->level.decor, cell, DECOR_NONE) : world_known_decor(world, cell);
    Tile tile = known_tile(sheet, cell);
    Colour back = is_seen(sheet, cell) && tile == TILE_FLOOR ? LETTERS_FLOOR : LETTERS_BACK;
    if (decor != DECOR_NONE && decor < DECOR_COUNT)
        return (Letter){.glyph = DECORS[decor].glyph, .colour = DECORS[decor].ascii, .back = back};
    int lock = TILES[tile].lock;
    if (lock > 0) return (Letter){.glyph = TILES[tile].glyph, .colour = KEY_COLOURS[lock], .back = back};
    Vec below = vec_add(cell, DIRS[DIR_S]);
    bool open_below = known_at(sheet, below) != KNOWN_NOT && known_tile(sheet, below) != TILE_WALL;
    bool shaded = tile == TILE_WALL && open_below;
    return (Letter){
        .glyph = TILES[tile].glyph, .colour = shaded ? WALL_SHADED : TILES[tile].ascii, .back = back};
}

static void put_ground(const Sheet *sheet) {
    Rect cells = sheet->cells;
    for (int i = 0; i < cells.w * cells.h; i++) {
        Vec cell = {cells.x + i % cells.w, cells.y + i / cells.w};
        Known known = known_at(sheet, cell);
        sheet->letters[i] = (Letter){.back = LETTERS_BACK};
        if (known != KNOWN_NOT) put(sheet, cell, ground_letter(sheet, cell), known);
    }
}

// Tints the floor under puddles, and draws fires.
static void put_spills(const Sheet *sheet) {
    static const Colour BACKS[SPILL_KIND_COUNT] = {[SPILL_WINE] = 0xff4a1026u, [SPILL_HONEY] = 0xff6e3412u};
    const Floor *floor = &sheet->world->floor;
    for (int i = 0; i < floor->spill_count; i++) {
        Vec cell = floor->spills[i].cell;
        Letter letter = ground_letter(sheet, cell);
        letter.back = BACKS[floor->spills[i].kind];
        if (is_seen(sheet, cell)) put(sheet, cell, letter, KNOWN_WELL);
    }
    for (int i = 0; i < floor->fire_count; i++) {
        Vec cell = floor->fires[i].cell;
        Letter fire = {.glyph = '*', .of = LETTER_THING, .colour = FIRE, .back = FIRE_BACK};
        if (is_seen(sheet, cell)) put(sheet, cell, fire, KNOWN_WELL);
    }
}

// ---- things

static bool is_shown(const Sheet *sheet, Vec cell) {
    return is_seen(sheet, cell) || known_at(sheet, cell) == KNOWN_WELL;
}

static Colour back_of(const Sheet *sheet, Vec cell) {
    return is_seen(sheet, cell) ? LETTERS_FLOOR : LETTERS_BACK;
}

static void put_fixture(const Sheet *sheet, const Fixture *fixture, const WorldFixture *state) {
    const FixtureInfo *info = &FIXTURES[fixture->kind];
    bool rests = state->phase == PHASE_REST;
    Colour colour = rests ? KEY_COLOURS[fixture->lock] : COLOUR_STEEL;
    if (info->trap) colour = rests ? TRAP : CHASING;
    put(sheet, fixture->cell,
        (Letter){.glyph = info->glyph,
                 .of = LETTER_THING,
                 .colour = colour,
                 .back = back_of(sheet, fixture->cell)},
        KNOWN_WELL);
}

// Draws discovered traps, bright while they are active.
static void put_traps(const Sheet *sheet) {
    const World *world = sheet->world;
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *fixture = &world->level.fixtures[i];
        const WorldFixture *state = &world->floor.fixtures[i];
        bool found = state->found || !FIXTURES[fixture->kind].trap || sheet->all;
        bool chest = fixture->kind == FIXTURE_CHEST && !sheet->all;
        if (found && !chest && is_shown(sheet, fixture->cell)) put_fixture(sheet, fixture, state);
    }
}

// Draws chests, grey when they are open.
static void put_chests(const Sheet *sheet) {
    const KnownThings *things = &sheet->world->known.things;
    for (int i = 0; i < things->chest_count && !sheet->all; i++)
        put_fixture(sheet, &things->chests[i].fixture, &things->chests[i].state);
}

static Colour item_colour(const ItemInfo *info) {
    if (info->counts) return COLOUR_GOLD;
    if (info->key > 0) return KEY_COLOURS[info->key];
    if (info->class == CLASS_HEART) return HEART;
    if (info->class == CLASS_COIN) return COLOUR_CREAM;
    return info->class == CLASS_ARROW || info->class == CLASS_BONES ? COLOUR_GREY : COLOUR_ICE;
}

static void put_item(const Sheet *sheet, const KnownItem *item) {
    Vec cell = cell_of(item->pos);
    const ItemInfo *info = &ITEMS[item->kind];
    put(sheet, cell,
        (Letter){.glyph = info->glyph,
                 .of = LETTER_THING,
                 .colour = item_colour(info),
                 .back = back_of(sheet, cell)},
        KNOWN_WELL);
    Letter *letter = letter_at(sheet, cell);
    if (!item->hallowed || letter == NULL) return; // a hallowed treasure is dark on gold
    letter->back = letter->colour;
    letter->colour = LETTERS_BACK;
}

static void put_items(const Sheet *sheet) {
    const World *world = sheet->world;
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        KnownItem is = {!item->taken, item->hallowed, item->kind, item->pos};
        const KnownItem *shown = sheet->all ? &is : &world->known.things.items[i];
        if (shown->there) put_item(sheet, shown);
    }
}

// ---- actors

static Colour actor_colour(const Actor *actor) {
    if (actor->act == ACT_HURT) return COLOUR_WHITE;
    if (actor->kind == ACTOR_HERO) return COLOUR_GREEN;
    return actor->brain.mind == MIND_CHASE ? CHASING : MONSTER;
}

// The hero is drawn last, on top.
static void put_actors(const Sheet *sheet) {
    const World *world = sheet->world;
    for (int i = world->actor_count - 1; i >= HERO; i--) {
        const Actor *actor = &world->actors[i];
        Vec cell = world->classic ? classic_logical_cell(world, i) : cell_of(actor->pos);
        bool lurks = i != HERO && actor->brain.mind == MIND_AMBUSH && !sheet->all;
        bool hidden = i != HERO && (lurks ? !flames_lit_in_sight(world, cell) : !is_seen(sheet, cell));
        if (actor->kind == ACTOR_NONE || hidden || (lurks && body_looks_like_chest(actor))) continue;
        Letter letter = {.glyph = ACTORS[actor->kind].glyph,
                         .of = LETTER_ACTOR,
                         .colour = actor_colour(actor),
                         .back = LETTERS_FLOOR};
        if (i == HERO && world->classic) letter.glyph = (char)('0' + actor->hp / CLASSIC_POINT);
        if (lurks) letter.glyph = EYES;
        if (lurks) letter.colour = CHASING;
        put(sheet, cell, letter, KNOWN_WELL);
    }
}

static void fill(Sheet sheet) {
    put_ground(&sheet);
    put_spills(&sheet);
    put_traps(&sheet);
    put_chests(&sheet);
    put_items(&sheet);
    put_actors(&sheet);
}

void letters_fill(const World *world, Rect cells, Letter *letters) {
    fill((Sheet){world, cells, letters, false});
}

void letters_fill_revealed(const World *world, Rect cells, Letter *letters) {
    fill((Sheet){world, cells, letters, true});
}

int letters_scroll_start(int hero, int shown, int side) {
    return side <= shown ? -((shown - side) / 2) : int_clamp(hero - shown / 2, 0, side - shown);
}
