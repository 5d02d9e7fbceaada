// Continues a saved game: replays it in slices up to where it was left.
#include "app/state/state.h"
#include "lang/lang.h"

enum { SLICE_MS = 12, SLICE_TICKS = 8 };

// Replays as many ticks as fit into a frame.
static ScreenCommand work_resume(App *app) {
    Error *error = app->own[SCREEN_RESUME];
    uint32_t start = SDL_GetTicks();
    app->loop.changed = true;
    error->text[0] = '\0';
    while (SDL_GetTicks() - start < SLICE_MS) {
        for (int i = 0; i < SLICE_TICKS; i++) {
            bool ticked = session_replay_tick(&app->play.session, error);
            if (ticked) game_view_messages(&app->show, app->play.session.world);
            if (ticked) continue;
            return (ScreenCommand){.kind = DO_RESUMED, .text = error->text[0] != '\0' ? error->text : NULL};
        }
    }
    return command_do(DO_STAY);
}

// Lets the player leave the replay. A game that was taken back may have no file yet, so its replay goes on.
static ScreenCommand act_resume(App *app, Action action) {
    bool leaves = (action == ACTION_BACK || action == ACTION_PAUSE) && !app->play.resume.takes_back;
    return leaves ? command_to(DO_GO, SCREEN_TITLE) : command_do(DO_STAY);
}

static void draw_resume(App *app, Image *layer) {
    app_draw_work(app, layer, tr("Back to where you were"), session_progress(&app->play.session), 256,
                  !app->play.resume.takes_back);
}

const Screen RESUME_SCREEN = {
    .alone = true, .size = sizeof(Error), .act = act_resume, .work = work_resume, .draw = draw_resume};
