#include "gen/furnish/furnish.h"

#include "gen/furnish/fittings.h"
#include "gen/furnish/locks.h"
#include "gen/furnish/props.h"

enum { TORCH_GAP_X = 5, TORCH_GAP_Y = 3, RUG_SIDE_MIN = 5 };

bool furnish_front(const Level *level, Vec cell) {
    return level_wall(level, cell) && level_floor(level, vec_add(cell, DIRS[DIR_S])) &&
           level_wall(level, vec_add(cell, DIRS[DIR_W])) && level_wall(level, vec_add(cell, DIRS[DIR_E]));
}

static bool torch_near(const Level *level, Vec cell) {
    for (int y = cell.y - TORCH_GAP_Y; y <= cell.y; y++) {
        for (int x = cell.x - TORCH_GAP_X; x <= cell.x + TORCH_GAP_X; x++) {
            Decor decor = (Decor)grid_get(&level->decor, (Vec){x, y}, DECOR_NONE);
            if (decor == DECOR_TORCH || decor == DECOR_BRACKET) return true;
        }
    }
    return false;
}

// One torch in three does not burn: whoever wants light there has to light it.
static void hang_torch(Draft *draft, Vec cell) {
    bool burns = rng_chance(&draft->furnish, 2, 3);
    grid_set(&draft->level->decor, cell, burns ? DECOR_TORCH : DECOR_BRACKET);
}

static void hang(Draft *draft, Vec cell) {
    int roll = rng_below(&draft->furnish, 24);
    if (roll < 6 && !torch_near(draft->level, cell)) hang_torch(draft, cell);
    if (roll == 6) grid_set(&draft->level->decor, cell, DECOR_BANNER);
}

void furnish_banner(Level *level, Vec cell, Rng *rng) {
    if (rng_chance(rng, 1, 24)) grid_set(&level->decor, cell, DECOR_BANNER);
}

void furnish_strew(Level *level, Vec cell, Rng *rng) {
    static const Decor DEBRIS[] = {DECOR_PEBBLES, DECOR_BONES, DECOR_MOSS, DECOR_PEBBLES, DECOR_MOSS};
    int count = (int)(sizeof DEBRIS / sizeof DEBRIS[0]);
    int roll = rng_below(rng, 15 * count);
    if (roll < count) grid_set(&level->decor, cell, (uint8_t)DEBRIS[roll]);
}

static void lay_rug(Draft *draft) {
    Level *level = draft->level;
    Rect largest = {0};
    for (int i = 0; i < level->room_count; i++) {
        Rect room = level->rooms[i];
        if (room.w >= RUG_SIDE_MIN && room.h >= RUG_SIDE_MIN && room.w * room.h > largest.w * largest.h)
            largest = room;
    }
    for (int y = largest.y + 1; y < largest.y + largest.h - 1; y++) {
        for (int x = largest.x + 1; x < largest.x + largest.w - 1; x++) {
            if (level_floor(level, (Vec){x, y})) grid_set(&level->decor, (Vec){x, y}, DECOR_RUG);
        }
    }
}

static void adorn_floor(Draft *draft, Vec cell) {
    bool bare = grid_at(&draft->level->decor, cell) == DECOR_NONE && !draft_taken(draft, cell);
    if (bare) furnish_strew(draft->level, cell, &draft->furnish);
}

static void adorn_wall(Draft *draft, Vec cell) {
    bool met = dist_at(&draft->reach, vec_add(cell, DIRS[DIR_S])) != DIST_NONE;
    if (met && furnish_front(draft->level, cell)) hang(draft, cell);
}

static void adorn(Draft *draft) {
    const Grid *tiles = &draft->level->tiles;
    const uint8_t *tile = tiles->cells;
    for (int y = 0; y < tiles->h; y++) {
        for (int x = 0; x < tiles->w; x++, tile++) {
            if (*tile == TILE_FLOOR) {
                adorn_floor(draft, (Vec){x, y});
            } else if (y < tiles->h - 1 && tile[tiles->w] == TILE_FLOOR) {
                adorn_wall(draft, (Vec){x, y});
            }
        }
    }
}

const Stage FURNISHING[FURNISHING_COUNT] = {
    {"stairs", "Stairs lead down, as far away as can be.", fit_stairs},
    {"braziers", "In large rooms, now and then, a brazier stands cold.", fit_braziers},
    {"locks", "Where the level narrows and hides something, a door is locked; its key lies before it.",
     fit_locks},
    {"chests", "Chests stand where few come by; some are locked, some bite.", fit_chests},
    {"traps", "Traps wait for whoever does not look.", fit_traps},
    {"packs", "Monsters hide together and wait.", fit_packs},
    {"rug", "A rug lies in the largest room.", lay_rug},
    {"finery", "Torches and banners hang on wall fronts; debris is strewn over the floor.", adorn},
    {"props", "A few pots, crates and barrels stand along the walls.", props_furnish_few},
};
