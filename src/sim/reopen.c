// Like a toll's proof (sim/toll/proof.c), but of a world as it stands, and what fails is mended.
#include "sim/reopen.h"

#include "gen/prove/solve.h"
#include "sim/space/terrain.h"
#include "sim/state/quota.h"

#include <stdlib.h>

enum { NOWHERE = -1, KEYS_PLENTY = LEVEL_FIXTURES_MAX + SOLVER_DOORS_MAX };

typedef struct Reopen {
    World *world;
    Level level; // a copy, for the solver
    DistMap reach;
    Solver solver;
    int *from, *queue; // for each cell the one before it on the way to the target
} Reopen;

static Vec cell_at(const World *world, int index) {
    return (Vec){index % world->level.tiles.w, index / world->level.tiles.w};
}

static bool is_reached(const Reopen *on, Vec cell) {
    return dist_at(&on->reach, cell) != DIST_NONE;
}

// Tells the solver of the keys and the bell that lie about, of keys in hand, and of open chests. In a descent
// keys may have been used up on another depth, where nothing needed one.
static void tell_solver(Reopen *on) {
    const World *world = on->world;
    Solver *solver = &on->solver;
    on->level.items.count = 0;
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        bool opens = ITEMS[item->kind].key != 0 || item->kind == ITEM_BELL;
        if (opens && !item->taken) (void)spawn_add(&on->level.items, (int)item->kind, cell_of(item->pos));
    }
    for (int i = 0; i < KEY_KINDS; i++)
        solver->keys[i + 1] = world_descends(world) ? KEYS_PLENTY : world->hero.keys[i];
    for (int i = 0; i < world->floor.door_count; i++)
        solver->keys[level_lock(&on->level, world->floor.doors[i].cell)]++;
    for (int i = 0; i < on->level.fixture_count; i++)
        solver->opened[i] = world->floor.fixtures[i].phase == PHASE_OPEN;
}

static void walk(Reopen *on) {
    Level *level = &on->level;
    level_copy_cells(level, &on->world->level);
    dist_from(&on->reach, level, cell_of(on->world->actors[HERO].pos), FOUR_WAYS, DIST_NONE);
    solver_begin_from(&on->solver, level, &on->reach, (Rect){0, 0, level->tiles.w, level->tiles.h});
    tell_solver(on);
    (void)solver_run(&on->solver);
}

// Looks through stone, within the border, for the nearest cell that he reaches. Returns NOWHERE if there is
// none.
static int find_reached(Reopen *on, int target) {
    const Grid *tiles = &on->world->level.tiles;
    const Rect inside = {1, 1, tiles->w - 2, tiles->h - 2};
    int count = 1;
    for (int i = 0; i < tiles->w * tiles->h; i++) on->from[i] = NOWHERE;
    on->from[target] = on->queue[0] = target;
    for (int at = 0; at < count; at++) {
        Vec cell = cell_at(on->world, on->queue[at]);
        if (is_reached(on, cell)) return on->queue[at];
        for (int dir = 0; dir < DIR_COUNT; dir += 2) {
            Vec beside = vec_add(cell, DIRS[dir]);
            int next = beside.y * tiles->w + beside.x;
            if (!rect_has(inside, beside) || on->from[next] != NOWHERE) continue;
            on->from[next] = on->queue[at];
            on->queue[count++] = next;
        }
    }
    return NOWHERE;
}

// Returns whether a way was dug to a cell.
static bool dig(Reopen *on, Vec target) {
    World *world = on->world;
    if (is_reached(on, target)) return false;
    int to = target.y * world->level.tiles.w + target.x, at = find_reached(on, to);
    if (at == NOWHERE) return false;
    for (; at != NOWHERE; at = at != to ? on->from[at] : NOWHERE) {
        Vec cell = cell_at(world, at);
        if (!is_reached(on, cell) && !TILES[level_tile(&world->level, cell)].way)
            terrain_set(world, cell, TILE_FLOOR);
    }
    walk(on);
    return true;
}

static int open_all(Reopen *on) {
    World *world = on->world;
    Vec hero = cell_of(world->actors[HERO].pos);
    int ways = 0;
    if (level_solid(&world->level, hero)) terrain_set(world, hero, TILE_FLOOR);
    walk(on);
    for (int i = 0; i < world->level.tiles.w * world->level.tiles.h; i++) {
        Vec cell = cell_at(world, i);
        if (tile_stairs(level_tile(&world->level, cell))) ways += dig(on, cell);
    }
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        if (quota_is_uncollected(item)) ways += dig(on, cell_of(item->pos));
    }
    return ways;
}

int world_reopen(World *world) {
    const Grid *tiles = &world->level.tiles;
    size_t cells = (size_t)tiles->w * (size_t)tiles->h;
    int ways = -1;
    Reopen *on = calloc(1, sizeof *on);
    if (on == NULL) return ways;
    on->world = world;
    on->from = calloc(cells, sizeof *on->from);
    on->queue = calloc(cells, sizeof *on->queue);
    bool cloned = level_clone(&on->level, &world->level);
    if (cloned && dist_init(&on->reach, tiles->w, tiles->h) && on->from != NULL && on->queue != NULL)
        ways = open_all(on);
    dist_free(&on->reach);
    if (cloned) level_free(&on->level);
    free(on->queue);
    free(on->from);
    free(on);
    return ways;
}
