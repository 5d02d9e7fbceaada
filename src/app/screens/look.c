// Looking around: a panel describes what is under the cursor.
#include "app/state/state.h"

#include "view/hud/describe_draw.h"

static void draw_look(App *app, Image *layer) {
    Description what;
    char foot[96];
    PageUse use = app_page_use(app);
    Vec cell = *(const Vec *)use.own;
    const World *world = app->play.session.world;
    describe_cell(world, use.memory, &app->play.storage.lore, cell, &what);
    Vec hero = cell_of(world->actors[HERO].pos);
    Rect box = game_view_layer_box(&app->show, world, cell, 256),
         his = game_view_layer_box(&app->show, world, hero, 256);
    const char *keys = page_write_key_hints(&PAGE_LOOK, &use, foot, sizeof foot);
    describe_draw(&app->assets.ui, layer, box, his, &what,
                  app->mouse.pointer.used || use.touch ? NULL : keys);
}

const Screen LOOK_SCREEN = {.steps = true, .draw = draw_look};
