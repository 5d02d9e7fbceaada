#include "sim/state/gear_effects.h"

#include "map/balance_harm.h"
#include "map/balance_hero.h"
#include "map/balance_light.h"

enum {
    SOFT_SPEED = 512, // with the shutter closed
    WINGS_NUM = 5,    // the part of the speed with wings
    WINGS_DEN = 4,
    RADIANT_RADIUS = 8, // cells
};

static const Gear *worn(const World *world, ItemClass class) {
    static const Gear NOTHING = {0};
    int kind = world->hero.worn[class - GEAR_FIRST];
    return kind >= 0 ? &ITEMS[kind].gear : &NOTHING;
}

static bool has(const World *world, Power power) {
    return world->hero.power[power] > 0;
}

static int instead(int own, int other) {
    return other > 0 ? other : own;
}

int gear_damage(const World *world, ActorKind target) {
    const Gear *weapon = worn(world, CLASS_WEAPON);
    int damage = instead(ACTORS[ACTOR_HERO].blow.damage, weapon->damage);
    damage += gear_perk(world, PERK_STRIKE);
    if (has(world, POWER_ZEAL)) damage += ZEAL_DAMAGE;
    return weapon->silver && ACTORS[target].silver ? 2 * damage : damage;
}

int gear_sneak_factor(const World *world) {
    return SNEAK_FACTOR + gear_perk(world, PERK_SNEAK);
}

int gear_reach(const World *world) {
    return ACTORS[ACTOR_HERO].blow.reach + worn(world, CLASS_WEAPON)->reach;
}

int gear_recovery_ticks(const World *world) {
    return instead(ACTORS[ACTOR_HERO].blow.recovery, worn(world, CLASS_WEAPON)->recovery);
}

int gear_speed(const World *world) {
    int open = instead(ACTORS[ACTOR_HERO].speed, worn(world, CLASS_BOOTS)->speed);
    int speed = world->hero.lantern_shut ? SOFT_SPEED : open;
    return has(world, POWER_WINGS) ? speed * WINGS_NUM / WINGS_DEN : speed;
}

bool gear_softens_steps(const World *world) {
    return world->hero.lantern_shut || worn(world, CLASS_BOOTS)->soft;
}

bool gear_floats(const World *world) {
    return has(world, POWER_WINGS);
}

bool gear_grips_ice(const World *world) {
    return gear_floats(world) || worn(world, CLASS_BOOTS)->grips_ice;
}

bool gear_resists_push(const World *world) {
    return worn(world, CLASS_BOOTS)->stands;
}

bool gear_fireproof(const World *world) {
    return worn(world, CLASS_RING)->fireproof;
}

int gear_lantern_radius(const World *world) {
    if (has(world, POWER_RADIANCE)) return RADIANT_RADIUS;
    int own = instead(LANTERN_RADIUS, worn(world, CLASS_RING)->lantern);
    return own + gear_perk(world, PERK_LANTERN);
}

bool gear_lantern_is_flame(const World *world) {
    return has(world, POWER_RADIANCE);
}

static bool from_the_front(const World *world, int dir) {
    Vec back = {-DIRS[dir].x, -DIRS[dir].y};
    return dir_is_within_60(world->actors[HERO].facing, back);
}

int gear_reduce_damage(const World *world, int damage, int push_dir, Cause cause) {
    const Gear *shield = worn(world, CLASS_SHIELD);
    bool missile = cause == CAUSE_SHOT || cause == CAUSE_DART;
    if (has(world, POWER_AEGIS)) return 0;
    if (cause == CAUSE_FIRE && gear_fireproof(world)) return 0;
    if (!from_the_front(world, push_dir)) return damage;
    if (missile && shield->stops_missiles) return 0;
    bool blow = cause == CAUSE_BLOW || cause == CAUSE_FOE;
    return blow && damage > 1 ? int_max(damage - shield->less, 1) : damage;
}

bool gear_pulls(const World *world) {
    return worn(world, CLASS_RING)->pulls;
}
