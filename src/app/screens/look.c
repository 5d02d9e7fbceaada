// Looking around: the game stands still, a cursor goes from cell to cell, and a panel says what lies there.
#include "app/state/state.h"

#include "view/hud/describe_draw.h"
#include "view/hud/interest.h"

#include <stdio.h>

static const KnownThings *memory_of(const App *app) {
    return scene_item_memory(app->show.scene);
}

// Also of what only a quarter is shown.
static bool on_frame(App *app, Vec cell) {
    Rect box = show_cell_box(&app->show, app->play.session.world, cell, 256);
    const Image *frame = show_frame(&app->show);
    Vec part = {box.w / 4, box.h / 4};
    return box.x + box.w > part.x && box.y + box.h > part.y && box.x < frame->w - part.x &&
           box.y < frame->h - part.y && grid_has(&app->play.session.world->level.tiles, cell);
}

// The cell that is looked at.
static Vec *looked_at(const App *app) {
    return app->own[SCREEN_LOOK];
}

static void point(App *app, Vec cell) {
    *looked_at(app) = app->show.cursor.cell = cell;
}

static void look_at(App *app, Vec cell) {
    if (!on_frame(app, cell)) return;
    point(app, cell);
    app->show.cursor = (Cursor){CURSOR_LOOK, cell};
    app->loop.changed = true;
}

static void open_look(App *app) {
    app->show.cursor = (Cursor){CURSOR_LOOK, *looked_at(app)};
}

static void step(App *app, int dir) {
    look_at(app, vec_add(*looked_at(app), DIRS[dir]));
}

// ---- from thing to thing

static void find_things(App *app, Interest *things) {
    const World *world = app->play.session.world;
    things->count = 0;
    for (int y = 0; y < world->level.tiles.h; y++) {
        for (int x = 0; x < world->level.tiles.w; x++) {
            Vec cell = {x, y};
            if (vec_eq(cell, world->cache.hero_cell) || !on_frame(app, cell)) continue;
            if (describe_interest(world, memory_of(app), cell)) interest_add(things, world, cell);
        }
    }
}

static void next_thing(App *app, int by) {
    Interest things;
    find_things(app, &things);
    look_at(app, interest_next(&things, *looked_at(app), by));
}

static ScreenCommand leave(App *app, CommandKind kind) {
    app->show.cursor.kind = CURSOR_NONE;
    return (ScreenCommand){.kind = kind, .cell = *looked_at(app)};
}

static ScreenCommand act_look(App *app, Action action) {
    static const struct {
        Action action;
        int dir;
    } STEPS[] = {{ACTION_UP, DIR_N}, {ACTION_DOWN, DIR_S}, {ACTION_LEFT, DIR_W}, {ACTION_RIGHT, DIR_E}};
    for (size_t i = 0; i < sizeof STEPS / sizeof *STEPS; i++) {
        if (STEPS[i].action == action) step(app, STEPS[i].dir);
    }
    if (action == ACTION_NEXT || action == ACTION_NEAR) next_thing(app, 1);
    if (action == ACTION_FAR) next_thing(app, -1);
    if (action == ACTION_CONFIRM) return leave(app, DO_TRAVEL);
    if (action == ACTION_HELP) return command_to(DO_PUSH, SCREEN_HELP);
    if (action == ACTION_BACK || action == ACTION_PAUSE || action == ACTION_LOOK) return leave(app, DO_POP);
    return command_do(DO_STAY);
}

static void draw_look(App *app, Image *layer) {
    Description what;
    char foot[96];
    const World *world = app->play.session.world;
    describe_cell(world, memory_of(app), &app->play.storage.lore, *looked_at(app), &what);
    Vec hero = cell_of(world->actors[HERO].pos);
    Rect box = show_layer_box(&app->show, world, *looked_at(app), 256),
         his = show_layer_box(&app->show, world, hero, 256);
    (void)snprintf(
        foot, sizeof foot, "%s: next   %s: go there   %s: back", controls_prompt(&app->controls, ACTION_NEXT),
        controls_prompt(&app->controls, ACTION_CONFIRM), controls_prompt(&app->controls, ACTION_BACK));
    describe_draw(&app->assets.ui, layer, box, his, &what,
                  app->mouse.pointer.used || app->controls.device == DEVICE_TOUCH ? NULL : foot);
}

const Screen LOOK_SCREEN = {.name = "look",
                            .mode = CONTROL_MENU,
                            .steps = true,
                            .size = sizeof(Vec),
                            .point = point,
                            .open = open_look,
                            .act = act_look,
                            .draw = draw_look};
