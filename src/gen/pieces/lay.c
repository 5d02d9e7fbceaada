#include "gen/pieces/pieces.h"
#include "gen/tools/doorways.h"
#include "gen/tools/join.h"

#include <stdlib.h>

enum { KEPT_MOST = LEVEL_PROTECTED_MAX - APART_MAX };

// ---- memory

bool pieces_init(GenContext *gen) {
    enum { CELLS_A_ROOM = 140 }; // the least size of a hand-drawn room in a grid
    int most = int_max(PLACED_MAX, gen->level->tiles.w * gen->level->tiles.h / CELLS_A_ROOM);
    if (gen->pieces != NULL) return true;
    gen->pieces = calloc(1, sizeof *gen->pieces + (size_t)most * sizeof gen->pieces->placed[0]);
    if (gen->pieces != NULL) gen->pieces->placed_most = most;
    return gen->pieces != NULL;
}

void pieces_reset(Pieces *pieces) {
    pieces->placed_count = pieces->kept = 0;
    pieces->budget = (Budget){.treasures = INT32_MAX,
                              .chests = INT32_MAX,
                              .locks = KEY_KINDS,
                              .monsters = {INT32_MAX, 0},
                              .ambush = {INT32_MAX, 0}};
}

// ---- before joining

static void reserve(GenContext *gen, const Placed *placed) {
    PieceExit ways[PIECE_FEATURES_MOST];
    SetPiece piece;
    pieces_get(gen->options, placed->piece, &piece);
    for (int i = 0; i < piece.w * piece.h; i++) {
        Vec drawn = {i % piece.w, i / piece.w}, cell = piece_placed_cell(&piece, placed, drawn);
        if (piece_letter_at(&piece, drawn) == ' ') continue;
        level_build_tile(gen->level, cell, TILE_WALL);
        grid_set(&gen->taken, cell, TAKEN_PIECE);
    }
    int count = pieces_list_exits(gen, placed, &piece, ways);
    for (int i = 0; i < count; i++) level_build_tile(gen->level, ways[i].threshold, TILE_FLOOR);
}

void pieces_reserve(GenContext *gen) {
    Pieces *pieces = gen->pieces;
    pieces_reset(pieces);
    pieces_choose_places(gen);
    for (int i = 0; i < pieces->placed_count; i++) reserve(gen, &pieces->placed[i]);
}

// Marks the pieces and their surroundings, so that joining changes neither them nor the cells before their
// ways.
void pieces_mark_held(const GenContext *gen, Grid *held) {
    for (int i = 0; i < held->w * held->h; i++) {
        if (gen->taken.cells[i] == TAKEN_PIECE) held->cells[i] = 1;
    }
    for (int i = 0; i < gen->pieces->placed_count; i++) {
        PieceExit ways[PIECE_FEATURES_MOST];
        SetPiece piece;
        pieces_get(gen->options, gen->pieces->placed[i].piece, &piece);
        int count = pieces_list_exits(gen, &gen->pieces->placed[i], &piece, ways);
        for (int k = 0; k < count; k++) grid_set(held, ways[k].threshold, 1);
    }
}

// ---- after joining

static void put_ground(GenContext *gen, Vec cell, char letter) {
    Tile tile;
    Decor decor;
    if (letter == ' ' || !piece_parse_letter(letter, &tile, &decor)) return;
    bool lock = tile_lock(tile) != 0; // it is hung when there is a key (gen/pieces/inhabit.c)
    grid_set(&gen->level->tiles, cell, lock ? TILE_DOOR : (uint8_t)tile);
    grid_set(&gen->level->decor, cell, (uint8_t)decor);
}

static void build(GenContext *gen, const Placed *placed) {
    PieceExit ways[PIECE_FEATURES_MOST];
    SetPiece piece;
    pieces_get(gen->options, placed->piece, &piece);
    for (int i = 0; i < piece.w * piece.h; i++) {
        Vec drawn = {i % piece.w, i / piece.w};
        put_ground(gen, piece_placed_cell(&piece, placed, drawn), piece_letter_at(&piece, drawn));
    }
    for (int i = 0; i < piece.feature_count; i++) {
        const Feature *feature = &piece.features[i];
        bool there = (placed->features >> i & 1) != 0 && feature->what == FEATURE_GROUND;
        if (there)
            put_ground(gen, piece_placed_cell(&piece, placed, (Vec){feature->x, feature->y}),
                       (char)feature->kind);
    }
    int count = pieces_list_exits(gen, placed, &piece, ways);
    for (int i = 0; i < count; i++) level_build_tile(gen->level, ways[i].cell, ways[i].tile);
    if (!piece.keep || gen->pieces->kept >= KEPT_MOST) return;
    gen->level->protected[gen->level->protected_count++] = placed->rect;
    gen->pieces->kept++;
}

void pieces_build(GenContext *gen) {
    for (int i = 0; i < gen->pieces->placed_count; i++) build(gen, &gen->pieces->placed[i]);
}

// ---- single dungeons

typedef struct Laying {
    Join join;
    Grid held;
} Laying;

bool laying_init(GenContext *gen) {
    int w = gen->level->tiles.w, h = gen->level->tiles.h;
    if (!pieces_init(gen)) return false;
    Laying *laying = gen->pieces->laying = calloc(1, sizeof *laying);
    return laying != NULL && join_init(&laying->join, w, h) && grid_init(&laying->held, w, h);
}

void laying_free(GenContext *gen) {
    Laying *laying = gen->pieces == NULL ? NULL : gen->pieces->laying;
    if (laying == NULL) return;
    join_free(&laying->join);
    grid_free(&laying->held);
    free(laying);
    gen->pieces->laying = NULL;
}

// Turns void into stone that can be dug. Returns true when there was any.
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
        if (!level_looks_like_wall(level, vec_add(cell, DIRS[dir])) &&
            level_tile(level, vec_add(cell, DIRS[dir])) != TILE_VOID)
            return true;
    }
    return false;
}

// Turns stone that was void, and is still inside stone, into void again.
static void cull(GenContext *gen) {
    Rect inside = context_inside(gen);
    for (int i = 0; i < inside.w * inside.h; i++) {
        Vec cell = {inside.x + i % inside.w, inside.y + i / inside.w};
        bool stone =
            level_tile(gen->level, cell) == TILE_WALL && grid_at(&gen->level->decor, cell) == DECOR_NONE;
        if (stone && !touches_way(gen->level, cell)) level_build_tile(gen->level, cell, TILE_VOID);
    }
}

void pieces_lay_joined(GenContext *gen) {
    PieceExit ways[PIECE_FEATURES_MOST];
    SetPiece piece;
    Laying *laying = gen->pieces->laying;
    Grid *held = &laying->held;
    gen->pieces->makers = 1u << gen->options->kind;
    pieces_reserve(gen);
    if (gen->pieces->placed_count == 0) return;
    bool culled = fill_void(&gen->level->tiles);
    grid_fill(held, 0);
    pieces_mark_held(gen, held);
    pieces_get(gen->options, gen->pieces->placed[0].piece, &piece);
    (void)pieces_list_exits(gen, &gen->pieces->placed[0], &piece, ways);
    join_regions(&laying->join, gen->level, held, ways[0].threshold);
    pieces_build(gen);
    doorways_remove_idle(gen->level, held, ways[0].threshold); // clears also what was opened for pieces
    if (culled) cull(gen);
}
