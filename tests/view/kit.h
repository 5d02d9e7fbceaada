#pragma once
// For tests of the view: the game's own font and sprites, and worlds made by hand. They need no simulation,
// because what is drawn depends only on their fields.

#include "base/check.h"
#include "base/fail.h"
#include "sim/state/bag.h"
#include "sim/state/world.h"
#include "view/canvas/panel.h"

#include <SDL_ttf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct Kit {
    Ui ui;
    Atlas atlas;
    Font *font;
    void *font_bytes;
    size_t font_size;
} Kit;

enum { GUARD = 4096 }; // marked pixels before and behind a guarded picture

static inline void *read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    CHECK(file != NULL);
    CHECK(fseek(file, 0, SEEK_END) == 0);
    long length = ftell(file);
    CHECK(length > 0);
    rewind(file);
    void *bytes = malloc((size_t)length);
    CHECK(bytes != NULL);
    CHECK(fread(bytes, 1, (size_t)length, file) == (size_t)length);
    (void)fclose(file);
    *size = (size_t)length;
    return bytes;
}

static inline void add_actor(World *world, ActorKind kind, Vec cell) {
    Actor *actor = &world->actors[kind == ACTOR_HERO ? HERO : world->actor_count++];
    *actor = (Actor){.kind = kind, .hp = ACTORS[kind].hp, .hp_max = ACTORS[kind].hp, .facing = DIR_S};
    actor->pos = actor->prev = cell_centre(cell);
    actor->brain.home = actor->brain.seen = actor->brain.route.target = cell;
    actor->brain.mind = MIND_IDLE;
}

static inline void place(World *world, Vec cell, char glyph) {
    Tile tile = glyph == '#' || glyph == '!' ? TILE_WALL : TILE_FLOOR;
    grid_set(&world->level.tiles, cell, (uint8_t)tile);
    if (glyph == '!') grid_set(&world->level.decor, cell, DECOR_TORCH);
    if (glyph == '*') {
        world->floor.items[world->floor.item_count++] =
            (Item){.kind = ITEM_CHALICE, .pos = cell_centre(cell)};
        world->remaining++;
    }
    for (int kind = ACTOR_HERO; kind < ACTOR_KIND_COUNT; kind++) {
        if (ACTORS[kind].glyph == glyph) add_actor(world, (ActorKind)kind, cell);
    }
}

static inline World *empty_world(int w, int h) {
    World *world = calloc(1, sizeof *world);
    CHECK(world != NULL);
    CHECK(level_init(&world->level, w, h));
    CHECK(grid_init(&world->known.explored, w, h) && grid_init(&world->known.tiles, w, h) &&
          grid_init(&world->known.decor, w, h));
    bag_init(&world->hero.bag);
    (void)snprintf(world->level.generator, sizeof world->level.generator, "halls");
    world->level.seed = 7;
    world->actor_count = 1;
    return world;
}

// The hero looks around from where he stands now.
static inline void kit_look(World *world) {
    world->cache.hero_cell = cell_of(world->actors[HERO].pos);
    fov_compute(&world->cache.view, &world->level, world->cache.hero_cell, (Vec){VIEW_X, VIEW_Y});
    for (int y = 0; y < world->level.tiles.h; y++) {
        for (int x = 0; x < world->level.tiles.w; x++) {
            Vec cell = {x, y};
            if (!fov_has(&world->cache.view, cell)) continue;
            grid_set(&world->known.explored, cell, KNOWN_WELL);
            grid_set(&world->known.tiles, cell, grid_at(&world->level.tiles, cell));
            grid_set(&world->known.decor, cell, grid_at(&world->level.decor, cell));
        }
    }
}

// A world from a picture: '#' wall, '.' floor, '@' the hero, '*' a chalice, '!' a torch, letters monsters.
static inline World *kit_world(const char *const *rows, int count) {
    World *world = empty_world((int)strlen(rows[0]), count);
    for (int y = 0; y < count; y++) {
        for (int x = 0; x < world->level.tiles.w; x++) place(world, (Vec){x, y}, rows[y][x]);
    }
    world->level.start = cell_of(world->actors[HERO].pos);
    level_update_caches(&world->level);
    kit_look(world);
    return world;
}

// A hall of that size with a pillar in the middle, and with the hero and a rat in opposite corners.
static inline World *kit_hall(int w, int h) {
    World *world = empty_world(w, h);
    for (int y = 0; y < h; y++) {
        for (int x = 0; x < w; x++) {
            bool wall = x == 0 || y == 0 || x == w - 1 || y == h - 1 || (x == w / 2 && y == h / 2);
            place(world, (Vec){x, y}, wall ? '#' : '.');
        }
    }
    add_actor(world, ACTOR_HERO, (Vec){1, 1});
    add_actor(world, ACTOR_RAT, (Vec){w - 2, h - 2});
    world->level.rooms[world->level.room_count++] = (Rect){1, 1, w - 2, h - 2};
    level_update_caches(&world->level);
    kit_look(world);
    return world;
}

static inline void kit_free(World *world) {
    level_free(&world->level);
    grid_free(&world->known.explored);
    grid_free(&world->known.tiles);
    grid_free(&world->known.decor);
    free(world);
}

static Kit kit; // of a program of tests, which opens it once

static inline int open_kit(void **state) {
    (void)state;
    Error error = {""};
    size_t png_size, index_size;
    void *png = read_file("assets/atlas.png", &png_size), *index = read_file("assets/atlas.txt", &index_size);
    kit.font_bytes = read_file("assets/cellarium.ttf", &kit.font_size);
    CHECK(TTF_Init() == 0);
    CHECK(atlas_load(&kit.atlas, png, png_size, index, index_size, &error));
    kit.font = font_open(kit.font_bytes, kit.font_size, &error);
    CHECK(kit.font != NULL);
    ui_init(&kit.ui, &kit.atlas, kit.font);
    free(png);
    free(index);
    return 0;
}

static inline int close_kit(void **state) {
    (void)state;
    font_close(kit.font);
    atlas_free(&kit.atlas);
    free(kit.font_bytes);
    TTF_Quit();
    return 0;
}

static inline bool image_same_in(const Image *a, const Image *b, Rect rect) {
    for (int y = rect.y; y < rect.y + rect.h; y++) {
        size_t at = (size_t)y * (size_t)a->w + (size_t)rect.x;
        if (memcmp(a->pixels + at, b->pixels + at, (size_t)rect.w * sizeof(uint32_t)) != 0) return false;
    }
    return true;
}

static inline bool image_same(const Image *a, const Image *b) {
    return a->w == b->w && a->h == b->h && image_same_in(a, b, (Rect){0, 0, a->w, a->h});
}

// An image with marked pixels around it; guard_intact() tells whether nothing was drawn outside the image.
static inline Image guarded_image(int w, int h) {
    size_t count = (size_t)w * (size_t)h;
    uint32_t *pixels = calloc(count + 2 * GUARD, sizeof *pixels);
    CHECK(pixels != NULL);
    for (size_t i = 0; i < GUARD; i++) pixels[i] = pixels[GUARD + count + i] = 0x5eed5eedu;
    return (Image){.w = w, .h = h, .pixels = pixels + GUARD};
}

static inline bool guard_intact(const Image *image) {
    const uint32_t *behind = image->pixels + (size_t)image->w * (size_t)image->h;
    for (int i = 0; i < GUARD; i++) {
        if (image->pixels[i - GUARD] != 0x5eed5eedu || behind[i] != 0x5eed5eedu) return false;
    }
    return true;
}

static inline void guarded_free(Image *image) {
    free(image->pixels - GUARD);
    *image = (Image){0};
}
