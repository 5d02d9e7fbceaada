// Finds what the mouse points at.
#include "app/loop.h"

#include "lang/lang.h"
#include "view/hud/describe.h"

#include <stdio.h>

// Finds the px of the frame under the pointer. Returns false outside the frame.
static bool pointed_px(App *app, Vec *px) {
    const Image *frame = game_view_frame(&app->show);
    Vec at = window_point_to_pixel(&app->window, app->mouse.pointer.at);
    *px = fit_window_to_image(app->window.place, (Vec){frame->w, frame->h}, at);
    return rect_has((Rect){0, 0, frame->w, frame->h}, *px);
}

const HitBox *app_pointed_hit(const App *app, Vec *layer_px) {
    *layer_px = app_point_to_layer_px(app, app->mouse.pointer.at);
    return hits_at(&app->hits, *layer_px);
}

bool app_pointed_point(App *app, Vec *sub) {
    Vec px;
    return pointed_px(app, &px) && game_view_level_point(&app->show, app->play.session.world, px, sub);
}

// The actor in sight whose picture is at a point (sub), or NOBODY. The picture is about a cell wide and high,
// and reaches above the actor's place.
static ActorId actor_at(const App *app, Vec point) {
    enum { HALF_W = 13 * SUB, UP = 21 * SUB, DOWN = 11 * SUB };
    const World *world = app->play.session.world;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        Vec way = vec_sub(point, actor->pos);
        if (actor->kind == ACTOR_NONE || !hero_can_see_actor(world, actor)) continue;
        bool letter = app->show.ascii && vec_eq(cell_of(point), cell_of(actor->pos));
        if (letter || (int_abs(way.x) <= HALF_W && way.y >= -UP && way.y <= DOWN)) return i;
    }
    return NOBODY;
}

bool app_pointed_cell(App *app, Vec *cell, ActorId *actor) {
    Vec point;
    if (!app_pointed_point(app, &point) || point.x < 0 || point.y < 0) return false;
    *actor = actor_at(app, point);
    *cell = cell_of(*actor != NOBODY ? app->play.session.world->actors[*actor].pos : point);
    return grid_has(&app->play.session.world->level.tiles, *cell);
}

// The panel of small buttons under the pointer, or NULL.
static const HitBox *cover_at(const Hits *hits, Vec px) {
    for (int i = 0; i < hits->count; i++) {
        if (hits->at[i].hit == HIT_COVER && rect_has(hits->at[i].rect, px)) return &hits->at[i];
    }
    return NULL;
}

void app_draw_tooltip(App *app, Image *layer) {
    Vec px;
    const HitBox *box = app_pointed_hit(app, &px), *cover = cover_at(&app->hits, px);
    const Ui *ui = &app->assets.ui;
    bool named =
        cover != NULL && (box->hit == HIT_NEW || (box->hit >= (int)HIT_MAP && box->hit < (int)HIT_ENTRY));
    if (!named || !pointer_should_show(&app->mouse.pointer, SDL_GetTicks())) return;
    char name[96];
    Action action = app_action_of_hit(box->hit);
    const char *key = controls_key_name(&app->controls, action);
    (void)snprintf(name, sizeof name, key[0] != '\0' ? "%s (%s)" : "%s", tr(ACTIONS[action].label), key);
    Vec at = {cover->rect.x - font_width(ui->font, name) - 5, box->rect.y + (box->rect.h - FONT_CAP_PX) / 2};
    font_draw_outlined(ui->font, layer, at, 1, COLOUR_CREAM, name);
}
