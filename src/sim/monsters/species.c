#include "sim/monsters/species.h"

#include "sim/combat/combat.h"
#include "sim/combat/styles.h"
#include "sim/hazards/bones.h"
#include "sim/hazards/missiles.h"
#include "sim/hazards/props.h"
#include "sim/monsters/attack.h"
#include "sim/monsters/infighting.h"
#include "sim/monsters/minds.h"
#include "sim/monsters/step.h"
#include "sim/space/body.h"
#include "sim/space/flames.h"
#include "sim/space/floor_items.h"
#include "sim/space/noise.h"
#include "sim/state/emit.h"

enum {
    KEEP_NEAR = 4, // cells that poachers keep from the hero
    KEEP_FAR = 7,
    KEEP_AWAY = 5, // cells within which snuffers back away
    NOISE_CRASH = 7,
    CRASH_TICKS = 90,
    RISE_AGAIN_TICKS = 30 // delay while an actor stands in the way
};

// ---- boars

static bool in_way(const World *world, Vec boar, Vec by, Vec other) {
    Vec to = vec_add(boar, by);
    if (world_turns(world)) return vec_eq(cell_of(to), cell_of(other)) && !vec_eq(boar, to);
    return int_max(boar.x, to.x) + BODY_W * SUB > other.x && int_min(boar.x, to.x) - BODY_W * SUB < other.x &&
           int_max(boar.y, to.y) + BODY_H * SUB > other.y && int_min(boar.y, to.y) - BODY_H * SUB < other.y;
}

// The direction to the side of the charge on which the other stands: knocked that way, it clears the path.
static int aside(const Actor *boar, Vec other) {
    Vec way = vec_sub(other, boar->pos);
    bool right = (int64_t)boar->push.x * way.y - (int64_t)boar->push.y * way.x >= 0;
    return (dir_of(boar->push) + (right ? 2 : DIR_COUNT - 2)) % DIR_COUNT;
}

// True when an actor is in the way.
static bool trample(World *world, int index) {
    const Actor *boar = &world->actors[index];
    Vec by = combat_thrust(world, index);
    bool met = false;
    for (int i = HERO; i < world->actor_count; i++) {
        const Actor *other = &world->actors[i];
        if (i == index || other->kind == ACTOR_NONE || !in_way(world, boar->pos, by, other->pos)) continue;
        combat_hurt_by(world, i, ACTORS[boar->kind].damage, aside(boar, other->pos), CAUSE_FOE, index);
        met = true;
    }
    return met;
}

// True when a wall stood there: a cracked one breaks, but it still ends the charge.
static bool ram(World *world, int index, Vec cell) {
    bool wall = level_wall(&world->level, cell);
    return !props_breach(world, cell, index) || wall;
}

// Whether a wall stops it along an axis; breakable props do not.
static bool walled(World *world, int index, Vec by) {
    Vec pos = vec_add(world->actors[index].pos, by);
    bool wall = false;
    for (int corner = 0; corner < 4; corner++) {
        Vec off = {(corner % 2 == 0 ? -BODY_W : BODY_W) * SUB / 2 - corner % 2,
                   (corner / 2 == 0 ? -BODY_H : BODY_H) * SUB / 2 - corner / 2};
        Vec cell = cell_of(vec_add(pos, off));
        if (level_solid(&world->level, cell) && ram(world, index, cell)) wall = true;
    }
    return wall;
}

static void crash(World *world, int index) {
    emit_of(world, EVENT_CRASH, index, 0);
    combat_begin(world, index, ACT_NONE);
    minds_stun(world, index, CRASH_TICKS);
    Vec cell = cell_of(world->actors[index].pos);
    noise_make(world, cell, NOISE_CRASH, index, cell);
}

// A grazed wall only deflects the charge.
static bool crashes(World *world, int index) {
    Vec push = world->actors[index].push;
    bool x = push.x != 0 && walled(world, index, (Vec){push.x, 0});
    bool y = push.y != 0 && walled(world, index, (Vec){0, push.y});
    return (x && 2 * int_abs(push.x) >= int_abs(push.y)) || (y && 2 * int_abs(push.y) >= int_abs(push.x));
}

static bool rams(World *world, int index, Vec cell) {
    return level_solid(&world->level, cell) && ram(world, index, cell);
}

// Whether a wall stops it on the way to a neighbouring cell, or beside a diagonal one.
static bool walled_off(World *world, int index, Vec next) {
    Vec cell = cell_of(world->actors[index].pos);
    bool ahead = rams(world, index, next), beside = false;
    if (next.x != cell.x && next.y != cell.y) {
        beside = rams(world, index, (Vec){next.x, cell.y});
        beside |= rams(world, index, (Vec){cell.x, next.y});
    }
    return ahead || beside;
}

// Turn by turn nothing throws aside whom it tramples: its charge ends there.
static void charge_by_cells(World *world, int index) {
    Actor *boar = &world->actors[index];
    Vec by = combat_thrust(world, index);
    if (by.x == 0 && by.y == 0) return;
    if (walled_off(world, index, cell_of(vec_add(boar->pos, by)))) {
        crash(world, index);
        return;
    }
    trample(world, index);
    bool stopped = !vec_eq(combat_push(world, index), by);
    boar->brain.route.step = cell_of(boar->pos);
    if (stopped) combat_begin(world, index, ACT_RECOVERY);
}

void boar_charge(World *world, int index) {
    Actor *boar = &world->actors[index];
    if (boar->act_ticks == 0) emit_toward(world, EVENT_CHARGE, index, 0, dir_of(boar->push));
    if (world_turns(world)) {
        charge_by_cells(world, index);
        return;
    }
    bool met = trample(world, index);
    Vec way = body_move(world, index, boar->push);
    boar->brain.route.step = cell_of(boar->pos);
    if (!vec_eq(way, boar->push) && crashes(world, index) && !met) crash(world, index);
}

// ---- poachers

bool poacher_willing(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    int quarry = infighting_target(actor);
    if (quarry == HERO && (!actor->brain.sees || !flames_exposed(world))) return false;
    return combat_line_open(&world->level, actor->pos, world->actors[quarry].pos);
}

// True when it has moved.
static bool keep_off(World *world, int index) {
    const Actor *actor = &world->actors[index];
    Vec from = actor->pos;
    int cells = vec_dist(cell_of(from), world->cache.hero_cell);
    bool blind = !combat_line_open(&world->level, from, world->actors[HERO].pos);
    if (cells < KEEP_NEAR && !blind) {
        step_take(world, index, path_further, 8);
    } else if (cells > KEEP_FAR || blind) {
        step_take(world, index, path_closer, 8);
    }
    return !vec_eq(from, actor->pos);
}

void poacher_wait(World *world, int index) {
    keep_off(world, index);
}

// At close range it shoots only when it cannot get away.
void poacher_attack(World *world, int index) {
    if (!keep_off(world, index) && poacher_willing(world, index)) attack_wind_up(world, index);
}

void poacher_loose(World *world, int index) {
    const Actor *actor = &world->actors[index];
    if (actor->act_ticks > 0) return;
    Missile bolt = {
        .kind = MISSILE_BOLT,
        .pos = actor->pos,
        .vel = actor->push,
        .way = SHOT_CELLS * CELL_SUB,
        .span = SHOT_CELLS * CELL_SUB,
        .item = {.kind = ITEM_ARROW},
        .rest = floor_spot(world, cell_of(actor->pos)),
        .by = index,
    };
    if (missiles_launch(world, bolt)) emit_toward(world, EVENT_SHOT, index, 0, dir_of(actor->push));
}

// ---- slimes

static bool put_child(World *world, const Actor *dead, Vec pos) {
    int index = body_slot(world);
    if (index < 0) return false;
    Actor *child = &world->actors[index];
    *child = *dead;
    child->hp = child->hp_max = dead->hp_max / 2;
    child->prev = pos;
    child->brain.route.step = cell_of(pos);
    child->act = ACT_NONE;
    child->act_ticks = child->brain.attack_token = child->brain.route.blocked = child->brain.steady = 0;
    child->brain.timer = fight_style(child)->rest;
    body_enter(world, index, pos);
    minds_alarm(world, index);
    return true;
}

// Side by side, else one above the other; only one slime when there is no room for two.
static void split(World *world, int index, const Actor *dead) {
    static const Vec HALVES[] = {{BODY_W * SUB / 2, 0}, {0, BODY_H * SUB / 2}};
    for (int i = 0; i < 2; i++) {
        Vec one = vec_sub(dead->pos, HALVES[i]), other = vec_add(dead->pos, HALVES[i]);
        if (!body_fits(world, index, one) || !body_fits(world, index, other)) continue;
        put_child(world, dead, one);
        put_child(world, dead, other);
        return;
    }
    put_child(world, dead, dead->pos);
}

void slime_split(World *world, int index, const Actor *dead) {
    if (dead->hp_max < ACTORS[dead->kind].hp) return;
    emit_at(world, EVENT_SPLIT, index, (int)dead->kind, 0, dead->pos);
    split(world, index, dead);
}

// ---- snuffers

bool snuffer_shies(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    return actor->brain.sees && vec_dist(cell_of(actor->pos), world->cache.hero_cell) < KEEP_AWAY;
}

bool snuffer_willing(const World *world, int index) {
    (void)index;
    return !world->hero.lantern_shut;
}

void snuffer_wait(World *world, int index) {
    if (snuffer_shies(world, index)) step_take(world, index, path_further, 8);
}

void snuffer_snuff(World *world, int index) {
    if (world->hero.lantern_shut || !combat_reaches(world, index, HERO)) return;
    world->hero.lantern_shut = true;
    emit_at(world, EVENT_SHUTTER, index, 0, 0, world->actors[HERO].pos);
}

// ---- skeletons

static bool stand_up(World *world, Vec pos) {
    int index = body_fits(world, NOBODY, pos) ? body_create(world, (ActorKind)RISEN, pos) : -1;
    if (index < 0) return false;
    world->actors[index].brain.risen = true;
    minds_hunt(world, index, cell_of(pos));
    emit_of(world, EVENT_RISE, index, 0);
    return true;
}

static void rise(World *world, Item *bones) {
    if (flames_bright(world, cell_of(bones->pos))) {
        bones_crumble(world, bones);
    } else if (stand_up(world, bones->pos)) {
        bones->taken = true;
    } else {
        bones->rises = RISE_AGAIN_TICKS;
    }
}

void skeletons_rise(World *world) {
    for (int i = 0; i < world->floor.item_count; i++) {
        Item *item = &world->floor.items[i];
        if (bones_lie(item) && --item->rises <= 0) rise(world, item);
    }
}
