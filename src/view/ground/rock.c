// Rubble: each stone is the part of the plane that is nearest to its middle, and what lies about as near to
// two of them is the seam between them. The stones are lit from the upper left, like all that is drawn. Veins
// run through them: ore, roots, crystal or embers, by the theme's colours.
#include "view/ground/rock.h"

#include "base/hash.h"
#include "view/ground/themes.h"

enum {
    STONE_PX = 16, // there is one stone in each square of that size, at a random place
    STONES = ROCK_PX / STONE_PX,
    SEAM_PX = 1,
    LIP_PX = 3, // how far the lit edge reaches from a stone's upper left seam
    TONES = 3,
    VEINS = 7,
    VEIN_PX = 75,    // the length of a new vein, px
    VEIN_ONE = 16,   // it grows by 1/VEIN_ONE px
    VEIN_BRANCH = 18 // from one branch to the next
};

// The rock is drawn in colours that are all far from each other in the first theme.
enum { SEAM, FACES, LIP = FACES + TONES, VEIN, VEIN_LIT };
_Static_assert(VEIN_LIT + 1 == ROCKS, "their order");

typedef struct Stone {
    Vec middle; // px from the upper left corner of its square
    int tone;
} Stone;

static int wrap(int value, int period) {
    int rest = value % period;
    return rest < 0 ? rest + period : rest;
}

static Stone stone_of(int index) {
    uint64_t dice = hash_mix((uint64_t)index + 1);
    return (Stone){.middle = {(int)(dice & 0xff) * STONE_PX / 256, (int)(dice >> 8 & 0xff) * STONE_PX / 256},
                   .tone = (int)(dice >> 16 & 0xff) % TONES};
}

// The stone of a square, which may lie beyond the edges: there the pattern repeats.
static Stone stone_near(const Stone stones[STONES * STONES], Vec square) {
    Stone stone = stones[wrap(square.y, STONES) * STONES + wrap(square.x, STONES)];
    stone.middle = vec_add(stone.middle, (Vec){square.x * STONE_PX, square.y * STONE_PX});
    return stone;
}

// True if a px is near the seam between two stones. `own` and `other` are their middles. Distances are
// squared, and in units of the stones' distance, so that nothing has to be divided.
static bool near_seam(Vec px, Vec own, Vec other, int within) {
    int64_t gap = vec_square(vec_sub(px, other)) - vec_square(vec_sub(px, own)), wide = (int64_t)2 * within;
    return gap * gap <= wide * wide * vec_square(vec_sub(other, own));
}

// `stones`: those of the px's square and of the eight around it.
static Colour colour_at(const Stone stones[9], Vec px) {
    int nearest = 0, next = -1, far[9];
    for (int i = 0; i < 9; i++) far[i] = vec_square(vec_sub(px, stones[i].middle));
    for (int i = 1; i < 9; i++) nearest = far[i] < far[nearest] ? i : nearest;
    for (int i = 0; i < 9; i++) next = i != nearest && (next < 0 || far[i] < far[next]) ? i : next;
    Vec own = stones[nearest].middle, other = stones[next].middle, way = vec_sub(other, own);
    if (near_seam(px, own, other, SEAM_PX)) return THEMES[THEME_BRICK].rock[SEAM];
    bool lip = way.x + way.y < 0 && near_seam(px, own, other, LIP_PX);
    return THEMES[THEME_BRICK].rock[lip ? LIP : FACES + stones[nearest].tone];
}

static void fill_square(Rock *rock, const Stone all[STONES * STONES], Vec square) {
    Stone stones[9];
    for (int i = 0; i < 9; i++)
        stones[i] = stone_near(all, (Vec){square.x + i % 3 - 1, square.y + i / 3 - 1});
    for (int i = 0; i < STONE_PX * STONE_PX; i++) {
        Vec px = {square.x * STONE_PX + i % STONE_PX, square.y * STONE_PX + i / STONE_PX};
        Colour *cell = rock->pixels[rock_index((Vec){px.x / CELL_PX, px.y / CELL_PX})];
        cell[px.y % CELL_PX * CELL_PX + px.x % CELL_PX] = colour_at(stones, px);
    }
}

int rock_index(Vec cell) {
    return wrap(cell.y, ROCK_CELLS) * ROCK_CELLS + wrap(cell.x, ROCK_CELLS);
}

static void put(Rock *rock, Vec px, int colour) {
    Vec at = {wrap(px.x, ROCK_PX), wrap(px.y, ROCK_PX)};
    Colour *cell = rock->pixels[rock_index((Vec){at.x / CELL_PX, at.y / CELL_PX})];
    cell[at.y % CELL_PX * CELL_PX + at.x % CELL_PX] = THEMES[THEME_BRICK].rock[colour];
}

// Draws a vein from `at` (1/VEIN_ONE px) on, first two px wide, then one. Branches are shorter than their
// vein.
static void grow_vein(Rock *rock, uint64_t dice, Vec at, int length) {
    Vec way = {(int)(dice & 31) - VEIN_ONE, (int)(dice >> 5 & 31) - VEIN_ONE};
    for (int i = 0; i < length; i++) {
        Vec px = {floor_div(at.x, VEIN_ONE), floor_div(at.y, VEIN_ONE)};
        dice = hash_mix(dice + 1);
        put(rock, px, VEIN);
        if (i < length * 2 / 3) put(rock, (Vec){px.x, px.y - 1}, VEIN_LIT);
        way.x = int_clamp(way.x + (int)(dice % 9) - 4, -VEIN_ONE, VEIN_ONE);
        way.y = int_clamp(way.y + (int)(dice >> 8 & 0xff) % 9 - 4, -VEIN_ONE, VEIN_ONE);
        at = vec_add(at, way);
        if (i % VEIN_BRANCH == VEIN_BRANCH - 1 && length > VEIN_BRANCH)
            grow_vein(rock, hash_mix(dice), at, (length - i) / 2);
    }
}

void rock_init(Rock *rock) {
    Stone stones[STONES * STONES];
    for (int i = 0; i < STONES * STONES; i++) stones[i] = stone_of(i);
    for (int i = 0; i < STONES * STONES; i++) fill_square(rock, stones, (Vec){i % STONES, i / STONES});
    for (int i = 0; i < VEINS; i++) {
        uint64_t dice = hash_mix((uint64_t)i + 977);
        grow_vein(rock, dice, (Vec){(int)(dice >> 16 & 0xfff), (int)(dice >> 32 & 0xfff)}, VEIN_PX);
    }
}
