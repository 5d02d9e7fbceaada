//   asleep ................ noise, hurt, notice 20 -> suspicious
//   idle, patrol, return .. noise, hurt by nobody, notice 20 -> suspicious; notice 60 -> chase
//   suspicious ............ notice 60 -> chase; been there and looked around -> return
//   chase ................. 30 ticks unseen -> search; nearly dead -> flee
//   search ................ notice 60 -> chase; 300 ticks or three places -> return
//   return ................ at home -> idle or patrol
//   ambush ................ near, hurt -> chase, with all the pack
//   flee (fire, too) ...... 180 ticks unseen -> return
//   stunned ............... over -> chase
#include "sim/monsters/ai.h"

#include "base/text.h"
#include "map/balance_notice.h"
#include "sim/combat/combat.h"
#include "sim/monsters/deep_species.h"
#include "sim/monsters/fight.h"
#include "sim/monsters/infighting.h"
#include "sim/monsters/minds.h"
#include "sim/monsters/step.h"
#include "sim/monsters/tasks.h"
#include "sim/monsters/warlord.h"
#include "sim/space/paths.h"
#include "sim/space/sight.h"
#include "sim/state/emit.h"

const char *const MIND_NAMES[MIND_COUNT] = {
    [MIND_ASLEEP] = N_("asleep"), [MIND_IDLE] = N_("idle"),
    [MIND_PATROL] = N_("patrol"), [MIND_CHASE] = N_("chase"),
    [MIND_SEARCH] = N_("search"), [MIND_RETURN] = N_("return"),
    [MIND_AMBUSH] = N_("ambush"), [MIND_SUSPICIOUS] = N_("suspicious"),
    [MIND_FLEE] = N_("flee"),     [MIND_STUNNED] = N_("stunned"),
};

enum {
    UNSEEN_TICKS = 30,
    SUSPECT_TICKS = 30, // for which a suspicious monster hesitates
    LOOK_TICKS = 120,   // for which it looks around when it is there
    GLANCE_TICKS = 30,  // from one turn to the next while it looks around
    SEARCH_TICKS = 300,
    SEARCH_RADIUS = 4,
    PATROL_RADIUS = 8,
    AMBUSH_RADIUS = 1,
    FLEE_TICKS = 180,
    PAUSE_TICKS = 60,
    WALK = 5, // of the full speed, in eighths, when nothing is urgent
    RUN = 8
};

void ai_init_mind(World *world, int index) {
    Actor *actor = &world->actors[index];
    int lots = world_descends(world) ? 3 : 4; // in the descent no monster stands idle
    int lot = rng_below(&world->ai, lots);
    actor->brain.patrols = lot == lots - 1;
    bool asleep = lot < 2 || fov_has(&world->cache.view, actor->brain.home) ||
                  rect_has(world->level.vestibule, actor->brain.home);
    if (actor->brain.pack != 0 || ACTORS[actor->kind].lurks > 0) {
        minds_set(world, index, MIND_AMBUSH);
        return;
    }
    bool guards = ACTORS[actor->kind].elite && !ACTORS[actor->kind].boss;
    if (guards) {
        minds_set(world, index, MIND_IDLE);
        return;
    }
    minds_set(world, index, asleep ? MIND_ASLEEP : actor->brain.patrols ? MIND_PATROL : MIND_IDLE);
}

// Walks to a random place around `centre`, or around itself if it cannot get there. A monster that was held
// up first steps aside, which also frees the way for others.
static void send_about(World *world, int index, TravelResult last, Vec centre, int radius) {
    if (last == TRAVEL_HELD_UP) {
        path_set_target(world, index, path_choose_step(world, index, path_score_any), 1);
    } else if (!path_random_target(world, index, centre, radius)) {
        (void)path_random_target(world, index, cell_of(world->actors[index].pos), radius);
    }
}

// A monster that is asleep does nothing.
static void lie(World *world, int index) {
    (void)world;
    (void)index;
}

int ai_ambush_radius(ActorKind kind) {
    return int_max(ACTORS[kind].lurks, AMBUSH_RADIUS);
}

// Lies in ambush until the hero is near.
static void lurk(World *world, int index) {
    const Actor *actor = &world->actors[index];
    int radius = ai_ambush_radius(actor->kind);
    bool near = vec_chebyshev(cell_of(actor->pos), world->cache.hero_cell) <= radius;
    if (ACTORS[actor->kind].poses && mimic_spares_hero_tick(world, index, near)) return;
    if (near && world->outcome == OUTCOME_NONE) minds_wake_to_chase(world, index);
}

static void idle(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->brain.timer > 0) return;
    step_face(actor, rng_below(&world->ai, DIR_COUNT));
    actor->brain.timer = rng_between(&world->ai, PAUSE_TICKS, 4 * PAUSE_TICKS);
}

static void patrol(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->brain.timer > 0) return;
    TravelResult travel = step_walk(world, index, WALK);
    if (travel == TRAVEL_ON) return;
    if (travel == TRAVEL_THERE) actor->brain.timer = PAUSE_TICKS;
    send_about(world, index, travel, actor->brain.home, PATROL_RADIUS);
}

// Hesitates, walks to what it noticed, and looks around. It does not turn to a noise before it walks.
static void investigate(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (ACTORS[actor->kind].blind && warden_hunt_tick(world, index)) return;
    if (actor->brain.mind_ticks < SUSPECT_TICKS) {
        if (actor->brain.sees) step_face(actor, dir_of(vec_sub(cell_centre(actor->brain.seen), actor->pos)));
    } else if (actor->brain.search_spots > 0) {
        if (!vec_eq(actor->brain.route.target, actor->brain.seen))
            path_set_target(world, index, actor->brain.seen, CHASE_STEPS);
        if (step_walk(world, index, WALK) == TRAVEL_ON) return;
        actor->brain.search_spots = 0;
        actor->brain.timer = LOOK_TICKS;
    } else if (actor->brain.timer == 0) {
        minds_go_home(world, index);
    } else if (actor->brain.timer % GLANCE_TICKS == 0) {
        step_face(actor, (actor->facing + 2) % DIR_COUNT);
    }
}

static void chase(World *world, int index) {
    if (minds_stays_on_guard(world, index)) {
        minds_go_home(world, index);
        return;
    }
    if (world->actors[index].brain.unseen < UNSEEN_TICKS) {
        fight_hero_tick(world, index);
        return;
    }
    minds_begin_search(world, index);
    emit_of(world, EVENT_LOST, index, 0);
}

// Runs to the last seen cell, then visits places around it.
static void search(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->brain.sees) actor->brain.search_spots = SEARCH_SPOTS + 1;
    bool runs = actor->brain.search_spots > SEARCH_SPOTS;
    if (runs && !vec_eq(actor->brain.route.target, actor->brain.seen))
        path_set_target(world, index, actor->brain.seen, DIST_NONE);
    TravelResult travel = step_walk(world, index, runs ? RUN : WALK);
    if (travel == TRAVEL_THERE || (runs && travel != TRAVEL_ON)) actor->brain.search_spots--;
    if (actor->brain.mind_ticks >= SEARCH_TICKS || actor->brain.search_spots <= 0) {
        minds_go_home(world, index);
    } else if (travel != TRAVEL_ON) {
        send_about(world, index, travel, actor->brain.seen, SEARCH_RADIUS);
    }
}

// Flees from a relic for as long as its effect lasts, else until the hero is out of sight for long enough.
static void flee(World *world, int index) {
    const Actor *actor = &world->actors[index];
    bool scared = actor->brain.scared > 0;
    if (scared || thief_is_escaping(actor) ||
        int_min(actor->brain.mind_ticks, actor->brain.unseen) < FLEE_TICKS) {
        flee_run(world, index);
        if (scared && --world->actors[index].brain.scared == 0 && !thief_is_escaping(actor))
            minds_go_home(world, index);
    } else {
        minds_go_home(world, index);
    }
}

static void stunned(World *world, int index) {
    const Actor *actor = &world->actors[index];
    if (actor->brain.timer > 0) return;
    if (ACTORS[actor->kind].blind) {
        minds_go_home(world, index);
    } else {
        minds_chase(world, index);
    }
}

// If the way home stays blocked, the monster's home becomes where it stands.
static void go_home(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (step_walk(world, index, WALK) == TRAVEL_ON) return;
    actor->brain.home = cell_of(actor->pos);
    Mind rest = actor->brain.patrols ? MIND_PATROL : MIND_IDLE;
    minds_set(world, index, ACTORS[actor->kind].lurks > 0 ? MIND_AMBUSH : rest);
}

static void (*const MINDS[MIND_COUNT])(World *world, int index) = {
    [MIND_ASLEEP] = lie,    [MIND_IDLE] = idle,       [MIND_PATROL] = patrol, [MIND_CHASE] = chase,
    [MIND_SEARCH] = search, [MIND_RETURN] = go_home,  [MIND_AMBUSH] = lurk,   [MIND_SUSPICIOUS] = investigate,
    [MIND_FLEE] = flee,     [MIND_STUNNED] = stunned,
};

static void wear_off(Actor *actor) {
    if (actor->brain.timer > 0) actor->brain.timer--;
    if (actor->brain.steady > 0) actor->brain.steady--;
    if (actor->brain.turn_wait > 0) actor->brain.turn_wait--;
    if (actor->brain.lured > 0) actor->brain.lured--;
    if (actor->brain.wary > 0) actor->brain.wary--;
    actor->brain.mind_ticks++;
    actor->brain.stage_ticks++;
}

// Changes its state by what it sees and fears.
static void react(World *world, int index) {
    const Actor *actor = &world->actors[index];
    const Reactions *reactions = &REACTIONS[actor->brain.mind];
    if (actor->brain.lured > 0) return;
    if (reactions->chase && actor->brain.sees && actor->brain.notice == NOTICE_FULL) {
        minds_chase(world, index);
    } else if (reactions->notice && actor->brain.sees && actor->brain.notice >= NOTICE_LOOK) {
        minds_suspect(world, index, actor->brain.seen);
    }
    if (actor->act != ACT_NONE || !REACTIONS[actor->brain.mind].fear || !flee_wanted(world, index)) return;
    minds_flee(world, index);
}

// Fights its foe for one tick. Returns false when it has none.
static bool attack_foe(World *world, int index) {
    const Actor *actor = &world->actors[index];
    bool runs = actor->brain.mind == MIND_FLEE || actor->brain.mind == MIND_STUNNED;
    if (actor->brain.foe_ticks == 0 || runs) return false;
    fight_foe_tick(world, index);
    return true;
}

static void act(World *world, int index) {
    Actor *actor = &world->actors[index];
    wear_off(actor);
    infighting_tick(world, index);
    sight_update_brain(world, index);
    if ((world->tick + (uint32_t)index) % SIGHT_TICKS == 0) react(world, index);
    combat_act_tick(world, index);
    if (actor->act != ACT_NONE) {
        fight_act_tick(world, index);
    } else if (!warlord_tick(world, index) && !flee_blow(world, index) && !attack_foe(world, index) &&
               !flee_light(world, index) && !tasks_tick(world, index)) {
        MINDS[actor->brain.mind](world, index);
    }
    tasks_douse_cell(world, index);
}

void ai_tick(World *world) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        if (world->actors[i].kind == ACTOR_NONE) continue;
        act(world, i);
        wounds_resolve(world);
    }
}
