// Open squares are found like the largest square submatrix: the one that ends at a cell is one larger than
// the smallest of the three that end beside it. Narrow places are articulation points (Hopcroft and Tarjan,
// 1973). The patterns are those of Lucas and Volz (2019), who compare levels by how often each small pattern
// occurs.
#include "gen/prove/shape.h"

#include <stdlib.h>
#include <string.h>

enum { SPREAD_MOST = 32, BLOCK = 4, SIDES_MOST = LEVEL_SIDE_MAX + 1 };

typedef struct Look {
    const Level *level;
    int w, h;
    int32_t *number, *low, *behind,
        *stack; // of a depth-first walk; number: -1 for cells that it did not reach
    uint8_t *tried;
} Look;

static Vec cell_at(const Look *look, int at) {
    return (Vec){at % look->w, at / look->w};
}

static bool walked(const Look *look, int at) {
    return look->number[at] >= 0;
}

// ---- the walk

// True between two walls.
static bool holds_door(const Level *level, Vec cell) {
    for (int dir = DIR_E; dir <= DIR_S; dir += 2) {
        bool stone = level_looks_like_wall(level, vec_add(cell, DIRS[dir])) &&
                     level_looks_like_wall(level, vec_sub(cell, DIRS[dir]));
        if (stone) return true;
    }
    return false;
}

static bool enter(Look *look, int at, int *height, int *next) {
    look->number[at] = look->low[at] = (*next)++;
    look->tried[at] = 0;
    look->behind[at] = 0;
    look->stack[(*height)++] = at;
    return true;
}

// Ends the walk at `at`: notes what it means for the cell from which it was reached.
static void leave(Look *look, int at, int *height, int next) {
    (*height)--;
    if (*height == 0) return;
    int from = look->stack[*height - 1], count = next - look->number[at];
    look->low[from] = int_min(look->low[from], look->low[at]);
    bool only_way = look->low[at] >= look->number[from] && *height > 1;
    if (only_way && count >= CHOKE_LEAST) look->behind[from] = count;
}

static void walk(Look *look) {
    int height = 0, next = 0, cells = look->w * look->h;
    for (int i = 0; i < cells; i++) look->number[i] = -1;
    (void)enter(look, look->level->start.y * look->w + look->level->start.x, &height, &next);
    while (height > 0) {
        int at = look->stack[height - 1], dir = look->tried[at];
        if (dir == DIR_COUNT) {
            leave(look, at, &height, next);
            continue;
        }
        look->tried[at] = (uint8_t)(dir + 2);
        Vec to = vec_add(cell_at(look, at), DIRS[dir]);
        if (!level_passable_with_key(look->level, to)) continue;
        int there = to.y * look->w + to.x;
        if (!walked(look, there)) (void)enter(look, there, &height, &next);
        look->low[at] = int_min(look->low[at], look->number[there]);
    }
}

static int count_chokes(const Look *look) {
    int chokes = 0;
    for (int i = 0; i < look->w * look->h; i++)
        chokes += walked(look, i) && look->behind[i] > 0 && holds_door(look->level, cell_at(look, i));
    return chokes;
}

// ---- squares

// The side of the largest open square whose lower right cell is `at`. `ends` has those of earlier cells.
static int open_side(const Look *look, const int32_t *ends, int at) {
    int x = at % look->w, y = at / look->w;
    if (!walked(look, at) || TILES[look->level->tiles.cells[at]].opaque) return 0;
    if (x == 0 || y == 0) return 1;
    return 1 + int_min(ends[at - 1], int_min(ends[at - look->w], ends[at - look->w - 1]));
}

// Gives each square's side to its cells, where they have a smaller one. Cells inside a larger square are
// skipped. Sides above SPREAD_MOST count as that.
static void spread(const Look *look, const int32_t *ends, int32_t *sides) {
    int w = look->w, cells = w * look->h;
    for (int i = 0; i < cells; i++) {
        int side = int_min(ends[i], SPREAD_MOST), beyond = i + w + 1;
        bool within = beyond < cells && i % w < w - 1 && ends[beyond] > ends[i];
        for (int y = 0; y < side && !within; y++) {
            for (int x = 0; x < side; x++) {
                int32_t *cell = &sides[i - y * w - x];
                *cell = int_max(*cell, side);
            }
        }
    }
}

static void measure_squares(Look *look, Shape *shape) {
    int cells = look->w * look->h, *counts = calloc(SIDES_MOST, sizeof *counts), all = 0;
    int32_t *ends = look->low, *sides = look->stack;
    if (counts == NULL) return;
    for (int i = 0; i < cells; i++) {
        ends[i] = open_side(look, ends, i);
        sides[i] = 0;
    }
    spread(look, ends, sides);
    for (int i = 0; i < cells; i++) {
        counts[sides[i]] += sides[i] > 0;
        all += sides[i] > 0;
        shape->largest = int_max(shape->largest, ends[i]);
    }
    for (int sum = 0; shape->median < SIDES_MOST && 2 * sum < all;) sum += counts[++shape->median];
    free(counts);
}

// ---- sight

static bool clear(const Look *look, Vec cell) {
    return grid_has(&look->level->tiles, cell) && !level_opaque(look->level, cell) &&
           walked(look, cell.y * look->w + cell.x);
}

// The longest line of sight. A line is counted from its first cell.
static int longest_sight(const Look *look) {
    int best = 0;
    for (int i = 0; i < look->w * look->h; i++) {
        for (int dir = DIR_E; dir < DIR_W; dir++) {
            Vec cell = cell_at(look, i);
            int length = 0;
            if (clear(look, vec_sub(cell, DIRS[dir]))) continue;
            for (; clear(look, cell); cell = vec_add(cell, DIRS[dir])) length++;
            best = int_max(best, length);
        }
    }
    return best;
}

// ---- counting

static int percent_used(const Look *look) {
    int used = 0, all = 0;
    for (int y = 0; y < look->h; y += BLOCK) {
        for (int x = 0; x < look->w; x += BLOCK) {
            bool any = false;
            for (int i = 0; i < BLOCK * BLOCK; i++) {
                Vec cell = {x + i % BLOCK, y + i / BLOCK};
                bool inside = cell.x < look->w && cell.y < look->h;
                any |= inside && walked(look, cell.y * look->w + cell.x);
            }
            used += any;
            all++;
        }
    }
    return 100 * used / int_max(all, 1);
}

static bool near(const SpawnList *list, Vec cell) {
    for (int i = 0; i < list->count; i++) {
        if (vec_chebyshev(list->at[i].cell, cell) <= EMPTY_WITHIN) return true;
    }
    return false;
}

bool shape_is_empty_near(const Level *level, Vec cell) {
    for (int i = 0; i < level->fixture_count; i++) {
        if (vec_chebyshev(level->fixtures[i].cell, cell) <= EMPTY_WITHIN) return false;
    }
    for (int i = 0; i < 25; i++) {
        Vec beside = {cell.x - EMPTY_WITHIN + i % 5, cell.y - EMPTY_WITHIN + i / 5};
        Tile tile = level_tile(level, beside);
        bool thing = TILES[tile].prop || tile_stairs(tile) || tile == TILE_SHRINE || tile == TILE_SECRET ||
                     tile == TILE_CRACKED || tile == TILE_BRAZIER || tile == TILE_BRAZIER_LIT ||
                     tile == TILE_GREAT_FIRE || tile == TILE_KEEPER || tile == TILE_ASKER;
        if (thing) return false;
    }
    return !near(&level->items, cell) && !near(&level->monsters, cell) &&
           vec_chebyshev(level->start, cell) > EMPTY_WITHIN;
}

static int count_empty_ends(const Look *look) {
    int count = 0;
    for (int i = 0; i < look->w * look->h; i++) {
        int ways = 0;
        if (!walked(look, i)) continue;
        for (int dir = 0; dir < DIR_COUNT; dir += 2)
            ways += level_passable_with_key(look->level, vec_add(cell_at(look, i), DIRS[dir]));
        count += ways == 1 && shape_is_empty_near(look->level, cell_at(look, i));
    }
    return count;
}

static void count_monsters(const Level *level, Shape *shape) {
    bool met[ACTOR_KIND_COUNT] = {false};
    shape->monsters = level->monsters.count;
    for (int i = 0; i < level->monsters.count; i++) {
        shape->kinds += !met[level->monsters.at[i].kind];
        met[level->monsters.at[i].kind] = true;
    }
}

static void count_patterns(const Level *level, Shape *shape) {
    for (int y = 1; y < level->tiles.h - 1; y++) {
        for (int x = 1; x < level->tiles.w - 1; x++) {
            int pattern = 0;
            for (int i = 0; i < 9; i++)
                pattern = 2 * pattern + level_passable_with_key(level, (Vec){x - 1 + i % 3, y - 1 + i / 3});
            shape->patterns[pattern]++;
        }
    }
}

bool shape_measure(const Level *level, Shape *shape) {
    size_t cells = (size_t)level->tiles.w * (size_t)level->tiles.h;
    int32_t *words = malloc(4 * cells * sizeof *words);
    uint8_t *tried = malloc(cells);
    Look look = {level, level->tiles.w, level->tiles.h, words, NULL, NULL, NULL, tried};
    *shape = (Shape){0};
    bool ready = words != NULL && tried != NULL;
    if (ready) {
        look.low = words + cells;
        look.behind = words + 2 * cells;
        look.stack = words + 3 * cells;
        walk(&look);
        shape->chokes = count_chokes(&look);
        measure_squares(&look, shape);
        shape->sight = longest_sight(&look);
        shape->used = percent_used(&look);
        shape->empty_ends = count_empty_ends(&look);
        count_monsters(level, shape);
        count_patterns(level, shape);
    }
    free(tried);
    free(words);
    return ready;
}

// ---- comparing

int shape_distance_pm(const Shape *a, const Shape *b) {
    int64_t all[2] = {0}, differ = 0;
    for (int i = 0; i < SHAPE_PATTERNS; i++) {
        all[0] += a->patterns[i];
        all[1] += b->patterns[i];
    }
    if (all[0] == 0 || all[1] == 0) return all[0] == all[1] ? 0 : 1000;
    for (int i = 0; i < SHAPE_PATTERNS; i++) {
        int64_t by = (int64_t)a->patterns[i] * all[1] - (int64_t)b->patterns[i] * all[0];
        differ += by < 0 ? -by : by;
    }
    return (int)(differ * 500 / (all[0] * all[1]));
}

// 0: blocks the way; 1: floor; 2: floor of another kind.
static int ground(const Level *level, Vec cell) {
    Tile tile = level_tile(level, cell);
    bool other = tile == TILE_WATER || tile == TILE_ICE || tile == TILE_EMBER;
    return level_passable_with_key(level, cell) + other;
}

int shape_changed_percent(const Level *a, const Level *b) {
    int w = int_max(a->tiles.w, b->tiles.w), h = int_max(a->tiles.h, b->tiles.h);
    int64_t differ = 0;
    for (int y = 0; y < h; y++) {
        for (int x = 0; x < w; x++) differ += ground(a, (Vec){x, y}) != ground(b, (Vec){x, y});
    }
    return (int)(100 * differ / ((int64_t)w * h));
}
