// The duration of each act, and the act that follows it.
#include "sim/combat/combat.h"

#include "sim/combat/blows.h"
#include "sim/combat/scale.h"
#include "sim/combat/swing.h"
#include "sim/state/gear_effects.h"
#include "sim/state/rules.h"

enum { OWN_TICKS = 0, ENDLESS = INT32_MAX };

typedef struct ActInfo {
    int ticks; // OWN_TICKS: the actor's own row has the number
    Act next;
} ActInfo;

static const ActInfo ACTS[] = {
    [ACT_NONE] = {ENDLESS, ACT_NONE},
    [ACT_WINDUP] = {OWN_TICKS, ACT_BLOW},
    [ACT_BLOW] = {OWN_TICKS, ACT_RECOVERY},
    [ACT_RECOVERY] = {OWN_TICKS, ACT_NONE},
    // one more, because the tick of the hit itself does not count
    [ACT_HURT] = {HURT_TICKS + 1, ACT_NONE},
    [ACT_DEAD] = {ENDLESS, ACT_DEAD},
    [ACT_USE] = {USE_TICKS, ACT_NONE},
    [ACT_ROLL] = {ROLL_TICKS, ACT_NONE},
    [ACT_DRAW] = {DRAW_TICKS, ACT_LOOSE},
    [ACT_LOOSE] = {LOOSE_TICKS, ACT_NONE},
    [ACT_AIM] = {ENDLESS, ACT_NONE},
    [ACT_RING] = {RING_TICKS, ACT_NONE},
    [ACT_STEP] = {OWN_TICKS, ACT_NONE},
};

// The ticks of an act that depend on the actor.
static int own_length(const World *world, const Actor *actor) {
    if (actor->act == ACT_STEP) return world->intent.step_ticks;
    if (actor->kind == ACTOR_HERO && actor->act == ACT_RECOVERY) return gear_recovery_ticks(world);
    const Blow *blow = blow_of(actor);
    return actor->act == ACT_WINDUP     ? blow->windup
           : actor->act == ACT_RECOVERY ? blow->recovery
                                        : blow->ticks;
}

// True if the monster's wind-ups are longer: where a level teaches, or as an aid.
static bool is_eased(const World *world, int index) {
    bool mild = world_descends(world) && rules_of_depth(world)->long_windups;
    bool eased = mild || (ease_now(&world->hero) & EASE_WINDUPS) != 0;
    return index != HERO && eased;
}

// In real time, long wind-ups last 1.5 times as long, because every third tick of them is skipped.
static bool stands_still(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    bool raised = actor->act == ACT_WINDUP && actor->act_ticks > 0;
    int skip = rules_of_pace(world)->long_skip;
    return raised && skip > 0 && is_eased(world, index) && world->tick % (uint32_t)skip == 0;
}

int combat_act_ticks(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    int ticks = ACTS[actor->act].ticks, length = ticks == OWN_TICKS ? own_length(world, actor) : ticks;
    if (actor->act == ACT_USE) length -= gear_perk(world, PERK_HANDS);
    bool raised = actor->act == ACT_WINDUP && is_eased(world, index);
    return scale_of(world)->act_ticks(actor, length) + (raised ? rules_of_pace(world)->long_more : 0);
}

void combat_act_tick(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->act == ACT_NONE || actor->act == ACT_DEAD) return;
    if (stands_still(world, index)) return;
    actor->act_ticks++;
    if (actor->act_ticks < combat_act_ticks(world, index) || swing_waits_for_hero(world, actor)) return;
    combat_begin_act(world, index, ACTS[actor->act].next);
}
