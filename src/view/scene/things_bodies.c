// Draws actors that stand or fly, for a moment the dead, and the eyes of monsters that lie in wait.
#include "view/scene/things_bodies.h"

#include "view/canvas/actor_sprites.h"
#include "view/scene/idle.h"
#include "view/scene/prop_art.h"
#include "view/scene/things_parts.h"

#define RIM_EARLY 0xfff06450
#define RIM_LAST  0xffffffff
#define RIM_HERO  0xffb7effb
#define RIM_FOE   0xffffa985

enum {
    FLY_PX = 6,
    GRIP_PX = 8, // from an item's lower edge to where a hand holds it
    BLINK_TICKS = 4,
    EYES_UP_PX = 8, // px from the middle of a body's box up to its eyes
    CROUCH_PX = 7,  // px that a crouching body is lower
    LURKER_ALPHA = 150
};

static Vec feet_of(Vec middle) {
    return (Vec){middle.x, middle.y + FEET_PX};
}

Vec body_feet(const View *view, int index) {
    return feet_of(view_body(view, index));
}

void ground_effect_draw(const Things *things, const View *view, int effect_index) {
    const Effect *effect = &things->effects->pool[effect_index];
    Vec px = effect_px(effect);
    Rect from;
    int frame = effect_frame(things->effects, effect);
    const Image *image = prop_art_frame(&things->props, effect->sprite, frame, &from);
    Blit blit = {.from = from, .flip = effect->flip};
    int top = effect->kind == EFFECT_CRITTER ? -from.h : FEET_PX - SOLE_PX - (from.h - CELL_PX);
    blit.at = camera_to_frame(&view->camera, (Vec){px.x - from.w / 2, px.y + top});
    blit.alpha = effect_alpha(effect) * light_visibility_at(view->light, px) / FIELD_ONE;
    light_shade(view->light, px, blit.shade);
    if (blit.alpha > 0) image_blit(view->frame, image, &blit);
}

Rect thing_box(const Things *things, ActorKind kind, Vec middle) {
    Rect from = things->atlas->sprites[things->sprites->actors[kind].down].first;
    Vec feet = feet_of(middle);
    int lift = ACTORS[kind].flies ? FLY_PX : 0;
    return (Rect){feet.x - from.w / 2, feet.y - SOLE_PX - (from.h - CELL_PX) - lift, from.w, from.h};
}

// Draws a line around an actor whose strike is coming: red while there is time, at the end white and two px
// wide.
static void draw_warning(const Things *things, const View *view, Blit blit, bool last) {
    const Image *image = &things->atlas->image;
    blit.flat = last ? RIM_LAST : RIM_EARLY;
    blit_set_full_bright(&blit);
    if (last || view->aids.contrast) thing_draw_outline(image, view, blit, 2, true);
    thing_draw_outline(image, view, blit, 1, false);
}

// A line around who is about as bright as the ground behind him. For players who need more contrast it is
// full, and around everybody: it shows in any light who is friend and who is foe.
static void draw_contrast(const Things *things, const View *view, const Image *image, Blit blit, int index) {
    enum { THIN = 144 }; // of FIELD_ONE
    int luma = things->sprites->actors[view->world->actors[index].kind].luma;
    int own = luma * (blit.shade[0] + 2 * blit.shade[1] + blit.shade[2]) / (4 * FIELD_ONE);
    int behind = things->behind[index];
    bool near = 2 * own < 3 * behind && 2 * behind < 3 * own;
    if (!near && !view->aids.contrast) return;
    if (!view->aids.contrast) blit.alpha = blit.alpha * THIN / FIELD_ONE;
    blit.flat = index == HERO ? RIM_HERO : RIM_FOE;
    blit_set_full_bright(&blit);
    thing_draw_outline(image, view, blit, 1, view->aids.contrast);
}

static bool winds_up(const Actor *actor) {
    return actor->kind != ACTOR_HERO && actor->act == ACT_WINDUP;
}

// True while he is drawn red: flashing while nothing can hurt him, or steadily if nothing may flash or move.
static bool is_red(const View *view, int index) {
    const Actor *actor = &view->world->actors[index];
    if (index != HERO || actor->act == ACT_DEAD || actor->invulnerable == 0) return false;
    return view->aids.calm || view->aids.still || actor->invulnerable / BLINK_TICKS % 2 == 1;
}

static void redden(uint16_t shade[3]) {
    enum { RED = 320, REST = 136 }; // of FIELD_ONE
    for (int k = 0; k < 3; k++) shade[k] = (uint16_t)(shade[k] * (k == 0 ? RED : REST) / FIELD_ONE);
}

// Eyes blink from time to time, each pair on its own.
static int blink(uint32_t clock, int index) {
    static const int LIDS[] = {1, 2, 3, 3, 2, 1};
    enum { BLINKS = sizeof LIDS / sizeof *LIDS, EVERY = 40, LID_TICKS = 3 };
    unsigned at = (clock / LID_TICKS + (unsigned)index * 17) % EVERY;
    return at < BLINKS ? LIDS[at] : 0;
}

static Pose pose_of(const Things *things, const View *view, int index) {
    const World *world = view->world;
    int fallen = things->effects->fallen;
    if (index != HERO) return actor_pose(things->sprites, &world->actors[index], view->clock, index, fallen);
    Pose pose = hero_pose(things->sprites, world, view->clock, fallen, things->lobbed);
    if (!world_is_turn_based(world)) pose_apply_idle(things, view, &pose);
    return pose;
}

// Draws the dark, crouching shape of the monster with these eyes.
static void draw_lurker(const Things *things, const View *view, int index, int alpha) {
    const Actor *actor = &view->world->actors[index];
    Pose pose = pose_of(things, view, index);
    Rect box = thing_box(things, actor->kind, view_body(view, index));
    Blit blit = {.from = atlas_frame(things->atlas, pose.sprite, pose.frame), .flip = pose.flip};
    blit.from.h -= CROUCH_PX;
    blit.at = camera_to_frame(&view->camera, (Vec){box.x, box.y + CROUCH_PX});
    blit.flat = INK;
    blit.alpha = alpha * LURKER_ALPHA / 256;
    thing_draw_shadow(&things->body_shadow, view, body_feet(view, index), alpha);
    image_blit(view->frame, &things->atlas->image, &blit);
}

void eyes_draw(const Things *things, const View *view, int index) {
    Vec middle = view_body(view, index);
    Rect from = atlas_frame(things->atlas, things->art.eyes, blink(view->clock, index));
    Blit blit = {.from = from, .alpha = light_visibility_at(view->light, middle)};
    blit.at =
        camera_to_frame(&view->camera, (Vec){middle.x - from.w / 2, middle.y - EYES_UP_PX - from.h / 2});
    if (blit.alpha <= 0) return;
    draw_lurker(things, view, index, blit.alpha);
    image_blit(view->frame, &things->atlas->image, &blit);
}

// Draws what he is about to throw in his raised hand, behind his head.
static void draw_held(const Things *things, const View *view, const Pose *pose, Blit blit) {
    int sprite = things->sprites->items[item_icon(view->world, view->world->hero.bag.hand)];
    blit.from = atlas_frame(things->atlas, sprite, (int)(view->clock / BOB_TICKS));
    blit.flip = 0;
    blit.at = vec_add(blit.at, vec_sub(pose->hand, (Vec){blit.from.w / 2, blit.from.h - GRIP_PX}));
    image_blit(view->frame, &things->atlas->image, &blit);
}

static void draw_brand(const Things *things, const View *view, const Pose *pose, Blit blit) {
    blit.from = atlas_frame(things->atlas, pose->over, pose->over_frame);
    blit_set_full_bright(&blit);
    image_blit(view->frame, &things->atlas->image, &blit);
}

// Draws a block of ice around a frozen body.
static void draw_ice(const Things *things, const View *view, Blit blit, Rect body) {
    blit.from = atlas_frame(things->atlas, things->art.ice, 0);
    blit.flip = 0;
    blit.at = vec_add(blit.at, (Vec){(body.w - blit.from.w) / 2, body.h - blit.from.h});
    image_blit(view->frame, &things->atlas->image, &blit);
}

void things_compose_hero(Things *things, const View *view) {
    Pose pose = pose_of(things, view, HERO);
    things->dressed = worn_compose_image(&things->worn, pose.sprite, pose.frame, view->world->hero.worn);
}

const Image *things_portrait(Things *things, const World *world, bool hurt) {
    enum { STANDS = 0, HURT = 6 }; // frames
    int sprite = things->sprites->actors[ACTOR_HERO].down;
    bool shows = worn_compose_image(&things->worn, sprite, hurt ? HURT : STANDS, world->hero.worn);
    return shows ? &things->worn.image : NULL;
}

// The picture of a body and where it is: in the atlas, or the hero's with his gear.
static const Image *picture_of(const Things *things, int index, const Pose *pose, Blit *blit) {
    if (index != HERO || !things->dressed) {
        *blit = atlas_trim(things->atlas, pose->sprite, pose->frame, *blit);
        return &things->atlas->image;
    }
    Vec more = {(WORN_SIDE - blit->from.w) / 2, (WORN_SIDE - blit->from.h) / 2};
    blit->from = (Rect){0, 0, WORN_SIDE, WORN_SIDE};
    blit->at = vec_sub(blit->at, more);
    return &things->worn.image;
}

// How bright (luma) a body must be at least. The hero needs less than others, because his place and colours
// help to find him.
static int wanted_light(const Things *things, int index) {
    return things->behind[index] * (index == HERO ? 5 : 7) / 4;
}

static bool stands_still(const Pose *pose, const Actor *actor) {
    return pose->frame == 0 && actor->act == ACT_NONE && vec_eq(actor->pos, actor->prev) &&
           !ACTORS[actor->kind].flies;
}

// How many px a body is compressed: when it breathes out, puts a foot down, crouches for a blow, comes down
// from it or out of a roll, or is hit. Negative: it stretches, during the blow. Flyers move their wings
// instead of breathing.
static int squash(const Things *things, const View *view, const Pose *pose, int index) {
    enum {
        CYCLE = 88,
        OUT = 36,
        CROUCH_TICKS = 5,
        CROUCH_MOST = 3,
        STRETCH = -2,
        HIT = 3,
        LAND = 2,
        LAND_TICKS = 6
    };
    const Actor *actor = &view->world->actors[index];
    if (view->aids.still || actor->act == ACT_DEAD) return 0;
    if (actor->act == ACT_HURT || things->effects->white[index] > 0) return HIT;
    if (actor->act == ACT_WINDUP && index != HERO)
        return int_min(actor->act_ticks / CROUCH_TICKS, CROUCH_MOST);
    if (actor->act == ACT_BLOW) return STRETCH;
    bool comes_down = (actor->act == ACT_RECOVERY && actor->act_ticks < LAND_TICKS) ||
                      (actor->act == ACT_ROLL && actor->act_ticks >= ROLL_TICKS - LAND_TICKS / 2);
    if (comes_down) return LAND;
    if (pose->lands) return 2;
    return stands_still(pose, actor) && (view->clock + (unsigned)index * 31) % CYCLE < OUT;
}

// Moves the upper part of a picture down by `down` px; the feet stay.
static void lay_picture(const View *view, const Image *picture, Blit blit, int down) {
    Blit upper = blit, lower = blit;
    if (down == 0) {
        image_blit(view->frame, picture, &blit);
        return;
    }
    upper.from.h = blit.from.h * 2 / 3;
    upper.at.y += down;
    int cut = upper.from.h + int_min(down, 0);
    lower.from.y += cut;
    lower.from.h -= cut;
    lower.at.y += cut;
    image_blit(view->frame, picture, &lower);
    image_blit(view->frame, picture, &upper);
}

static bool wades(const View *view, const Actor *actor) {
    return !ACTORS[actor->kind].flies && actor->act != ACT_DEAD &&
           TILES[level_tile(&view->shown->level, cell_of(actor->pos))].mirrors;
}

// Draws two lines behind a body that walks in water, which part and grow weaker.
static void draw_wake(const View *view, const Actor *actor, int x, int line, int alpha) {
    enum { LINES = 4, APART_PX = 6, FIRST_PX = 12 };
    Vec way = {int_sign(actor->prev.x - actor->pos.x), int_sign(actor->prev.y - actor->pos.y)};
    if (view->aids.still || (way.x == 0 && way.y == 0)) return;
    for (int i = 0; i < LINES; i++) {
        int back = FIRST_PX + i * APART_PX, wide = 3 + 2 * i;
        uint32_t colour = (uint32_t)(alpha * (LINES - i) / (3 * LINES)) << 24 | 0xb7effb;
        for (int side = -1; side <= 1; side += 2) {
            Vec at = {x + way.x * back + (way.x == 0 ? side * wide : 0),
                      line + way.y * back / 2 + (way.x != 0 ? side * wide / 2 : 0)};
            Vec cell = cell_of_px(vec_add(at, view->camera.origin));
            if (TILES[level_tile(&view->shown->level, cell)].mirrors)
                image_fill(view->frame, (Rect){at.x - 2, at.y, 4, 1}, colour);
        }
    }
}

// Draws a body that stands in water up to its belt, and a ring on the surface that grows.
static void draw_wading(const View *view, const Actor *actor, const Image *picture, Blit blit, Vec feet,
                        int down) {
    enum { SINK_PX = 4, SWELL_TICKS = 14, RINGS = 3, RING_PX = 7 };
    int line = camera_to_frame(&view->camera, feet).y - 1, x = camera_to_frame(&view->camera, feet).x;
    int wide = RING_PX + (!view->aids.still ? (int)(view->clock / SWELL_TICKS % RINGS) * 2 : 0);
    blit.at.y += SINK_PX;
    blit.from.h = int_min(blit.from.h, line - blit.at.y);
    if (blit.from.h <= 0) return;
    draw_wake(view, actor, x, line, int_min(blit.alpha, 255));
    lay_picture(view, picture, blit, down);
    uint32_t alpha = (uint32_t)(blit.alpha * 110 / FIELD_ONE) << 24;
    image_fill(view->frame, (Rect){x - wide, line, 2 * wide, 1}, alpha | 0xb7effb);
    image_fill(view->frame, (Rect){x - wide + 3, line + 2, 2 * wide - 6, 1}, (alpha >> 25 << 24) | 0xb7effb);
}

void body_draw(const Things *things, const View *view, int index) {
    const Actor *actor = &view->world->actors[index];
    Pose pose = pose_of(things, view, index);
    Rect box = thing_box(things, actor->kind, view_body(view, index));
    Vec feet = body_feet(view, index);
    Blit blit = {.from = atlas_frame(things->atlas, pose.sprite, pose.frame), .flip = pose.flip};
    blit.at = camera_to_frame(&view->camera, vec_add((Vec){box.x, box.y}, pose.lean));
    blit.alpha = thing_solid(things->shown[index]);
    light_shade_body(view->light, feet, things->sprites->actors[actor->kind].luma,
                     wanted_light(things, index), blit.shade);
    const Image *shadow = ACTORS[actor->kind].flies ? &things->item_shadow : &things->body_shadow;
    bool wading = wades(view, actor);
    if (!wading) thing_draw_shadow(shadow, view, vec_add(feet, pose.lean), blit.alpha);
    if (winds_up(actor)) draw_warning(things, view, blit, actor_will_strike(actor));
    if (things->effects->white[index] > 0) blit.flat = 0xffffffff;
    if (blit.flat != 0) blit_set_full_bright(&blit);
    if (is_red(view, index)) redden(blit.shade);
    if (pose.holds && blit.flat == 0) draw_held(things, view, &pose, blit);
    Blit body = blit;
    const Image *picture = picture_of(things, index, &pose, &body);
    if (!winds_up(actor)) draw_contrast(things, view, picture, body, index);
    int down = squash(things, view, &pose, index);
    if (wading) draw_wading(view, actor, picture, body, vec_add(feet, pose.lean), down);
    if (!wading) lay_picture(view, picture, body, down);
    if (things->frozen[index]) draw_ice(things, view, blit, box);
    if (pose.over >= 0 && blit.flat == 0) draw_brand(things, view, &pose, blit);
}
