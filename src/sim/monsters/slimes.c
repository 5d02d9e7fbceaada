#include "sim/monsters/slimes.h"

#include "sim/monsters/ai.h"
#include "sim/monsters/fight.h"
#include "sim/space/body.h"
#include "sim/state/emit.h"

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
    child->brain.timer = habit_of(child)->rest;
    body_enter(world, index, pos);
    minds_alarm(world, index);
    return true;
}

// Side by side, else one above the other, else only one where there is room for no more.
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
    say_at(world, EVENT_SPLIT, index, (int)dead->kind, 0, dead->pos);
    split(world, index, dead);
}
