#include "sim/combat/combat.h"

#include "sim/state/emit.h"

void combat_begin_act(World *world, int index, Act act) {
    Actor *actor = &world->actors[index];
    actor->act = act;
    actor->act_ticks = 0;
    if (act == ACT_WINDUP) actor->brain.braced = actor->hp;
    if (act == ACT_WINDUP && index != HERO) emit_of(world, EVENT_WINDUP, index, 0);
    if (act == ACT_BLOW) emit_toward(world, EVENT_STRIKE, index, 0, actor->aim);
}
