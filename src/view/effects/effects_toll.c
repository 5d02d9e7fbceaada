// The effects of a toll: dust and motes before it, stirred stone, glints, burning treasures, and the fading
// pictures of monsters that were moved.
#include "view/effects/effects_parts.h"

#include "map/balance_toll.h"

enum {
    PX = EFFECT_PX,
    AWAY_TICKS = 24,
    BURN_TICKS = 40,
    BURN_STILL_TICKS = 100,
    STIRRED = 4,
    GLINTS = 9,
    HALLOWED_TICKS = 90
};

Vec effects_random_cell(Effects *effects, Vec middle, Vec reach) {
    Vec cell = middle;
    cell.x += effect_random_int(effects, -reach.x, reach.x);
    cell.y += effect_random_int(effects, -reach.y, reach.y);
    return cell;
}

// The colour of a grain: every third grain has the theme's own.
static Colour grit(const Effects *effects, Colour stone, int grain) {
    const Theme *theme = &THEMES[effects->theme];
    return grain % 3 == 1 && theme->grit != 0 ? theme->grit : theme_recolour(theme, stone);
}

void effects_falling_dust(Effects *effects, Vec cell, int count) {
    static const Colour STONES[] = {0xff575a72, 0xff71778b, 0xff805250, 0xff857568};
    Vec pos = {cell.x * CELL_PX * PX, cell.y * CELL_PX * PX};
    pos.x += effect_random_int(effects, 2, CELL_PX - 3) * PX;
    pos.y += effect_random_int(effects, -CELL_PX / 2, CELL_PX / 2) * PX;
    for (int i = 0; i < count; i++) {
        Effect grain = {.kind = EFFECT_GRAIN, .pos = pos, .gravity = 1, .stone = true};
        grain.colour = grit(effects, STONES[effect_random_int(effects, 0, 3)], i);
        grain.pos.x += effect_random_int(effects, -2, 2) * PX;
        grain.vel.y = effect_random_int(effects, 4, 14);
        grain.life = effect_random_int(effects, 18, 30);
        grain.age = -i * 3;
        effect_add(effects, grain);
    }
}

void effects_downpour(Effects *effects, Vec cell) {
    Vec pos = {(cell.x * CELL_PX + CELL_PX / 2) * PX, (cell.y * CELL_PX + CELL_PX / 2) * PX};
    pos.x += effect_random_int(effects, -6, 6) * PX;
    pos.y += effect_random_int(effects, -6, 4) * PX;
    effect_spawn_lit_dust(effects, effects->art.dust, pos, 0);
}

void effects_gold_speck(Effects *effects, Vec cell, int dir) {
    enum { HALF = CELL_PX / 2 };
    int along = effect_random_int(effects, -HALF, HALF);
    Vec side = DIRS[dir],
        px = {cell.x * CELL_PX + HALF + side.x * HALF, cell.y * CELL_PX + HALF + side.y * HALF};
    px = vec_add(px, side.x == 0 ? (Vec){along, 0} : (Vec){0, along});
    Effect mote = {.kind = EFFECT_GRAIN, .pos = {px.x * PX, px.y * PX}, .colour = 0xffffc43d};
    mote.vel.y = -effect_random_int(effects, 3, 9);
    mote.vel.x = effect_random_int(effects, -2, 2);
    mote.life = effect_random_int(effects, 16, 34);
    effect_add(effects, mote);
}

void effects_hallow_glint(Effects *effects, Vec pos_sub) {
    Vec at = effect_picture_middle(pos_sub);
    effect_spawn_sparkles(effects, GLINTS, at, 12, 5);
    effect_spawn_grains(effects, GLINTS, at, 0xffffee92);
    at.y -= EFFECT_NUMBER_UP * PX;
    effect_add(effects, (Effect){.kind = EFFECT_TIMES,
                                 .pos = at,
                                 .amount = HALLOWED_FACTOR,
                                 .colour = 0xffffc43d,
                                 .life = HALLOWED_TICKS});
}

void effects_floor_dust(Effects *effects, Vec cell) {
    Vec pos = {(cell.x * CELL_PX + CELL_PX / 2) * PX, (cell.y * CELL_PX + CELL_PX - 6) * PX};
    bool puffs = effect_random_int(effects, 0, 1) == 0;
    if (puffs)
        effect_spawn_lit_dust(effects, effects->art.puff, (Vec){pos.x, pos.y - 6 * PX},
                              effect_random_int(effects, 0, 6));
    for (int i = 0; i < STIRRED; i++) {
        Effect grain = {.kind = EFFECT_GRAIN, .pos = pos, .gravity = 2, .stone = true};
        grain.colour = grit(effects, 0xffa3725f, i);
        grain.pos.x += effect_random_int(effects, -14, 14) * PX;
        grain.vel.x = effect_random_int(effects, -10, 10);
        grain.vel.y = effect_random_int(effects, -26, -8);
        grain.life = effect_random_int(effects, 10, 22);
        effect_add(effects, grain);
    }
}

void effects_fade_out(Effects *effects, int sprite, Vec pos_sub, int wait) {
    Vec feet = {pos_sub.x / (SUB / PX), pos_sub.y / (SUB / PX)};
    int life = wait + AWAY_TICKS;
    effect_add(effects,
               (Effect){.kind = EFFECT_CORPSE, .sprite = sprite, .pos = feet, .life = life, .still = true});
}

void effects_item_burn(Effects *effects, int sprite, Vec pos_sub, int wait) {
    Vec px = {pos_sub.x / (SUB / PX), pos_sub.y / (SUB / PX)};
    bool still = effects->aids.still;
    effect_add(effects, (Effect){.kind = EFFECT_BURN,
                                 .sprite = sprite,
                                 .pos = px,
                                 .life = still ? BURN_STILL_TICKS : BURN_TICKS,
                                 .age = -wait,
                                 .still = still,
                                 .bared = true});
}
