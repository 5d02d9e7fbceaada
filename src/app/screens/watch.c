// Watching a level being made: its stages one after the other, each generated afresh up to there, so that
// what is shown is what the generator really does.
#include "app/state.h"

#include "app/screens/watch.h"
#include "view/screens/stages.h"

#include <stdio.h>

enum { SPEEDS = 5, USUAL_SPEED = 2 };

static const int STAGE_MS[SPEEDS] = {4000, 2000, 1000, 500, 200};

static void forget(Watch *watch) {
    level_free(&watch->level);
    level_free(&watch->before);
}

void watch_free(Watch *watch) {
    forget(watch);
    *watch = (Watch){0};
}

// Makes the level up to the stage, and up to the one before it.
static void show_stage(Watch *watch, int stage) {
    forget(watch);
    watch->stage = stage;
    watch->since = SDL_GetTicks();
    bool made = gen_level_until(&watch->level, &watch->options, stage);
    watch->compares = made && stage > 0 && gen_level_until(&watch->before, &watch->options, stage - 1);
}

static void begin(Watch *watch, const GenOptions *options) {
    forget(watch);
    watch->options = *options;
    watch->running = true;
    watch->speed = USUAL_SPEED;
    show_stage(watch, 0);
}

static void open_stages(App *app) {
    begin(&app->watch, app->stack[0] == &SCREEN_PLAY ? &app->session.options : &app->practice);
}

static void step(Watch *watch, int by) {
    int count = gen_stage_count(&watch->options);
    watch->running = false;
    show_stage(watch, int_clamp(watch->stage + by, 0, count));
}

// The same seed through the next generator, as far as that one can be run with its defaults.
GenOptions watch_next_generator(const GenOptions *options) {
    GenKind kind = (GenKind)(((int)options->kind + 1) % GEN_COUNT);
    GenOptions next = GENERATORS[kind]->defaults;
    next.kind = kind;
    next.seed = options->seed;
    next.depth = options->depth;
    next.toll = options->toll && (GENERATORS[kind]->takes & TAKES_TOLL) != 0;
    gen_usual_size(&next);
    return next;
}

static void act_stages(App *app, Action action) {
    Watch *watch = &app->watch;
    GenOptions next;
    switch (action) {
    case ACTION_LEFT:
        step(watch, -1);
        break;
    case ACTION_RIGHT:
        step(watch, 1);
        break;
    case ACTION_UP:
        watch->speed = int_min(watch->speed + 1, SPEEDS - 1);
        break;
    case ACTION_DOWN:
        watch->speed = int_max(watch->speed - 1, 0);
        break;
    case ACTION_CONFIRM:
        if (watch->stage == gen_stage_count(&watch->options)) show_stage(watch, 0);
        watch->running = !watch->running;
        break;
    case ACTION_NEXT_GENERATOR:
        next = watch_next_generator(&watch->options);
        begin(watch, &next);
        break;
    case ACTION_NEW_SEED:
        watch->options.seed = session_random_seed();
        next = watch->options;
        begin(watch, &next);
        break;
    case ACTION_BACK:
    case ACTION_STAGES:
        app_pop(app);
        break;
    default:
        break;
    }
}

bool watch_tick(Watch *watch) {
    int count = gen_stage_count(&watch->options);
    if (!watch->running || SDL_GetTicks() - watch->since < (Uint32)STAGE_MS[watch->speed]) return false;
    if (watch->stage < count) show_stage(watch, watch->stage + 1);
    watch->running = watch->stage < count;
    return true;
}

void watch_draw(const Watch *watch, const Ui *ui, Image *to) {
    StageShow show = {.options = &watch->options,
                      .stage = watch->stage,
                      .level = &watch->level,
                      .before = watch->compares ? &watch->before : NULL};
    stages_draw(ui, &show, to);
}

static void draw_stages(App *app, Image *layer) {
    static const KeyHelp KEYS[] = {
        {{"Space"}, "go on, pause"}, {{"←", "→"}, "step"}, {{"↑", "↓"}, "speed"},
        {{"G"}, "next generator"},   {{"R"}, "new seed"},  {{"Esc"}, "back"},
    };
    stages_draw_hints(&app->assets.ui, KEYS, sizeof KEYS / sizeof KEYS[0], layer);
}

const Screen SCREEN_STAGES = {
    .name = "stages", .mode = CONTROL_MENU, .open = open_stages, .act = act_stages, .draw = draw_stages};
