#include "gen/pieces/lay.h"

#include "gen/pieces/choose.h"
#include "gen/rebuild/doorways.h"
#include "gen/rebuild/join.h"

#include <stdlib.h>

enum { KEPT_MOST = LEVEL_PROTECTED_MAX - APART_MAX };

// ---- before joining

static void reserve(GenContext *gen, const Placed *placed) {
    Way ways[PIECE_FEATURES_MOST];
    SetPiece piece;
    pieces_get(gen->options, placed->piece, &piece);
    for (int i = 0; i < piece.w * piece.h; i++) {
        Vec drawn = {i % piece.w, i / piece.w}, cell = piece_cell(&piece, placed, drawn);
        if (piece_drawn(&piece, drawn) == ' ') continue;
        level_put(gen->level, cell, TILE_WALL);
        grid_set(&gen->taken, cell, TAKEN_PIECE);
    }
    int count = pieces_ways(gen, placed, &piece, ways);
    for (int i = 0; i < count; i++) level_put(gen->level, ways[i].threshold, TILE_FLOOR);
}

void pieces_reserve(GenContext *gen) {
    pieces_choose(gen);
    for (int i = 0; i < gen->placed_count; i++) reserve(gen, &gen->placed[i]);
}

// In the level and around it, so that joining leaves pieces and thresholds alone.
void pieces_hold(const GenContext *gen, Grid *held) {
    for (int i = 0; i < held->w * held->h; i++) {
        if (gen->taken.cells[i] == TAKEN_PIECE) held->cells[i] = 1;
    }
    for (int i = 0; i < gen->placed_count; i++) {
        Way ways[PIECE_FEATURES_MOST];
        SetPiece piece;
        pieces_get(gen->options, gen->placed[i].piece, &piece);
        int count = pieces_ways(gen, &gen->placed[i], &piece, ways);
        for (int k = 0; k < count; k++) grid_set(held, ways[k].threshold, 1);
    }
}

// ---- after joining

static void put_ground(GenContext *gen, Vec cell, char letter) {
    Tile tile;
    Decor decor;
    if (letter == ' ' || !piece_ground(letter, &tile, &decor)) return;
    bool lock = tile_lock(tile) != 0; // hung when there is a key (gen/pieces/inhabit.c)
    grid_set(&gen->level->tiles, cell, lock ? TILE_DOOR : (uint8_t)tile);
    grid_set(&gen->level->decor, cell, (uint8_t)decor);
}

static void build(GenContext *gen, const Placed *placed) {
    Way ways[PIECE_FEATURES_MOST];
    SetPiece piece;
    pieces_get(gen->options, placed->piece, &piece);
    for (int i = 0; i < piece.w * piece.h; i++) {
        Vec drawn = {i % piece.w, i / piece.w};
        put_ground(gen, piece_cell(&piece, placed, drawn), piece_drawn(&piece, drawn));
    }
    for (int i = 0; i < piece.feature_count; i++) {
        const Feature *feature = &piece.features[i];
        bool there = (placed->features >> i & 1) != 0 && feature->what == FEATURE_GROUND;
        if (there)
            put_ground(gen, piece_cell(&piece, placed, (Vec){feature->x, feature->y}), (char)feature->kind);
    }
    int count = pieces_ways(gen, placed, &piece, ways);
    for (int i = 0; i < count; i++) level_put(gen->level, ways[i].cell, ways[i].tile);
    if (piece.keep && gen->kept < KEPT_MOST)
        gen->level->protected[gen->level->protected_count++] = placed->rect;
    gen->kept += piece.keep && gen->kept < KEPT_MOST;
}

void pieces_build(GenContext *gen) {
    for (int i = 0; i < gen->placed_count; i++) build(gen, &gen->placed[i]);
}

// ---- single dungeons

typedef struct Laying {
    Join join;
    Grid held;
} Laying;

bool pieces_begin(GenContext *gen) {
    int w = gen->level->tiles.w, h = gen->level->tiles.h;
    if (!gen->options->pieces) return true;
    gen->laying = calloc(1, sizeof *gen->laying);
    return gen->laying != NULL && join_init(&gen->laying->join, w, h) && grid_init(&gen->laying->held, w, h);
}

void pieces_end(GenContext *gen) {
    if (gen->laying == NULL) return;
    join_free(&gen->laying->join);
    grid_free(&gen->laying->held);
    free(gen->laying);
    gen->laying = NULL;
}

// Void is stone to dig in. True when there is any.
static bool fill_void(Grid *tiles) {
    bool any = false;
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        any |= tiles->cells[i] == TILE_VOID;
        if (tiles->cells[i] == TILE_VOID) tiles->cells[i] = TILE_WALL;
    }
    return any;
}

static bool touches_way(const Level *level, Vec cell) {
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        if (!level_wall(level, vec_add(cell, DIRS[dir])) &&
            level_tile(level, vec_add(cell, DIRS[dir])) != TILE_VOID)
            return true;
    }
    return false;
}

// Where stone lay in the void, it does again.
static void cull(GenContext *gen) {
    Rect inside = context_inside(gen);
    for (int i = 0; i < inside.w * inside.h; i++) {
        Vec cell = {inside.x + i % inside.w, inside.y + i / inside.w};
        bool stone =
            level_tile(gen->level, cell) == TILE_WALL && grid_at(&gen->level->decor, cell) == DECOR_NONE;
        if (stone && !touches_way(gen->level, cell)) level_put(gen->level, cell, TILE_VOID);
    }
}

void pieces_lay(GenContext *gen) {
    Way ways[PIECE_FEATURES_MOST];
    SetPiece piece;
    Grid *held = &gen->laying->held;
    gen->makers = 1u << gen->options->kind;
    pieces_reserve(gen);
    if (gen->placed_count == 0) return;
    bool culled = fill_void(&gen->level->tiles);
    grid_fill(held, 0);
    pieces_hold(gen, held);
    pieces_get(gen->options, gen->placed[0].piece, &piece);
    (void)pieces_ways(gen, &gen->placed[0], &piece, ways);
    join_regions(&gen->laying->join, gen->level, held, ways[0].threshold);
    pieces_build(gen);
    doorways_clear(gen->level, held, ways[0].threshold); // of what pieces opened, too
    if (culled) cull(gen);
}
