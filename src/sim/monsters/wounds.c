#include "sim/monsters/ai.h"

#include "sim/hazards/bones.h"
#include "sim/monsters/elites.h"
#include "sim/monsters/infighting.h"
#include "sim/monsters/minds.h"
#include "sim/monsters/species.h"
#include "sim/monsters/thieves.h"
#include "sim/space/body.h"
#include "sim/space/floor_items.h"

// True if the monster knows that the hero hurt it.
static bool knows(const World *world, const Wound *wound) {
    bool struck = wound->cause == CAUSE_BLOW || wound->cause == CAUSE_SNEAK;
    bool shot = wound->cause == CAUSE_SHOT || wound->cause == CAUSE_SNEAK_SHOT;
    return struck || (shot && world->actors[wound->victim].brain.sees);
}

static void react_to_wound(World *world, const Wound *wound) {
    if (elites_begin_phase(world, wound->victim)) return;
    if (knows(world, wound)) {
        minds_wake_to_chase(world, wound->victim);
    } else if (!wound->blocked) {
        minds_hurt_unseen(world, wound->victim);
    }
    infighting_begin(world, wound->victim, wound->by);
}

// Counts a kill that the hero sees, once for each monster.
static void count(World *world, const Actor *dead) {
    if (!dead->brain.risen && fov_has(&world->cache.view, cell_of(dead->pos))) world->hero.score.kills++;
}

// Lays the loot of a dead monster. A mimic leaves what two chests hold.
static void leave_loot(World *world, const Actor *dead, int index, const Wound *wound) {
    bool plain = wound->cause == CAUSE_BLOW || wound->cause == CAUSE_FOE || wound->cause == CAUSE_FALL;
    DropTable carries = ACTORS[dead->kind].carries;
    DropTable drops = carries != DROP_MONSTER ? carries : plain ? DROP_MONSTER : DROP_SNEAK;
    if (ACTORS[dead->kind].poses) {
        floor_drop(world, DROP_CHEST, index, wound->rim);
        floor_drop(world, DROP_CHEST, index, wound->rim);
    } else {
        floor_drop(world, drops, index, wound->rim);
    }
}

static void remove_dead(World *world, const Wound *wound) {
    int index = wound->victim;
    if (world->actors[index].brain.mind == MIND_AMBUSH) minds_wake_to_chase(world, index);
    thief_drop_loot(world, index, wound->rim);
    Actor dead = world->actors[index];
    count(world, &dead);
    elites_reward_kill(world, &dead);
    body_leave(world, index);
    world->actors[index].kind = ACTOR_NONE;
    infighting_end_against(world, index);
    if (wound->cause == CAUSE_BLOW && ACTORS[dead.kind].splits) slime_split(world, index, &dead);
    if (!dead.brain.risen && !dead.brain.hunter) leave_loot(world, &dead, index, wound);
    if (wound->cause != CAUSE_FALL) bones_place(world, dead.kind, dead.pos);
}

void wounds_resolve(World *world) {
    Facts *facts = &world->facts;
    for (int i = 0; i < facts->wound_count; i++) {
        const Wound *wound = &facts->wounds[i];
        if (wound->killed) {
            remove_dead(world, wound);
        } else if (world->actors[wound->victim].hp > 0) {
            react_to_wound(world, wound);
        }
    }
    facts->wound_count = 0;
}
