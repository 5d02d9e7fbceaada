// Few have their turn to attack at a time; who has it closes in and strikes, the others wait two or three
// cells off, each in its own way. A turn is over with the blow, when it was hurt, or when it took too long.
#include "sim/monsters/fight.h"

#include "sim/combat/combat.h"
#include "sim/monsters/ai.h"
#include "sim/monsters/boars.h"
#include "sim/monsters/infighting.h"
#include "sim/monsters/orbit.h"
#include "sim/monsters/poachers.h"
#include "sim/monsters/slimes.h"
#include "sim/monsters/snuffers.h"
#include "sim/monsters/thieves.h"
#include "sim/space/body.h"
#include "sim/state/emit.h"

enum { TURN_TICKS = 120, HOP_TICKS = 16, ROUSE_TICKS = 15, SWOOP_TICKS = 24 };

static Vec quarry_way(const World *world, const Actor *actor) {
    return vec_sub(world->actors[feud_quarry(actor)].pos, actor->pos);
}

int habit_aim(const World *world, const Actor *actor) {
    return dir_of(quarry_way(world, actor));
}

const HabitInfo *habit_of(const Actor *actor) {
    return &HABITS[ACTORS[actor->kind].habit];
}

// The speed of this tick: `eighths` of its own, in the bursts of those that hop.
static int speed_of(const World *world, int index, int eighths) {
    const Actor *actor = &world->actors[index];
    int full = thief_runs(actor) ? habit_of(actor)->loaded : ACTORS[actor->kind].speed;
    int speed = full * eighths / 8;
    if (!habit_of(actor)->hops) return speed;
    bool in_hop = (world->tick + (uint32_t)index * 7) / HOP_TICKS % 2 == 0;
    return in_hop ? 2 * speed : 0;
}

bool habit_step(World *world, int index, Liking *liking, int eighths) {
    Actor *actor = &world->actors[index];
    int speed = speed_of(world, index, eighths);
    bool found = true;
    if (path_ready(actor, speed) || actor->brain.route.blocked >= ROUSE_TICKS) {
        actor->brain.route.step = path_choose(world, index, liking);
        found = !vec_eq(actor->brain.route.step, cell_of(actor->pos));
    }
    path_walk(world, index, speed);
    return found;
}

void habit_face(Actor *actor, int dir) {
    int turn_ticks = habit_of(actor)->turn_ticks;
    if (turn_ticks == 0) {
        actor->facing = dir;
        return;
    }
    if (actor->brain.turn_wait > 0 || dir == actor->facing) return;
    int way = (dir - actor->facing + DIR_COUNT) % DIR_COUNT;
    actor->facing = (actor->facing + (way <= DIR_COUNT / 2 ? 1 : DIR_COUNT - 1)) % DIR_COUNT;
    actor->brain.turn_wait = turn_ticks;
}

Travel habit_walk(World *world, int index, int eighths) {
    Actor *actor = &world->actors[index];
    Vec from = actor->pos;
    Travel travel = path_travel(world, index, speed_of(world, index, eighths));
    if (!vec_eq(from, actor->pos)) habit_face(actor, dir_of(vec_sub(actor->pos, from)));
    return travel;
}

// Whether two positions lie on the same side of the hero, less than 90 degrees apart.
static bool same_side(const World *world, const Actor *one, const Actor *other) {
    Vec hero = world->actors[HERO].pos, a = vec_sub(one->pos, hero), b = vec_sub(other->pos, hero);
    return (int64_t)a.x * b.x + (int64_t)a.y * b.y > 0;
}

enum { ATTACKERS = 2, ATTACKERS_DEEP = 3, DEEP = 5, SHOOTERS = 1 };

static int most_attackers(const World *world) {
    return world->depth < DEEP ? ATTACKERS : ATTACKERS_DEEP;
}

// Attackers come from different sides, so that numbers matter in the open and a corridor protects. Who shoots
// does so from any side, and one at a time.
static bool place_to_attack(const World *world, int index) {
    bool shoots = habit_of(&world->actors[index])->shoots;
    int count = 0;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *other = &world->actors[i];
        if (other->kind == ACTOR_NONE || other->brain.attack_token == 0 || habit_of(other)->shoots != shoots)
            continue;
        count++;
        if (!shoots && same_side(world, &world->actors[index], other)) return false;
    }
    return count < (shoots ? SHOOTERS : most_attackers(world));
}

// Only who can get on takes a turn, so that nobody holds it behind the back of another.
bool habit_may_attack(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    int steps = path_away(world, index);
    const HabitInfo *habit = habit_of(actor);
    if (actor->brain.timer > 0 || !actor->brain.sees || steps > habit->near) return false;
    if (habit->willing != NULL && !habit->willing(world, index)) return false;
    if (!habit->shoots && steps > 1 && vec_eq(path_choose(world, index, path_closer), cell_of(actor->pos)))
        return false;
    return place_to_attack(world, index);
}

static bool in_range(const World *world, const Actor *actor) {
    int quarry = feud_quarry(actor);
    Vec at = world->actors[quarry].pos;
    return (actor->brain.sees || quarry != HERO) && combat_in_reach(actor->pos, at, habit_of(actor)->range) &&
           combat_line_open(&world->level, actor->pos, at);
}

void habit_wind_up(World *world, int index) {
    Actor *actor = &world->actors[index];
    int dir = habit_aim(world, actor);
    habit_face(actor, dir);
    // A slow turner goes on turning until it faces the hero, give or take 45 degrees.
    int off = (dir - actor->facing + DIR_COUNT) % DIR_COUNT;
    if (off > 1 && off < DIR_COUNT - 1) return;
    actor->brain.route.step = cell_of(actor->pos);
    actor->aim = actor->facing;
    combat_begin(world, index, ACT_WINDUP);
    if (habit_of(actor)->shoots) say_toward(world, EVENT_AIM, index, 0, dir);
}

// The last bit, off the cells' centres.
static void press_on(World *world, int index) {
    Actor *actor = &world->actors[index];
    int speed = speed_of(world, index, 8);
    Vec way = body_towards(actor->pos, world->actors[feud_quarry(actor)].pos, speed);
    actor->brain.route.step = cell_of(actor->pos);
    if (path_dazzles(world, index, actor->brain.route.step, cell_of(vec_add(actor->pos, way)))) return;
    body_walk(world, index, way, speed);
}

// The clever do not strike through their friends: their turn is over, and they look for another place.
static bool holds_back(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    return ACTORS[actor->kind].clever && combat_meets_friend(world, index, habit_aim(world, actor));
}

static void close_in(World *world, int index) {
    if (in_range(world, &world->actors[index])) {
        if (holds_back(world, index)) {
            world->actors[index].brain.attack_token = 0;
        } else {
            habit_wind_up(world, index);
        }
    } else if (path_away(world, index) <= 1) {
        press_on(world, index);
    } else {
        habit_step(world, index, path_closer, 8);
    }
}

static void attack(World *world, int index) {
    Actor *actor = &world->actors[index];
    actor->brain.attack_token--;
    habit_of(actor)->attack(world, index);
    if (actor->brain.attack_token == 0) actor->brain.timer = habit_of(actor)->rest;
}

// Who stands in the way of a chaser and does not chase is woken to join.
static void rouse(World *world, int index) {
    Actor *actor = &world->actors[index];
    int other = path_away(world, index) > RING_FAR ? path_in_way(world, index) : -1;
    if (other < 0 || !vec_eq(actor->brain.route.step, cell_of(actor->pos))) return;
    actor->brain.route.blocked++;
    if (actor->brain.route.blocked < ROUSE_TICKS) return;
    actor->brain.route.blocked = 0;
    if (world->actors[other].brain.mind != MIND_CHASE) minds_alarm(world, other);
}

// Where it goes, or where its quarry is.
static void turn_to(World *world, int index, Vec from) {
    Actor *actor = &world->actors[index];
    if (actor->act != ACT_NONE) return;
    bool moved = !vec_eq(from, actor->pos);
    if (!moved || habit_of(actor)->turn_ticks > 0) {
        habit_face(actor, habit_aim(world, actor));
    } else {
        habit_face(actor, dir_of(vec_sub(actor->pos, from)));
    }
}

void habit_fight(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->brain.attack_token == 0 && habit_may_attack(world, index))
        actor->brain.attack_token = TURN_TICKS;
    Vec from = actor->pos;
    if (actor->brain.attack_token > 0) {
        attack(world, index);
    } else {
        habit_of(actor)->wait(world, index);
        rouse(world, index);
    }
    turn_to(world, index, from);
}

void habit_feud(World *world, int index) {
    Actor *actor = &world->actors[index];
    Vec from = actor->pos, cell = cell_of(world->actors[actor->brain.foe].pos);
    if (in_range(world, actor)) {
        habit_wind_up(world, index);
    } else if (vec_dist(cell_of(from), cell) <= 1) {
        press_on(world, index);
    } else {
        if (path_ready(actor, 0) && !vec_eq(actor->brain.route.target, cell))
            path_send(world, index, cell, CHASE_STEPS);
        habit_walk(world, index, 8);
    }
    turn_to(world, index, from);
}

// Follows its quarry with its eyes for the first half; then the aim holds. Who shoots or charges at what it
// no longer sees leaves off.
static void take_aim(World *world, int index) {
    Actor *actor = &world->actors[index];
    const HabitInfo *habit = habit_of(actor);
    if (actor->act_ticks > ACTORS[actor->kind].windup / 2) return;
    if (habit->shoots && !habit->willing(world, index)) {
        combat_begin(world, index, ACT_NONE);
        actor->brain.attack_token = 0;
        actor->brain.timer = habit->rest;
        return;
    }
    habit_face(actor, habit_aim(world, actor));
    actor->aim = actor->facing;
    actor->push = body_aimed(quarry_way(world, actor), habit->lunge);
}

static void strike(World *world, int index) {
    combat_blow(world, index);
    world->actors[index].brain.route.step = cell_of(world->actors[index].pos);
}

// At the edge of light that it shuns it stops.
static bool can_lunge(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    Vec to = cell_of(vec_add(actor->pos, actor->push));
    return !path_dazzles(world, index, cell_of(actor->pos), to);
}

static void swoop(World *world, int index) {
    if (!can_lunge(world, index)) {
        combat_begin(world, index, ACT_RECOVERY);
        return;
    }
    combat_push(world, index);
    strike(world, index);
}

enum { BLOW_RANGE = 26, SWOOP_RANGE = 4 * CELL_PX, CHARGE_RANGE = 6 * CELL_PX };

const HabitInfo HABITS[HABIT_COUNT] = {
    [HABIT_BITE] =
        {
            .range = BLOW_RANGE,
            .blow_ticks = BLOW_TICKS,
            .rest = 30,
            .near = 3,
            .pace = 8,
            .flees = true,
            .wait = ring_circle,
            .attack = close_in,
            .strike = strike,
        },
    [HABIT_SWOOP] =
        {
            .range = SWOOP_RANGE,
            .blow_ticks = SWOOP_TICKS,
            .lunge = 4 * CELL_SUB / SWOOP_TICKS,
            .rest = 40,
            .near = 4,
            .pace = 8,
            .wait = ring_flutter,
            .attack = close_in,
            .strike = swoop,
        },
    [HABIT_HOP] =
        {
            .range = BLOW_RANGE,
            .blow_ticks = BLOW_TICKS,
            .rest = 20,
            .near = 3,
            .pace = 8,
            .hops = true,
            .killed = slime_split,
            .wait = ring_circle,
            .attack = close_in,
            .strike = strike,
        },
    [HABIT_CLUB] =
        {
            .range = BLOW_RANGE,
            .blow_ticks = BLOW_TICKS,
            .rest = 30,
            .near = 3,
            .pace = 7,
            .wait = ring_circle,
            .attack = close_in,
            .strike = strike,
        },
    [HABIT_SHIELD] =
        {
            .range = BLOW_RANGE,
            .blow_ticks = BLOW_TICKS,
            .rest = 8,
            .near = 3,
            .pace = 5,
            .turn_ticks = 12,
            .shield = true,
            .wait = ring_stand_off,
            .attack = close_in,
            .strike = strike,
        },
    [HABIT_SNATCH] =
        {
            .range = BLOW_RANGE,
            .blow_ticks = BLOW_TICKS,
            .rest = 30,
            .near = 8,
            .pace = 8,
            .loaded = 608,
            .willing = thief_willing,
            .wait = ring_circle,
            .attack = close_in,
            .strike = thief_snatch,
        },
    [HABIT_SHOOT] =
        {
            .range = SHOT_RANGE,
            .blow_ticks = BLOW_TICKS,
            .lunge = 1536, // of what it shoots
            .rest = 30,
            .near = 10,
            .pace = 8,
            .shoots = true,
            .willing = poacher_willing,
            .wait = poacher_wait,
            .attack = poacher_attack,
            .strike = poacher_loose,
        },
    [HABIT_CHARGE] =
        {
            .range = CHARGE_RANGE,
            .blow_ticks = CHARGE_TICKS,
            .lunge = 1408,
            .rest = 30,
            .near = 6,
            .pace = 8,
            .wait = ring_stand_off,
            .attack = close_in,
            .strike = boar_charge,
        },
    [HABIT_SNUFF] =
        {
            .range = BLOW_RANGE,
            .blow_ticks = BLOW_TICKS,
            .rest = 60,
            .near = 1,
            .pace = 8,
            .willing = snuffer_willing,
            .wait = snuffer_wait,
            .attack = close_in,
            .strike = snuffer_snuff,
        },
};

static void recover(World *world, int index) {
    Actor *actor = &world->actors[index];
    int recovery = ACTORS[actor->kind].recovery;
    if (actor->act_ticks == 0) {
        actor->brain.attack_token = 0;
        actor->brain.timer = recovery + habit_of(actor)->rest;
    }
    bool off = habit_of(actor)->flees && actor->act_ticks >= recovery / 2;
    if (off && path_away(world, index) < RING_FAR) habit_step(world, index, path_further, 8);
}

static void reel(World *world, int index) {
    Actor *actor = &world->actors[index];
    combat_push(world, index);
    actor->brain.route.step = cell_of(actor->pos);
}

void habit_act(World *world, int index) {
    switch (world->actors[index].act) {
    case ACT_WINDUP:
        take_aim(world, index);
        break;
    case ACT_BLOW:
        habit_of(&world->actors[index])->strike(world, index);
        break;
    case ACT_RECOVERY:
        recover(world, index);
        break;
    case ACT_HURT:
        reel(world, index);
        break;
    default:
        break;
    }
}

void habit_died(World *world, int index, const Actor *dead) {
    if (habit_of(dead)->killed != NULL) habit_of(dead)->killed(world, index, dead);
}
