#include "view/shown.h"

#include "base/hash.h"

#include <string.h>

enum {
    CELL_TICKS = 2, // of the wave, from a cell to the next
    RAGGED = 4      // ticks by which it is uneven
};

static Tile target_tile(const World *world, Vec cell) {
    return (Tile)grid_get(&world->known_tiles, cell, (uint8_t)level_tile(&world->level, cell));
}

// From behind a wall nobody sees what hangs on it.
static bool is_behind(const World *world, Vec cell, Decor decor) {
    bool hangs = decor != DECOR_NONE && decor < DECOR_COUNT && DECORS[decor].on == TILE_WALL;
    return hangs && grid_get(&world->explored, vec_add(cell, DIRS[DIR_S]), KNOWN_NOT) == KNOWN_NOT;
}

static Decor target_decor(const World *world, Vec cell) {
    Decor decor = (Decor)grid_get(&world->known_decor, cell, grid_get(&world->level.decor, cell, DECOR_NONE));
    return is_behind(world, cell, decor) ? DECOR_NONE : decor;
}

static bool differs(const Shown *shown, const World *world, Vec cell) {
    return level_tile(&shown->level, cell) != target_tile(world, cell) ||
           grid_at(&shown->level.decor, cell) != target_decor(world, cell);
}

static void take_over(Shown *shown, const World *world, Vec cell) {
    grid_set(&shown->level.decor, cell, (uint8_t)target_decor(world, cell));
    level_set(&shown->level, cell, target_tile(world, cell));
}

bool shown_init(Shown *shown, const World *world) {
    const Level *level = &world->level;
    shown->wave = WAVE_TICKS;
    shown->before = world->view;
    shown->heave_count = shown->begun = 0; // their pictures are more than a megabyte
    if (!level_init(&shown->level, level->tiles.w, level->tiles.h)) return false;
    shown->level.seed = level->seed;
    for (int y = 0; y < level->tiles.h; y++) {
        for (int x = 0; x < level->tiles.w; x++) {
            Vec cell = {x, y};
            bool known = grid_at(&world->explored, cell) != KNOWN_NOT;
            Tile tile = known                     ? target_tile(world, cell)
                        : level_wall(level, cell) ? TILE_WALL
                                                  : level_tile(level, cell);
            grid_set(&shown->level.tiles, cell, (uint8_t)tile);
            grid_set(&shown->level.decor, cell,
                     known ? (uint8_t)target_decor(world, cell) : grid_at(&level->decor, cell));
        }
    }
    level_feel(&shown->level);
    return true;
}

void shown_free(Shown *shown) {
    level_free(&shown->level);
}

int shown_wait(const Shown *shown, Vec cell) {
    if (shown->wave >= WAVE_TICKS || shown->reduced_motion) return 0;
    Vec d = vec_sub(cell, shown->centre);
    int far = (int)int_sqrt((uint64_t)(d.x * d.x + d.y * d.y) * 256) * CELL_TICKS / 16;
    int ragged = (int)(hash_mix((uint64_t)(uint32_t)cell.x << 32 | (uint32_t)cell.y) % RAGGED);
    return int_max(far + ragged - shown->wave, 0);
}

bool shown_sees(const Shown *shown, const World *world, Vec cell) {
    if (shown_wait(shown, cell) > 0) return fov_has(&shown->before, cell);
    return fov_has(&world->view, cell);
}

static bool rises(const Level *level, Vec cell) {
    return level_opaque(level, cell);
}

static const CellPicture *picture_of(Ground *ground, const Level *level, Vec cell) {
    const CellPicture *picture = ground_cell(ground, level, cell);
    return picture == NULL ? ground_nothing(ground, cell) : picture;
}

static const Heave *find_heave(const Shown *shown, Vec cell) {
    for (int i = 0; i < shown->heave_count; i++) {
        if (vec_eq(shown->heaves[i].cell, cell)) return &shown->heaves[i];
    }
    return NULL;
}

bool shown_moves(const Shown *shown, Vec cell) {
    return find_heave(shown, cell) != NULL;
}

static void begin_heave(Shown *shown, const World *world, Ground *ground, Vec cell) {
    bool seen = fov_has(&shown->before, cell) || fov_has(&world->view, cell);
    if (seen && shown->heave_count < HEAVES_MAX && find_heave(shown, cell) == NULL) {
        Heave *heave = &shown->heaves[shown->heave_count++];
        heave->cell = cell;
        heave->age = 0;
        heave->wall = rises(&shown->level, cell);
        memcpy(heave->from, picture_of(ground, &shown->level, cell)->seen, sizeof heave->from);
    }
    take_over(shown, world, cell);
}

static void age_heaves(Shown *shown) {
    int last = shown->reduced_motion ? HEAVE_FADE_TICKS : HEAVE_TICKS;
    for (int i = 0; i < shown->heave_count; i++) {
        if (++shown->heaves[i].age < last) continue;
        int end = --shown->heave_count;
        if (i < end) shown->heaves[i] = shown->heaves[end];
        i--;
    }
}

Rect shown_near(const World *world) {
    enum { REACH_X = 64, REACH_Y = 44 }; // cells: at a level's edge he is far from the middle of the frame
    const Grid *tiles = &world->level.tiles;
    Vec hero = world->hero_cell;
    int x0 = int_max(hero.x - REACH_X, 0), x1 = int_min(hero.x + REACH_X, tiles->w - 1);
    int y0 = int_max(hero.y - REACH_Y, 0), y1 = int_min(hero.y + REACH_Y, tiles->h - 1);
    return (Rect){x0, y0, x1 - x0 + 1, y1 - y0 + 1};
}

static void follow(Shown *shown, const World *world, Ground *ground) {
    Rect near = shown_near(world);
    bool wave = shown->wave < WAVE_TICKS;
    for (int y = near.y; y < near.y + near.h; y++) {
        for (int x = near.x; x < near.x + near.w; x++) {
            Vec cell = {x, y};
            if (grid_at(&world->explored, cell) == KNOWN_NOT || !differs(shown, world, cell)) continue;
            if (!wave) {
                take_over(shown, world, cell);
            } else if (shown_wait(shown, cell) == 0) {
                begin_heave(shown, world, ground, cell);
            }
        }
    }
}

static bool tolls(const World *world) {
    for (int i = 0; i < world->events.count; i++) {
        if (world->events.at[i].kind == EVENT_TOLL) return true;
    }
    return false;
}

void shown_tick(Shown *shown, const World *world, Ground *ground) {
    shown->wave = int_min(shown->wave + 1, WAVE_TICKS);
    age_heaves(shown);
    int before = shown->heave_count;
    if (tolls(world)) {
        shown->wave = 0;
        shown->centre = world->hero_cell;
    }
    follow(shown, world, ground);
    shown->begun = shown->heave_count - before;
    if (shown->wave >= WAVE_TICKS) shown->before = world->view;
}

static uint32_t mix(uint32_t a, uint32_t b, int part, int whole) {
    uint32_t sum = 0;
    for (int shift = 0; shift < 32; shift += 8) {
        int from = (int)(a >> shift & 255), to = (int)(b >> shift & 255);
        sum |= (uint32_t)(from + (to - from) * part / whole) << shift;
    }
    return sum;
}

// `upper` comes down by `off` px over `lower`, cut off at the cell's lower edge.
static void slide(uint32_t *to, const uint32_t *upper, const uint32_t *lower, int off) {
    size_t rows = (size_t)off * CELL_PX, all = (size_t)CELL_PX * CELL_PX;
    memcpy(to, lower, rows * sizeof *to);
    memcpy(to + rows, upper, (all - rows) * sizeof *to);
}

static void cross_fade(uint32_t *to, const uint32_t *a, const uint32_t *b, int part, int whole) {
    for (int i = 0; i < CELL_PX * CELL_PX; i++) to[i] = mix(a[i], b[i], part, whole);
}

// Stone jumps up and sinks faster and faster.
static void draw_heave(const Shown *shown, const Heave *heave, const uint32_t *now, uint32_t *to) {
    bool wall = rises(&shown->level, heave->cell), was = heave->wall;
    int left = HEAVE_TICKS - heave->age;
    if (shown->reduced_motion) {
        cross_fade(to, heave->from, now, heave->age, HEAVE_FADE_TICKS);
    } else if (wall && !was) {
        slide(to, now, heave->from, CELL_PX * left * left / (HEAVE_TICKS * HEAVE_TICKS));
    } else if (was && !wall) {
        slide(to, heave->from, now, CELL_PX * heave->age * heave->age / (HEAVE_TICKS * HEAVE_TICKS));
    } else {
        cross_fade(to, heave->from, now, heave->age, HEAVE_TICKS);
    }
}

const CellPicture *shown_cell(Shown *shown, Ground *ground, Vec cell) {
    const CellPicture *now = ground_cell(ground, &shown->level, cell);
    const Heave *heave = shown->heave_count > 0 ? find_heave(shown, cell) : NULL;
    uint32_t pixels[CELL_PX * CELL_PX];
    if (heave == NULL) return now;
    draw_heave(shown, heave, now == NULL ? ground_nothing(ground, cell)->seen : now->seen, pixels);
    ground_finish(&shown->picture, pixels);
    return &shown->picture;
}
