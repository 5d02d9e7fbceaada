//   asleep ................ noise, hurt, notice 20 -> suspicious
//   idle, patrol, return .. noise, hurt by nobody, notice 20 -> suspicious; notice 60 -> chase
//   suspicious ............ notice 60 -> chase; been there and looked about -> return
//   chase ................. 30 ticks unseen -> search; nearly dead -> flee
//   search ................ notice 60 -> chase; 300 ticks or three places -> return
//   return ................ at home -> idle or patrol
//   ambush ................ near, hurt -> chase, with all the pack
//   flee (fire, too) ...... 180 ticks unseen -> return
//   stunned ............... over -> chase
#include "sim/monsters/ai.h"

#include "sim/combat/combat.h"
#include "sim/monsters/fight.h"
#include "sim/monsters/flee.h"
#include "sim/monsters/infighting.h"
#include "sim/monsters/tasks.h"
#include "sim/monsters/thieves.h"
#include "sim/space/noise.h"
#include "sim/space/paths.h"
#include "sim/space/sight.h"
#include "sim/state/emit.h"

const char *const MIND_NAMES[MIND_COUNT] = {
    [MIND_ASLEEP] = "asleep", [MIND_IDLE] = "idle",
    [MIND_PATROL] = "patrol", [MIND_CHASE] = "chase",
    [MIND_SEARCH] = "search", [MIND_RETURN] = "return",
    [MIND_AMBUSH] = "ambush", [MIND_SUSPICIOUS] = "suspicious",
    [MIND_FLEE] = "flee",     [MIND_STUNNED] = "stunned",
};

enum {
    UNSEEN_TICKS = 30,
    DOUBT_TICKS = 30, // "?" before it goes there
    LOOK_TICKS = 120, // and once it is there
    GLANCE_TICKS = 30,
    SEARCH_TICKS = 300,
    HUNT_TICKS = 1500, // more of them for who must come from afar
    SEARCH_SPOTS = 3,
    SEARCH_RADIUS = 4,
    PATROL_RADIUS = 8,
    AMBUSH_RADIUS = 1,
    FLEE_TICKS = 180,
    CHORE_TICKS = 16,
    PAUSE_TICKS = 60,
    WALK = 5, // eighths of the full speed, when nothing presses
    RUN = 8
};

// What stirs a mind.
typedef struct Stirs {
    bool notice; // half a notice makes it suspicious, and so does noise
    bool chase;  // a full one makes it give chase
    bool fear;   // fire makes it run
} Stirs;
static const Stirs STIRS[MIND_COUNT] = {
    [MIND_ASLEEP] = {.notice = true},
    [MIND_IDLE] = {.notice = true, .chase = true, .fear = true},
    [MIND_PATROL] = {.notice = true, .chase = true, .fear = true},
    [MIND_RETURN] = {.notice = true, .chase = true, .fear = true},
    [MIND_SUSPICIOUS] = {.chase = true, .fear = true},
    [MIND_SEARCH] = {.chase = true, .fear = true},
    [MIND_CHASE] = {.fear = true},
};

static void set(World *world, int index, Mind mind) {
    Actor *actor = &world->actors[index];
    actor->brain.mind = mind;
    actor->brain.mind_ticks = 0;
    actor->brain.attack_token = actor->brain.lured = 0;
    chores_drop(actor, CHORE_TICKS);
    path_send(world, index, cell_of(actor->pos), 0);
}

static void shout(World *world, int index) {
    const Actor *actor = &world->actors[index];
    if (!ACTORS[actor->kind].voice) return;
    say_of(world, EVENT_SHOUT, index, NOISE_SHOUT);
    noise_make(world, cell_of(actor->pos), NOISE_SHOUT, index, world->cache.hero_cell);
}

static void give_chase(World *world, int index) {
    Actor *actor = &world->actors[index];
    actor->brain.notice = NOTICE_FULL;
    actor->brain.unseen = 0;
    actor->brain.seen = world->cache.hero_cell;
    if (actor->brain.mind == MIND_CHASE) return;
    actor->brain.timer = 0;
    set(world, index, MIND_CHASE);
    say_of(world, EVENT_NOTICE, index, 0);
    shout(world, index);
}

static void wake_pack(World *world, int index) {
    int pack = world->actors[index].brain.pack;
    say_of(world, EVENT_WAKE, index, 0);
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *other = &world->actors[i];
        if (other->kind == ACTOR_NONE || other->brain.mind != MIND_AMBUSH || other->brain.pack != pack)
            continue;
        give_chase(world, i);
    }
}

void minds_alarm(World *world, int index) {
    Mind mind = world->actors[index].brain.mind;
    if (mind == MIND_FLEE || mind == MIND_STUNNED) return;
    if (mind == MIND_AMBUSH) {
        wake_pack(world, index);
    } else {
        give_chase(world, index);
    }
}

static void suspect(World *world, int index, Vec about) {
    Actor *actor = &world->actors[index];
    set(world, index, MIND_SUSPICIOUS);
    actor->brain.seen = about;
    actor->brain.search_spots = 1;
    say_of(world, EVENT_SUSPECT, index, 0);
}

void minds_hear(World *world, int index, Vec about) {
    Actor *actor = &world->actors[index];
    if (actor->brain.lured > 0) return;
    if (STIRS[actor->brain.mind].notice) {
        suspect(world, index, about);
    } else if (actor->brain.mind == MIND_SUSPICIOUS) {
        actor->brain.seen = about;
        actor->brain.search_spots = 1;
    } else if (actor->brain.mind == MIND_SEARCH) {
        actor->brain.seen = about;
        actor->brain.search_spots = SEARCH_SPOTS + 1;
    }
}

void minds_startle(World *world, int index) {
    const Actor *actor = &world->actors[index];
    if (actor->brain.mind == MIND_AMBUSH) minds_alarm(world, index);
    if (STIRS[actor->brain.mind].notice) suspect(world, index, cell_of(actor->pos));
}

void minds_stun(World *world, int index, int ticks) {
    Actor *actor = &world->actors[index];
    set(world, index, MIND_STUNNED);
    actor->brain.timer = ticks;
    actor->brain.sees = false;
    if (actor->act != ACT_HURT) actor->act = ACT_NONE;
    say_of(world, EVENT_STUN, index, ticks);
}

// Leaves off from any blow.
static void lower(Actor *actor) {
    if (actor->act != ACT_HURT) actor->act = ACT_NONE;
}

static void run_off(World *world, int index) {
    set(world, index, MIND_FLEE);
    say_of(world, EVENT_FLEE, index, 0);
}

void minds_scare(World *world, int index, int ticks) {
    Actor *actor = &world->actors[index];
    if (actor->brain.mind == MIND_STUNNED) return;
    lower(actor);
    actor->brain.foe = actor->brain.foe_ticks = 0;
    actor->brain.scared = ticks;
    run_off(world, index);
}

bool minds_lure(World *world, int index, int item, int ticks) {
    Actor *actor = &world->actors[index];
    if (actor->brain.mind == MIND_STUNNED || actor->act == ACT_HURT) return false;
    thief_drop(world, index, actor->pos);
    lower(actor);
    set(world, index, MIND_RETURN);
    actor->brain.notice = actor->brain.foe = actor->brain.foe_ticks = actor->brain.scared = 0;
    actor->brain.lured = ticks;
    chores_fetch(world, index, item);
    say_of(world, EVENT_LURE, index, 0);
    return true;
}

void minds_settle(World *world, int index) {
    Actor *actor = &world->actors[index];
    int lots = world_descends(world) ? 3 : 4; // in the descent nobody stands about
    int lot = rng_below(&world->ai, lots);
    actor->brain.patrols = lot == lots - 1;
    bool asleep = lot < 2 || fov_has(&world->cache.view, actor->brain.home) ||
                  rect_has(world->level.vestibule, actor->brain.home);
    if (actor->brain.pack != 0) {
        set(world, index, MIND_AMBUSH);
        return;
    }
    set(world, index, asleep ? MIND_ASLEEP : actor->brain.patrols ? MIND_PATROL : MIND_IDLE);
}

// To some place around `centre`. Who was held up steps aside first: that clears the way for others as well.
// Who found no way looks for one around itself, nearer by: it may be shut in.
static void send_about(World *world, int index, Travel last, Vec centre, int radius) {
    if (last == TRAVEL_HELD_UP) {
        path_send(world, index, path_choose(world, index, path_aside), 1);
        return;
    }
    bool lost = last == TRAVEL_NO_WAY;
    int reach = lost ? rng_between(&world->ai, 1, radius) : radius;
    int x = rng_between(&world->ai, -reach, reach);
    int y = rng_between(&world->ai, -reach, reach);
    Vec from = lost ? cell_of(world->actors[index].pos) : centre;
    path_send(world, index, vec_add(from, (Vec){x, y}), 2 * radius);
}

static void lie(World *world, int index) {
    (void)world;
    (void)index;
}

static void lurk(World *world, int index) {
    bool near = vec_dist(cell_of(world->actors[index].pos), world->cache.hero_cell) <= AMBUSH_RADIUS;
    if (near && world->outcome == OUTCOME_NONE) minds_alarm(world, index);
}

static void idle(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->brain.timer > 0) return;
    habit_face(actor, rng_below(&world->ai, DIR_COUNT));
    actor->brain.timer = rng_between(&world->ai, PAUSE_TICKS, 4 * PAUSE_TICKS);
}

static void patrol(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->brain.timer > 0) return;
    Travel travel = habit_walk(world, index, WALK);
    if (travel == TRAVEL_ON) return;
    if (travel == TRAVEL_THERE) actor->brain.timer = PAUSE_TICKS;
    send_about(world, index, travel, actor->brain.home, PATROL_RADIUS);
}

// Stands and wonders, goes there, and looks about. To what it only heard it does not turn before it goes.
static void doubt(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->brain.mind_ticks < DOUBT_TICKS) {
        if (actor->brain.sees) habit_face(actor, dir_of(vec_sub(cell_centre(actor->brain.seen), actor->pos)));
    } else if (actor->brain.search_spots > 0) {
        if (!vec_eq(actor->brain.route.target, actor->brain.seen))
            path_send(world, index, actor->brain.seen, CHASE_STEPS);
        if (habit_walk(world, index, WALK) == TRAVEL_ON) return;
        actor->brain.search_spots = 0;
        actor->brain.timer = LOOK_TICKS;
    } else if (actor->brain.timer == 0) {
        minds_go_home(world, index);
    } else if (actor->brain.timer % GLANCE_TICKS == 0) {
        habit_face(actor, (actor->facing + 2) % DIR_COUNT);
    }
}

static void seek(World *world, int index) {
    set(world, index, MIND_SEARCH);
    world->actors[index].brain.search_spots = SEARCH_SPOTS + 1;
}

static void chase(World *world, int index) {
    if (world->actors[index].brain.unseen < UNSEEN_TICKS) {
        habit_fight(world, index);
        return;
    }
    seek(world, index);
    say_of(world, EVENT_LOST, index, 0);
}

void minds_go_home(World *world, int index) {
    set(world, index, MIND_RETURN);
    path_send(world, index, world->actors[index].brain.home, DIST_NONE);
}

void minds_sleep_at(World *world, int index) {
    Actor *actor = &world->actors[index];
    actor->brain.home = actor->brain.seen = cell_of(actor->pos);
    actor->brain.notice = actor->brain.timer = 0;
    actor->brain.sees = false;
    actor->act = ACT_NONE;
    actor->act_ticks = 0;
    actor->vel = actor->push = (Vec){0, 0};
    set(world, index, MIND_ASLEEP);
}

void minds_hunt(World *world, int index, Vec cell) {
    Actor *actor = &world->actors[index];
    seek(world, index);
    actor->brain.mind_ticks = -HUNT_TICKS;
    actor->brain.seen = cell;
    path_send(world, index, cell, DIST_NONE);
}

// The last seen cell at a run, then places around it.
static void search(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->brain.sees) actor->brain.search_spots = SEARCH_SPOTS + 1;
    bool runs = actor->brain.search_spots > SEARCH_SPOTS;
    if (runs && !vec_eq(actor->brain.route.target, actor->brain.seen))
        path_send(world, index, actor->brain.seen, DIST_NONE);
    Travel travel = habit_walk(world, index, runs ? RUN : WALK);
    if (travel == TRAVEL_THERE || (runs && travel != TRAVEL_ON)) actor->brain.search_spots--;
    if (actor->brain.mind_ticks >= SEARCH_TICKS || actor->brain.search_spots <= 0) {
        minds_go_home(world, index);
    } else if (travel != TRAVEL_ON) {
        send_about(world, index, travel, actor->brain.seen, SEARCH_RADIUS);
    }
}

// From a relic it runs as long as that works, else until he is out of its sight for long enough.
static void flee(World *world, int index) {
    const Actor *actor = &world->actors[index];
    bool scared = actor->brain.scared > 0;
    if (scared || thief_runs(actor) || int_min(actor->brain.mind_ticks, actor->brain.unseen) < FLEE_TICKS) {
        fear_run(world, index);
        if (scared && --world->actors[index].brain.scared == 0 && !thief_runs(actor))
            minds_go_home(world, index);
    } else {
        minds_go_home(world, index);
    }
}

static void reel(World *world, int index) {
    if (world->actors[index].brain.timer == 0) give_chase(world, index);
}

// Where others bar the way home for good it settles where it stands.
static void go_home(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (habit_walk(world, index, WALK) == TRAVEL_ON) return;
    actor->brain.home = cell_of(actor->pos);
    set(world, index, actor->brain.patrols ? MIND_PATROL : MIND_IDLE);
}

static void (*const MINDS[MIND_COUNT])(World *world, int index) = {
    [MIND_ASLEEP] = lie,    [MIND_IDLE] = idle,      [MIND_PATROL] = patrol, [MIND_CHASE] = chase,
    [MIND_SEARCH] = search, [MIND_RETURN] = go_home, [MIND_AMBUSH] = lurk,   [MIND_SUSPICIOUS] = doubt,
    [MIND_FLEE] = flee,     [MIND_STUNNED] = reel,
};

static void wear_off(Actor *actor) {
    if (actor->brain.timer > 0) actor->brain.timer--;
    if (actor->brain.steady > 0) actor->brain.steady--;
    if (actor->brain.turn_wait > 0) actor->brain.turn_wait--;
    if (actor->brain.lured > 0) actor->brain.lured--;
    if (actor->brain.wary > 0) actor->brain.wary--;
    actor->brain.mind_ticks++;
}

// What it sees, and what it fears.
static void heed(World *world, int index) {
    const Actor *actor = &world->actors[index];
    const Stirs *stirs = &STIRS[actor->brain.mind];
    if (actor->brain.lured > 0) return;
    if (stirs->chase && actor->brain.sees && actor->brain.notice == NOTICE_FULL) {
        give_chase(world, index);
    } else if (stirs->notice && actor->brain.sees && actor->brain.notice >= NOTICE_LOOK) {
        suspect(world, index, actor->brain.seen);
    }
    if (actor->act != ACT_NONE || !STIRS[actor->brain.mind].fear || !fear_moves(world, index)) return;
    run_off(world, index);
}

void minds_tick(World *world, int index) {
    Actor *actor = &world->actors[index];
    wear_off(actor);
    feud_wane(world, index);
    senses_tick(world, index);
    if ((world->tick + (uint32_t)index) % SIGHT_TICKS == 0) heed(world, index);
    combat_advance(world, index);
    if (actor->act != ACT_NONE) {
        habit_act(world, index);
    } else if (!feud_tick(world, index) && !fear_light(world, index) && !chores_tick(world, index)) {
        MINDS[actor->brain.mind](world, index);
    }
    if (actor->kind != ACTOR_NONE) chores_pass(world, index);
}
