#include "gen/furnish/secrets.h"

#include "base/rng.h"
#include "gen/furnish/mechanisms.h"
#include "gen/tools/context.h"
#include "gen/tools/spawns.h"

enum { TRIES = 160, PLATE_SAMPLES = 24, PLATE_AWAY = 3, LENGTH_MAX = 3, WIDTH_MAX = 2, COINS_MOST = 4 };

typedef struct Closet {
    Rect rect; // its floor
    Vec door;
} Closet;

// A closet of 2 to 6 cells behind a wall cell, in one direction.
static Closet pick_closet(GenContext *gen) {
    Rect inside = context_inside(gen);
    int x = rng_below(&gen->furnish, inside.w);
    int y = rng_below(&gen->furnish, inside.h);
    int dir = 2 * rng_below(&gen->furnish, DIR_COUNT / 2);
    int width = rng_between(&gen->furnish, 1, WIDTH_MAX);
    int length = rng_between(&gen->furnish, 1 + (width == 1), LENGTH_MAX);
    int aside = rng_below(&gen->furnish, width);
    Vec door = {inside.x + x, inside.y + y}, first = vec_add(door, DIRS[dir]);
    bool across = DIRS[dir].x != 0;
    Rect rect = {first.x, first.y, across ? length : width, across ? width : length};
    if (DIRS[dir].x < 0) rect.x -= length - 1;
    if (DIRS[dir].y < 0) rect.y -= length - 1;
    if (across) rect.y -= aside;
    if (!across) rect.x -= aside;
    return (Closet){.rect = rect, .door = door};
}

// True if it is surrounded by stone that neither a vault nor the vestibule needs.
static bool in_stone(const GenContext *gen, const Closet *closet) {
    Rect rect = {closet->rect.x - 1, closet->rect.y - 1, closet->rect.w + 2, closet->rect.h + 2};
    if (!level_encloses(gen->level, rect)) return false;
    for (int i = 0; i < rect.w * rect.h; i++) {
        Vec cell = rect_cell(rect, i);
        if (level_tile(gen->level, cell) != TILE_WALL || grid_at(&gen->taken, cell) != 0) return false;
    }
    return true;
}

// True if its door can be seen from floor where somebody can stand.
static bool faces_floor(const GenContext *gen, const Closet *closet) {
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        if (place_is_free(gen, vec_add(closet->door, DIRS[dir]))) return true;
    }
    return false;
}

// How near a cell is to the door of the last plate in the list.
static int near_last(const GenContext *gen, Vec cell) {
    const Fixture *last = &gen->level->fixtures[gen->level->fixture_count - 1];
    return -vec_chebyshev(last->to, cell);
}

// Places the plate. It is added to the list first, because the list says what it opens.
static bool put_plate(GenContext *gen, Vec to) {
    Level *level = gen->level;
    Vec cell;
    if (!fixture_add(level, (Fixture){.kind = FIXTURE_PLATE, .to = to})) return false;
    if (!place_find_best_free(gen, PLATE_SAMPLES, PLATE_AWAY, near_last, &cell)) {
        level->fixture_count--;
        return false;
    }
    level->fixtures[level->fixture_count - 1].cell = cell;
    place_take_bare(gen, cell);
    return true;
}

static void put_coins(GenContext *gen, Rect rect) {
    int coins = rng_between(&gen->furnish, 2, COINS_MOST), cells = rect.w * rect.h;
    for (int i = 0; i < cells && i < coins; i++) spawn_item(gen, ITEM_COIN, rect_cell(rect, i));
}

// Digs a closet. Only one that a plate opens may contain one of the depth's chests.
static void dig(GenContext *gen, const Closet *closet) {
    bool secret = rng_chance(&gen->furnish, 1, 2);
    bool chest = rng_chance(&gen->furnish, 1, 2) && secret;
    Vec corner = {closet->rect.x, closet->rect.y};
    if (secret && !put_plate(gen, closet->door)) return;
    level_build_rect(gen->level, closet->rect, TILE_FLOOR);
    level_build_tile(gen->level, closet->door, secret ? TILE_SECRET : TILE_CRACKED);
    place_take_bare(gen, closet->door);
    if (chest) {
        chests_put(gen, corner, false);
    } else {
        put_coins(gen, closet->rect);
    }
}

void secrets_dig(GenContext *gen) {
    bool wanted = rng_chance(&gen->furnish, 2, 3);
    for (int tries = 0; wanted && tries < TRIES; tries++) {
        Closet closet = pick_closet(gen);
        if (!in_stone(gen, &closet) || !faces_floor(gen, &closet)) continue;
        dig(gen, &closet);
        return;
    }
}
