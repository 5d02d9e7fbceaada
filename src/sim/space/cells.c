// A push, a split or a toll can leave a body off its cell's centre, or two bodies in a cell. So can playing
// in real time.
#include "sim/space/cells.h"

#include "sim/space/body.h"
#include "sim/space/paths.h"

enum { NEAR_STEPS = 8 };

// True if the cell belongs to this body: it is the first one in it.
static bool holds(const World *world, int index, Vec cell) {
    return !level_solid(&world->level, cell) && body_first(world, cell) == index;
}

static bool is_free(const World *world, Vec cell) {
    return !level_solid(&world->level, cell) && body_first(world, cell) == NOBODY;
}

// The nearest free cell within `limit` steps; of equal ones the first in reading order. `from` if there is
// none.
static Vec nearest_free(World *world, Vec from, int limit) {
    DistMap *map = &world->cache.scratch;
    Vec best = from;
    int least = DIST_NONE;
    dist_from(map, &world->level, from, EIGHT_WAYS, limit);
    for (int y = map->known.y; y < map->known.y + map->known.h; y++) {
        for (int x = map->known.x; x < map->known.x + map->known.w; x++) {
            Vec cell = {x, y};
            if (dist_at(map, cell) >= least || !is_free(world, cell)) continue;
            best = cell;
            least = dist_at(map, cell);
        }
    }
    return best;
}

static Vec place_for(World *world, Vec cell) {
    Vec near = nearest_free(world, cell, NEAR_STEPS);
    return vec_eq(near, cell) ? nearest_free(world, cell, DIST_NONE) : near;
}

static void put(World *world, int index, Vec cell) {
    Actor *actor = &world->actors[index];
    body_leave(world, index);
    body_enter(world, index, cell_centre(cell));
    if (index == HERO) return;
    actor->brain.route.step = cell;
    actor->brain.route.at = actor->brain.route.count = 0; // the path would begin at another cell
}

void bodies_snap_to_cells(World *world) {
    for (int i = 0; i < world->actor_count; i++) {
        Actor *actor = &world->actors[i];
        Vec cell = cell_of(actor->pos);
        if (actor->kind == ACTOR_NONE) continue;
        bool stays = holds(world, i, cell);
        if (stays && vec_eq(actor->pos, cell_centre(cell))) continue;
        put(world, i, stays ? cell : place_for(world, cell));
    }
}

static void stop_all(World *world) {
    for (int i = 0; i < world->actor_count; i++) {
        Actor *actor = &world->actors[i];
        actor->vel = (Vec){0, 0};
        actor->energy = 0;
        if (actor->act == ACT_HURT) actor->push = (Vec){0, 0};
    }
}

void bodies_stop_turns(World *world) {
    stop_all(world);
    bodies_snap_to_cells(world);
}

void bodies_stop_real_time(World *world) {
    Actor *hero = &world->actors[HERO];
    stop_all(world);
    if (hero->act == ACT_STEP) hero->act = ACT_NONE;
}
