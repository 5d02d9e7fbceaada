// What a generator makes is copied to where nothing is held. Then one search goes out from the hero: floor
// and doors cost nothing, stone one, and what a cell costs does not depend on the side that it is entered
// from. So a queue of stone alone keeps the order, each region of floor is flooded whole when it is first
// met, and the way back from there is the shortest tunnel that joins it.
//
//     ..@..#####....      # unheld stone: a tunnel of five cells joins the region on the right;
//     .....#####....      what has fewer than six cells and holds nothing is not worth one.
#include "gen/rebuild/rebuild.h"

#include "base/check.h"
#include "base/hash.h"
#include "gen/furnish/furnish.h"
#include "gen/furnish/lights.h"
#include "gen/makers/makers.h"
#include "gen/tools/context.h"

#include <stdlib.h>

enum { REGION_MIN = 6, WAYS = 4 };

// What a cell is to the search: no way at all, floor that costs nothing, stone that costs one, a locked door
// or what can be struck to pieces; and what those three have become.
enum { BARRED = 0, FREE = 1, STONE = 2, LOCKED = 4, UNMET = 7, MET = 8, DUG = 64 };

// One of the two generators with all that it takes.
typedef struct Source {
    GenOptions options;
    Level level; // of one room of it
    GenContext gen;
    Vec origin; // of the first room in the level
    Vec rooms;  // as many of its only size as fit, sharing walls; else one
    bool fits;
} Source;

struct Rebuild {
    Source of[2];
    int w, h;
    int ways[WAYS]; // from a cell to its neighbours
    Grid marks;
    Grid mask;         // what is held, and what a held door needs around it
    int32_t *back;     // the stone or door before on the way from the hero, or the first cell of a region
    int32_t *stone;    // queue of the search
    int32_t *flood;    // queue of one region
    int32_t *loose;    // the first cells of regions that are not worth a tunnel
    int32_t *doors;    // locked ones
    int32_t *doorways; // that stay, open or secret
    int stone_count, loose_count, door_count, doorway_count;
};

// ---- memory

static int rooms_along(int most, int side) {
    return int_max((most - 1) / (side - 1), 1);
}

static bool source_init(Source *source, const Blend *blend, int which) {
    source->options = blend->of[which];
    Vec most = {blend->w, blend->h}, size = gen_fit_size(&source->options, most);
    source->options.w = size.x;
    source->options.h = size.y;
    source->fits = size.x <= most.x && size.y <= most.y;
    source->rooms = (Vec){rooms_along(most.x, size.x), rooms_along(most.y, size.y)};
    source->origin.x = (most.x - source->rooms.x * (size.x - 1) - 1) / 2;
    source->origin.y = (most.y - source->rooms.y * (size.y - 1) - 1) / 2;
    return level_init(&source->level, size.x, size.y) &&
           context_init(&source->gen, &source->level, &source->options);
}

Rebuild *rebuild_new(const Blend *blend) {
    Rebuild *rebuild = calloc(1, sizeof *rebuild);
    if (rebuild == NULL) return NULL;
    size_t cells = (size_t)blend->w * (size_t)blend->h;
    rebuild->w = blend->w;
    rebuild->h = blend->h;
    for (int dir = 0; dir < DIR_COUNT; dir += 2)
        rebuild->ways[dir / 2] = DIRS[dir].y * blend->w + DIRS[dir].x;
    rebuild->back = malloc(6 * cells * sizeof *rebuild->back);
    bool ready = rebuild->back != NULL && grid_init(&rebuild->marks, blend->w, blend->h) &&
                 grid_init(&rebuild->mask, blend->w, blend->h) && source_init(&rebuild->of[0], blend, 0) &&
                 source_init(&rebuild->of[1], blend, 1);
    if (!ready) {
        rebuild_free(rebuild);
        return NULL;
    }
    rebuild->stone = rebuild->back + cells;
    rebuild->flood = rebuild->stone + cells;
    rebuild->loose = rebuild->flood + cells;
    rebuild->doors = rebuild->loose + cells;
    rebuild->doorways = rebuild->doors + cells;
    return rebuild;
}

Rebuild *rebuild_clone(const Rebuild *rebuild) {
    Blend blend = {rebuild->w, rebuild->h, {rebuild->of[0].options, rebuild->of[1].options}};
    return rebuild_new(&blend);
}

void rebuild_free(Rebuild *rebuild) {
    if (rebuild == NULL) return;
    for (int i = 0; i < 2; i++) {
        context_free(&rebuild->of[i].gen);
        level_free(&rebuild->of[i].level);
    }
    grid_free(&rebuild->marks);
    grid_free(&rebuild->mask);
    free(rebuild->back);
    free(rebuild);
}

// ---- the generator

static void clear_unheld(Level *level, const Grid *held) {
    uint8_t *tiles = level->tiles.cells, *decor = level->decor.cells;
    const uint8_t *stays = held->cells;
    int cells = held->w * held->h;
    for (int i = 0; i < cells; i++) tiles[i] = stays[i] != 0 ? tiles[i] : TILE_WALL;
    for (int i = 0; i < cells; i++) decor[i] = stays[i] != 0 ? decor[i] : DECOR_NONE;
}

// Floor and doors of a row; the level is stone so far.
static void copy_row(const uint8_t *from, uint8_t *to, const uint8_t *held, int count) {
    uint8_t kinds[TILE_COUNT];
    for (int tile = 0; tile < TILE_COUNT; tile++)
        kinds[tile] = !TILES[tile].way ? TILE_WALL : tile == TILE_FLOOR ? TILE_FLOOR : TILE_DOOR;
    for (int i = 0; i < count; i++) {
        uint8_t made = (uint8_t)((held[i] != 0) - 1); // all bits, or none: no branch
        to[i] = (to[i] & ~made) | (kinds[from[i]] & made);
    }
}

static void copy(const Level *from, Level *to, const Grid *held, Vec origin) {
    int x0 = int_max(origin.x, 1), x1 = int_min(origin.x + from->tiles.w, to->tiles.w - 1);
    int y0 = int_max(origin.y, 1), y1 = int_min(origin.y + from->tiles.h, to->tiles.h - 1);
    for (int y = y0; y < y1; y++) {
        size_t at = grid_index(held, (Vec){x0, y});
        size_t source = grid_index(&from->tiles, (Vec){x0 - origin.x, y - origin.y});
        copy_row(from->tiles.cells + source, to->tiles.cells + at, held->cells + at, x1 - x0);
    }
}

// The stages of the generator that make tiles, and no others.
static void shape(GenContext *gen, uint64_t seed) {
    const Generator *generator = GENERATORS[gen->options->kind];
    context_begin(gen, seed);
    for (int i = 0; i < generator->shaping; i++) generator->stages[i].run(gen);
}

// Each room of an arcade has a seed of its own.
static void generate_rooms(Source *source, Level *level, const Grid *held, uint64_t seed) {
    Vec pitch = {source->options.w - 1, source->options.h - 1};
    for (int i = 0; i < source->rooms.x * source->rooms.y; i++) {
        Vec room = {i % source->rooms.x, i / source->rooms.x};
        source->options.seed = i == 0 ? seed : hash_mix(seed + (uint64_t)i);
        shape(&source->gen, source->options.seed);
        copy(&source->level, level, held,
             (Vec){source->origin.x + room.x * pitch.x, source->origin.y + room.y * pitch.y});
    }
}

void rebuild_generate(Rebuild *rebuild, Level *level, const Grid *held, int which, uint64_t seed) {
    clear_unheld(level, held);
    if (rebuild->of[which].fits) generate_rooms(&rebuild->of[which], level, held, seed);
}

// ---- joining

static bool passable(const Level *level, Vec cell) {
    return level_way(level, cell) || level_lock(level, cell) != 0;
}

static void mark_row(uint8_t *marks, const uint8_t *tiles, const uint8_t *held, const uint8_t *kinds,
                     int count) {
    for (int i = 0; i < count; i++) {
        uint8_t kind = kinds[tiles[i]];
        marks[i] = ((kind == STONE) & (held[i] != 0)) ? BARRED : kind;
    }
}

static void mark_cells(Rebuild *rebuild, const Level *level, const Grid *held) {
    uint8_t kinds[TILE_COUNT];
    for (int tile = 0; tile < TILE_COUNT; tile++) {
        bool locked =
            tile_lock((Tile)tile) != 0 || tile == TILE_CRATE || tile == TILE_POT || tile == TILE_BARREL;
        kinds[tile] = TILES[tile].way ? FREE : locked ? LOCKED : tile == TILE_WALL ? STONE : BARRED;
    }
    grid_fill(&rebuild->marks, BARRED);
    for (int y = 1; y < rebuild->h - 1; y++) {
        size_t at = grid_index(held, (Vec){1, y});
        mark_row(rebuild->marks.cells + at, level->tiles.cells + at, held->cells + at, kinds, rebuild->w - 2);
    }
}

// Meets a cell, unless it was met before, and tells what it is if not. Stone and locked doors wait for their
// turn.
static int meet(Rebuild *rebuild, int cell, int from) {
    uint8_t *mark = &rebuild->marks.cells[cell];
    int unmet = *mark & UNMET;
    if (unmet == 0) return BARRED;
    *mark = (uint8_t)(unmet * MET);
    rebuild->back[cell] = from;
    if (unmet == STONE) rebuild->stone[rebuild->stone_count++] = cell;
    if (unmet == LOCKED) rebuild->doors[rebuild->door_count++] = cell;
    return unmet;
}

// Floods the region of a cell of floor just met. True when it is worth a tunnel. Whether a cell beside it is
// floor still to be met could not be foreseen: it is written to the queue's end, where it stays if it is.
static bool flood(Rebuild *rebuild, const Grid *held, int first) {
    int32_t *queue = rebuild->flood;
    uint8_t *marks = rebuild->marks.cells;
    int count = 0, holds = 0;
    queue[count++] = first;
    for (int i = 0; i < count; i++) {
        int cell = queue[i];
        holds |= held->cells[cell];
        for (int way = 0; way < WAYS; way++) {
            int next = cell + rebuild->ways[way], mark = marks[next];
            queue[count] = next;
            count += mark & FREE;
            marks[next] = (uint8_t)(mark + (mark & FREE) * (MET - 1));
            if ((mark & (STONE | LOCKED)) != 0) (void)meet(rebuild, next, first);
        }
    }
    return holds != 0 || count >= REGION_MIN;
}

static void dig_back(Rebuild *rebuild, Level *level, int cell) {
    for (; rebuild->back[cell] != cell; cell = rebuild->back[cell]) {
        if (rebuild->marks.cells[cell] != MET * STONE) continue;
        rebuild->marks.cells[cell] = DUG;
        level->tiles.cells[cell] = TILE_FLOOR;
    }
}

static void look_around(Rebuild *rebuild, Level *level, const Grid *held, int cell) {
    for (int way = 0; way < WAYS; way++) {
        int next = cell + rebuild->ways[way];
        if (meet(rebuild, next, cell) != FREE) continue;
        if (flood(rebuild, held, next)) {
            dig_back(rebuild, level, next);
        } else {
            rebuild->loose[rebuild->loose_count++] = next;
        }
    }
}

// True when from one of its ends, but for the door, there are too few cells to be worth it, and not the hero.
static bool is_pocket(Rebuild *rebuild, const Level *level, int door, int end, int hero) {
    int32_t *queue = rebuild->flood;
    int count = 0;
    bool home = false;
    queue[count++] = end;
    for (int i = 0; i < count && count < REGION_MIN; i++) {
        home |= queue[i] == hero;
        for (int way = 0; way < WAYS; way++) {
            int next = queue[i] + rebuild->ways[way];
            bool met = next == door || !passable(level, (Vec){next % rebuild->w, next / rebuild->w});
            for (int k = 0; k < count; k++) met |= queue[k] == next;
            if (!met) queue[count++] = next;
        }
    }
    return count < REGION_MIN && !home;
}

// An end of a door that leads to a pocket, or one that leads to more; -1: it has none.
static int end_of(Rebuild *rebuild, const Level *level, int door, int hero, bool pocket) {
    for (int way = 0; way < WAYS; way++) {
        int end = door + rebuild->ways[way];
        if (!passable(level, (Vec){end % rebuild->w, end / rebuild->w})) continue;
        if (is_pocket(rebuild, level, door, end, hero) == pocket) return end;
    }
    return -1;
}

// A door that stays and leads to next to nothing now is no way there: like a locked one it waits, so that
// what lies beyond is led to from elsewhere. Returns where the search begins: beside it when the hero is in
// it.
static int mark_doorways(Rebuild *rebuild, const Level *level, int hero) {
    int begin = hero;
    for (int i = 0; i < rebuild->doorway_count; i++) {
        int door = rebuild->doorways[i], pocket = end_of(rebuild, level, door, hero, true);
        if (pocket < 0 || rebuild->marks.cells[door] != FREE) continue;
        rebuild->marks.cells[door] = LOCKED;
        int open = end_of(rebuild, level, door, hero, false);
        if (door == hero) begin = open >= 0 ? open : pocket;
    }
    return begin;
}

static void dig_tunnels(Rebuild *rebuild, Level *level, const Grid *held, int hero) {
    mark_cells(rebuild, level, held);
    int begin = mark_doorways(rebuild, level, hero);
    rebuild->stone_count = rebuild->loose_count = rebuild->door_count = 0;
    (void)meet(rebuild, begin, begin);
    flood(rebuild, held, begin);
    int stone = 0, door = 0;
    for (;;) {
        while (stone < rebuild->stone_count) look_around(rebuild, level, held, rebuild->stone[stone++]);
        if (door == rebuild->door_count) break;
        flood(rebuild, held, rebuild->doors[door]);
        dig_back(rebuild, level, rebuild->doors[door++]);
    }
}

// A region too small for a tunnel of its own may have come to lie beside one. Else it is filled.
static void fill_loose(Rebuild *rebuild, Level *level, int first) {
    uint8_t *marks = rebuild->marks.cells;
    int count = 0;
    bool joined = false;
    rebuild->flood[count++] = first;
    marks[first] = FREE;
    for (int i = 0; i < count; i++) {
        for (int way = 0; way < WAYS; way++) {
            int next = rebuild->flood[i] + rebuild->ways[way];
            joined |= marks[next] == DUG;
            if (marks[next] != MET * FREE) continue;
            marks[next] = FREE;
            rebuild->flood[count++] = next;
        }
    }
    for (int i = 0; i < count && !joined; i++) level->tiles.cells[rebuild->flood[i]] = TILE_WALL;
    for (int i = 0; i < count; i++) marks[rebuild->flood[i]] = MET * FREE;
}

// Fills what was not joined, but for what is held.
static void fill_rest(Rebuild *rebuild, Level *level, const Grid *held) {
    uint8_t *tiles = level->tiles.cells;
    const uint8_t *marks = rebuild->marks.cells, *stays = held->cells;
    int cells = rebuild->w * rebuild->h;
    for (int i = 0; i < rebuild->loose_count; i++) fill_loose(rebuild, level, rebuild->loose[i]);
    for (int i = 0; i < cells; i++) tiles[i] = ((marks[i] == FREE) & (stays[i] == 0)) ? TILE_WALL : tiles[i];
}

// Where a door may lead, but to no other door.
static bool leads(const Level *level, Vec cell) {
    return passable(level, cell) && level_tile(level, cell) != TILE_DOOR;
}

static bool hangs(const Level *level, Vec cell, int dir) {
    Vec along = DIRS[dir], across = DIRS[dir + 2];
    return level_wall(level, vec_add(cell, across)) && level_wall(level, vec_sub(cell, across)) &&
           leads(level, vec_add(cell, along)) && leads(level, vec_sub(cell, along));
}

// A door without two walls to hang between and a way on both sides has lost its meaning; so has one that only
// shuts off a few cells.
static void look_at_door(Rebuild *rebuild, Level *level, int door, int hero) {
    Vec cell = {door % rebuild->w, door / rebuild->w};
    bool stays = hangs(level, cell, DIR_E) || hangs(level, cell, DIR_S);
    if (!stays || end_of(rebuild, level, door, hero, true) >= 0) grid_set(&level->tiles, cell, TILE_FLOOR);
}

static void adorn_row(Level *level, const Grid *held, int y, Rng *rng) {
    size_t at = grid_index(held, (Vec){0, y});
    const uint8_t *row = level->tiles.cells + at, *below = row + held->w, *stays = held->cells + at;
    for (int x = 1; x < held->w - 1; x++) {
        Vec cell = {x, y};
        bool front = (row[x] == TILE_WALL) & (below[x] == TILE_FLOOR);
        if ((stays[x] != 0) | !(front | (row[x] == TILE_FLOOR))) continue;
        if (!front) decor_debris(level, cell, rng);
        if (front && lights_front(level, cell)) decor_banner(level, cell, rng);
    }
}

static void finish(Rebuild *rebuild, Level *level, const Grid *held, int hero, Rng *rng) {
    int cells = held->w * held->h;
    for (int i = 0; i < cells; i++) {
        if (level->tiles.cells[i] == TILE_DOOR && held->cells[i] == 0) look_at_door(rebuild, level, i, hero);
    }
    for (int y = 0; y < held->h - 1; y++) adorn_row(level, held, y, rng);
    level_feel(level);
}

void rebuild_join(Rebuild *rebuild, Level *level, const Grid *held, Vec hero, uint64_t seed) {
    Rng rng;
    CHECK(rect_has((Rect){1, 1, rebuild->w - 2, rebuild->h - 2}, hero));
    if (!passable(level, hero)) grid_set(&level->tiles, hero, TILE_FLOOR);
    dig_tunnels(rebuild, level, held, hero.y * rebuild->w + hero.x);
    fill_rest(rebuild, level, held);
    rng_init(&rng, seed, STREAM_FURNISH);
    finish(rebuild, level, held, hero.y * rebuild->w + hero.x, &rng);
}

// ---- doorways that stay

static bool is_doorway(Tile tile) {
    return tile == TILE_DOOR || tile == TILE_DOOR_OPEN || tile == TILE_SECRET || tile == TILE_CRACKED;
}

static bool is_stone(const Level *level, Vec cell) {
    Tile tile = level_tile(level, cell);
    return tile_wall(tile) || tile == TILE_VOID;
}

static void keep_as(Rebuild *rebuild, Level *level, Vec cell, Tile tile) {
    if (grid_at(&rebuild->mask, cell) != 0) return;
    grid_set(&rebuild->mask, cell, 1);
    grid_set(&level->tiles, cell, (uint8_t)tile);
    grid_set(&level->decor, cell, DECOR_NONE);
}

// Both ends of the way through it are floor; what is stone beside it stays stone for it to hang between.
static void keep_doorway(Rebuild *rebuild, Level *level, Vec cell) {
    for (int dir = DIR_E; dir <= DIR_S; dir += 2) {
        Vec ends[] = {vec_add(cell, DIRS[dir]), vec_sub(cell, DIRS[dir])};
        bool stone[] = {is_stone(level, ends[0]), is_stone(level, ends[1])};
        for (int i = 0; i < 2; i++) {
            if (stone[i]) keep_as(rebuild, level, ends[i], TILE_WALL);
            if (!stone[0] && !stone[1]) keep_as(rebuild, level, ends[i], TILE_FLOOR);
        }
    }
}

// No door, secret or crack that stays may end in stone. What it needs around it is kept here, and not by the
// toll's own mask, whose golden edge would give a secret away.
static void keep_doorways(Rebuild *rebuild, Level *level, const Grid *held) {
    grid_copy(&rebuild->mask, held);
    rebuild->doorway_count = 0;
    for (int i = 0, cells = held->w * held->h; i < cells; i++) {
        if (held->cells[i] == 0 || !is_doorway((Tile)level->tiles.cells[i])) continue;
        rebuild->doorways[rebuild->doorway_count++] = i;
        keep_doorway(rebuild, level, (Vec){i % held->w, i / held->w});
    }
}

void rebuild_level(Rebuild *rebuild, Level *level, const Grid *held, Vec hero, int which, uint64_t seed) {
    keep_doorways(rebuild, level, held);
    rebuild_generate(rebuild, level, &rebuild->mask, which, seed);
    rebuild_join(rebuild, level, &rebuild->mask, hero, seed);
}
