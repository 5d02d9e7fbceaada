#include "view/memory/shown.h"

#include "sim/toll/toll.h"

// ---- what the hero knows

static Tile target_tile(const World *world, Vec cell) {
    return (Tile)grid_get(&world->known.tiles, cell, (uint8_t)level_tile(&world->level, cell));
}

// True for things on a wall that is seen from behind.
static bool is_behind(const World *world, Vec cell, Decor decor) {
    bool hangs = decor != DECOR_NONE && decor < DECOR_COUNT && DECORS[decor].on == TILE_WALL;
    return hangs && world_known(world, vec_add(cell, DIRS[DIR_S])) == KNOWN_NOT;
}

static Decor target_decor(const World *world, Vec cell) {
    Decor decor = (Decor)grid_get(&world->known.decor, cell, grid_get(&world->level.decor, cell, DECOR_NONE));
    return is_behind(world, cell, decor) ? DECOR_NONE : decor;
}

static bool is_known(const World *world, Vec cell) {
    return grid_at(&world->known.explored, cell) != KNOWN_NOT;
}

// In unseen cells, walls hide their cracks and secrets, and things on the floor are not shown.
static Tile bare_tile(Tile tile) {
    bool ground = !TILES[tile].solid || tile == TILE_VOID || tile == TILE_DOOR || tile_lock(tile) != 0;
    return tile_looks_like_wall(tile) ? TILE_WALL : ground ? tile : TILE_FLOOR;
}

static void set_cell(Level *level, Vec cell, Tile tile, Decor decor) {
    grid_set(&level->tiles, cell, (uint8_t)tile);
    grid_set(&level->decor, cell, (uint8_t)decor);
}

static Decor decor_at(const Level *level, Vec cell) {
    return (Decor)grid_at(&level->decor, cell);
}

static bool init_memory(ShownLevel *shown, int w, int h) {
    return level_init(&shown->level, w, h) && level_init(&shown->was, w, h) &&
           level_init(&shown->now, w, h) && grid_init(&shown->arrives, w, h) &&
           grid_init(&shown->fates, w, h) && grid_init(&shown->rebuilt, w, h);
}

bool shown_init(ShownLevel *shown, const World *world) {
    const Level *level = &world->level;
    wave_clear(&shown->wave);
    shown->before = world->cache.view;
    if (!init_memory(shown, level->tiles.w, level->tiles.h)) return false;
    shown->level.seed = shown->was.seed = shown->now.seed = level->seed;
    for (int y = 0; y < level->tiles.h; y++) {
        for (int x = 0; x < level->tiles.w; x++) {
            Vec cell = {x, y};
            if (is_known(world, cell)) {
                set_cell(&shown->level, cell, target_tile(world, cell), target_decor(world, cell));
            } else {
                set_cell(&shown->level, cell, bare_tile(level_tile(level, cell)), decor_at(level, cell));
            }
        }
    }
    level_update_caches(&shown->level);
    return true;
}

void shown_free(ShownLevel *shown) {
    level_free(&shown->level);
    level_free(&shown->was);
    level_free(&shown->now);
    grid_free(&shown->arrives);
    grid_free(&shown->fates);
    grid_free(&shown->rebuilt);
}

// ---- the wave

int shown_wave_delay_ticks(const ShownLevel *shown, Vec cell) {
    if (!wave_runs(&shown->wave)) return 0;
    return int_max(grid_get(&shown->arrives, cell, WAVE_REACH) - shown->wave.age, 0);
}

int shown_wave_ticks(const ShownLevel *shown, Vec cell) {
    if (!wave_runs(&shown->wave)) return -1;
    return int_max(shown->wave.age - grid_get(&shown->arrives, cell, WAVE_REACH), -1);
}

bool shown_is_in_sight(const ShownLevel *shown, const World *world, Vec cell) {
    if (shown_wave_delay_ticks(shown, cell) > 0) return fov_has(&shown->before, cell);
    return fov_has(&world->cache.view, cell);
}

// True for a cell that was rebuilt and that the wave may reveal.
static bool is_anew(const ShownLevel *shown, const World *world, Vec cell) {
    Fate fate = shown_fate(shown, cell);
    return fate != FATE_HELD && (fate != FATE_SAME || is_known(world, cell));
}

bool shown_wave_reveals(const ShownLevel *shown, const World *world, Vec cell) {
    int since = shown_wave_ticks(shown, cell);
    return since >= 0 && since < wave_reveal_ticks(&shown->wave) && is_anew(shown, world, cell);
}

bool shown_is_stone_moving(const ShownLevel *shown, Vec cell) {
    int since = shown->wave.still ? -1 : shown_wave_ticks(shown, cell);
    return since >= 0 && since < HEAVE_TICKS + SETTLE_TICKS && shown_fate(shown, cell) >= FATE_ALTERED;
}

static bool rises(const Level *level, Vec cell) {
    return level_opaque(level, cell);
}

static Fate fate_of(const ShownLevel *shown, Vec cell) {
    bool was = rises(&shown->was, cell), is = rises(&shown->now, cell);
    bool same = level_tile(&shown->was, cell) == level_tile(&shown->now, cell) &&
                decor_at(&shown->was, cell) == decor_at(&shown->now, cell);
    return same ? FATE_SAME : was == is ? FATE_ALTERED : is ? FATE_RISES : FATE_SINKS;
}

// Decides what a cell shows after the wave: only its stone, unless the hero sees it.
static void foresee(ShownLevel *shown, const World *world, Vec cell) {
    if (fov_has(&world->cache.view, cell)) {
        set_cell(&shown->now, cell, target_tile(world, cell), target_decor(world, cell));
    } else {
        set_cell(&shown->now, cell, bare_tile(level_tile(&world->level, cell)), DECOR_NONE);
    }
}

// Decides for each cell what the wave will show and when.
static void begin_wave(ShownLevel *shown, const World *world) {
    const Grid *held = toll_last_held(world);
    int counts[FATE_COUNT] = {0};
    level_copy_cells(&shown->was, &shown->level);
    level_copy_cells(&shown->now, &shown->level);
    for (int y = 0; y < shown->fates.h; y++) {
        for (int x = 0; x < shown->fates.w; x++) {
            Vec cell = {x, y};
            bool stays = held != NULL && grid_get(held, cell, 1) != 0;
            if (!stays) foresee(shown, world, cell);
            Fate fate = stays ? FATE_HELD : fate_of(shown, cell);
            counts[fate]++;
            grid_set(&shown->fates, cell, (uint8_t)fate);
            grid_set(&shown->rebuilt, cell, stays ? 0 : UINT8_MAX);
            grid_set(&shown->arrives, cell, (uint8_t)wave_arrival_tick(&shown->wave, cell));
        }
    }
    level_update_caches(&shown->now);
    shown->wave.rose = counts[FATE_RISES];
    shown->wave.sank = counts[FATE_SINKS];
}
_Static_assert(WAVE_REACH <= UINT8_MAX, "a byte a cell");

// ---- what follows the world

static void take_over(ShownLevel *shown, Vec cell, Tile tile, Decor decor) {
    if (level_tile(&shown->level, cell) == tile && decor_at(&shown->level, cell) == decor) return;
    Level *pictures[] = {&shown->level, &shown->now};
    for (int i = 0; i < (wave_runs(&shown->wave) ? 2 : 1); i++) {
        grid_set(&pictures[i]->decor, cell, (uint8_t)decor);
        level_change_tile(pictures[i], cell, tile);
    }
}

Rect shown_area_near_hero(const World *world) {
    enum { REACH_X = 64, REACH_Y = 44 }; // cells: at a level's edge he is far from the middle of the frame
    const Grid *tiles = &world->level.tiles;
    Vec hero = world->cache.hero_cell;
    int x0 = int_max(hero.x - REACH_X, 0), x1 = int_min(hero.x + REACH_X, tiles->w - 1);
    int y0 = int_max(hero.y - REACH_Y, 0), y1 = int_min(hero.y + REACH_Y, tiles->h - 1);
    return (Rect){x0, y0, x1 - x0 + 1, y1 - y0 + 1};
}

static void follow(ShownLevel *shown, const World *world) {
    Rect near = shown_area_near_hero(world);
    for (int y = near.y; y < near.y + near.h; y++) {
        for (int x = near.x; x < near.x + near.w; x++) {
            Vec cell = {x, y};
            if (is_known(world, cell) && shown_wave_delay_ticks(shown, cell) == 0)
                take_over(shown, cell, target_tile(world, cell), target_decor(world, cell));
        }
    }
}

// Unseen cells change too, because the walls beside them may end elsewhere.
static void end_wave(ShownLevel *shown, const World *world) {
    for (int y = 0; y < shown->fates.h; y++) {
        for (int x = 0; x < shown->fates.w; x++) {
            Vec cell = {x, y};
            if (!is_known(world, cell))
                set_cell(&shown->level, cell, level_tile(&shown->now, cell), decor_at(&shown->now, cell));
        }
    }
    level_update_caches(&shown->level);
}

void shown_tick(ShownLevel *shown, const World *world) {
    bool ran = wave_runs(&shown->wave);
    if (wave_tick_starts_wave(&shown->wave, world)) {
        begin_wave(shown, world);
    } else if (ran && !wave_runs(&shown->wave)) {
        end_wave(shown, world);
    }
    follow(shown, world);
    if (!wave_runs(&shown->wave)) shown->before = world->cache.view;
}
