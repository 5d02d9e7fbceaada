// What the mouse does on each screen.
#include "app/screens/state.h"

#include "view/hud/describe.h"

// The cell under the pointer; false: there is no picture of the level under it.
static bool pointed_cell(App *app, Vec *cell) {
    const Image *frame = show_frame(&app->show);
    Vec at = window_point(&app->window, app->pointer.at);
    Vec px = fit_point(app->window.place, (Vec){frame->w, frame->h}, at);
    if (!rect_has((Rect){0, 0, frame->w, frame->h}, px)) return false;
    return show_cell_at(&app->show, app->session.world, px, cell) &&
           grid_has(&app->session.world->level.tiles, *cell);
}

// Looking follows the mouse.
static void follow(App *app) {
    if (app_top(app) == &SCREEN_LOOK && pointed_cell(app, &app->show.cursor.cell))
        app->look = app->show.cursor.cell;
}

static void click_right(App *app) {
    Vec cell;
    if (app_top(app)->mode != CONTROL_PLAY) {
        app_top(app)->act(app, ACTION_BACK);
    } else if (app_top(app) == &SCREEN_PLAY && pointed_cell(app, &cell)) {
        app_look(app, cell);
    }
}

bool app_mouse(App *app, const SDL_Event *event) {
    if (!pointer_event(&app->pointer, event)) return false;
    app->changed = true;
    if (event->type == SDL_MOUSEMOTION) follow(app);
    if (event->type == SDL_MOUSEBUTTONDOWN && event->button.button == SDL_BUTTON_RIGHT) click_right(app);
    return true;
}

void app_point(App *app) {
    Vec cell;
    Cursor *cursor = &app->show.cursor;
    bool shows = pointer_shows(&app->pointer, SDL_GetTicks());
    if (shows != (SDL_ShowCursor(SDL_QUERY) == SDL_ENABLE)) {
        (void)SDL_ShowCursor(shows ? SDL_ENABLE : SDL_DISABLE);
        app->changed = true;
    }
    if (app_top(app) == &SCREEN_LOOK) return;
    bool points = shows && app_top(app) == &SCREEN_PLAY && pointed_cell(app, &cell) &&
                  describe_interest(app->session.world, scene_item_memory(app->show.scene), cell);
    cursor->kind = points ? CURSOR_HOVER : CURSOR_NONE;
    if (points) cursor->cell = cell;
}
