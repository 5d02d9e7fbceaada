#include "sim/monsters/infighting.h"

#include "sim/monsters/ai.h"
#include "sim/monsters/fight.h"
#include "sim/monsters/tasks.h"
#include "sim/state/emit.h"

static bool can_turn(const Actor *actor, const Actor *other) {
    return other->kind != ACTOR_NONE && other->kind != actor->kind && ACTORS[actor->kind].damage > 0 &&
           actor->mind != MIND_FLEE;
}

void feud_begin(World *world, int index, int by) {
    Actor *actor = &world->actors[index];
    if (index == HERO || by <= HERO || by >= world->actor_count) return;
    if (!can_turn(actor, &world->actors[by])) return;
    bool anew = actor->foe != by || actor->foe_ticks == 0;
    actor->foe = by;
    actor->foe_ticks = FEUD_TICKS;
    actor->turn = 0;
    chores_drop(actor, FEUD_TICKS);
    if (anew) say_of(world, EVENT_TURN, index, by);
}

int feud_quarry(const Actor *actor) {
    return actor->foe_ticks > 0 ? actor->foe : HERO;
}

static void forget(World *world, int index) {
    Actor *actor = &world->actors[index];
    actor->foe = actor->foe_ticks = 0;
    if (actor->mind != MIND_CHASE) minds_go_home(world, index);
}

void feud_end(World *world, int index) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (actor->kind != ACTOR_NONE && actor->foe_ticks > 0 && actor->foe == index) forget(world, i);
    }
}

void feud_wane(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->foe_ticks > 0 && --actor->foe_ticks == 0) forget(world, index);
}

bool feud_tick(World *world, int index) {
    const Actor *actor = &world->actors[index];
    bool runs = actor->mind == MIND_FLEE || actor->mind == MIND_STUNNED;
    if (actor->foe_ticks == 0 || runs) return false;
    habit_feud(world, index);
    return true;
}
