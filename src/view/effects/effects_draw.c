#include "view/effects/effects.h"

#include <stdio.h>

enum {
    CORPSE_FADE = 20,
    CRITTER_TICKS = 5, // of a frame
    CRITTER_FADE = 12,
    NUMBER_RISE = 14, // px
    TAKEN_HOP = 24,   // px
    FETCH_HOP = 6,    // px, and ticks
    FETCH_FADE = 10,  // ticks
    VEIL_BAND = 4,    // px
    VEIL_BANDS = 12
};

int effect_frame(const Effects *effects, const Effect *effect) {
    if (effect->still) return 0;
    int count = effects->atlas->sprites[effect->sprite].frames, ticks = effect->life / count;
    if (effect->kind == EFFECT_CRITTER || effect->kind == EFFECT_MOTH)
        return effect->age / CRITTER_TICKS % count;
    if (effect->kind == EFFECT_CORPSE) ticks = CORPSE_TICKS;
    int frame = int_min(effect->age / ticks, count - 1);
    return effect->back ? count - 1 - frame : frame;
}

int effect_alpha(const Effect *effect) {
    int left = effect->life - effect->age;
    if (effect->kind == EFFECT_CRITTER || effect->kind == EFFECT_MOTH)
        return int_min(int_min(left, effect->age), CRITTER_FADE) * 256 / CRITTER_FADE;
    return effect->kind == EFFECT_CORPSE && left < CORPSE_FADE ? 256 * left / CORPSE_FADE : 256;
}

// Draws a frame around a point.
static void put(const Effects *effects, const Effect *effect, const View *view, Vec at, int frame,
                int alpha) {
    if (alpha == 0) return;
    Rect from = atlas_frame(effects->atlas, effect->sprite, frame);
    Blit blit = {
        .from = from, .at = {at.x - from.w / 2, at.y - from.h / 2}, .flip = effect->flip, .alpha = alpha};
    if (effect->stone) light_shade(view->light, effect_px(effect), blit.shade);
    image_blit(view->frame, &effects->atlas->image, &blit);
}

// Draws the first frame at half its size, from every other pixel.
static void put_half(const Effects *effects, const Effect *effect, const View *view, Vec at, int alpha) {
    Rect from = atlas_frame(effects->atlas, effect->sprite, 0);
    const Image *atlas = &effects->atlas->image;
    for (int y = 0; y < from.h / 2; y++) {
        for (int x = 0; x < from.w / 2; x++) {
            Colour pixel = atlas->pixels[(from.y + 2 * y) * atlas->w + from.x + 2 * x];
            Colour solid = (pixel >> 24) * (Colour)alpha >> 8;
            Rect spot = {at.x - from.w / 4 + x, at.y - from.h / 4 + y, 1, 1};
            if (solid > 0) image_fill(view->frame, spot, solid << 24 | (pixel & 0xffffffu));
        }
    }
}

static int seen(const Effect *effect, const View *view) {
    return effect->bared ? FIELD_ONE : light_visibility_at(view->light, effect_px(effect));
}

static void draw_play(const Effects *effects, const Effect *effect, const View *view) {
    Vec at = camera_to_frame(&view->camera, effect_px(effect));
    int alpha = seen(effect, view) * (effect->thin ? 2 : effect->stone ? 3 : 4) / 4;
    put(effects, effect, view, at, effect_frame(effects, effect), alpha);
}

// Draws a slash around the middle of the striker, who may be moving. The hero's is blue like ice, a
// monster's red.
static void draw_slash(const Effects *effects, const Effect *effect, const View *view) {
    static const uint16_t ENEMY[3] = {340, 130, 110};
    const Actor *actor = &view->world->actors[effect->actor];
    if (actor->kind == ACTOR_NONE) return;
    Vec px = view_body(view, effect->actor);
    Rect from = atlas_frame(effects->atlas, effect->sprite, effect_frame(effects, effect));
    Vec at = camera_to_frame(&view->camera, (Vec){px.x, px.y - MIDDLE_PX});
    Blit blit = {.from = from, .at = {at.x - from.w / 2, at.y - from.h / 2}, .flip = effect->flip};
    blit.alpha = light_visibility_at(view->light, px);
    for (int k = 0; k < 3 && effect->actor != HERO; k++) blit.shade[k] = ENEMY[k];
    if (blit.alpha > 0) image_blit(view->frame, &effects->atlas->image, &blit);
}

static Colour shaded(const Effect *effect, const View *view) {
    uint16_t shade[3];
    light_shade(view->light, effect_px(effect), shade);
    uint32_t r = (effect->colour >> 16 & 255) * shade[0] / 256,
             g = (effect->colour >> 8 & 255) * shade[1] / 256;
    return r << 16 | g << 8 | (effect->colour & 255) * shade[2] / 256;
}

static void draw_grain(const Effect *effect, const View *view) {
    int left = effect->life - effect->age, size = left > effect->life / 2 ? 2 : 1;
    uint32_t alpha = (uint32_t)int_min(seen(effect, view) * int_min(left, 8) / 8, 255);
    Vec at = camera_to_frame(&view->camera, effect_px(effect));
    Colour colour = effect->stone ? shaded(effect, view) : effect->colour;
    image_fill(view->frame, (Rect){at.x, at.y, size, size}, alpha << 24 | (colour & 0xffffff));
}

static void draw_number(const Effect *effect, const View *view, Font *font) {
    if (font == NULL || seen(effect, view) < 128) return;
    char text[32];
    snprintf(text, sizeof text, effect->kind == EFFECT_TIMES ? "x%d" : "%+d", effect->amount);
    int left = effect->life - effect->age,
        rise = NUMBER_RISE - NUMBER_RISE * left * left / (effect->life * effect->life);
    Vec at = camera_to_frame(&view->camera, effect_px(effect));
    at.x -= font_width(font, text) * view->letters / 2;
    at.y -= rise;
    font_draw_outlined(font, view->frame, at, view->letters, effect->colour, text);
}

// Converts a place near a corner of the usual layer to one as far from that corner in a layer of another
// size.
static Vec goal_on_frame(const View *view, Vec goal) {
    Vec more = vec_sub(view->layer, (Vec){NEAR_W, NEAR_H});
    int x = goal.x < NEAR_W / 2 ? goal.x : goal.x + more.x,
        y = goal.y < NEAR_H / 2 ? goal.y : goal.y + more.y;
    return (Vec){x * view->frame->w / view->layer.x, y * view->frame->w / view->layer.x};
}

// Points stand over the hero long enough to be read, then fly to the score. The banner of a toll stands
// alone.
static void draw_points(const Effect *effect, const View *view, Font *font) {
    enum { FLY = 36 };
    char text[32];
    if (font == NULL || wave_runs(&view->shown->wave)) return;
    int scale = view->letters, flown = int_max(effect->age - (effect->life - FLY), 0), part = flown * flown;
    Vec from = camera_to_frame(&view->camera, effect_px(effect)), goal = goal_on_frame(view, effect->goal);
    Vec at = {from.x + (goal.x - from.x) * part / (FLY * FLY),
              from.y + (goal.y - from.y) * part / (FLY * FLY)};
    snprintf(text, sizeof text, "%+d", effect->amount);
    font_draw_outlined(font, view->frame, at, 2 * scale, effect->colour, text);
}

// An item jumps up where it lay, shrinks to half its size and flies faster and faster to its place in the
// HUD, where it fades. So nobody takes it for an item that still lies there.
static void draw_fetch(const Effects *effects, const Effect *effect, const View *view) {
    int hop = int_min(effect->age, FETCH_HOP);
    int age = effect->age - FETCH_HOP, life = effect->life - FETCH_HOP, part = age > 0 ? age * age : 0;
    Vec from = camera_to_frame(&view->camera, effect_px(effect)), goal = goal_on_frame(view, effect->goal);
    Vec at = {from.x + (goal.x - from.x) * part / (life * life),
              from.y - hop + (goal.y - from.y + hop) * part / (life * life)};
    int alpha = int_clamp((effect->life - effect->age) * 256 / FETCH_FADE, 0, 256);
    if (age <= 0) {
        put(effects, effect, view, at, 0, alpha);
    } else {
        put_half(effects, effect, view, at, alpha);
    }
}

// Draws an item on its way from where it was to where the thief is now.
static void draw_taken(const Effects *effects, const Effect *effect, const View *view) {
    Vec px = view_body(view, effect->actor), from = effect_px(effect);
    int part = effect->age * effect->age, whole = effect->life * effect->life;
    Vec at = {from.x + (px.x - from.x) * part / whole,
              from.y - TAKEN_HOP * int_min(effect->age, effect->life - effect->age) * 2 / effect->life +
                  (px.y - MIDDLE_PX - from.y) * part / whole};
    put(effects, effect, view, camera_to_frame(&view->camera, at), 0, seen(effect, view));
}

// Draws a burning item: the upper part is gone, and the edge glows. Without motion it is just embers.
static void draw_burn(const Effects *effects, const Effect *effect, const View *view) {
    enum { GLOW_PX = 2 };
    Rect from = atlas_frame(effects->atlas, effect->sprite, 0);
    Vec at = camera_to_frame(&view->camera, effect_px(effect));
    int gone = effect->still ? 0 : from.h * effect->age / effect->life;
    Blit rest = {.from = {from.x, from.y + gone, from.w, from.h - gone},
                 .at = {at.x - from.w / 2, at.y - from.h / 2 + gone}};
    Blit line = rest;
    line.from.h = int_min(GLOW_PX, rest.from.h);
    line.flat = 0xffffee92;
    if (effect->still) rest.flat = 0xffe58f22;
    image_blit(view->frame, &effects->atlas->image, &rest);
    if (!effect->still) image_blit(view->frame, &effects->atlas->image, &line);
}

// Moths circle irregularly.
static void draw_moth(const Effects *effects, const Effect *effect, const View *view) {
    static const int SWING[] = {0, 4, 7, 9, 10, 9, 7, 4, 0, -4, -7, -9, -10, -9, -7, -4};
    enum { STEPS = sizeof SWING / sizeof *SWING, TICKS = 4 };
    Vec at = camera_to_frame(&view->camera, effect_px(effect));
    at.x += SWING[effect->age / TICKS % STEPS];
    at.y += SWING[effect->age / (TICKS - 1) % STEPS] / 2;
    put(effects, effect, view, at, effect_frame(effects, effect),
        seen(effect, view) * effect_alpha(effect) / FIELD_ONE);
}

static void draw_outline(const Effects *effects, const Effect *effect, const View *view) {
    enum { SIDE = 3 * CELL_PX };
    Vec cell = cell_of_px(effect_px(effect));
    Vec at = camera_to_frame(&view->camera, (Vec){(cell.x - 1) * CELL_PX, (cell.y - 1) * CELL_PX});
    if (!effects->aids.still || seen(effect, view) == 0) return;
    image_draw_outline(view->frame, (Rect){at.x, at.y, SIDE, SIDE}, 0xffffc43d);
    image_draw_outline(view->frame, (Rect){at.x + 1, at.y + 1, SIDE - 2, SIDE - 2}, 0xffffc43d);
}

static void draw(const Effects *effects, const Effect *effect, const View *view, Font *font) {
    switch (effect->kind) {
    case EFFECT_PLAY:
        draw_play(effects, effect, view);
        break;
    case EFFECT_SLASH:
        draw_slash(effects, effect, view);
        break;
    case EFFECT_GRAIN:
        draw_grain(effect, view);
        break;
    case EFFECT_NUMBER:
    case EFFECT_TIMES:
        draw_number(effect, view, font);
        break;
    case EFFECT_POINTS:
        draw_points(effect, view, font);
        break;
    case EFFECT_FETCH:
        draw_fetch(effects, effect, view);
        break;
    case EFFECT_TAKEN:
        draw_taken(effects, effect, view);
        break;
    case EFFECT_BURN:
        draw_burn(effects, effect, view);
        break;
    case EFFECT_OUTLINE:
        draw_outline(effects, effect, view);
        break;
    case EFFECT_MOTH:
        draw_moth(effects, effect, view);
        break;
    case EFFECT_CRITTER:
    case EFFECT_CORPSE:
    case EFFECT_NONE:
        break;
    }
}

void effects_draw_above(const Effects *effects, const View *view, Font *font) {
    for (int i = 0; i < EFFECTS_MAX; i++) {
        if (effects->pool[i].age >= 0) draw(effects, &effects->pool[i], view, font);
    }
}

// Draws a frame of four strips, `width` px thick, with its outer edge `inset` px inside the picture.
static void draw_ring(Image *frame, int inset, int width, Colour colour) {
    int w = frame->w - 2 * inset, h = frame->h - 2 * inset;
    image_fill(frame, (Rect){inset, inset, w, width}, colour);
    image_fill(frame, (Rect){inset, inset + h - width, w, width}, colour);
    image_fill(frame, (Rect){inset, inset + width, width, h - 2 * width}, colour);
    image_fill(frame, (Rect){inset + w - width, inset + width, width, h - 2 * width}, colour);
}

void effects_draw_hurt(const Effects *effects, Image *frame) {
    if (effects->redden == 0) return;
    if (effects->aids.still || effects->aids.calm) {
        draw_ring(frame, 0, VEIL_BAND, 0xffc8333b);
        return;
    }
    for (int band = 0; band < VEIL_BANDS; band++) {
        int near = VEIL_BANDS - band, strength = effects->redden * near * near;
        uint32_t alpha = (uint32_t)(strength * 150 / (REDDEN_TICKS * VEIL_BANDS * VEIL_BANDS));
        draw_ring(frame, band * VEIL_BAND, VEIL_BAND, alpha << 24 | 0xc8333b);
    }
}
