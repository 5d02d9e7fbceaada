// Watching a level being made.
#include "app/pages/own.h"

#include "app/play/stage_viewer.h"
#include "base/text.h"
#include "lang/lang.h"

const char *stages_begin(Play *play, void *own[SCREEN_COUNT], bool in_game) {
    const PracticePage *practice = own[SCREEN_PRACTICE];
    const GenOptions *options = in_game ? &play->session.options : &practice->options;
    if (options->map.size > 0) return tr("This map was made by hand");
    play->saw_layout |=
        in_game && play_would_note_layout_at_end(play); // the last stage shows the whole level
    stage_viewer_begin(own[SCREEN_STAGES], options);
    return NULL;
}

static void close_stages(void *own) {
    stage_viewer_free(own);
}

static void step(PageUse *use, Vec by) {
    stage_viewer_act(use->own, by.x < 0   ? ACTION_LEFT
                               : by.x > 0 ? ACTION_RIGHT
                               : by.y < 0 ? ACTION_UP
                                          : ACTION_DOWN);
}

static ScreenCommand go_on(PageUse *use, int id) {
    (void)id;
    stage_viewer_act(use->own, ACTION_CONFIRM);
    return command_do(DO_STAY);
}

static ScreenCommand hear_stages(PageUse *use, Action action) {
    stage_viewer_act(use->own, action);
    return command_do(DO_STAY);
}

const Page PAGE_STAGES = {.size = sizeof(StageViewer),
                          .close = close_stages,
                          .choose = go_on,
                          .hear = hear_stages,
                          .toggle = ACTION_STAGES,
                          .step = step,
                          .hints = {{{ACTION_CONFIRM}, N_("pause"), N_("Tap")},
                                    {{ACTION_LEFT, ACTION_RIGHT}, N_("step"), NULL},
                                    {{ACTION_UP, ACTION_DOWN}, N_("speed"), NULL},
                                    {{ACTION_NEXT_GENERATOR}, N_("kind"), NULL},
                                    {{ACTION_NEW_SEED}, N_("seed"), NULL},
                                    {{ACTION_BACK}, N_("back"), NULL}}};
