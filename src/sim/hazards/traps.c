// An actor that does not fly sets off the trap in the cell of its centre, and again when the trap is ready
// and the actor still stands there.
#include "sim/hazards/phases.h"

#include "map/balance_harm.h"
#include "sim/combat/combat.h"
#include "sim/hazards/missiles.h"
#include "sim/space/body.h"
#include "sim/space/flames.h"
#include "sim/space/ground.h"
#include "sim/space/noise.h"
#include "sim/space/terrain.h"
#include "sim/state/emit.h"

static void say(World *world, EventKind kind, int actor, int fixture) {
    const Fixture *trap = &world->level.fixtures[fixture];
    emit_at(world, kind, actor, (int)trap->kind, 0, cell_centre(trap->cell));
}

// Lets the hero find a trap, if he sees its cell.
static void show(World *world, int fixture) {
    const Fixture *trap = &world->level.fixtures[fixture];
    WorldFixture *state = &world->floor.fixtures[fixture];
    if (state->found || !fov_has(&world->cache.view, trap->cell)) return;
    state->found = true;
    say(world, EVENT_FOUND, HERO, fixture);
}

// The first actor on the floor of the cell, or NOBODY.
static int first_treading(const World *world, Vec cell) {
    int index = body_first(world, cell);
    while (index >= 0 && !ground_affects_actor(world, index)) index = world->actors[index].next;
    return index;
}

// True when an actor sets off the trap in this tick.
static bool triggered(World *world, int fixture) {
    const Fixture *trap = &world->level.fixtures[fixture];
    if (world->floor.fixtures[fixture].phase != PHASE_REST) return false;
    int index = first_treading(world, trap->cell);
    if (index < 0) return false;
    say(world, EVENT_CLICK, index, fixture);
    show(world, fixture);
    return true;
}

// Counts a phase down. Returns true when it has just ended.
static bool run_down(WorldFixture *state) {
    if (state->timer > 0) state->timer--;
    return state->phase != PHASE_REST && state->timer == 0;
}

static void enter(WorldFixture *state, FixturePhase phase, int ticks) {
    state->phase = phase;
    state->timer = ticks;
}

// Hurts the actors there, or only those that entered in this tick.
static void impale(World *world, Vec cell, bool only_new) {
    ActorId next = NOBODY;
    for (ActorId i = body_first(world, cell); i != NOBODY; i = next) {
        const Actor *actor = &world->actors[i];
        next = actor->next;
        if (!ground_affects_actor(world, i) || (only_new && vec_eq(cell_of(actor->prev), cell))) continue;
        combat_hurt(world, i, SPIKES_DAMAGE, (actor->facing + DIR_COUNT / 2) % DIR_COUNT, CAUSE_TRAP);
    }
}

static void spikes(World *world, int fixture) {
    WorldFixture *state = &world->floor.fixtures[fixture];
    Vec cell = world->level.fixtures[fixture].cell;
    bool over = run_down(state);
    if (state->phase == PHASE_CLICK && over) {
        enter(state, PHASE_OUT, SPIKES_OUT_TICKS);
        say(world, EVENT_SPIKES, HERO, fixture);
        impale(world, cell, false);
    } else if (state->phase == PHASE_OUT) {
        if (over) enter(state, PHASE_REST, 0);
        if (!over) impale(world, cell, true);
    } else if (triggered(world, fixture)) {
        enter(state, PHASE_CLICK, SPIKES_CLICK_TICKS);
    }
}

// Shoots a dart along the row, from the nearest wall to the left.
static void darts(World *world, int fixture) {
    WorldFixture *state = &world->floor.fixtures[fixture];
    if (run_down(state)) enter(state, PHASE_REST, 0);
    if (!triggered(world, fixture)) return;
    Vec cell = world->level.fixtures[fixture].cell;
    while (!level_solid(&world->level, vec_add(cell, DIRS[DIR_W]))) cell.x--;
    missiles_shoot_trap(world, MISSILE_DART, (Vec){cell.x * CELL_SUB, cell_centre(cell).y}, DIRS[DIR_E]);
    enter(state, PHASE_SPENT, DARTS_REARM_TICKS);
}

// Drops an actor into the pit. Not an elite, which steps over it: the hero has to fight elites.
static void swallow(World *world, int index, int fixture) {
    if (ACTORS[world->actors[index].kind].elite) return;
    if (index == HERO) {
        int to = world_leads_to_depth_unchecked(world, EXIT_FALL);
        bool leads = to >= 1 && to <= world_deepest_depth(world);
        if (leads && world->outcome == OUTCOME_NONE) world->exit = EXIT_FALL;
        return;
    }
    say(world, EVENT_FALL, index, fixture);
    combat_kill(world, index, CAUSE_FALL, cell_centre(cell_of(world->actors[index].prev)));
}

static void pit(World *world, int fixture) {
    Vec cell = world->level.fixtures[fixture].cell;
    ActorId next = NOBODY;
    for (ActorId i = body_first(world, cell); i != NOBODY; i = next) {
        next = world->actors[i].next;
        if (!ground_affects_actor(world, i) || world->actors[i].act == ACT_ROLL) continue;
        show(world, fixture);
        swallow(world, i, fixture);
    }
}

// A chest is a fixture too, but does nothing by itself.
static void chest(World *world, int fixture) {
    (void)world;
    (void)fixture;
}

// A pressure plate, which sinks for good under any weight.
static void plate(World *world, int fixture) {
    const Fixture *plate = &world->level.fixtures[fixture];
    WorldFixture *state = &world->floor.fixtures[fixture];
    if (state->phase != PHASE_REST) return;
    int index = first_treading(world, plate->cell);
    if (index < 0 && level_tile(&world->level, plate->cell) != TILE_CRATE) return;
    state->phase = PHASE_OPEN;
    say(world, EVENT_PLATE, int_max(index, HERO), fixture);
    if (level_tile(&world->level, plate->to) != TILE_SECRET) return;
    terrain_set(world, plate->to, TILE_FLOOR);
    emit_at(world, EVENT_SECRET, HERO, 0, 0, cell_centre(plate->to));
    noise_make(world, plate->to, NOISE_DOOR, HERO, plate->to);
}

static void (*const TRAPS[FIXTURE_COUNT])(World *world, int fixture) = {
#define FIXTURE(kind, rules, works, looks) [FIXTURE_##kind] = (works),
#include "map/list_fixtures.h"
#undef FIXTURE
};

void traps_tick(World *world) {
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *fixture = &world->level.fixtures[i];
        bool hidden = FIXTURES[fixture->kind].trap || fixture->trapped || fixture->kind == FIXTURE_PLATE;
        if (hidden && flames_lit_in_sight(world, fixture->cell)) show(world, i);
        TRAPS[fixture->kind](world, i);
    }
}
