// What damage does to a body. A target stays invulnerable for longer than a blow lasts, so each blow hits it
// once.
#include "sim/combat/combat.h"

#include "map/balance_hero.h"
#include "sim/combat/blows.h"
#include "sim/combat/scale.h"
#include "sim/space/body.h"
#include "sim/state/emit.h"
#include "sim/state/gear_effects.h"
#include "sim/state/rules.h"

enum {
    HITSTOP_HIT = 3,
    HITSTOP_KILL = 5,
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

bool combat_add_sneak_damage(World *world, int index, int dir, int *damage) {
    if (!combat_is_off_guard(&world->actors[index])) return false;
    world->actors[index].brain.dazed = false;
    *damage *= gear_sneak_factor(world);
    emit_toward(world, EVENT_SNEAK, index, *damage, dir);
    return true;
}

static void die(World *world) {
    world->outcome = OUTCOME_DEATH;
    world->hitstop = HITSTOP_KILL;
    combat_begin_act(world, HERO, ACT_DEAD);
    emit_of(world, EVENT_DEATH, HERO, 0);
}

// Hit stop: freezes play for some ticks. Only for what the hero sees.
static void stop_time(World *world, int index, int ticks) {
    bool seen = fov_has(&world->cache.view, cell_of(world->actors[index].pos));
    if (seen && rules_of_pace(world)->freezes) world->hitstop = int_max(world->hitstop, ticks);
}

// Makes the hero invulnerable for a while, also after blocked damage: otherwise the next tick of the same
// blow would be blocked again.
static void spare(World *world, int dir) {
    world->actors[HERO].invulnerable = FLASH_TICKS;
    emit_toward(world, EVENT_SPARED, HERO, 0, dir);
}

// Notes who hurts the hero, and how.
static void note_killer(World *world, ActorId by, Cause cause) {
    world->killer = by <= HERO ? ACTOR_NONE : world->actors[by].kind;
    world->killer_id = int_max(by, HERO);
    world->killer_cause = (int)cause;
}

static void burn_hero(World *world, int fire, int dir, ActorId by) {
    Actor *hero = &world->actors[HERO];
    int damage = gear_reduce_damage(world, fire, dir, CAUSE_FIRE);
    if (damage == 0 || world->outcome != OUTCOME_NONE) return;
    note_killer(world, by, CAUSE_FIRE);
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
    return actor->hp <= 0 || world->truce > 0 ||
           (actor->kind != ACTOR_HERO && world->facts.wound_count == WOUNDS_MAX);
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

int combat_phase_hp(const Actor *monster) {
    int stage = monster->brain.stage;
    return stage < ELITE_STAGES ? ACTORS[monster->kind].stages[stage] : 0;
}

// Takes hit points from a monster. No phase is skipped: they hold where the next one begins.
static void lose_hp(World *world, int index, int damage, int dir) {
    Actor *monster = &world->actors[index];
    monster->hp = int_max(monster->hp - damage, combat_phase_hp(monster));
    emit_toward(world, EVENT_HIT, index, damage, dir);
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
    if (index == HERO) {
        burn_hero(world, damage, dir, by);
        return;
    }
    lose_hp(world, index, damage, dir);
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
    const PaceRules *rules = rules_of_pace(world);
    if (by > HERO && blow > 0) blow += rules->blow_more;
    int damage = first_wound(world, gear_reduce_damage(world, blow, way_of(world, dir, cause, by), cause));
    if (damage == 0) {
        spare(world, dir);
        return;
    }
    note_killer(world, by, cause);
    Actor *hero = &world->actors[HERO];
    bool rings = hero->act == ACT_RING;
    hero->hp = int_max(hero->hp - damage, 0);
    hero->invulnerable = (uint32_t)(rules->safe_ticks + gear_perk(world, PERK_SAFE));
    stop_time(world, HERO, HITSTOP_HIT);
    emit_toward(world, EVENT_HIT, HERO, damage, dir);
    scale_of(world)->throw_back(world, HERO, dir,
                                cause == CAUSE_FALL || gear_resists_push(world) ? 0 : HERO_PUSH);
    if (rings && hero->act != ACT_RING) emit_of(world, EVENT_BELL_BROKEN, HERO, 0);
    if (hero->hp == 0) die(world);
}

bool combat_is_in_blow(const Actor *actor) {
    return actor->act == ACT_WINDUP || actor->act == ACT_BLOW;
}

// True if a hit does not cancel the monster's wind-up. A blow that a certain number of half hearts stops is
// stopped by nothing less. A plain strike never stops a raised blow, nor throws a steady monster back: so a
// hero who only strikes is hit before he has killed it. A song is no blow, so it can be stopped.
static bool keeps_on(const Actor *monster, Cause cause) {
    int stops = monster->act == ACT_WINDUP ? blow_of(monster)->stops : 0;
    if (stops > 0) return cause != CAUSE_BLAST && monster->brain.braced - monster->hp < stops;
    bool steady = ACTORS[monster->kind].steady || monster->brain.steady > 0;
    if (cause != CAUSE_BLOW) return steady && (combat_is_in_blow(monster) || ACTORS[monster->kind].elite);
    return steady || (combat_is_in_blow(monster) && !blow_of(monster)->heals);
}

static void hurt_monster(World *world, int index, int damage, int dir, Cause cause, ActorId by) {
    Actor *monster = &world->actors[index];
    lose_hp(world, index, damage, dir);
    monster->invulnerable = FLASH_TICKS;
    stop_time(world, index, HITSTOP_HIT);
    if (monster->hp > 0 && !keeps_on(monster, cause)) {
        if (monster->act == ACT_WINDUP) monster->brain.steady = STEADY_TICKS;
        monster->brain.attack_token = 0;
        scale_of(world)->throw_back(world, index, dir, cause == CAUSE_BLOW ? STRIKE_PUSH : MONSTER_PUSH);
    }
    wound(world, index, cause, by);
}

// True while the hero's roll carries him past every harm.
static bool rolls_clear(const World *world, const Actor *actor) {
    return actor->kind == ACTOR_HERO && scale_of(world)->rolls_clear(world);
}

bool combat_can_be_hit(const World *world, const Actor *actor) {
    return !cannot_be_hurt(world, actor) && !rolls_clear(world, actor) && actor->invulnerable == 0;
}

void combat_block(World *world, int index, ActorId by, Cause cause, int dir) {
    emit_toward(world, EVENT_BLOCKED, index, 0, dir);
    if (by <= HERO) queue_wound(world, (Wound){.victim = index, .by = by, .cause = cause, .blocked = true});
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
