#include "sim/monsters/warlord.h"

#include "sim/combat/blows.h"
#include "sim/combat/combat.h"
#include "sim/combat/scale.h"
#include "sim/combat/turns.h"
#include "sim/hazards/fire.h"
#include "sim/hazards/props.h"
#include "sim/monsters/attack.h"
#include "sim/monsters/elites.h"
#include "sim/monsters/large_body.h"
#include "sim/monsters/minds.h"
#include "sim/monsters/step.h"
#include "sim/space/body.h"
#include "sim/space/flames.h"
#include "sim/space/light_fixtures.h"
#include "sim/space/noise.h"
#include "sim/state/emit.h"

enum {
    WALK = 6, // his speed while he rests between two blows, in eighths
    RUN = 8,
    STRIDE = 16,      // on his way to the bell, or to make room for a charge
    CHARGE_LEAST = 5, // cells
    CHARGE_EVERY = 3, // one of this many blows is a charge
    SLAM_NUM = 2,     // the share of his blows that are slams
    SLAM_DEN = 5,
    FLAMES_EVERY = 3, // one of this many blows is a line of fire
    FLAMES_TICKS = 120,
    SNUFF_CELLS = 2,
    GROPE_TICKS = 90,
    WAKE_CELLS = 9,
    ROAR_CELLS = 9
};

// He sees all of his arena. In the last phase his crown dazzles him, so he sees only a hero in the light.
static void look(World *world, int index) {
    Brain *brain = &world->actors[index].brain;
    brain->sees = brain->stage < WARLORD_CROWN || flames_hero_shows(world);
    if (brain->sees) {
        brain->seen = world->cache.hero_cell;
        brain->unseen = 0;
    }
    if (brain->sees == (brain->mind == MIND_CHASE)) return;
    brain->mind = brain->sees ? MIND_CHASE : MIND_SEARCH;
    brain->mind_ticks = 0;
}

// ---- what he does next

static void wind_up(World *world, int index, BlowKind blow) {
    Actor *lord = &world->actors[index];
    lord->brain.blow = blow;
    lord->brain.blows++;
    step_face(lord, attack_dir_to_target(world, lord));
    attack_take_aim(world, index);
    combat_begin_act(world, index, ACT_WINDUP);
    if (blow == BLOW_TOLL) emit_of(world, EVENT_RAISES_BELL, index, 0);
}

// True if the hero is in range for the wind-up of that blow.
static bool within(const World *world, int index, BlowKind blow) {
    Actor lord = world->actors[index];
    lord.brain.blow = blow;
    return attack_can_wind_up(world, &lord);
}

static bool lot(World *world, int num, int den) {
    return rng_chance(&world->ai, num, den);
}

static bool strike_near(World *world, int index) {
    if (!within(world, index, BLOW_SWEEP)) return false;
    wind_up(world, index, lot(world, SLAM_NUM, SLAM_DEN) ? BLOW_SLAM : BLOW_SWEEP);
    return true;
}

static bool strike_with_fire(World *world, int index) {
    bool flames = world->actors[index].brain.blows % FLAMES_EVERY == FLAMES_EVERY - 1;
    BlowKind blow = flames ? BLOW_FLAMES : BLOW_LEAP;
    if (!within(world, index, blow)) return false;
    wind_up(world, index, blow);
    return true;
}

// Walks past the hero to something else, but strikes whoever stands in his way.
static void go(World *world, int index, Vec target, int eighths) {
    const Brain *brain = &world->actors[index].brain;
    large_body_walk_to(world, index, target, eighths);
    if (brain->route.blocked > 0 && brain->sees && brain->timer == 0) (void)strike_near(world, index);
}

// The middle of a quarter, the one farthest from the hero.
static Vec farthest_from_hero(const World *world) {
    const Grid *tiles = &world->level.tiles;
    Vec hero = world->cache.hero_cell;
    return (Vec){hero.x < tiles->w / 2 ? 3 * tiles->w / 4 : tiles->w / 4,
                 hero.y < tiles->h / 2 ? 3 * tiles->h / 4 : tiles->h / 4};
}

// One tick of walking off until there is room for a charge, or of beginning it. Returns false when it is not
// time for one.
static bool charges(World *world, int index) {
    Actor *lord = &world->actors[index];
    Vec cell = cell_of(lord->pos), away = farthest_from_hero(world);
    if (lord->brain.stage == WARLORD_CROWN || lord->brain.blows % CHARGE_EVERY != CHARGE_EVERY - 1)
        return false;
    bool far = vec_chebyshev(cell, world->cache.hero_cell) >= CHARGE_LEAST;
    if (far && lord->brain.timer == 0 && within(world, index, BLOW_CHARGE)) {
        wind_up(world, index, BLOW_CHARGE);
    } else if (vec_chebyshev(cell, away) <= 1) {
        lord->brain.blows++; // nothing comes of it
    } else {
        go(world, index, away, STRIDE);
    }
    return true;
}

// Finds the nearest cell with the great bell above it. Returns false if there is none.
static bool find_bell(const World *world, Vec *stand) {
    const Grid *decor = &world->level.decor;
    for (int i = 0; i < decor->w * decor->h; i++) {
        *stand = (Vec){i % decor->w, i / decor->w + 1};
        if (decor->cells[i] == DECOR_GREAT_BELL) return true;
    }
    return false;
}

// One tick of walking to the bell or pulling its rope. Returns false when it is not time to ring.
static bool tolls(World *world, int index) {
    Actor *lord = &world->actors[index];
    Vec stand;
    if (lord->brain.stage != WARLORD_TOLL || lord->brain.stage_ticks < 0) return false;
    if (!find_bell(world, &stand)) return false;
    if (vec_chebyshev(cell_of(lord->pos), stand) <= 1) {
        lord->brain.stage_ticks = -RING_AGAIN_TICKS;
        wind_up(world, index, BLOW_TOLL);
        step_face(lord, DIR_N);
    } else {
        go(world, index, stand, STRIDE);
    }
    return true;
}

static bool find_brazier(const World *world, Vec from, Vec *found) {
    const Grid *tiles = &world->level.tiles;
    int least = INT32_MAX;
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        Vec cell = {i % tiles->w, i / tiles->w};
        int far = vec_square(vec_sub(cell, from));
        if (tiles->cells[i] != TILE_BRAZIER_LIT || far >= least) continue;
        least = far;
        *found = cell;
    }
    return least != INT32_MAX;
}

// Goes to put out a brazier that was lit again.
static bool snuffs(World *world, int index) {
    Actor *lord = &world->actors[index];
    Vec brazier;
    if (lord->brain.stage != WARLORD_CROWN || !find_brazier(world, cell_of(lord->pos), &brazier))
        return false;
    if (vec_chebyshev(cell_of(lord->pos), brazier) <= SNUFF_CELLS) {
        wind_up(world, index, BLOW_SNUFF);
        lord->brain.mark = brazier;
        step_face(lord, dir_of(vec_sub(brazier, cell_of(lord->pos))));
    } else {
        go(world, index, brazier, RUN);
    }
    return true;
}

// Goes where he heard something, then to other places.
static void grope(World *world, int index) {
    Actor *lord = &world->actors[index];
    large_body_walk_to(world, index, lord->brain.seen, WALK);
    if (lord->brain.mind_ticks % GROPE_TICKS != GROPE_TICKS - 1) return;
    int x = rng_between(&world->ai, 1, world->level.tiles.w - 2);
    int y = rng_between(&world->ai, 1, world->level.tiles.h - 2);
    if (vec_chebyshev(cell_of(lord->pos), lord->brain.seen) <= 1) lord->brain.seen = (Vec){x, y};
}

static bool strikes(World *world, int index) {
    if (world->actors[index].brain.timer > 0) return false;
    if (world->actors[index].brain.stage == WARLORD_CROWN) return strike_with_fire(world, index);
    return strike_near(world, index);
}

// He lets a hero who comes down the stairs look around. He wakes when the hero comes near or takes what is
// his. From then on the whole hall is his home: whatever frightened or angered him, he ends up looking for
// the hero.
static void wake(World *world, int index) {
    const Actor *lord = &world->actors[index];
    bool rests = lord->brain.mind == MIND_ASLEEP || lord->brain.mind == MIND_IDLE ||
                 lord->brain.mind == MIND_PATROL || lord->brain.mind == MIND_SUSPICIOUS;
    bool near = vec_chebyshev(cell_of(lord->pos), world->cache.hero_cell) <= WAKE_CELLS;
    if (rests && (near || world->collected > 0)) minds_chase(world, index);
    if (lord->brain.mind == MIND_RETURN) minds_begin_search(world, index);
}

bool warlord_tick(World *world, int index) {
    Actor *lord = &world->actors[index];
    if (ACTORS[lord->kind].boss) wake(world, index);
    bool awake = lord->brain.mind == MIND_CHASE || lord->brain.mind == MIND_SEARCH;
    if (!ACTORS[lord->kind].boss || !awake || world->outcome != OUTCOME_NONE) return false;
    look(world, index);
    if (tolls(world, index) || snuffs(world, index)) return true;
    if (lord->brain.sees && charges(world, index)) return true;
    if (!lord->brain.sees) {
        grope(world, index);
    } else if (!strikes(world, index)) {
        Vec from = lord->pos;
        large_body_walk_to(world, index, world->cache.hero_cell, lord->brain.timer > 0 ? WALK : RUN);
        if (!vec_eq(from, lord->pos)) step_face(lord, dir_of(vec_sub(lord->pos, from)));
    }
    return true;
}

// ---- his blows

static void slam(World *world, int index) {
    Actor *lord = &world->actors[index];
    if (lord->act_ticks == 0) {
        emit_at(world, EVENT_SLAM, index, 0, 0, cell_centre(lord->brain.mark));
        noise_make(world, lord->brain.mark, NOISE_BREAK, index, lord->brain.mark);
    }
    for (int dir = -1; dir < DIR_COUNT && lord->act_ticks == 0; dir++) {
        Vec cell = dir < 0 ? lord->brain.mark : vec_add(lord->brain.mark, DIRS[dir]);
        if (lord->brain.stage == WARLORD_TOLL) (void)light_fixture_quench(world, cell, index);
        (void)large_body_break_cell(world, index, cell);
    }
    attack_strike(world, index);
}

// Charges through whatever gives way. A pillar stuns him; anything else only stops him.
static void charge(World *world, int index) {
    Actor *lord = &world->actors[index];
    if (lord->act_ticks == 0) emit_toward(world, EVENT_CHARGE, index, 0, dir_of(lord->push));
    Vec by = scale_push_way(world, index);
    bool stunned = false, stopped = large_body_clear(world, index, by, &stunned);
    Vec way = stopped ? (Vec){0, 0} : scale_push(world, index);
    (void)attack_trample(world, index);
    lord->brain.route.step = cell_of(lord->pos);
    if (!stopped && vec_eq(way, by)) return;
    if (stopped) emit_of(world, EVENT_CRASH, index, 0);
    combat_begin_act(world, index, stunned ? ACT_NONE : ACT_RECOVERY);
    if (stunned) minds_stun(world, index, WARLORD_STUN_TICKS);
}

static void land(World *world, int index) {
    Actor *lord = &world->actors[index];
    emit_at(world, EVENT_SLAM, index, 0, 0, cell_centre(lord->brain.mark));
    noise_make(world, lord->brain.mark, NOISE_BREAK, index, lord->brain.mark);
    attack_strike(world, index);
}

static void leap(World *world, int index) {
    Actor *lord = &world->actors[index];
    bool hops = world_is_turn_based(world);
    int ticks = hops ? 1 : WARLORD_LEAP_TICKS;
    Vec way = vec_sub(cell_centre(lord->brain.mark), lord->pos);
    if (lord->act_ticks == 0) lord->push = (Vec){way.x / ticks, way.y / ticks};
    bool stunned = false;
    if (hops) {
        large_body_hop(world, index, lord->brain.mark);
    } else if (!large_body_clear(world, index, lord->push, &stunned)) {
        (void)body_move(world, index, lord->push);
    }
    lord->brain.route.step = cell_of(lord->pos);
    if (lord->act_ticks == ticks - 1) land(world, index);
}

static void burn(World *world, int index, Vec cell, int dir) {
    for (ActorId i = body_first(world, cell), next; i != NOBODY; i = next) {
        next = world->actors[i].next;
        if (i != index)
            combat_hurt_by(world, i, blow_of(&world->actors[index])->damage, dir, CAUSE_FOE, index);
    }
    (void)fire_ignite(world, cell, FLAMES_TICKS, index);
}

static void breathe_fire(World *world, int index) {
    const Actor *lord = &world->actors[index];
    Threat cells[FLAMES_CELLS];
    int count = lord->act_ticks == 0 ? turns_list_fire(world, index, cells, FLAMES_CELLS) : 0;
    for (int i = 0; i < count; i++) burn(world, index, cells[i].cell, dir_of(lord->push));
}

static void ring(World *world, int index) {
    if (world->actors[index].act_ticks > 0) return;
    world->actors[index].brain.stage_ticks = -WARLORD_RING_TICKS;
    world->facts.rung = true;
    emit_of(world, EVENT_RINGS, index, 0);
}

// His roar ends. It puts out the flames around him, in the last phase all.
static void roar(World *world, int index) {
    const Grid *tiles = &world->level.tiles;
    bool crown = world->actors[index].brain.stage == WARLORD_CROWN;
    Vec from = cell_of(world->actors[index].pos);
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        Vec cell = {i % tiles->w, i / tiles->w};
        if (crown || vec_chebyshev(cell, from) <= ROAR_CELLS) (void)light_fixture_quench(world, cell, index);
    }
    for (int i = 0; i < world->floor.item_count && crown; i++) flames_put_out_item(world, i, index);
    flames_rebuild(world);
}

void warlord_strike(World *world, int index) {
    static void (*const STRIKES[BLOW_COUNT])(World * world, int index) = {
        [BLOW_USUAL] = attack_strike, [BLOW_SWEEP] = attack_strike, [BLOW_SLAM] = slam,
        [BLOW_CHARGE] = charge,       [BLOW_TOLL] = ring,           [BLOW_LEAP] = leap,
        [BLOW_FLAMES] = breathe_fire, [BLOW_ROAR] = roar,
    };
    const Brain *brain = &world->actors[index].brain;
    if (brain->blow == BLOW_SNUFF) {
        (void)light_fixture_quench(world, brain->mark, index);
    } else if (STRIKES[brain->blow] != NULL) {
        STRIKES[brain->blow](world, index);
    }
}
