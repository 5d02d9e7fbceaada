#include "gen/descent/stages.h"

#include "base/hash.h"
#include "base/text.h"
#include "gen/descent/depths.h"
#include "gen/descent/gifts.h"
#include "gen/furnish/mechanisms.h"
#include "gen/tools/spawns.h"

enum { TREASURE_TRIES = 200 };

static const char *const PICTURES[][ARENA_H] = {
#define DRAWING(name, ...) {__VA_ARGS__},
#include "gen/descent/list_arenas.h" // from assets/drawings
#undef DRAWING
};
enum { PICTURES_COUNT = sizeof PICTURES / sizeof PICTURES[0] };

static const Tile TILES_OF[128] = {
    ['#'] = TILE_WALL,  ['B'] = TILE_WALL,  ['I'] = TILE_PILLAR, ['&'] = TILE_BRAZIER_LIT,
    ['.'] = TILE_FLOOR, ['"'] = TILE_FLOOR, ['W'] = TILE_FLOOR,  ['@'] = TILE_FLOOR,
    ['<'] = TILE_FLOOR, ['>'] = TILE_FLOOR, ['='] = TILE_FLOOR,  ['!'] = TILE_FLOOR,
};
static const Decor DECORS_OF[128] = {['"'] = DECOR_RUG, ['W'] = DECOR_RUG, ['B'] = DECOR_GREAT_BELL};

// The letter of a cell in the picture that the seed chooses, perhaps with left and right swapped.
static unsigned glyph_at(const GenContext *gen, Vec cell) {
    uint64_t lot = hash_mix(hash_text(gen->level->seed, "arena"));
    int x = lot / PICTURES_COUNT % 2 == 0 ? cell.x : ARENA_W - 1 - cell.x;
    return (unsigned char)PICTURES[lot % PICTURES_COUNT][cell.y][x];
}

static Vec find(const GenContext *gen, char glyph) {
    Vec cell = {0, 0};
    while (glyph_at(gen, cell) != (unsigned char)glyph)
        cell = (Vec){(cell.x + 1) % ARENA_W, cell.y + (cell.x + 1) / ARENA_W};
    return cell;
}

static void build(GenContext *gen) {
    Level *level = gen->level;
    for (int i = 0; i < ARENA_W * ARENA_H; i++) {
        Vec cell = {i % ARENA_W, i / ARENA_W};
        grid_set(&level->tiles, cell, (uint8_t)TILES_OF[glyph_at(gen, cell)]);
        grid_set(&level->decor, cell, (uint8_t)DECORS_OF[glyph_at(gen, cell)]);
    }
    context_set_start(gen, find(gen, '@'));
    level->quota = 0;
    level->depth = context_depth(gen);
    stairs_put(gen, find(gen, '>'), level_stairs_on(level));
    stairs_put(gen, find(gen, '<'), level_stairs_back(level));
}

// Places one treasure in each quarter.
static void put_treasures(GenContext *gen) {
    int wanted = descent_depth(context_depth(gen))->treasures;
    for (int i = 0, tries = 0; i < wanted && tries < TREASURE_TRIES; tries++) {
        Vec cell;
        bool found = place_random_free(gen, 4, &cell);
        bool here =
            found && (cell.x > ARENA_W / 2) == (i % 2 == 1) && (cell.y > ARENA_H / 2) == (i / 2 % 2 == 1);
        if (!here || grid_at(&gen->level->decor, cell) != DECOR_NONE) continue;
        spawn_treasure(gen, cell);
        i++;
    }
}

static void put_warlord(GenContext *gen) {
    spawn_add(&gen->level->monsters, ACTOR_WARLORD, find(gen, 'W'));
    chests_put(gen, find(gen, '='), false);
    for (int i = 0; i < ARENA_W * ARENA_H; i++) {
        Vec cell = {i % ARENA_W, i / ARENA_W};
        if (glyph_at(gen, cell) == '!') spawn_item(gen, ITEM_POTION_MENDING, cell);
    }
}

const Stage ARENA_STAGES[ARENA_STAGE_COUNT] = {
    {N_("arena"),
     N_("Four braziers, eight pillars, a rug, and a great bell in the north wall, as one of ten pictures."),
     build},
    {N_("gifts"), N_("Three gifts lie beside the stairs back: the hero may take one."), gifts_place},
    {N_("warlord"),
     N_("The Warlord stands on his rug beside his chest; somebody left two potions of mending."),
     put_warlord},
    {N_("treasures"), N_("A treasure lies in each quarter."), put_treasures},
};

bool arena_is_complete(const GenContext *gen) {
    int treasures = 0;
    for (int i = 0; i < gen->level->items.count; i++) treasures += ITEMS[gen->level->items.at[i].kind].counts;
    return treasures == descent_depth(context_depth(gen))->treasures && gen->stairs_count == 2 &&
           gen->level->monsters.count == 1 && gen->level->fixture_count == 1;
}
