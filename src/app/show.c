#include "app/show.h"

#include "base/fail.h"
#include "view/ascii.h"

#include <stdio.h>
#include <string.h>

enum { BUSY_MAX = 32 };

bool show_init(Show *show, const Assets *assets, bool reduced_motion, char *error, size_t error_size) {
    *show = (Show){.assets = assets};
    if (!image_init(&show->near, HUD_W, HUD_H) || !image_init(&show->far, 2 * HUD_W, 2 * HUD_H) ||
        !image_init(&show->layer, HUD_W, HUD_H)) {
        return fail(error, error_size, "not enough memory");
    }
    show->scene = scene_new(&assets->atlas, assets->font, error, error_size);
    if (show->scene == NULL) return false;
    scene_set_reduced_motion(show->scene, reduced_motion);
    return true;
}

void show_free(Show *show) {
    scene_free(show->scene);
    image_free(&show->near);
    image_free(&show->far);
    image_free(&show->layer);
    *show = (Show){0};
}

void show_name_keys(Show *show, const Controls *controls) {
    char walk[32];
    controls_walk_keys(controls, walk, sizeof walk);
    scene_set_use_key(show->scene, controls_prompt(controls, ACTION_USE));
    scene_set_keys(show->scene, walk, controls_prompt(controls, ACTION_STRIKE),
                   controls_prompt(controls, ACTION_SHUTTER));
    (void)snprintf(show->bell_key, sizeof show->bell_key, "%s", controls_prompt(controls, ACTION_BELL));
}

bool show_watch(Show *show, const World *world, bool begins) {
    if (begins) {
        hud_init(&show->hud, world);
        show->hud.wave = scene_wave(show->scene);
        show->hud.bell_key = show->bell_key[0] != '\0' ? show->bell_key : NULL;
    }
    return scene_watch(show->scene, world);
}

Image *show_frame(Show *show) {
    return show->far_view ? &show->far : &show->near;
}

void show_tick(Show *show, const World *world) {
    Rect busy[BUSY_MAX];
    const Image *frame = show_frame(show);
    scene_tick(show->scene, world);
    int count = scene_busy(show->scene, world, (Vec){frame->w, frame->h}, busy, BUSY_MAX);
    hud_tick(&show->hud, &show->assets->ui, world, busy, count);
}

void show_draw_game(Show *show, const World *world, int alpha) {
    if (show->ascii) {
        ascii_draw(&show->assets->ui, world, show_frame(show));
    } else {
        scene_draw(show->scene, world, alpha, show_frame(show));
    }
}

void show_lay(Show *show) {
    Image *frame = show_frame(show);
    image_overlay(frame, &show->layer, frame->w / show->layer.w);
}

void show_clear_layer(Show *show) {
    memset(show->layer.pixels, 0, (size_t)HUD_W * HUD_H * sizeof *show->layer.pixels);
}
