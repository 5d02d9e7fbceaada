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

bool draft_init(Draft *draft, Level *level, const GenOptions *options) {
    int w = level->tiles.w, h = level->tiles.h;
    *draft = (Draft){.level = level, .options = options};
    return grid_init(&draft->spare, w, h) && grid_init(&draft->taken, w, h) &&
           dist_init(&draft->reach, w, h) && dist_init(&draft->tour, w, h);
}

void draft_drop(Draft *draft) {
    grid_free(&draft->spare);
    grid_free(&draft->taken);
    dist_free(&draft->reach);
    dist_free(&draft->tour);
}

static void clear(Draft *draft) {
    Level *level = draft->level;
    grid_fill(&level->tiles, TILE_VOID);
    grid_fill(&level->decor, DECOR_NONE);
    grid_fill(&draft->spare, 0);
    grid_fill(&draft->taken, 0);
    level->start = (Vec){0, 0};
    level->items.count = level->monsters.count = level->room_count = level->hall_count = 0;
    level->fixture_count = level->errand_count = level->quota = draft->stairs_count = 0;
    level->keep_count = draft->place_count = 0;
    level->vestibule = draft->hall = (Rect){0};
    draft->lockable = INT32_MAX;
}

void draft_begin(Draft *draft, uint64_t seed) {
    rng_init(&draft->layout, seed, STREAM_LAYOUT);
    rng_init(&draft->furnish, seed, STREAM_FURNISH);
    clear(draft);
}

// ---- what stages dig

Rect draft_inside(const Draft *draft) {
    return (Rect){1, 1, draft->level->tiles.w - 2, draft->level->tiles.h - 2};
}

void draft_dig(Draft *draft, Rect rect, Tile tile) {
    Rect inside = draft_inside(draft);
    int x0 = int_max(rect.x, inside.x), x1 = int_min(rect.x + rect.w, inside.x + inside.w);
    int y0 = int_max(rect.y, inside.y), y1 = int_min(rect.y + rect.h, inside.y + inside.h);
    grid_fill_rect(&draft->level->tiles, (Rect){x0, y0, x1 - x0, y1 - y0}, (uint8_t)tile);
}

void draft_fill(Draft *draft) {
    grid_fill(&draft->level->tiles, TILE_WALL);
}

void draft_box(Draft *draft) {
    draft_fill(draft);
    draft_dig(draft, draft_inside(draft), TILE_FLOOR);
}

// ---- the start

void draft_start(Draft *draft, Vec cell) {
    draft->level->start = cell;
    dist_from(&draft->reach, draft->level, cell, FOUR_WAYS, DIST_NONE);
}

static bool inside_floor(const Draft *draft, Vec cell) {
    return level_floor(draft->level, cell);
}

// The cell inside that fits, before which there are `index` others, in reading order; counts them all.
static int seek(const Draft *draft, bool (*fits)(const Draft *draft, Vec cell), int away, int index,
                Vec *found) {
    Rect inside = draft_inside(draft);
    int count = 0;
    for (int y = inside.y; y < inside.y + inside.h; y++) {
        for (int x = inside.x; x < inside.x + inside.w; x++) {
            Vec cell = {x, y};
            if (!fits(draft, cell) || (away > 0 && dist_at(&draft->reach, cell) < away)) continue;
            if (count == index) *found = cell;
            count++;
        }
    }
    return count;
}

void draft_start_anywhere(Draft *draft) {
    Vec cell = {1, 1};
    int count = seek(draft, inside_floor, 0, 0, &cell);
    int index = rng_below(&draft->layout, int_max(count, 1));
    (void)seek(draft, inside_floor, 0, index, &cell);
    draft_start(draft, cell);
}

// ---- free cells

bool draft_taken(const Draft *draft, Vec cell) {
    return grid_at(&draft->taken, cell) != 0 || vec_eq(draft->level->start, cell);
}

bool draft_free(const Draft *draft, Vec cell) {
    return rect_has(draft_inside(draft), cell) && level_floor(draft->level, cell) &&
           dist_at(&draft->reach, cell) != DIST_NONE && !draft_taken(draft, cell);
}

bool draft_lair(const Draft *draft, Vec cell) {
    return draft_free(draft, cell) && vec_dist(cell, draft->level->start) > CALM;
}

// The nearest free one of the cells at most so many steps from another.
static bool nearest_within(Draft *draft, Vec from, int limit, Vec *found) {
    dist_from(&draft->tour, draft->level, from, FOUR_WAYS, limit);
    Rect known = draft->tour.known;
    int best = DIST_NONE;
    for (int y = known.y; y < known.y + known.h; y++) {
        for (int x = known.x; x < known.x + known.w; x++) {
            Vec cell = {x, y};
            int steps = dist_at(&draft->tour, cell);
            if (steps >= best || !draft_free(draft, cell)) continue;
            best = steps;
            *found = cell;
        }
    }
    return best != DIST_NONE;
}

bool draft_nearest_free(Draft *draft, Vec from, Vec *found) {
    *found = from;
    return draft_free(draft, from) || nearest_within(draft, from, NEAR, found) ||
           nearest_within(draft, from, DIST_NONE, found);
}

// Most are found by trying; where few fit, all are counted. In a huge level that takes longer than many
// tries.
bool draft_random(Draft *draft, bool (*fits)(const Draft *draft, Vec cell), int away, Vec *found) {
    Rect inside = draft_inside(draft);
    int most = int_max(TRIES, inside.w * inside.h / CELLS_PER_TRY);
    for (int tries = 0; tries < most; tries++) {
        int x = rng_below(&draft->furnish, inside.w);
        int y = rng_below(&draft->furnish, inside.h);
        *found = (Vec){inside.x + x, inside.y + y};
        if (fits(draft, *found) && dist_at(&draft->reach, *found) >= away) return true;
    }
    int count = seek(draft, fits, away, 0, found);
    if (count == 0) return false;
    int index = rng_below(&draft->furnish, count);
    (void)seek(draft, fits, away, index, found);
    return true;
}

bool draft_random_free(Draft *draft, int away, Vec *found) {
    return draft_random(draft, draft_free, away, found);
}

// ---- what is placed

void draft_take(Draft *draft, Vec cell) {
    grid_set(&draft->taken, cell, 1);
    grid_set(&draft->level->decor, cell, DECOR_NONE);
}

static void place(Draft *draft, SpawnList *list, int kind, Vec cell) {
    if (spawn_add(list, kind, cell)) draft_take(draft, cell);
}

int draft_random_good(Draft *draft) {
    int total = 0, kind = 0;
    for (int i = 0; i < ITEM_COUNT; i++) total += ITEMS[i].counts ? 100 - ITEMS[i].value : 0;
    int pick = rng_below(&draft->furnish, total);
    for (;; kind++) {
        pick -= ITEMS[kind].counts ? 100 - ITEMS[kind].value : 0;
        if (pick < 0) return kind;
    }
}

void draft_add_item(Draft *draft, int kind, Vec cell) {
    place(draft, &draft->level->items, kind, cell);
}

void draft_add_good(Draft *draft, Vec cell) {
    int kind = draft_random_good(draft);
    draft_add_item(draft, kind, cell);
}

// Deeper down, the strong ones come more often. Pacifist monsters are never placed in an ambush.
static int weight_of(const Draft *draft, int kind, bool ambush) {
    if (ambush && ACTORS[kind].damage == 0) return 0;
    int weight = ACTORS[kind].weight + ACTORS[kind].deeper * (int_max(draft->options->depth, 1) - 1);
    return int_max(weight, 0);
}

static int random_monster(Draft *draft, bool ambush) {
    int total = 0, kind = 0;
    for (int i = 0; i < ACTOR_KIND_COUNT; i++) total += weight_of(draft, i, ambush);
    int pick = rng_below(&draft->furnish, total);
    for (;; kind++) {
        pick -= weight_of(draft, kind, ambush);
        if (pick < 0) return kind;
    }
}

void draft_add_monster(Draft *draft, Vec cell) {
    int kind = random_monster(draft, false);
    place(draft, &draft->level->monsters, kind, cell);
}

int draft_add_kind(Draft *draft, Vec cell, int kind, int count, bool (*fits)(const Draft *draft, Vec cell)) {
    int placed = 0;
    for (int dir = -1; dir < DIR_COUNT && placed < count; dir++) {
        Vec at = dir < 0 ? cell : vec_add(cell, DIRS[dir]);
        if (!fits(draft, at)) continue;
        place(draft, &draft->level->monsters, kind, at);
        placed++;
    }
    return placed;
}

static int count_packs(const SpawnList *monsters) {
    int packs = 0;
    for (int i = 0; i < monsters->count; i++) packs = int_max(packs, monsters->at[i].pack);
    return packs;
}

static void add_pack(Draft *draft, Vec cell, int count) {
    SpawnList *monsters = &draft->level->monsters;
    int kind = random_monster(draft, true), pack = count_packs(monsters) + 1, before = monsters->count;
    (void)draft_add_kind(draft, cell, kind, count, draft_lair);
    for (int i = before; i < monsters->count; i++) monsters->at[i].pack = pack;
}

static bool lair_for_two(const Draft *draft, Vec cell) {
    if (!draft_lair(draft, cell)) return false;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        if (draft_lair(draft, vec_add(cell, DIRS[dir]))) return true;
    }
    return false;
}

void draft_hide_pack(Draft *draft, int count) {
    Vec cell;
    bool found = draft_random(draft, lair_for_two, PACK_AWAY, &cell);
    bool nobody = draft->level->monsters.count == 0; // then one may be near, or alone
    if (found || (nobody &&
                  (draft_random(draft, lair_for_two, 0, &cell) || draft_random(draft, draft_lair, 0, &cell))))
        add_pack(draft, cell, count);
}

void draft_add_monsters(Draft *draft, Vec cell, bool (*fits)(const Draft *draft, Vec cell)) {
    int kind = random_monster(draft, false);
    int count = rng_between(&draft->furnish, 1, ACTORS[kind].pack);
    (void)draft_add_kind(draft, cell, kind, count, fits);
}

int draft_reachable(const Draft *draft) {
    int count = 0, cells = draft->reach.w * draft->reach.h;
    for (int i = 0; i < cells; i++) count += draft->reach.steps[i] != DIST_NONE;
    return count;
}

int draft_goods_most(const Draft *draft) {
    return int_max(draft_reachable(draft) - OTHERS, 1);
}

void draft_place_goods(Draft *draft) {
    int wanted = int_min(GOODS_LEAST + draft_reachable(draft) / FLOOR_PER_GOOD, GOODS_MAX);
    wanted = int_min(wanted, draft_goods_most(draft));
    for (int i = 0; i < wanted; i++) {
        Vec cell;
        if (draft_random_free(draft, GOOD_AWAY, &cell) || draft_random_free(draft, 1, &cell))
            draft_add_good(draft, cell);
    }
}

void draft_place_monsters(Draft *draft) {
    int wanted = int_min(MONSTERS_LEAST + draft_reachable(draft) / FLOOR_PER_MONSTER, MONSTERS_MAX);
    for (int i = 0; i < wanted; i++) {
        Vec cell;
        if (draft_random(draft, draft_lair, 0, &cell)) draft_add_monsters(draft, cell, draft_lair);
    }
}
