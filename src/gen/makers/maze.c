// Carved passages: a walk cuts its way at random until it is stuck, then another starts beside it.
//
//     #######      Nodes lie c + w cells apart: passages are c wide, walls w thick. Each is joined to the
//     #a..#.#      carved part once, by the one wall that is cut when it is carved, so there is exactly one
//     ###.#.#      way between any two of them. A list of the uncarved nodes beside the carved part makes
//     #....?#      every start cheap.
//     #######      (a: the first node, ?: where the next walk may start)
#include "gen/makers/rows.h"

#include "base/text.h"
#include "gen/makers/varied.h"
#include "gen/tools/spawns.h"
#include "gen/tools/ways.h"

enum {
    CROSSINGS_SAVED = 7, // steps from node to node that a door must save
    DOORS_PER_TEN = 3,   // how many of ten walls where a door would save that get one
    NODES_USUAL = 5      // the least number on each side
};

// Nodes are counted from 0 on both axes; each is a square of corridor x corridor cells.
typedef struct Carver {
    GenContext *gen;
    int wide, thick; // of passages and walls, in cells
    int pitch;       // cells from node to node
    Vec nodes;       // how many
    int *edge;       // nodes beside the carved part; some may be carved meanwhile
    int count;
} Carver;

static int thickness(const GenOptions *options) {
    return int_max(options->walls, 1);
}

static Carver carver_of(GenContext *gen) {
    int wide = gen->options->corridor, thick = thickness(gen->options), pitch = wide + thick;
    Vec nodes = {(gen->level->tiles.w - thick) / pitch, (gen->level->tiles.h - thick) / pitch};
    return (Carver){
        .gen = gen, .wide = wide, .thick = thick, .pitch = pitch, .nodes = nodes, .edge = gen->reach.queue};
}

static Sizes sizes(const GenOptions *options) {
    int thick = thickness(options), pitch = options->corridor + thick;
    int nodes = thick > 1 && options->corridor < GEN_CORRIDOR_MAX
                    ? 2
                    : 1; // a single node would be too small for stairs
    int least = int_max((LEVEL_SIDE_MIN - thick - 1 + pitch) / pitch, nodes) * pitch + thick;
    int usual = int_max((MAZE.defaults.w - thick + pitch / 2) / pitch, NODES_USUAL) * pitch + thick;
    return (Sizes){.least = {least, least},
                   .step = {pitch, pitch},
                   .usual = {usual, usual},
                   .needs = thick == 1 ? N_("sides that are a multiple of corridor + 1, and 1")
                                       : N_("sides that are a multiple of corridor + walls, and walls")};
}

static bool has_node(const Carver *carver, Vec node) {
    return node.x >= 0 && node.y >= 0 && node.x < carver->nodes.x && node.y < carver->nodes.y;
}

static Vec node_cell(const Carver *carver, Vec node) {
    return (Vec){node.x * carver->pitch + carver->thick, node.y * carver->pitch + carver->thick};
}

static bool carved(const Carver *carver, Vec node) {
    return level_floor(carver->gen->level, node_cell(carver, node));
}

static void dig_node(const Carver *carver, Vec node) {
    Vec cell = node_cell(carver, node);
    context_dig_inside(carver->gen, (Rect){cell.x, cell.y, carver->wide, carver->wide}, TILE_FLOOR);
}

// The wall between a node and the next one in a direction.
static Rect wall_of(const Carver *carver, Vec node, int dir) {
    Vec cell = node_cell(carver, node);
    int wide = carver->wide, thick = carver->thick;
    switch (dir) {
    case DIR_E:
        return (Rect){cell.x + wide, cell.y, thick, wide};
    case DIR_S:
        return (Rect){cell.x, cell.y + wide, wide, thick};
    case DIR_W:
        return (Rect){cell.x - thick, cell.y, thick, wide};
    default:
        return (Rect){cell.x, cell.y - thick, wide, thick};
    }
}

static void dig_wall(const Carver *carver, Vec node, int dir) {
    context_dig_inside(carver->gen, wall_of(carver, node, dir), TILE_FLOOR);
}

// Adds a node to the edge, unless it was added before.
static void enlist(Carver *carver, Vec node) {
    Vec cell = node_cell(carver, node);
    if (grid_at(&carver->gen->spare, cell) != 0) return;
    grid_set(&carver->gen->spare, cell, 1);
    carver->edge[carver->count++] = node.y * carver->nodes.x + node.x;
}

static void enlist_neighbours(Carver *carver, Vec node) {
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        Vec next = vec_add(node, DIRS[dir]);
        if (has_node(carver, next) && !carved(carver, next)) enlist(carver, next);
    }
}

static Vec random_node(const Carver *carver) {
    int x = rng_below(&carver->gen->layout, carver->nodes.x);
    int y = rng_below(&carver->gen->layout, carver->nodes.y);
    return (Vec){x, y};
}

static Vec take_random(Carver *carver) {
    int index = rng_below(&carver->gen->layout, carver->count);
    int number = carver->edge[index];
    carver->edge[index] = carver->edge[--carver->count];
    return (Vec){number % carver->nodes.x, number / carver->nodes.x};
}

// A random direction to a neighbour that is carved, or is not (`to_carved`). Returns false when there is
// none.
static bool choose_way(const Carver *carver, Vec node, bool to_carved, int *way) {
    int ways[4], count = 0;
    for (int dir = 0; dir < DIR_COUNT; dir += 2) {
        Vec next = vec_add(node, DIRS[dir]);
        if (has_node(carver, next) && carved(carver, next) == to_carved) ways[count++] = dir;
    }
    if (count == 0) return false;
    *way = ways[rng_below(&carver->gen->layout, count)];
    return true;
}

// lesson: maze passages
// Nodes are the cells with odd x and y; a wall lies between two.
static void walk(Carver *carver, Vec node) {
    int way = DIR_E;
    for (;;) {
        dig_node(carver, node);
        STEP(carver->gen);
        enlist_neighbours(carver, node);                   // not carved, not listed yet
        if (!choose_way(carver, node, false, &way)) break; // a random neighbour that is not carved
        dig_wall(carver, node, way);
        STEP(carver->gen);
        node = vec_add(node, DIRS[way]);
    }
}

static void carve(GenContext *gen) {
    Carver carver = carver_of(gen);
    enlist(&carver, random_node(&carver));
    while (carver.count > 0) { // the list is not empty
        Vec node = take_random(&carver);
        int way = DIR_E;
        if (carved(&carver, node)) continue;
        if (choose_way(&carver, node, true, &way)) { // a random neighbour that is carved
            dig_wall(&carver, node, way);
            STEP(gen);
        }
        walk(&carver, node);
    }
}
// lesson ends

// True when the way around the wall between two nodes is long: their distances from the start differ much.
static bool long_way_round(const Carver *carver, Vec node, Vec next) {
    int here = dist_at(&carver->gen->reach, node_cell(carver, node));
    int there = dist_at(&carver->gen->reach, node_cell(carver, next));
    return int_abs(here - there) >= CROSSINGS_SAVED * carver->pitch;
}

// lesson: maze doors
// Makes a door in the wall to the east or south where it is a short cut, in the wall's middle.
static void cut_short(const Carver *carver, Vec node, int dir) {
    Vec next = vec_add(node, DIRS[dir]);
    Rect wall = wall_of(carver, node, dir);
    Vec door = room_centre(wall);
    if (!has_node(carver, next) || !level_looks_like_wall(carver->gen->level, door)) return;
    if (!carved(carver, node) || !carved(carver, next)) return; // a dead end that was filled
    if (!long_way_round(carver, node, next)) return;
    if (!rng_chance(&carver->gen->layout, DOORS_PER_TEN, 10)) return;
    if (carver->gen->options->varied && varied_has_door_near(carver->gen, door)) return;
    Rect way = dir == DIR_E ? (Rect){wall.x, door.y, wall.w, 1} : (Rect){door.x, wall.y, 1, wall.h};
    context_dig_inside(carver->gen, way, TILE_FLOOR);
    grid_set(&carver->gen->level->tiles, door, TILE_DOOR);
    STEP(carver->gen);
}
// lesson ends

static void hang_doors(GenContext *gen) {
    Carver carver = carver_of(gen);
    for (int y = 0; y < carver.nodes.y; y++) {
        for (int x = 0; x < carver.nodes.x; x++) {
            cut_short(&carver, (Vec){x, y}, DIR_E);
            cut_short(&carver, (Vec){x, y}, DIR_S);
        }
    }
    context_set_start(gen, gen->level->start);
}

const Generator MAZE = {
    .name = N_("maze"),
    .title = N_("Maze"),
    .what = N_("Narrow passages, exactly one way between any two places, and a few doors as short cuts."),
    .takes = TAKES_CORRIDOR | TAKES_WALLS | TAKES_TOLL | TAKES_LOOPS | TAKES_DEAD_ENDS,
    .defaults = {.kind = GEN_MAZE, .w = 21, .h = 21, .corridor = 1, .walls = 1},
    .sizes = sizes,
    .tree = true,
    .shaping = 5,
    .stages =
        {
            {N_("stone"), N_("All is stone."), context_fill_wall},
            {N_("passages"), N_("Random walks cut passages until no stone is left."), carve},
            {N_("ways"), N_("Walls are opened for loops, and dead ends are filled, as the options say."),
             ways_finish},
            {N_("start"), N_("The hero starts anywhere."), context_place_hero},
            {N_("doors"), N_("Doors are placed where they save a long way round."), hang_doors},
            {N_("treasures"), N_("Treasures lie all over the floor."), spawn_treasures},
            {N_("monsters"), N_("Monsters keep away from the start."), spawn_monsters},
        },
};
