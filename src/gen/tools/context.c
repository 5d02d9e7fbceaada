#include "gen/tools/context.h"

enum {
    GOODS_LEAST = 3, // where there is room, and one more for so many cells of floor
    FLOOR_PER_GOOD = 40,
    GOODS_MAX = 40,
    MONSTERS_LEAST = 2,
    FLOOR_PER_MONSTER = 40,
    MONSTERS_MAX = 64,
    GOOD_AWAY = 3,
    OTHERS = 4, // cells that goods leave free
    TRIES = 200,
    CELLS_PER_TRY = 256, // in levels of more than 226x226
    NEAR = 6             // steps
};

bool context_init(GenContext *gen, Level *level, const GenOptions *options) {
    int w = level->tiles.w, h = level->tiles.h;
    *gen = (GenContext){.level = level, .options = options};
    return grid_init(&gen->spare, w, h) && grid_init(&gen->taken, w, h) && dist_init(&gen->reach, w, h) &&
           dist_init(&gen->tour, w, h);
}

void context_free(GenContext *gen) {
    grid_free(&gen->spare);
    grid_free(&gen->taken);
    dist_free(&gen->reach);
    dist_free(&gen->tour);
}

static void clear(GenContext *gen) {
    Level *level = gen->level;
    grid_fill(&level->tiles, TILE_VOID);
    grid_fill(&level->decor, DECOR_NONE);
    grid_fill(&gen->spare, 0);
    grid_fill(&gen->taken, 0);
    level->start = (Vec){0, 0};
    level->items.count = level->monsters.count = level->room_count = level->hall_count = 0;
    level->fixture_count = level->proof_step_count = level->quota = gen->stairs_count = 0;
    level->protected_count = gen->chamber_count = 0;
    level->vestibule = gen->hall = (Rect){0};
    gen->lockable = INT32_MAX;
}

void context_begin(GenContext *gen, uint64_t seed) {
    rng_init(&gen->layout, seed, STREAM_LAYOUT);
    rng_init(&gen->furnish, seed, STREAM_FURNISH);
    clear(gen);
}

// ---- what stages dig

Rect context_inside(const GenContext *gen) {
    return (Rect){1, 1, gen->level->tiles.w - 2, gen->level->tiles.h - 2};
}

void context_dig(GenContext *gen, Rect rect, Tile tile) {
    Rect inside = context_inside(gen);
    int x0 = int_max(rect.x, inside.x), x1 = int_min(rect.x + rect.w, inside.x + inside.w);
    int y0 = int_max(rect.y, inside.y), y1 = int_min(rect.y + rect.h, inside.y + inside.h);
    grid_fill_rect(&gen->level->tiles, (Rect){x0, y0, x1 - x0, y1 - y0}, (uint8_t)tile);
}

void context_fill(GenContext *gen) {
    grid_fill(&gen->level->tiles, TILE_WALL);
}

void context_box(GenContext *gen) {
    context_fill(gen);
    context_dig(gen, context_inside(gen), TILE_FLOOR);
}

// ---- the start

void context_start(GenContext *gen, Vec cell) {
    gen->level->start = cell;
    dist_from(&gen->reach, gen->level, cell, FOUR_WAYS, DIST_NONE);
}

static bool inside_floor(const GenContext *gen, Vec cell) {
    return level_floor(gen->level, cell);
}

// The cell inside that fits, before which there are `index` others, in reading order; counts them all.
static int seek(const GenContext *gen, bool (*fits)(const GenContext *gen, Vec cell), int away, int index,
                Vec *found) {
    Rect inside = context_inside(gen);
    int count = 0;
    for (int y = inside.y; y < inside.y + inside.h; y++) {
        for (int x = inside.x; x < inside.x + inside.w; x++) {
            Vec cell = {x, y};
            if (!fits(gen, cell) || (away > 0 && dist_at(&gen->reach, cell) < away)) continue;
            if (count == index) *found = cell;
            count++;
        }
    }
    return count;
}

void context_start_anywhere(GenContext *gen) {
    Vec cell = {1, 1};
    int count = seek(gen, inside_floor, 0, 0, &cell);
    int index = rng_below(&gen->layout, int_max(count, 1));
    (void)seek(gen, inside_floor, 0, index, &cell);
    context_start(gen, cell);
}

// ---- free cells

bool place_is_taken(const GenContext *gen, Vec cell) {
    return grid_at(&gen->taken, cell) != 0 || vec_eq(gen->level->start, cell);
}

bool place_is_free(const GenContext *gen, Vec cell) {
    return rect_has(context_inside(gen), cell) && level_floor(gen->level, cell) &&
           dist_at(&gen->reach, cell) != DIST_NONE && !place_is_taken(gen, cell);
}

bool place_is_lair(const GenContext *gen, Vec cell) {
    return place_is_free(gen, cell) && vec_dist(cell, gen->level->start) > CALM;
}

// The nearest free one of the cells at most so many steps from another.
static bool nearest_within(GenContext *gen, Vec from, int limit, Vec *found) {
    dist_from(&gen->tour, gen->level, from, FOUR_WAYS, limit);
    Rect known = gen->tour.known;
    int best = DIST_NONE;
    for (int y = known.y; y < known.y + known.h; y++) {
        for (int x = known.x; x < known.x + known.w; x++) {
            Vec cell = {x, y};
            int steps = dist_at(&gen->tour, cell);
            if (steps >= best || !place_is_free(gen, cell)) continue;
            best = steps;
            *found = cell;
        }
    }
    return best != DIST_NONE;
}

bool place_nearest_free(GenContext *gen, Vec from, Vec *found) {
    *found = from;
    return place_is_free(gen, from) || nearest_within(gen, from, NEAR, found) ||
           nearest_within(gen, from, DIST_NONE, found);
}

// Most are found by trying; where few fit, all are counted. In a huge level that takes longer than many
// tries.
bool place_random(GenContext *gen, bool (*fits)(const GenContext *gen, Vec cell), int away, Vec *found) {
    Rect inside = context_inside(gen);
    int most = int_max(TRIES, inside.w * inside.h / CELLS_PER_TRY);
    for (int tries = 0; tries < most; tries++) {
        int x = rng_below(&gen->furnish, inside.w);
        int y = rng_below(&gen->furnish, inside.h);
        *found = (Vec){inside.x + x, inside.y + y};
        if (fits(gen, *found) && dist_at(&gen->reach, *found) >= away) return true;
    }
    int count = seek(gen, fits, away, 0, found);
    if (count == 0) return false;
    int index = rng_below(&gen->furnish, count);
    (void)seek(gen, fits, away, index, found);
    return true;
}

bool place_random_free(GenContext *gen, int away, Vec *found) {
    return place_random(gen, place_is_free, away, found);
}

// ---- what is placed

void place_take(GenContext *gen, Vec cell) {
    grid_set(&gen->taken, cell, 1);
    grid_set(&gen->level->decor, cell, DECOR_NONE);
}

static void place(GenContext *gen, SpawnList *list, int kind, Vec cell) {
    if (spawn_add(list, kind, cell)) place_take(gen, cell);
}

int spawn_random_good(GenContext *gen) {
    int weights[ITEM_COUNT];
    for (int i = 0; i < ITEM_COUNT; i++) weights[i] = ITEMS[i].counts ? 100 - ITEMS[i].value : 0;
    return rng_weighted(&gen->furnish, weights, ITEM_COUNT);
}

void spawn_item(GenContext *gen, int kind, Vec cell) {
    place(gen, &gen->level->items, kind, cell);
}

void spawn_good(GenContext *gen, Vec cell) {
    int kind = spawn_random_good(gen);
    spawn_item(gen, kind, cell);
}

// Deeper down, the strong ones come more often. Pacifist monsters are never placed in an ambush.
static int weight_of(const GenContext *gen, int kind, bool ambush) {
    if (ambush && ACTORS[kind].damage == 0) return 0;
    int weight = ACTORS[kind].weight + ACTORS[kind].deeper * (int_max(gen->options->depth, 1) - 1);
    return int_max(weight, 0);
}

static int random_monster(GenContext *gen, bool ambush) {
    int weights[ACTOR_KIND_COUNT];
    for (int i = 0; i < ACTOR_KIND_COUNT; i++) weights[i] = weight_of(gen, i, ambush);
    return rng_weighted(&gen->furnish, weights, ACTOR_KIND_COUNT);
}

void spawn_monster(GenContext *gen, Vec cell) {
    int kind = random_monster(gen, false);
    place(gen, &gen->level->monsters, kind, cell);
}

int spawn_kind(GenContext *gen, Vec cell, int kind, int count,
               bool (*fits)(const GenContext *gen, Vec cell)) {
    int placed = 0;
    for (int dir = -1; dir < DIR_COUNT && placed < count; dir++) {
        Vec at = dir < 0 ? cell : vec_add(cell, DIRS[dir]);
        if (!fits(gen, at)) continue;
        place(gen, &gen->level->monsters, kind, at);
        placed++;
    }
    return placed;
}

static int count_packs(const SpawnList *monsters) {
    int packs = 0;
    for (int i = 0; i < monsters->count; i++) packs = int_max(packs, monsters->at[i].pack);
    return packs;
}

static void add_pack(GenContext *gen, Vec cell, int count) {
    SpawnList *monsters = &gen->level->monsters;
    int kind = random_monster(gen, true), pack = count_packs(monsters) + 1, before = monsters->count;
    (void)spawn_kind(gen, cell, kind, count, place_is_lair);
    for (int i = before; i < monsters->count; i++) monsters->at[i].pack = pack;
}

static bool lair_for_two(const GenContext *gen, Vec cell) {
    if (!place_is_lair(gen, cell)) return false;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        if (place_is_lair(gen, vec_add(cell, DIRS[dir]))) return true;
    }
    return false;
}

void spawn_pack(GenContext *gen, int count) {
    Vec cell;
    bool found = place_random(gen, lair_for_two, PACK_AWAY, &cell);
    bool nobody = gen->level->monsters.count == 0; // then one may be near, or alone
    if (found ||
        (nobody && (place_random(gen, lair_for_two, 0, &cell) || place_random(gen, place_is_lair, 0, &cell))))
        add_pack(gen, cell, count);
}

void spawn_group(GenContext *gen, Vec cell, bool (*fits)(const GenContext *gen, Vec cell)) {
    int kind = random_monster(gen, false);
    int count = rng_between(&gen->furnish, 1, ACTORS[kind].pack);
    (void)spawn_kind(gen, cell, kind, count, fits);
}

int context_reachable(const GenContext *gen) {
    int count = 0, cells = gen->reach.w * gen->reach.h;
    for (int i = 0; i < cells; i++) count += gen->reach.steps[i] != DIST_NONE;
    return count;
}

int spawn_goods_most(const GenContext *gen) {
    return int_max(context_reachable(gen) - OTHERS, 1);
}

void spawn_goods(GenContext *gen) {
    int wanted = int_min(GOODS_LEAST + context_reachable(gen) / FLOOR_PER_GOOD, GOODS_MAX);
    wanted = int_min(wanted, spawn_goods_most(gen));
    for (int i = 0; i < wanted; i++) {
        Vec cell;
        if (place_random_free(gen, GOOD_AWAY, &cell) || place_random_free(gen, 1, &cell))
            spawn_good(gen, cell);
    }
}

void spawn_monsters(GenContext *gen) {
    int wanted = int_min(MONSTERS_LEAST + context_reachable(gen) / FLOOR_PER_MONSTER, MONSTERS_MAX);
    for (int i = 0; i < wanted; i++) {
        Vec cell;
        if (place_random(gen, place_is_lair, 0, &cell)) spawn_group(gen, cell, place_is_lair);
    }
}
