#include "view/effects/effects.h"

#include "view/canvas/actor_sprites.h"

#include <string.h>

bool effects_init(Effects *effects, const Atlas *atlas, const ActorSprites *sprites, Error *error) {
    *effects = (Effects){.atlas = atlas, .sprites = sprites, .dice = 1};
    EffectArt *art = &effects->art;
    const SpriteWish wishes[] = {
        {"slash_side", 3, &art->slash_side},
        {"slash_down", 3, &art->slash_down},
        {"slash_diag", 3, &art->slash_diag},
        {"puff", 4, &art->puff},
        {"spark", 3, &art->spark},
        {"sparkle", 4, &art->sparkle},
        {"dust", 4, &art->dust},
        {"splash_wine", 4, &art->splash_wine},
        {"splash_honey", 4, &art->splash_honey},
        {"splash_water", 4, &art->splash_water},
        {"splash_frost", 4, &art->splash_frost},
        {"splash_night", 4, &art->splash_night},
        {"splash_mending", 4, &art->splash_mending},
        {"splash_fire", 4, &art->splash_fire},
        {"blast", 6, &art->blast},
        {"coin_pop", 4, &art->coin_pop},
        {"heart_glow", 4, &art->heart_glow},
        {"hoist", 4, &art->hoist},
        {"charge_dust", 4, &art->charge_dust},
        {"crate_broken", 1, &art->crate_broken},
        {"pot_broken", 1, &art->pot_broken},
        {"critter_brick", 2, &art->critters[THEME_BRICK]},
        {"critter_moss", 2, &art->critters[THEME_MOSS]},
        {"critter_flood", 2, &art->critters[THEME_FLOOD]},
        {"critter_forge", 2, &art->critters[THEME_FORGE]},
        {"moth", 2, &art->moth},
    };
    effects_clear(effects);
    return sprites_find(atlas, wishes, sizeof wishes / sizeof *wishes, error);
}

const Arrival *effects_arrival_at(const Effects *effects, Vec pos_sub) {
    for (int i = 0; i < ARRIVALS_MAX; i++) {
        const Arrival *arrival = &effects->arrivals[i];
        if (arrival->age < ARRIVAL_TICKS && vec_eq(arrival->pos, pos_sub)) return arrival;
    }
    return NULL;
}

void effects_clear(Effects *effects) {
    memset(effects->pool, 0, sizeof effects->pool);
    memset(effects->white, 0, sizeof effects->white);
    memset(effects->alert, 0, sizeof effects->alert);
    for (int i = 0; i < ARRIVALS_MAX; i++) effects->arrivals[i] = (Arrival){.age = ARRIVAL_TICKS};
    effects->redden = effects->shake = effects->rumble = effects->fallen = 0;
}

// The shaking of a toll begins with 3 px and fades.
Vec effects_shake_offset(const Effects *effects) {
    static const Vec OFF[] = {{2, 0}, {-2, 1}, {1, -2}, {-1, 2}, {2, -1}, {-2, 0}, {1, 1}, {-1, -1}};
    if (effects->rumble > 0) {
        Vec off = OFF[effects->rumble / 2 % 8];
        int most = (3 * effects->rumble + RUMBLE_TICKS - 1) / RUMBLE_TICKS;
        return (Vec){off.x * most / 2, off.y * most / 2};
    }
    return effects->shake == 0 ? (Vec){0, 0} : OFF[effects->shake % 8];
}
