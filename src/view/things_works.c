#include "view/things_works.h"

enum {
    CHEST_FEET_PX = 28, // from the top of its cell
    BADGE_X = 10,       // of a chest's badge, over its lock
    BADGE_Y = 13,
    OPEN_PART = 2,     // an open chest is so many times less solid
    MISSILE_UP_PX = 8, // a missile's height above the floor
    MISSILE_HALF_PX = CELL_PX / 2
};

Vec chest_feet(const Fixture *chest) {
    return (Vec){chest->cell.x * CELL_PX + CELL_PX / 2, chest->cell.y * CELL_PX + CHEST_FEET_PX};
}

// The sprite of what tells a closed chest from a plain one: its lock, else a trap that was found; -1:
// nothing.
static int chest_badge(const Things *things, const Fixture *chest, const WorldFixture *state) {
    if (state->phase == PHASE_OPEN) return -1;
    if (chest->lock > 0) return things->art.locks[chest->lock - 1];
    return chest->trapped && state->found && !state->sprung ? things->art.trap : -1;
}

void chest_draw(const Things *things, const View *view, int index) {
    const Fixture *chest = &view->world->level.fixtures[index];
    const WorldFixture *state = &view->world->fixtures[index];
    Vec feet = chest_feet(chest), corner = {chest->cell.x * CELL_PX, chest->cell.y * CELL_PX};
    Vec middle = {feet.x, corner.y + CELL_PX / 2};
    int visible = light_visible(view->light, middle), explored = light_explored(view->light, middle);
    bool open = state->phase == PHASE_OPEN;
    int part = open ? OPEN_PART : 1, badge = chest_badge(things, chest, state);
    if (explored == 0) return;
    int sprite = open ? things->art.chest_open : things->art.chest_closed;
    Stamp stamp = {.from = atlas_frame(things->atlas, sprite, 0)};
    stamp.at = camera_to_frame(&view->camera, corner);
    light_shade(view->light, middle, stamp.shade);
    thing_shadow(&things->body_shadow, view, feet, explored / part);
    thing_known(things, view, stamp, visible / part, explored / part);
    if (badge < 0) return;
    stamp.from = atlas_frame(things->atlas, badge, 0);
    stamp.at = vec_add(stamp.at, (Vec){BADGE_X, BADGE_Y});
    thing_known(things, view, stamp, visible, explored);
}

Vec missile_feet(const Missile *missile, int alpha) {
    Vec px = camera_between(missile->prev, missile->pos, alpha);
    return (Vec){px.x, px.y + MISSILE_UP_PX / 2};
}

void missile_draw(const Things *things, const View *view, int index) {
    const Missile *missile = &view->world->missiles[index];
    Vec feet = missile_feet(missile, view->alpha), vel = missile->vel;
    bool upright = int_abs(vel.y) > int_abs(vel.x);
    int sprite = upright ? things->art.dart_down : things->art.dart;
    Stamp stamp = {.from = atlas_frame(things->atlas, sprite, 0), .alpha = light_visible(view->light, feet)};
    if (stamp.alpha == 0) return;
    stamp.flip = (vel.x < 0 && !upright ? FLIP_X : 0) | (vel.y < 0 && upright ? FLIP_Y : 0);
    stamp.at = camera_to_frame(&view->camera,
                               vec_sub(feet, (Vec){MISSILE_HALF_PX, MISSILE_HALF_PX + MISSILE_UP_PX}));
    light_shade(view->light, feet, stamp.shade);
    thing_shadow(&things->item_shadow, view, (Vec){feet.x, feet.y + 1}, stamp.alpha);
    image_stamp(view->frame, &things->atlas->image, &stamp);
}
