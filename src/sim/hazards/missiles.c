#include "sim/hazards/missiles.h"

#include "map/balance_harm.h"
#include "sim/combat/combat.h"
#include "sim/hazards/chests.h"
#include "sim/hazards/fire.h"
#include "sim/hazards/props.h"
#include "sim/space/body.h"
#include "sim/space/floor_items.h"
#include "sim/space/noise.h"
#include "sim/state/emit.h"
#include "sim/state/gear_effects.h"

enum { STAVES_TICKS = 90 };            // how long a barrel that burst burns
enum { WHOLE_NUM = 3, WHOLE_DEN = 4 }; // the share of arrows that land unbroken

const MissileInfo MISSILES[MISSILE_KIND_COUNT] = {
    [MISSILE_NONE] = {.name = "nothing"},
    [MISSILE_DART] = {.name = "dart", .damage = DART_DAMAGE, .speed = 1024},
    [MISSILE_ARROW] = {.name = "arrow", .damage = ARROW_DAMAGE, .speed = 1536},
    [MISSILE_BOLT] = {.name = "arrow", .damage = BOLT_DAMAGE, .speed = 1536},
    [MISSILE_BARREL] = {.name = "barrel", .damage = BARREL_DAMAGE, .speed = 1024},
    [MISSILE_LOB] = {.name = "lob", .damage = LOB_DAMAGE, .speed = CELL_SUB / LOB_CELL_TICKS},
};

bool missiles_launch(World *world, Missile missile) {
    for (int i = 0; i < MISSILES_MAX; i++) {
        if (world->floor.missiles[i].kind != MISSILE_NONE) continue;
        world->floor.missiles[i] = missile;
        world->floor.missiles[i].prev = missile.pos;
        return true;
    }
    return false;
}

void missiles_shoot_trap(World *world, MissileKind kind, Vec pos, Vec way) {
    Missile missile = {
        .kind = kind, .by = NOBODY, .pos = pos, .vel = body_velocity_along(way, MISSILES[kind].speed)};
    if (!missiles_launch(world, missile)) return;
    event_add(&world->events, (Event){.kind = EVENT_DART, .dir = dir_of(way), .pos = pos});
}

// True if the missile can hit this actor; an arrow does not hit its own shooter.
static bool concerns(const Missile *missile, int index) {
    return index != missile->by;
}

// The actor that the missile hits, or NOBODY. A body that reaches into the cell has its centre in it or
// beside it.
static ActorId target_of(const World *world, const Missile *missile) {
    Vec cell = cell_of(missile->pos);
    if (missile->kind == MISSILE_LOB) return NOBODY;
    for (int y = cell.y - 1; y <= cell.y + 1; y++) {
        for (int x = cell.x - 1; x <= cell.x + 1; x++) {
            for (ActorId i = body_first(world, (Vec){x, y}); i != NOBODY; i = world->actors[i].next) {
                if (concerns(missile, i) &&
                    combat_missile_hits(missile->pos, world->actors[i].pos, body_half(world->actors[i].kind)))
                    return i;
            }
        }
    }
    return NOBODY;
}

static bool is_stopped(const World *world, Vec from, Vec to) {
    return level_solid(&world->level, cell_of(to)) || !combat_line_open(&world->level, from, to);
}

static void land_bolt(World *world, const Missile *bolt, ActorId target) {
    int flown = (bolt->span - bolt->way) / MISSILES[MISSILE_BOLT].speed;
    Vec from = {bolt->pos.x - bolt->vel.x * flown, bolt->pos.y - bolt->vel.y * flown};
    bool whole = rng_chance(&world->combat, 1, 2);
    if (target >= 0) combat_apply_hit(world, target, MISSILES[MISSILE_BOLT].damage, from, bolt->by);
    if (whole) {
        floor_put(world, (Item){.kind = ITEM_ARROW, .pos = cell_centre(bolt->rest), .counted = true});
    }
    emit_at(world, EVENT_LAND, bolt->by, ITEM_ARROW, whole, cell_centre(bolt->rest));
    noise_make(world, bolt->rest, NOISE_ARROW, bolt->by, bolt->rest);
}

static void come_down_on(World *world, const Missile *missile) {
    ActorId next = NOBODY;
    for (ActorId i = body_first(world, missile->rest); i != NOBODY; i = next) {
        next = world->actors[i].next;
        if (i != HERO) {
            combat_hurt(world, i, MISSILES[MISSILE_LOB].damage, dir_of(missile->vel), CAUSE_SHOT);
        }
    }
}

// Lands an arrow. Its noise draws monsters: to the shooter if it hit, to where it fell if it missed.
static void land_arrow(World *world, const Missile *missile, ActorId target) {
    int flown = (missile->span - missile->way) / MISSILES[MISSILE_ARROW].speed;
    Vec from = {missile->pos.x - missile->vel.x * flown, missile->pos.y - missile->vel.y * flown};
    bool whole = rng_chance(&world->combat, WHOLE_NUM + gear_perk(world, PERK_WHOLE), WHOLE_DEN);
    int damage = MISSILES[MISSILE_ARROW].damage + gear_perk(world, PERK_SHOT);
    if (target >= 0) combat_apply_arrow(world, target, damage, from);
    if (whole)
        floor_put(world, (Item){.kind = ITEM_ARROW, .pos = cell_centre(missile->rest), .counted = true});
    emit_at(world, EVENT_LAND, HERO, ITEM_ARROW, whole, cell_centre(missile->rest));
    noise_make(world, missile->rest, NOISE_ARROW, HERO, target >= 0 ? cell_of(from) : missile->rest);
}

// Lands a torch, which also hits and ignites what it flew against.
static void land_brand(World *world, const Missile *missile) {
    come_down_on(world, missile);
    floor_put_lit_item(world, ITEM_BRAND, missile->rest, missile->item.burns);
    emit_at(world, EVENT_LAND, HERO, ITEM_BRAND, 1, cell_centre(missile->rest));
    noise_make(world, missile->rest, NOISE_LAND, HERO, missile->rest);
    (void)fire_ignite(world, missile->rest, 0, HERO);
    (void)props_hit_nearest(world, missile->against, MISSILES[MISSILE_LOB].damage, HERO);
    (void)fire_ignite(world, missile->against, 0, HERO);
}

static void land_lob(World *world, const Missile *missile) {
    Facts *facts = &world->facts;
    Item item = missile->item;
    item.pos = cell_centre(missile->rest);
    if (facts->landing_count < LANDINGS_MAX) facts->landings[facts->landing_count++] = item;
}

static void land(World *world, const Missile *missile, ActorId target) {
    if (missile->kind == MISSILE_ARROW) {
        land_arrow(world, missile, target);
    } else if (missile->item.kind == ITEM_BRAND) {
        land_brand(world, missile);
    } else {
        land_lob(world, missile);
    }
    chests_disarm(world, missile->rest);
}

// Bursts a barrel on what it met: that breaks if it can, and the barrel burns.
static void burst(World *world, const Missile *barrel, ActorId target) {
    Vec cell = cell_of(barrel->pos);
    if (target >= 0)
        combat_apply_hit(world, target, MISSILES[MISSILE_BARREL].damage, barrel->prev, barrel->by);
    if (target < 0 && !props_break_weak(world, cell, barrel->by))
        (void)props_break_pillar(world, cell, barrel->by);
    emit_at(world, EVENT_BURST, barrel->by, 0, 0, barrel->prev);
    (void)fire_ignite(world, barrel->rest, STAVES_TICKS, barrel->by);
    noise_make(world, barrel->rest, NOISE_BREAK, barrel->by, barrel->rest);
}

static void end_flight(World *world, Missile *missile, ActorId target) {
    Missile done = *missile;
    *missile = (Missile){.kind = MISSILE_NONE};
    if (done.kind == MISSILE_BARREL) {
        burst(world, &done, target);
    } else if (done.kind != MISSILE_DART) {
        if (target >= 0) done.rest = floor_cell_for_item(world, cell_of(world->actors[target].pos));
        (done.kind == MISSILE_BOLT ? land_bolt : land)(world, &done, target);
    } else if (target >= 0) {
        combat_hurt(world, target, MISSILES[done.kind].damage, dir_of(done.vel), CAUSE_DART);
    }
}

// Moves a missile by one tick, at most to the end of its way.
static void advance(Missile *missile) {
    int speed = MISSILES[missile->kind].speed, left = missile->span > 0 ? missile->way : speed;
    int64_t part = int_min(speed, left);
    missile->pos.x += (int)(missile->vel.x * part / speed);
    missile->pos.y += (int)(missile->vel.y * part / speed);
    missile->way -= (int)part;
}

static void fly(World *world, Missile *missile) {
    Vec from = missile->pos;
    advance(missile);
    bool stopped = is_stopped(world, from, missile->pos);
    ActorId target = stopped ? NOBODY : target_of(world, missile);
    if (!stopped && floor_allows_items(world, cell_of(missile->pos))) missile->rest = cell_of(missile->pos);
    if (stopped && missile->kind != MISSILE_LOB && missile->kind != MISSILE_BARREL) {
        props_hit_nearest(world, cell_of(missile->pos), MISSILES[missile->kind].damage, missile->by);
    }
    bool spent = missile->span > 0 && missile->way == 0;
    if (stopped || spent || target >= 0) end_flight(world, missile, target);
}

void missiles_return_struck_barrels(World *world) {
    const Actor *hero = &world->actors[HERO];
    for (int i = 0; i < MISSILES_MAX; i++) {
        Missile *barrel = &world->floor.missiles[i];
        bool rolls = barrel->kind == MISSILE_BARREL && barrel->by != HERO;
        if (!rolls || !combat_in_hero_blow(world, barrel->pos)) continue;
        barrel->vel = (Vec){-barrel->vel.x, -barrel->vel.y};
        barrel->by = HERO;
        barrel->way = barrel->span;
        emit_at(world, EVENT_STRUCK_BACK, HERO, 0, 0, barrel->pos);
        noise_make(world, cell_of(hero->pos), NOISE_HIT, HERO, cell_of(hero->pos));
    }
}

void missiles_tick(World *world) {
    for (int i = 0; i < MISSILES_MAX; i++) {
        Missile *missile = &world->floor.missiles[i];
        if (missile->kind != MISSILE_NONE) fly(world, missile);
        while (world_is_turn_based(world) && missile->kind != MISSILE_NONE) fly(world, missile);
    }
}
