// A draft is copied to where nothing is held. Then one search goes out from the hero: floor and doors cost
// nothing, stone one, and what a cell costs does not depend on the side that it is entered from. So a queue
// of stone alone keeps the order, each region of floor is flooded whole when it is first met, and the way
// back from there is the shortest tunnel that joins it.
//
//     ..@..#####....      # unheld stone: a tunnel of five cells joins the region on the right;
//     .....#####....      what has fewer than six cells and holds nothing is not worth one.
#include "gen/remake.h"

#include "base/check.h"
#include "base/hash.h"
#include "gen/draft.h"
#include "gen/furnish.h"

#include <stdlib.h>

enum { REGION_MIN = 6, WAYS = 4 };

// What a step onto a cell costs the search.
enum { FREE, STONE, BARRED };

// One of the two generators with all that it takes.
typedef struct Drafter {
    GenOptions options;
    Level level; // of one room of it
    Draft draft;
    Vec origin; // of the first room in the level
    Vec rooms;  // as many of its only size as fit, sharing walls; else one
    bool fits;
} Drafter;

struct Remake {
    Drafter of[2];
    int w, h;
    Grid cost;
    Grid met;       // cells that the search has seen
    int32_t *back;  // the cell before on the way from the hero
    int32_t *stone; // queue of the search
    int32_t *flood; // queue of one region
    int tail;       // of the queue of stone
    Rng finery;
};

// ---- memory

static int rooms_along(int most, int side) {
    return int_max((most - 1) / (side - 1), 1);
}

static bool drafter_init(Drafter *drafter, const Recipe *recipe, int which) {
    drafter->options = recipe->of[which];
    Vec most = {recipe->w, recipe->h}, size = gen_fit_size(&drafter->options, most);
    drafter->options.w = size.x;
    drafter->options.h = size.y;
    drafter->fits = size.x <= most.x && size.y <= most.y;
    drafter->rooms = (Vec){rooms_along(most.x, size.x), rooms_along(most.y, size.y)};
    drafter->origin.x = (most.x - drafter->rooms.x * (size.x - 1) - 1) / 2;
    drafter->origin.y = (most.y - drafter->rooms.y * (size.y - 1) - 1) / 2;
    return level_init(&drafter->level, size.x, size.y) &&
           draft_init(&drafter->draft, &drafter->level, &drafter->options);
}

Remake *remake_new(const Recipe *recipe) {
    Remake *remake = calloc(1, sizeof *remake);
    if (remake == NULL) return NULL;
    size_t cells = (size_t)recipe->w * (size_t)recipe->h;
    remake->w = recipe->w;
    remake->h = recipe->h;
    remake->back = malloc(cells * sizeof *remake->back);
    remake->stone = malloc(cells * sizeof *remake->stone);
    remake->flood = malloc(cells * sizeof *remake->flood);
    bool ready = remake->back != NULL && remake->stone != NULL && remake->flood != NULL &&
                 grid_init(&remake->cost, recipe->w, recipe->h) &&
                 grid_init(&remake->met, recipe->w, recipe->h) && drafter_init(&remake->of[0], recipe, 0) &&
                 drafter_init(&remake->of[1], recipe, 1);
    if (ready) return remake;
    remake_free(remake);
    return NULL;
}

void remake_free(Remake *remake) {
    if (remake == NULL) return;
    for (int i = 0; i < 2; i++) {
        draft_drop(&remake->of[i].draft);
        level_free(&remake->of[i].level);
    }
    grid_free(&remake->cost);
    grid_free(&remake->met);
    free(remake->back);
    free(remake->stone);
    free(remake->flood);
    free(remake);
}

// ---- the draft

static void clear_unheld(Level *level, const Grid *held) {
    int cells = held->w * held->h;
    for (int i = 0; i < cells; i++) {
        if (held->cells[i] != 0) continue;
        level->tiles.cells[i] = TILE_WALL;
        level->decor.cells[i] = DECOR_NONE;
    }
}

static void copy(const Level *from, Level *to, const Grid *held, Vec origin) {
    Rect inside = {1, 1, to->tiles.w - 2, to->tiles.h - 2};
    for (int y = 0; y < from->tiles.h; y++) {
        for (int x = 0; x < from->tiles.w; x++) {
            Vec cell = {origin.x + x, origin.y + y};
            Tile tile = (Tile)grid_at(&from->tiles, (Vec){x, y});
            if (!TILES[tile].way || !rect_has(inside, cell) || grid_at(held, cell) != 0) continue;
            grid_set(&to->tiles, cell, (uint8_t)(tile == TILE_FLOOR ? TILE_FLOOR : TILE_DOOR));
        }
    }
}

// Each room of an arcade has a seed of its own.
static void draw_rooms(Drafter *drafter, Level *level, const Grid *held, uint64_t seed) {
    Vec pitch = {drafter->options.w - 1, drafter->options.h - 1};
    for (int i = 0; i < drafter->rooms.x * drafter->rooms.y; i++) {
        Vec room = {i % drafter->rooms.x, i / drafter->rooms.x};
        drafter->options.seed = i == 0 ? seed : hash_mix(seed + (uint64_t)i);
        draft_shape(&drafter->draft, drafter->options.seed);
        copy(&drafter->level, level, held,
             (Vec){drafter->origin.x + room.x * pitch.x, drafter->origin.y + room.y * pitch.y});
    }
}

void remake_draft(Remake *remake, Level *level, const Grid *held, int which, uint64_t seed) {
    clear_unheld(level, held);
    if (remake->of[which].fits) draw_rooms(&remake->of[which], level, held, seed);
}

// ---- joining

static bool passable(const Level *level, Vec cell) {
    return level_way(level, cell) || level_lock(level, cell) != 0;
}

static void find_costs(Remake *remake, const Level *level, const Grid *held) {
    grid_fill(&remake->cost, BARRED);
    for (int y = 1; y < remake->h - 1; y++) {
        for (int x = 1; x < remake->w - 1; x++) {
            Vec cell = {x, y};
            if (passable(level, cell)) grid_set(&remake->cost, cell, FREE);
            if (level_wall(level, cell) && grid_at(held, cell) == 0) grid_set(&remake->cost, cell, STONE);
        }
    }
}

static int neighbour(const Remake *remake, int cell, int way) {
    Vec step = DIRS[2 * way];
    return cell + step.y * remake->w + step.x;
}

static void meet(Remake *remake, int cell, int from) {
    remake->met.cells[cell] = 1;
    remake->back[cell] = from;
}

// Floods the region of a cell of floor and puts the stone around it into the queue. True when the region is
// worth a tunnel.
static bool flood(Remake *remake, const Grid *held, int first, int from) {
    int count = 0;
    bool holds = false;
    meet(remake, first, from);
    remake->flood[count++] = first;
    for (int i = 0; i < count; i++) {
        int cell = remake->flood[i];
        holds = holds || held->cells[cell] != 0;
        for (int way = 0; way < WAYS; way++) {
            int next = neighbour(remake, cell, way), cost = remake->cost.cells[next];
            if (remake->met.cells[next] != 0 || cost == BARRED) continue;
            meet(remake, next, cell);
            if (cost == FREE) remake->flood[count++] = next;
            if (cost == STONE) remake->stone[remake->tail++] = next;
        }
    }
    return holds || count >= REGION_MIN;
}

static void dig_back(Remake *remake, Level *level, int cell) {
    for (; remake->back[cell] != cell; cell = remake->back[cell]) {
        if (remake->cost.cells[cell] == STONE) level->tiles.cells[cell] = TILE_FLOOR;
    }
}

static void look_around(Remake *remake, Level *level, const Grid *held, int cell) {
    for (int way = 0; way < WAYS; way++) {
        int next = neighbour(remake, cell, way), cost = remake->cost.cells[next];
        if (remake->met.cells[next] != 0 || cost == BARRED) continue;
        if (cost == STONE) {
            meet(remake, next, cell);
            remake->stone[remake->tail++] = next;
        } else if (flood(remake, held, next, cell)) {
            dig_back(remake, level, next);
        }
    }
}

static void dig_tunnels(Remake *remake, Level *level, const Grid *held, int hero) {
    find_costs(remake, level, held);
    grid_fill(&remake->met, 0);
    remake->tail = 0;
    flood(remake, held, hero, hero);
    for (int head = 0; head < remake->tail; head++) look_around(remake, level, held, remake->stone[head]);
}

// Fills what was not joined, but for what is held.
static void fill_rest(Remake *remake, Level *level, const Grid *held, int hero) {
    int cells = remake->w * remake->h;
    find_costs(remake, level, held);
    grid_fill(&remake->met, 0);
    remake->tail = 0;
    flood(remake, held, hero, hero);
    for (int i = 0; i < cells; i++) {
        bool reached = remake->met.cells[i] != 0 && remake->cost.cells[i] == FREE;
        if (held->cells[i] == 0 && !reached) level->tiles.cells[i] = TILE_WALL;
    }
}

static bool hangs(const Level *level, Vec cell, int dir) {
    Vec along = DIRS[dir], across = DIRS[dir + 2];
    return level_wall(level, vec_add(cell, across)) && level_wall(level, vec_sub(cell, across)) &&
           passable(level, vec_add(cell, along)) && passable(level, vec_sub(cell, along));
}

// A door without two walls to hang between and a way on both sides has lost its meaning.
static void drop_doors(const Remake *remake, Level *level, const Grid *held) {
    for (int y = 1; y < remake->h - 1; y++) {
        for (int x = 1; x < remake->w - 1; x++) {
            Vec cell = {x, y};
            if (level_tile(level, cell) != TILE_DOOR || grid_at(held, cell) != 0) continue;
            if (hangs(level, cell, DIR_E) || hangs(level, cell, DIR_S)) continue;
            grid_set(&level->tiles, cell, TILE_FLOOR);
        }
    }
}

static void adorn(Remake *remake, Level *level, const Grid *held) {
    for (int y = 0; y < remake->h; y++) {
        for (int x = 0; x < remake->w; x++) {
            Vec cell = {x, y};
            if (grid_at(held, cell) != 0) continue;
            if (furnish_front(level, cell)) furnish_banner(level, cell, &remake->finery);
            if (level_floor(level, cell)) furnish_strew(level, cell, &remake->finery);
        }
    }
}

void remake_join(Remake *remake, Level *level, const Grid *held, Vec hero, uint64_t seed) {
    CHECK(rect_has((Rect){1, 1, remake->w - 2, remake->h - 2}, hero));
    int from = hero.y * remake->w + hero.x;
    if (!passable(level, hero)) grid_set(&level->tiles, hero, TILE_FLOOR);
    dig_tunnels(remake, level, held, from);
    fill_rest(remake, level, held, from);
    drop_doors(remake, level, held);
    rng_init(&remake->finery, seed, STREAM_FURNISH);
    adorn(remake, level, held);
    level_feel(level);
}

void remake_draw(Remake *remake, Level *level, const Grid *held, Vec hero, int which, uint64_t seed) {
    remake_draft(remake, level, held, which, seed);
    remake_join(remake, level, held, hero, seed);
}
