// A great room has an outline and an interior. Both are chosen at random, then turned and mirrored together
// (& is the landmark):
//
//     ###############        ###.....###
//     #.#.#.#.#.#.#.#        #..#.....##
//     ............&.#        ...........      walls around, gates through them, as far as the next floor
//     #.#.#.#.#.#.#.#        #....&....##
//     ####.##########        ###.....####
//
// The Cooper's is a picture, and no toll changes it (assets/drawings/coopers_halls.txt).
#include "gen/descent/great_room.h"

#include "base/hash.h"
#include "gen/descent/depths.h"
#include "gen/descent/plan.h"
#include "gen/tools/placement.h"

enum {
    THIRDS_MOST = 2, // thirds of the level's side that the room takes at most
    BORDER = 2,      // the least distance to the level's edge
    GATES_LEAST = 2,
    GATES_MOST = 4,
    GATE_REACH = 6, // the longest way that is dug from a gate
    CLEAR = 2,      // cells around the landmark in which nothing stands
    WAIST = 2,      // from the middle of an hourglass to its walls
    APSE = 2,       // from the landmark to the wall behind it
    HALL_W = 21,
    HALL_H = 13,
    HALL_PLACES = 24, // compared for the Cooper's hall, which is far from where the depth begins
};

static const char *const PICTURES[][HALL_H] = {
#define DRAWING(name, ...) {__VA_ARGS__},
#include "gen/descent/list_coopers_halls.h" // from assets/drawings
#undef DRAWING
};
enum { PICTURES_COUNT = sizeof PICTURES / sizeof PICTURES[0] };

typedef enum Outline { BOX, ROTUNDA, CROSS, OCTAGON, LENS, STADIUM, HOURGLASS, CORNER, HORSESHOE } Outline;
typedef enum Inside { BARE, CHAPELS, COLUMNS, ARCADES, CLOISTER, LANTERN, POOL, BASINS, INSIDES } Inside;

typedef struct Kind {
    Outline outline;
    Vec least, most;     // cells
    int weight[INSIDES]; // of what can stand in it
} Kind;

// Dealt like cards, so that the depths of one descent have different ones.
static const Kind KINDS[DECK] = {
    {BOX, {15, 13}, {21, 15}, {[BARE] = 2, [COLUMNS] = 1, [ARCADES] = 1, [CLOISTER] = 1, [CHAPELS] = 1}},
    {BOX, {21, 15}, {25, 17}, {[COLUMNS] = 2, [ARCADES] = 1, [CLOISTER] = 1, [LANTERN] = 1, [BASINS] = 1}},
    {ROTUNDA, {15, 15}, {19, 17}, {[BARE] = 2, [CLOISTER] = 1, [LANTERN] = 1, [POOL] = 2}},
    {CROSS, {19, 15}, {25, 19}, {[BARE] = 3, [COLUMNS] = 1, [CHAPELS] = 1, [POOL] = 1}},
    {OCTAGON, {17, 15}, {21, 17}, {[BARE] = 3, [COLUMNS] = 1, [LANTERN] = 2, [BASINS] = 1}},
    {LENS, {19, 13}, {23, 15}, {[BARE] = 3, [COLUMNS] = 1, [POOL] = 1}},
    {STADIUM, {25, 11}, {31, 13}, {[BARE] = 2, [COLUMNS] = 1, [ARCADES] = 1, [CHAPELS] = 2, [BASINS] = 1}},
    {HOURGLASS, {23, 13}, {27, 17}, {[BARE] = 3, [COLUMNS] = 1, [BASINS] = 1}},
    {CORNER, {19, 17}, {23, 19}, {[BARE] = 3, [COLUMNS] = 1, [POOL] = 1}},
    {HORSESHOE, {21, 15}, {25, 17}, {[BARE] = 3, [COLUMNS] = 1, [BASINS] = 1}},
};

static const Kind HALL = {BOX, {HALL_W, HALL_H}, {HALL_W, HALL_H}, {[BARE] = 1}};

// A room as it lies in the level: turned, and mirrored along each axis.
typedef struct GreatRoom {
    const Kind *kind;
    Inside inside;
    const char *const *picture; // of the Cooper's hall, otherwise NULL
    bool turned;
    Vec flip; // 1 or -1
    Vec half; // half of its sides before it is turned, rounded down
} GreatRoom;

// A cell, counted from the middle, in the orientation of the drawing.
static Vec drawn(const GenContext *gen, const GreatRoom *room, Vec cell) {
    Vec away = vec_sub(cell, room_centre(gen->depth->great));
    if (room->turned) away = (Vec){away.y, away.x};
    return (Vec){away.x * room->flip.x, away.y * room->flip.y};
}

// The opposite of drawn(): a cell of the level.
static Vec placed(const GenContext *gen, const GreatRoom *room, Vec away) {
    away = (Vec){away.x * room->flip.x, away.y * room->flip.y};
    if (room->turned) away = (Vec){away.y, away.x};
    return vec_add(room_centre(gen->depth->great), away);
}

// True within `percent` of the ellipse that fits the room.
static bool in_ellipse(Vec half, Vec away, int percent) {
    int64_t w = 2 * half.x + 1, h = 2 * half.y + 1;
    int64_t x = 2 * (int64_t)away.x, y = 2 * (int64_t)away.y;
    return 10000 * (x * x * h * h + y * y * w * w) <= (int64_t)percent * percent * (w * w * h * h);
}

// True for a cell inside the room's outline.
static bool within(const GenContext *gen, const GreatRoom *room, Vec cell) {
    Vec at = drawn(gen, room, cell), half = room->half, away = {int_abs(at.x), int_abs(at.y)};
    int w = 2 * half.x + 1, h = 2 * half.y + 1;
    if (away.x > half.x || away.y > half.y) return false;
    switch (room->kind->outline) {
    case ROTUNDA:
        return in_ellipse(half, away, 100);
    case CROSS:
        return 4 * away.x < w || 4 * away.y < h;
    case OCTAGON:
        return 4 * (away.x * h + away.y * w) < 3 * w * h;
    case LENS:
        return 4 * away.x * away.x * h <= (h - 2 * away.y) * w * w;
    case STADIUM:
        away.x = int_max(away.x - half.x + half.y, 0);
        return in_ellipse((Vec){half.y, half.y}, away, 100);
    case HOURGLASS:
        return (away.y - WAIST) * half.x <= away.x * (half.y - WAIST);
    case CORNER:
        return at.x < CLEAR || at.y < CLEAR;
    case HORSESHOE:
        return at.y < CLEAR || 3 * away.x > half.x;
    default:
        return true;
    }
}

// True where a column or an inner wall stands. `away`: the distance from the middle along each axis.
static bool stands(const GreatRoom *room, Vec away) {
    Vec half = room->half;
    int aisle = 2 * half.y / 3, ring = half.y / 2 + 1;
    switch (room->inside) {
    case COLUMNS:
        return away.y == aisle && away.x % 3 == 1;
    case ARCADES:
        return away.y == aisle && away.x % 4 != 0;
    case CLOISTER: {
        bool on_ring =
            (away.x == half.x / 2 && away.y <= half.y / 2) || (away.y == half.y / 2 && away.x <= half.x / 2);
        return on_ring && away.x % 4 != 0 && away.y % 3 != 0;
    }
    case CHAPELS:
        return away.x % 4 == 2 && 2 * away.y > half.y;
    case LANTERN:
        return int_max(away.x, away.y) == ring && int_min(away.x, away.y) >= 2;
    default:
        return false;
    }
}

// The letter of the picture, '.' without one. `at`: as drawn() gives it.
static char letter_at(const GreatRoom *room, Vec at) {
    bool there = room->picture != NULL && int_abs(at.x) <= room->half.x && int_abs(at.y) <= room->half.y;
    return there ? room->picture[at.y + room->half.y][at.x + room->half.x] : '.';
}

static int plan_at(const GreatRoom *room, Vec at, bool flooded) {
    char letter = letter_at(room, at);
    return letter == 'I' ? PLAN_PILLAR : letter == 'o' ? PLAN_BARREL : flooded ? PLAN_WATER : PLAN_NONE;
}

// The cell of the level where the picture has a letter.
static Vec find(const GenContext *gen, const GreatRoom *room, char letter) {
    Vec at = {-room->half.x, -room->half.y};
    while (letter_at(room, at) != letter)
        at = at.x < room->half.x ? (Vec){at.x + 1, at.y} : (Vec){-room->half.x, at.y + 1};
    return placed(gen, room, at);
}

static bool flooded(const GreatRoom *room, Vec away) {
    if (room->inside == BASINS && away.x < 3) return false;
    return (room->inside == POOL || room->inside == BASINS) && in_ellipse(room->half, away, 65);
}

static void lay_room(GenContext *gen, const GreatRoom *room) {
    Rect around = rect_grown(gen->depth->great, 1, 1);
    for (int i = 0; i < around.w * around.h; i++) {
        Vec cell = rect_cell(around, i), at = drawn(gen, room, cell);
        Vec away = {int_abs(at.x), int_abs(at.y)};
        bool open = within(gen, room, cell), beside = false;
        for (int dir = 0; dir < DIR_COUNT; dir++) beside |= within(gen, room, vec_add(cell, DIRS[dir]));
        bool clear = vec_chebyshev(cell, gen->depth->landmark) <= CLEAR;
        char letter = letter_at(room, at);
        bool built = letter == '#' || letter == 'I' || stands(room, away);
        bool stone = !open || (built && !clear), water = open && !clear && flooded(room, away);
        if (!open && !beside) continue;
        level_build_tile(gen->level, cell, stone ? TILE_WALL : TILE_FLOOR);
        grid_set(&gen->plan, cell, (uint8_t)plan_at(room, at, water));
    }
}

// Digs from the middle outwards through the wall until there is floor again. What stands in the room stays.
static void open_gate(GenContext *gen, const GreatRoom *room, int dir, int aside) {
    Rect inside = context_inside(gen);
    Vec cell = room_centre(gen->depth->great);
    if (DIRS[dir].x == 0) cell.x += aside;
    if (DIRS[dir].y == 0) cell.y += aside;
    for (int left = GATE_REACH; left > 0 && rect_has(inside, cell); cell = vec_add(cell, DIRS[dir])) {
        bool in_room = rect_has(gen->depth->great, cell);
        bool through = !in_room && left < GATE_REACH && level_walkable(gen->level, cell);
        if (through) return;
        if (!within(gen, room, vec_add(cell, DIRS[dir]))) level_build_tile(gen->level, cell, TILE_FLOOR);
        left -= !in_room;
    }
}

static void open_gates(GenContext *gen, const GreatRoom *room) {
    int gates = rng_between(&gen->layout, GATES_LEAST, GATES_MOST), first = 2 * rng_below(&gen->layout, 4);
    for (int i = 0; i < gates; i++) {
        int dir = (first + 2 * i + (i == 1 ? 2 : 0) + (i == 2 ? 6 : 0)) % DIR_COUNT;
        int reach = (DIRS[dir].x == 0 ? gen->depth->great.w : gen->depth->great.h) / 5;
        int aside = rng_between(&gen->layout, -reach, reach);
        open_gate(gen, room, dir, aside);
    }
}

// An odd length of a side in cells, from `least` to `most`, but less in a level whose side is short.
static int draw_side(GenContext *gen, int least, int most, int side) {
    most = int_min(most, side * THIRDS_MOST / 3);
    return rng_between(&gen->layout, int_min(least, most), most) | 1;
}

static GreatRoom draw_room(GenContext *gen) {
    int depth = context_depth(gen);
    bool hall = descent_depth(depth)->lanes;
    const Kind *kind = hall ? &HALL : &KINDS[rng_deal_card(hash_text(gen->level->seed, "great room"), depth)];
    GreatRoom room = {.kind = kind, .turned = rng_chance(&gen->layout, 1, 3)};
    if (hall) room.picture = PICTURES[rng_below(&gen->layout, PICTURES_COUNT)];
    room.inside = (Inside)rng_weighted(&gen->layout, kind->weight, INSIDES);
    if ((room.inside == POOL || room.inside == BASINS) && descent_depth(depth)->dry) room.inside = COLUMNS;
    room.flip.x = rng_chance(&gen->layout, 1, 2) ? 1 : -1;
    room.flip.y = rng_chance(&gen->layout, 1, 2) ? 1 : -1;
    return room;
}

// How many cells of the first generator, where the depth begins, a rectangle covers.
static int covers(const GenContext *gen, Rect rect) {
    int count = 0;
    for (int i = 0; i < rect.w * rect.h; i++) count += grid_at(&gen->spare, rect_cell(rect, i)) != 0;
    return count;
}

// Places the rectangle: anywhere, or the hall far from where the depth begins.
static Rect draw_place(GenContext *gen, Rect rect, bool hall) {
    const Grid *tiles = &gen->level->tiles;
    Rect best = rect;
    for (int places = hall ? HALL_PLACES : 1, least = INT32_MAX; places > 0; places--) {
        rect.x = rng_between(&gen->layout, BORDER, tiles->w - BORDER - rect.w);
        rect.y = rng_between(&gen->layout, BORDER, tiles->h - BORDER - rect.h);
        int count = covers(gen, rect);
        if (count < least) best = rect;
        least = int_min(least, count);
    }
    return best;
}

void great_room_dig(GenContext *gen) {
    int w = gen->level->tiles.w, h = gen->level->tiles.h;
    if (context_depth(gen) == 1) {
        context_ban_pieces(gen, (Rect){0}); // the vestibule keeps this corner free on the other depths
        return;
    }
    GreatRoom room = draw_room(gen);
    int room_w = draw_side(gen, room.kind->least.x, room.kind->most.x, room.turned ? h : w);
    int room_h = draw_side(gen, room.kind->least.y, room.kind->most.y, room.turned ? w : h);
    room.half = (Vec){room_w / 2, room_h / 2};
    Rect rect = {.w = room.turned ? room_h : room_w, .h = room.turned ? room_w : room_h};
    gen->depth->great = draw_place(gen, rect, room.picture != NULL);
    context_ban_pieces(gen, gen->depth->great);
    bool at_end = room.inside <= CHAPELS; // then the floor before it is one large square
    gen->depth->landmark = placed(gen, &room, (Vec){at_end ? room.half.x - APSE : 0, 0});
    if (room.picture != NULL) {
        gen->depth->landmark = find(gen, &room, '&');
        gen->depth->goal = find(gen, &room, '>');
    }
    lay_room(gen, &room);
    open_gates(gen, &room);
}

void great_room_mark_held(const GenContext *gen, Grid *held) {
    if (descent_depth(context_depth(gen))->lanes) grid_fill_clipped(held, gen->depth->great, 1);
}

// Puts what the picture has and what nobody walks through. No toll changes it.
static void furnish_hall(GenContext *gen) {
    Rect great = gen->depth->great;
    for (int i = 0; i < great.w * great.h; i++) {
        Vec cell = rect_cell(great, i);
        int plan = grid_at(&gen->plan, cell);
        bool barrel = plan == PLAN_BARREL && place_has_way_around(gen->level, cell);
        if (plan == PLAN_PILLAR) level_build_tile(gen->level, cell, TILE_PILLAR);
        if (barrel) level_build_tile(gen->level, cell, TILE_BARREL);
        if (plan == PLAN_PILLAR || barrel) place_take_bare(gen, cell);
    }
    gen->level->protected[gen->level->protected_count++] = rect_grown(great, 1, 1);
}

void great_room_furnish(GenContext *gen) {
    if (gen->depth->great.w == 0) return;
    if (descent_depth(context_depth(gen))->lanes) furnish_hall(gen);
    level_build_tile(gen->level, gen->depth->landmark, TILE_GREAT_FIRE);
    place_take_bare(gen, gen->depth->landmark);
}
