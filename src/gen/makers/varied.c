#include "gen/makers/varied.h"

// ---- pillars

enum {
    PLOTS = 64,
    SIDE = 12,   // of a plot: a multiple of each pitch
    AS_TOLD = -1 // as often as the options say
};

// The maze is a patchwork of plots, each with its own size of pillars, their distance, and
// length of thrown walls.
typedef struct Plot {
    int pitch, pillar, wall; // cells; a pillar's side; a wall without its pillar
    int suppress;            // how many of ten are left out, or AS_TOLD
} Plot;

static const Plot STONE = {.pitch = 2, .pillar = 2}, SQUARE = {.pitch = SIDE};
static const Plot CLOSED[] = {
    {.pitch = 2, .pillar = 1, .wall = 1, .suppress = 1}, // a thicket of pillars
    {.pitch = 4, .pillar = 1, .wall = 3, .suppress = AS_TOLD},
    {.pitch = 6, .pillar = 1, .wall = 5, .suppress = 1},
};
static const Plot OPEN[] = {
    {.pitch = 4, .pillar = 1}, // single columns
    {.pitch = 4, .pillar = 2}, // like tombs
    {.pitch = 6, .pillar = 3},
};
enum { CLOSED_COUNT = sizeof CLOSED / sizeof *CLOSED, OPEN_COUNT = sizeof OPEN / sizeof *OPEN, DRAWS = 5 };

// A level uses one kind of closed plot and one of open plots, besides squares and stone. So levels differ.
static void draw_plots(GenContext *gen, const Plot **plots) {
    const Plot *closed = &CLOSED[rng_below(&gen->layout, CLOSED_COUNT)];
    const Plot *open = &OPEN[rng_below(&gen->layout, OPEN_COUNT)];
    const Plot *last = gen->level->tiles.h > 2 * SIDE
                           ? &STONE
                           : &SQUARE; // in a low level there is too little floor for stone
    const Plot *const kinds[DRAWS] = {closed, closed, open, &SQUARE, last};
    for (int i = 0; i < PLOTS; i++) plots[i] = kinds[rng_below(&gen->layout, DRAWS)];
}

static const Plot *plot_at(const Plot *const *plots, Vec cell) {
    return plots[(cell.y / SIDE * 7 + cell.x / SIDE) % PLOTS];
}

static void throw_wall(GenContext *gen, const Plot *plot, Vec pillar, int dir) {
    int half = plot->pillar / 2;
    context_dig_inside(gen, (Rect){pillar.x - half, pillar.y - half, plot->pillar, plot->pillar}, TILE_WALL);
    for (int i = 0; i < plot->wall; i++) {
        pillar = vec_add(pillar, DIRS[dir]);
        context_dig_inside(gen, (Rect){pillar.x, pillar.y, 1, 1}, TILE_WALL);
    }
}

void varied_throw_walls(GenContext *gen) {
    const Grid *tiles = &gen->level->tiles;
    const Plot *plots[PLOTS];
    draw_plots(gen, plots);
    for (int y = 2; y < tiles->h - 1; y += 2) {
        for (int x = 2; x < tiles->w - 1; x += 2) {
            const Plot *plot = plot_at(plots, (Vec){x, y});
            if (x % plot->pitch != 0 || y % plot->pitch != 0) continue;
            int suppress = plot->suppress == AS_TOLD ? gen->options->suppress : plot->suppress;
            bool left_out = rng_chance(&gen->layout, suppress, GEN_SUPPRESS_MAX);
            int dir = 2 * rng_below(&gen->layout, 4); // right, down, left, up
            if (!left_out) throw_wall(gen, plot, (Vec){x, y}, dir);
        }
    }
}

// ---- halls

enum {
    HALL_SIDE_MIN = 3,
    HALL_SIDE_MAX = 9,
    HALL_SMALL_MAX = 5, // the longest side of a small room
    GREAT_MIN = 8,      // sides of the large room
    GREAT_MAX = 13,
};

// The first room is large and half of the others are small.
Vec varied_draw_size(GenContext *gen, int index) {
    int least = index == 0 ? GREAT_MIN : HALL_SIDE_MIN, most = index == 0 ? GREAT_MAX : HALL_SIDE_MAX;
    if (index % 2 == 1) most = HALL_SMALL_MAX;
    Rect inside = context_inside(gen);
    Vec size;
    size.x = rng_between(&gen->layout, int_min(least, inside.w), int_min(most, inside.w));
    size.y = rng_between(&gen->layout, int_min(least, inside.h), int_min(most, inside.h));
    return size;
}

// Orders the rooms so that each is followed by its nearest: then halls are short and seldom run side by
// side.
void varied_order_rooms(Level *level) {
    for (int i = 1; i < level->room_count; i++) {
        Vec here = room_centre(level->rooms[i - 1]);
        int nearest = i;
        for (int k = i + 1; k < level->room_count; k++) {
            bool nearer = vec_square(vec_sub(room_centre(level->rooms[k]), here)) <
                          vec_square(vec_sub(room_centre(level->rooms[nearest]), here));
            if (nearer) nearest = k;
        }
        Rect room = level->rooms[i];
        level->rooms[i] = level->rooms[nearest];
        level->rooms[nearest] = room;
    }
}

// ---- rooms

enum { CLOSET_MAX = 4, LONG_MIN = 7, LONG_MAX = 11 };

// Every third room is a closet, every sixth a long one.
Vec varied_draw_growth(GenContext *gen, int least, int most, int *tries) {
    int class = rng_below(&gen->layout, 6);
    if (class == 0) {
        least = LONG_MIN;
        most = LONG_MAX;
        *tries *= 3;
    } else if (class <= 2) {
        most = CLOSET_MAX;
    }
    int w = rng_between(&gen->layout, least, most);
    int h = rng_between(&gen->layout, least, most);
    return (Vec){w, h};
}

// ---- scatter

enum { BLOCK_MAX = 5 };

// Blocks of stone of many sizes instead of single cells, covering about as much: ruins.
void varied_scatter_blocks(GenContext *gen, int percent) {
    Rect inside = context_inside(gen);
    for (int left = inside.w * inside.h * percent / 100; left > 0;) {
        int w = rng_between(&gen->layout, 1, BLOCK_MAX);
        int h = rng_between(&gen->layout, 1, BLOCK_MAX);
        int x = rng_between(&gen->layout, inside.x, inside.x + inside.w - 1);
        int y = rng_between(&gen->layout, inside.y, inside.y + inside.h - 1);
        context_dig_inside(gen, (Rect){x, y, w, h}, TILE_WALL);
        left -= w * h;
    }
}

// ---- maze

enum { DOOR_GAP = 6 }; // cells between two doors, so that it stays a labyrinth

bool varied_has_door_near(const GenContext *gen, Vec cell) {
    for (int y = cell.y - DOOR_GAP; y <= cell.y; y++) {
        for (int x = cell.x - DOOR_GAP; x <= cell.x + DOOR_GAP; x++) {
            if (level_tile(gen->level, (Vec){x, y}) == TILE_DOOR) return true;
        }
    }
    return false;
}

// ---- caves

enum {
    LOOPS_MOST = 6,
    LOOP_TRIES = 400,
    LOOP_THICK = 4, // cells of rock that a loop breaks through at most
    LOOP_SAVES = 24 // steps: where the way around is longer, a loop is worth it
};

// The rock between a cell of floor and the next floor; 0: there is none so near.
static int rock_ahead(const Level *level, Vec cell, int dir) {
    int thick = 0;
    if (!level_floor(level, cell)) return 0;
    for (cell = vec_add(cell, DIRS[dir]); level_looks_like_wall(level, cell); cell = vec_add(cell, DIRS[dir]))
        thick++;
    return level_floor(level, cell) && thick <= LOOP_THICK ? thick : 0;
}

// Breaks through rock where the way around is long.
static bool break_through(GenContext *gen, Vec from, int dir) {
    int thick = rock_ahead(gen->level, from, dir);
    Vec to = from;
    for (int i = 0; i <= thick; i++) to = vec_add(to, DIRS[dir]);
    if (thick == 0) return false;
    dist_from(&gen->tour, gen->level, from, FOUR_WAYS, LOOP_SAVES);
    if (dist_at(&gen->tour, to) != DIST_NONE) return false;
    bool across = DIRS[dir].x != 0;
    Rect way = {from.x, from.y, across ? thick + 2 : 2, across ? 2 : thick + 2};
    context_dig_inside(gen, way, TILE_FLOOR);
    return true;
}

void varied_dig_loops(GenContext *gen) {
    Rect inside = context_inside(gen);
    int left = LOOPS_MOST;
    for (int i = 0; i < LOOP_TRIES && left > 0; i++) {
        int x = rng_below(&gen->layout, inside.w);
        int y = rng_below(&gen->layout, inside.h);
        int dir = rng_chance(&gen->layout, 1, 2) ? DIR_E : DIR_S;
        left -= break_through(gen, (Vec){inside.x + x, inside.y + y}, dir);
    }
}
