// Blows: whom they reach, and what stops them.
#include "sim/combat/combat.h"

#include "sim/combat/blows.h"
#include "sim/combat/scale.h"
#include "sim/space/body.h"
#include "sim/space/noise.h"
#include "sim/state/emit.h"
#include "sim/state/gear_effects.h"

// True if a blow that lands around a cell hits. Its way starts from the middle of the blow, not from the
// striker.
static bool area_reached(const World *world, const Actor *attacker, Vec cell) {
    Vec mark = attacker->brain.mark;
    return vec_chebyshev(mark, cell) <= 1 &&
           combat_line_open(&world->level, cell_centre(mark), cell_centre(cell));
}

static bool reaches(const World *world, const Actor *attacker, int aim, const Actor *target) {
    BlowShape shape = attacker->kind == ACTOR_HERO ? SHAPE_ARC : blow_of(attacker)->shape;
    if (shape == SHAPE_AREA) return area_reached(world, attacker, cell_of(target->pos));
    return scale_of(world)->meets(world, attacker, aim, target->pos, body_half(target->kind));
}

static bool can_hit(const World *world, const Actor *attacker, const Actor *target) {
    return combat_can_be_hit(world, target) && reaches(world, attacker, attacker->aim, target);
}

static void blow_at_hero(World *world, int index) {
    const Actor *monster = &world->actors[index], *hero = &world->actors[HERO];
    if (world->outcome != OUTCOME_NONE) return;
    if (!can_hit(world, monster, hero)) return;
    int dir = dir_of(vec_sub(hero->pos, monster->pos));
    combat_hurt_by(world, HERO, blow_of(monster)->damage, dir, CAUSE_BLOW, index);
}

static bool shielded(const Actor *monster, Vec from) {
    bool idle = monster->brain.mind == MIND_ASLEEP || monster->brain.mind == MIND_AMBUSH ||
                monster->brain.mind == MIND_STUNNED;
    return ACTORS[monster->kind].shield && !combat_is_in_blow(monster) && !idle &&
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
    combat_block(world, index, by, CAUSE_SHOT, dir);
}

void combat_apply_arrow(World *world, int index, int damage, Vec from) {
    const Actor *target = &world->actors[index];
    int dir = dir_of(vec_sub(target->pos, from));
    bool hits = target->invulnerable == 0 && !shielded(target, from);
    if (hits && combat_add_sneak_damage(world, index, dir, &damage))
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
    const Blow *blow = blow_of(attacker);
    Vec middle = blow->shape == SHAPE_AREA ? attacker->brain.mark : cell_of(attacker->pos);
    int most = (blow->reach + BODY_W / 2) / CELL_PX + 1; // the farthest cell where it can reach somebody
    bool blocked = false;
    if (blow->damage <= 0) return;
    for (int y = middle.y - most; y <= middle.y + most; y++) {
        for (int x = middle.x - most; x <= middle.x + most; x++)
            blocked |= blow_at_cell(world, index, blow->damage, (Vec){x, y});
    }
    if (blocked) combat_begin_act(world, index, ACT_RECOVERY);
}

static void blow_at_monster(World *world, int index, int dir) {
    int damage = gear_damage(world, world->actors[index].kind);
    bool sneaks = combat_add_sneak_damage(world, index, dir, &damage);
    combat_hurt_by(world, index, damage, dir, sneaks ? CAUSE_SNEAK : CAUSE_BLOW, HERO);
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
            combat_block(world, i, HERO, CAUSE_BLOW, dir);
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
    return scale_of(world)->meets(world, hero, hero->aim, at, body_half(ACTOR_HERO));
}

void combat_blow_tick(World *world, int index) {
    if (index == HERO) {
        blow_at_monsters(world);
    } else {
        blow_at_hero(world, index);
        blow_at_others(world, index);
    }
}
