// Small life in a quiet room. No rule knows of it. Each theme has its own: motes of dust, glow-worms, drops
// from the ceiling, sparks; a mouse, a beetle, a crab, a salamander. Moths fly around flames.
#include "view/effects/effects_parts.h"

enum {
    PX = EFFECT_PX,
    DROP_TICKS = 13,
    DROP_UP_PX = 26,
    SPLASH_GRAINS = 3,
    RUN_CELLS = 3,
    RUN_SPEED = 22,
    SHY_CELLS = 2
};

// A row for each theme. Speeds are in effect units a tick.
static const struct {
    Colour colour;
    int odds; // one tick in so many
    int sideways, up, life;
    bool drops; // it falls from the ceiling and splashes
} AIR[THEME_COUNT] = {
    [THEME_BRICK] = {.colour = 0xff8d7c6c, .odds = 3, .sideways = 2, .up = 1, .life = 150},
    [THEME_MOSS] = {.colour = 0xffb4d85e, .odds = 4, .sideways = 5, .up = 3, .life = 110},
    [THEME_FLOOD] = {.colour = 0xff8fd4f0, .odds = 5, .drops = true},
    [THEME_FORGE] = {.colour = 0xffe5812a, .odds = 2, .sideways = 4, .up = 8, .life = 80},
};

static void splash(Effects *effects, Vec floor, Colour colour) {
    for (int i = 0; i < SPLASH_GRAINS; i++) {
        Effect grain = {
            .kind = EFFECT_GRAIN, .pos = floor, .gravity = 3, .colour = colour, .age = -DROP_TICKS};
        grain.vel.x = effect_random_int(effects, -12, 12);
        grain.vel.y = effect_random_int(effects, -22, -10);
        grain.life = 9;
        effect_add(effects, grain);
    }
}

static void drop(Effects *effects, Vec floor, Colour colour) {
    Vec from = {floor.x, floor.y - DROP_UP_PX * PX};
    effect_add(effects, (Effect){.kind = EFFECT_GRAIN,
                                 .pos = from,
                                 .vel.y = DROP_UP_PX * PX / DROP_TICKS,
                                 .life = DROP_TICKS,
                                 .colour = colour});
    splash(effects, floor, colour);
}

static void mote(Effects *effects, Vec at) {
    int sideways = AIR[effects->theme].sideways, up = AIR[effects->theme].up;
    Effect speck = {.kind = EFFECT_GRAIN, .pos = at, .colour = AIR[effects->theme].colour};
    speck.vel.x = effect_random_int(effects, -sideways, sideways);
    speck.vel.y = -effect_random_int(effects, 0, up);
    speck.life = effect_random_int(effects, AIR[effects->theme].life / 2, AIR[effects->theme].life);
    effect_add(effects, speck);
}

void effects_ambient(Effects *effects, const World *world) {
    Vec cell = effects_random_cell(effects, world->cache.hero_cell, (Vec){VIEW_X, VIEW_Y});
    bool now = effect_random_int(effects, 1, AIR[effects->theme].odds) == 1;
    if (effects->aids.still || !now || !fov_has(&world->cache.view, cell)) return;
    Vec at = {(cell.x * CELL_PX + effect_random_int(effects, 4, CELL_PX - 4)) * PX,
              (cell.y * CELL_PX + effect_random_int(effects, 4, CELL_PX - 4)) * PX};
    if (AIR[effects->theme].drops) drop(effects, at, AIR[effects->theme].colour);
    if (!AIR[effects->theme].drops) mote(effects, at);
}

// True for floor with a wall to the north of it, where nobody stands or soon will.
static bool critter_takes(const World *world, Vec cell) {
    const Level *level = &world->level;
    bool clear = level_tile(level, cell) == TILE_FLOOR && fov_has(&world->cache.view, cell) &&
                 level_tile(level, vec_add(cell, DIRS[DIR_N])) == TILE_WALL;
    for (int i = 0; i < world->actor_count && clear; i++) {
        const Actor *actor = &world->actors[i];
        clear = actor->kind == ACTOR_NONE || vec_chebyshev(cell_of(actor->pos), cell) > SHY_CELLS;
    }
    return clear;
}

void effects_critter(Effects *effects, const World *world) {
    enum { ODDS = 12, FROM_WALL_PX = 9 };
    if (effects->aids.still || effect_random_int(effects, 1, ODDS) > 1) return;
    Vec cell = effects_random_cell(effects, world->cache.hero_cell, (Vec){VIEW_X, VIEW_Y});
    int way = effect_random_int(effects, 0, 1) * 2 - 1;
    for (int i = 0; i < RUN_CELLS; i++) {
        if (!critter_takes(world, (Vec){cell.x + way * i, cell.y})) return;
    }
    Vec start = {cell.x * CELL_PX + CELL_PX / 2, cell.y * CELL_PX + FROM_WALL_PX};
    effect_add(effects, (Effect){.kind = EFFECT_CRITTER,
                                 .sprite = effects->art.critters[effects->theme],
                                 .pos = {start.x * PX, start.y * PX},
                                 .vel.x = way * RUN_SPEED,
                                 .flip = way < 0 ? FLIP_X : 0,
                                 .life = (RUN_CELLS - 1) * CELL_PX * PX / RUN_SPEED});
}

void effects_moth(Effects *effects, Vec flame) {
    enum { ODDS = 900, LIFE = 360, UP_PX = 4 };
    if (effects->aids.still || effect_random_int(effects, 1, ODDS) > 1) return;
    effect_add(effects, (Effect){.kind = EFFECT_MOTH,
                                 .sprite = effects->art.moth,
                                 .pos = {flame.x * PX, (flame.y - UP_PX) * PX},
                                 .life = LIFE});
}
