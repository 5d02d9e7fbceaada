#include "sim/monsters/infighting.h"

#include "sim/monsters/minds.h"
#include "sim/state/emit.h"

static bool can_turn(const Actor *actor, const Actor *other) {
    return other->kind != ACTOR_NONE && other->kind != actor->kind && ACTORS[actor->kind].blow.damage > 0 &&
           actor->brain.mind != MIND_FLEE;
}

void infighting_begin(World *world, int index, ActorId by) {
    Actor *actor = &world->actors[index];
    if (index == HERO || by <= HERO || by >= world->actor_count) return;
    if (!can_turn(actor, &world->actors[by])) return;
    bool turns = actor->brain.foe != by;
    actor->brain.foe = by;
    actor->brain.foe_ticks = INFIGHTING_TICKS;
    actor->brain.attack_token = 0;
    minds_drop_task(actor, INFIGHTING_TICKS);
    if (turns) emit_of(world, EVENT_INFIGHT, index, by);
}

ActorId infighting_foe(const Actor *actor) {
    return actor->brain.foe_ticks > 0 ? actor->brain.foe : HERO;
}

// Cancels a blow that was raised against its foe: it must not hit the hero, who saw it aimed elsewhere.
static void forget(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->act == ACT_WINDUP) minds_cancel_act(actor);
    actor->brain.foe = NOBODY;
    actor->brain.foe_ticks = 0;
    if (actor->brain.mind != MIND_CHASE) minds_go_home(world, index);
}

void infighting_end_against(World *world, int index) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (actor->kind != ACTOR_NONE && actor->brain.foe == index) forget(world, i);
    }
}

void infighting_tick(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->brain.foe_ticks > 0 && --actor->brain.foe_ticks == 0) forget(world, index);
}
