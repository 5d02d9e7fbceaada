#include "view/scene/scene.h"

#include "base/check.h"
#include "sim/combat/turns.h"
#include "view/canvas/actor_sprites.h"
#include "view/effects/effects.h"
#include "view/light/light.h"
#include "view/scene/caps.h"
#include "view/scene/marks.h"
#include "view/scene/streaks.h"
#include "view/scene/things.h"
#include "view/scene/things_bodies.h"
#include "view/scene/things_ground.h"
#include "view/scene/things_marks.h"
#include "view/scene/things_props.h"
#include "view/scene/toll_edge.h"
#include "view/scene/toll_warning.h"

#include <stdio.h>
#include <stdlib.h>

#define CONTRAST_VEIL 0x78000000u // darkens the ground, but not what stands on it

struct Scene {
    Ui ui;
    Aids aids;
    bool watching; // a world was set, and there was enough memory
    ActorSprites sprites;
    Ground ground;
    Light light;
    Effects effects;
    Things things;
    Looks looks;
    ShownLevel shown;
    TollEdge edge;
    TollWarning warning;
    Crumble dust;
    CameraLookAhead gaze;
    Tweens slides;
    Streaks streaks;
    Vec layer; // px of the HUD's
    NoiseRings rings;
    Prompt prompt;
    Rect covered; // px of the layer where something else is written; a prompt there waits
    Tutorial tutorial;
    const Journey *journey; // borrowed; NULL: none
    int aim_end;            // a sprite
};

static bool init(Scene *scene, const Atlas *atlas, Error *error) {
    const SpriteWish wish = {"aim_end", 2, &scene->aim_end};
    return sprites_find(atlas, &wish, 1, error) && actor_sprites_init(&scene->sprites, atlas, error) &&
           effects_init(&scene->effects, atlas, &scene->sprites, error) &&
           ground_init(&scene->ground, atlas, error) &&
           (toll_edge_init_hatch(&scene->edge) || sprites_no_memory(error)) &&
           things_init(&scene->things, atlas, &scene->sprites, &scene->effects, error);
}

Scene *scene_new(const Atlas *atlas, Font *font, Error *error) {
    Scene *scene = calloc(1, sizeof *scene);
    if (scene == NULL) {
        sprites_no_memory(error);
        return NULL;
    }
    ui_init(&scene->ui, atlas, font);
    scene_set_layer_size(scene, (Vec){NEAR_W, NEAR_H});
    if (init(scene, atlas, error)) {
        scene_set_aids(scene, (Aids){0});
        return scene;
    }
    scene_free(scene);
    return NULL;
}

void scene_free(Scene *scene) {
    if (scene == NULL) return;
    things_free(&scene->things);
    ground_free(&scene->ground);
    light_free(&scene->light);
    looks_free(&scene->looks);
    shown_free(&scene->shown);
    toll_warning_free(&scene->warning);
    toll_edge_free(&scene->edge);
    free(scene);
}

void scene_set_aids(Scene *scene, Aids aids) {
    scene->aids = aids;
    scene->light.flicker = !aids.still && !aids.calm;
    scene->gaze = (CameraLookAhead){0};
    scene->shown.wave.still = aids.still;
    scene->shown.wave.calm = aids.calm;
    scene->effects.aids = aids;
}

void scene_set_layer_size(Scene *scene, Vec size) {
    scene->layer = size;
}

void scene_set_use_key(Scene *scene, const char *name) {
    (void)snprintf(scene->prompt.key, sizeof scene->prompt.key, "%s", name);
    (void)snprintf(scene->tutorial.keys[TUTORIAL_LIGHT], TUTORIAL_KEY_MAX, "%s", name);
}

void scene_set_keys(Scene *scene, const char *walk, const char *strike, const char *shutter) {
    (void)snprintf(scene->tutorial.keys[TUTORIAL_WALK], TUTORIAL_KEY_MAX, "%s", walk);
    (void)snprintf(scene->tutorial.keys[TUTORIAL_STRIKE], TUTORIAL_KEY_MAX, "%s", strike);
    (void)snprintf(scene->tutorial.keys[TUTORIAL_SHUTTER], TUTORIAL_KEY_MAX, "%s", shutter);
}

void scene_set_journey(Scene *scene, const Journey *journey) {
    scene->journey = journey;
}

bool scene_set_world(Scene *scene, const World *world) {
    light_free(&scene->light);
    looks_free(&scene->looks);
    shown_free(&scene->shown);
    toll_warning_free(&scene->warning);
    noise_rings_clear(&scene->rings);
    scene->gaze = (CameraLookAhead){0};
    tweens_clear(&scene->slides);
    streaks_clear(&scene->streaks);
    effects_clear(&scene->effects);
    crumble_clear(&scene->dust);
    prompt_clear(&scene->prompt);
    tutorial_enter_level(&scene->tutorial, world);
    scene->ground.looks = &scene->looks;
    scene->effects.theme = theme_of(world);
    ground_set_theme(&scene->ground, scene->effects.theme);
    things_set_theme(&scene->things, scene->effects.theme);
    scene->watching = shown_init(&scene->shown, world) && light_init(&scene->light, world, &scene->shown) &&
                      looks_init(&scene->looks, world) && toll_warning_init(&scene->warning, world);
    if (scene->watching) things_set_world(&scene->things, world);
    return scene->watching;
}

// Stirs up dust in the cells where stone begins to move.
static void stir_dust(Scene *scene, const World *world) {
    const ShownLevel *shown = &scene->shown;
    Rect near = shown_area_near_hero(world);
    if (scene->aids.still || !wave_runs(&shown->wave)) return;
    for (int y = near.y; y < near.y + near.h; y++) {
        for (int x = near.x; x < near.x + near.w; x++) {
            Vec cell = {x, y};
            if (shown_wave_ticks(shown, cell) == 0 && shown_fate(shown, cell) >= FATE_RISES)
                effects_floor_dust(&scene->effects, cell);
        }
    }
}

void scene_tick(Scene *scene, const World *world) {
    if (!scene->watching) return;
    shown_tick(&scene->shown, world);
    light_tick(&scene->light, world, &scene->shown);
    looks_tick(&scene->looks, world, &scene->shown);
    prompt_tick(&scene->prompt, world);
    if (wave_runs(&scene->shown.wave)) prompt_clear(&scene->prompt); // its banner stands alone
    tutorial_tick(&scene->tutorial, world);
    effects_tick(&scene->effects, world, &scene->light.lamps);
    stir_dust(scene, world);
    crumble_tick(&scene->dust, world, &scene->shown, &scene->ground);
    toll_warning_tick(&scene->warning, world, scene->aids.still ? NULL : &scene->effects);
    noise_rings_tick(&scene->rings, world);
    tweens_tick(&scene->slides, world);
    streaks_tick(&scene->streaks, world);
    camera_tick_ahead(&scene->gaze, world, scene->aids.still);
    things_tick(&scene->things, world, &scene->shown, &scene->effects);
}

// Converts a box of the level to px of the HUD's layer.
static Rect box_on_layer(const Scene *scene, const Camera *camera, Rect box) {
    Vec at = camera_to_frame(camera, (Vec){box.x, box.y}), layer = scene->layer;
    int whole = camera->size.x;
    return (Rect){floor_div(at.x * layer.x, whole), floor_div(at.y * layer.x, whole), box.w * layer.x / whole,
                  box.h * layer.x / whole};
}

// Where the prompt is written, in the level; empty: nowhere.
static Rect prompt_box(const Scene *scene, const View *view) {
    Rect box = prompt_box_in_level(&scene->prompt, &scene->ui, view);
    bool waits = rect_touches(scene->covered, box_on_layer(scene, &view->camera, box));
    return waits ? (Rect){0} : box;
}

static void draw(Scene *scene, View *view, Vec hero) {
    scene->ground.clock = scene->aids.still ? 0 : view->clock;
    light_prepare(&scene->light, &scene->shown, &view->camera, hero);
    light_draw_ground(&scene->light, &scene->ground, &scene->shown, &view->camera, view->frame);
    if (scene->aids.contrast)
        image_fill(view->frame, (Rect){0, 0, view->frame->w, view->frame->h}, CONTRAST_VEIL);
    light_draw_growths(&scene->light, &scene->ground, &scene->shown, &view->camera, view->frame);
    things_draw_unlit(&scene->things, view);
    toll_warning_draw(&scene->warning, &scene->edge, view, scene->aids.still);
    marks_draw_aftermath(&scene->edge, view);
    noise_rings_draw_hero(&scene->rings, view, scene->aids.still);
    if (scene->journey != NULL) marks_draw_way(view, scene->journey);
    marks_draw_threats(view);
    marks_draw_blows(view, scene->aids.still);
    things_draw(&scene->things, view);
    things_draw_flames(&scene->things, view);
    crumble_draw(&scene->dust, view);
    toll_draw_embers(&scene->warning, view, &scene->things, scene->aids.still);
    things_draw_marks(&scene->things, view);
    marks_draw_lines(view, scene->ui.atlas, scene->aim_end);
    streaks_draw(&scene->streaks, view);
    marks_draw_aim(view);
    effects_draw_above(&scene->effects, view, scene->ui.font);
    marks_draw_doubled(view, scene->ui.font);
    prompt_draw_prices(&scene->ui, view);
    prompt_draw_quota(&scene->prompt, &scene->ui, view, &scene->looks);
    tutorial_draw(&scene->tutorial, &scene->ui, view, prompt_cell(&scene->prompt));
    if (prompt_box(scene, view).w > 0) prompt_draw(&scene->prompt, &scene->ui, view);
    effects_draw_hurt(&scene->effects, view->frame);
}

void scene_cover(Scene *scene, Rect layer_px) {
    scene->covered = layer_px;
}

const Image *scene_portrait(Scene *scene, const World *world, bool hurt) {
    return things_portrait(&scene->things, world, hurt);
}

Camera scene_camera(const Scene *scene, const World *world, Vec size, int alpha) {
    Vec hero = tweens_body_px(&scene->slides, world, HERO, alpha);
    return camera_following_hero(world, &scene->gaze, hero, size, scene->layer, alpha);
}

static View view_of(const Scene *scene, const World *world, Vec size, int alpha) {
    return (View){.world = world,
                  .light = &scene->light,
                  .shown = &scene->shown,
                  .alpha = alpha,
                  .clock = scene->light.clock,
                  .aids = scene->aids,
                  .slides = &scene->slides,
                  .layer = scene->layer,
                  .letters = int_max((size.x + scene->layer.x / 2) / scene->layer.x, 1),
                  .camera = scene_camera(scene, world, size, alpha)};
}

void scene_draw(Scene *scene, const World *world, int alpha, Image *frame) {
    CHECK(alpha >= 0 && alpha <= 256);
    if (!scene->watching) {
        image_fill(frame, (Rect){0, 0, frame->w, frame->h}, INK);
        return;
    }
    Vec hero = tweens_body_px(&scene->slides, world, HERO, alpha);
    View view = view_of(scene, world, (Vec){frame->w, frame->h}, alpha);
    view.frame = frame;
    if (!scene->aids.still)
        view.camera.origin = vec_add(view.camera.origin, effects_shake_offset(&scene->effects));
    draw(scene, &view, hero);
}

const KnownThings *scene_item_memory(const Scene *scene) {
    return &scene->things.memory;
}

const TollWave *scene_toll_wave(const Scene *scene) {
    return &scene->shown.wave;
}

const NoiseRings *scene_noise_rings(const Scene *scene) {
    return &scene->rings;
}

// True for items in sight that the player should see; arrows and bones matter less.
static bool is_worth_seeing(const World *world, const KnownItem *item) {
    bool poor = item->kind == ITEM_ARROW || item->kind == ITEM_BONES;
    return item->there && !poor && fov_has(&world->cache.view, cell_of(item->pos));
}

// Collects what must be seen, as boxes on the layer, as far as the frame shows it.
typedef struct Busy {
    const Scene *scene;
    View view;
    Rect *boxes;
    int count, max;
} Busy;

static void busy_add(Busy *busy, Rect box) {
    Vec middle = {box.x + box.w / 2, box.y + box.h / 2};
    if (busy->count < busy->max && camera_shows(&busy->view.camera, middle, int_max(box.w, box.h) / 2))
        busy->boxes[busy->count++] = box_on_layer(busy->scene, &busy->view.camera, box);
}

static void busy_bodies(Busy *busy, const World *world) {
    const Things *things = &busy->scene->things;
    for (int i = 0; i < world->actor_count; i++) {
        if (actor_is_drawable(&world->actors[i]) && things->shown[i] > 0)
            busy_add(busy, thing_box(things, world->actors[i].kind, tweens_body_px(NULL, world, i, 256)));
    }
}

// The arrow heads that point to monsters outside the picture.
static void busy_afar(Busy *busy, const World *world) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        Vec edge;
        if (!marks_find_afar(&busy->view, i, &edge)) continue;
        Vec px = vec_add(edge, busy->view.camera.origin);
        busy_add(busy, rect_grown((Rect){px.x, px.y, 1, 1}, MARKS_AFAR_PX, MARKS_AFAR_PX));
    }
}

static void busy_marks(Busy *busy, const World *world) {
    Threat marks[MARKS_MAX];
    int count = turns_list_threats(world, marks, MARKS_MAX);
    for (int i = 0; i < count; i++) {
        Vec cell = marks[i].cell;
        if (fov_has(&world->cache.view, cell))
            busy_add(busy, (Rect){cell.x * CELL_PX, cell.y * CELL_PX, CELL_PX, CELL_PX});
    }
}

static void busy_items(Busy *busy, const World *world) {
    enum { HALF = 10 }; // px of what one sees of it
    const KnownThings *memory = &busy->scene->things.memory;
    for (int i = 0; i < memory->item_count; i++) {
        Vec px = {memory->items[i].pos.x / SUB, memory->items[i].pos.y / SUB};
        if (is_worth_seeing(world, &memory->items[i]))
            busy_add(busy, (Rect){px.x - HALF, px.y - HALF, 2 * HALF, 2 * HALF});
    }
}

static void busy_prompts(Busy *busy) {
    const Scene *scene = busy->scene;
    Rect box = prompt_box(scene, &busy->view);
    Vec cell = prompt_cell(&scene->prompt);
    if (box.w > 0) busy_add(busy, box);
    for (TutorialStep step = 0; step < TUTORIAL_COUNT; step++) {
        box = tutorial_box_in_level(&scene->tutorial, &scene->ui, &busy->view, step, cell);
        if (box.w > 0) busy_add(busy, box);
    }
}

int scene_list_busy_boxes(const Scene *scene, const World *world, Vec size, Rect *boxes, int max) {
    Busy busy = {scene, view_of(scene, world, size, 256), boxes, 0, max};
    busy_bodies(&busy, world);
    busy_marks(&busy, world);
    busy_afar(&busy, world);
    busy_items(&busy, world);
    busy_prompts(&busy);
    return busy.count;
}
