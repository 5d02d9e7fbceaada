#include "sim/monsters/species.h"

#include "sim/combat/combat.h"
#include "sim/hazards/bones.h"
#include "sim/monsters/minds.h"
#include "sim/monsters/step.h"
#include "sim/space/body.h"
#include "sim/space/flames.h"
#include "sim/state/emit.h"

enum {
    KEEP_AWAY = 5,        // snuffers back away within this many cells
    RISE_AGAIN_TICKS = 30 // ticks that bones wait if they could not rise, because somebody stands on them
};

// ---- slimes

// Makes one half of a slime. Returns false when no slot for an actor is free.
static bool put_child(World *world, const Actor *dead, Vec pos) {
    int index = body_find_free_slot(world);
    if (index < 0) return false;
    Actor *child = &world->actors[index];
    *child = *dead;
    child->hp = child->hp_max = dead->hp_max / 2;
    child->prev = pos;
    child->brain.route.step = cell_of(pos);
    child->act = ACT_NONE;
    child->act_ticks = child->brain.attack_token = child->brain.route.blocked = child->brain.steady = 0;
    child->brain.timer = ACTORS[child->kind].rest;
    body_enter(world, index, pos);
    minds_wake_to_chase(world, index);
    return true;
}

// Makes two slimes side by side, else one above the other, else just one.
static void split(World *world, int index, const Actor *dead) {
    static const Vec HALVES[] = {{BODY_W * SUB / 2, 0}, {0, BODY_H * SUB / 2}};
    for (int i = 0; i < 2; i++) {
        Vec one = vec_sub(dead->pos, HALVES[i]), other = vec_add(dead->pos, HALVES[i]);
        if (!body_has_room_at(world, index, one) || !body_has_room_at(world, index, other)) continue;
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

bool snuffer_sees_hero(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    return actor->brain.sees && vec_chebyshev(cell_of(actor->pos), world->cache.hero_cell) < KEEP_AWAY;
}

bool snuffer_sees_lantern(const World *world, int index) {
    (void)index;
    return !world->hero.lantern_shut;
}

void snuffer_wait(World *world, int index) {
    if (snuffer_sees_hero(world, index)) step_take(world, index, path_score_further, 8);
}

void snuffer_shut_lantern(World *world, int index) {
    if (world->hero.lantern_shut || !combat_reaches(world, index, HERO)) return;
    world->hero.lantern_shut = true;
    emit_at(world, EVENT_SHUTTER, index, 0, 0, world->actors[HERO].pos);
}

// ---- skeletons

static bool stand_up(World *world, Vec pos) {
    int index = body_has_room_at(world, NOBODY, pos) ? body_create(world, (ActorKind)RISEN, pos) : -1;
    if (index < 0) return false;
    world->actors[index].brain.risen = true;
    minds_search_at(world, index, cell_of(pos));
    emit_of(world, EVENT_RISE, index, 0);
    return true;
}

static void rise(World *world, Item *bones) {
    if (flames_is_flame_lit(world, cell_of(bones->pos))) {
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
        if (bones_is_present(item) && --item->rises <= 0) rise(world, item);
    }
}
