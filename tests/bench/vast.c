#include "bench/vast.h"

#include "app/store/assets.h"
#include "base/check.h"
#include "bench/crowd.h"
#include "sim/toll/toll.h"
#include "view/scene/scene.h"

#include <stdlib.h>

enum { FRAME_W = 640, FRAME_H = 360 };

typedef struct Vast {
    World *worlds[MAPS], *copy;
    Assets assets;
    Scene *scene;
    Image frame;
    int made; // tolls
} Vast;

static GenOptions options_of(const Work *work) {
    GenOptions options = GENERATORS[GEN_SCATTER]->defaults;
    options.w = options.h = work->side;
    return options;
}

static World *world_at(const Bed *bed, int run) {
    return ((Vast *)bed->own)->worlds[run % bed->work->maps];
}

static const char *build(Bed *bed) {
    Vast *vast = calloc(1, sizeof *vast);
    Rng rng;
    CHECK(vast != NULL);
    bed->own = vast;
    rng_init(&rng, 1, STREAM_AI);
    for (int i = 0; i < bed->work->maps; i++) {
        World *world = vast->worlds[i] = crowd_world(bed->work, (uint64_t)i, &rng);
        if (world->cache.flame_count < bed->work->flames) return "too few flames";
        if (world->actor_count <= bed->work->monsters) return "too few monsters";
    }
    return NULL;
}

// ---- the toll: each on a copy of its own

void vast_toll_ready(Bed *bed, int run) {
    Vast *vast = bed->own;
    GenOptions options = options_of(bed->work);
    world_free(vast->copy);
    vast->copy = world_copy(world_at(bed, run));
    CHECK(vast->copy != NULL && (bed->work->depth != 0 || toll_begin_single(vast->copy, &options)));
}

void vast_toll(Bed *bed, int run) {
    Vast *vast = bed->own;
    (void)run;
    vast->made += toll_perform_rung(vast->copy).made;
}

const char *vast_toll_open(Bed *bed) {
    const char *fault = build(bed);
    Vast *vast = bed->own;
    for (int i = 0; fault == NULL && i < bed->work->maps; i++) {
        vast_toll_ready(bed, i);
        vast_toll(bed, i);
    }
    return fault != NULL ? fault : vast->made == bed->work->maps ? NULL : "a toll is given up";
}

// ---- the frame: one scene, of one level

void vast_frame_ready(Bed *bed, int run) {
    World *world = world_at(bed, 0);
    (void)run;
    world->actors[HERO].hp = world->actors[HERO].hp_max;
    world_tick(world, (Input){0});
}

void vast_frame(Bed *bed, int run) {
    Vast *vast = bed->own;
    (void)run;
    scene_tick(vast->scene, world_at(bed, 0));
    scene_draw(vast->scene, world_at(bed, 0), 256, &vast->frame);
}

const char *vast_frame_open(Bed *bed) {
    const char *fault = build(bed);
    Vast *vast = bed->own;
    Error error;
    if (fault != NULL) return fault;
    if (!assets_load_look(&vast->assets, NULL, &error)) return "the assets are missing";
    CHECK(image_init(&vast->frame, FRAME_W, FRAME_H));
    vast->scene = scene_new(&vast->assets.atlas, vast->assets.font, &error);
    CHECK(vast->scene != NULL && scene_set_world(vast->scene, world_at(bed, 0)));
    return NULL;
}

void vast_close(Bed *bed) {
    Vast *vast = bed->own;
    for (int i = 0; i < bed->work->maps; i++) world_free(vast->worlds[i]);
    world_free(vast->copy);
    if (vast->scene != NULL) scene_free(vast->scene);
    image_free(&vast->frame);
    assets_free(&vast->assets);
    free(vast);
}
