#include "view/effects/effects_parts.h"

#include "base/hash.h"
#include "map/balance.h"
#include "view/canvas/sprites.h"

#include <string.h>

enum {
    PX = EFFECT_PX,
    PLAY_TICKS = 4, // a picture of an animation
    NUMBER_TICKS = 40,
    NUMBER_W = 20, // px that one takes
    NUMBER_H = 9,
    EMBER_ODDS = 45,
    AWAY_TICKS = 24,
    BURN_TICKS = 40,
    BURN_STILL_TICKS = 100,
    BURN_GRAINS = 3, // a tick
    BURN_TALL = 20,  // px of an item, about
    STIRRED = 4,
    GLINTS = 9,
    HALLOWED_TICKS = 90,
    DUST_TICKS = 6 // a picture of dust
};

bool effects_init(Effects *effects, const Atlas *atlas, const Cast *cast, char *error, size_t error_size) {
    *effects = (Effects){.atlas = atlas, .cast = cast, .dice = 1};
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
    };
    return sprites_find(atlas, wishes, sizeof wishes / sizeof *wishes, error, error_size);
}

void effects_clear(Effects *effects) {
    memset(effects->pool, 0, sizeof effects->pool);
    memset(effects->white, 0, sizeof effects->white);
    memset(effects->alert, 0, sizeof effects->alert);
    effects->redden = effects->shake = effects->rumble = effects->fallen = 0;
}

int effect_roll(Effects *effects, int lo, int hi) {
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

Vec effect_middle(Vec sub) {
    return (Vec){sub.x / (SUB / PX), sub.y / (SUB / PX) - MIDDLE_PX * PX};
}

static int frame_count(const Effects *effects, int sprite) {
    return effects->atlas->sprites[sprite].frames;
}

void effect_play(Effects *effects, int sprite, Vec pos, int delay) {
    int life = frame_count(effects, sprite) * PLAY_TICKS;
    effect_add(effects,
               (Effect){.kind = EFFECT_PLAY, .sprite = sprite, .pos = pos, .life = life, .age = -delay});
}

void effect_dust(Effects *effects, int sprite, Vec pos, int delay) {
    int life = frame_count(effects, sprite) * DUST_TICKS;
    effect_add(
        effects,
        (Effect){
            .kind = EFFECT_PLAY, .sprite = sprite, .pos = pos, .life = life, .age = -delay, .stone = true});
}

void effect_grains(Effects *effects, int count, Vec pos, Colour colour) {
    for (int i = 0; i < count; i++) {
        Effect grain = {.kind = EFFECT_GRAIN, .pos = pos, .gravity = 2, .colour = colour};
        grain.vel.x = effect_roll(effects, -28, 28);
        grain.vel.y = effect_roll(effects, -40, 4);
        grain.life = effect_roll(effects, 12, 26);
        effect_add(effects, grain);
    }
}

void effect_sparkles(Effects *effects, int count, Vec pos, int spread_px, int delay) {
    for (int i = 0; i < count; i++) {
        Vec at = pos;
        at.x += effect_roll(effects, -spread_px, spread_px) * PX;
        at.y += effect_roll(effects, -spread_px, spread_px) * PX;
        effect_play(effects, effects->art.sparkle, at, i * delay);
    }
}

// A young number that would lie under one at `pos`; NULL: there is none.
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
    pos.x += effect_roll(effects, 4, 10) * PX;
    return pos;
}

void effect_number(Effects *effects, int amount, Vec pos, Colour colour) {
    Effect number = {.kind = EFFECT_NUMBER, .amount = amount, .colour = colour, .life = NUMBER_TICKS};
    number.pos = number_at(effects, pos);
    while (find_number(effects, number.pos) != NULL) number.pos.y -= NUMBER_H * PX;
    effect_add(effects, number);
}

void effect_add_up(Effects *effects, int amount, Vec pos, Colour colour) {
    Effect *same = find_number(effects, number_at(effects, pos));
    if (same != NULL && same->colour == colour) {
        same->amount += amount;
        same->age = 0;
    } else {
        effect_number(effects, amount, pos, colour);
    }
}

Vec effects_pick(Effects *effects, Vec middle, Vec reach) {
    Vec cell = middle;
    cell.x += effect_roll(effects, -reach.x, reach.x);
    cell.y += effect_roll(effects, -reach.y, reach.y);
    return cell;
}

void effects_sift(Effects *effects, Vec cell, int count) {
    static const Colour STONES[] = {0xff575a72, 0xff71778b, 0xff805250, 0xff857568};
    Vec pos = {cell.x * CELL_PX * PX, cell.y * CELL_PX * PX};
    pos.x += effect_roll(effects, 2, CELL_PX - 3) * PX;
    pos.y += effect_roll(effects, -CELL_PX / 2, CELL_PX / 2) * PX;
    for (int i = 0; i < count; i++) {
        Effect grain = {.kind = EFFECT_GRAIN, .pos = pos, .gravity = 1, .stone = true};
        grain.colour = STONES[effect_roll(effects, 0, 3)];
        grain.pos.x += effect_roll(effects, -2, 2) * PX;
        grain.vel.y = effect_roll(effects, 4, 14);
        grain.life = effect_roll(effects, 18, 30);
        grain.age = -i * 3;
        effect_add(effects, grain);
    }
}

void effects_pour(Effects *effects, Vec cell) {
    Vec pos = {(cell.x * CELL_PX + CELL_PX / 2) * PX, (cell.y * CELL_PX + CELL_PX / 2) * PX};
    pos.x += effect_roll(effects, -6, 6) * PX;
    pos.y += effect_roll(effects, -6, 4) * PX;
    effect_dust(effects, effects->art.dust, pos, 0);
}

void effects_mote(Effects *effects, Vec cell, int dir) {
    enum { HALF = CELL_PX / 2 };
    int along = effect_roll(effects, -HALF, HALF);
    Vec side = DIRS[dir],
        px = {cell.x * CELL_PX + HALF + side.x * HALF, cell.y * CELL_PX + HALF + side.y * HALF};
    px = vec_add(px, side.x == 0 ? (Vec){along, 0} : (Vec){0, along});
    Effect mote = {.kind = EFFECT_GRAIN, .pos = {px.x * PX, px.y * PX}, .colour = 0xffffc43d};
    mote.vel.y = -effect_roll(effects, 3, 9);
    mote.vel.x = effect_roll(effects, -2, 2);
    mote.life = effect_roll(effects, 16, 34);
    effect_add(effects, mote);
}

void effects_hallow(Effects *effects, Vec pos) {
    Vec at = effect_middle(pos);
    effect_sparkles(effects, GLINTS, at, 12, 5);
    effect_grains(effects, GLINTS, at, 0xffffee92);
    at.y -= EFFECT_NUMBER_UP * PX;
    effect_add(effects, (Effect){.kind = EFFECT_TIMES,
                                 .pos = at,
                                 .amount = HALLOWED_FACTOR,
                                 .colour = 0xffffc43d,
                                 .life = HALLOWED_TICKS});
}

void effects_stir(Effects *effects, Vec cell) {
    Vec pos = {(cell.x * CELL_PX + CELL_PX / 2) * PX, (cell.y * CELL_PX + CELL_PX - 6) * PX};
    bool puffs = effect_roll(effects, 0, 1) == 0;
    if (puffs)
        effect_dust(effects, effects->art.puff, (Vec){pos.x, pos.y - 6 * PX}, effect_roll(effects, 0, 6));
    for (int i = 0; i < STIRRED; i++) {
        Effect grain = {.kind = EFFECT_GRAIN, .pos = pos, .gravity = 2, .colour = 0xffa3725f, .stone = true};
        grain.pos.x += effect_roll(effects, -14, 14) * PX;
        grain.vel.x = effect_roll(effects, -10, 10);
        grain.vel.y = effect_roll(effects, -26, -8);
        grain.life = effect_roll(effects, 10, 22);
        effect_add(effects, grain);
    }
}

void effects_fade_away(Effects *effects, int sprite, Vec pos, int wait) {
    Vec feet = {pos.x / (SUB / PX), pos.y / (SUB / PX)};
    int life = wait + AWAY_TICKS;
    effect_add(effects,
               (Effect){.kind = EFFECT_CORPSE, .sprite = sprite, .pos = feet, .life = life, .still = true});
}

void effects_burn(Effects *effects, int sprite, Vec pos, int wait) {
    Vec px = {pos.x / (SUB / PX), pos.y / (SUB / PX)};
    bool still = effects->reduced_motion;
    effect_add(effects, (Effect){.kind = EFFECT_BURN,
                                 .sprite = sprite,
                                 .pos = px,
                                 .life = still ? BURN_STILL_TICKS : BURN_TICKS,
                                 .age = -wait,
                                 .still = still,
                                 .bared = true});
}

static void burn_on(Effects *effects, const Effect *effect) {
    static const Colour COLOURS[] = {0xffffee92, 0xffffc43d, 0xffe58f22, 0xff6e3412};
    if (effect->kind != EFFECT_BURN || effect->still || effect->age < 0) return;
    int down = BURN_TALL * effect->age / effect->life - BURN_TALL / 2;
    for (int i = 0; i < BURN_GRAINS; i++) {
        Effect grain = {.kind = EFFECT_GRAIN, .pos = effect->pos, .gravity = -1, .bared = true};
        grain.colour = COLOURS[effect_roll(effects, 0, 3)];
        grain.pos.x += effect_roll(effects, -9, 9) * PX;
        grain.pos.y += down * PX;
        grain.vel.x = effect_roll(effects, -6, 6);
        grain.vel.y = effect_roll(effects, -14, -2);
        grain.life = effect_roll(effects, 12, 28);
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
        if (!burns || !fov_has(&world->cache.view, lamp->flame.cell) ||
            effect_roll(effects, 1, EMBER_ODDS) > 1)
            continue;
        Vec flame = {px.x * PX, (px.y - 3) * PX};
        Effect ember = {.kind = EFFECT_GRAIN, .pos = flame, .gravity = 0, .colour = 0xffffc43d, .vel.y = -6};
        ember.vel.x = effect_roll(effects, -4, 4);
        ember.life = effect_roll(effects, 20, 45);
        effect_add(effects, ember);
    }
}

void effects_tick(Effects *effects, const World *world, const Lamps *lamps) {
    age_all(effects);
    for (int i = 0; i < world->events.count; i++) effects_react(effects, world, &world->events.at[i]);
    shed_embers(effects, world, lamps);
}

// A toll's is 3 px at first and ebbs.
Vec effects_shake(const Effects *effects) {
    static const Vec OFF[] = {{2, 0}, {-2, 1}, {1, -2}, {-1, 2}, {2, -1}, {-2, 0}, {1, 1}, {-1, -1}};
    if (effects->rumble > 0) {
        Vec off = OFF[effects->rumble / 2 % 8];
        int most = (3 * effects->rumble + RUMBLE_TICKS - 1) / RUMBLE_TICKS;
        return (Vec){off.x * most / 2, off.y * most / 2};
    }
    return effects->shake == 0 ? (Vec){0, 0} : OFF[effects->shake % 8];
}
