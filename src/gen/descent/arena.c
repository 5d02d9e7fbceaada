#include "gen/descent/arena.h"

#include "gen/descent/depths.h"
#include "gen/furnish/mechanisms.h"
#include "gen/tools/spawns.h"

enum { GOOD_TRIES = 200 };

// I a pillar, & a brazier, which holds its quarter while it burns, " the rug, B the great bell, W the
// Warlord, < > stairs, @ the hero, = a chest, ! a potion of mending.
static const char *const PICTURE[ARENA_H] = {
    "###############B###############",        "#.............................#",
    "#.>.........................=.#",        "#.............................#",
    "#.............................#",        "#..........I.......I..........#",
    "#.......&.............&.......#",        "#..............W..............#",
    "#...........\"\"\"\"\"\"\"...........#", "#...........\"\"\"\"\"\"\"...........#",
    "#...........\"\"\"\"\"\"\"...........#", "#...I......I\"\"\"\"\"\"\"I......I...#",
    "#...........\"\"\"\"\"\"\"...........#", "#...........\"\"\"\"\"\"\"...........#",
    "#...........\"\"\"\"\"\"\"...........#", "#.............................#",
    "#.......&.............&.......#",        "#..........I.......I..........#",
    "#.............................#",        "#.............................#",
    "#..............@.!............#",        "#..............<..............#",
    "###############################",
};

static const Tile TILES_OF[128] = {
    ['#'] = TILE_WALL,  ['B'] = TILE_WALL,  ['I'] = TILE_PILLAR, ['&'] = TILE_BRAZIER_LIT,
    ['.'] = TILE_FLOOR, ['"'] = TILE_FLOOR, ['W'] = TILE_FLOOR,  ['@'] = TILE_FLOOR,
    ['<'] = TILE_FLOOR, ['>'] = TILE_FLOOR, ['='] = TILE_FLOOR,  ['!'] = TILE_FLOOR,
};
static const Decor DECORS_OF[128] = {['"'] = DECOR_RUG, ['B'] = DECOR_GREAT_BELL};

static unsigned glyph_at(Vec cell) {
    return (unsigned char)PICTURE[cell.y][cell.x];
}

static Vec find(char glyph) {
    Vec cell = {0, 0};
    while (glyph_at(cell) != (unsigned char)glyph)
        cell = (Vec){(cell.x + 1) % ARENA_W, cell.y + (cell.x + 1) / ARENA_W};
    return cell;
}

static void build(GenContext *gen) {
    Level *level = gen->level;
    for (int i = 0; i < ARENA_W * ARENA_H; i++) {
        Vec cell = {i % ARENA_W, i / ARENA_W};
        grid_set(&level->tiles, cell, (uint8_t)TILES_OF[glyph_at(cell)]);
        grid_set(&level->decor, cell, (uint8_t)DECORS_OF[glyph_at(cell)]);
    }
    context_start(gen, find('@'));
    level->quota = 0;
    level->depth = context_depth(gen);
    stairs_put(gen, find('>'), level_on(level));
    stairs_put(gen, find('<'), level_back(level));
}

// One in each quarter.
static void put_goods(GenContext *gen) {
    int wanted = descent_depth(context_depth(gen))->goods;
    for (int i = 0, tries = 0; i < wanted && tries < GOOD_TRIES; tries++) {
        Vec cell;
        bool found = place_random_free(gen, 4, &cell);
        bool here =
            found && (cell.x > ARENA_W / 2) == (i % 2 == 1) && (cell.y > ARENA_H / 2) == (i / 2 % 2 == 1);
        if (!here || grid_at(&gen->level->decor, cell) != DECOR_NONE) continue;
        spawn_good(gen, cell);
        i++;
    }
}

static void put_warlord(GenContext *gen) {
    spawn_add(&gen->level->monsters, ACTOR_WARLORD, find('W'));
    chests_put(gen, find('='), false);
    spawn_add(&gen->level->items, ITEM_POTION_MENDING, find('!'));
}

const Stage ARENA_STAGES[ARENA_STAGE_COUNT] = {
    {"arena", "Four braziers, eight pillars, a rug, and a great bell in the north wall.", build},
    {"goods", "A good lies in each quarter.", put_goods},
    {"warlord", "The Warlord stands on his rug. A chest is his; who came before left a potion of mending.",
     put_warlord},
};

bool arena_whole(const GenContext *gen) {
    int goods = 0;
    for (int i = 0; i < gen->level->items.count; i++) goods += ITEMS[gen->level->items.at[i].kind].counts;
    return goods == descent_depth(context_depth(gen))->goods && gen->stairs_count == 2 &&
           gen->level->monsters.count == 1 && gen->level->fixture_count == 1;
}
