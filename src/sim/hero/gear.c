#include "sim/hero/gear.h"

#include "sim/hero/item_use.h"
#include "sim/hero/loot.h"
#include "sim/space/body.h"
#include "sim/state/emit.h"

enum {
    SOFT_SPEED = 512, // with the shutter closed
    ZEAL_DAMAGE = 2,
    WINGS_NUM = 5, // of the speed
    WINGS_DEN = 4,
    RADIANT_RADIUS = 8, // cells
    PULL_CELLS = 2,
    PULL_SPEED = 768, // sub a tick
};

// What a piece does; 0: nothing of the kind.
typedef struct Gear {
    int damage, recovery, speed; // instead of the hero's own
    int reach;                   // px besides
    int lantern;                 // cells instead of LANTERN_RADIUS
    int less;                    // half hearts that it keeps off, of a blow from the front
    bool silver;                 // hurts twice whom silver hurts
    bool parries;                // missiles from the front
    bool soft, stands, grips, fireproof, pulls;
} Gear;

static const Gear GEAR[ITEM_COUNT] = {
    [ITEM_LONG_SWORD] = {.reach = 12},
    [ITEM_AXE] = {.damage = 5, .recovery = 14},
    [ITEM_SILVER_SWORD] = {.silver = true},
    [ITEM_BUCKLER] = {.parries = true},
    [ITEM_KITE_SHIELD] = {.less = 1},
    [ITEM_FELT_BOOTS] = {.soft = true},
    [ITEM_NAILED_BOOTS] = {.stands = true, .grips = true},
    [ITEM_QUICK_BOOTS] = {.speed = 751},
    [ITEM_EMBER_RING] = {.fireproof = true},
    [ITEM_MOTH_RING] = {.lantern = 7},
    [ITEM_MAGPIE_RING] = {.pulls = true},
    [ITEM_HOURS_RING] = {0}, // sim/toll/toll.c asks for it by name
};

const int POWER_TICKS[POWER_COUNT] = {
    [POWER_ZEAL] = 900,
    [POWER_WINGS] = 900,
    [POWER_AEGIS] = 300,
    [POWER_RADIANCE] = 900,
};

void run_init(World *world) {
    world->hero.score = (RunScore){.first = world->depth, .deepest = world->depth};
    for (int i = 0; i < GEAR_COUNT; i++) world->hero.worn[i] = -1;
    item_init_looks(world);
}

static const Gear *worn(const World *world, ItemClass class) {
    static const Gear NOTHING = {0};
    int kind = world->hero.worn[class - GEAR_FIRST];
    return kind >= 0 ? &GEAR[kind] : &NOTHING;
}

static bool has(const World *world, Power power) {
    return world->hero.power[power] > 0;
}

// ---- numbers

static int instead(int own, int other) {
    return other > 0 ? other : own;
}

int gear_damage(const World *world, ActorKind target) {
    const Gear *weapon = worn(world, CLASS_WEAPON);
    int damage = instead(ACTORS[ACTOR_HERO].damage, weapon->damage);
    if (has(world, POWER_ZEAL)) damage += ZEAL_DAMAGE;
    return weapon->silver && ACTORS[target].silver ? 2 * damage : damage;
}

int gear_reach(const World *world) {
    return ACTORS[ACTOR_HERO].reach + worn(world, CLASS_WEAPON)->reach;
}

int gear_recovery(const World *world) {
    return instead(ACTORS[ACTOR_HERO].recovery, worn(world, CLASS_WEAPON)->recovery);
}

int gear_speed(const World *world) {
    int open = instead(ACTORS[ACTOR_HERO].speed, worn(world, CLASS_BOOTS)->speed);
    int speed = world->hero.lantern_shut ? SOFT_SPEED : open;
    return has(world, POWER_WINGS) ? speed * WINGS_NUM / WINGS_DEN : speed;
}

bool gear_soft(const World *world) {
    return world->hero.lantern_shut || worn(world, CLASS_BOOTS)->soft;
}

bool gear_floats(const World *world) {
    return has(world, POWER_WINGS);
}

bool gear_grips(const World *world) {
    return gear_floats(world) || worn(world, CLASS_BOOTS)->grips;
}

bool gear_stands(const World *world) {
    return worn(world, CLASS_BOOTS)->stands;
}

bool gear_fireproof(const World *world) {
    return worn(world, CLASS_RING)->fireproof;
}

int gear_lantern(const World *world) {
    if (has(world, POWER_RADIANCE)) return RADIANT_RADIUS;
    return instead(LANTERN_RADIUS, worn(world, CLASS_RING)->lantern);
}

bool gear_radiant(const World *world) {
    return has(world, POWER_RADIANCE);
}

static bool from_the_front(const World *world, int dir) {
    Vec back = {-DIRS[dir].x, -DIRS[dir].y};
    return combat_in_arc(world->actors[HERO].facing, back);
}

int gear_guard(const World *world, int damage, int dir, Cause cause) {
    const Gear *shield = worn(world, CLASS_SHIELD);
    bool missile = cause == CAUSE_SHOT || cause == CAUSE_DART;
    if (has(world, POWER_AEGIS)) return 0;
    if (cause == CAUSE_FIRE && gear_fireproof(world)) return 0;
    if (!from_the_front(world, dir)) return damage;
    if (missile && shield->parries) return 0;
    bool blow = cause == CAUSE_BLOW || cause == CAUSE_FOE;
    return blow ? int_max(damage - shield->less, 0) : damage;
}

// ---- changes

bool gear_wear(World *world, ItemKind kind, bool swap) {
    int *place = &world->hero.worn[item_gear(kind)], before = *place;
    if (before >= 0 && !swap) return false;
    *place = (int)kind;
    emit_at(world, EVENT_WEAR, HERO, (int)kind, 0, world->actors[HERO].pos);
    if (before < 0) return true;
    Vec cell = loot_spot(world, cell_of(world->actors[HERO].pos));
    loot_put(world, (Item){.kind = (ItemKind)before, .pos = cell_centre(cell)});
    return true;
}

void gear_empower(World *world, ItemKind kind) {
    int power = (int)kind - ITEM_ZEAL;
    world->hero.power[power] = POWER_TICKS[power];
    emit_at(world, EVENT_POWER, HERO, (int)kind, POWER_TICKS[power], world->actors[HERO].pos);
}

// A good comes as far as there is floor on which it could lie.
static void pull(World *world, Item *item) {
    Vec hero = world->actors[HERO].pos, cell = cell_of(item->pos);
    bool good = !item->taken && item->burns == 0 && ITEMS[item->kind].class == CLASS_GOOD;
    if (!good || vec_dist(cell, world->cache.hero_cell) > PULL_CELLS) return;
    if (!combat_line_open(&world->level, hero, item->pos)) return;
    Vec to = vec_add(item->pos, body_aimed(vec_sub(hero, item->pos), PULL_SPEED));
    if (loot_lies(world, cell_of(to))) item->pos = to;
}

void gear_tick(World *world) {
    for (int i = 0; i < POWER_COUNT; i++) {
        if (world->hero.power[i] > 0) world->hero.power[i]--;
    }
    if (!worn(world, CLASS_RING)->pulls) return;
    for (int i = 0; i < world->floor.item_count; i++) pull(world, &world->floor.items[i]);
}
