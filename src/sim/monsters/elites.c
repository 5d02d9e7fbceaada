#include "sim/monsters/elites.h"

#include "sim/combat/blows.h"
#include "sim/combat/combat.h"
#include "sim/hazards/missiles.h"
#include "sim/monsters/attack.h"
#include "sim/monsters/minds.h"
#include "sim/monsters/orbit.h"
#include "sim/monsters/step.h"
#include "sim/space/body.h"
#include "sim/space/floor_items.h"
#include "sim/space/noise.h"
#include "sim/state/emit.h"

enum {
    RING_AWAY = 5,       // steps that the Sacristan goes away from the hero before it rings
    RING_TICKS_OFF = 90, // ticks after which it rings wherever it is
    ROLL_CELLS = 3       // the least distance to the hero for rolling a barrel
};

// ---- their phases

bool elites_begin_phase(World *world, int index) {
    Actor *elite = &world->actors[index];
    if (elite->hp > combat_phase_hp(elite)) return false;
    elite->brain.stage++;
    elite->brain.stage_ticks = elite->brain.scared = 0;
    minds_begin_search(world, index); // whatever it was doing
    minds_chase(world, index);
    elite->brain.blow = BLOW_ROAR;
    combat_begin_act(world, index, ACT_WINDUP);
    world->truce = combat_act_ticks(world, index);
    emit_of(world, EVENT_PHASE, index, elite->brain.stage);
    floor_put(world, (Item){.kind = ITEM_HEART, .pos = elite->pos});
    return true;
}

// ---- the Sacristan

// It rings once in each phase after the first. Brain.blows: the phase in which it last rang.
static bool must_ring(const Actor *actor) {
    return actor->brain.blows < actor->brain.stage && actor->brain.stage_ticks >= 0;
}

static void begin_ringing(World *world, int index) {
    Actor *actor = &world->actors[index];
    actor->brain.stage_ticks = -RING_AGAIN_TICKS;
    actor->brain.route.step = cell_of(actor->pos);
    step_face(actor, DIR_S);
    combat_begin_act(world, index, ACT_WINDUP);
    emit_of(world, EVENT_RAISES_BELL, index, 0);
}

// True while it goes to ring, or rings.
static bool rings(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (!must_ring(actor)) return false;
    actor->brain.blow = BLOW_RING;
    bool away = path_hero_steps(world, index) >= RING_AWAY || actor->brain.stage_ticks > RING_TICKS_OFF;
    if (away || !step_take(world, index, path_score_further, 8)) begin_ringing(world, index);
    return true;
}

void sacristan_attack(World *world, int index) {
    if (rings(world, index)) return;
    world->actors[index].brain.blow = BLOW_USUAL;
    attack_approach(world, index);
}

void sacristan_ring(World *world, int index) {
    if (!rings(world, index)) orbit_keep_distance(world, index);
}

void sacristan_strike(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->brain.blow != BLOW_RING) {
        attack_strike(world, index);
    } else if (actor->act_ticks == 0) {
        actor->brain.blows = actor->brain.stage;
        world->facts.rung = true;
        emit_of(world, EVENT_RINGS, index, 0);
        noise_make(world, cell_of(actor->pos), NOISE_BELL, index, world->cache.hero_cell);
    }
}

// ---- the Cooper

static void roll_barrel(World *world, int index) {
    const Actor *cooper = &world->actors[index];
    Missile barrel = {.kind = MISSILE_BARREL,
                      .pos = cooper->pos,
                      .vel = cooper->push,
                      .way = SHOT_CELLS * CELL_SUB,
                      .span = SHOT_CELLS * CELL_SUB,
                      .rest = cell_of(cooper->pos),
                      .by = index};
    if (missiles_launch(world, barrel)) emit_toward(world, EVENT_BARREL, index, 0, dir_of(cooper->push));
}

void cooper_attack(World *world, int index) {
    Actor *cooper = &world->actors[index];
    bool far = vec_chebyshev(cell_of(cooper->pos), world->cache.hero_cell) >= ROLL_CELLS;
    BlowKind barrel = cooper->brain.stage > 0 ? BLOW_KEG : BLOW_BARREL;
    cooper->brain.blow = far ? barrel : BLOW_HAMMER;
    attack_approach(world, index);
}

void cooper_strike(World *world, int index) {
    const Actor *cooper = &world->actors[index];
    if (!blow_of(cooper)->shoots) {
        attack_strike(world, index);
    } else if (cooper->act_ticks == 0) {
        roll_barrel(world, index);
    }
}

// ---- when an elite dies

void elites_reward_kill(World *world, const Actor *dead) {
    if (ACTORS[dead->kind].boss) floor_put(world, (Item){.kind = ITEM_CROWN, .pos = dead->pos});
    if (!ACTORS[dead->kind].elite || ACTORS[dead->kind].boss || !world_descends(world) ||
        world_grate_is_open_or_absent(world))
        return;
    bool waits = world_grate_opens_at_toll(world);
    world->clock.elite_dead = true;
    if (!waits) emit_at(world, EVENT_QUOTA, HERO, 0, world->collected, dead->pos);
}
