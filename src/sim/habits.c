// Few have their turn to attack at a time; who has it closes in and strikes, the others wait two or three
// cells off, each in its own way. A turn is over with the blow, when it was hurt, or when it took too long.
#include "sim/habits.h"

#include "sim/body.h"
#include "sim/combat.h"
#include "sim/flames.h"
#include "sim/minds.h"
#include "sim/say.h"

enum { TURN_TICKS = 120, HOP_TICKS = 16, RING_NEAR = 2, RING_FAR = 3, ROUSE_TICKS = 15, SWOOP_TICKS = 24 };

static int steps_away(const World *world, int index) {
    return path_steps(world, index, cell_of(world->actors[index].pos));
}

static int hero_dir(const World *world, const Actor *actor) {
    return dir_of(vec_sub(world->actors[HERO].pos, actor->pos));
}

// Walks on; from cell to cell it goes where `liking` says. False when there is nowhere to go.
static bool walk_by(World *world, int index, Liking *liking, int eighths) {
    Actor *actor = &world->actors[index];
    int speed = habit_speed(world, index, eighths);
    bool found = true;
    if (path_ready(actor, speed) || actor->blocked >= ROUSE_TICKS) {
        actor->step = path_choose(world, index, liking);
        found = !vec_eq(actor->step, cell_of(actor->pos));
    }
    path_walk(world, index, speed);
    return found;
}

static bool on_ring(const World *world, int index, Vec cell) {
    int steps = path_steps(world, index, cell);
    return steps >= RING_NEAR && steps <= RING_FAR;
}

// Around the hero one way, odd ones the other way; each changes its mind now and then.
static int around(const World *world, int index, Vec to) {
    if (!on_ring(world, index, to)) return -1;
    const Actor *actor = &world->actors[index];
    Vec cell = cell_of(actor->pos), out = vec_sub(cell, world->hero_cell), by = vec_sub(to, cell);
    int side = (index + actor->mind_ticks / 256) % 2 == 0 ? 1 : -1;
    return 64 - side * (out.x * by.y - out.y * by.x);
}

static int fluttering(const World *world, int index, Vec to) {
    int steps = path_steps(world, index, to);
    return steps >= RING_NEAR && steps <= RING_FAR + 1 ? path_aside(world, index, to) : -1;
}

static void keep_distance(World *world, int index, Liking *liking) {
    int steps = steps_away(world, index), pace = habit_of(&world->actors[index])->pace;
    if (steps > RING_FAR) {
        walk_by(world, index, path_closer, 8);
    } else {
        walk_by(world, index, steps < RING_NEAR ? path_further : liking, pace);
    }
}

static void circle(World *world, int index) {
    keep_distance(world, index, around);
}

// Where light bars the way to the hero it flutters about where it is.
static void flutter(World *world, int index) {
    if (steps_away(world, index) == DIST_NONE) {
        walk_by(world, index, path_aside, 8);
    } else {
        keep_distance(world, index, fluttering);
    }
}

// Steps back and stays there, ready.
static void stand_off(World *world, int index) {
    int steps = steps_away(world, index);
    if (steps > RING_FAR) {
        walk_by(world, index, path_closer, 8);
    } else if (steps < RING_NEAR) {
        walk_by(world, index, path_further, habit_of(&world->actors[index])->pace);
    }
}

enum { BLOW_RANGE = 26, SWOOP_RANGE = 4 * CELL_PX };

const HabitInfo HABITS[HABIT_COUNT] = {
    [HABIT_BITE] =
        {
            .range = BLOW_RANGE,
            .blow_ticks = BLOW_TICKS,
            .rest = 30,
            .near = 3,
            .pace = 8,
            .flees = true,
            .wait = circle,
        },
    [HABIT_SWOOP] =
        {
            .range = SWOOP_RANGE,
            .blow_ticks = SWOOP_TICKS,
            .lunge = 4 * CELL_SUB / SWOOP_TICKS,
            .rest = 40,
            .near = 4,
            .pace = 8,
            .wait = flutter,
        },
    [HABIT_HOP] =
        {
            .range = BLOW_RANGE,
            .blow_ticks = BLOW_TICKS,
            .rest = 20,
            .near = 3,
            .pace = 8,
            .hops = true,
            .splits = true,
            .wait = circle,
        },
    [HABIT_CLUB] =
        {
            .range = BLOW_RANGE,
            .blow_ticks = BLOW_TICKS,
            .rest = 30,
            .near = 3,
            .pace = 7,
            .wait = circle,
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
            .wait = stand_off,
        },
};

const HabitInfo *habit_of(const Actor *actor) {
    return &HABITS[ACTORS[actor->kind].habit];
}

int habit_speed(const World *world, int index, int eighths) {
    const Actor *actor = &world->actors[index];
    int speed = ACTORS[actor->kind].speed * eighths / 8;
    if (!habit_of(actor)->hops) return speed;
    bool in_hop = (world->tick + (uint32_t)index * 7) / HOP_TICKS % 2 == 0;
    return in_hop ? 2 * speed : 0;
}

void habit_face(Actor *actor, int dir) {
    int turn_ticks = habit_of(actor)->turn_ticks;
    if (turn_ticks == 0) {
        actor->facing = dir;
        return;
    }
    if (actor->stiff > 0 || dir == actor->facing) return;
    int way = (dir - actor->facing + DIR_COUNT) % DIR_COUNT;
    actor->facing = (actor->facing + (way <= DIR_COUNT / 2 ? 1 : DIR_COUNT - 1)) % DIR_COUNT;
    actor->stiff = turn_ticks;
}

Travel habit_walk(World *world, int index, int eighths) {
    Actor *actor = &world->actors[index];
    Vec from = actor->pos;
    Travel travel = path_travel(world, index, habit_speed(world, index, eighths));
    if (!vec_eq(from, actor->pos)) habit_face(actor, dir_of(vec_sub(actor->pos, from)));
    return travel;
}

// Whether two positions lie on the same side of the hero, less than 90 degrees apart.
static bool same_side(const World *world, const Actor *one, const Actor *other) {
    Vec hero = world->actors[HERO].pos, a = vec_sub(one->pos, hero), b = vec_sub(other->pos, hero);
    return (int64_t)a.x * b.x + (int64_t)a.y * b.y > 0;
}

enum { ATTACKERS = 2, ATTACKERS_DEEP = 3, DEEP = 5 };

static int most_attackers(const World *world) {
    return world->depth < DEEP ? ATTACKERS : ATTACKERS_DEEP;
}

// Attackers come from different sides, so that numbers matter in the open and a corridor protects.
static bool place_to_attack(const World *world, int index) {
    int count = 0;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *other = &world->actors[i];
        if (other->kind == ACTOR_NONE || other->turn == 0) continue;
        count++;
        if (same_side(world, &world->actors[index], other)) return false;
    }
    return count < most_attackers(world);
}

// Only who can get on takes a turn, so that nobody holds it behind the back of another.
static bool may_attack(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    int steps = steps_away(world, index);
    if (actor->timer > 0 || !actor->sees || steps > habit_of(actor)->near) return false;
    if (steps > 1 && vec_eq(path_choose(world, index, path_closer), cell_of(actor->pos))) return false;
    return place_to_attack(world, index);
}

static bool in_range(const World *world, const Actor *actor) {
    Vec hero = world->actors[HERO].pos;
    return actor->sees && combat_in_reach(actor->pos, hero, habit_of(actor)->range) &&
           combat_line_open(&world->level, actor->pos, hero);
}

static void wind_up(World *world, int index) {
    Actor *actor = &world->actors[index];
    int dir = hero_dir(world, actor);
    habit_face(actor, dir);
    // A slow turner goes on turning until it faces the hero, give or take 45 degrees.
    int off = (dir - actor->facing + DIR_COUNT) % DIR_COUNT;
    if (off > 1 && off < DIR_COUNT - 1) return;
    actor->step = cell_of(actor->pos);
    actor->aim = actor->facing;
    combat_begin(world, index, ACT_WINDUP);
}

// The last bit, off the cells' centres.
static void press_on(World *world, int index) {
    Actor *actor = &world->actors[index];
    int speed = habit_speed(world, index, 8);
    Vec way = body_towards(actor->pos, world->actors[HERO].pos, speed);
    actor->step = cell_of(actor->pos);
    if (path_dazzles(world, index, actor->step, cell_of(vec_add(actor->pos, way)))) return;
    body_walk(world, index, way, speed);
}

static void close_in(World *world, int index) {
    Actor *actor = &world->actors[index];
    actor->turn--;
    if (in_range(world, actor)) {
        wind_up(world, index);
    } else if (steps_away(world, index) <= 1) {
        press_on(world, index);
    } else {
        walk_by(world, index, path_closer, 8);
    }
    if (actor->turn == 0) actor->timer = habit_of(actor)->rest;
}

// Who stands in the way of a chaser and does not chase is woken to join.
static void rouse(World *world, int index) {
    Actor *actor = &world->actors[index];
    int other = steps_away(world, index) > RING_FAR ? path_in_way(world, index) : -1;
    if (other < 0 || !vec_eq(actor->step, cell_of(actor->pos))) return;
    actor->blocked++;
    if (actor->blocked < ROUSE_TICKS) return;
    actor->blocked = 0;
    if (world->actors[other].mind != MIND_CHASE) minds_alarm(world, other);
}

void habit_fight(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->turn == 0 && may_attack(world, index)) actor->turn = TURN_TICKS;
    Vec from = actor->pos;
    if (actor->turn > 0) {
        close_in(world, index);
    } else {
        habit_of(actor)->wait(world, index);
        rouse(world, index);
    }
    if (actor->act != ACT_NONE) return;
    bool moved = !vec_eq(from, actor->pos);
    if (!moved || habit_of(actor)->turn_ticks > 0) {
        habit_face(actor, hero_dir(world, actor));
    } else {
        habit_face(actor, dir_of(vec_sub(actor->pos, from)));
    }
}

// Fire that animals keep away from: brands on the floor.
enum { FIRE_NEAR = 3 };

static const Flame *fire_near(const World *world, Vec cell) {
    for (int i = 0; i < world->flame_count; i++) {
        const Flame *flame = &world->flames[i];
        bool seen = flame->kind == FLAME_BRAND && fov_has(&flame->fov, cell);
        if (seen && vec_dist(flame->cell, cell) <= FIRE_NEAR) return flame;
    }
    return NULL;
}

bool habit_fears(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    const ActorInfo *info = &ACTORS[actor->kind];
    if (info->timid && actor->mind == MIND_CHASE && 4 * actor->hp <= actor->hp_max) return true;
    return info->animal && fire_near(world, cell_of(actor->pos)) != NULL;
}

// Out of the fire's reach first, then away from the hero.
static int away(const World *world, int index, Vec to) {
    const Actor *actor = &world->actors[index];
    Vec cell = cell_of(actor->pos);
    const Flame *fire = ACTORS[actor->kind].animal ? fire_near(world, cell) : NULL;
    if (fire == NULL) return path_further(world, index, to);
    int gained = vec_square(vec_sub(to, fire->cell)) - vec_square(vec_sub(cell, fire->cell));
    return gained > 0 ? 64 - gained : -1;
}

void habit_flee(World *world, int index) {
    Actor *actor = &world->actors[index];
    Vec from = actor->pos;
    bool fights = actor->turn > 0 || (!walk_by(world, index, away, 8) && may_attack(world, index));
    if (fights) {
        habit_fight(world, index);
    } else if (!vec_eq(from, actor->pos)) {
        habit_face(actor, dir_of(vec_sub(actor->pos, from)));
    } else if (actor->sees) {
        habit_face(actor, hero_dir(world, actor));
    }
}

// How near the next flame is that shines on a cell; the one in the hero's hand is no flame of the level.
static int nearest_light(const World *world, Vec cell) {
    int least = vec_square(vec_sub(cell, world->hero_cell));
    for (int i = 0; i < world->flame_count; i++) {
        const Flame *flame = &world->flames[i];
        if (fov_has(&flame->fov, cell)) least = int_min(least, vec_square(vec_sub(cell, flame->cell)));
    }
    return least;
}

static int darker(const World *world, int index, Vec to) {
    int liked = path_aside(world, index, to);
    if (!flames_bright(world, to)) return liked;
    return 4096 + liked - 16 * int_min(nearest_light(world, to), 255);
}

bool habit_leaves_light(World *world, int index) {
    Actor *actor = &world->actors[index];
    bool lies = actor->mind == MIND_ASLEEP || actor->mind == MIND_AMBUSH || actor->mind == MIND_STUNNED;
    if (lies || !ACTORS[actor->kind].shuns || !flames_bright(world, cell_of(actor->pos))) return false;
    Vec from = actor->pos;
    actor->turn = 0;
    walk_by(world, index, darker, 8);
    if (!vec_eq(from, actor->pos)) habit_face(actor, dir_of(vec_sub(actor->pos, from)));
    actor->path_at = actor->path_count = 0; // it is no longer where that begins
    return true;
}

// Follows the hero with its eyes for the first half; then the aim holds.
static void take_aim(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->act_ticks > ACTORS[actor->kind].windup / 2) return;
    habit_face(actor, hero_dir(world, actor));
    actor->aim = actor->facing;
    actor->push = body_aimed(vec_sub(world->actors[HERO].pos, actor->pos), habit_of(actor)->lunge);
}

// At the edge of light that it shuns it stops.
static bool can_lunge(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    Vec to = cell_of(vec_add(actor->pos, actor->push));
    return !path_dazzles(world, index, cell_of(actor->pos), to);
}

static void strike(World *world, int index) {
    Actor *actor = &world->actors[index];
    bool lunges = habit_of(actor)->lunge > 0;
    if (lunges && !can_lunge(world, index)) {
        combat_begin(world, index, ACT_RECOVERY);
        return;
    }
    if (lunges) combat_push(world, index);
    combat_blow(world, index);
    actor->step = cell_of(actor->pos);
}

static void recover(World *world, int index) {
    Actor *actor = &world->actors[index];
    int recovery = ACTORS[actor->kind].recovery;
    if (actor->act_ticks == 0) {
        actor->turn = 0;
        actor->timer = recovery + habit_of(actor)->rest;
    }
    bool off = habit_of(actor)->flees && actor->act_ticks >= recovery / 2;
    if (off && steps_away(world, index) < RING_FAR) walk_by(world, index, path_further, 8);
}

static void reel(World *world, int index) {
    Actor *actor = &world->actors[index];
    combat_push(world, index);
    actor->step = cell_of(actor->pos);
}

void habit_act(World *world, int index) {
    switch (world->actors[index].act) {
    case ACT_WINDUP:
        take_aim(world, index);
        break;
    case ACT_BLOW:
        strike(world, index);
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

static bool put_child(World *world, const Actor *dead, Vec pos) {
    int index = body_slot(world);
    if (index < 0) return false;
    Actor *child = &world->actors[index];
    *child = *dead;
    child->hp = child->hp_max = dead->hp_max / 2;
    child->prev = pos;
    child->step = cell_of(pos);
    child->act = ACT_NONE;
    child->act_ticks = child->turn = child->blocked = child->steady = 0;
    child->timer = habit_of(child)->rest;
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

void habit_died(World *world, int index, const Actor *dead) {
    if (!habit_of(dead)->splits || dead->hp_max < ACTORS[dead->kind].hp) return;
    say_at(world, EVENT_SPLIT, index, (int)dead->kind, 0, dead->pos);
    split(world, index, dead);
}
