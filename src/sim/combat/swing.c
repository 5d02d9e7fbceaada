// Blows turn by turn: in cells and turns.
#include "sim/combat/swing.h"

#include "sim/combat/blows.h"
#include "sim/combat/combat.h"
#include "sim/combat/scale.h"
#include "sim/space/body.h"

enum { WINDUP_TURN = 24 }; // ticks of a wind-up that count as one turn; rounded to the nearest

static int whole_turns(int ticks) {
    return (ticks + TURN_TICKS - 1) / TURN_TICKS * TURN_TICKS;
}

// The hero's blow and shot come at once, in one tick; the time of their wind-up passes afterwards. The tick
// in which an act begins counts as one of its ticks.
static int length_of_hero(const Actor *hero, int ticks) {
    switch (hero->act) {
    case ACT_BLOW:
        return 1;
    case ACT_RECOVERY:
        return ACTORS[ACTOR_HERO].blow.windup + BLOW_TICKS + ticks - 2;
    case ACT_LOOSE:
        return DRAW_TICKS + ticks - 1;
    case ACT_USE:
    case ACT_ROLL:
    case ACT_RING:
    case ACT_STEP:
        return ticks - 1;
    default:
        return ticks;
    }
}

static int length_of_monster(const Actor *actor, int ticks) {
    if (actor->act == ACT_WINDUP) return int_max((ticks + WINDUP_TURN / 2) / WINDUP_TURN, 1) * TURN_TICKS;
    if (actor->act == ACT_BLOW && !blow_lunges(actor)) return 1;
    return whole_turns(ticks);
}

static int act_ticks(const Actor *actor, int ticks) {
    if (actor->act == ACT_NONE || actor->act == ACT_DEAD || actor->act == ACT_AIM) return ticks;
    return actor->kind == ACTOR_HERO ? length_of_hero(actor, ticks) : length_of_monster(actor, ticks);
}

bool swing_waits_for_hero(const World *world, const Actor *actor) {
    Act busy = world->actors[HERO].act;
    if (!world_is_turn_based(world) || actor->act != ACT_WINDUP || actor->kind == ACTOR_HERO) return false;
    if (busy == ACT_USE || busy == ACT_RING) return false;
    return world->tick - world->intent.began >= TURN_TICKS;
}

int swing_px_to_cells(int reach_px) {
    return int_max((reach_px + CELL_PX / 2) / CELL_PX, 1);
}

bool swing_hits(const World *world, Vec from_cell, int aim, int reach_px, Vec cell) {
    Vec way = vec_sub(cell, from_cell);
    int cells = vec_chebyshev(from_cell, cell), off = (dir_of(way) - aim + DIR_COUNT) % DIR_COUNT;
    bool near = cells == 1 && (off <= 1 || off == DIR_COUNT - 1);
    bool ahead =
        cells <= swing_px_to_cells(reach_px) && vec_eq(way, (Vec){DIRS[aim].x * cells, DIRS[aim].y * cells});
    return cells > 0 && (near || ahead) &&
           combat_line_open(&world->level, cell_centre(from_cell), cell_centre(cell));
}

int swing_lunge_after(const Actor *actor, int ticks) {
    int speed = blow_of(actor)->lunge;
    return (ticks * speed + speed / 2) / CELL_SUB;
}

int swing_lunge_cells(const Actor *actor) {
    return swing_lunge_after(actor, whole_turns(blow_of(actor)->ticks));
}

// The k-th cell of a line has moved this far along the other axis, where it moves `most` in all; rounded.
static int share(int k, int part, int most) {
    return int_sign(part) * ((2 * k * int_abs(part) + most) / int_max(2 * most, 1));
}

Vec swing_lunge_offset(const Actor *actor, int k) {
    int most = int_max(int_abs(actor->push.x), int_abs(actor->push.y));
    return (Vec){share(k, actor->push.x, most), share(k, actor->push.y, most)};
}

Vec swing_lunge_next(const Actor *actor, int ticks) {
    int k = swing_lunge_after(actor, ticks);
    Vec cell = cell_of(actor->pos);
    if (k >= swing_lunge_cells(actor)) return cell;
    return vec_add(cell, vec_sub(swing_lunge_offset(actor, k + 1), swing_lunge_offset(actor, k)));
}

// True if a lunge hits whoever stands in the next cell of its line.
static bool meets(const World *world, const Actor *attacker, int aim, Vec target, Vec half) {
    Vec from = cell_of(attacker->pos), cell = cell_of(target);
    (void)half;
    if (attacker->act != ACT_BLOW || !blow_lunges(attacker))
        return swing_hits(world, from, aim, blow_reach_px(world, attacker), cell);
    Vec next = swing_lunge_next(attacker, attacker->act_ticks + 1);
    return vec_eq(next, cell) && blow_passes_between(world, attacker, from, cell);
}

static bool is_within(Vec from, Vec target, Vec half, int reach_px) {
    (void)half;
    return vec_chebyshev(cell_of(from), cell_of(target)) <= swing_px_to_cells(reach_px);
}

// From the roll's beginning to the hero's next act.
static bool rolls_clear(const World *world) {
    return world->hero.roll_wait > ROLL_AGAIN_TICKS - ROLL_TICKS;
}

// A hit knocks nobody back: a monster that each blow throws out of reach could never strike. The hero loses
// only an act that can be interrupted, because each hit costs him a turn already.
static void shake(World *world, int index, int dir, int speed) {
    Actor *actor = &world->actors[index];
    bool breaks_off = actor->act == ACT_USE || actor->act == ACT_RING || actor->act == ACT_AIM;
    (void)dir, (void)speed;
    actor->push = (Vec){0, 0};
    if (index != HERO) combat_begin_act(world, index, ACT_HURT);
    if (index == HERO && breaks_off) combat_begin_act(world, index, ACT_NONE);
}

// A whole cell in some ticks of a lunge.
static Vec push(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    int k = swing_lunge_after(actor, actor->act_ticks);
    bool due =
        actor->act == ACT_BLOW && blow_lunges(actor) && swing_lunge_after(actor, actor->act_ticks + 1) > k;
    if (!due) return (Vec){0, 0};
    return vec_sub(cell_centre(swing_lunge_next(actor, actor->act_ticks)), actor->pos);
}

static Vec apply_push(World *world, int index) {
    Vec from = world->actors[index].pos, by = push(world, index);
    bool moves = by.x != 0 || by.y != 0;
    if (moves && body_can_hop(world, index, dir_of(by))) body_hop(world, index, dir_of(by));
    return vec_sub(world->actors[index].pos, from);
}

const Scale SCALE_TURNS = {.act_ticks = act_ticks,
                           .rolls_clear = rolls_clear,
                           .is_within = is_within,
                           .meets = meets,
                           .throw_back = shake,
                           .push = push,
                           .apply_push = apply_push};
