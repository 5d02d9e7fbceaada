#include "sim/monsters/minds.h"

#include "map/balance_notice.h"
#include "sim/space/noise.h"
#include "sim/space/paths.h"
#include "sim/state/emit.h"

enum {
    TASK_TICKS = 16,
    GUARD_CELLS = 12, // an elite does not follow the hero farther from its home
    HUNT_TICKS = 1500 // ticks that a monster searches longer if it was sent from afar
};

const Reactions REACTIONS[MIND_COUNT] = {
    [MIND_ASLEEP] = {.notice = true},
    [MIND_IDLE] = {.notice = true, .chase = true, .fear = true},
    [MIND_PATROL] = {.notice = true, .chase = true, .fear = true},
    [MIND_RETURN] = {.notice = true, .chase = true, .fear = true},
    [MIND_SUSPICIOUS] = {.chase = true, .fear = true},
    [MIND_SEARCH] = {.chase = true, .fear = true},
    [MIND_CHASE] = {.fear = true},
};

void minds_drop_task(Actor *actor, int ticks) {
    actor->brain.task = TASK_NONE;
    actor->brain.task_ticks = ticks;
}

// The state that is allowed in place of `mind`: on levels where all are awake, nobody sleeps or lies in
// ambush.
static Mind allowed(const World *world, const Actor *actor, Mind mind) {
    bool rests = mind == MIND_ASLEEP || mind == MIND_AMBUSH;
    if (!world->level.awake || !rests) return mind;
    return actor->brain.patrols ? MIND_PATROL : MIND_IDLE;
}

void minds_set(World *world, int index, Mind mind) {
    Actor *actor = &world->actors[index];
    actor->brain.mind = allowed(world, actor, mind);
    actor->brain.mind_ticks = 0;
    actor->brain.attack_token = actor->brain.lured = 0;
    bool waits = actor->brain.task == TASK_NONE; // after a task that it gave up it waits longer
    minds_drop_task(actor, waits ? int_max(actor->brain.task_ticks, TASK_TICKS) : TASK_TICKS);
    path_set_target(world, index, cell_of(actor->pos), 0);
}

static void shout(World *world, int index) {
    const Actor *actor = &world->actors[index];
    if (!ACTORS[actor->kind].voice) return;
    emit_of(world, EVENT_SHOUT, index, NOISE_SHOUT);
    noise_make(world, cell_of(actor->pos), NOISE_SHOUT, index, world->cache.hero_cell);
}

// What blind monsters do instead of chasing: they go where they heard or felt the hero.
static void grope(World *world, int index, Vec about) {
    Actor *actor = &world->actors[index];
    if (actor->brain.mind != MIND_SUSPICIOUS) minds_suspect(world, index, about);
    actor->brain.seen = about;
    actor->brain.search_spots = 1;
}

bool minds_stays_on_guard(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    bool guards = ACTORS[actor->kind].elite && !ACTORS[actor->kind].boss;
    return guards && vec_chebyshev(actor->brain.home, world->cache.hero_cell) > GUARD_CELLS;
}

void minds_chase(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (minds_stays_on_guard(world, index)) return;
    if (ACTORS[actor->kind].blind) {
        grope(world, index, world->cache.hero_cell);
        return;
    }
    actor->brain.notice = NOTICE_FULL;
    actor->brain.unseen = 0;
    actor->brain.seen = world->cache.hero_cell;
    if (actor->brain.mind == MIND_CHASE) return;
    actor->brain.timer = 0;
    minds_set(world, index, MIND_CHASE);
    emit_of(world, EVENT_NOTICE, index, 0);
    shout(world, index);
}

static void wake_pack(World *world, int index) {
    int pack = world->actors[index].brain.pack;
    emit_of(world, EVENT_WAKE, index, 0);
    if (pack == 0) minds_chase(world, index);
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *other = &world->actors[i];
        if (other->kind == ACTOR_NONE || other->hp <= 0 || pack == 0) continue;
        if (other->brain.mind == MIND_AMBUSH && other->brain.pack == pack) minds_chase(world, i);
    }
}

void minds_wake_to_chase(World *world, int index) {
    Mind mind = world->actors[index].brain.mind;
    if (mind == MIND_FLEE || mind == MIND_STUNNED) return;
    if (mind == MIND_AMBUSH) {
        wake_pack(world, index);
    } else {
        minds_chase(world, index);
    }
}

void minds_suspect(World *world, int index, Vec about_cell) {
    Actor *actor = &world->actors[index];
    minds_set(world, index, MIND_SUSPICIOUS);
    actor->brain.seen = about_cell;
    actor->brain.search_spots = 1;
    emit_of(world, EVENT_SUSPECT, index, 0);
}

void minds_hear(World *world, int index, Vec about_cell) {
    Actor *actor = &world->actors[index];
    if (actor->brain.lured > 0) return;
    if (REACTIONS[actor->brain.mind].notice) {
        minds_suspect(world, index, about_cell);
    } else if (actor->brain.mind == MIND_SUSPICIOUS) {
        actor->brain.seen = about_cell;
        actor->brain.search_spots = 1;
    } else if (actor->brain.mind == MIND_SEARCH) {
        actor->brain.seen = about_cell;
        actor->brain.search_spots = SEARCH_SPOTS + 1;
    }
}

void minds_hurt_unseen(World *world, int index) {
    const Actor *actor = &world->actors[index];
    if (actor->brain.mind == MIND_AMBUSH) minds_wake_to_chase(world, index);
    if (REACTIONS[actor->brain.mind].notice) minds_suspect(world, index, cell_of(actor->pos));
}

void minds_stun(World *world, int index, int ticks) {
    Actor *actor = &world->actors[index];
    if (world->truce > 0) return;
    minds_set(world, index, MIND_STUNNED);
    actor->brain.timer = ticks;
    actor->brain.sees = false;
    actor->brain.dazed = true;
    if (actor->act != ACT_HURT) actor->act = ACT_NONE;
    emit_of(world, EVENT_STUN, index, ticks);
}

void minds_cancel_act(Actor *actor) {
    if (actor->act != ACT_HURT) actor->act = ACT_NONE;
}

void minds_flee(World *world, int index) {
    minds_set(world, index, MIND_FLEE);
    emit_of(world, EVENT_FLEE, index, 0);
}

void minds_scare(World *world, int index, int ticks) {
    Actor *actor = &world->actors[index];
    if (actor->brain.mind == MIND_STUNNED || world->truce > 0) return;
    minds_cancel_act(actor);
    actor->brain.foe = NOBODY;
    actor->brain.foe_ticks = 0;
    actor->brain.scared = ticks;
    minds_flee(world, index);
}

void minds_go_home(World *world, int index) {
    minds_set(world, index, MIND_RETURN);
    path_set_target(world, index, world->actors[index].brain.home, DIST_NONE);
}

void minds_sleep_here(World *world, int index) {
    Actor *actor = &world->actors[index];
    actor->brain.home = actor->brain.seen = cell_of(actor->pos);
    actor->brain.notice = actor->brain.timer = 0;
    actor->brain.sees = false;
    actor->act = ACT_NONE;
    actor->act_ticks = 0;
    actor->vel = actor->push = (Vec){0, 0};
    minds_set(world, index, ACTORS[actor->kind].lurks > 0 ? MIND_AMBUSH : MIND_ASLEEP);
}

void minds_begin_search(World *world, int index) {
    minds_set(world, index, MIND_SEARCH);
    world->actors[index].brain.search_spots = SEARCH_SPOTS + 1;
}

void minds_search_at(World *world, int index, Vec cell) {
    Actor *actor = &world->actors[index];
    minds_begin_search(world, index);
    actor->brain.mind_ticks = -HUNT_TICKS;
    actor->brain.seen = cell;
    path_set_target(world, index, cell, DIST_NONE);
}
