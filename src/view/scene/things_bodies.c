// Whoever stands or flies, what is left of him for a moment, and the eyes of those who lie in wait.
#include "view/scene/things_parts.h"

#define RIM_EARLY 0xfff06450
#define RIM_LAST  0xffffffff

enum {
    FLY_PX = 6,
    GRIP_PX = 8, // of an item in the hand, from its lower edge
    BLINK_TICKS = 4,
    EYES_UP_PX = 8 // from the middle of a body's box
};

Vec body_feet(const Actor *actor, int alpha) {
    Vec px = camera_between(actor->prev, actor->pos, alpha);
    return (Vec){px.x, px.y + FEET_PX};
}

void corpse_draw(const Things *things, const View *view, int index) {
    const Effect *effect = &things->effects->pool[index];
    Vec px = effect_px(effect);
    Rect from = atlas_frame(things->atlas, effect->sprite, effect_frame(things->effects, effect));
    Stamp stamp = {.from = from, .flip = effect->flip};
    stamp.at = camera_to_frame(&view->camera, (Vec){px.x - from.w / 2, px.y + FEET_PX - SOLE_PX});
    stamp.alpha = effect_alpha(effect) * light_visible(view->light, px) / FIELD_ONE;
    light_shade(view->light, px, stamp.shade);
    if (stamp.alpha > 0) image_stamp(view->frame, &things->atlas->image, &stamp);
}

Rect thing_box(const Things *things, const Actor *actor, int alpha) {
    Rect from = things->atlas->sprites[things->sprites->actors[actor->kind].down].first;
    Vec feet = body_feet(actor, alpha);
    int lift = ACTORS[actor->kind].flies ? FLY_PX : 0;
    return (Rect){feet.x - from.w / 2, feet.y - SOLE_PX - lift, from.w, from.h};
}

// A line around the silhouette: a strike is coming. Red while there is time, two px of white at the last.
static void draw_rim(const Things *things, const View *view, Stamp stamp, bool last) {
    Vec at = stamp.at;
    stamp.flat = last ? RIM_LAST : RIM_EARLY;
    thing_unlit(&stamp);
    for (int width = last ? 2 : 1; width > 0; width--) {
        for (int dir = 0; dir < DIR_COUNT; dir += width == 1 ? 2 : 1) {
            stamp.at = vec_add(at, (Vec){DIRS[dir].x * width, DIRS[dir].y * width});
            image_stamp(view->frame, &things->atlas->image, &stamp);
        }
    }
}

static bool winds_up(const Actor *actor) {
    return actor->kind != ACTOR_HERO && actor->act == ACT_WINDUP;
}

static bool blinks(const Actor *actor, int index) {
    return index == HERO && actor->act != ACT_DEAD && actor->invulnerable / BLINK_TICKS % 2 == 1;
}

// They blink now and then, each pair when it likes.
static int blink(uint32_t clock, int index) {
    static const int LIDS[] = {1, 2, 3, 3, 2, 1};
    enum { BLINKS = sizeof LIDS / sizeof *LIDS, EVERY = 40, LID_TICKS = 3 };
    unsigned at = (clock / LID_TICKS + (unsigned)index * 17) % EVERY;
    return at < BLINKS ? LIDS[at] : 0;
}

void eyes_draw(const Things *things, const View *view, int index) {
    Vec feet = body_feet(&view->world->actors[index], view->alpha), middle = {feet.x, feet.y - FEET_PX};
    Rect from = atlas_frame(things->atlas, things->art.eyes, blink(view->clock, index));
    Stamp stamp = {.from = from, .alpha = light_visible(view->light, middle)};
    stamp.at =
        camera_to_frame(&view->camera, (Vec){middle.x - from.w / 2, middle.y - EYES_UP_PX - from.h / 2});
    if (stamp.alpha > 0) image_stamp(view->frame, &things->atlas->image, &stamp);
}

// What he is about to throw stands on his raised hand, behind his head.
static void draw_held(const Things *things, const View *view, const Pose *pose, Stamp stamp) {
    int sprite = things->sprites->items[item_icon(view->world, view->world->hero.bag.hand)];
    stamp.from = atlas_frame(things->atlas, sprite, (int)(view->clock / BOB_TICKS));
    stamp.flip = 0;
    stamp.at = vec_add(stamp.at, vec_sub(pose->hand, (Vec){stamp.from.w / 2, stamp.from.h - GRIP_PX}));
    image_stamp(view->frame, &things->atlas->image, &stamp);
}

static void draw_brand(const Things *things, const View *view, const Pose *pose, Stamp stamp) {
    stamp.from = atlas_frame(things->atlas, pose->over, pose->over_frame);
    thing_unlit(&stamp);
    image_stamp(view->frame, &things->atlas->image, &stamp);
}

// The frozen stand in a block of it.
static void draw_ice(const Things *things, const View *view, Stamp stamp, Rect body) {
    stamp.from = atlas_frame(things->atlas, things->art.ice, 0);
    stamp.flip = 0;
    stamp.at = vec_add(stamp.at, (Vec){(body.w - stamp.from.w) / 2, body.h - stamp.from.h});
    image_stamp(view->frame, &things->atlas->image, &stamp);
}

void body_draw(const Things *things, const View *view, int index) {
    const Actor *actor = &view->world->actors[index];
    int fallen = things->effects->fallen;
    Pose pose = index == HERO ? hero_pose(things->sprites, view->world, view->clock, fallen, things->lobbed)
                              : actor_pose(things->sprites, actor, view->clock, index, fallen);
    Rect box = thing_box(things, actor, view->alpha);
    Vec feet = body_feet(actor, view->alpha);
    Stamp stamp = {.from = atlas_frame(things->atlas, pose.sprite, pose.frame), .flip = pose.flip};
    stamp.at = camera_to_frame(&view->camera, vec_add((Vec){box.x, box.y}, pose.lean));
    stamp.alpha = thing_solid(things->shown[index]);
    light_shade(view->light, feet, stamp.shade);
    const Image *shadow = ACTORS[actor->kind].flies ? &things->item_shadow : &things->body_shadow;
    thing_shadow(shadow, view, vec_add(feet, pose.lean), stamp.alpha);
    if (winds_up(actor)) draw_rim(things, view, stamp, actor_threatens(actor));
    if (things->effects->white[index] > 0) stamp.flat = 0xffffffff;
    if (stamp.flat != 0) thing_unlit(&stamp);
    if (blinks(actor, index) && stamp.flat == 0) stamp.alpha = stamp.alpha * 3 / 8;
    if (pose.holds && stamp.flat == 0) draw_held(things, view, &pose, stamp);
    image_stamp(view->frame, &things->atlas->image, &stamp);
    if (things->frozen[index]) draw_ice(things, view, stamp, box);
    if (pose.over >= 0 && stamp.flat == 0) draw_brand(things, view, &pose, stamp);
}
