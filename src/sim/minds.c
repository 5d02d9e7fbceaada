//   asleep   idle   patrol ---- notice full ----> chase -- 30 ticks unseen --> seek
//     |       ^        ^                           ^                            | arrived
//     '- hurt | bumped |                           '-- notice full, hurt --.    v
//             '-- home '----------- return <---- 3 places or 300 ticks --- search
#include "sim/minds.h"

#include "sim/combat.h"
#include "sim/habits.h"
#include "sim/paths.h"
#include "sim/senses.h"

const char *const MIND_NAMES[MIND_COUNT] = {
    [MIND_ASLEEP] = "asleep", [MIND_IDLE] = "idle",
    [MIND_PATROL] = "patrol", [MIND_CHASE] = "chase",
    [MIND_SEARCH] = "search", [MIND_RETURN] = "return",
    [MIND_AMBUSH] = "ambush", [MIND_SUSPICIOUS] = "suspicious",
    [MIND_FLEE] = "flee",     [MIND_STUNNED] = "stunned",
};

enum {
    UNSEEN_TICKS = 30,
    SEARCH_TICKS = 300,
    HUNT_TICKS = 1500, // more of them for who must come from afar
    SEARCH_SPOTS = 3,
    SEARCH_RADIUS = 4,
    PATROL_RADIUS = 8,
    AMBUSH_RADIUS = 1,
    PAUSE_TICKS = 60,
    WALK = 5, // eighths of the full speed, when nothing presses
    RUN = 8
};

static void set(World *world, int index, Mind mind) {
    Actor *actor = &world->actors[index];
    actor->mind = mind;
    actor->mind_ticks = 0;
    actor->turn = 0;
    path_send(world, index, cell_of(actor->pos), 0);
}

static void say(World *world, int index, EventKind kind) {
    const Actor *actor = &world->actors[index];
    event_add(&world->events, (Event){.kind = kind,
                                      .actor = (uint16_t)index,
                                      .what = (int)actor->kind,
                                      .dir = actor->facing,
                                      .pos = actor->pos});
}

static void give_chase(World *world, int index) {
    Actor *actor = &world->actors[index];
    actor->notice = NOTICE_FULL;
    actor->unseen = 0;
    actor->seen = world->hero_cell;
    if (actor->mind == MIND_CHASE) return;
    actor->timer = 0;
    set(world, index, MIND_CHASE);
    say(world, index, EVENT_NOTICE);
}

static void wake_pack(World *world, int index) {
    int pack = world->actors[index].pack;
    say(world, index, EVENT_WAKE);
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *other = &world->actors[i];
        if (other->kind == ACTOR_NONE || other->mind != MIND_AMBUSH || other->pack != pack) continue;
        give_chase(world, i);
    }
}

void minds_alarm(World *world, int index) {
    if (world->actors[index].mind == MIND_AMBUSH) {
        wake_pack(world, index);
    } else {
        give_chase(world, index);
    }
}

void minds_settle(World *world, int index) {
    Actor *actor = &world->actors[index];
    int lot = rng_below(&world->ai, 4);
    actor->patrols = lot == 3;
    bool asleep = lot < 2 || fov_has(&world->view, actor->home);
    if (actor->pack != 0) {
        set(world, index, MIND_AMBUSH);
        return;
    }
    set(world, index, asleep ? MIND_ASLEEP : actor->patrols ? MIND_PATROL : MIND_IDLE);
}

// Walks on towards the target.
static Travel walk(World *world, int index, int eighths) {
    Actor *actor = &world->actors[index];
    Vec from = actor->pos;
    Travel travel = path_travel(world, index, habit_speed(world, index, eighths));
    if (!vec_eq(from, actor->pos)) habit_face(actor, dir_of(vec_sub(actor->pos, from)));
    return travel;
}

// To some place around `centre`. Who was held up steps aside first: that clears the way for others as well.
// Who found no way looks nearer by: it may be shut in.
static void send_about(World *world, int index, Travel last, Vec centre, int radius) {
    if (last == TRAVEL_HELD_UP) {
        path_send(world, index, path_choose(world, index, path_aside), 1);
        return;
    }
    int reach = last == TRAVEL_NO_WAY ? rng_between(&world->ai, 1, radius) : radius;
    int x = rng_between(&world->ai, -reach, reach);
    int y = rng_between(&world->ai, -reach, reach);
    path_send(world, index, vec_add(centre, (Vec){x, y}), 2 * radius);
}

static void lie(World *world, int index) {
    (void)world;
    (void)index;
}

static void lurk(World *world, int index) {
    bool near = vec_dist(cell_of(world->actors[index].pos), world->hero_cell) <= AMBUSH_RADIUS;
    if (near && world->outcome == OUTCOME_NONE) minds_alarm(world, index);
}

static void idle(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->timer > 0) return;
    habit_face(actor, rng_below(&world->ai, DIR_COUNT));
    actor->timer = rng_between(&world->ai, PAUSE_TICKS, 4 * PAUSE_TICKS);
}

static void patrol(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->timer > 0) return;
    Travel travel = walk(world, index, WALK);
    if (travel == TRAVEL_ON) return;
    if (travel == TRAVEL_THERE) actor->timer = PAUSE_TICKS;
    send_about(world, index, travel, actor->home, PATROL_RADIUS);
}

static void chase(World *world, int index) {
    if (world->actors[index].unseen < UNSEEN_TICKS) {
        habit_fight(world, index);
        return;
    }
    set(world, index, MIND_SEARCH);
    world->actors[index].spots = SEARCH_SPOTS;
    path_send(world, index, world->actors[index].seen, CHASE_STEPS);
}

void minds_startle(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->mind == MIND_AMBUSH) minds_alarm(world, index);
    if (actor->mind != MIND_ASLEEP) return;
    set(world, index, MIND_SEARCH);
    actor->seen = cell_of(actor->pos);
    actor->spots = SEARCH_SPOTS;
}

void minds_sleep_at(World *world, int index) {
    Actor *actor = &world->actors[index];
    actor->home = actor->seen = cell_of(actor->pos);
    actor->notice = actor->timer = 0;
    actor->sees = false;
    actor->act = ACT_NONE;
    actor->act_ticks = 0;
    actor->vel = actor->push = (Vec){0, 0};
    set(world, index, MIND_ASLEEP);
}

void minds_hunt(World *world, int index, Vec cell) {
    Actor *actor = &world->actors[index];
    set(world, index, MIND_SEARCH);
    actor->mind_ticks = -HUNT_TICKS;
    actor->seen = cell;
    actor->spots = SEARCH_SPOTS + 1;
    path_send(world, index, cell, DIST_NONE);
}

static void search(World *world, int index) {
    Actor *actor = &world->actors[index];
    Travel travel = walk(world, index, WALK);
    if (travel == TRAVEL_THERE) actor->spots--;
    if (actor->mind_ticks >= SEARCH_TICKS || actor->spots <= 0) {
        set(world, index, MIND_RETURN);
        path_send(world, index, actor->home, DIST_NONE);
    } else if (travel != TRAVEL_ON) {
        send_about(world, index, travel, actor->seen, SEARCH_RADIUS);
    }
}

// Where others bar the way home for good it settles where it stands.
static void go_home(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (walk(world, index, WALK) == TRAVEL_ON) return;
    actor->home = cell_of(actor->pos);
    set(world, index, actor->patrols ? MIND_PATROL : MIND_IDLE);
}

static void (*const MINDS[MIND_COUNT])(World *world, int index) = {
    [MIND_ASLEEP] = lie,    [MIND_IDLE] = idle,      [MIND_PATROL] = patrol, [MIND_CHASE] = chase,
    [MIND_SEARCH] = search, [MIND_RETURN] = go_home, [MIND_AMBUSH] = lurk,   [MIND_SUSPICIOUS] = idle,
    [MIND_FLEE] = idle,     [MIND_STUNNED] = lie,
};

static void wear_off(Actor *actor) {
    if (actor->timer > 0) actor->timer--;
    if (actor->steady > 0) actor->steady--;
    if (actor->stiff > 0) actor->stiff--;
    actor->mind_ticks++;
}

// Something catches its eye: it stops and looks.
static bool looks(const Actor *actor) {
    return actor->sees && actor->notice >= NOTICE_LOOK && actor->mind != MIND_CHASE &&
           actor->mind != MIND_ASLEEP;
}

void minds_tick(World *world, int index) {
    Actor *actor = &world->actors[index];
    wear_off(actor);
    senses_tick(world, index);
    if (actor->mind != MIND_CHASE && actor->sees && actor->notice == NOTICE_FULL) minds_alarm(world, index);
    combat_advance(world, index);
    if (actor->act != ACT_NONE) {
        habit_act(world, index);
    } else if (looks(actor)) {
        habit_face(actor, dir_of(vec_sub(world->actors[HERO].pos, actor->pos)));
    } else {
        MINDS[actor->mind](world, index);
    }
}
