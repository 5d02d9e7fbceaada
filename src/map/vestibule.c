// The vestibule as pairs of pictures: shut, and as the first toll opens it. Its first room fills most of the
// first view of a game. The pot is eight steps from the rat, so that the rat does not hear it break. It
// notices a hero with an open lantern only in the last of these steps. Cells that are floor in both pictures
// connect the start, the bell and the way out, so the hero can leave whatever cells a flame keeps.
#include "map/vestibule.h"

#include "base/check.h"
#include "base/hash.h"

enum { PAIRS = 4 };

static const char *const PICTURES[PAIRS][VESTIBULE_PARTS][VESTIBULE_H] = {
    {{
         "###########!#####!###",
         "########............#",
         "########...uuuuu....#",
         "######.(c..uu@uu....#",
         "######.#...uuuuu...<#",
         "#r.....#............#",
         "##.#####............#",
         "##.###!####s#########",
         "#...........#########",
         "#.....b.............o",
         "#...........#########",
         "#####################",
     },
     {
         "###########!#####!###",
         "########............#",
         "########............#",
         "#............@......#",
         "#.##.#.#...........<#",
         "##.....#............#",
         "##.#####............#",
         "##.###!##############",
         "#...........#.......#",
         "#.....b..............",
         "#...........#.......#",
         "#####################",
     }},
    {{
         "######!##############",
         "#...........#########",
         "#.....b.............o",
         "#...........#########",
         "##.######s#!#####!###",
         "##.#####............#",
         "##.#####...uuuuu....#",
         "##.###.(c..uu@uu....#",
         "##.###.#...uuuuu...<#",
         "#r.....#............#",
         "########............#",
         "#####################",
     },
     {
         "######!##############",
         "#...........#.......#",
         "#.....b..............",
         "#...........#.......#",
         "##.########!#####!###",
         "##.#####............#",
         "##.#####............#",
         "##...........@......#",
         "##.#.#.#...........<#",
         "##.....#............#",
         "########............#",
         "#####################",
     }},
    {{
         "###!#####!###########",
         "#..........##########",
         "#..uuuuu...##########",
         "#..uu@uu..c(.########",
         "#<.uuuuu...#.########",
         "#..........#.....r###",
         "#..........#####.####",
         "########s##!####.####",
         "####.............####",
         "####.......b........o",
         "####.............####",
         "#####################",
     },
     {
         "###!#####!###########",
         "#..........##########",
         "#..........##########",
         "#....@...........####",
         "#<.........#.#.######",
         "#..........#.....####",
         "#..........#####.####",
         "###########!####.####",
         "####.............#..#",
         "####.......b.........",
         "####.............#..#",
         "#####################",
     }},
    {{
         "###########!#########",
         "####.............####",
         "####.......b........o",
         "####.............####",
         "###!###s#!######.####",
         "#..........#####.####",
         "#..uuuuu...#####.####",
         "#..uu@uu..c(.###.####",
         "#<.uuuuu...#.###.####",
         "#..........#.....r###",
         "#..........##########",
         "#####################",
     },
     {
         "###########!#########",
         "####.............#..#",
         "####.......b.........",
         "####.............#..#",
         "###!#####!######.####",
         "#..........#####.####",
         "#..........#####.####",
         "#....@...........####",
         "#<.........#.#.#.####",
         "#..........#.....####",
         "#..........##########",
         "#####################",
     }},
};

// A random number of the seed. It chooses the pair of pictures and whether they are mirrored.
static uint64_t lot_of(uint64_t seed) {
    return hash_mix(hash_text(seed, "vestibule"));
}

bool vestibule_mirrored(uint64_t seed) {
    return lot_of(seed) / PAIRS % 2 != 0;
}

char vestibule_glyph(uint64_t seed, VestibulePart part, Vec place) {
    CHECK(place.x >= 0 && place.y >= 0 && place.x < VESTIBULE_W && place.y < VESTIBULE_H);
    int x = vestibule_mirrored(seed) ? VESTIBULE_W - 1 - place.x : place.x;
    return PICTURES[lot_of(seed) % PAIRS][part][place.y][x];
}

Tile vestibule_tile(const Level *level, VestibulePart part, Vec place) {
    switch (vestibule_glyph(level->seed, part, place)) {
    case '#':
    case '!':
    case 'o':
    case 's':
        return TILE_WALL;
    case '(':
        return TILE_POT;
    case '<':
        return level_stairs_back(level);
    default:
        return TILE_FLOOR;
    }
}

void vestibule_lay(Level *level, VestibulePart part) {
    for (int i = 0; i < VESTIBULE_W * VESTIBULE_H; i++) {
        Vec place = {i % VESTIBULE_W, i / VESTIBULE_W};
        Vec cell = vec_add((Vec){level->vestibule.x, level->vestibule.y}, place);
        grid_set(&level->tiles, cell, (uint8_t)vestibule_tile(level, part, place));
    }
}

Vec vestibule_shut_cell(uint64_t seed, Rect vestibule, char glyph) {
    int i = 0;
    Vec place = {0, 0};
    while (vestibule_glyph(seed, VESTIBULE_SHUT, place) != glyph) {
        CHECK(++i < VESTIBULE_W * VESTIBULE_H);
        place = (Vec){i % VESTIBULE_W, i / VESTIBULE_W};
    }
    return (Vec){vestibule.x + place.x, vestibule.y + place.y};
}

bool vestibule_rect_fits(const Level *level) {
    Rect rect = level->vestibule;
    if (rect.w != VESTIBULE_W || rect.h != VESTIBULE_H || !level_encloses(level, rect)) return false;
    int x = vestibule_outside(level->seed, rect).x;
    return x >= 1 && x < level->tiles.w - 1;
}
