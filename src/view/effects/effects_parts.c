#include "view/effects/effects_parts.h"

#include "base/hash.h"

enum {
    PX = EFFECT_PX,
    PLAY_TICKS = 4, // of a frame of an animation
    DUST_TICKS = 6, // of a frame of dust
    NUMBER_TICKS = 40,
    NUMBER_W = 20, // px that a number takes
    NUMBER_H = 9
};

int effect_random_int(Effects *effects, int lo, int hi) {
    effects->dice += 0x9e3779b97f4a7c15u;
    return lo + (int)(hash_mix(effects->dice) % (uint64_t)(hi - lo + 1));
}

void effect_add(Effects *effects, Effect effect) {
    for (int i = 0; i < EFFECTS_MAX; i++) {
        if (effects->pool[i].kind != EFFECT_NONE) continue;
        effects->pool[i] = effect;
        return;
    }
}

Vec effect_picture_middle(Vec sub) {
    return (Vec){sub.x / (SUB / PX), sub.y / (SUB / PX) - MIDDLE_PX * PX};
}

static int frame_count(const Effects *effects, int sprite) {
    return effects->atlas->sprites[sprite].frames;
}

void effect_animate(Effects *effects, int sprite, Vec pos_16ths, int delay) {
    int life = frame_count(effects, sprite) * PLAY_TICKS;
    effect_add(
        effects,
        (Effect){.kind = EFFECT_PLAY, .sprite = sprite, .pos = pos_16ths, .life = life, .age = -delay});
}

void effect_spawn_lit_dust(Effects *effects, int sprite, Vec pos_16ths, int delay) {
    int life = frame_count(effects, sprite) * DUST_TICKS;
    effect_add(effects, (Effect){.kind = EFFECT_PLAY,
                                 .sprite = sprite,
                                 .pos = pos_16ths,
                                 .life = life,
                                 .age = -delay,
                                 .stone = true,
                                 .thin = true});
}

void effect_spawn_smoke(Effects *effects, Vec pos_16ths, int delay) {
    int life = frame_count(effects, effects->art.puff) * DUST_TICKS;
    effect_add(effects, (Effect){.kind = EFFECT_PLAY,
                                 .sprite = effects->art.puff,
                                 .pos = pos_16ths,
                                 .life = life,
                                 .age = -delay,
                                 .thin = true});
}

void effect_spawn_arrival(Effects *effects, Vec from_sub, Vec pos_sub, int wait) {
    if (effects->aids.still) return;
    effects->arrivals[effects->next_arrival] = (Arrival){from_sub, pos_sub, -wait};
    effects->next_arrival = (effects->next_arrival + 1) % ARRIVALS_MAX;
}

void effect_spawn_grains(Effects *effects, int count, Vec pos_16ths, Colour colour) {
    for (int i = 0; i < count; i++) {
        Effect grain = {.kind = EFFECT_GRAIN, .pos = pos_16ths, .gravity = 2, .colour = colour};
        grain.vel.x = effect_random_int(effects, -28, 28);
        grain.vel.y = effect_random_int(effects, -40, 4);
        grain.life = effect_random_int(effects, 12, 26);
        effect_add(effects, grain);
    }
}

void effect_spawn_sparkles(Effects *effects, int count, Vec pos_16ths, int spread_px, int ticks_between) {
    for (int i = 0; i < count; i++) {
        Vec at = pos_16ths;
        at.x += effect_random_int(effects, -spread_px, spread_px) * PX;
        at.y += effect_random_int(effects, -spread_px, spread_px) * PX;
        effect_animate(effects, effects->art.sparkle, at, i * ticks_between);
    }
}

// A recent number that would lie under a new one at `pos`, or NULL.
static Effect *find_number(Effects *effects, Vec pos) {
    for (int i = 0; i < EFFECTS_MAX; i++) {
        Effect *effect = &effects->pool[i];
        Vec d = vec_sub(effect->pos, pos);
        bool young = effect->kind == EFFECT_NUMBER && effect->age < NUMBER_TICKS / 2;
        if (young && int_abs(d.x) < NUMBER_W * PX && int_abs(d.y) < NUMBER_H * PX) return effect;
    }
    return NULL;
}

static Vec number_at(Effects *effects, Vec pos) {
    pos.y -= EFFECT_NUMBER_UP * PX;
    pos.x += effect_random_int(effects, 4, 10) * PX;
    return pos;
}

void effect_spawn_number(Effects *effects, int amount, Vec pos_16ths, Colour colour) {
    Effect number = {.kind = EFFECT_NUMBER, .amount = amount, .colour = colour, .life = NUMBER_TICKS};
    number.pos = number_at(effects, pos_16ths);
    while (find_number(effects, number.pos) != NULL) number.pos.y -= NUMBER_H * PX;
    effect_add(effects, number);
}

// A number of that colour that rises anywhere, or NULL.
static Effect *find_sum(Effects *effects, Colour colour) {
    for (int i = 0; i < EFFECTS_MAX; i++) {
        Effect *effect = &effects->pool[i];
        if (effect->kind == EFFECT_NUMBER && effect->colour == colour) return effect;
    }
    return NULL;
}

void effect_merge_number(Effects *effects, int amount, Vec pos_16ths, Colour colour) {
    Effect *sum = find_sum(effects, colour);
    int before = sum != NULL ? sum->amount : 0;
    if (sum != NULL) sum->kind = EFFECT_NONE;
    effect_spawn_number(effects, before + amount, pos_16ths, colour);
}
