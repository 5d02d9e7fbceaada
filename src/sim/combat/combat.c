// A blow hits the actors that pass three exact tests: the distance to the target's box, the angle between the
// aim and the target's centre (cos 60 = 1/2, so 4 dot^2 >= |a|^2 |b|^2), and an open line of cells between
// the two. A target stays invulnerable for longer than a blow lasts, so each blow hits it once.
#include "sim/combat/combat.h"

#include "map/balance_hero.h"
#include "sim/combat/blows.h"
#include "sim/combat/styles.h"
#include "sim/combat/swing.h"
#include "sim/space/body.h"
#include "sim/space/flames.h"
#include "sim/space/noise.h"
#include "sim/state/emit.h"
#include "sim/state/gear_effects.h"

enum {
    HITSTOP_HIT = 3,
    HITSTOP_KILL = 5,
    ROLL_SAFE_FROM = 2, // ticks of a roll, counted from 1
    ROLL_SAFE_TO = 11,
    FLASH_TICKS = 8,
    WARY_TICKS = 300, // for which a monster avoids what has hurt it
    HERO_PUSH = 24 * SUB / HURT_TICKS,
    MONSTER_PUSH = 20 * SUB / HURT_TICKS,
    STRIKE_PUSH = 4 * SUB / HURT_TICKS // of a plain strike: if it pushed further, a player could keep all
                                       // monsters away by mashing the button
};

// The states of mind in which a monster has not noticed the hero, or cannot fight back.
static const bool OFF_GUARD[MIND_COUNT] = {
    [MIND_ASLEEP] = true,     [MIND_IDLE] = true,   [MIND_PATROL] = true, [MIND_RETURN] = true,
    [MIND_SUSPICIOUS] = true, [MIND_AMBUSH] = true, [MIND_STUNNED] = true};

// Traps, fire and blasts do more damage to monsters.
static const int FACTORS[CAUSE_COUNT] = {
    [CAUSE_BLOW] = 1,
    [CAUSE_SNEAK] = 1,
    [CAUSE_SNEAK_SHOT] = 1,
    [CAUSE_SHOT] = 1,
    [CAUSE_FOE] = 1,
    [CAUSE_TRAP] = TRAP_FACTOR,
    [CAUSE_DART] = TRAP_FACTOR,
    [CAUSE_FIRE] = TRAP_FACTOR,
    [CAUSE_BLAST] = TRAP_FACTOR,
    [CAUSE_FALL] = 1,
};

bool combat_is_off_guard(const Actor *monster) {
    Mind mind = monster->brain.mind;
    bool knows = monster->brain.sees || ACTORS[monster->kind].blind;
    if (ACTORS[monster->kind].boss && mind == MIND_SEARCH) return true; // it only hears him
    if (mind == MIND_STUNNED) return monster->brain.dazed;
    return OFF_GUARD[mind] && !(mind == MIND_SUSPICIOUS && knows);
}

// True if the hero's strike or shot is a sneak attack. Then multiplies its damage and reports it.
static bool add_sneak_damage(World *world, int index, int dir, int *damage) {
    if (!combat_is_off_guard(&world->actors[index])) return false;
    world->actors[index].brain.dazed = false;
    *damage *= gear_sneak_factor(world);
    emit_toward(world, EVENT_SNEAK, index, *damage, dir);
    return true;
}

// What a hit does turn by turn, where it does not knock back: a monster that each blow throws out of reach
// could never strike. The hero loses only an act that can be interrupted, because each hit costs him a turn
// already.
static void shake(World *world, int index) {
    Actor *actor = &world->actors[index];
    bool breaks_off = actor->act == ACT_USE || actor->act == ACT_RING || actor->act == ACT_AIM;
    actor->push = (Vec){0, 0};
    if (index != HERO) combat_begin_act(world, index, ACT_HURT);
    if (index == HERO && breaks_off) combat_begin_act(world, index, ACT_NONE);
}

// Knocks an actor back with `speed` in sub a tick.
static void throw_back(World *world, int index, int dir, int speed) {
    if (world_is_turn_based(world)) {
        shake(world, index);
        return;
    }
    world->actors[index].push = dir_velocity(dir, speed);
    world->actors[index].vel = (Vec){0, 0};
    combat_begin_act(world, index, ACT_HURT);
}

Vec combat_push_delta(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    if (!world_is_turn_based(world)) return actor->push;
    int k = swing_lunge_after(actor, actor->act_ticks);
    bool due =
        actor->act == ACT_BLOW && swing_lunges(actor) && swing_lunge_after(actor, actor->act_ticks + 1) > k;
    if (!due) return (Vec){0, 0};
    return vec_sub(cell_centre(swing_lunge_next(actor, actor->act_ticks)), actor->pos);
}

Vec combat_apply_push(World *world, int index) {
    Vec from = world->actors[index].pos, by = combat_push_delta(world, index);
    if (!world_is_turn_based(world)) return body_move(world, index, by);
    bool moves = by.x != 0 || by.y != 0;
    if (moves && body_can_hop(world, index, dir_of(by))) body_hop(world, index, dir_of(by));
    return vec_sub(world->actors[index].pos, from);
}

static void die(World *world) {
    world->outcome = OUTCOME_DEATH;
    world->hitstop = HITSTOP_KILL;
    combat_begin_act(world, HERO, ACT_DEAD);
    emit_of(world, EVENT_DEATH, HERO, 0);
}

// Hit stop: freezes play for some ticks. Only for what the hero sees, and never turn by turn.
static void stop_time(World *world, int index, int ticks) {
    if (world_is_turn_based(world) || !fov_has(&world->cache.view, cell_of(world->actors[index].pos))) return;
    world->hitstop = int_max(world->hitstop, ticks);
}

// Makes the hero invulnerable for a while, also after blocked damage: otherwise the next tick of the same
// blow would be blocked again.
static void spare(World *world, int dir) {
    world->actors[HERO].invulnerable = FLASH_TICKS;
    emit_toward(world, EVENT_SPARED, HERO, 0, dir);
}

static ActorKind killer_of(const World *world, ActorId by) {
    return by <= HERO ? ACTOR_NONE : world->actors[by].kind;
}

static void burn_hero(World *world, int fire, int dir, ActorId by) {
    Actor *hero = &world->actors[HERO];
    int damage = gear_reduce_damage(world, fire, dir, CAUSE_FIRE);
    if (damage == 0 || world->outcome != OUTCOME_NONE) return;
    world->killer = killer_of(world, by);
    world->killer_cause = CAUSE_FIRE;
    hero->hp = int_max(hero->hp - damage, 0);
    emit_toward(world, EVENT_HIT, HERO, damage, dir);
    if (hero->hp == 0) die(world);
}

// Queues a wound. sim/monsters/wounds.c handles its effect on minds and drops.
static void queue_wound(World *world, Wound wound) {
    Facts *facts = &world->facts;
    if (facts->wound_count < WOUNDS_MAX) facts->wounds[facts->wound_count++] = wound;
}

static bool cannot_be_hurt(const World *world, const Actor *actor) {
    return actor->hp <= 0 || (actor->kind != ACTOR_HERO && world->facts.wound_count == WOUNDS_MAX);
}

static void kill(World *world, int index, Cause cause, ActorId by, Vec rim) {
    world->actors[index].hp = 0;
    emit_of(world, EVENT_KILL, index, 0);
    stop_time(world, index, HITSTOP_KILL);
    queue_wound(world, (Wound){.victim = index, .by = by, .cause = cause, .killed = true, .rim = rim});
}

int combat_heal(World *world, int index, int most) {
    Actor *actor = &world->actors[index];
    int amount = int_clamp(actor->hp_max - actor->hp, 0, most);
    actor->hp += amount;
    return amount;
}

void combat_kill(World *world, int index, Cause cause, Vec drops_at) {
    if (!cannot_be_hurt(world, &world->actors[index])) kill(world, index, cause, NOBODY, drops_at);
}

static void wound(World *world, int index, Cause cause, ActorId by) {
    if (world->actors[index].hp > 0) {
        queue_wound(world, (Wound){.victim = index, .by = by, .cause = cause});
    } else {
        kill(world, index, cause, by, world->actors[index].pos);
    }
}

// Fire damages in small steps: no knockback, and no invulnerability to other damage.
static void burn(World *world, int index, int damage, int dir, ActorId by) {
    Actor *monster = &world->actors[index];
    if (index == HERO) {
        burn_hero(world, damage, dir, by);
        return;
    }
    monster->hp -= damage;
    emit_toward(world, EVENT_HIT, index, damage, dir);
    wound(world, index, CAUSE_FIRE, NOBODY);
}

// The direction that a wound comes from. A charge comes from the attacker's place, whatever the direction of
// its knockback.
static int way_of(const World *world, int dir, Cause cause, ActorId by) {
    return cause == CAUSE_FOE && by > HERO ? dir_of(vec_sub(world->actors[HERO].pos, world->actors[by].pos))
                                           : dir;
}

// Applies the gift that halves the first wound on each depth that costs more than half a heart.
static int first_wound(World *world, int damage) {
    Hero *hero = &world->hero;
    bool first = damage > 1 && hero->wounded < world->depth;
    if (first) hero->wounded = world->depth;
    return first && gear_perk(world, PERK_FIRST_WOUND) > 0 ? (damage + 1) / 2 : damage;
}

static void hurt_hero(World *world, int blow, int dir, Cause cause, ActorId by) {
    bool marked = world_is_turn_based(world) && by > HERO && blow > 0;
    if (marked) blow += TURN_BLOW_MORE;
    int damage = first_wound(world, gear_reduce_damage(world, blow, way_of(world, dir, cause, by), cause));
    if (damage == 0) {
        spare(world, dir);
        return;
    }
    world->killer = killer_of(world, by);
    world->killer_cause = (int)cause;
    Actor *hero = &world->actors[HERO];
    hero->hp = int_max(hero->hp - damage, 0);
    int safe = world_is_turn_based(world) ? HERO_SAFE_TURNS : HERO_SAFE_TICKS;
    hero->invulnerable = (uint32_t)(safe + gear_perk(world, PERK_SAFE));
    stop_time(world, HERO, HITSTOP_HIT);
    emit_toward(world, EVENT_HIT, HERO, damage, dir);
    throw_back(world, HERO, dir, cause == CAUSE_FALL || gear_resists_push(world) ? 0 : HERO_PUSH);
    if (hero->hp == 0) die(world);
}

static bool in_blow(const Actor *actor) {
    return actor->act == ACT_WINDUP || actor->act == ACT_BLOW;
}

// True if a hit does not cancel the monster's wind-up. A blow that a certain number of half hearts stops is
// stopped by nothing less. A plain strike never stops a raised blow, nor throws a steady monster back: so a
// hero who only strikes is hit before he has killed it. A song is no blow, so it can be stopped.
static bool keeps_on(const Actor *monster, Cause cause) {
    int stops = monster->act == ACT_WINDUP ? blow_of(monster).stops : 0;
    if (stops > 0) return monster->brain.braced - monster->hp < stops;
    bool steady = ACTORS[monster->kind].steady || monster->brain.steady > 0;
    if (cause != CAUSE_BLOW) return steady && in_blow(monster);
    return steady || (in_blow(monster) && !blow_of(monster).heals);
}

static void hurt_monster(World *world, int index, int damage, int dir, Cause cause, ActorId by) {
    Actor *monster = &world->actors[index];
    monster->hp -= damage;
    monster->invulnerable = FLASH_TICKS;
    stop_time(world, index, HITSTOP_HIT);
    emit_toward(world, EVENT_HIT, index, damage, dir);
    if (monster->hp > 0 && !keeps_on(monster, cause)) {
        if (monster->act == ACT_WINDUP) monster->brain.steady = STEADY_TICKS;
        monster->brain.attack_token = 0;
        throw_back(world, index, dir, cause == CAUSE_BLOW ? STRIKE_PUSH : MONSTER_PUSH);
    }
    wound(world, index, cause, by);
}

// True during the safe part of a roll. Turn by turn that lasts from the roll's beginning to his next act.
static bool rolls_clear(const World *world, const Actor *actor) {
    if (world_is_turn_based(world))
        return actor->kind == ACTOR_HERO && world->hero.roll_wait > ROLL_AGAIN_TICKS - ROLL_TICKS;
    return actor->act == ACT_ROLL && actor->act_ticks >= ROLL_SAFE_FROM - 1 &&
           actor->act_ticks <= ROLL_SAFE_TO - 1;
}

void combat_hurt_by(World *world, int index, int base_damage, int push_dir, Cause cause, ActorId by) {
    Actor *actor = &world->actors[index];
    bool once = index == HERO || ACTORS[actor->kind].elite;
    int suffers = once ? base_damage : FACTORS[cause] * base_damage;
    if (cannot_be_hurt(world, actor) || rolls_clear(world, actor)) return;
    if (cause == CAUSE_FIRE ? ACTORS[actor->kind].fiery : actor->invulnerable > 0) return;
    if (FACTORS[cause] > 1) actor->brain.wary = WARY_TICKS;
    if (cause == CAUSE_FIRE) {
        burn(world, index, suffers, push_dir, by);
    } else if (index != HERO) {
        hurt_monster(world, index, suffers, push_dir, cause, by);
    } else if (world->outcome == OUTCOME_NONE) {
        hurt_hero(world, base_damage, push_dir, cause, by);
    }
}

void combat_hurt(World *world, int index, int base_damage, int push_dir, Cause cause) {
    combat_hurt_by(world, index, base_damage, push_dir, cause, NOBODY);
}

static int reach_of(const World *world, const Actor *actor) {
    return actor->kind == ACTOR_HERO ? gear_reach(world) : blow_of(actor).reach;
}

bool combat_is_within(const World *world, Vec from, Vec target, int reach_px) {
    if (!world_is_turn_based(world)) return combat_body_within(from, target, reach_px);
    return vec_chebyshev(cell_of(from), cell_of(target)) <= swing_px_to_cells(reach_px);
}

// True if a lunge hits whoever stands in the next cell of its line.
static bool cell_reached(const World *world, const Actor *attacker, int aim, Vec cell) {
    Vec from = cell_of(attacker->pos);
    if (attacker->act != ACT_BLOW || !swing_lunges(attacker))
        return swing_hits(world, from, aim, reach_of(world, attacker), cell);
    Vec next = swing_lunge_next(attacker, attacker->act_ticks + 1);
    return vec_eq(next, cell) && combat_line_open(&world->level, attacker->pos, cell_centre(cell));
}

// True if a blow that lands around a cell hits. Its way starts from the middle of the blow, not from the
// striker.
static bool area_reached(const World *world, const Actor *attacker, Vec cell) {
    Vec mark = attacker->brain.mark;
    return vec_chebyshev(mark, cell) <= 1 &&
           combat_line_open(&world->level, cell_centre(mark), cell_centre(cell));
}

static bool in_shape(BlowShape shape, int aim, Vec way) {
    return shape == SHAPE_HALF ? dir_is_under_90(aim, way) : dir_is_within_60(aim, way);
}

static bool reaches(const World *world, const Actor *attacker, int aim, const Actor *target) {
    BlowShape shape = attacker->kind == ACTOR_HERO ? SHAPE_ARC : blow_of(attacker).shape;
    if (shape == SHAPE_AREA) return area_reached(world, attacker, cell_of(target->pos));
    if (world_is_turn_based(world)) return cell_reached(world, attacker, aim, cell_of(target->pos));
    Vec way = vec_sub(target->pos, attacker->pos);
    return combat_box_within(attacker->pos, target->pos, body_half(target->kind),
                             reach_of(world, attacker)) &&
           in_shape(shape, aim, way) && combat_line_open(&world->level, attacker->pos, target->pos);
}

static bool can_hit(const World *world, const Actor *attacker, const Actor *target) {
    if (cannot_be_hurt(world, target) || rolls_clear(world, target) || target->invulnerable > 0) return false;
    return reaches(world, attacker, attacker->aim, target);
}

static void blow_at_hero(World *world, int index) {
    const Actor *monster = &world->actors[index], *hero = &world->actors[HERO];
    if (world->outcome != OUTCOME_NONE) return;
    if (!can_hit(world, monster, hero)) return;
    int dir = dir_of(vec_sub(hero->pos, monster->pos));
    hurt_hero(world, blow_of(monster).damage, dir, CAUSE_BLOW, index);
}

static bool shielded(const Actor *monster, Vec from) {
    bool idle = monster->brain.mind == MIND_ASLEEP || monster->brain.mind == MIND_AMBUSH ||
                monster->brain.mind == MIND_STUNNED;
    return fight_style(monster)->shield && !in_blow(monster) && !idle &&
           dir_is_within_60(monster->facing, vec_sub(from, monster->pos));
}

void combat_apply_hit(World *world, int index, int damage, Vec from, ActorId by) {
    Actor *target = &world->actors[index];
    int dir = dir_of(vec_sub(target->pos, from));
    if (index == HERO || !shielded(target, from)) {
        bool missile = by <= HERO || index == HERO;
        combat_hurt_by(world, index, damage, dir, missile ? CAUSE_SHOT : CAUSE_FOE, by);
        return;
    }
    emit_toward(world, EVENT_BLOCKED, index, 0, dir);
    if (by <= HERO)
        queue_wound(world, (Wound){.victim = index, .by = by, .cause = CAUSE_SHOT, .blocked = true});
}

void combat_apply_arrow(World *world, int index, int damage, Vec from) {
    const Actor *target = &world->actors[index];
    int dir = dir_of(vec_sub(target->pos, from));
    bool hits = target->invulnerable == 0 && !shielded(target, from);
    if (hits && add_sneak_damage(world, index, dir, &damage))
        combat_hurt(world, index, damage, dir, CAUSE_SNEAK_SHOT);
    else
        combat_apply_hit(world, index, damage, from, NOBODY);
}

bool combat_reaches(const World *world, int index, int target) {
    return can_hit(world, &world->actors[index], &world->actors[target]);
}

bool combat_would_meet(const World *world, int index, int aim, int other) {
    return reaches(world, &world->actors[index], aim, &world->actors[other]);
}

// Hits everybody in a cell. Returns true when a shield stopped the blow.
static bool blow_at_cell(World *world, int index, int damage, Vec cell) {
    Vec from = world->actors[index].pos;
    bool blocked = false;
    ActorId next = NOBODY;
    for (ActorId i = body_first(world, cell); i != NOBODY; i = next) {
        next = world->actors[i].next;
        if (i == HERO || i == index || !combat_reaches(world, index, i)) continue;
        blocked |= shielded(&world->actors[i], from);
        combat_apply_hit(world, i, damage, from, index);
    }
    return blocked;
}

// Hits foes and friends alike. A shield ends the blow.
static void blow_at_others(World *world, int index) {
    const Actor *attacker = &world->actors[index];
    Blow blow = blow_of(attacker);
    Vec middle = blow.shape == SHAPE_AREA ? attacker->brain.mark : cell_of(attacker->pos);
    int most = (blow.reach + BODY_W / 2) / CELL_PX + 1; // the farthest cell where it can reach somebody
    bool blocked = false;
    if (blow.damage <= 0) return;
    for (int y = middle.y - most; y <= middle.y + most; y++) {
        for (int x = middle.x - most; x <= middle.x + most; x++)
            blocked |= blow_at_cell(world, index, blow.damage, (Vec){x, y});
    }
    if (blocked) combat_begin_act(world, index, ACT_RECOVERY);
}

static void blow_at_monster(World *world, int index, int dir) {
    int damage = gear_damage(world, world->actors[index].kind);
    bool sneaks = add_sneak_damage(world, index, dir, &damage);
    hurt_monster(world, index, damage, dir, sneaks ? CAUSE_SNEAK : CAUSE_BLOW, HERO);
    noise_make_at_hero(world, sneaks ? NOISE_SNEAK : NOISE_HIT);
}

static void blow_at_monsters(World *world) {
    Actor *hero = &world->actors[HERO];
    bool blocked = false;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        Actor *monster = &world->actors[i];
        if (monster->kind == ACTOR_NONE || !can_hit(world, hero, monster)) continue;
        int dir = dir_of(vec_sub(monster->pos, hero->pos));
        if (shielded(monster, hero->pos)) {
            emit_toward(world, EVENT_BLOCKED, i, 0, dir);
            queue_wound(world, (Wound){.victim = i, .by = HERO, .cause = CAUSE_BLOW, .blocked = true});
            noise_make_at_hero(world, NOISE_HIT);
            blocked = true;
        } else {
            blow_at_monster(world, i, dir);
        }
    }
    // the shield stopped the sword
    if (blocked) combat_begin_act(world, HERO, ACT_RECOVERY);
}

bool combat_in_hero_blow(const World *world, Vec at) {
    const Actor *hero = &world->actors[HERO];
    if (world_is_turn_based(world)) return cell_reached(world, hero, hero->aim, cell_of(at));
    return combat_body_within(hero->pos, at, gear_reach(world)) &&
           dir_is_within_60(hero->aim, vec_sub(at, hero->pos)) &&
           combat_line_open(&world->level, hero->pos, at);
}

void combat_blow_tick(World *world, int index) {
    if (index == HERO) {
        blow_at_monsters(world);
    } else {
        blow_at_hero(world, index);
        blow_at_others(world, index);
    }
}
