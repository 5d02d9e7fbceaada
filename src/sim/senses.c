// Sight is symmetric, so what the hero's own view holds can see him: one field of view serves everybody. Each
// monster looks every fourth tick, in turns.
#include "sim/senses.h"

enum { ASLEEP_SIGHT = 2, AMBUSH_SIGHT = -1, NOTICE_GAIN = 12, NOTICE_NEAR = 4, NOTICE_LOSS = 6 };

static int sight_of(const Actor *actor) {
    switch (actor->mind) {
    case MIND_ASLEEP:
        return ASLEEP_SIGHT;
    case MIND_AMBUSH:
        return AMBUSH_SIGHT;
    case MIND_CHASE:
        return SIGHT_X;
    default:
        return ACTORS[actor->kind].sight;
    }
}

static bool can_see(const World *world, const Actor *actor) {
    if (world->outcome != OUTCOME_NONE) return false;
    Vec cell = cell_of(actor->pos), way = vec_sub(world->hero_cell, cell);
    return int_abs(way.x) <= SIGHT_X && int_abs(way.y) <= SIGHT_Y && fov_has(&world->view, cell) &&
           vec_dist(cell, world->hero_cell) <= sight_of(actor);
}

static void look(World *world, Actor *actor) {
    actor->sees = can_see(world, actor);
    int gain = -NOTICE_LOSS;
    if (actor->sees) {
        int spare = sight_of(actor) - vec_dist(cell_of(actor->pos), world->hero_cell);
        gain = NOTICE_GAIN + NOTICE_NEAR * spare;
        actor->seen = world->hero_cell;
    }
    if (actor->mind != MIND_CHASE) actor->notice = int_clamp(actor->notice + gain, 0, NOTICE_FULL);
}

void senses_tick(World *world, int index) {
    Actor *actor = &world->actors[index];
    if ((world->tick + (uint32_t)index) % SIGHT_TICKS == 0) look(world, actor);
    actor->unseen = actor->sees ? 0 : int_min(actor->unseen + 1, INT16_MAX);
}
