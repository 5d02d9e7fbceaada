#include "view/light.h"

#include <stddef.h>

static const int AMBIENT[3] = {56, 64, 108}, GLOW_COLOUR[3] = {255, 128, 36};
static const int COOL[3] = {208, 236, 268}; // what is left of each colour while the hero is hidden

enum { BRAND_INDEX = -1 }; // of the torch in his hand, for its flicker

bool light_watch(Light *light, const World *world, const Shown *shown) {
    light->hidden = flames_exposed(world) ? 0 : FADE_FULL;
    if (fades_init(&light->fades, world, shown) && lamps_init(&light->lamps, world)) return true;
    light_forget(light);
    return false;
}

void light_forget(Light *light) {
    fades_free(&light->fades);
    lamps_free(&light->lamps);
}

void light_tick(Light *light, const World *world, const Shown *shown) {
    fades_tick(&light->fades, world, shown);
    lamps_tick(&light->lamps, world);
    light->hidden = fade_towards((uint8_t)light->hidden, !flames_exposed(world));
    light->clock++;
}

// What is not explored stays dark to its very edge, so nothing beyond it shows through the blur.
static void prepare_sight(Light *light) {
    Lattice *lattice = &light->lattice;
    field_average(&light->visible, lattice, &light->fades.visible);
    field_least(&light->explored, lattice, &light->fades.explored);
    if (light->fades.any_stale) field_average(&light->stale, lattice, &light->fades.stale);
    if (!light->fades.any_stale) field_fill(&light->stale, lattice, 0);
    field_copy(&light->lit, lattice, &light->explored);
    field_blur(&light->visible, lattice);
    field_blur(&light->explored, lattice);
    field_limit(&light->explored, lattice, &light->lit);
    field_limit(&light->visible, lattice, &light->explored);
}

// The blur must not carry light into cells that no flame lights.
static void prepare_shine(Light *light, Vec hero) {
    Lattice *lattice = &light->lattice;
    for (int k = 0; k < 3; k++) field_fill(&light->light[k], lattice, 0);
    field_fill(&light->glow, lattice, 0);
    field_fill(&light->lit, lattice, 0);
    Shine shine = {.lattice = lattice, .light = light->light, .glow = &light->glow, .lit = &light->lit};
    lamps_shine(&light->lamps, &light->fades, light->clock, light->flicker, &shine);
    lantern_shine(&light->lamps, &light->fades, hero, &shine);
    if (light->fades.any_brand)
        brand_shine(&light->fades, hero, light->flicker ? lamp_flicker(BRAND_INDEX, light->clock) : FIELD_ONE,
                    &shine);
    for (int k = 0; k < 3; k++) {
        field_blur(&light->light[k], lattice);
        field_scale(&light->light[k], lattice, &light->lit);
    }
}

static int lit_channel(int light) {
    return int_min(light, FIELD_ONE) + int_clamp((light - FIELD_ONE) / 2, 0, FIELD_ONE);
}

// How much of a colour shows while the hero is more or less hidden.
static int tint(const Light *light, int k) {
    if (!light->flicker) return FIELD_ONE;
    return FIELD_ONE + (COOL[k] - FIELD_ONE) * light->hidden / FADE_FULL;
}

// `tints` may be NULL.
static Fold fold_node(const Light *light, int node, const int tints[3]) {
    static const int INKS[3] = {(int)(INK >> 16 & 255), (int)(INK >> 8 & 255), (int)(INK & 255)};
    int visible = light->visible.at[node], hidden = FIELD_ONE - visible, explored = light->explored.at[node];
    int dark = hidden * (FIELD_ONE - explored) / FIELD_ONE, haze = visible * light->glow.at[node] / FIELD_ONE;
    Fold fold = {.b = hidden - dark};
    if (light->fades.any_stale) fold.b = fold.b * (2 * FIELD_ONE - light->stale.at[node]) / (2 * FIELD_ONE);
    for (int k = 0; k < 3; k++) {
        int lit = lit_channel(AMBIENT[k] + light->light[k].at[node]);
        if (tints != NULL) lit = lit * tints[k] / FIELD_ONE;
        fold.a[k] = visible * lit / FIELD_ONE;
        fold.c[k] = dark * INKS[k] + haze * GLOW_COLOUR[k];
    }
    fold.uses = (visible > 0 ? USES_TEXEL : 0u) | (fold.b > 0 ? USES_MEMORY : 0u) |
                (dark > 0 || haze > 0 ? USES_ADDED : 0u) | (fold.b == FIELD_ONE ? USES_ALL_MEMORY : 0u) |
                (hidden == FIELD_ONE && fold.b == FIELD_ONE / 2 && dark == 0 ? USES_ALL_STALE : 0u);
    return fold;
}

void light_prepare(Light *light, const Camera *camera, Vec hero) {
    lattice_cover(&light->lattice, camera);
    prepare_sight(light);
    prepare_shine(light, hero);
    int tints[3] = {tint(light, 0), tint(light, 1), tint(light, 2)},
        count = light->lattice.w * light->lattice.h;
    for (int i = 0; i < count; i++) light->folds[i] = fold_node(light, i, light->hidden > 0 ? tints : NULL);
}

void light_shade(const Light *light, Vec px, uint16_t shade[3]) {
    enum { LEAST = 97 }; // 38 % of FIELD_ONE
    for (int k = 0; k < 3; k++) {
        int value = int_min(AMBIENT[k] + field_sample(&light->light[k], &light->lattice, px), FIELD_ONE);
        shade[k] = (uint16_t)(LEAST + (FIELD_ONE - LEAST) * value / FIELD_ONE);
    }
}

int light_visible(const Light *light, Vec px) {
    return field_sample(&light->visible, &light->lattice, px);
}
int light_stale(const Light *light, Vec px) {
    return field_sample(&light->stale, &light->lattice, px);
}
int light_explored(const Light *light, Vec px) {
    return field_sample(&light->explored, &light->lattice, px);
}
