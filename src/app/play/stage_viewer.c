// Shows a level being made. Each step is shown by generating the level again up to there, so it shows what
// the generator really does.
#include "app/play/stage_viewer.h"

#include "app/play/lessons.h"
#include "gen/option_table.h"
#include "sim/game.h"
#include "view/scene/scene.h"

#include <SDL.h>

// STEPS_IN_STAGE: a stage of more steps takes longer, up to LONGEST times; FRAME_MS: a step is shown at least
// so long, so of many steps some are left out.
enum { USUAL_SPEED = 2, STEPS_IN_STAGE = 8, LONGEST = 6, FRAME_MS = 33 };

static const int STAGE_MS[WATCH_SPEEDS] = {4000, 2000, 1000, 500, 200};

void stage_viewer_free(StageViewer *watch) {
    gen_look_free(&watch->look);
    image_free(&watch->lit);
    *watch = (StageViewer){0};
}

int stage_viewer_count(const StageViewer *watch) {
    return gen_stage_count(&watch->options) + (int)DRAWN_COUNT;
}

int stage_viewer_stage(const StageViewer *watch) {
    return watch->look.stage + watch->drawn;
}

int stage_viewer_step(const StageViewer *watch, int *steps) {
    bool feels = watch->drawn == (int)DRAWN_FEELER + 1;
    *steps = watch->drawn == 0 ? watch->look.steps : feels ? (int)DRAWN_STEPS : 0;
    return watch->drawn == 0 ? watch->look.step : watch->drawn_step;
}

static void show(StageViewer *watch, int stage, int step) {
    int made = int_min(stage, gen_stage_count(&watch->options)), drawn = stage - made, steps;
    bool again = watch->drawn == 0 || drawn == 0; // stages of drawing have the same level
    watch->look.stage = made;
    watch->look.step = drawn == 0 ? step : 0;
    watch->drawn = drawn;
    watch->drawn_step = 0;
    (void)stage_viewer_step(watch, &steps);
    if (drawn > 0 && step <= steps) watch->drawn_step = step;
    if (again) gen_look(&watch->look, &watch->options);
    watch->since = SDL_GetTicks();
}

// Begins to look at a level with these options, whose attempts are not known yet.
static void show_other(StageViewer *watch, const GenOptions *options, int stage) {
    watch->options = *options;
    watch->look.attempts = 0;
    watch->drawn = 0;
    image_free(&watch->lit);
    show(watch, int_min(stage, stage_viewer_count(watch)), 0);
}

void stage_viewer_begin(StageViewer *watch, const GenOptions *options) {
    watch->running = true;
    watch->speed = USUAL_SPEED;
    show_other(watch, options, 0);
}

void stage_viewer_change(StageViewer *watch, const GenOptions *options) {
    watch->running = false;
    show_other(watch, options, stage_viewer_stage(watch));
}

void stage_turn_stage(StageViewer *watch, int by) {
    int count = stage_viewer_count(watch) + 1;
    watch->running = false;
    show(watch, (stage_viewer_stage(watch) + by + count) % count, 0);
}

void stage_turn_part(StageViewer *watch) {
    watch->running = false;
    show(watch, watch->drawn > 0 ? 1 : gen_stage_count(&watch->options) + 1, 0);
}

// Goes on by so many steps: after the last one the whole stage is shown, and then the first of the next
// stage.
static void step_on(StageViewer *watch, int by) {
    int steps, step = stage_viewer_step(watch, &steps), stage = stage_viewer_stage(watch);
    if (step > 0) {
        show(watch, stage, step + by > steps ? 0 : step + by);
    } else if (stage < stage_viewer_count(watch)) {
        show(watch, stage + 1, by);
    }
}

static void step_back(StageViewer *watch) {
    int steps, step = stage_viewer_step(watch, &steps), stage = stage_viewer_stage(watch);
    int before = step > 0 ? step - 1 : steps;
    if (before > 0) {
        show(watch, stage, before);
    } else if (stage > 0) {
        show(watch, stage - 1, 0);
    }
}

void stage_turn_step(StageViewer *watch, int by) {
    watch->running = false;
    if (by > 0) step_on(watch, 1);
    if (by < 0) step_back(watch);
}

void stage_turn_speed(StageViewer *watch, int by) {
    watch->speed = int_clamp(watch->speed + by, 0, WATCH_SPEEDS - 1);
}

bool stage_viewer_is_at_end(const StageViewer *watch) {
    int steps;
    return stage_viewer_stage(watch) == stage_viewer_count(watch) && stage_viewer_step(watch, &steps) == 0;
}

void stage_viewer_pause(StageViewer *watch) {
    if (stage_viewer_is_at_end(watch)) show(watch, 0, 0);
    watch->running = !watch->running;
}

bool stage_viewer_tick(StageViewer *watch) {
    int steps, step = stage_viewer_step(watch, &steps);
    int stage_ms = STAGE_MS[watch->speed], all_ms = stage_ms * int_clamp(steps / STEPS_IN_STAGE, 1, LONGEST);
    int step_ms = step > 0 ? int_max(all_ms / steps, FRAME_MS) : stage_ms;
    if (!watch->running || SDL_GetTicks() - watch->since < (Uint32)step_ms) return false;
    step_on(watch, step > 0 ? int_max(steps * step_ms / all_ms, 1) : 1);
    watch->running = !stage_viewer_is_at_end(watch);
    return true;
}

// ---- the game's own picture

// Draws the beginning of the game as the game draws it, cut so that the hero is in the middle.
static void draw_beginning(Image *to, Scene *scene, const Game *game) {
    enum { FRAME_W = 640, FRAME_H = 360, FADE_IN_TICKS = 90 };
    const World *world = game_world(game);
    Image frame;
    if (!scene_set_world(scene, world) || !image_init(&frame, FRAME_W, FRAME_H)) return;
    for (int i = 0; i < FADE_IN_TICKS; i++) scene_tick(scene, world);
    scene_draw(scene, world, 256, &frame);
    Camera camera = scene_camera(scene, world, (Vec){FRAME_W, FRAME_H}, 256);
    const Actor *hero = &world->actors[HERO];
    Vec at = camera_to_frame(&camera, camera_interpolate_px(hero->prev, hero->pos, 256));
    int w = 2 * int_min(at.x, FRAME_W - at.x), h = 2 * int_min(at.y, FRAME_H - at.y);
    if (w > 0 && h > 0 && image_init(to, w, h))
        image_blit(to, &frame, &(Blit){.from = {at.x - w / 2, at.y - h / 2, w, h}});
    image_free(&frame);
}

void stage_viewer_light(StageViewer *watch, const Assets *assets) {
    Error error;
    if (watch->drawn != (int)DRAWN_LIGHT + 1 || watch->lit.pixels != NULL) return;
    Game *game = game_new(&watch->options);
    Scene *scene = scene_new(&assets->atlas, NULL, &error);
    if (game != NULL && scene != NULL) draw_beginning(&watch->lit, scene, game);
    scene_free(scene);
    game_free(game);
}

GenStageView stage_viewer_view(const StageViewer *watch, const Menu *menu) {
    return (GenStageView){.options = &watch->options,
                          .look = &watch->look,
                          .menu = menu,
                          .drawn = watch->drawn,
                          .drawn_step = watch->drawn_step,
                          .lit = &watch->lit};
}

GenOptions stage_viewer_defaults(const GenOptions *options) {
    GenKind kind = (GenKind)(((int)options->kind + 1) % GEN_COUNT);
    int tutorial = options->mapped ? tutorial_of_kind(kind) : -1;
    if (tutorial >= 0) return tutorial_options(tutorial, options->seed);
    GenOptions next = GENERATORS[kind]->defaults;
    next.kind = kind;
    next.seed = options->seed;
    next.depth = options->depth;
    next.own = options->own;
    gen_copy_rules(&next, options);
    gen_set_usual_size(&next);
    return next;
}
