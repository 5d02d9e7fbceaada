// The hero hops at once, and the time of the step passes afterwards. So he can step out of every blow that
// he sees coming.
#include "sim/hero/verbs.h"

#include "sim/combat/combat.h"
#include "sim/space/body.h"
#include "sim/space/flames.h"
#include "sim/state/gear_effects.h"

static StepKind bump_of(const World *world, Vec cell, int dir) {
    Tile tile = level_tile(&world->level, cell);
    int lock = tile_lock(tile);
    if (lock != 0) return world->hero.keys[lock - 1] > 0 ? STEP_BUMP : STEP_RATTLE;
    bool slides = tile == TILE_CRATE && !level_solid(&world->level, vec_add(cell, DIRS[dir]));
    return tile == TILE_DOOR || slides ? STEP_BUMP : STEP_NONE;
}

static StepKind kind_of(const World *world, int dir) {
    Vec cell = cell_of(world->actors[HERO].pos), to = vec_add(cell, DIRS[dir]);
    ActorId other = body_first(world, to);
    if (body_can_hop(world, HERO, dir)) return STEP_HOP;
    bool open = combat_line_open(&world->level, cell_centre(cell), cell_centre(to));
    if (other != NOBODY && open) return flames_ambusher_hides(world, other) ? STEP_BUMP : STEP_STRIKE;
    return other == NOBODY && dir % 2 == 0 ? bump_of(world, to, dir) : STEP_NONE;
}

// A diagonal that a wall blocks does nothing: he does not slide along it.
HeroStep hero_resolve_step(const World *world, int dir) {
    return (HeroStep){kind_of(world, dir), dir};
}

static void spend(World *world, int ticks) {
    world->intent.step_ticks = ticks;
    combat_begin_act(world, HERO, ACT_STEP);
}

static int pace_of(const World *world, int dir) {
    return body_speed_on_ground(world, HERO, DIRS[dir], gear_speed(world));
}

// The ticks of a step from the ground where he stands, rounded up.
static int step_ticks(const World *world, int dir) {
    int speed = pace_of(world, dir);
    return (CELL_SUB + speed - 1) / speed;
}

void hero_step(World *world, HeroStep step) {
    int ticks = step_ticks(world, step.dir);
    world->actors[HERO].facing = step.dir;
    if (step.kind == STEP_HOP) {
        if (!body_must_slide_first(world, HERO, step.dir))
            body_hop_on(world, HERO, step.dir, pace_of(world, step.dir));
        spend(world, ticks);
    } else if (step.kind == STEP_BUMP || step.kind == STEP_RATTLE) {
        body_note_bump(world, HERO, DIRS[step.dir], true);
        if (step.kind == STEP_BUMP) spend(world, ticks);
    }
}

void hero_wait_turn(World *world) {
    spend(world, TURN_TICKS);
}
