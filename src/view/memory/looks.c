#include "view/memory/looks.h"

#include "sim/space/flames.h"

enum { GRATE_TICKS = 10, GRATE_STAGES = 3 }; // ticks of a frame of the opening grate

static const Look FIXTURE_LOOKS[FIXTURE_COUNT][PHASE_COUNT] = {
#define FIXTURE(kind, rules, works, looks) [FIXTURE_##kind] = {looks},
#define LOOKS(...)                         __VA_ARGS__
#define UNSEEN                             LOOK_TILE
#include "map/list_fixtures.h"
#undef UNSEEN
#undef LOOKS
#undef FIXTURE
};

static void note_fixtures(Looks *looks, const World *world, bool all) {
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *fixture = &world->level.fixtures[i];
        const WorldFixture *state = &world->floor.fixtures[i];
        bool hidden = FIXTURES[fixture->kind].trap && !state->found;
        if (hidden || fixture->kind == FIXTURE_CHEST) continue;
        if (!all && !fov_has(&world->cache.view, fixture->cell)) continue;
        grid_set(&looks->cells, fixture->cell, (uint8_t)FIXTURE_LOOKS[fixture->kind][state->phase]);
    }
}

static void note_doors(Looks *looks, const World *world) {
    for (int i = 0; i < looks->door_count; i++) grid_set(&looks->cells, looks->doors[i], LOOK_TILE);
    looks->door_count = 0;
    for (int i = 0; i < world->floor.door_count; i++) {
        const WorldDoor *door = &world->floor.doors[i];
        if (door->open || !fov_has(&world->cache.view, door->cell)) continue;
        grid_set(&looks->cells, door->cell, LOOK_AJAR);
        looks->doors[looks->door_count++] = door->cell;
    }
}

static Vec find_stairs(const Level *level) {
    for (int y = 0; y < level->tiles.h; y++) {
        for (int x = 0; x < level->tiles.w; x++) {
            if (level_tile(level, (Vec){x, y}) == level_stairs_on(level)) return (Vec){x, y};
        }
    }
    return (Vec){-1, -1};
}

bool hand_bell_is_untaken(const World *world) {
    for (int i = 0; i < world->floor.item_count; i++) {
        if (world->floor.items[i].kind == ITEM_BELL && !world->floor.items[i].taken) return true;
    }
    return false;
}

// True if the bell or the ware on a pedestal is still there.
static bool is_borne(const World *world, Vec cell) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        bool precious = item->kind == ITEM_BELL || item->price > 0;
        if (!item->taken && precious && vec_eq(cell_of(item->pos), cell)) return true;
    }
    return false;
}

static void note_pedestals(Looks *looks, const World *world, bool all) {
    const Grid *decor = &world->level.decor;
    for (int i = 0; i < decor->w * decor->h; i++) {
        Vec cell = {i % decor->w, i / decor->w};
        if (decor->cells[i] != DECOR_PEDESTAL || (!all && !fov_has(&world->cache.view, cell))) continue;
        looks->cells.cells[i] = is_borne(world, cell) ? LOOK_TILE : LOOK_PEDESTAL_SUNK;
    }
}

static Look grate_look(const Looks *looks, const World *world) {
    if (!world_descends(world)) return LOOK_TILE;
    if (!world_grate_is_open_or_absent(world)) return LOOK_GRATE;
    int stage = looks->opened / GRATE_TICKS;
    return stage < GRATE_STAGES ? (Look)(LOOK_GRATE_1 + stage) : LOOK_TILE;
}

static void note_grate(Looks *looks, const World *world, bool all) {
    if (!grid_has(&looks->cells, looks->stairs) || (!all && !fov_has(&world->cache.view, looks->stairs)))
        return;
    grid_set(&looks->cells, looks->stairs, (uint8_t)grate_look(looks, world));
}

static Stain stain_at(const Looks *looks, Vec cell) {
    return (Stain)grid_get(&looks->stains, cell, STAIN_NONE);
}

// Removes dried-up puddles in sight.
static void dry(Looks *looks, const World *world) {
    for (int y = -VIEW_Y; y <= VIEW_Y; y++) {
        for (int x = -VIEW_X; x <= VIEW_X; x++) {
            Vec cell = vec_add(world->cache.hero_cell, (Vec){x, y});
            Stain stain = stain_at(looks, cell);
            bool puddle = stain == STAIN_WINE || stain == STAIN_HONEY;
            if (puddle && fov_has(&world->cache.view, cell)) grid_set(&looks->stains, cell, STAIN_NONE);
        }
    }
}

static void note_spills(Looks *looks, const World *world, bool all) {
    static const Stain STAINS[SPILL_KIND_COUNT] = {[SPILL_WINE] = STAIN_WINE, [SPILL_HONEY] = STAIN_HONEY};
    for (int i = 0; i < world->floor.spill_count; i++) {
        const Spill *spill = &world->floor.spills[i];
        bool seen =
            all ? world_known(world, spill->cell) != KNOWN_NOT : fov_has(&world->cache.view, spill->cell);
        if (seen) grid_set(&looks->stains, spill->cell, (uint8_t)STAINS[spill->kind]);
    }
}

static void scorch(Looks *looks, const World *world, Vec cell) {
    bool floor = level_floor(&world->level, cell) && fov_has(&world->cache.view, cell);
    if (floor && stain_at(looks, cell) == STAIN_NONE) grid_set(&looks->stains, cell, STAIN_SCORCH);
}

static void scorch_around(Looks *looks, const World *world, Vec middle) {
    scorch(looks, world, middle);
    for (int dir = 0; dir < DIR_COUNT; dir++) scorch(looks, world, vec_add(middle, DIRS[dir]));
}

// Removes old marks from rebuilt cells.
static void renew(Looks *looks, const World *world) {
    for (int y = 0; y < looks->stains.h; y++) {
        for (int x = 0; x < looks->stains.w; x++) {
            Vec cell = {x, y};
            if (stain_at(looks, cell) == STAIN_SCORCH && !flames_is_lit_at_all(world, cell))
                grid_set(&looks->stains, cell, STAIN_NONE);
        }
    }
}

static void mark(Looks *looks, const World *world, const Event *event) {
    if (event->kind == EVENT_FREED) looks->opened = 0;
    if (event->kind == EVENT_FIRE_OUT) scorch(looks, world, cell_of(event->pos));
    if (event->kind == EVENT_BLAST) scorch_around(looks, world, cell_of(event->pos));
    if (event->kind == EVENT_TOLL) renew(looks, world);
}

bool looks_init(Looks *looks, const World *world) {
    *looks = (Looks){0};
    const Grid *tiles = &world->level.tiles;
    if (!grid_init(&looks->cells, tiles->w, tiles->h) || !grid_init(&looks->stains, tiles->w, tiles->h))
        return false;
    looks->stairs = find_stairs(&world->level);
    looks->opened = GRATE_TICKS * GRATE_STAGES;
    note_fixtures(looks, world, true);
    note_doors(looks, world);
    note_grate(looks, world, true);
    note_pedestals(looks, world, true);
    note_spills(looks, world, true);
    return true;
}

void looks_free(Looks *looks) {
    grid_free(&looks->cells);
    grid_free(&looks->stains);
    *looks = (Looks){0};
}

// Removes traps that a toll has taken.
static void forget(Looks *looks, const World *world, const ShownLevel *shown) {
    for (int y = -VIEW_Y; y <= VIEW_Y; y++) {
        for (int x = -VIEW_X; x <= VIEW_X; x++) {
            Vec cell = vec_add(world->cache.hero_cell, (Vec){x, y});
            if (grid_has(&looks->cells, cell) && fov_has(&world->cache.view, cell) &&
                shown_wave_delay_ticks(shown, cell) == 0)
                grid_set(&looks->cells, cell, LOOK_TILE);
        }
    }
}

void looks_tick(Looks *looks, const World *world, const ShownLevel *shown) {
    looks->opened++;
    dry(looks, world);
    for (int i = 0; i < world->events.count; i++) mark(looks, world, &world->events.at[i]);
    if (world->clock.tolls > 0) forget(looks, world, shown);
    note_fixtures(looks, world, false);
    note_doors(looks, world);
    note_grate(looks, world, false);
    note_pedestals(looks, world, false);
    note_spills(looks, world, false);
}
