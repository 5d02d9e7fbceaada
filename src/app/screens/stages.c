// Watching a level being made: the keys below it.
#include "app/state/state.h"

#include "view/screens/stages.h"

static void draw_stages(App *app, Image *layer) {
    FootKeys foot;
    (void)app_foot_keys(app, &foot);
    stages_draw_hints(&app->assets.ui, foot.keys, foot.hits, foot.count, layer);
}

const Screen STAGES_SCREEN = {.name = "stages", .mode = CONTROL_MENU, .draw = draw_stages};
