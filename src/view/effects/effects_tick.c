// Advances the effects by a tick.
#include "view/effects/effects_parts.h"

#include "view/light/lamps.h"

enum {
    PX = EFFECT_PX,
    EMBER_ODDS = 45,
    BURN_GRAINS = 3, // a tick
    BURN_TALL = 20   // the usual height of an item, px
};

static void burn_on(Effects *effects, const Effect *effect) {
    static const Colour COLOURS[] = {0xffffee92, 0xffffc43d, 0xffe58f22, 0xff6e3412};
    if (effect->kind != EFFECT_BURN || effect->still || effect->age < 0) return;
    int down = BURN_TALL * effect->age / effect->life - BURN_TALL / 2;
    for (int i = 0; i < BURN_GRAINS; i++) {
        Effect grain = {.kind = EFFECT_GRAIN, .pos = effect->pos, .gravity = -1, .bared = true};
        grain.colour = COLOURS[effect_random_int(effects, 0, 3)];
        grain.pos.x += effect_random_int(effects, -9, 9) * PX;
        grain.pos.y += down * PX;
        grain.vel.x = effect_random_int(effects, -6, 6);
        grain.vel.y = effect_random_int(effects, -14, -2);
        grain.life = effect_random_int(effects, 12, 28);
        effect_add(effects, grain);
    }
}

static void age(Effect *effect) {
    effect->age++;
    effect->pos = vec_add(effect->pos, effect->vel);
    effect->vel.y += effect->gravity;
    if (effect->age >= effect->life) effect->kind = EFFECT_NONE;
}

static void age_all(Effects *effects) {
    for (int i = 0; i < EFFECTS_MAX; i++) {
        if (effects->pool[i].kind == EFFECT_NONE) continue;
        burn_on(effects, &effects->pool[i]);
        age(&effects->pool[i]);
    }
    for (int i = 0; i < ACTORS_MAX; i++) {
        if (effects->white[i] > 0) effects->white[i]--;
        if (effects->alert[i] > 0) effects->alert[i]--;
    }
    for (int i = 0; i < ARRIVALS_MAX; i++)
        effects->arrivals[i].age += effects->arrivals[i].age < ARRIVAL_TICKS;
    effects->redden -= effects->redden > 0;
    effects->shake -= effects->shake > 0;
    effects->rumble -= effects->rumble > 0;
    effects->fallen++;
}

static void shed_embers(Effects *effects, const World *world, const Lamps *lamps) {
    for (int i = 0; i < lamps->count; i++) {
        const Lamp *lamp = &lamps->at[i];
        Vec px;
        bool burns = lamp->burns && lamp_flame(lamp, &px) && lamp->flame.kind != FLAME_CANDLE;
        if (!burns || !fov_has(&world->cache.view, lamp->flame.cell)) continue;
        effects_moth(effects, px);
        if (effect_random_int(effects, 1, EMBER_ODDS) > 1) continue;
        Vec flame = {px.x * PX, (px.y - 3) * PX};
        Effect ember = {.kind = EFFECT_GRAIN, .pos = flame, .gravity = 0, .colour = 0xffffc43d, .vel.y = -6};
        ember.vel.x = effect_random_int(effects, -4, 4);
        ember.life = effect_random_int(effects, 20, 45);
        effect_add(effects, ember);
    }
}

void effects_tick(Effects *effects, const World *world, const Lamps *lamps) {
    age_all(effects);
    for (int i = 0; i < world->events.count; i++) effects_react(effects, world, &world->events.at[i]);
    shed_embers(effects, world, lamps);
    effects_ambient(effects, world);
    effects_critter(effects, world);
}
