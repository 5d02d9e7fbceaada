// Only a few monsters hold an attack token at a time. They close in and strike; the others wait two or three
// cells away, each style in its own way. A token ends with the blow, with a hit taken, or after TOKEN_TICKS.
#include "sim/monsters/fight.h"

#include "sim/combat/blows.h"
#include "sim/combat/combat.h"
#include "sim/combat/scale.h"
#include "sim/monsters/attack.h"
#include "sim/monsters/boar.h"
#include "sim/monsters/chanter.h"
#include "sim/monsters/deep_species.h"
#include "sim/monsters/elites.h"
#include "sim/monsters/minds.h"
#include "sim/monsters/orbit.h"
#include "sim/monsters/poacher.h"
#include "sim/monsters/species.h"
#include "sim/monsters/step.h"
#include "sim/monsters/thieves.h"
#include "sim/monsters/warlord.h"
#include "sim/space/body.h"
#include "sim/state/rules.h"

enum { TOKEN_TICKS = 120 };

// The functions of a fight style.
typedef struct Moves {
    bool (*willing)(const World *world, int index); // whether it wants to attack; NULL: always
    void (*wait)(World *world, int index);          // one tick without the attack token
    void (*attack)(World *world, int index);        // one tick with it
    void (*strike)(World *world, int index);        // one tick of its blow
} Moves;

static const Moves MOVES[STYLE_COUNT] = {
    [STYLE_BITE] = {.wait = orbit_circle, .attack = attack_approach, .strike = attack_strike},
    [STYLE_SWOOP] = {.wait = orbit_flutter, .attack = attack_approach, .strike = attack_lunge},
    [STYLE_HOP] = {.wait = orbit_circle, .attack = attack_approach, .strike = attack_strike},
    [STYLE_CLUB] = {.wait = orbit_circle, .attack = attack_approach, .strike = attack_strike},
    [STYLE_SHIELD] = {.wait = orbit_keep_distance, .attack = attack_approach, .strike = attack_strike},
    [STYLE_SNATCH] = {.willing = thief_should_attack,
                      .wait = orbit_circle,
                      .attack = attack_approach,
                      .strike = thief_snatch},
    [STYLE_SHOOT] = {.willing = poacher_should_attack,
                     .wait = poacher_wait,
                     .attack = poacher_attack,
                     .strike = poacher_loose},
    [STYLE_CHARGE] = {.wait = orbit_keep_distance, .attack = attack_approach, .strike = boar_charge},
    [STYLE_SNUFF] = {.willing = snuffer_sees_lantern,
                     .wait = snuffer_wait,
                     .attack = attack_approach,
                     .strike = snuffer_shut_lantern},
    [STYLE_POUNCE] = {.wait = orbit_keep_distance, .attack = attack_approach, .strike = attack_lunge},
    [STYLE_LEAP] = {.wait = orbit_circle, .attack = attack_approach, .strike = hound_leap},
    [STYLE_CHANT] = {.willing = chanter_should_heal,
                     .wait = poacher_wait,
                     .attack = chanter_begin_song,
                     .strike = chanter_sing},
    [STYLE_CENSER] = {.wait = sacristan_ring, .attack = sacristan_attack, .strike = sacristan_strike},
    [STYLE_COOPER] = {.wait = orbit_keep_distance, .attack = cooper_attack, .strike = cooper_strike},
    [STYLE_WARLORD] = {.wait = orbit_keep_distance, .attack = attack_approach, .strike = warlord_strike},
    [STYLE_SMITE] = {.wait = orbit_keep_distance, .attack = attack_approach, .strike = attack_strike},
};

static const Moves *moves_of(const Actor *actor) {
    return &MOVES[ACTORS[actor->kind].style];
}

// Whether two positions lie on the same side of the hero, less than 90 degrees apart.
static bool same_side(const World *world, const Actor *one, const Actor *other) {
    Vec hero = world->actors[HERO].pos, a = vec_sub(one->pos, hero), b = vec_sub(other->pos, hero);
    return (int64_t)a.x * b.x + (int64_t)a.y * b.y > 0;
}

enum { SHOOTERS = 1 };

// Finds a place to attack from. Attackers come from different sides, so that numbers matter in the open and
// a corridor protects. Shooters attack from any side, one at a time.
static bool place_to_attack(const World *world, int index) {
    bool shoots = ACTORS[world->actors[index].kind].blow.shoots;
    int count = 0;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *other = &world->actors[i];
        if (other->kind == ACTOR_NONE || other->brain.attack_token == 0 ||
            ACTORS[other->kind].blow.shoots != shoots)
            continue;
        count++;
        if (!shoots && same_side(world, &world->actors[index], other)) return false;
    }
    return count < (shoots ? SHOOTERS : rules_of_depth(world)->attackers);
}

// A monster needs a free way to the hero to get a token, so that none holds one behind another's back.
bool fight_token_is_free(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    int steps = path_hero_steps(world, index);
    const ActorInfo *info = &ACTORS[actor->kind];
    if (actor->brain.timer > 0 || !actor->brain.sees || steps > info->near) return false;
    if (moves_of(actor)->willing != NULL && !moves_of(actor)->willing(world, index)) return false;
    if (!info->blow.shoots && steps > 1 &&
        vec_eq(path_choose_step(world, index, path_score_closer), cell_of(actor->pos)))
        return false;
    return place_to_attack(world, index);
}

static void attack(World *world, int index) {
    Actor *actor = &world->actors[index];
    actor->brain.attack_token--;
    moves_of(actor)->attack(world, index);
    if (actor->brain.attack_token == 0) actor->brain.timer = ACTORS[actor->kind].rest;
}

// Wakes a monster that blocks a chaser, so that it joins the chase. A monster that is near the hero already
// is in nobody's way, unless no path leads to it.
static void rouse(World *world, int index) {
    Actor *actor = &world->actors[index];
    bool near = path_hero_steps(world, index) <= ORBIT_FAR;
    bool free = near && !vec_eq(path_choose_step(world, index, path_score_closer), cell_of(actor->pos));
    int other = free ? -1 : path_monster_in_way(world, index);
    if (other < 0 || !vec_eq(actor->brain.route.step, cell_of(actor->pos))) return;
    actor->brain.route.blocked++;
    if (actor->brain.route.blocked < ROUSE_TICKS) return;
    actor->brain.route.blocked = 0;
    if (world->actors[other].brain.mind != MIND_CHASE) minds_wake_to_chase(world, other);
}

// Turns to where it walks, or to its target.
static void turn_to(World *world, int index, Vec from) {
    Actor *actor = &world->actors[index];
    if (actor->act != ACT_NONE) return;
    bool moved = !vec_eq(from, actor->pos);
    if (!moved || ACTORS[actor->kind].turn_ticks > 0) {
        step_face(actor, attack_dir_to_target(world, actor));
    } else {
        step_face(actor, dir_of(vec_sub(actor->pos, from)));
    }
}

void fight_hero_tick(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->brain.attack_token == 0 && fight_token_is_free(world, index))
        actor->brain.attack_token = TOKEN_TICKS;
    Vec from = actor->pos;
    if (actor->brain.attack_token > 0) {
        attack(world, index);
    } else {
        moves_of(actor)->wait(world, index);
        rouse(world, index);
    }
    turn_to(world, index, from);
}

void fight_foe_tick(World *world, int index) {
    Actor *actor = &world->actors[index];
    Vec from = actor->pos, cell = cell_of(world->actors[actor->brain.foe].pos);
    if (attack_can_wind_up(world, actor)) {
        attack_turn(world, index);
    } else if (vec_chebyshev(cell_of(from), cell) <= 1) {
        attack_final_approach(world, index);
    } else {
        if (path_is_at_step(actor) && !vec_eq(actor->brain.route.target, cell))
            path_set_target(world, index, cell, CHASE_STEPS);
        step_walk(world, index, 8);
    }
    turn_to(world, index, from);
}

// Keeps the aim on its target during the first half of the wind-up; then the aim stays. Shooters and
// chargers give up when they lose sight of the target.
static void take_aim(World *world, int index) {
    Actor *actor = &world->actors[index];
    const ActorInfo *info = &ACTORS[actor->kind];
    if (actor->act_ticks > blow_of(actor)->windup / 2) return;
    if (blow_of(actor)->heals && !info->blow.shoots) return; // a healing song aims at nobody
    if (info->blow.shoots && !moves_of(actor)->willing(world, index)) {
        combat_begin_act(world, index, ACT_NONE);
        actor->brain.attack_token = 0;
        actor->brain.timer = info->rest;
        return;
    }
    if (rules_of_pace(world)->marks) return;
    step_face(actor, attack_dir_to_target(world, actor));
    attack_take_aim(world, index);
}

static void recover(World *world, int index) {
    Actor *actor = &world->actors[index];
    int recovery = blow_of(actor)->recovery;
    if (actor->act_ticks == 0) {
        actor->brain.attack_token = 0;
        actor->brain.timer = recovery + ACTORS[actor->kind].rest;
    }
    bool off = ACTORS[actor->kind].flees && actor->act_ticks >= recovery / 2;
    if (off && path_hero_steps(world, index) < ORBIT_FAR) step_take(world, index, path_score_further, 8);
}

static void knocked_back(World *world, int index) {
    Actor *actor = &world->actors[index];
    scale_push(world, index);
    actor->brain.route.step = cell_of(actor->pos);
}

void fight_act_tick(World *world, int index) {
    switch (world->actors[index].act) {
    case ACT_WINDUP:
        take_aim(world, index);
        break;
    case ACT_BLOW:
        moves_of(&world->actors[index])->strike(world, index);
        break;
    case ACT_RECOVERY:
        recover(world, index);
        break;
    case ACT_HURT:
        knocked_back(world, index);
        break;
    default:
        break;
    }
}
