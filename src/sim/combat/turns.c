// Marks are computed from the acts alone, so they can never be out of date.
#include "sim/combat/turns.h"

#include "sim/combat/blows.h"
#include "sim/combat/combat.h"
#include "sim/combat/swing.h"
#include "sim/space/body.h"
#include "sim/space/flames.h"

enum { SWING_CELLS_MOST = 16 }; // the most cells that one blow can mark

typedef struct MarkList {
    Threat *at;
    int count, max;
} MarkList;

static void add(MarkList *marks, Vec cell, ActorId by, int turns) {
    if (marks->count < marks->max)
        marks->at[marks->count++] = (Threat){.cell = cell, .by = by, .turns = turns};
}

static void mark_area(const World *world, MarkList *marks, ActorId by, int turns) {
    Vec mark = world->actors[by].brain.mark;
    for (int dir = -1; dir < DIR_COUNT; dir++) {
        Vec cell = dir < 0 ? mark : vec_add(mark, DIRS[dir]);
        if (combat_line_open(&world->level, cell_centre(mark), cell_centre(cell)))
            add(marks, cell, by, turns);
    }
}

static void mark_swing(const World *world, MarkList *marks, ActorId by, int turns) {
    const Actor *actor = &world->actors[by];
    Vec from = cell_of(actor->pos);
    int reach = blow_of(actor)->reach, most = swing_px_to_cells(reach);
    for (int y = from.y - most; y <= from.y + most; y++) {
        for (int x = from.x - most; x <= from.x + most; x++) {
            if (swing_hits(world, from, actor->aim, reach, (Vec){x, y})) add(marks, (Vec){x, y}, by, turns);
        }
    }
}

// Marks a lunge's cells from the k-th on, up to what stops it.
static void mark_lunge(const World *world, MarkList *marks, ActorId by, int turns, int k) {
    const Actor *actor = &world->actors[by];
    Vec cell = cell_of(actor->pos), begin = vec_sub(cell, swing_lunge_offset(actor, k));
    for (; k < swing_lunge_cells(actor); k++) {
        Vec next = vec_add(begin, swing_lunge_offset(actor, k + 1));
        if (!blow_passes_between(world, actor, cell, next)) break;
        add(marks, next, by, turns);
        cell = next;
    }
}

// Marks the whole way of an arrow, because it hits the first body on it.
static void mark_shot(const World *world, MarkList *marks, ActorId by, int turns) {
    const Actor *actor = &world->actors[by];
    Vec at = actor->pos, last = cell_of(at);
    for (int left = blow_lane_length(actor) / blow_of(actor)->lunge; left > 0; left--) {
        Vec next = vec_add(at, actor->push), cell = cell_of(next);
        if (!combat_line_open(&world->level, at, next)) break;
        at = next;
        if (vec_eq(cell, last) || !combat_missile_hits(at, cell_centre(cell), body_half(ACTOR_HERO)))
            continue;
        add(marks, cell, by, turns);
        last = cell;
    }
}

static void mark_fire(const World *world, MarkList *marks, ActorId by, int turns) {
    const Actor *actor = &world->actors[by];
    Vec way = body_velocity_along(actor->push, CELL_SUB);
    for (int i = 1; i <= FLAMES_CELLS; i++) {
        Vec cell = cell_of(vec_add(actor->pos, (Vec){way.x * i, way.y * i}));
        if (level_solid(&world->level, cell)) return;
        add(marks, cell, by, turns);
    }
}

int turns_list_fire(const World *world, ActorId by, Threat *marks, int max) {
    MarkList list = {.at = marks, .max = max};
    mark_fire(world, &list, by, 0);
    return list.count;
}

static int turns_left(const World *world, ActorId index) {
    int left = combat_act_ticks(world, index) - world->actors[index].act_ticks;
    return int_max((left + TURN_TICKS - 1) / TURN_TICKS, 1);
}

static void mark_blow(const World *world, MarkList *marks, ActorId by) {
    const Actor *actor = &world->actors[by];
    bool falls = actor->act == ACT_BLOW;
    if (falls && blow_lunges(actor))
        mark_lunge(world, marks, by, 0, swing_lunge_after(actor, actor->act_ticks + 1));
    const Blow *blow = blow_of(actor);
    if (actor->act != ACT_WINDUP || blow->heals) return;
    int turns = turns_left(world, by);
    if (blow_lunges(actor)) {
        mark_lunge(world, marks, by, turns, 0);
    } else if (blow->shape == SHAPE_AREA) {
        mark_area(world, marks, by, turns);
    } else if (blow->shape == SHAPE_FIRE) {
        mark_fire(world, marks, by, turns);
    } else if (blow->shoots) {
        mark_shot(world, marks, by, turns);
    } else {
        mark_swing(world, marks, by, turns);
    }
}

int turns_list_threats(const World *world, Threat *marks, int max) {
    MarkList list = {.at = marks, .max = max};
    for (int i = HERO + 1; i < world->actor_count; i++) {
        if (world->actors[i].kind != ACTOR_NONE) mark_blow(world, &list, i);
    }
    return list.count;
}

bool turns_is_threatened(const World *world, ActorId except, Vec cell) {
    Threat at[SWING_CELLS_MOST];
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        bool raised = actor->kind != ACTOR_NONE && (actor->act == ACT_WINDUP || actor->act == ACT_BLOW);
        if (i == except || !raised) continue;
        MarkList marks = {.at = at, .max = SWING_CELLS_MOST};
        mark_blow(world, &marks, i);
        for (int j = 0; j < marks.count; j++) {
            if (vec_eq(at[j].cell, cell)) return true;
        }
    }
    return false;
}

// Ticks until a monster can do something new: strike or step.
static int wait_of(const World *world, ActorId index) {
    const Actor *actor = &world->actors[index];
    int speed = int_max(ACTORS[actor->kind].speed, 1);
    if (actor->act != ACT_NONE) return combat_act_ticks(world, index) - actor->act_ticks;
    return (int_max(CELL_SUB - actor->energy, 0) + speed - 1) / speed;
}

static bool shows(const World *world, const Actor *actor) {
    bool idle = actor->brain.mind == MIND_ASLEEP || actor->brain.mind == MIND_STUNNED ||
                actor->brain.mind == MIND_AMBUSH;
    return actor->kind != ACTOR_NONE && !idle && fov_has(&world->cache.view, cell_of(actor->pos));
}

int turns_list_next(const World *world, ActorId *ids, int max) {
    int count = 0;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        if (!shows(world, &world->actors[i])) continue;
        int at = count;
        while (at > 0 && wait_of(world, ids[at - 1]) > wait_of(world, i)) at--;
        if (at == max) continue;
        count = int_min(count + 1, max);
        for (int j = count - 1; j > at; j--) ids[j] = ids[j - 1];
        ids[at] = i;
    }
    return count;
}
