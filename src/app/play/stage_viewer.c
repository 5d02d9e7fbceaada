// Shows a level being made. Each stage is made by generating the level again up to there, so it shows what
// the generator really does.
#include "app/play/stage_viewer.h"

#include "app/play/session.h"
#include "gen/option_table.h"
#include "view/screens/stages.h"

#include <SDL.h>

enum { USUAL_SPEED = 2 };

static const int STAGE_MS[WATCH_SPEEDS] = {4000, 2000, 1000, 500, 200};

static void forget(StageViewer *watch) {
    level_free(&watch->level);
    level_free(&watch->before);
}

void stage_viewer_free(StageViewer *watch) {
    forget(watch);
    *watch = (StageViewer){0};
}

// Makes the level up to `stage`, and once more up to the stage before.
static void show_stage(StageViewer *watch, int stage) {
    forget(watch);
    watch->stage = stage;
    watch->since = SDL_GetTicks();
    bool made = gen_level_until(&watch->level, &watch->options, stage);
    watch->compares = made && stage > 0 && gen_level_until(&watch->before, &watch->options, stage - 1);
}

void stage_viewer_begin(StageViewer *watch, const GenOptions *options) {
    forget(watch);
    watch->options = *options;
    watch->running = true;
    watch->speed = USUAL_SPEED;
    show_stage(watch, 0);
}

GenOptions stage_viewer_next_gen_defaults(const GenOptions *options) {
    GenKind kind = (GenKind)(((int)options->kind + 1) % GEN_COUNT);
    GenOptions next = GENERATORS[kind]->defaults;
    next.kind = kind;
    next.seed = options->seed;
    next.depth = options->depth;
    next.own = options->own;
    gen_copy_rules_except_classic(&next, options);
    gen_set_usual_size(&next);
    return next;
}

// Shows another dungeon: with another seed if `seed`, otherwise of the next generator.
static void begin_next(StageViewer *watch, bool seed) {
    GenOptions next = seed ? watch->options : stage_viewer_next_gen_defaults(&watch->options);
    if (seed) next.seed = session_random_seed();
    stage_viewer_begin(watch, &next);
}

void stage_viewer_act(StageViewer *watch, Action action) {
    int count = gen_stage_count(&watch->options);
    switch (action) {
    case ACTION_LEFT:
    case ACTION_RIGHT:
        watch->running = false;
        show_stage(watch, int_clamp(watch->stage + (action == ACTION_RIGHT ? 1 : -1), 0, count));
        break;
    case ACTION_UP:
    case ACTION_DOWN:
        watch->speed = int_clamp(watch->speed + (action == ACTION_UP ? 1 : -1), 0, WATCH_SPEEDS - 1);
        break;
    case ACTION_CONFIRM:
        if (watch->stage == count) show_stage(watch, 0);
        watch->running = !watch->running;
        break;
    case ACTION_NEXT_GENERATOR:
    case ACTION_NEW_SEED:
        begin_next(watch, action == ACTION_NEW_SEED);
        break;
    default:
        break;
    }
}

bool stage_viewer_tick(StageViewer *watch) {
    int count = gen_stage_count(&watch->options);
    if (!watch->running || SDL_GetTicks() - watch->since < (Uint32)STAGE_MS[watch->speed]) return false;
    if (watch->stage < count) show_stage(watch, watch->stage + 1);
    watch->running = watch->stage < count;
    return true;
}

void stage_viewer_draw(const StageViewer *watch, const Ui *ui, Image *to) {
    GenStageView show = {.options = &watch->options,
                         .stage = watch->stage,
                         .level = &watch->level,
                         .before = watch->compares ? &watch->before : NULL};
    gen_stage_view_draw(ui, &show, to);
}
