// Shows a level being made. Each step is shown by generating the level again up to there, so it shows what
// the generator really does.
#include "app/play/stage_viewer.h"

#include "gen/option_table.h"

#include <SDL.h>

// STEPS_IN_STAGE: a stage of more steps takes longer, up to LONGEST times; FRAME_MS: a step is shown at least
// so long, so of many steps some are left out.
enum { USUAL_SPEED = 2, STEPS_IN_STAGE = 8, LONGEST = 6, FRAME_MS = 33 };

static const int STAGE_MS[WATCH_SPEEDS] = {4000, 2000, 1000, 500, 200};

void stage_viewer_free(StageViewer *watch) {
    gen_look_free(&watch->look);
    *watch = (StageViewer){0};
}

static void show(StageViewer *watch, int stage, int step) {
    watch->look.stage = stage;
    watch->look.step = step;
    gen_look(&watch->look, &watch->options);
    watch->since = SDL_GetTicks();
}

void stage_viewer_begin(StageViewer *watch, const GenOptions *options) {
    watch->options = *options;
    watch->running = true;
    watch->speed = USUAL_SPEED;
    watch->look.attempts = 0;
    show(watch, 0, 0);
}

void stage_viewer_change(StageViewer *watch, const GenOptions *options) {
    watch->options = *options;
    watch->running = false;
    watch->look.attempts = 0;
    show(watch, int_min(watch->look.stage, gen_stage_count(options)), 0);
}

void stage_viewer_turn_stage(StageViewer *watch, int by) {
    int count = gen_stage_count(&watch->options) + 1;
    watch->running = false;
    show(watch, (watch->look.stage + by + count) % count, 0);
}

// Goes on by so many steps: after the last one the whole stage is shown, and then the first of the next
// stage.
static void go_on(StageViewer *watch, int steps) {
    const GenLook *look = &watch->look;
    bool inside = look->step != 0;
    if (!inside && look->stage == gen_stage_count(&watch->options)) return;
    int next = inside ? look->step + steps : steps;
    show(watch, look->stage + !inside, inside && next > look->steps ? 0 : next);
}

static void go_back(StageViewer *watch) {
    const GenLook *look = &watch->look;
    int step = look->step != 0 ? look->step - 1 : look->steps;
    if (step > 0) {
        show(watch, look->stage, step);
    } else if (look->stage > 0) {
        show(watch, look->stage - 1, 0);
    }
}

void stage_viewer_turn_step(StageViewer *watch, int by) {
    watch->running = false;
    if (by > 0) go_on(watch, 1);
    if (by < 0) go_back(watch);
}

void stage_viewer_turn_speed(StageViewer *watch, int by) {
    watch->speed = int_clamp(watch->speed + by, 0, WATCH_SPEEDS - 1);
}

void stage_viewer_pause(StageViewer *watch) {
    bool end = watch->look.stage == gen_stage_count(&watch->options) && watch->look.step == 0;
    if (end) show(watch, 0, 0);
    watch->running = !watch->running;
}

bool stage_viewer_tick(StageViewer *watch) {
    const GenLook *look = &watch->look;
    bool inside = look->step != 0;
    int stage_ms = STAGE_MS[watch->speed], steps = int_max(look->steps, 1);
    int all_ms = stage_ms * int_clamp(steps / STEPS_IN_STAGE, 1, LONGEST);
    int step_ms = inside ? int_max(all_ms / steps, FRAME_MS) : stage_ms;
    if (!watch->running || SDL_GetTicks() - watch->since < (Uint32)step_ms) return false;
    go_on(watch, inside ? int_max(steps * step_ms / all_ms, 1) : 1);
    watch->running = look->stage < gen_stage_count(&watch->options) || look->step != 0;
    return true;
}

GenStageView stage_viewer_view(const StageViewer *watch, const Menu *menu) {
    return (GenStageView){.options = &watch->options, .look = &watch->look, .menu = menu};
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
