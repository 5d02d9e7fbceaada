#include "gen/furnish/locks.h"
#include "gen/furnish/mechanisms.h"
#include "gen/pieces/pieces.h"

// True where a thing of a piece may stand.
static bool is_free(const GenContext *gen, Vec cell) {
    return place_is_free_inside(gen, cell) && level_floor(gen->level, cell) &&
           dist_at(&gen->reach, cell) != DIST_NONE && !vec_eq(cell, gen->level->start);
}

static bool is_lair(const GenContext *gen, Vec cell) {
    return is_free(gen, cell) && vec_chebyshev(cell, gen->level->start) > CALM;
}

// ---- things

static void put_item(GenContext *gen, int kind, Vec cell) {
    if (ITEMS[kind].counts && gen->pieces->budget.treasures <= 0) return;
    if (ITEMS[kind].tolls && !gen->options->descent) return;
    gen->pieces->budget.treasures -= ITEMS[kind].counts;
    spawn_item(gen, kind, cell);
}

static void put_treasure(GenContext *gen, int least, Vec cell) {
    int weights[ITEM_COUNT], all = 0;
    for (int i = 0; i < ITEM_COUNT; i++) {
        bool treasure = ITEMS[i].counts && ITEMS[i].value >= least;
        all += weights[i] = treasure ? 100 - ITEMS[i].value : 0;
    }
    if (all > 0) put_item(gen, rng_weighted(&gen->furnish, weights, ITEM_COUNT), cell);
}

static void put_chest(GenContext *gen, bool locked, Vec cell) {
    bool lock = locked && gen->pieces->budget.locks > 0;
    if (gen->pieces->budget.chests-- <= 0) return;
    chests_put(gen, cell, lock);
    gen->pieces->budget.locks -= lock;
}

// Puts a trap. A pit only where there is a depth below, and not above the last two.
static void put_trap(GenContext *gen, FixtureKind kind, Vec cell) {
    int last = gen->options->descent ? DESCENT_PITS + 1 : GEN_DEPTH_MAX;
    if (kind == FIXTURE_PIT && context_depth(gen) >= last) kind = FIXTURE_SPIKES;
    if (fixture_add(gen->level, (Fixture){.kind = kind, .cell = cell})) place_take_bare(gen, cell);
}

// ---- monsters

static void put_monster(GenContext *gen, int kind, Vec cell) {
    if (budget_most_at_once(gen->pieces->budget.monsters, kind) == 0) return;
    budget_pay(&gen->pieces->budget.monsters, kind, spawn_kind(gen, cell, kind, 1, is_lair));
}

// Places as many monsters of one kind as points and room allow. A pack has at least two.
static void put_group(GenContext *gen, int points, bool ambush, Vec cell) {
    SpawnList *monsters = &gen->level->monsters;
    MonsterBudget *budget = ambush ? &gen->pieces->budget.ambush : &gen->pieces->budget.monsters,
                  part = budget_capped(*budget, points);
    int before = monsters->count, pack = spawn_highest_pack(monsters) + 1, least = 1 + ambush;
    if (part.points < least) return;
    int kind = spawn_deal_kind(gen, part, least, ambush);
    budget_pay(budget, kind, spawn_kind(gen, cell, kind, budget_most_at_once(part, kind), is_lair));
    for (int i = before; ambush && i < monsters->count; i++) monsters->at[i].pack = pack;
}

// ---- all of it

static void put_thing(GenContext *gen, const Feature *feature, Vec cell) {
    switch (feature->what) {
    case FEATURE_ITEM:
        put_item(gen, feature->kind, cell);
        break;
    case FEATURE_TREASURE:
        put_treasure(gen, feature->number, cell);
        break;
    case FEATURE_CHEST:
        put_chest(gen, feature->kind != 0, cell);
        break;
    case FEATURE_TRAP:
        put_trap(gen, (FixtureKind)feature->kind, cell);
        break;
    case FEATURE_MONSTER:
        put_monster(gen, feature->kind, cell);
        break;
    case FEATURE_GUARDS:
        put_group(gen, feature->number, false, cell);
        break;
    case FEATURE_PACK:
        put_group(gen, feature->number, true, cell);
        break;
    default:
        break;
    }
}

// Places the things and monsters of a piece.
static void put_all(GenContext *gen, const SetPiece *piece, const Placed *placed) {
    for (int i = 0; i < piece->feature_count; i++) {
        const Feature *feature = &piece->features[i];
        Vec cell = piece_placed_cell(piece, placed, (Vec){feature->x, feature->y});
        bool there = (placed->features >> i & 1) != 0 && feature->what > FEATURE_GROUND;
        if (there && is_free(gen, cell)) put_thing(gen, feature, cell);
    }
}

// Lays the drawing's decor again where things were placed, because placing them has removed it.
static void lay_decor(GenContext *gen, const SetPiece *piece, const Placed *placed) {
    for (int i = 0; i < piece->w * piece->h; i++) {
        Vec drawn = {i % piece->w, i / piece->w}, cell = piece_placed_cell(piece, placed, drawn);
        Tile tile;
        Decor decor;
        bool taken = level_floor(gen->level, cell) && grid_at(&gen->taken, cell) == TAKEN;
        if (taken && piece_parse_letter(piece_letter_at(piece, drawn), &tile, &decor) && decor != DECOR_WEB &&
            tile == TILE_FLOOR)
            grid_set(&gen->level->decor, cell, (uint8_t)decor);
    }
}

// ---- locks

// True if the drawing has a lock at its cell number `i`. Sets `cell` to that cell in the level.
static bool locks_at(const SetPiece *piece, const Placed *placed, int i, Vec *cell) {
    Vec drawn = {i % piece->w, i / piece->w};
    char letter = piece_letter_at(piece, drawn);
    for (int k = 0; k < piece->feature_count; k++) {
        const Feature *feature = &piece->features[k];
        bool ground = feature->what == FEATURE_GROUND && (placed->features >> k & 1) != 0;
        if (ground && feature->x == drawn.x && feature->y == drawn.y) letter = (char)feature->kind;
    }
    *cell = piece_placed_cell(piece, placed, drawn);
    return letter == TILES[TILE_LOCKED_1].glyph;
}

static int treasures_in(const GenContext *gen, Rect rect) {
    int count = 0;
    for (int i = 0; i < gen->level->items.count; i++) {
        const Spawn *item = &gen->level->items.at[i];
        count += ITEMS[item->kind].counts && rect_has(rect, item->cell);
    }
    return count;
}

// Hangs the locks. All treasures of such a piece count as locked up.
static void hang_locks(GenContext *gen, const SetPiece *piece, const Placed *placed) {
    for (int i = 0; i < piece->w * piece->h; i++) {
        Vec cell;
        if (!locks_at(piece, placed, i, &cell) || level_tile(gen->level, cell) != TILE_DOOR) continue;
        int treasures = treasures_in(gen, placed->rect);
        bool may = gen->pieces->budget.locks > 0 && treasures <= gen->lockable;
        int lock = may ? locks_place_new_key(gen, placed->rect) : 0;
        if (lock == 0) continue;
        level_build_tile(gen->level, cell, tile_of_locked_door(lock));
        gen->pieces->budget.locks--;
        gen->lockable -= treasures;
    }
}

static void for_each(GenContext *gen, void (*run)(GenContext *, const SetPiece *, const Placed *)) {
    for (int i = 0; i < gen->pieces->placed_count; i++) {
        SetPiece piece;
        pieces_get(gen->options, gen->pieces->placed[i].piece, &piece);
        run(gen, &piece, &gen->pieces->placed[i]);
    }
}

void pieces_add_contents(GenContext *gen) {
    for_each(gen, put_all);
    for_each(gen, lay_decor);
}

void pieces_place_locks(GenContext *gen) {
    for_each(gen, hang_locks);
}

void pieces_fill(GenContext *gen) {
    pieces_add_contents(gen);
    pieces_place_locks(gen);
}
