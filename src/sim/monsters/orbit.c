#include "sim/monsters/orbit.h"

#include "sim/monsters/step.h"

static bool on_ring(const World *world, int index, Vec cell) {
    int steps = path_hero_steps_from(world, index, cell);
    return steps >= ORBIT_NEAR && steps <= ORBIT_FAR;
}

// A StepScore that leads around the hero. Monsters with an even index circle one way, those with an odd index
// the other way; each turns around from time to time.
static int around(const World *world, int index, Vec to) {
    if (!on_ring(world, index, to)) return -1;
    const Actor *actor = &world->actors[index];
    Vec cell = cell_of(actor->pos), out = vec_sub(cell, world->cache.hero_cell), by = vec_sub(to, cell);
    int side = (index + actor->brain.mind_ticks / 256) % 2 == 0 ? 1 : -1;
    return 64 - side * (out.x * by.y - out.y * by.x);
}

static int fluttering(const World *world, int index, Vec to) {
    int steps = path_hero_steps_from(world, index, to);
    return steps >= ORBIT_NEAR && steps <= ORBIT_FAR + 1 ? path_score_any(world, index, to) : -1;
}

static void keep_distance(World *world, int index, StepScore *score) {
    int steps = path_hero_steps(world, index), pace = ACTORS[world->actors[index].kind].pace;
    if (steps > ORBIT_FAR) {
        step_take(world, index, path_score_closer, 8);
    } else {
        step_take(world, index, steps < ORBIT_NEAR ? path_score_further : score, pace);
    }
}

void orbit_circle(World *world, int index) {
    keep_distance(world, index, around);
}

// Flutters on the spot where light bars the way to the hero.
void orbit_flutter(World *world, int index) {
    if (path_hero_steps(world, index) == DIST_NONE) {
        step_take(world, index, path_score_any, 8);
    } else {
        keep_distance(world, index, fluttering);
    }
}

// Steps back and then stands ready.
void orbit_keep_distance(World *world, int index) {
    int steps = path_hero_steps(world, index);
    if (steps > ORBIT_FAR) {
        step_take(world, index, path_score_closer, 8);
    } else if (steps < ORBIT_NEAR) {
        step_take(world, index, path_score_further, ACTORS[world->actors[index].kind].pace);
    }
}
