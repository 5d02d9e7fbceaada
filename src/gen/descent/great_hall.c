#include "gen/descent/great_hall.h"

#include "gen/descent/plan.h"
#include "gen/tools/spawns.h"
#include "map/vestibule.h"

enum {
    W = 21,
    H = 13,
    RUIN = 8,         // one of this many pillars has collapsed
    CORNER = 4,       // rows at the upper and lower edge that count as a corner
    APPROACH = 3,     // cells before the way out that stay empty
    BRACKET_NEAR = 2, // the least distance from the way out
    BRACKET_UP = 5,
    BRACKET_FAR = 8, // the greatest: the bracket teaches lighting, so it must be seen from there
    FIRE_AWAY = 8,   // cells from the way out and the bracket, with dark between
    LIT = 4,         // cells around the landmark that count as lit
    TRIES = 400,
    FIRST_TREASURE = 5 // the greatest distance from the way out, in cells
};

static const char *const PICTURES[][H] = {
#define DRAWING(name, ...) {__VA_ARGS__},
#include "gen/descent/list_great_halls.h" // from assets/drawings
#undef DRAWING
};
enum { SHAPES = sizeof PICTURES / sizeof PICTURES[0] };

static Vec way_out(const GenContext *gen) {
    return vestibule_outside(gen->level->seed, gen->level->vestibule);
}

// The letter of a place in the hall's picture.
static char glyph(int shape, Vec place, bool mirrored, bool upside_down) {
    int x = mirrored ? W - 1 - place.x : place.x, y = upside_down ? H - 1 - place.y : place.y;
    return PICTURES[shape][y][x];
}

// ---- before joining

// Chooses the upper edge of the hall so that the way out leads onto its floor, if possible not near a
// corner.
static int pick_top(GenContext *gen, int shape, bool mirrored, bool upside_down) {
    bool from_left = !vestibule_mirrored(gen->level->seed);
    int row = way_out(gen).y, most = gen->level->tiles.h - 1 - H, tops[H], count = 0;
    for (int aside = H / 2 - CORNER; aside <= H / 2 && count == 0; aside += CORNER) {
        for (int y = H / 2 - aside; y <= H / 2 + aside; y++) {
            Vec edge = {from_left ? 0 : W - 1, y};
            bool open = glyph(shape, edge, mirrored, upside_down) == '.';
            if (open && row - y >= 1 && row - y <= most) tops[count++] = row - y;
        }
    }
    return count > 0 ? tops[rng_below(&gen->layout, count)] : int_clamp(row - H / 2, 1, most);
}

// Draws the hall, with walls all around.
static void lay_picture(GenContext *gen, int shape, bool mirrored, bool upside_down) {
    Rect hall = gen->depth->hall;
    context_dig_inside(gen, rect_grown(hall, 1, 1), TILE_WALL);
    for (int i = 0; i < W * H; i++) {
        Vec place = {i % W, i / W};
        char c = glyph(shape, place, mirrored, upside_down);
        bool fallen = c == '#' && rng_chance(&gen->layout, 1, RUIN);
        bool floor = c == '.' || fallen;
        level_build_tile(gen->level, (Vec){hall.x + place.x, hall.y + place.y},
                         floor ? TILE_FLOOR : TILE_WALL);
    }
    level_build_rect(gen->level, gen->level->vestibule, TILE_WALL);
}

void great_hall_dig(GenContext *gen) {
    int shape = rng_below(&gen->layout, SHAPES);
    bool mirrored = rng_chance(&gen->layout, 1, 2);
    bool upside_down = rng_chance(&gen->layout, 1, 2);
    Vec out = way_out(gen);
    int left = vestibule_mirrored(gen->level->seed) ? out.x - W + 1 : out.x;
    int top = pick_top(gen, shape, mirrored, upside_down);
    gen->depth->hall = gen->unlit = (Rect){left, top, W, H};
    context_ban_pieces(gen, gen->depth->hall);
    lay_picture(gen, shape, mirrored, upside_down);
    level_build_tile(gen->level, out, TILE_FLOOR);
}

void great_hall_mark_held(const GenContext *gen, Grid *held) {
    grid_fill_clipped(held, gen->depth->hall, 1);
}

// ---- after joining

// True for a bare wall above a free cell of the hall, where something may hang.
static bool front(const GenContext *gen, Vec cell) {
    const Level *level = gen->level;
    Vec below = vec_add(cell, DIRS[DIR_S]);
    return level_tile(level, cell) == TILE_WALL && grid_at(&level->decor, cell) == DECOR_NONE &&
           rect_has(gen->depth->hall, below) && place_is_free(gen, below) &&
           !rect_has(level->vestibule, cell);
}

// `part` of `parts` of a distance, rounded to the nearest.
static int part_of(int way, int part, int parts) {
    return int_sign(way) * ((2 * int_abs(way) * part + parts) / (2 * parts));
}

// True if no stone lies on the straight line between two cells.
static bool in_sight(const Level *level, Vec from, Vec to) {
    int steps = vec_chebyshev(from, to);
    Vec way = vec_sub(to, from);
    for (int i = 1; i < steps; i++) {
        Vec cell = {from.x + part_of(way.x, i, steps), from.y + part_of(way.y, i, steps)};
        if (!level_walkable(level, cell)) return false;
    }
    return true;
}

// Finds the wall front nearest to the way out that is not beside it but can be seen from it.
static bool find_bracket(const GenContext *gen, Vec *found) {
    Vec out = way_out(gen);
    int best = BRACKET_FAR + 1;
    for (int i = 0; i < W * H; i++) {
        Vec cell = {gen->depth->hall.x + i % W, gen->depth->hall.y + i / W - 1};
        int away = vec_chebyshev(cell, out);
        if (away < BRACKET_NEAR || away >= best || int_abs(cell.y - out.y) > BRACKET_UP) continue;
        if (!front(gen, cell) || !in_sight(gen->level, out, vec_add(cell, DIRS[DIR_S]))) continue;
        best = away;
        *found = cell;
    }
    return best <= BRACKET_FAR;
}

// Hangs something on a wall and keeps the cell below it free.
static void hang(GenContext *gen, Vec cell, Decor decor) {
    place_take_bare(gen, vec_add(cell, DIRS[DIR_S]));
    grid_set(&gen->level->decor, cell, (uint8_t)decor);
}

// Lights the landmark deep in the dark.
static bool light_landmark(GenContext *gen, Vec bracket) {
    Vec out = way_out(gen);
    int farthest = 0;
    for (int tries = 0; tries < TRIES; tries++) {
        int x = rng_below(&gen->furnish, W), y = rng_below(&gen->furnish, H);
        Vec cell = {gen->depth->hall.x + x, gen->depth->hall.y + y};
        int away = vec_chebyshev(cell, out);
        bool fits = vec_chebyshev(cell, bracket) >= FIRE_AWAY && place_is_free_around(gen, cell, 1);
        if (!fits || away <= int_max(farthest, FIRE_AWAY)) continue;
        farthest = away;
        gen->depth->landmark = cell;
    }
    if (farthest == 0) return false;
    level_build_tile(gen->level, gen->depth->landmark, TILE_GREAT_FIRE);
    place_take_bare(gen, gen->depth->landmark);
    return true;
}

// Treasures are wanted within this many cells of a mark.
typedef struct Wish {
    Vec mark;
    int least, most;
    bool dark; // in the dark, but seen from the mark
} Wish;

static bool suits(const GenContext *gen, const Wish *wish, Vec cell) {
    int away = vec_chebyshev(cell, wish->mark);
    bool dark =
        vec_chebyshev(cell, gen->depth->landmark) >= LIT + 2 && in_sight(gen->level, wish->mark, cell);
    return away >= wish->least && away <= wish->most && place_is_free(gen, cell) && (dark || !wish->dark);
}

static bool put_treasure(GenContext *gen, Wish wish) {
    for (int tries = 0; tries < TRIES; tries++) {
        int x = rng_below(&gen->furnish, W), y = rng_below(&gen->furnish, H);
        Vec cell = {gen->depth->hall.x + x, gen->depth->hall.y + y};
        if (!suits(gen, &wish, cell)) continue;
        spawn_treasure(gen, cell);
        return true;
    }
    return false;
}

bool great_hall_furnish(GenContext *gen) {
    Vec out = way_out(gen), bracket;
    for (int i = 0; i < W * H; i++) {
        Vec cell = {gen->depth->hall.x + i % W, gen->depth->hall.y + i / W};
        if (vec_chebyshev(cell, out) < APPROACH) place_take_bare(gen, cell);
    }
    if (!find_bracket(gen, &bracket)) return false;
    hang(gen, bracket, DECOR_BRACKET);
    if (!light_landmark(gen, bracket)) return false;
    Wish first = {.mark = out, .least = APPROACH, .most = FIRST_TREASURE, .dark = true};
    Wish lit = {.mark = gen->depth->landmark, .least = 1, .most = LIT - 1};
    return put_treasure(gen, first) && put_treasure(gen, lit);
}
