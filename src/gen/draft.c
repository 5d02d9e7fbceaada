#include "gen/draft.h"

enum {
    GOODS_LEAST = 3, // where there is room, and one more for so many cells of floor
    FLOOR_PER_GOOD = 40,
    GOODS_MAX = 40,
    MONSTERS_LEAST = 2,
    FLOOR_PER_MONSTER = 40,
    MONSTERS_MAX = 64,
    GOOD_AWAY = 3
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
    level->vestibule = (Rect){0};
    draft->lockable = INT32_MAX;
}

void draft_begin(Draft *draft, uint64_t seed) {
    rng_init(&draft->layout, seed, STREAM_LAYOUT);
    rng_init(&draft->furnish, seed, STREAM_FURNISH);
    clear(draft);
}

void draft_shape(Draft *draft, uint64_t seed) {
    const Generator *generator = GENERATORS[draft->options->kind];
    draft_begin(draft, seed);
    for (int i = 0; i < generator->shaping; i++) generator->stages[i].run(draft);
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

// The floor cell inside before which there are `index` others, in reading order, or the first corner; counts
// them.
static int seek_floor(const Draft *draft, int index, Vec *found) {
    Rect inside = draft_inside(draft);
    int count = 0;
    *found = (Vec){inside.x, inside.y};
    for (int y = inside.y; y < inside.y + inside.h; y++) {
        for (int x = inside.x; x < inside.x + inside.w; x++) {
            if (!level_floor(draft->level, (Vec){x, y})) continue;
            if (count == index) *found = (Vec){x, y};
            count++;
        }
    }
    return count;
}

void draft_start_anywhere(Draft *draft) {
    Vec cell;
    int count = seek_floor(draft, 0, &cell);
    int index = rng_below(&draft->layout, int_max(count, 1));
    seek_floor(draft, index, &cell);
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

bool draft_nearest_free(Draft *draft, Vec from, Vec *found) {
    const Level *level = draft->level;
    if (draft_free(draft, from)) {
        *found = from;
        return true;
    }
    dist_from(&draft->reach, level, from, FOUR_WAYS, DIST_NONE);
    int best = DIST_NONE;
    for (int y = 1; y < level->tiles.h - 1; y++) {
        for (int x = 1; x < level->tiles.w - 1; x++) {
            Vec cell = {x, y};
            int steps = dist_at(&draft->reach, cell);
            if (steps >= best || !draft_free(draft, cell)) continue;
            best = steps;
            *found = cell;
        }
    }
    draft_start(draft, level->start);
    return best != DIST_NONE;
}

bool draft_random_free(Draft *draft, int away, Vec *found) {
    Rect inside = draft_inside(draft);
    for (int tries = 0; tries < 200; tries++) {
        int x = rng_below(&draft->furnish, inside.w);
        int y = rng_below(&draft->furnish, inside.h);
        Vec cell = {inside.x + x, inside.y + y};
        if (!draft_free(draft, cell) || dist_at(&draft->reach, cell) < away) continue;
        *found = cell;
        return true;
    }
    return false;
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

// Deeper down, the strong ones come more often. Who hurts nobody lies in no ambush.
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

int draft_add_kind(Draft *draft, Vec cell, int kind, int count) {
    Level *level = draft->level;
    int placed = 0;
    for (int dir = -1; dir < DIR_COUNT && placed < count; dir++) {
        Vec at = dir < 0 ? cell : vec_add(cell, DIRS[dir]);
        if (!draft_free(draft, at) || vec_dist(at, level->start) <= CALM) continue;
        place(draft, &level->monsters, kind, at);
        placed++;
    }
    return placed;
}

void draft_add_group(Draft *draft, Vec cell, int count) {
    int kind = random_monster(draft, true);
    draft_add_kind(draft, cell, kind, count);
}

void draft_add_monsters(Draft *draft, Vec cell) {
    int kind = random_monster(draft, false);
    int count = rng_between(&draft->furnish, 1, ACTORS[kind].pack);
    draft_add_kind(draft, cell, kind, count);
}

int draft_reachable(const Draft *draft) {
    int count = 0, cells = draft->reach.w * draft->reach.h;
    for (int i = 0; i < cells; i++) count += draft->reach.steps[i] != DIST_NONE;
    return count;
}

void draft_place_goods(Draft *draft) {
    int wanted = int_min(GOODS_LEAST + draft_reachable(draft) / FLOOR_PER_GOOD, GOODS_MAX);
    for (int i = 0; i < wanted; i++) {
        Vec cell;
        if (draft_random_free(draft, GOOD_AWAY, &cell) ||
            draft_nearest_free(draft, draft->level->start, &cell)) {
            draft_add_good(draft, cell);
        }
    }
}

void draft_place_monsters(Draft *draft) {
    int wanted = int_min(MONSTERS_LEAST + draft_reachable(draft) / FLOOR_PER_MONSTER, MONSTERS_MAX);
    for (int i = 0; i < wanted; i++) {
        Vec cell;
        if (draft_random_free(draft, CALM, &cell)) draft_add_monsters(draft, cell);
    }
}
