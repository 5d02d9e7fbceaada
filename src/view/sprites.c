#include "view/sprites.h"

#include <stdio.h>
#include <string.h>

// Until they are drawn.
static const struct {
    const char *name, *other;
} STAND_INS[] = {
    {"bomb_lit", "bomb"},
    {"pilferer_loot_down", "pilferer_down"},
    {"pilferer_loot_up", "pilferer_up"},
    {"pilferer_loot_side", "pilferer_side"},
    {"splash_wine", "puff"},
    {"splash_honey", "puff"},
    {"splash_water", "puff"},
    {"splash_frost", "puff"},
    {"splash_night", "puff"},
    {"splash_mending", "puff"},
    {"splash_fire", "puff"},
    {"blast", "puff"},
    {"coin_pop", "spark"},
    {"hoist", "chest_closed"},
    {"heart_glow", "sparkle"},
    {"aim_end", "sparkle"},
    {"charge_dust", "puff"},
    {"bell", "ui_bell"},
};

static const char *stand_in(const char *name) {
    for (size_t i = 0; i < sizeof STAND_INS / sizeof *STAND_INS; i++) {
        if (strcmp(STAND_INS[i].name, name) == 0) return STAND_INS[i].other;
    }
    return NULL;
}

static bool find(const Atlas *atlas, const SpriteWish *wish, char *error, size_t error_size) {
    *wish->sprite = atlas_find(atlas, wish->name);
    if (*wish->sprite < 0 && stand_in(wish->name) != NULL) {
        *wish->sprite = atlas_find(atlas, stand_in(wish->name));
        if (*wish->sprite >= 0) return true;
    }
    if (*wish->sprite < 0) {
        snprintf(error, error_size, "atlas: the sprite %s is missing", wish->name);
        return false;
    }
    if (atlas->sprites[*wish->sprite].frames >= wish->frames) return true;
    snprintf(error, error_size, "atlas: the sprite %s needs at least %d frames", wish->name, wish->frames);
    return false;
}

bool sprites_find(const Atlas *atlas, const SpriteWish *wishes, size_t count, char *error,
                  size_t error_size) {
    for (size_t i = 0; i < count; i++) {
        if (!find(atlas, &wishes[i], error, error_size)) return false;
    }
    return true;
}

bool sprites_no_memory(char *error, size_t error_size) {
    snprintf(error, error_size, "there is not enough memory for the picture");
    return false;
}
