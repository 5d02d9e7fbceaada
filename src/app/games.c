// Beginning, leaving, keeping and going on with games.
#include "app/state.h"

#include "sim/hoist.h"

#include <stdio.h>

enum { SAVE_EVERY_TICKS = 60 * TICKS_PER_SECOND, SLICE_MS = 12, SLICE_TICKS = 8 };

void app_stop(App *app, const char *error) {
    snprintf(app->error, sizeof app->error, "%s", error);
    app->quit = true;
}

// ---- what is kept

static bool in_progress(const App *app) {
    return app->keeps && app->session.playing && app->session.world->outcome == OUTCOME_NONE;
}

// Saving in the midst of play is not to allocate: there is room for all that the recording has room for.
static Buffer *empty_save(App *app) {
    app->save.size = 0;
    app->save.failed = false;
    (void)buffer_reserve(&app->save, app->session.own.out.capacity);
    return &app->save;
}

bool app_save(App *app) {
    if (!in_progress(app)) return true;
    Buffer *bytes = empty_save(app);
    SaveSlot slot = save_slot(&app->session.options);
    char error[PATH_MAX_BYTES + 256];
    session_save(&app->session, bytes);
    bool saved = save_write(slot, bytes, app->ours, error, sizeof error);
    app->unsaved = 0;
    app->ours |= saved;
    snprintf(app->unsaved_why, sizeof app->unsaved_why, "%s%s",
             saved ? "" : "The game is not saved: ", saved ? "" : error);
    return saved;
}

// Says once while playing what the title and the end of the program say in any case.
void app_save_due(App *app, bool new_depth) {
    bool told = app->unsaved_why[0] != '\0';
    if (!in_progress(app) || (++app->unsaved < SAVE_EVERY_TICKS && !new_depth)) return;
    if (!app_save(app) && !told) message_say(&app->show.hud.message, app->unsaved_why);
}

void app_forget(App *app) {
    if (app->keeps && app->ours) save_remove(save_slot(&app->session.options));
    app->keeps = app->ours = false;
}

// ---- games

// Says which dungeon was played, so that it can be played again.
void app_report(App *app) {
    if (!app->played) return;
    app->played = false;
    const World *world = app->session.world;
    char command[256];
    session_describe(&app->session.options, command, sizeof command);
    static const char *const OUTCOMES[] = {"left", "victory", "death"};
    printf("%s\n", command);
    if (app->code[0] != '\0') printf("cellarium --code %s\n", app->code);
    printf("%s after %u ticks", OUTCOMES[world->outcome], world->tick);
    if (app->session.options.descent) printf(" on depth %d", world->depth);
    printf(", collected %d of %d, kills %d, score %d\n", world->collected,
           world->collected + world->remaining, world->kills, hoist_score(world));
}

void app_watch_world(App *app, bool begins) {
    if (!show_watch(&app->show, app->session.world, begins))
        app_stop(app, "not enough memory to draw the dungeon");
    if (begins) app->over_ticks = 0;
    if (begins) app->looked = false;
    app->changed = true;
}

static void tell_code(App *app) {
    const GenOptions *gen = &app->session.options;
    Share share = {.gen = *gen, .depth = gen->depth, .descent = gen->descent};
    if (!share_code_write(&share, app->code)) app->code[0] = '\0';
}

static void enter(App *app, bool saved) {
    app->played = app->keeps = true;
    app->ours = saved;
    app->unsaved = 0;
    (void)empty_save(app);
    tell_code(app);
    app_watch_world(app, true);
    app_go(app, &SCREEN_PLAY);
}

void app_play(App *app, const GenOptions *options) {
    char error[256];
    app_report(app);
    app->session.replaying = false;
    if (session_new(&app->session, options, error, sizeof error)) {
        enter(app, false);
    } else {
        app_stop(app, error);
    }
}

void app_play_new_seed(App *app) {
    GenOptions options = app->session.options;
    options.seed = session_random_seed();
    app_play(app, &options);
}

void app_play_same_seed(App *app) {
    GenOptions options = app->session.options;
    app_play(app, &options);
}

void app_play_again(App *app, bool same) {
    bool asks = app->session.options.descent && app->session.world->outcome == OUTCOME_NONE;
    if (asks) {
        app_ask(app, same ? ASK_SAME : ASK_NEW);
    } else if (same) {
        app_play_same_seed(app);
    } else {
        app_play_new_seed(app);
    }
}

void app_show_backdrop(App *app) {
    char error[256];
    app_report(app);
    app->keeps = app->session.replaying = false;
    if (session_backdrop(&app->session, error, sizeof error)) {
        app_watch_world(app, true);
    } else {
        app_stop(app, error);
    }
}

// ---- going on with a game

static void give_up_resuming(App *app, const char *error) {
    char why[sizeof app->notice];
    snprintf(why, sizeof why, "The saved game cannot be gone on with: %s. It is kept.", error);
    app->spoilt[app->resumes] = true;
    app_go(app, &SCREEN_TITLE);
    snprintf(app->notice, sizeof app->notice, "%s", why);
}

void app_resume(App *app, SaveSlot slot) {
    Buffer bytes = {0};
    char error[PATH_MAX_BYTES + 128];
    app->resumes = slot;
    if (!save_read(slot, &bytes, error, sizeof error)) {
        buffer_free(&bytes);
        give_up_resuming(app, error);
    } else if (!session_replay(&app->session, bytes, error, sizeof error)) {
        give_up_resuming(app, error);
    } else {
        app_go(app, &SCREEN_RESUME);
    }
}

static void resumed(App *app) {
    app->session.replaying = false;
    if (app->session.world->outcome != OUTCOME_NONE) {
        give_up_resuming(app, "it is over");
        return;
    }
    enter(app, true);
    app_push(app, &SCREEN_PAUSE);
}

// As many ticks of the recording as a frame has time for.
void app_resume_slice(App *app) {
    char error[256] = "";
    uint32_t start = SDL_GetTicks();
    app->changed = true;
    while (SDL_GetTicks() - start < SLICE_MS) {
        for (int i = 0; i < SLICE_TICKS; i++) {
            if (session_tick(&app->session, (Input){0}, error, sizeof error)) continue;
            if (error[0] == '\0') {
                resumed(app);
            } else {
                give_up_resuming(app, error);
            }
            return;
        }
    }
}

static void act_resume(App *app, Action action) {
    if (action == ACTION_BACK || action == ACTION_PAUSE) app_go(app, &SCREEN_TITLE);
}

static void draw_resume(App *app, Image *layer) {
    const Ui *ui = &app->assets.ui;
    Rect panel = {layer->w / 2 - 110, layer->h / 2 - 32, 220, 64};
    panel_draw(ui, layer, panel);
    ui_text_centre(ui, layer, (Vec){layer->w / 2, panel.y + 12}, 1, COLOUR_CREAM, "Back to where you were");
    panel_bar(layer, (Rect){panel.x + 14, panel.y + 29, panel.w - 28, 8}, session_replayed(&app->session),
              256, COLOUR_GOLD, COLOUR_IRON);
    ui_text_centre(ui, layer, (Vec){layer->w / 2, panel.y + 46}, 1, COLOUR_GREY, "Esc: to the title");
}

const Screen SCREEN_RESUME = {
    .name = "resume", .mode = CONTROL_MENU, .light = 1, .act = act_resume, .draw = draw_resume};
