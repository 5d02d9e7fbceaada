// The effects of each kind of event: a row of a table, and a function where a row is not enough.
#include "view/effects/effects_parts.h"

#include "sim/state/gear_effects.h"
#include "view/canvas/sprites.h"

enum {
    PX = EFFECT_PX,
    SLASH_TICKS = 3,
    SMOKE_WAIT = 12, // ticks, so that the blow itself can be seen
    DROP_WAIT = 8,
    DROP_CELLS = 3,
    CORPSE_REST = 30, // ticks that it lies, fading
    TIMES_TICKS = 40,
    FETCH_TICKS = 24,
    TAKEN_TICKS = 24,
    VICTORY_SPARKLES = 24,
    HOIST_TICKS = 80,
    HOIST_TREASURES = 8, // the most that are seen going up
    HEAD_PX = 12,
    BESIDE_PX = 18, // from the middle of a body to what is written beside it
    LINE_PX = 18,
    POINTS_STEP = 40, // ticks from one part of the score to the next
    POINTS_TICKS = 90 // of a number that has to be read before it flies away
};

static const Vec BAG = {19, 340}, KEY_RING = {19, 66}, SLOT = {485, 340}, PURSE = {94, 33}, BELL = {178, 22},
                 HERO_PANEL = {24, 24}; // px of the HUD's layer

#define COIN_COLOUR 0xfff6d3a2u

typedef void React(Effects *effects, const World *world, const Event *event);

typedef struct Reaction {
    int grains, sparkles;
    bool puff, dust, shakes;
    Colour colour; // the colour of the grains
    React *act;
} Reaction;

// True for monsters that swing a weapon. Others bite or ram, which their lunge shows.
static bool wields(int kind) {
    return kind == ACTOR_HERO || ACTORS[kind].style == STYLE_CLUB || ACTORS[kind].style == STYLE_SHIELD;
}

static void slash(Effects *effects, const World *world, const Event *event) {
    (void)world;
    if (!wields(event->what)) return;
    Vec toward = DIRS[event->dir];
    Effect arc = {.kind = EFFECT_SLASH,
                  .actor = event->actor,
                  .pos = effect_picture_middle(event->pos),
                  .life = 3 * SLASH_TICKS};
    bool straight = toward.x == 0 || toward.y == 0;
    arc.sprite = !straight       ? effects->art.slash_diag
                 : toward.x == 0 ? effects->art.slash_down
                                 : effects->art.slash_side;
    arc.flip = (toward.x < 0 ? FLIP_X : 0) | (toward.y < 0 ? FLIP_Y : 0);
    effect_add(effects, arc);
}

static Colour colour_of(const Effects *effects, const Event *event) {
    return effects->sprites->actors[event->what].colour;
}

static void hit(Effects *effects, const World *world, const Event *event) {
    (void)world;
    Vec pos = effect_picture_middle(event->pos);
    bool hero = event->actor == HERO;
    if (!effects->aids.calm) effects->white[event->actor] = WHITE_TICKS;
    effect_spawn_grains(effects, 6, pos, hero ? 0xffc8333b : colour_of(effects, event));
    if (!hero) effect_animate(effects, effects->art.spark, pos, 0); // so that his face can be seen
    effect_spawn_number(effects, -event->amount, pos, hero ? 0xfff06450 : 0xffffee92);
    if (!hero) return;
    effects->redden = REDDEN_TICKS;
    effects->shake = SHAKE_TICKS;
}

static void leave_corpse(Effects *effects, int sprite, const Event *event) {
    int life = effects->atlas->sprites[sprite].frames * CORPSE_TICKS + CORPSE_REST;
    Vec feet = {event->pos.x / (SUB / PX), event->pos.y / (SUB / PX)};
    int flip = DIRS[(unsigned)event->dir % DIR_COUNT].x < 0 ? FLIP_X : 0;
    effect_add(effects,
               (Effect){.kind = EFFECT_CORPSE, .sprite = sprite, .pos = feet, .life = life, .flip = flip});
}

static void kill(Effects *effects, const World *world, const Event *event) {
    (void)world;
    Vec pos = effect_picture_middle(event->pos);
    effects->white[event->actor] = 0;
    effects->alert[event->actor] = 0;
    effect_spawn_grains(effects, 12, pos, colour_of(effects, event));
    effect_spawn_smoke(effects, pos, SMOKE_WAIT);
    leave_corpse(effects, effects->sprites->actors[event->what].death, event);
    effects->shake = int_max(effects->shake, SHAKE_TICKS / 2);
}

// Drops fly out when the last blow has been seen.
static void drop(Effects *effects, const World *world, const Event *event) {
    const Actor *by = &world->actors[event->actor];
    bool near = vec_chebyshev(cell_of(by->pos), cell_of(event->pos)) <= DROP_CELLS;
    bool dead = by->kind == ACTOR_NONE || by->act == ACT_DEAD;
    effect_spawn_arrival(effects, near ? by->pos : event->pos, event->pos, dead ? DROP_WAIT : 0);
}

static void open_lid(Effects *effects, const World *world, const Event *event) {
    (void)world;
    effect_spawn_arrival(effects, event->pos, event->pos, 0);
}

static void die(Effects *effects, const World *world, const Event *event) {
    (void)world;
    (void)event;
    effects->fallen = 0;
}

static void alert(Effects *effects, const World *world, const Event *event) {
    (void)world;
    effects->alert[event->actor] = ALERT_TICKS;
}

static void calm(Effects *effects, const World *world, const Event *event) {
    (void)world;
    effects->alert[event->actor] = 0;
}

// Dust falls everywhere in sight.
static void fizzle(Effects *effects, const World *world, const Event *event) {
    (void)event;
    effects->rumble = RUMBLE_TICKS / 2;
    for (int y = -VIEW_Y; y <= VIEW_Y; y++) {
        for (int x = -VIEW_X; x <= VIEW_X; x++) {
            Vec cell = vec_add(world->cache.hero_cell, (Vec){x, y});
            if (fov_has(&world->cache.view, cell) && !level_opaque(&world->level, cell))
                effects_falling_dust(effects, cell, 2);
        }
    }
}

static void toll(Effects *effects, const World *world, const Event *event) {
    (void)world;
    (void)event;
    effects->rumble = RUMBLE_TICKS;
}

// The item flies to its place in the HUD: `goal`, px of the usual layer.
static void fetch(Effects *effects, const World *world, const Event *event, Vec goal) {
    Vec pos = effect_picture_middle(event->pos);
    int sprite = effects->sprites->items[item_icon(world, event->what)];
    effect_spawn_sparkles(effects, 4, pos, 10, 3);
    effect_add(
        effects,
        (Effect){.kind = EFFECT_FETCH, .sprite = sprite, .pos = pos, .goal = goal, .life = FETCH_TICKS});
}

// A place above the head, because a number for something on his own cell must not hide his face.
static Vec above_head(Vec sub) {
    Vec pos = effect_picture_middle(sub);
    return (Vec){pos.x, pos.y - HEAD_PX * PX};
}

static void pickup(Effects *effects, const World *world, const Event *event) {
    fetch(effects, world, event, BAG);
    if (event->amount > 0) effect_spawn_number(effects, event->amount, above_head(event->pos), 0xffffc43d);
}

static void take_key(Effects *effects, const World *world, const Event *event) {
    fetch(effects, world, event, KEY_RING);
}

static void take_tool(Effects *effects, const World *world, const Event *event) {
    fetch(effects, world, event, SLOT);
}

static void take_bell(Effects *effects, const World *world, const Event *event) {
    Event bell = *event;
    bell.what = ITEM_BELL;
    fetch(effects, world, &bell, BELL);
    effects->shake = int_max(effects->shake, SHAKE_TICKS / 2);
}

static void take_coins(Effects *effects, const World *world, const Event *event) {
    Event coin = *event;
    coin.what = ITEM_COIN;
    effect_animate(effects, effects->art.coin_pop, effect_picture_middle(event->pos), 0);
    fetch(effects, world, &coin, PURSE);
    effect_merge_number(effects, event->amount, above_head(event->pos), COIN_COLOUR);
}

static void heal(Effects *effects, const World *world, const Event *event) {
    (void)world;
    Vec pos = effect_picture_middle(event->pos);
    effect_spawn_sparkles(effects, 6, pos, 12, 2);
    effect_animate(effects, effects->art.heart_glow, pos, 0);
    if (event->amount > 0) effect_spawn_number(effects, event->amount, above_head(event->pos), 0xff74ba49);
}

static void blocked(Effects *effects, const World *world, const Event *event) {
    (void)world;
    effect_spawn_grains(effects, 5, effect_picture_middle(event->pos), 0xffc3ccd1);
    effect_animate(effects, effects->art.spark, effect_picture_middle(event->pos), 0);
}

// Shows the factor beside the number of the blow.
static void show_factor(Effects *effects, const World *world, const Event *event) {
    Vec pos = effect_picture_middle(event->pos);
    effect_spawn_sparkles(effects, 3, pos, 10, 2);
    pos.x -= 10 * PX;
    pos.y -= (EFFECT_NUMBER_UP + 2) * PX;
    effect_add(effects, (Effect){.kind = EFFECT_TIMES,
                                 .pos = pos,
                                 .amount = gear_sneak_factor(world),
                                 .colour = 0xffffc43d,
                                 .life = TIMES_TICKS});
}

static void celebrate(Effects *effects, const World *world, const Event *event) {
    (void)world;
    effect_spawn_sparkles(effects, VICTORY_SPARKLES, effect_picture_middle(event->pos), 40, 4);
}

// Shows a part of the score beside the hero, below those before it. `place`: how many these are.
static void tell(Effects *effects, int amount, Vec pos, int place, Colour colour) {
    pos = vec_add(pos, (Vec){BESIDE_PX * PX, (place * LINE_PX - HEAD_PX) * PX});
    effect_add(effects, (Effect){.kind = EFFECT_POINTS,
                                 .pos = pos,
                                 .amount = amount,
                                 .colour = colour,
                                 .goal = HERO_PANEL,
                                 .age = -place * POINTS_STEP,
                                 .life = POINTS_TICKS});
}

// Shows a basket with the treasures on a rope. It goes up, or down out of a tower.
static void deliver(Effects *effects, const World *world, const Event *event) {
    int way = world->level.tower ? 1 : -1;
    Vec pos = effect_picture_middle(event->pos), foot = {pos.x + 14 * PX, pos.y - 2 * PX};
    Effect basket = {.kind = EFFECT_PLAY, .sprite = effects->art.hoist, .pos = foot, .life = HOIST_TICKS};
    basket.vel.y = way * PX;
    basket.back = world->level.tower;
    effect_add(effects, basket);
    for (int i = 0; i < event->what && i < HOIST_TREASURES; i++)
        effect_animate(effects, effects->art.sparkle, (Vec){foot.x, foot.y + way * i * 9 * PX}, i * 8);
    tell(effects, event->amount, pos, 0, 0xffffc43d);
}

static void pass(Effects *effects, const World *world, const Event *event) {
    (void)world;
    tell(effects, event->amount, effect_picture_middle(event->pos), 1, 0xfff3f6ea);
}

static void reward(Effects *effects, const World *world, const Event *event) {
    celebrate(effects, world, event);
    tell(effects, event->amount, effect_picture_middle(event->pos), 2, 0xffffee92);
}

// ---- what breaks, pours out and blows up

static int splash_sprite(const EffectArt *art, int item) {
    switch (item) {
    case ITEM_WINE:
        return art->splash_wine;
    case ITEM_HONEY:
        return art->splash_honey;
    case ITEM_POTION_FROST:
        return art->splash_frost;
    case ITEM_POTION_NIGHT:
        return art->splash_night;
    case ITEM_POTION_MENDING:
        return art->splash_mending;
    case ITEM_POTION_FIRE:
        return art->splash_fire;
    default:
        return art->splash_water;
    }
}

static void splash(Effects *effects, const World *world, const Event *event) {
    (void)world;
    Vec pos = {event->pos.x / (SUB / PX), event->pos.y / (SUB / PX)};
    effect_animate(effects, splash_sprite(&effects->art, event->what), pos, 0);
    effect_spawn_grains(effects, 6, pos, 0xffb7effb);
}

static void freeze(Effects *effects, const World *world, const Event *event) {
    Event frost = *event;
    frost.what = ITEM_POTION_FROST;
    splash(effects, world, &frost);
}

static void darken(Effects *effects, const World *world, const Event *event) {
    Event night = *event;
    night.what = ITEM_POTION_NIGHT;
    splash(effects, world, &night);
}

static void blast(Effects *effects, const World *world, const Event *event) {
    (void)world;
    Vec pos = {event->pos.x / (SUB / PX), event->pos.y / (SUB / PX)};
    effect_animate(effects, effects->art.blast, pos, 0);
    effect_spawn_grains(effects, 20, pos, 0xffe58f22);
    effect_spawn_grains(effects, 10, pos, 0xff43435d);
    effect_add(effects, (Effect){.kind = EFFECT_OUTLINE, .pos = pos, .life = BLAST_TICKS});
    effects->rumble = int_max(effects->rumble, RUMBLE_TICKS / 2);
}

static void fall_apart(Effects *effects, const World *world, const Event *event) {
    (void)world;
    static const Colour WOOD = 0xffad7440, CLAY = 0xffad5c16, STONE = 0xff805250;
    bool pot = event->what == TILE_POT, crate = !pot && TILES[event->what].prop;
    effect_spawn_grains(effects, 14, effect_picture_middle(event->pos), pot ? CLAY : crate ? WOOD : STONE);
    effect_spawn_lit_dust(effects, effects->art.puff, effect_picture_middle(event->pos), 0);
    Event rest = *event;
    rest.pos.y += CELL_SUB / 4;
    if (pot) leave_corpse(effects, effects->art.pot_broken, &rest);
    if (crate) leave_corpse(effects, effects->art.crate_broken, &rest);
}

static void wade(Effects *effects, const World *world, const Event *event) {
    (void)world;
    Vec pos = effect_picture_middle(event->pos);
    effect_spawn_grains(effects, 5, (Vec){pos.x, pos.y + EFFECT_FEET}, 0xff5fb6ef);
}

// ---- monsters

static void steal(Effects *effects, const World *world, const Event *event) {
    Effect taken = {.kind = EFFECT_TAKEN, .actor = event->actor, .life = TAKEN_TICKS};
    taken.pos = effect_picture_middle(event->pos);
    taken.sprite = effects->sprites->items[item_icon(world, event->what)];
    effect_add(effects, taken);
    effects->shake = int_max(effects->shake, SHAKE_TICKS / 2);
}

static void charge(Effects *effects, const World *world, const Event *event) {
    (void)world;
    Vec pos = effect_picture_middle(event->pos);
    for (int i = 0; i < 3; i++)
        effect_spawn_lit_dust(effects, effects->art.charge_dust, (Vec){pos.x, pos.y + EFFECT_FEET}, i * 4);
}

static const Reaction REACTIONS[EVENT_COUNT] = {
#define EVENT(kind, heard, seen, said) [EVENT_##kind] = {seen},
#define SEEN(...)                      __VA_ARGS__
#define UNSEEN                         0
#include "view/events/list_events.h"
#undef UNSEEN
#undef SEEN
#undef EVENT
};

void effects_react(Effects *effects, const World *world, const Event *event) {
    if ((unsigned)event->kind >= EVENT_COUNT) return;
    const Reaction *of = &REACTIONS[event->kind];
    Vec pos = effect_picture_middle(event->pos);
    effect_spawn_grains(effects, of->grains, pos, of->colour);
    effect_spawn_sparkles(effects, of->sparkles, pos, 10, 3);
    if (of->puff) effect_animate(effects, effects->art.puff, pos, 0);
    if (of->dust) effect_spawn_lit_dust(effects, effects->art.puff, (Vec){pos.x, pos.y + EFFECT_FEET}, 0);
    if (of->shakes) effects->shake = int_max(effects->shake, SHAKE_TICKS / 2);
    if (of->act != NULL) of->act(effects, world, event);
}
