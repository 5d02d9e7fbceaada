// From the pot to the rat it is eight steps, out of hearing of what breaks it; only the last of them are in
// hearing of a lantern's bearer.
#include "map/vestibule.h"

#include "base/check.h"

static const char *const PICTURES[VESTIBULE_PARTS][VESTIBULE_H] = {
    [VESTIBULE_SHUT] =
        {
            "###########!###",
            "######.(c..@..#",
            "######.#.....<#",
            "#r.....#......#",
            "##.###!########",
            "#.........#####",
            "#.....b.......#",
            "#.........#####",
            "###############",
        },
    [VESTIBULE_OPENED] =
        {
            "###########!###",
            "#..........@..#",
            "#.##.#.#.....<#",
            "##.....#......#",
            "##.###!########",
            "#.........#...#",
            "#.....b........",
            "#.........#...#",
            "###############",
        },
};

char vestibule_glyph(VestibulePart part, Vec place) {
    CHECK(place.x >= 0 && place.y >= 0 && place.x < VESTIBULE_W && place.y < VESTIBULE_H);
    return PICTURES[part][place.y][place.x];
}

Tile vestibule_tile(VestibulePart part, Vec place) {
    switch (vestibule_glyph(part, place)) {
    case '#':
    case '!':
        return TILE_WALL;
    case '(':
        return TILE_POT;
    case '<':
        return TILE_STAIRS_UP;
    default:
        return TILE_FLOOR;
    }
}

bool vestibule_fits(const Level *level) {
    Rect rect = level->vestibule;
    return rect.w == VESTIBULE_W && rect.h == VESTIBULE_H && level_encloses(level, rect) &&
           rect.x + rect.w < level->tiles.w;
}
