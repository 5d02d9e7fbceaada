#include "map/level.h"

#include "base/check.h"
#include "base/hash.h"

#include <stdlib.h>
#include <string.h>

bool level_init(Level *level, int w, int h) {
    CHECK(w >= LEVEL_SIDE_MIN && w <= LEVEL_SIDE_MAX && h >= LEVEL_SIDE_MIN && h <= LEVEL_SIDE_MAX);
    *level = (Level){0};
    if (grid_init(&level->tiles, w, h) && grid_init(&level->decor, w, h) && grid_init(&level->frames, w, h) &&
        bits_init_all_set(&level->opaque[BY_ROWS], w, h) &&
        bits_init_all_set(&level->opaque[BY_COLUMNS], h, w)) {
        return true;
    }
    level_free(level);
    return false;
}

void level_free(Level *level) {
    grid_free(&level->tiles);
    grid_free(&level->decor);
    grid_free(&level->frames);
    for (int lines = 0; lines < LINES_COUNT; lines++) bits_free(&level->opaque[lines]);
}

void level_copy_cells(Level *to, const Level *from) {
    grid_copy(&to->tiles, &from->tiles);
    grid_copy(&to->decor, &from->decor);
    grid_copy(&to->frames, &from->frames);
    for (int lines = 0; lines < LINES_COUNT; lines++) bits_copy(&to->opaque[lines], &from->opaque[lines]);
}

bool level_clone(Level *to, const Level *from) {
    Level cells;
    if (!level_init(&cells, from->tiles.w, from->tiles.h)) return false;
    level_copy_cells(&cells, from);
    *to = *from;
    to->tiles = cells.tiles;
    to->decor = cells.decor;
    to->frames = cells.frames;
    memcpy(to->opaque, cells.opaque, sizeof to->opaque);
    return true;
}

// Removes the decor of a cell if it belongs on the tile `on`.
static void drop_decor(Level *level, Vec cell, Tile on) {
    uint8_t *decor = &level->decor.cells[grid_index(&level->decor, cell)];
    if (DECORS[*decor].on == on) *decor = DECOR_NONE;
}

// Changes a tile. If a thing stands on floor, the decor under it stays.
static void change(Level *level, Vec cell, Tile tile) {
    grid_set(&level->tiles, cell, (uint8_t)tile);
    if (tile_looks_like_wall(tile)) drop_decor(level, cell, TILE_FLOOR);
    if (tile != TILE_WALL) drop_decor(level, cell, TILE_WALL);
}

void level_build_tile(Level *level, Vec cell, Tile tile) {
    bool open = TILES[tile].way && !TILES[tile].door;
    change(level, cell, tile);
    if (tile != TILE_FLOOR) drop_decor(level, cell, TILE_FLOOR);
    if (cell.y > 0 && !open) drop_decor(level, vec_add(cell, DIRS[DIR_N]), TILE_WALL);
}

void level_build_rect(Level *level, Rect rect, Tile tile) {
    for (int i = 0; i < rect.w * rect.h; i++) level_build_tile(level, rect_cell(rect, i), tile);
}

// What lies below the last row.
static const uint8_t OUTSIDE[LEVEL_SIDE_MAX] = {TILE_VOID};

// lesson: drawn feeler
// A wall's feeler looks at the cell below. If there is no wall, the wall's front is seen.
static Frame feel(uint8_t tile, uint8_t below) {
    bool front = tile_looks_like_wall(tile) && !tile_looks_like_wall(below);
    return front ? FRAME_SHADED : FRAME_PLAIN;
}

// Updates the frames of the cells x0..x1 - 1 of a row.
static void feel_row(Level *level, int x0, int x1, int y) {
    ptrdiff_t w = level->tiles.w;
    bool last = y == level->tiles.h - 1;
    const uint8_t *row = level->tiles.cells + y * w;
    const uint8_t *below = last ? OUTSIDE : row + w;
    uint8_t *frames = level->frames.cells + y * w;
    for (int x = x0; x < x1; x++) {
        frames[x] = (uint8_t)feel(row[x], below[x]);
    }
}
// lesson ends

void level_change_tile(Level *level, Vec cell, Tile tile) {
    change(level, cell, tile);
    bits_set(&level->opaque[BY_ROWS], cell, TILES[tile].opaque);
    bits_set(&level->opaque[BY_COLUMNS], (Vec){cell.y, cell.x}, TILES[tile].opaque);
    feel_row(level, cell.x, cell.x + 1, cell.y);
    if (cell.y > 0) feel_row(level, cell.x, cell.x + 1, cell.y - 1);
}

// Notes what is opaque in a square of 64 by 64 cells, or what the level has of it, by rows and by columns at
// once.
static void note_opaque(Level *level, const uint8_t *clear, Vec corner) {
    int w = int_min(level->tiles.w - corner.x, 64), h = int_min(level->tiles.h - corner.y, 64), bit;
    uint64_t columns[64];
    for (int x = 0; x < w; x++) columns[x] = UINT64_MAX;
    for (int y = 0; y < h; y++) {
        Vec row = {corner.x, corner.y + y};
        const uint8_t *tiles = &level->tiles.cells[grid_index(&level->tiles, row)];
        uint64_t cells = UINT64_MAX;
        for (int x = 0; x < w; x++) {
            uint64_t cell = clear[tiles[x]];
            cells ^= cell << x;
            columns[x] ^= cell << y;
        }
        *bits_word(&level->opaque[BY_ROWS], row, &bit) = cells;
    }
    for (int x = 0; x < w; x++)
        *bits_word(&level->opaque[BY_COLUMNS], (Vec){corner.y, corner.x + x}, &bit) = columns[x];
}

void level_update_caches(Level *level) {
    uint8_t clear[TILE_COUNT];
    for (int tile = 0; tile < TILE_COUNT; tile++) clear[tile] = !TILES[tile].opaque;
    for (int y = 0; y < level->tiles.h; y += 64) {
        for (int x = 0; x < level->tiles.w; x += 64) note_opaque(level, clear, (Vec){x, y});
    }
    for (int y = 0; y < level->tiles.h; y++) feel_row(level, 0, level->tiles.w, y);
}

bool spawn_add(SpawnList *list, int kind, Vec cell) {
    if (list->count == LEVEL_SPAWNS_MAX) return false;
    list->at[list->count++] = (Spawn){.kind = kind, .cell = cell};
    return true;
}

const Spawn *spawn_at(const SpawnList *list, Vec cell) {
    for (int i = 0; i < list->count; i++) {
        if (vec_eq(list->at[i].cell, cell)) return &list->at[i];
    }
    return NULL;
}

bool fixture_add(Level *level, Fixture fixture) {
    if (level->fixture_count == LEVEL_FIXTURES_MAX) return false;
    level->fixtures[level->fixture_count++] = fixture;
    return true;
}

const Fixture *fixture_at(const Level *level, Vec cell) {
    for (int i = 0; i < level->fixture_count; i++) {
        if (vec_eq(level->fixtures[i].cell, cell)) return &level->fixtures[i];
    }
    return NULL;
}

bool level_has_pit(const Level *level, Vec cell) {
    const Fixture *fixture = fixture_at(level, cell);
    return fixture != NULL && fixture->kind == FIXTURE_PIT;
}

static int in_reading_order(Vec p, Vec q) {
    return p.y != q.y ? p.y - q.y : p.x - q.x;
}

static int compare_spawns(const void *a, const void *b) {
    return in_reading_order(((const Spawn *)a)->cell, ((const Spawn *)b)->cell);
}

static int compare_fixtures(const void *a, const void *b) {
    return in_reading_order(((const Fixture *)a)->cell, ((const Fixture *)b)->cell);
}

void level_sort(Level *level) {
    qsort(level->items.at, (size_t)level->items.count, sizeof(Spawn), compare_spawns);
    qsort(level->monsters.at, (size_t)level->monsters.count, sizeof(Spawn), compare_spawns);
    qsort(level->fixtures, (size_t)level->fixture_count, sizeof(Fixture), compare_fixtures);
}

static uint64_t hash_cell(uint64_t hash, Vec cell) {
    return hash_int(hash_int(hash, cell.x), cell.y);
}

static uint64_t hash_rect(uint64_t hash, Rect rect) {
    hash = hash_cell(hash, (Vec){rect.x, rect.y});
    return hash_cell(hash, (Vec){rect.w, rect.h});
}

static uint64_t hash_grid(uint64_t hash, const Grid *grid) {
    hash = hash_cell(hash, (Vec){grid->w, grid->h});
    return hash_bytes(hash, grid->cells, (size_t)grid->w * (size_t)grid->h);
}

static uint64_t hash_spawns(uint64_t hash, const SpawnList *list) {
    for (int i = 0; i < list->count; i++) {
        hash = hash_int(hash, list->at[i].kind);
        if (list->at[i].pack != 0) hash = hash_int(hash, list->at[i].pack);
        hash = hash_cell(hash, list->at[i].cell);
    }
    return hash_int(hash, list->count);
}

static uint64_t hash_fixture(uint64_t hash, const Fixture *fixture) {
    hash = hash_cell(hash_int(hash, fixture->kind), fixture->cell);
    hash = hash_int(hash_int(hash, fixture->item), fixture->lock);
    hash = hash_int(hash_int(hash, fixture->trapped), fixture->count);
    return hash_cell(hash_int(hash, fixture->extra), fixture->to);
}

uint64_t level_hash_cells(const Level *level) {
    uint64_t hash = hash_text(HASH_START, level->generator);
    hash = hash_int(hash, (int64_t)level->seed);
    hash = hash_grid(hash, &level->tiles);
    hash = hash_grid(hash, &level->decor);
    hash = hash_grid(hash, &level->frames);
    hash = hash_cell(hash, level->start);
    hash = hash_spawns(hash, &level->items);
    hash = hash_spawns(hash, &level->monsters);
    for (int i = 0; i < level->fixture_count; i++) hash = hash_fixture(hash, &level->fixtures[i]);
    for (int i = 0; i < level->room_count; i++) hash = hash_rect(hash, level->rooms[i]);
    for (int i = 0; i < level->hall_count; i++) {
        hash = hash_rect(hash, level->halls[i].across);
        hash = hash_rect(hash, level->halls[i].down);
    }
    for (int i = 0; i < level->protected_count; i++) hash = hash_rect(hash, level->protected[i]);
    return hash_rect(hash, level->vestibule);
}
