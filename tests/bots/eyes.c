#include "bots/eyes.h"

#include "sim/hazards/fire.h"
#include "sim/space/flames.h"
#include "sim/travel/journey.h"

#include <string.h>

static const Vec NOWHERE = {-1, -1};

bool eyes_init(Eyes *eyes) {
    memset(eyes, 0, sizeof *eyes);
    return grid_init(&eyes->level.tiles, LEVEL_PLAY_MAX, LEVEL_PLAY_MAX) &&
           grid_init(&eyes->barred, LEVEL_PLAY_MAX, LEVEL_PLAY_MAX) &&
           grid_init(&eyes->harm, LEVEL_PLAY_MAX, LEVEL_PLAY_MAX) &&
           grid_init(&eyes->measured_tiles, LEVEL_PLAY_MAX, LEVEL_PLAY_MAX) &&
           grid_init(&eyes->measured_barred, LEVEL_PLAY_MAX, LEVEL_PLAY_MAX) &&
           dist_init(&eyes->from_hero, LEVEL_PLAY_MAX, LEVEL_PLAY_MAX) &&
           dist_init(&eyes->to_goal, LEVEL_PLAY_MAX, LEVEL_PLAY_MAX);
}

void eyes_free(Eyes *eyes) {
    grid_free(&eyes->level.tiles);
    grid_free(&eyes->barred);
    grid_free(&eyes->harm);
    grid_free(&eyes->measured_tiles);
    grid_free(&eyes->measured_barred);
    dist_free(&eyes->from_hero);
    dist_free(&eyes->to_goal);
}

static void forget(Eyes *eyes, const World *world) {
    int w = world->level.tiles.w, h = world->level.tiles.h;
    Grid *grids[] = {&eyes->level.tiles, &eyes->barred, &eyes->harm, &eyes->measured_tiles,
                     &eyes->measured_barred};
    for (size_t i = 0; i < sizeof grids / sizeof grids[0]; i++) {
        grids[i]->w = w;
        grids[i]->h = h;
    }
    eyes->world = world;
    eyes->from_hero.w = eyes->to_goal.w = w;
    eyes->from_hero.h = eyes->to_goal.h = h;
    eyes->hero_cell = eyes->goal = NOWHERE;
    eyes->from_hero.barred = eyes->to_goal.barred = &eyes->barred;
    memset(eyes->lies, 0, sizeof eyes->lies);
    memset(eyes->shut_chest, 0, sizeof eyes->shut_chest);
}

// Things that a blow breaks count as floor.
static Tile as_way(Tile tile) {
    return tile == TILE_POT || tile == TILE_CRATE ? TILE_FLOOR : tile;
}

static void look_at_tiles(Eyes *eyes, const World *world) {
    int cells = eyes->level.tiles.w * eyes->level.tiles.h;
    const uint8_t *explored = world->known.explored.cells, *seen = world->known.tiles.cells;
    uint8_t *restrict tiles = eyes->level.tiles.cells, *restrict harm = eyes->harm.cells;
    for (int i = 0; i < cells; i++) {
        tiles[i] = (uint8_t)(explored[i] != KNOWN_NOT ? as_way((Tile)seen[i]) : TILE_WALL);
        harm[i] = seen[i] == TILE_EMBER ? HARM_NOW : HARM_NONE;
    }
}

static void look_at_traps(Eyes *eyes, const World *world) {
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *fixture = &world->level.fixtures[i];
        bool trap = FIXTURES[fixture->kind].trap && world->floor.fixtures[i].found;
        bool moves = world->floor.fixtures[i].phase != PHASE_REST; // spikes that click, or are out
        if (trap) grid_set(&eyes->harm, fixture->cell, moves ? HARM_SPRUNG : HARM_STEP);
        bool chest = fixture->kind == FIXTURE_CHEST; // a toll may have put others into the list
        if (!chest || fov_has(&world->cache.view, fixture->cell))
            eyes->shut_chest[i] = chest && world->floor.fixtures[i].phase == PHASE_REST;
    }
    for (int i = 0; i < world->floor.fire_count; i++) {
        if (fov_has(&world->cache.view, world->floor.fires[i].cell))
            grid_set(&eyes->harm, world->floor.fires[i].cell, HARM_NOW);
    }
}

static void fear_blast(Eyes *eyes, Vec middle) {
    grid_set(&eyes->harm, middle, HARM_NOW);
    for (int dir = 0; dir < DIR_COUNT; dir++) grid_set(&eyes->harm, vec_add(middle, DIRS[dir]), HARM_NOW);
}

// Bombs and barrels that hiss.
static void look_at_fuses(Eyes *eyes, const World *world) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        bool hisses = item->kind == ITEM_BOMB && item->burns > 0 && !item->taken;
        if (hisses && fov_has(&world->cache.view, cell_of(item->pos))) fear_blast(eyes, cell_of(item->pos));
    }
    for (int i = 0; i < world->floor.prop_count; i++) {
        const Prop *prop = &world->floor.props[i];
        bool barrel = grid_at(&world->level.tiles, prop->cell) == TILE_BARREL;
        if (barrel && prop->hp <= 0 && fov_has(&world->cache.view, prop->cell)) fear_blast(eyes, prop->cell);
    }
}

// A book tells where everything lies.
static bool reads(const World *world) {
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        if (event->kind == EVENT_READ && event->what == ITEM_BOOK) return true;
    }
    return false;
}

bool eyes_spared(const Item *item) {
    return ITEMS[item->kind].counts && !item->counted && !item->hallowed && item->kind != ITEM_CANDLE;
}

bool eyes_leaves(const Eyes *eyes, int index) {
    return eyes->spares > 0 && eyes_spared(&eyes->items[index]) &&
           (eyes->lit[index] || eyes->lit_count < eyes->spares);
}

// He is told which treasures the bell has hallowed.
static void hear_of_hallowed(Eyes *eyes, const World *world) {
    for (int i = 0; i < world->events.count; i++) {
        const Event *event = &world->events.at[i];
        for (int k = 0; event->kind == EVENT_HALLOWED && k < WORLD_ITEMS_MAX; k++) {
            if (eyes->lies[k] && vec_eq(eyes->items[k].pos, event->pos)) eyes->items[k].hallowed = true;
        }
    }
}

static void look_at_items(Eyes *eyes, const World *world) {
    bool told = reads(world);
    hear_of_hallowed(eyes, world);
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        bool here = !item->taken && (told || fov_has(&world->cache.view, cell_of(item->pos)));
        if (here) {
            eyes->lies[i] = true;
            eyes->items[i] = *item;
            eyes->lit[i] = flames_is_flame_lit(world, cell_of(item->pos));
        } else if (eyes->lies[i] && fov_has(&world->cache.view, cell_of(eyes->items[i].pos))) {
            eyes->lies[i] = false;
        }
    }
}

static void count_lit(Eyes *eyes, int items) {
    eyes->lit_count = 0;
    for (int i = 0; i < items; i++)
        eyes->lit_count += eyes->lies[i] && eyes->lit[i] && eyes_spared(&eyes->items[i]);
}

static void bar(Eyes *eyes) {
    int cells = eyes->harm.w * eyes->harm.h;
    const uint8_t *harm = eyes->harm.cells;
    uint8_t *restrict barred = eyes->barred.cells;
    bool heeds = eyes->bold == 0;
    for (int i = 0; i < cells; i++) barred[i] = heeds && harm[i] != HARM_NONE;
}

// Most ticks change neither the ground nor where the ways begin.
static void note_ground(Eyes *eyes) {
    size_t cells = (size_t)eyes->barred.w * (size_t)eyes->barred.h;
    if (memcmp(eyes->measured_tiles.cells, eyes->level.tiles.cells, cells) == 0 &&
        memcmp(eyes->measured_barred.cells, eyes->barred.cells, cells) == 0)
        return;
    grid_copy(&eyes->measured_tiles, &eyes->level.tiles);
    grid_copy(&eyes->measured_barred, &eyes->barred);
    eyes->hero_cell = eyes->goal = NOWHERE;
}

static void measure(const Eyes *eyes, DistMap *ways, Vec *from, Vec cell) {
    if (!vec_eq(*from, cell)) dist_from(ways, &eyes->level, cell, EIGHT_WAYS, DIST_NONE);
    *from = cell;
}

void eyes_look(Eyes *eyes, const World *world) {
    if (eyes->world != world) forget(eyes, world);
    if (eyes->bold > 0) eyes->bold--;
    look_at_tiles(eyes, world);
    look_at_traps(eyes, world);
    look_at_fuses(eyes, world);
    look_at_items(eyes, world);
    count_lit(eyes, world->floor.item_count);
    bar(eyes);
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &eyes->items[i];
        bool treasure = ITEMS[item->kind].counts && !item->counted;
        if (eyes->lies[i] && ((eyes->spares > 0 && eyes_leaves(eyes, i)) || (eyes->shuns && treasure)))
            grid_set(&eyes->barred, cell_of(eyes->items[i].pos), 1);
    }
    note_ground(eyes);
    measure(eyes, &eyes->from_hero, &eyes->hero_cell, world->cache.hero_cell);
}

void eyes_aim(Eyes *eyes, Vec goal) {
    measure(eyes, &eyes->to_goal, &eyes->goal, goal);
}

// Cells that a toll may have changed count as unknown.
bool eyes_frontier(const Eyes *eyes, Vec cell) {
    const World *world = eyes->world;
    return grid_get(&world->known.explored, cell, KNOWN_NOT) == KNOWN_STALE ||
           survey_is_frontier(world, cell);
}

bool eyes_breakable(const World *world, Vec cell) {
    Tile tile = (Tile)grid_get(&world->known.tiles, cell, TILE_WALL);
    return tile == TILE_POT || tile == TILE_CRATE;
}
