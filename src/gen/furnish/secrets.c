#include "gen/furnish/secrets.h"

#include "gen/furnish/fittings.h"

enum { TRIES = 160, PLATE_SAMPLES = 24, PLATE_AWAY = 3, LENGTH_MAX = 3, WIDTH_MAX = 2, COINS_MOST = 4 };

typedef struct Closet {
    Rect rect; // its floor
    Vec door;
} Closet;

// Behind a wall cell, going on in a direction; 2 to 6 cells.
static Closet draw_closet(Draft *draft) {
    Rect inside = draft_inside(draft);
    int x = rng_below(&draft->furnish, inside.w);
    int y = rng_below(&draft->furnish, inside.h);
    int dir = 2 * rng_below(&draft->furnish, DIR_COUNT / 2);
    int width = rng_between(&draft->furnish, 1, WIDTH_MAX);
    int length = rng_between(&draft->furnish, 1 + (width == 1), LENGTH_MAX);
    int aside = rng_below(&draft->furnish, width);
    Vec door = {inside.x + x, inside.y + y}, first = vec_add(door, DIRS[dir]);
    bool across = DIRS[dir].x != 0;
    Rect rect = {first.x, first.y, across ? length : width, across ? width : length};
    if (DIRS[dir].x < 0) rect.x -= length - 1;
    if (DIRS[dir].y < 0) rect.y -= length - 1;
    if (across) rect.y -= aside;
    if (!across) rect.x -= aside;
    return (Closet){.rect = rect, .door = door};
}

// Stone all around, of which neither a vault nor the vestibule needs any.
static bool in_stone(const Draft *draft, const Closet *closet) {
    Rect rect = {closet->rect.x - 1, closet->rect.y - 1, closet->rect.w + 2, closet->rect.h + 2};
    if (!level_encloses(draft->level, rect)) return false;
    for (int i = 0; i < rect.w * rect.h; i++) {
        Vec cell = {rect.x + i % rect.w, rect.y + i / rect.w};
        if (level_tile(draft->level, cell) != TILE_WALL || grid_at(&draft->taken, cell) != 0) return false;
    }
    return true;
}

// Its door is seen from floor where somebody may stand.
static bool faces_floor(const Draft *draft, const Closet *closet) {
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        if (draft_free(draft, vec_add(closet->door, DIRS[dir]))) return true;
    }
    return false;
}

static int near_last(const Draft *draft, Vec cell) {
    const Fixture *last = &draft->level->fixtures[draft->level->fixture_count - 1];
    return -vec_dist(last->to, cell);
}

// Its place is chosen once it is in the list, which tells what it opens.
static bool put_plate(Draft *draft, Vec to) {
    Level *level = draft->level;
    Vec cell;
    if (!fixture_add(level, (Fixture){.kind = FIXTURE_PLATE, .to = to})) return false;
    if (!fit_choose(draft, PLATE_SAMPLES, PLATE_AWAY, near_last, &cell)) {
        level->fixture_count--;
        return false;
    }
    level->fixtures[level->fixture_count - 1].cell = cell;
    draft_take(draft, cell);
    return true;
}

static void put_coins(Draft *draft, Rect rect) {
    int coins = rng_between(&draft->furnish, 2, COINS_MOST), cells = rect.w * rect.h;
    for (int i = 0; i < cells && i < coins; i++)
        draft_add_item(draft, ITEM_COIN, (Vec){rect.x + i % rect.w, rect.y + i / rect.w});
}

// Only what a plate opens may hide one of the chests that the depth has.
static void dig(Draft *draft, const Closet *closet) {
    bool secret = rng_chance(&draft->furnish, 1, 2);
    bool chest = rng_chance(&draft->furnish, 1, 2) && secret;
    Vec corner = {closet->rect.x, closet->rect.y};
    if (secret && !put_plate(draft, closet->door)) return;
    grid_fill_rect(&draft->level->tiles, closet->rect, TILE_FLOOR);
    grid_set(&draft->level->tiles, closet->door, secret ? TILE_SECRET : TILE_CRACKED);
    draft_take(draft, closet->door);
    if (chest) {
        fit_put_chest(draft, corner, false);
    } else {
        put_coins(draft, closet->rect);
    }
}

void secrets_dig(Draft *draft) {
    bool wanted = rng_chance(&draft->furnish, 2, 3);
    for (int tries = 0; wanted && tries < TRIES; tries++) {
        Closet closet = draw_closet(draft);
        if (!in_stone(draft, &closet) || !faces_floor(draft, &closet)) continue;
        dig(draft, &closet);
        return;
    }
}
