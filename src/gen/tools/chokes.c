// A depth-first walk numbers the cells. `low` of a cell is the smallest number that the cells found from it
// can reach by one step aside. Where no cell found beyond a step can reach back before it, that step's origin
// is the only way there.
#include "gen/tools/chokes.h"

typedef struct Walk {
    GenContext *gen;
    Chokes *chokes;
    int32_t *number, *low, *stack;
    uint8_t *tried; // for each cell, which directions were tried
    int height, next;
    Vec cell; // the cell on top of the stack
} Walk;

static bool stone_on_both(const Level *level, Vec cell, int dir) {
    return level_looks_like_wall(level, vec_add(cell, DIRS[dir])) &&
           level_looks_like_wall(level, vec_add(cell, DIRS[(dir + 4) % DIR_COUNT]));
}

static bool floor_on_both(const Level *level, Vec cell, int dir) {
    return level_floor(level, vec_add(cell, DIRS[dir])) &&
           level_floor(level, vec_add(cell, DIRS[(dir + 4) % DIR_COUNT]));
}

bool choke_can_hold_door(const Level *level, Vec cell) {
    return (stone_on_both(level, cell, DIR_E) && floor_on_both(level, cell, DIR_S)) ||
           (stone_on_both(level, cell, DIR_S) && floor_on_both(level, cell, DIR_E));
}

static void enter(Walk *walk, int at) {
    walk->number[at] = walk->low[at] = walk->next++;
    walk->tried[at] = 0;
    walk->stack[walk->height++] = at;
}

// Reservoir sampling: every candidate has the same chance to be kept.
static void keep(Walk *walk, Choke choke) {
    Chokes *chokes = walk->chokes;
    int at = chokes->seen++;
    if (at >= CHOKES_MAX) at = rng_below(&walk->gen->furnish, chokes->seen);
    if (at < CHOKES_MAX) chokes->at[at] = choke;
    chokes->count = int_min(chokes->seen, CHOKES_MAX);
}

static void leave(Walk *walk, int at) {
    walk->height--;
    if (walk->height == 0) return;
    int from = walk->stack[walk->height - 1];
    walk->low[from] = int_min(walk->low[from], walk->low[at]);
    walk->cell = vec_sub(walk->cell, DIRS[walk->tried[from] - 2]);
    bool only_way = walk->low[at] >= walk->number[from] && walk->height > 1;
    if (!only_way || !choke_can_hold_door(walk->gen->level, walk->cell)) return;
    keep(walk,
         (Choke){.cell = walk->cell, .first = walk->number[at], .count = walk->next - walk->number[at]});
}

static void step(Walk *walk) {
    int at = walk->stack[walk->height - 1], w = walk->gen->level->tiles.w;
    if (walk->tried[at] == DIR_COUNT) {
        leave(walk, at);
        return;
    }
    int dir = walk->tried[at];
    walk->tried[at] = (uint8_t)(dir + 2);
    Vec cell = vec_add(walk->cell, DIRS[dir]);
    if (!level_walkable(walk->gen->level, cell)) return;
    int to = at + DIRS[dir].y * w + DIRS[dir].x;
    if (walk->number[to] < 0) {
        walk->cell = cell;
        enter(walk, to);
    } else {
        walk->low[at] = int_min(walk->low[at], walk->number[to]);
    }
}

void chokes_sample_doors(GenContext *gen, Chokes *chokes) {
    // the distance map's queue is not needed any more
    Walk walk = {.gen = gen,
                 .chokes = chokes,
                 .number = gen->tour.steps,
                 .low = gen->tour.queue,
                 .stack = gen->reach.queue,
                 .tried = gen->spare.cells};
    int cells = gen->tour.w * gen->tour.h;
    for (int i = 0; i < cells; i++) walk.number[i] = -1;
    *chokes = (Chokes){0};
    walk.cell = gen->level->start;
    enter(&walk, gen->level->start.y * gen->tour.w + gen->level->start.x);
    while (walk.height > 0) step(&walk);
    chokes->cells = walk.next;
}

bool choke_cuts_off_cell(const GenContext *gen, const Choke *choke, Vec cell) {
    int number = gen->tour.steps[cell.y * gen->tour.w + cell.x];
    return number >= choke->first && number < choke->first + choke->count;
}
