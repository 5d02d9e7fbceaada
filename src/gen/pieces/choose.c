// Pieces are drawn one after the other by their weights. Each lies where it covers the least floor, because
// what the generator made is worth more than stone. No piece comes three times in a run, and no memory is
// needed for that: the seed decides at which of its depths a piece may come.
#include "base/hash.h"
#include "gen/pieces/pieces.h"

enum {
    CELLS_A_PIECE = 600,
    BUILT_UP = 220, // in the descent, the amount is drawn from this range, so that some depths are built up
                    // and others wild
    WILD = 440,
    SMALL = 7,   // the longest side of a small piece, in cells
    OFTEN = 8,   // a piece's weight is multiplied by this at its depth of the run
    SELDOM = 1,  // and by this at another of its depths
    ONCE = 1,    // pieces that come once a run and are placed before the others
    PART = 4,    // a piece may cover the level's cells divided by this
    GAP = 2,     // cells between two pieces
    PLACES = 24, // places compared for each piece
    TRIES = 400,
    FEWER = 16, // attempts at the level after which half as many pieces are enough
    KINDS_MOST = 1024
};

Vec piece_placed_cell(const SetPiece *piece, const Placed *placed, Vec drawn) {
    return vec_add((Vec){placed->rect.x, placed->rect.y}, piece_form_cell(piece, placed->form, drawn));
}

// ---- which

// The share of a piece at this depth. In the descent the seed draws one of its depths, where it comes often;
// at the others it comes seldom. Elsewhere only pieces that come once are bound to a depth.
static int share_of_depth(const GenOptions *options, const SetPiece *piece) {
    int depth = int_max(options->depth, 1), fit[GEN_DEPTH_MAX], count = 0;
    int last = options->descent ? DESCENT_DEPTHS - 1 : GEN_DEPTH_MAX; // the last depth is an arena
    for (int i = 1; i <= last; i++) {
        if ((piece->depths >> (i - 1) & 1) != 0) fit[count++] = i;
    }
    if ((piece->depths >> (depth - 1) & 1) == 0 || count == 0) return 0;
    if (!piece->once && !options->descent) return OFTEN;
    uint64_t lot = hash_mix(hash_text(hash_int(HASH_START, (int64_t)options->seed), piece->name));
    if (fit[lot % (uint64_t)count] == depth) return OFTEN;
    return !piece->once && fit[lot / (uint64_t)count % (uint64_t)count] == depth ? SELDOM : 0;
}

static int share_of(const GenContext *gen, const SetPiece *piece) {
    Rect inside = context_inside(gen);
    bool fits =
        (piece->generators & gen->pieces->makers) != 0 && PART * piece->w * piece->h <= inside.w * inside.h;
    return fits ? share_of_depth(gen->options, piece) : 0;
}

typedef enum Sort { SORT_ANY, SORT_SMALL, SORT_ONCE } Sort;

static bool is_of(const SetPiece *piece, Sort sort) {
    return sort == SORT_SMALL ? piece->w <= SMALL && piece->h <= SMALL : sort == SORT_ANY || piece->once;
}

// Computes the weight of each piece, 0 where it does not fit. Returns their sum.
static int weigh(const GenContext *gen, int *weights, Sort sort) {
    int count = int_min(pieces_count(gen->options), KINDS_MOST), all = 0;
    for (int i = 0; i < count; i++) {
        SetPiece piece;
        pieces_get(gen->options, i, &piece);
        bool left_out = gen->options->own_alone && i < PIECES_COUNT;
        left_out |= piece_is_room(&piece) || !is_of(&piece, sort);
        weights[i] = left_out ? 0 : piece.weight * share_of(gen, &piece);
        all += weights[i];
    }
    return all;
}

// ---- what varies

// Keeps one feature of each choice. Ways are chosen later, when the place is known.
uint64_t pieces_pick_features(GenContext *gen, const SetPiece *piece) {
    int counts[PIECE_CHOICES_MOST + 1] = {0}, lots[PIECE_CHOICES_MOST + 1] = {0};
    uint64_t there = 0;
    for (int i = 0; i < piece->feature_count; i++) counts[piece->features[i].choice]++;
    for (int i = 1; i <= PIECE_CHOICES_MOST; i++) {
        if (counts[i] > 0) lots[i] = rng_below(&gen->layout, counts[i]);
    }
    for (int i = 0; i < piece->feature_count; i++) {
        const Feature *feature = &piece->features[i];
        bool chosen = feature->choice == 0 || lots[feature->choice]-- == 0;
        bool here = rng_chance(&gen->layout, feature->chance, 100);
        if (chosen && here && feature->what != FEATURE_WAY) there |= (uint64_t)1 << i;
    }
    return there;
}

// ---- where

static bool clashes(const GenContext *gen, Rect rect) {
    const Level *level = gen->level;
    Rect around = rect_grown(rect, GAP, GAP);
    for (int i = 0; i < gen->pieces->placed_count; i++) {
        if (rects_overlap(around, gen->pieces->placed[i].rect)) return true;
    }
    for (int i = 0; i < gen->reserved_count; i++) {
        if (rects_overlap(around, gen->reserved[i])) return true;
    }
    if (level->room_count > 0 && rect_has(around, room_centre(level->rooms[0]))) return true;
    return rects_overlap(around, level->vestibule);
}

// True if the place blocks an opening of the border.
static bool bars_opening(const GenContext *gen, Rect rect) {
    bool (*opening)(const Level *, Vec) = gen->generator->opening;
    Rect around = rect_grown(rect, GAP, GAP), all = {0, 0, gen->level->tiles.w, gen->level->tiles.h};
    for (int i = 0; opening != NULL && !gen->options->descent && i < around.w * around.h; i++) {
        Vec cell = rect_cell(around, i);
        bool border = rect_has(all, cell) && !rect_has(context_inside(gen), cell);
        if (border && opening(gen->level, cell)) return true;
    }
    return false;
}

// The number of walkable cells that the piece would cover.
static int floor_under(const GenContext *gen, const SetPiece *piece, const Placed *placed) {
    int count = 0;
    for (int i = 0; i < piece->w * piece->h; i++) {
        Vec drawn = {i % piece->w, i / piece->w};
        if (piece_letter_at(piece, drawn) != ' ')
            count += level_walkable(gen->level, piece_placed_cell(piece, placed, drawn));
    }
    return count;
}

// Finds where a way of the piece leads out. Returns false when it does not lead into the level.
static bool way_at(const GenContext *gen, const Placed *placed, const SetPiece *piece, const Feature *feature,
                   PieceExit *way) {
    way->cell = piece_placed_cell(piece, placed, (Vec){feature->x, feature->y});
    way->tile = (Tile)feature->kind;
    for (int turn = 0; turn < DIR_COUNT / 2; turn++) {
        Vec outside;
        if (!piece_outside_exit(piece, feature, turn, &outside)) return false;
        way->threshold = piece_placed_cell(piece, placed, outside);
        if (rect_has(context_inside(gen), way->threshold)) return true;
    }
    return false;
}

// Opens as many ways as the piece should have, among those that lead anywhere. Returns false when there are
// too few.
static bool open_ways(GenContext *gen, Placed *placed, const SetPiece *piece) {
    int able[PIECE_FEATURES_MOST] = {0}, count = 0;
    for (int i = 0; i < piece->feature_count; i++) {
        PieceExit way;
        bool is_way = piece->features[i].what == FEATURE_WAY;
        if (is_way && way_at(gen, placed, piece, &piece->features[i], &way)) able[count++] = i;
    }
    if (count < piece->ways_least) return false;
    int open = rng_between(&gen->layout, piece->ways_least, int_min(piece->ways_most, count));
    for (; open > 0; open--) {
        int at = rng_below(&gen->layout, count);
        placed->features |= (uint64_t)1 << able[at];
        able[at] = able[--count];
    }
    return true;
}

int pieces_list_exits(const GenContext *gen, const Placed *placed, const SetPiece *piece,
                      PieceExit ways[PIECE_FEATURES_MOST]) {
    int count = 0;
    for (int i = 0; i < piece->feature_count; i++) {
        bool there = (placed->features >> i & 1) != 0 && piece->features[i].what == FEATURE_WAY;
        if (there && way_at(gen, placed, piece, &piece->features[i], &ways[count])) count++;
    }
    return count;
}

// True if enough of the piece's ways lead into the level.
static bool has_ways(const GenContext *gen, const Placed *placed, const SetPiece *piece) {
    int count = 0;
    for (int i = 0; i < piece->feature_count; i++) {
        PieceExit way;
        const Feature *feature = &piece->features[i];
        count += feature->what == FEATURE_WAY && way_at(gen, placed, piece, feature, &way);
    }
    return count >= piece->ways_least;
}

// Finds a place where a tunnel can still pass between the piece and the border.
static bool find_place(GenContext *gen, const SetPiece *piece, Placed *placed) {
    Rect inside = context_inside(gen);
    Vec size = piece_size(piece, placed->form);
    int found = 0, least = INT32_MAX;
    Rect best = {0};
    if (size.x >= inside.w || size.y >= inside.h) return false;
    for (int tries = 0; tries < TRIES && found < PLACES; tries++) {
        int x = rng_below(&gen->layout, inside.w - size.x + 1);
        int y = rng_below(&gen->layout, inside.h - size.y + 1);
        placed->rect = (Rect){inside.x + x, inside.y + y, size.x, size.y};
        bool fit = !clashes(gen, placed->rect) && !bars_opening(gen, placed->rect);
        if (!fit || !has_ways(gen, placed, piece)) continue;
        int floor = floor_under(gen, piece, placed);
        found++;
        if (floor >= least) continue;
        least = floor;
        best = placed->rect;
    }
    placed->rect = best;
    return found > 0;
}

// ---- all of them

// Adds a piece to those of the level. Returns false when there is no place for it.
static bool choose(GenContext *gen, int index) {
    SetPiece piece;
    pieces_get(gen->options, index, &piece);
    Placed placed = {.piece = index, .form = rng_below(&gen->layout, piece_form_count(&piece))};
    placed.features = pieces_pick_features(gen, &piece);
    if (!find_place(gen, &piece, &placed) || !open_ways(gen, &placed, &piece)) return false;
    gen->pieces->placed[gen->pieces->placed_count++] = placed;
    return true;
}

static void choose_some(GenContext *gen, int wanted, Sort sort) {
    int weights[KINDS_MOST], all = weigh(gen, weights, sort);
    for (int i = 0; i < gen->pieces->placed_count; i++) { // each is counted once
        all -= weights[gen->pieces->placed[i].piece];
        weights[gen->pieces->placed[i].piece] = 0;
    }
    while (all > 0 && gen->pieces->placed_count < wanted) {
        int index = rng_weighted(&gen->layout, weights, int_min(pieces_count(gen->options), KINDS_MOST));
        all -= weights[index];
        weights[index] = 0;
        (void)choose(gen, index);
    }
}

// A depth of the descent gets more pieces. The first is one that comes once a run, if this is its depth:
// drawn among all pieces it would be rare, but it is what a player remembers. Then comes a small piece, for
// which there is room beside the great room.
void pieces_choose_places(GenContext *gen) {
    Rect inside = context_inside(gen);
    int cells = gen->options->descent ? rng_between(&gen->layout, BUILT_UP, WILD) : CELLS_A_PIECE;
    int wanted = int_clamp((inside.w * inside.h + cells / 2) / cells, 1, PLACED_MAX);
    if (gen->options->descent && !gen->options->own_alone) {
        choose_some(gen, ONCE, SORT_ONCE);
        choose_some(gen, gen->pieces->placed_count + 1, SORT_SMALL);
    }
    choose_some(gen, wanted >> (gen->level->attempts / FEWER), SORT_ANY);
}
