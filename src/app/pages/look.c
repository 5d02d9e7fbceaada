// Pages with a cursor on the level: looking around, and the map of what the hero has seen. The game stands
// still meanwhile. Both pages can send the hero to a cell.
#include "app/pages/ask.h"
#include "app/pages/page.h"
#include "base/text.h"
#include "view/events/places.h"
#include "view/hud/interest.h"

static const World *world_of(const PageUse *use) {
    return use->play->session.world;
}

// Moves the cursor there, and speaks where that is and what is there.
static void move_to(PageUse *use, Vec cell) {
    char text[PAGE_TEXT_MAX], way[SENTENCE_MAX];
    Description what;
    Vec *cursor = use->own;
    if (vec_eq(cell, *cursor)) return;
    *cursor = cell;
    if (use->read_out == NULL) return;
    describe_cell(world_of(use), use->memory, &use->play->storage.lore, cell, &what);
    (void)text_put(text, sizeof text, "%s", sentence_way_to_cell(world_of(use), cell, way));
    for (int i = 0; i < what.count; i++) text_add(text, sizeof text, ". %s", what.lines[i].text);
    page_read_out(use, text);
}

static void point(PageUse *use, Vec cell) {
    bool shown = use->shows == NULL || use->shows(use->of, cell);
    if (shown && grid_has(&world_of(use)->level.tiles, cell)) move_to(use, cell);
}

// Moves the cursor, but not beyond the level.
static void step(PageUse *use, Vec by) {
    const Grid *tiles = &world_of(use)->level.tiles;
    Vec to = vec_add(*(Vec *)use->own, by);
    point(use, (Vec){int_clamp(to.x, 0, tiles->w - 1), int_clamp(to.y, 0, tiles->h - 1)});
}

static ScreenCommand go_there(PageUse *use, int id) {
    (void)id;
    return (ScreenCommand){.kind = DO_TRAVEL, .cell = *(const Vec *)use->own};
}

// ---- looking, from thing to thing

// Moves the cursor to the next thing (by = 1) or the one before (-1).
static void next_thing(PageUse *use, int by) {
    Interest things = {.count = 0};
    const World *world = world_of(use);
    for (int i = 0; i < world->level.tiles.w * world->level.tiles.h; i++) {
        Vec cell = {i % world->level.tiles.w, i / world->level.tiles.w};
        bool shown = use->shows == NULL || use->shows(use->of, cell);
        if (shown && !vec_eq(cell, world->cache.hero_cell) && cell_is_interesting(world, use->memory, cell))
            interest_insert(&things, world, cell);
    }
    point(use, interest_next(&things, *(Vec *)use->own, by));
}

static ScreenCommand hear_look(PageUse *use, Action action) {
    if (action == ACTION_NEXT || action == ACTION_NEAR) next_thing(use, 1);
    if (action == ACTION_FAR) next_thing(use, -1);
    if (action == ACTION_HELP) return command_to(DO_PUSH, SCREEN_HELP);
    return command_do(DO_STAY);
}

const Page PAGE_LOOK = {.size = sizeof(Vec),
                        .choose = go_there,
                        .hear = hear_look,
                        .toggle = ACTION_LOOK,
                        .step = step,
                        .point = point,
                        .hints = {{{ACTION_NEXT}, N_("next"), NULL},
                                  {{ACTION_CONFIRM}, N_("go there"), NULL},
                                  {{ACTION_BACK}, N_("back"), NULL}}};

// ---- the map, from place to place

static void open_map(PageUse *use) {
    *(Vec *)use->own = world_of(use)->cache.hero_cell;
}

// How important a place on the map is, 1 the most; 0: it is no place to jump to.
static int place_rank(const World *world, Vec cell) {
    if (grid_at(&world->known.explored, cell) != KNOWN_WELL) return 0;
    const Fixture *fixture = fixture_at(&world->level, cell);
    bool chest = fixture != NULL && fixture->kind == FIXTURE_CHEST &&
                 world->floor.fixtures[fixture - world->level.fixtures].phase == PHASE_REST;
    Tile tile = (Tile)grid_at(&world->known.tiles, cell);
    if (tile == level_stairs_on(&world->level)) return 1;
    if (tile == TILE_SHRINE || tile == TILE_KEEPER || tile == TILE_ASKER || tile == TILE_GREAT_FIRE) return 2;
    if (tile == level_stairs_back(&world->level)) return 5; // the stairs by which he came
    return chest ? 3 : TILES[tile].lock != 0 ? 4 : 0;
}

// Moves the cursor to the next place: by importance, then in reading order, and after the last to the first.
static void next_place(PageUse *use) {
    enum { PLACE_RANKS = 6 };
    const World *world = world_of(use);
    const Grid *tiles = &world->level.tiles;
    Vec cursor = *(Vec *)use->own;
    int cells = tiles->w * tiles->h, own = place_rank(world, cursor);
    int start = own == 0 ? cells - 1 : own * cells + (int)grid_index(tiles, cursor);
    for (int i = 1; i <= PLACE_RANKS * cells; i++) {
        int at = (start + i) % (PLACE_RANKS * cells), index = at % cells;
        Vec cell = {index % tiles->w, index / tiles->w};
        int rank = place_rank(world, cell);
        if (rank == 0 || rank != at / cells) continue;
        move_to(use, cell);
        return;
    }
}

static ScreenCommand hear_map(PageUse *use, Action action) {
    if (action == ACTION_NEXT) next_place(use);
    if (action == ACTION_USE) return go_there(use, 0);
    if (action == ACTION_EXPLORE) return command_do(DO_EXPLORE);
    return ask_on_page(use, action);
}

const Page PAGE_MAP = {.size = sizeof(Vec),
                       .open = open_map,
                       .choose = go_there,
                       .hear = hear_map,
                       .toggle = ACTION_MAP,
                       .step = step,
                       .point = point,
                       .hints = {{{ACTION_CONFIRM}, N_("go there"), NULL},
                                 {{ACTION_NEXT}, N_("stairs, chests, locks"), NULL},
                                 {{ACTION_BACK}, N_("back"), NULL}}};
