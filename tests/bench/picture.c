#include "bench/picture.h"

#include "app/store/assets.h"
#include "base/check.h"
#include "bench/maps.h"
#include "support/taken.h"
#include "view/canvas/camera.h"
#include "view/scene/scene.h"

#include <SDL.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    FRAME_W = 640,
    FRAME_H = 360,
    FIELD_W = 61,
    FIELD_H = 37,
    BRAZIERS = 12,
    ALONE_MAX = 100,
    FADE_TICKS = 12,
    WALK_TICKS = 40
};
enum { SHOWN_MIN = 90, DRAWN_MIN = 5000 }; // percent of the bodies; px that they change

typedef struct Picture {
    Assets assets;
    World *worlds[MAPS];
    Scene *scenes[MAPS];
    Image frame;
    SDL_Surface *atlas, *surface;
    SDL_Rect floor, wall, bodies[ACTOR_KIND_COUNT]; // in the atlas
} Picture;

static SDL_Rect rect_of(const Atlas *atlas, const char *name) {
    int sprite = atlas_find(atlas, name);
    CHECK(sprite >= 0);
    Rect rect = atlas_frame(atlas, sprite, 0);
    return (SDL_Rect){rect.x, rect.y, rect.w, rect.h};
}

static SDL_Surface *surface_of(const Image *image) {
    SDL_Surface *surface = SDL_CreateRGBSurfaceWithFormatFrom(
        image->pixels, image->w, image->h, 32, image->w * (int)sizeof(uint32_t), SDL_PIXELFORMAT_ARGB8888);
    CHECK(surface != NULL);
    return surface;
}

static bool near_start(const Level *level, Vec cell) {
    Vec way = vec_sub(cell, level->start);
    return int_abs(way.x) < SIGHT_X && int_abs(way.y) < SIGHT_Y && vec_chebyshev(cell, level->start) > 1;
}

static Vec near_cell(const Level *level, Rng *rng) {
    for (;;) {
        Vec cell = map_cell(level, rng);
        if (near_start(level, cell) && !level_taken(level, cell)) return cell;
    }
}

// The hero in the middle of an open field of that ground, with lit braziers and monsters about him.
static World *field(uint64_t seed, Tile ground, int bodies) {
    Level level;
    Rng rng;
    rng_init(&rng, seed, STREAM_LOOKS);
    CHECK(level_init(&level, FIELD_W, FIELD_H));
    level.seed = seed;
    grid_fill(&level.tiles, TILE_WALL);
    grid_fill_clipped(&level.tiles, (Rect){1, 1, FIELD_W - 2, FIELD_H - 2}, TILE_FLOOR);
    level.start = (Vec){FIELD_W / 2, FIELD_H / 2};
    for (int i = 0; i < BRAZIERS; i++) grid_set(&level.tiles, near_cell(&level, &rng), TILE_BRAZIER_LIT);
    level_update_caches(&level);
    for (int i = 0, kind = ACTOR_RAT; i < int_min(bodies, ALONE_MAX); i++, kind = map_kind_after(kind)) {
        CHECK(spawn_add(&level.monsters, kind, near_cell(&level, &rng)));
    }
    for (int i = 0; i < FIELD_W * FIELD_H; i++) {
        if (level.tiles.cells[i] == TILE_FLOOR) level.tiles.cells[i] = (uint8_t)ground;
    }
    level_update_caches(&level);
    level_sort(&level);
    World *world = world_new(&level);
    CHECK(world != NULL && world->actor_count == 1 + int_min(bodies, ALONE_MAX));
    return world;
}

// More than stand on cells of their own: doubles, each a little aside of another, that no rule knows of.
static void multiply(World *world, int bodies) {
    for (int i = HERO + 1; world->actor_count - 1 < bodies; i++) {
        Actor copy = world->actors[i];
        Vec aside = {5 * SUB, 3 * SUB};
        copy.pos = vec_add(copy.pos, aside);
        copy.prev = vec_add(copy.prev, aside);
        world->actors[world->actor_count++] = copy;
    }
}

// The hero walks a small square, unnoticed, and nobody dies.
static void step(World *world, int bodies) {
    static const int8_t WAYS[4][2] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    const int8_t *way = WAYS[world->tick / WALK_TICKS % 4];
    world->actor_count = int_min(world->actor_count, 1 + ALONE_MAX);
    for (int i = 0; i < world->actor_count; i++) {
        Actor *actor = &world->actors[i];
        actor->hp = actor->hp_max;
        if (i == HERO) continue;
        actor->brain.mind = MIND_IDLE;
        actor->brain.notice = 0;
    }
    world_tick(world, (Input){.x = way[0], .y = way[1]});
    multiply(world, bodies);
}

static void find_sprites(Picture *picture) {
    const Atlas *atlas = &picture->assets.atlas;
    picture->floor = rect_of(atlas, "floor");
    picture->wall = rect_of(atlas, "wall_front");
    for (int kind = ACTOR_HERO; kind < ACTOR_KIND_COUNT; kind++) {
        char name[64];
        (void)snprintf(name, sizeof name, "%s_down", ACTORS[kind].name);
        picture->bodies[kind] = rect_of(atlas, name);
    }
}

// Until all have come into sight.
static void stage(Picture *picture, int map, const Work *work) {
    Error error;
    World *world = field((uint64_t)map, (Tile)work->kind, work->count);
    Scene *scene = scene_new(&picture->assets.atlas, picture->assets.font, &error);
    CHECK(scene != NULL && scene_set_world(scene, world));
    for (int tick = 0; tick < FADE_TICKS; tick++) {
        step(world, work->count);
        scene_tick(scene, world);
    }
    picture->worlds[map] = world;
    picture->scenes[map] = scene;
}

// Those that both sides draw: in the frame, seen, and lit.
static int shown_of(const World *world) {
    int count = 0;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        Vec cell = cell_of(world->actors[i].pos);
        count += fov_has(&world->cache.view, cell) && grid_get(&world->cache.bright, cell, 0) != 0;
    }
    return count;
}

// As in play, a tick goes before each picture.
void picture_ready(Bed *bed, int run) {
    Picture *picture = bed->own;
    step(picture->worlds[run % MAPS], bed->work->count);
    scene_tick(picture->scenes[run % MAPS], picture->worlds[run % MAPS]);
}

void picture_ours(Bed *bed, int run) {
    Picture *picture = bed->own;
    scene_draw(picture->scenes[run % MAPS], picture->worlds[run % MAPS], 256, &picture->frame);
}

// Pixels of a frame that are others without the monsters.
static int drawn_of(Bed *bed, int map) {
    Picture *picture = bed->own;
    World *world = picture->worlds[map];
    int actors = world->actor_count, count = 0;
    static uint32_t before[FRAME_W * FRAME_H];
    picture_ours(bed, map);
    memcpy(before, picture->frame.pixels, sizeof before);
    world->actor_count = HERO + 1;
    picture_ours(bed, map);
    world->actor_count = actors;
    for (int i = 0; i < FRAME_W * FRAME_H; i++) count += before[i] != picture->frame.pixels[i];
    return count;
}

// SDL lights a copy by one colour: here that of a flame, weaker where no flame shines.
static void copy(Picture *picture, const World *world, Vec cell, SDL_Rect from, Vec at) {
    SDL_Rect to = {at.x, at.y, from.w, from.h};
    bool bright = grid_get(&world->cache.bright, cell, 0) != 0;
    (void)SDL_SetSurfaceColorMod(picture->atlas, bright ? 240 : 120, bright ? 200 : 110, bright ? 150 : 100);
    (void)SDL_BlitSurface(picture->atlas, &from, picture->surface, &to);
}

void picture_peers(Bed *bed, int run) {
    Picture *picture = bed->own;
    const World *world = picture->worlds[run % MAPS];
    Vec middle = camera_interpolate_px(world->actors[HERO].pos, world->actors[HERO].pos, 256);
    Camera camera = camera_at(middle, (Vec){FRAME_W, FRAME_H});
    Rect cells = camera_cells(&camera);
    (void)SDL_SetSurfaceBlendMode(picture->atlas, SDL_BLENDMODE_NONE);
    for (int i = 0; i < cells.w * cells.h; i++) {
        Vec cell = {cells.x + i % cells.w, cells.y + i / cells.w};
        Vec at = camera_to_frame(&camera, (Vec){cell.x * CELL_PX, cell.y * CELL_PX});
        copy(picture, world, cell, level_floor(&world->level, cell) ? picture->floor : picture->wall, at);
    }
    (void)SDL_SetSurfaceBlendMode(picture->atlas, SDL_BLENDMODE_BLEND);
    for (int i = 0; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        SDL_Rect from = picture->bodies[actor->kind];
        Vec feet = camera_to_frame(&camera, camera_interpolate_px(actor->pos, actor->pos, 256));
        Vec at = {feet.x - from.w / 2, feet.y - from.h};
        if (actor->kind != ACTOR_NONE) copy(picture, world, cell_of(actor->pos), from, at);
    }
}

const char *picture_open(Bed *bed) {
    Picture *picture = calloc(1, sizeof *picture);
    Error error;
    CHECK(picture != NULL);
    bed->own = picture;
    if (!assets_load_look(&picture->assets, NULL, &error)) return "the assets are missing";
    CHECK(image_init(&picture->frame, FRAME_W, FRAME_H));
    picture->atlas = surface_of(&picture->assets.atlas.image);
    picture->surface = SDL_CreateRGBSurfaceWithFormat(0, FRAME_W, FRAME_H, 32, SDL_PIXELFORMAT_ARGB8888);
    CHECK(picture->surface != NULL);
    find_sprites(picture);
    int shown = 0;
    for (int i = 0; i < MAPS; i++) {
        stage(picture, i, bed->work);
        shown += shown_of(picture->worlds[i]);
    }
    if (drawn_of(bed, 0) < DRAWN_MIN) return "the monsters are not drawn";
    return 100 * shown >= SHOWN_MIN * MAPS * bed->work->count ? NULL : "too few are lit and seen";
}

void picture_close(Bed *bed) {
    Picture *picture = bed->own;
    for (int i = 0; i < MAPS && picture->scenes[i] != NULL; i++) {
        scene_free(picture->scenes[i]);
        world_free(picture->worlds[i]);
    }
    SDL_FreeSurface(picture->surface);
    SDL_FreeSurface(picture->atlas);
    image_free(&picture->frame);
    assets_free(&picture->assets);
    free(picture);
}
