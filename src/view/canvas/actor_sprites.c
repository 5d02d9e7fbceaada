#include "view/canvas/actor_sprites.h"

#include "sim/combat/blows.h"
#include "sim/state/world.h"

#include <stdio.h>

enum {
    FRAME_WINDUP = 4,
    FRAME_STRIKE = 5,
    FRAME_HURT = 6,
    LOOK_FRAMES = 7,
    DEATH_FRAMES = 3,
    SLEEP_FRAMES = 2,
    BRAND_FRAMES = 4,
    ROLL_FRAMES = 4,
    RING_FRAMES = 4,   // and as many again with the lantern shut
    SHUT_SHOT = 2,     // from a frame of a shot or throw to the one with the lantern shut
    BRAND_TICK = 6,    // ticks of a frame of the torch in hand
    SWING_TICKS = 5,   // of the bell
    STEP_PX = 9,       // px walked from one frame to the next
    FLAP_TICKS = 5,    // ticks of a frame of a flying monster
    BREATH_TICKS = 32, // ticks of a sleeper's breath
    FALL_TICKS = 8,    // of dying actors
    FOLLOW_TICKS = 5,  // ticks after the blow in which the strike is still drawn
    LUNGE_PX = 6,
    CROUCH_PX = 2,
    STOOP_PX = 2, // px that the hero bends over what he opens
    THREAT_TICKS = 8
};

static bool find(const Atlas *atlas, const char *name, const char *part, int frames, int *sprite,
                 Error *error) {
    char full[64];
    snprintf(full, sizeof full, "%s%s", name, part);
    return sprites_find(atlas, &(SpriteWish){full, frames, sprite}, 1, error);
}

static uint32_t pixel(const Atlas *atlas, Rect rect, int x, int y) {
    return atlas->image.pixels[(size_t)(rect.y + y) * (size_t)atlas->image.w + (size_t)(rect.x + x)];
}

// The average colour, in which strong colours count most.
static Colour colour_of(const Atlas *atlas, Rect rect) {
    uint32_t sums[3] = {0}, weights = 1;
    for (int i = 0; i < rect.w * rect.h; i++) {
        uint32_t texel = pixel(atlas, rect, i % rect.w, i / rect.w);
        int c[3] = {(int)(texel >> 16 & 255), (int)(texel >> 8 & 255), (int)(texel & 255)};
        int high = int_max(c[0], int_max(c[1], c[2])), low = int_min(c[0], int_min(c[1], c[2]));
        uint32_t weight = texel >> 24 == 0 ? 0 : (uint32_t)(high - low) + (uint32_t)high / 8;
        for (int k = 0; k < 3; k++) sums[k] += (uint32_t)c[k] * weight;
        weights += weight;
    }
    return 0xff000000 | sums[0] / weights << 16 | sums[1] / weights << 8 | sums[2] / weights;
}

// The average brightness of the pixels that are not transparent.
static int luma_of(const Atlas *atlas, Rect rect) {
    int sum = 0, count = 1;
    for (int i = 0; i < rect.w * rect.h; i++) {
        Colour texel = pixel(atlas, rect, i % rect.w, i / rect.w);
        if (texel >> 24 == 0) continue;
        sum += colour_luma(texel);
        count++;
    }
    return int_max(sum / count, 1);
}

// Finds the three views of one part, such as "hero_draw_down".
static bool find_three(const Atlas *atlas, const char *name, const char *part, int frames, int sprites[3],
                       Error *error) {
    static const char *const WAYS[] = {"_down", "_up", "_side"};
    for (int i = 0; i < 3; i++) {
        char full[40];
        snprintf(full, sizeof full, "%s%s", part, WAYS[i]);
        if (!find(atlas, name, full, frames, &sprites[i], error)) return false;
    }
    return true;
}

static bool find_actor(ActorKindSprites *of, int kind, const Atlas *atlas, Error *error) {
    const char *name = ACTORS[kind].name;
    if (!find(atlas, name, "_down", LOOK_FRAMES, &of->down, error) ||
        !find(atlas, name, "_up", LOOK_FRAMES, &of->up, error) ||
        !find(atlas, name, "_side", LOOK_FRAMES, &of->side, error) ||
        !find(atlas, name, "_death", DEATH_FRAMES, &of->death, error)) {
        return false;
    }
    of->loot[0] = of->down, of->loot[1] = of->up, of->loot[2] = of->side;
    bool thief = kind != ACTOR_HERO && ACTORS[kind].style == STYLE_SNATCH;
    if (thief && !find_three(atlas, name, "_loot", LOOK_FRAMES, of->loot, error)) return false;
    of->sleep = of->down;
    if (kind != ACTOR_HERO && !find(atlas, name, "_sleep", SLEEP_FRAMES, &of->sleep, error)) return false;
    of->head = atlas_opaque_rect(atlas, of->down, 0).y - atlas_frame(atlas, of->down, 0).y;
    of->colour = colour_of(atlas, atlas_frame(atlas, of->down, 0));
    of->luma = luma_of(atlas, atlas_frame(atlas, of->down, 0));
    return true;
}

static bool find_hero(HeroSprites *of, const Atlas *atlas, Error *error) {
    return find_three(atlas, "hero", "_shut", LOOK_FRAMES, of->shut, error) &&
           find_three(atlas, "hero", "_draw", 2 * SHUT_SHOT, of->bow, error) &&
           find_three(atlas, "hero", "_throw", 2 * SHUT_SHOT, of->toss, error) &&
           find_three(atlas, "hero", "_brand", BRAND_FRAMES, of->brand, error) &&
           find(atlas, "hero", "_roll", ROLL_FRAMES, &of->roll, error) &&
           find(atlas, "hero", "_ring", 2 * RING_FRAMES, &of->bell, error);
}

bool actor_sprites_init(ActorSprites *sprites, const Atlas *atlas, Error *error) {
    for (int kind = ACTOR_HERO; kind < ACTOR_KIND_COUNT; kind++) {
        if (!find_actor(&sprites->actors[kind], kind, atlas, error)) return false;
    }
    if (!find_hero(&sprites->hero, atlas, error)) return false;
    for (int icon = 0; icon < ICON_COUNT; icon++) {
        char name[ICON_NAME_MAX];
        if (!find(atlas, item_icon_name(icon, name), "", 1, &sprites->items[icon], error)) return false;
    }
    return true;
}

static bool strikes(const Actor *actor) {
    return actor->act == ACT_WINDUP || actor->act == ACT_BLOW ||
           (actor->act == ACT_RECOVERY && actor->act_ticks < FOLLOW_TICKS);
}

static int walk_frame(const Actor *actor, uint32_t clock, int index) {
    if (ACTORS[actor->kind].flies) return (int)((clock / FLAP_TICKS + (uint32_t)index) % 4);
    return vec_eq(actor->pos, actor->prev) ? 0 : actor->walked / (STEP_PX * SUB) % 4;
}

// True in the second half of a walking frame with both feet down: drawn lower, it makes a step look twice as
// smooth.
static bool lands(const Actor *actor) {
    int half = actor->walked * 2 / (STEP_PX * SUB) % 4;
    return !ACTORS[actor->kind].flies && !vec_eq(actor->pos, actor->prev) && half == 1;
}

static int look_frame(const Actor *actor, uint32_t clock, int index) {
    if (actor->act == ACT_WINDUP) return FRAME_WINDUP;
    if (actor->act == ACT_HURT) return FRAME_HURT;
    return strikes(actor) ? FRAME_STRIKE : walk_frame(actor, clock, index);
}

// How many px an actor leans to where he aims; negative: away from it.
static int lunge(const Actor *actor) {
    bool shoots = actor->kind != ACTOR_HERO && ACTORS[actor->kind].style == STYLE_SHOOT;
    if (shoots) return 0;
    switch (actor->act) {
    case ACT_WINDUP:
        return -int_min(actor->act_ticks / 2, CROUCH_PX);
    case ACT_BLOW:
        return int_min(2 * (actor->act_ticks + 1), LUNGE_PX);
    case ACT_RECOVERY:
        return int_max(LUNGE_PX - actor->act_ticks, 0);
    case ACT_NONE:
    case ACT_HURT:
    case ACT_DEAD:
    case ACT_ROLL:
    case ACT_DRAW:
    case ACT_LOOSE:
    case ACT_AIM:
    case ACT_RING:
    case ACT_STEP:
        break;
    case ACT_USE:
        return STOOP_PX;
    }
    return 0;
}

static Pose asleep(const ActorKindSprites *of, uint32_t clock, int index) {
    return (Pose){.over = -1,
                  .sprite = of->sleep,
                  .frame = (int)((clock / BREATH_TICKS + (uint32_t)index) % SLEEP_FRAMES)};
}

static Pose dead(const ActorKindSprites *of, int fallen) {
    return (Pose){.over = -1, .sprite = of->death, .frame = int_min(fallen / FALL_TICKS, DEATH_FRAMES - 1)};
}

// The index of a view: 0 down, 1 up, 2 to a side.
static int way(int dir) {
    return DIRS[dir].x != 0 ? 2 : DIRS[dir].y < 0 ? 1 : 0;
}

Pose actor_pose(const ActorSprites *sprites, const Actor *actor, uint32_t clock, int index,
                int ticks_hero_dead) {
    const ActorKindSprites *of = &sprites->actors[actor->kind];
    if (actor->act == ACT_DEAD) return dead(of, ticks_hero_dead);
    if (index != HERO && actor->brain.mind == MIND_ASLEEP && actor->act == ACT_NONE)
        return asleep(of, clock, index);
    int dir = strikes(actor) ? actor->aim : actor->facing, px = lunge(actor);
    Vec toward = DIRS[dir];
    Pose pose = {.sprite = of->side, .frame = look_frame(actor, clock, index), .over = -1};
    if (toward.x == 0) pose.sprite = toward.y < 0 ? of->up : of->down;
    pose.lands = actor->act == ACT_NONE && lands(actor);
    if (actor->brain.carries_loot) pose.sprite = of->loot[way(dir)];
    pose.flip = toward.x < 0 ? FLIP_X : 0;
    // a diagonal lunge is no longer than a straight one: 181 is 256 / sqrt 2
    int part = toward.x != 0 && toward.y != 0 ? 181 : 256;
    pose.lean = (Vec){toward.x * px * part / 256, toward.y * px * part / 256};
    return pose;
}

static void raise_arm(Pose *pose, const HeroSprites *of, int facing, int frame) {
    static const Vec HANDS[] = {{5, 9}, {27, 11}, {4, 11}};
    pose->sprite = of->toss[way(facing)];
    pose->frame = frame;
    pose->hand = HANDS[way(facing)];
    if (pose->flip != 0) pose->hand.x = CELL_PX - 1 - pose->hand.x;
}

static void draw_bow(Pose *pose, const HeroSprites *of, int facing, int frame) {
    pose->sprite = of->bow[way(facing)];
    pose->frame = frame;
}

Pose hero_pose(const ActorSprites *sprites, const World *world, uint32_t clock, int ticks_hero_dead,
               bool threw_in_arc) {
    const Actor *hero = &world->actors[HERO];
    const HeroSprites *of = &sprites->hero;
    Pose pose = actor_pose(sprites, hero, clock, HERO, ticks_hero_dead);
    bool torch = world->hero.bag.hand == ITEM_BRAND;
    int shut = world->hero.lantern_shut ? SHUT_SHOT : 0;
    switch (hero->act) {
    case ACT_DEAD:
        return pose;
    case ACT_ROLL:
        pose.sprite = of->roll;
        pose.frame = int_min(hero->act_ticks * ROLL_FRAMES / ROLL_TICKS, ROLL_FRAMES - 1);
        return pose;
    case ACT_RING:
        pose.sprite = of->bell;
        pose.frame =
            hero->act_ticks / SWING_TICKS % RING_FRAMES + (world->hero.lantern_shut ? RING_FRAMES : 0);
        pose.flip = 0;
        return pose;
    case ACT_DRAW:
        draw_bow(&pose, of, hero->facing, shut);
        return pose;
    case ACT_AIM:
        raise_arm(&pose, of, hero->facing, shut);
        pose.holds = true;
        return pose;
    case ACT_LOOSE:
        if (threw_in_arc) raise_arm(&pose, of, hero->facing, shut + 1);
        if (!threw_in_arc) draw_bow(&pose, of, hero->facing, shut + 1);
        return pose;
    default:
        break;
    }
    int dir = strikes(hero) ? hero->aim : hero->facing;
    if (torch) pose.over = of->brand[way(dir)];
    pose.over_frame = (int)(clock / BRAND_TICK) % BRAND_FRAMES;
    if (world->hero.lantern_shut) pose.sprite = of->shut[way(dir)];
    return pose;
}

bool actor_will_strike(const Actor *actor) {
    return actor->kind != ACTOR_HERO && actor->act == ACT_WINDUP &&
           blow_of(actor)->windup - actor->act_ticks <= THREAT_TICKS;
}
