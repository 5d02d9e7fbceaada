#include "sim/toll/toll.h"

#include "base/check.h"
#include "base/hash.h"
#include "gen/descent/depths.h"
#include "map/balance_toll.h"
#include "map/vestibule.h"
#include "sim/combat/combat.h"
#include "sim/monsters/hunters.h"
#include "sim/space/flames.h"
#include "sim/state/emit.h"
#include "sim/state/gear_effects.h"
#include "sim/state/quota.h"
#include "sim/toll/plan.h"

#include <stdlib.h>
#include <string.h>

static const int MARKS[] = {TOLL_WARN_TICKS, 180, 120,
                            60}; // ticks before a toll at which it announces itself

// ---- memory

static bool plan_init(TollPlan *plan, int w, int h) {
    return level_init(&plan->next, w, h) && grid_init(&plan->held, w, h) && grid_init(&plan->tolled, w, h) &&
           grid_init(&plan->used, w, h) && dist_init(&plan->walk, w, h) && cells_init(&plan->far, w, h) &&
           cells_init(&plan->near, w, h) && cells_init(&plan->kept, w, h);
}

static void plan_free(TollPlan *plan) {
    level_free(&plan->next);
    grid_free(&plan->held);
    grid_free(&plan->tolled);
    grid_free(&plan->used);
    dist_free(&plan->walk);
    cells_free(&plan->far);
    cells_free(&plan->near);
    cells_free(&plan->kept);
    free(plan);
}

static bool clock_begin(World *world, Blend *blend) {
    blend->w = world->level.tiles.w;
    blend->h = world->level.tiles.h;
    world->cache.rebuild = rebuild_new(blend);
    return world->cache.rebuild != NULL;
}

static bool depth_begin(World *world) {
    const Level *level = &world->level;
    const DescentDepth *depth = descent_depth(level->depth);
    world->clock = (TollClock){.on = true,
                               .quota = level->quota,
                               .ticks = depth->first,
                               .period = depth->period,
                               .crown = depth->arena,
                               .bell_ready = !level_has_unopened_vestibule(level)};
    Blend blend;
    descent_choose_blend(&blend, level->seed, level->depth);
    return clock_begin(world, &blend);
}

bool toll_begin_single(World *world, const GenOptions *options) {
    Blend blend = {.count = 2, .of = {*options, *options}};
    world->clock = (TollClock){.on = true,
                               .single = true,
                               .quota = (quota_count_at_risk(world) + 1) / 2,
                               .ticks = TOLL_PERIOD,
                               .period = TOLL_PERIOD,
                               .bell_ready = true};
    return clock_begin(world, &blend);
}

bool toll_init(World *world) {
    const Grid *tiles = &world->level.tiles;
    world->cache.toll = calloc(1, sizeof *world->cache.toll);
    if (world->cache.toll == NULL || !plan_init(world->cache.toll, tiles->w, tiles->h)) return false;
    return world->level.depth == 0 || depth_begin(world);
}

bool toll_copy(World *to, const World *from) {
    const Grid *tolled = &from->cache.toll->tolled;
    TollPlan *plan = to->cache.toll = calloc(1, sizeof *plan);
    if (plan == NULL || !plan_init(plan, tolled->w, tolled->h)) return false;
    grid_copy(&plan->tolled, tolled);
    if (from->cache.rebuild == NULL) return true;
    to->cache.rebuild = rebuild_clone(from->cache.rebuild);
    return to->cache.rebuild != NULL;
}

void toll_free(World *world) {
    rebuild_free(world->cache.rebuild);
    if (world->cache.toll != NULL) plan_free(world->cache.toll);
    world->cache.rebuild = NULL;
    world->cache.toll = NULL;
}

const Grid *toll_last_held(const World *world) {
    return world->cache.toll == NULL ? NULL : &world->cache.toll->tolled;
}

Grid *toll_last_held_grid(World *world) {
    return &world->cache.toll->tolled;
}

// ---- the toll

// A toll never takes so much that the quota could not be met.
static void check_quota(const World *world) {
    CHECK(world->clock.elite_dead || world->collected + world->remaining >= world->clock.quota);
}

static uint64_t seed_of(const World *world, int number, int lot) {
    uint64_t hash = hash_int(HASH_START, (int64_t)world->level.seed);
    hash = hash_int(hash_int(hash, world->depth), number);
    return hash_mix(hash_int(hash, lot));
}

// Puts water and ice back where they were, where there is floor. Embers shine, so they were held.
static void lay_ground(const World *world, TollPlan *plan) {
    const uint8_t *was = world->level.tiles.cells;
    uint8_t *tiles = plan->next.tiles.cells, *decor = plan->next.decor.cells;
    for (int i = 0; i < plan->held.w * plan->held.h; i++) {
        bool ground = was[i] == TILE_WATER || was[i] == TILE_ICE;
        if (!ground || tiles[i] != TILE_FLOOR) continue;
        tiles[i] = was[i];
        decor[i] = DECOR_NONE;
    }
}

// One try. The first uses the level's generator B, further tries alternate.
static bool attempt(const World *world, TollPlan *plan, int try) {
    uint64_t seed = seed_of(world, plan->number, try);
    rng_init(&plan->rng, seed, STREAM_FURNISH);
    plan->last_try = try == TOLL_TRIES - 1;
    plan_sort(world, plan);
    Vec hero = cell_of(world->actors[HERO].pos);
    rebuild_level(world->cache.rebuild, &plan->next, &plan->held, hero, plan->number, seed);
    lay_ground(world, plan);
    plan_place_bodies(world, plan);
    plan_find_free_cells(world, plan);
    return plan_relocate(world, plan) && plan_furnish(world, plan) && plan_is_proved(world, plan);
}

// Holds every cell, so that only what was foretold comes.
static void give_up(World *world, TollPlan *plan) {
    plan_keep_all(world, plan);
    plan_find_free_cells(world, plan);
    (void)plan_furnish(world, plan);
    emit_at(world, EVENT_DUST, HERO, 0, 0, world->actors[HERO].pos);
}

// Opens the grate, if the quota is collected.
static void open_grate(World *world) {
    if (!world_grate_opens_at_toll(world)) return;
    world->clock.open = true;
    emit_at(world, EVENT_FREED, HERO, 0, 0, cell_centre(plan_find_stairs(world))); // their light held them
}

static TollReport toll(World *world, bool rung) {
    TollReport report = {0};
    if (!world->clock.on) return report;
    TollPlan *plan = world->cache.toll;
    plan->number = world->clock.tolls + 1;
    plan->hunter_count = toll_forecast(world, rung).hunters;
    toll_hold(world, &plan->held);
    while (!report.made && report.attempts < TOLL_TRIES) {
        report.made = attempt(world, plan, report.attempts);
        report.attempts++;
    }
    if (!report.made) give_up(world, plan);
    plan_hallow(world, plan, (Rect){0, 0, world->level.tiles.w, world->level.tiles.h});
    plan_apply(world, plan);
    world->clock.ticks = world->clock.period;
    world->clock.doorstep = (Vec){0, 0};
    world->clock.put_off = world->clock.peal = world->hero.sealed = false;
    open_grate(world);
    check_quota(world);
    return report;
}

TollReport toll_perform_rung(World *world) {
    return toll(world, true);
}

static void strike_hour(World *world) {
    (void)toll(world, false);
    world->clock.hours++;
}

// ---- who comes without a toll

// Takes a free unlit cell as tolls do. Returns false when there is none.
static bool take_dark(World *world, Vec *cell) {
    TollPlan *plan = world->cache.toll;
    rng_init(&plan->rng, seed_of(world, (int)world->tick, WORLD_ITEMS_MAX), STREAM_FURNISH);
    plan->takes = false;
    plan_keep_all(world, plan);
    toll_hold(world, &plan->held);
    plan_find_free_cells(world, plan);
    return plan_take_unheld_cell(plan, cell);
}

// Sends a hunter from the dark.
static void summon(World *world) {
    Vec cell;
    if (!take_dark(world, &cell)) return;
    ActorKind kind = hunter_choose(world, &world->cache.toll->rng);
    if (kind != ACTOR_NONE) hunter_create(world, kind, cell);
}

// ---- each tick

static void begin_ring(World *world) {
    const Actor *hero = &world->actors[HERO];
    if (hero->act == ACT_RING && hero->act_ticks == 0)
        emit_of(world, EVENT_BELL, HERO, flames_bell_heals(world));
}

// Does what the hero asks for in this tick.
static void answer(World *world) {
    Facts *facts = &world->facts;
    begin_ring(world);
    if (facts->bell_taken) toll_perform_first(world);
    if (facts->rung) (void)toll_perform_rung(world);
    if (facts->summoned) summon(world);
    facts->bell_taken = facts->rung = facts->summoned = world->clock.peal = false;
}

// Delays the toll once, if the ring of hours was worn at any time since the last one. It does so at once, so
// that the clock that is shown is true.
static void put_off(World *world) {
    TollClock *clock = &world->clock;
    if (!clock->on || clock->put_off || !gear_worn(world, ITEM_HOURS_RING)) return;
    clock->put_off = true;
    clock->ticks += HOURS_TICKS;
}

// Starts the clock when the hero leaves the vestibule, however long he stayed there.
static void leave_vestibule(World *world) {
    bool leaves = vec_chebyshev(cell_of(world->actors[HERO].pos), world->clock.doorstep) <= 1;
    if (leaves) world->clock.doorstep = (Vec){0, 0};
}

static void run_clock(World *world) {
    TollClock *clock = &world->clock;
    if (!clock->on || world->outcome != OUTCOME_NONE) return;
    check_quota(world);
    if (level_has_unopened_vestibule(&world->level)) { // in the vestibule the clock stands
        bool outside = !rect_has(world->level.vestibule, cell_of(world->actors[HERO].pos));
        if (outside) toll_perform_first(world);
        return;
    }
    leave_vestibule(world);
    if (world->clock.doorstep.x != 0 || clock->crown) return;
    clock->ticks--;
    for (size_t i = 0; i < sizeof MARKS / sizeof MARKS[0]; i++) {
        if (clock->ticks != MARKS[i]) continue;
        emit_at(world, EVENT_STROKE, HERO, 0, MARKS[i], world->actors[HERO].pos);
    }
    if (clock->ticks > 0) return;
    strike_hour(world);
    if (world->actors[HERO].act == ACT_RING)
        combat_begin_act(world, HERO, ACT_NONE); // the ringing of the hand bell ends unused
}

void toll_tick(World *world) {
    answer(world);
    run_clock(world);
    put_off(world);
}
