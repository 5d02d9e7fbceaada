// Rubble: each stone is the part of the plane that is nearest to its middle, and what lies about as near to
// two of them is the seam between them. The stones are lit from the upper left, like all that is drawn.
#include "view/rock.h"

#include "base/hash.h"

enum {
    STONE_PX = 16, // a stone in each square of that size, its middle anywhere in it
    STONES = ROCK_PX / STONE_PX,
    SEAM_PX = 1,
    LIP_PX = 3, // how far the light reaches from the upper left seam of a stone into it
    TONES = 3
};

// From the seams to the brightest edge: no pixel of it is far from the others.
static const Colour SEAM = 0xff15111c, FACES[TONES] = {0xff1a1621, 0xff1c1724, 0xff1f1a28}, LIP = 0xff251e2d;

typedef struct Stone {
    Vec middle; // px
    int tone;
} Stone;

static int wrap(int value, int period) {
    int rest = value % period;
    return rest < 0 ? rest + period : rest;
}

static Stone stone_of(int column, int row) {
    uint64_t dice = hash_mix((uint64_t)(wrap(row, STONES) * STONES + wrap(column, STONES)) + 1);
    Vec within = {(int)(dice & 0xff) * STONE_PX / 256, (int)(dice >> 8 & 0xff) * STONE_PX / 256};
    return (Stone){.middle = {column * STONE_PX + within.x, row * STONE_PX + within.y},
                   .tone = (int)(dice >> 16 & 0xff) % TONES};
}

// 1/16 px.
static int distance(Vec a, Vec b) {
    return (int)int_sqrt((uint64_t)vec_square(vec_sub(a, b)) * 256);
}

static Colour colour_at(Vec px) {
    int column = px.x / STONE_PX, row = px.y / STONE_PX, nearest = INT32_MAX, next = INT32_MAX;
    Stone own = {0};
    Vec other = {0};
    for (int i = 0; i < 9; i++) {
        Stone stone = stone_of(column + i % 3 - 1, row + i / 3 - 1);
        int far = distance(px, stone.middle);
        if (far < nearest) {
            next = nearest;
            other = own.middle;
            nearest = far;
            own = stone;
        } else if (far < next) {
            next = far;
            other = stone.middle;
        }
    }
    Vec way = vec_sub(other, own.middle);
    if (next - nearest <= SEAM_PX * 16) return SEAM;
    bool upper_left = way.x + way.y < 0;
    return upper_left && next - nearest <= LIP_PX * 16 ? LIP : FACES[own.tone];
}

void rock_init(Rock *rock) {
    for (int y = 0; y < ROCK_PX; y++) {
        for (int x = 0; x < ROCK_PX; x++) {
            Colour *cell = rock->pixels[rock_index((Vec){x / CELL_PX, y / CELL_PX})];
            cell[y % CELL_PX * CELL_PX + x % CELL_PX] = colour_at((Vec){x, y});
        }
    }
}

int rock_index(Vec cell) {
    return wrap(cell.y, ROCK_CELLS) * ROCK_CELLS + wrap(cell.x, ROCK_CELLS);
}
