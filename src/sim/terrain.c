#include "sim/terrain.h"

#include "sim/flames.h"
#include "sim/paths.h"

static void explore(World *world) {
    Vec eye = world->view.eye, reach = world->view.reach;
    for (int y = eye.y - reach.y; y <= eye.y + reach.y; y++) {
        for (int x = eye.x - reach.x; x <= eye.x + reach.x; x++) {
            Vec cell = {x, y};
            if (fov_has(&world->view, cell) && grid_has(&world->explored, cell)) {
                grid_set(&world->explored, cell, KNOWN_WELL);
                grid_set(&world->known_tiles, cell, grid_at(&world->level.tiles, cell));
                grid_set(&world->known_decor, cell, grid_at(&world->level.decor, cell));
            }
        }
    }
}

static void look(World *world) {
    fov_compute(&world->view, &world->level, world->hero_cell, (Vec){VIEW_X, VIEW_Y});
    for (int gait = 0; gait < GAIT_COUNT; gait++) {
        dist_from(&world->to_hero[gait], &world->level, world->hero_cell, EIGHT_WAYS, CHASE_STEPS);
    }
    explore(world);
}

void terrain_shade(World *world) {
    const Grid *plain = &world->barred[GAIT_PLAIN], *bright = &world->bright;
    Grid *shy = &world->barred[GAIT_SHY];
    size_t cells = (size_t)shy->w * (size_t)shy->h;
    for (size_t i = 0; i < cells; i++) shy->cells[i] = plain->cells[i] | bright->cells[i];
    if (!grid_has(shy, world->hero_cell)) return;
    dist_from(&world->to_hero[GAIT_SHY], &world->level, world->hero_cell, EIGHT_WAYS, CHASE_STEPS);
}

// View and distances hold until the hero comes to another cell or a tile changes.
void terrain_look(World *world) {
    Vec cell = cell_of(world->actors[HERO].pos);
    if (vec_eq(cell, world->hero_cell)) return;
    world->hero_cell = cell;
    look(world);
}

static void bar_shut_doors(World *world, Vec cell) {
    bool shut = level_tile(&world->level, cell) == TILE_DOOR;
    grid_set(&world->barred[GAIT_PLAIN], cell, shut);
    grid_set(&world->barred[GAIT_SHY], cell, shut || grid_get(&world->bright, cell, 0) != 0);
}

void terrain_set(World *world, Vec cell, Tile tile) {
    level_set(&world->level, cell, tile);
    bar_shut_doors(world, cell);
    world->changes++;
    look(world);
    flames_look(world, cell);
}

void terrain_adorn(World *world, Vec cell, Decor decor) {
    grid_set(&world->level.decor, cell, (uint8_t)decor);
    world->changes++;
    if (fov_has(&world->view, cell)) grid_set(&world->known_decor, cell, (uint8_t)decor);
}

static void bar(World *world) {
    const Level *level = &world->level;
    for (int y = 0; y < level->tiles.h; y++) {
        for (int x = 0; x < level->tiles.w; x++) bar_shut_doors(world, (Vec){x, y});
    }
    for (int i = 0; i < level->fixture_count; i++) {
        const Fixture *fixture = &level->fixtures[i];
        if (FIXTURES[fixture->kind].trap) grid_set(&world->barred[GAIT_CLEVER], fixture->cell, 1);
    }
}

void terrain_renew(World *world) {
    for (int gait = 0; gait < GAIT_COUNT; gait++) grid_fill(&world->barred[gait], 0);
    bar(world);
    world->hero_cell = cell_of(world->actors[HERO].pos);
    world->changes++;
    look(world);
    flames_find(world);
}

bool terrain_init(World *world) {
    int w = world->level.tiles.w, h = world->level.tiles.h;
    world->hero_cell = (Vec){-1, -1};
    if (!grid_init(&world->explored, w, h) || !grid_init(&world->known_tiles, w, h) ||
        !grid_init(&world->known_decor, w, h) || !dist_init(&world->scratch, w, h))
        return false;
    for (int gait = 0; gait < GAIT_COUNT; gait++) {
        if (!grid_init(&world->barred[gait], w, h) || !dist_init(&world->to_hero[gait], w, h)) return false;
        world->to_hero[gait].barred = &world->barred[gait];
    }
    bar(world);
    return true;
}

void terrain_free(World *world) {
    grid_free(&world->explored);
    grid_free(&world->known_tiles);
    grid_free(&world->known_decor);
    dist_free(&world->scratch);
    for (int gait = 0; gait < GAIT_COUNT; gait++) {
        grid_free(&world->barred[gait]);
        dist_free(&world->to_hero[gait]);
    }
}
