#include "view/effects.h"

#include "base/hash.h"
#include "view/sprites.h"

#include <string.h>

enum {
    PX = 16,        // effect units in a px
    PLAY_TICKS = 4, // a picture of an animation
    SLASH_TICKS = 3,
    CORPSE_REST = 30, // lies on, fading
    NUMBER_TICKS = 40,
    NUMBER_UP = 21, // px above the middle: clear of the health bar
    FETCH_TICKS = 30,
    EMBER_ODDS = 45,
    VICTORY_SPARKLES = 24,
    FEET_UNITS = 10 * PX, // from the middle of a picture down to the ground
    AWAY_TICKS = 24,
    STIRRED = 4,
    DUST_TICKS = 6 // a picture of dust
};

static const Vec BAG = {20, 336}, KEY_RING = {19, 66}, SLOT = {478, 336}; // px of the HUD's layer

// What flies where works do their work.
typedef struct Burst {
    int grains, sparkles;
    bool puff, dust, shakes;
    Colour colour; // of the grains
} Burst;

static const Burst BURSTS[] = {
    [EVENT_DOOR_OPEN] = {.grains = 3, .colour = 0xff7e4c2a},
    [EVENT_DOOR_SHUT] = {.grains = 5, .colour = 0xff7e4c2a},
    [EVENT_UNLOCK] = {.grains = 6, .sparkles = 4, .colour = 0xffffc43d},
    [EVENT_LOCKED] = {.grains = 4, .colour = 0xff969fab},
    [EVENT_CHEST] = {.grains = 8, .sparkles = 6, .colour = 0xffffc43d},
    [EVENT_FOUND] = {.sparkles = 3},
    [EVENT_CLICK] = {.grains = 4, .colour = 0xff71778b},
    [EVENT_SPIKES] = {.grains = 9, .colour = 0xffc3ccd1},
    [EVENT_DART] = {.grains = 5, .colour = 0xff969fab},
    [EVENT_FALL] = {.grains = 8, .puff = true, .shakes = true, .colour = 0xff575a72},
    [EVENT_RISE] = {.grains = 10, .puff = true, .colour = 0xffc0ae93},
    [EVENT_CRUMBLE] = {.grains = 8, .colour = 0xffebdfc0},
    [EVENT_WAKE] = {.grains = 10, .puff = true, .shakes = true, .colour = 0xff71778b},
    [EVENT_KINDLE] = {.grains = 8, .sparkles = 3, .colour = 0xffffc43d},
    [EVENT_QUENCH] = {.grains = 5, .puff = true, .colour = 0xff71778b},
    [EVENT_BRAND] = {.grains = 6, .colour = 0xffe58f22},
    [EVENT_EATEN] = {.grains = 4, .colour = 0xffd8a268},
    [EVENT_ROLL] = {.dust = true},
    [EVENT_LAND] = {.grains = 3, .colour = 0xff969fab},
    [EVENT_BELL] = {.sparkles = 5},
};
enum { BURST_COUNT = sizeof BURSTS / sizeof *BURSTS };

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
    };
    return sprites_find(atlas, wishes, sizeof wishes / sizeof *wishes, error, error_size);
}

void effects_clear(Effects *effects) {
    memset(effects->pool, 0, sizeof effects->pool);
    memset(effects->white, 0, sizeof effects->white);
    memset(effects->alert, 0, sizeof effects->alert);
    effects->redden = effects->shake = effects->rumble = effects->fallen = 0;
}

// lo..hi; for looks only.
static int roll(Effects *effects, int lo, int hi) {
    effects->dice += 0x9e3779b97f4a7c15u;
    return lo + (int)(hash_mix(effects->dice) % (uint64_t)(hi - lo + 1));
}

// When the pool is full, nothing.
static void add(Effects *effects, Effect effect) {
    for (int i = 0; i < EFFECTS_MAX; i++) {
        if (effects->pool[i].kind != EFFECT_NONE) continue;
        effects->pool[i] = effect;
        return;
    }
}

static Vec middle_of(Vec sub) {
    return (Vec){sub.x / (SUB / PX), sub.y / (SUB / PX) - MIDDLE_PX * PX};
}

static int frames(const Effects *effects, int sprite) {
    return effects->atlas->sprites[sprite].frames;
}

static void play(Effects *effects, int sprite, Vec pos, int delay) {
    int life = frames(effects, sprite) * PLAY_TICKS;
    add(effects, (Effect){.kind = EFFECT_PLAY, .sprite = sprite, .pos = pos, .life = life, .age = -delay});
}

// Of stone: it lies in the light that falls there.
static void play_dust(Effects *effects, int sprite, Vec pos, int delay) {
    int life = frames(effects, sprite) * DUST_TICKS;
    add(effects,
        (Effect){
            .kind = EFFECT_PLAY, .sprite = sprite, .pos = pos, .life = life, .age = -delay, .stone = true});
}

static void grains(Effects *effects, int count, Vec pos, Colour colour) {
    for (int i = 0; i < count; i++) {
        Effect grain = {.kind = EFFECT_GRAIN, .pos = pos, .gravity = 2, .colour = colour};
        grain.vel.x = roll(effects, -28, 28);
        grain.vel.y = roll(effects, -40, 4);
        grain.life = roll(effects, 12, 26);
        add(effects, grain);
    }
}

static void sparkles(Effects *effects, int count, Vec pos, int spread_px, int delay) {
    for (int i = 0; i < count; i++) {
        Vec at = pos;
        at.x += roll(effects, -spread_px, spread_px) * PX;
        at.y += roll(effects, -spread_px, spread_px) * PX;
        play(effects, effects->art.sparkle, at, i * delay);
    }
}

static void number(Effects *effects, int amount, Vec pos, Colour colour) {
    pos.y -= NUMBER_UP * PX;
    pos.x += roll(effects, 4, 10) * PX;
    add(effects,
        (Effect){
            .kind = EFFECT_NUMBER, .pos = pos, .amount = amount, .colour = colour, .life = NUMBER_TICKS});
}

// Others bite or ram: their lunge says enough.
static bool wields(int kind) {
    return kind == ACTOR_HERO || ACTORS[kind].habit == HABIT_CLUB || ACTORS[kind].habit == HABIT_SHIELD;
}

static void slash(Effects *effects, const Event *event) {
    if (!wields(event->what)) return;
    Vec toward = DIRS[event->dir];
    Effect arc = {
        .kind = EFFECT_SLASH, .actor = event->actor, .pos = middle_of(event->pos), .life = 3 * SLASH_TICKS};
    bool straight = toward.x == 0 || toward.y == 0;
    arc.sprite = !straight       ? effects->art.slash_diag
                 : toward.x == 0 ? effects->art.slash_down
                                 : effects->art.slash_side;
    arc.flip = (toward.x < 0 ? FLIP_X : 0) | (toward.y < 0 ? FLIP_Y : 0);
    add(effects, arc);
}

static Colour colour_of(const Effects *effects, const Event *event) {
    return effects->cast->actors[event->what].colour;
}

static void hit(Effects *effects, const Event *event) {
    Vec pos = middle_of(event->pos);
    bool hero = event->actor == HERO;
    effects->white[event->actor] = WHITE_TICKS;
    grains(effects, 6, pos, hero ? 0xffc8333b : colour_of(effects, event));
    play(effects, effects->art.spark, pos, 0);
    number(effects, -event->amount, pos, hero ? 0xfff06450 : 0xffffee92);
    if (!hero) return;
    effects->redden = REDDEN_TICKS;
    effects->shake = SHAKE_TICKS;
}

static void kill(Effects *effects, const Event *event) {
    Vec pos = middle_of(event->pos);
    effects->white[event->actor] = 0;
    effects->alert[event->actor] = 0;
    grains(effects, 12, pos, colour_of(effects, event));
    play(effects, effects->art.puff, pos, 0);
    int sprite = effects->cast->actors[event->what].death;
    int life = frames(effects, sprite) * CORPSE_TICKS + CORPSE_REST;
    Vec feet = {event->pos.x / (SUB / PX), event->pos.y / (SUB / PX)};
    int flip = DIRS[event->dir].x < 0 ? FLIP_X : 0;
    add(effects, (Effect){.kind = EFFECT_CORPSE, .sprite = sprite, .pos = feet, .life = life, .flip = flip});
    effects->shake = int_max(effects->shake, SHAKE_TICKS / 2);
}

Vec effects_pick(Effects *effects, Vec middle, Vec reach) {
    Vec cell = middle;
    cell.x += roll(effects, -reach.x, reach.x);
    cell.y += roll(effects, -reach.y, reach.y);
    return cell;
}

void effects_sift(Effects *effects, Vec cell, int count) {
    static const Colour STONES[] = {0xff575a72, 0xff71778b, 0xff805250, 0xff857568};
    Vec pos = {cell.x * CELL_PX * PX, cell.y * CELL_PX * PX};
    pos.x += roll(effects, 2, CELL_PX - 3) * PX;
    pos.y += roll(effects, -CELL_PX / 2, CELL_PX / 2) * PX;
    for (int i = 0; i < count; i++) {
        Effect grain = {.kind = EFFECT_GRAIN, .pos = pos, .gravity = 1, .stone = true};
        grain.colour = STONES[roll(effects, 0, 3)];
        grain.pos.x += roll(effects, -2, 2) * PX;
        grain.vel.y = roll(effects, 4, 14);
        grain.life = roll(effects, 18, 30);
        grain.age = -i * 3;
        add(effects, grain);
    }
}

void effects_pour(Effects *effects, Vec cell) {
    Vec pos = {(cell.x * CELL_PX + CELL_PX / 2) * PX, (cell.y * CELL_PX + CELL_PX / 2) * PX};
    pos.x += roll(effects, -6, 6) * PX;
    pos.y += roll(effects, -6, 4) * PX;
    play_dust(effects, effects->art.dust, pos, 0);
}

void effects_mote(Effects *effects, Vec cell, int dir) {
    enum { HALF = CELL_PX / 2 };
    int along = roll(effects, -HALF, HALF);
    Vec side = DIRS[dir],
        px = {cell.x * CELL_PX + HALF + side.x * HALF, cell.y * CELL_PX + HALF + side.y * HALF};
    px = vec_add(px, side.x == 0 ? (Vec){along, 0} : (Vec){0, along});
    Effect mote = {.kind = EFFECT_GRAIN, .pos = {px.x * PX, px.y * PX}, .colour = 0xffffc43d};
    mote.vel.y = -roll(effects, 3, 9);
    mote.vel.x = roll(effects, -2, 2);
    mote.life = roll(effects, 16, 34);
    add(effects, mote);
}

void effects_stir(Effects *effects, Vec cell) {
    Vec pos = {(cell.x * CELL_PX + CELL_PX / 2) * PX, (cell.y * CELL_PX + CELL_PX - 6) * PX};
    bool puffs = roll(effects, 0, 1) == 0;
    if (puffs) play_dust(effects, effects->art.puff, (Vec){pos.x, pos.y - 6 * PX}, roll(effects, 0, 6));
    for (int i = 0; i < STIRRED; i++) {
        Effect grain = {.kind = EFFECT_GRAIN, .pos = pos, .gravity = 2, .colour = 0xffa3725f, .stone = true};
        grain.pos.x += roll(effects, -14, 14) * PX;
        grain.vel.x = roll(effects, -10, 10);
        grain.vel.y = roll(effects, -26, -8);
        grain.life = roll(effects, 10, 22);
        add(effects, grain);
    }
}

void effects_fade_away(Effects *effects, int sprite, Vec pos, int wait) {
    Vec feet = {pos.x / (SUB / PX), pos.y / (SUB / PX)};
    int life = wait + AWAY_TICKS;
    add(effects, (Effect){.kind = EFFECT_CORPSE, .sprite = sprite, .pos = feet, .life = life, .still = true});
}

// On all that is in sight.
static void dust_everywhere(Effects *effects, const World *world) {
    for (int y = -VIEW_Y; y <= VIEW_Y; y++) {
        for (int x = -VIEW_X; x <= VIEW_X; x++) {
            Vec cell = vec_add(world->hero_cell, (Vec){x, y});
            if (fov_has(&world->view, cell) && !level_opaque(&world->level, cell))
                effects_sift(effects, cell, 2);
        }
    }
}

static void fetch(Effects *effects, const Event *event, Vec goal) {
    Vec pos = middle_of(event->pos);
    int sprite = effects->cast->items[event->what];
    sparkles(effects, 4, pos, 10, 3);
    add(effects,
        (Effect){.kind = EFFECT_FETCH, .sprite = sprite, .pos = pos, .goal = goal, .life = FETCH_TICKS});
}

static void burst(Effects *effects, const Event *event) {
    if ((unsigned)event->kind >= BURST_COUNT) return;
    const Burst *of = &BURSTS[event->kind];
    Vec pos = middle_of(event->pos);
    grains(effects, of->grains, pos, of->colour);
    sparkles(effects, of->sparkles, pos, 10, 3);
    if (of->puff) play(effects, effects->art.puff, pos, 0);
    if (of->dust) play_dust(effects, effects->art.puff, (Vec){pos.x, pos.y + FEET_UNITS}, 0);
    if (of->shakes) effects->shake = int_max(effects->shake, SHAKE_TICKS / 2);
}

static void pickup(Effects *effects, const Event *event) {
    fetch(effects, event, BAG);
    if (event->amount > 0) number(effects, event->amount, middle_of(event->pos), 0xffffc43d);
}

static void heal(Effects *effects, const Event *event) {
    Vec pos = middle_of(event->pos);
    sparkles(effects, 6, pos, 12, 2);
    number(effects, event->amount, pos, 0xff74ba49);
}

static void blocked(Effects *effects, const Event *event) {
    grains(effects, 5, middle_of(event->pos), 0xffc3ccd1);
    play(effects, effects->art.spark, middle_of(event->pos), 0);
}

// Beside the number of the blow.
static void times_two(Effects *effects, const Event *event) {
    Vec pos = middle_of(event->pos);
    sparkles(effects, 3, pos, 10, 2);
    pos.x -= 10 * PX;
    pos.y -= (NUMBER_UP + 2) * PX;
    add(effects,
        (Effect){.kind = EFFECT_TIMES, .pos = pos, .amount = 2, .colour = 0xffffc43d, .life = NUMBER_TICKS});
}

static void listen(Effects *effects, const World *world, const Event *event) {
    switch (event->kind) {
    case EVENT_STRIKE:
        slash(effects, event);
        break;
    case EVENT_HIT:
        hit(effects, event);
        break;
    case EVENT_BLOCKED:
        blocked(effects, event);
        break;
    case EVENT_KILL:
        kill(effects, event);
        break;
    case EVENT_DEATH:
        effects->fallen = 0;
        break;
    case EVENT_NOTICE:
        effects->alert[event->actor] = ALERT_TICKS;
        break;
    case EVENT_LOST:
        effects->alert[event->actor] = 0;
        break;
    case EVENT_SPLIT:
        play(effects, effects->art.puff, middle_of(event->pos), 0);
        break;
    case EVENT_PICKUP:
        pickup(effects, event);
        break;
    case EVENT_HEAL:
        heal(effects, event);
        break;
    case EVENT_DROP:
        sparkles(effects, 2, middle_of(event->pos), 8, 4);
        break;
    case EVENT_VICTORY:
        sparkles(effects, VICTORY_SPARKLES, middle_of(event->pos), 40, 4);
        break;
    case EVENT_SNEAK:
        times_two(effects, event);
        break;
    case EVENT_TOLL:
        effects->rumble = RUMBLE_TICKS;
        break;
    case EVENT_DUST:
        effects->rumble = RUMBLE_TICKS / 2;
        dust_everywhere(effects, world);
        break;
    case EVENT_KEY:
        fetch(effects, event, KEY_RING);
        break;
    case EVENT_REGAIN:
        fetch(effects, event, SLOT);
        break;
    default:
        burst(effects, event);
        break;
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
        if (effects->pool[i].kind != EFFECT_NONE) age(&effects->pool[i]);
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
        if (!burns || !fov_has(&world->view, lamp->flame.cell) || roll(effects, 1, EMBER_ODDS) > 1) continue;
        Vec flame = {px.x * PX, (px.y - 3) * PX};
        Effect ember = {.kind = EFFECT_GRAIN, .pos = flame, .gravity = 0, .colour = 0xffffc43d, .vel.y = -6};
        ember.vel.x = roll(effects, -4, 4);
        ember.life = roll(effects, 20, 45);
        add(effects, ember);
    }
}

void effects_tick(Effects *effects, const World *world, const Lamps *lamps) {
    age_all(effects);
    for (int i = 0; i < world->events.count; i++) listen(effects, world, &world->events.at[i]);
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
