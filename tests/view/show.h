#pragma once
// Draws a world with an atlas of patterns (painted.h). The test that includes this file defines HALL and
// HALL_H before.

#include "base/fail.h"
#include "view/painted.h"
#include "view/scene/scene.h"
#include "view/stage.h"

typedef struct Show {
    Atlas atlas;
    Scene *scene;
    World *world;
    Image frame;
} Show;

static Show show;

static int open_show(void **state) {
    (void)state;
    Error error;
    painted_init(&show.atlas, NULL);
    show.scene = scene_new(&show.atlas, NULL, &error);
    show.world = stage_new(HALL, HALL_H, 5);
    scene_set_aids(show.scene, (Aids){.still = true, .calm = true});
    return show.scene != NULL && image_init(&show.frame, 640, 360) ? 0 : -1;
}

static int close_show(void **state) {
    (void)state;
    image_free(&show.frame);
    stage_free(show.world);
    scene_free(show.scene);
    atlas_free(&show.atlas);
    return 0;
}

// A hash of what is drawn now.
static uint64_t drawn(void) {
    uint64_t hash = HASH_START;
    scene_draw(show.scene, show.world, 256, &show.frame);
    for (int i = 0; i < show.frame.w * show.frame.h; i++) hash = hash_mix(hash ^ show.frame.pixels[i]);
    return hash;
}

// What is drawn when the hero has just come to the level, as a hash.
static uint64_t seen(void) {
    known_learn_explored(show.world);
    assert_true(scene_set_world(show.scene, show.world));
    return drawn();
}
