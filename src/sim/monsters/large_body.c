// How a body wider than a cell finds its way. A distance map over the cells where it fits is made
// breadth-first, in eight directions, from all cells beside the target. It uses the scratch memory of paths.
#include "sim/monsters/large_body.h"

#include "sim/combat/blows.h"
#include "sim/combat/combat.h"
#include "sim/hazards/props.h"
#include "sim/monsters/step.h"
#include "sim/space/body.h"
#include "sim/space/noise.h"
#include "sim/space/terrain.h"

enum { AROUND = 3 }; // within this many cells of its target it may stop

static bool inside(const World *world, Vec cell) {
    const Grid *tiles = &world->level.tiles;
    return rect_has((Rect){1, 1, tiles->w - 2, tiles->h - 2}, cell);
}

static bool open_to(const World *world, Vec cell) {
    return !level_solid(&world->level, cell) || terrain_gives_way(&world->level, cell);
}

// True if the body fits with its centre in the cell, once it has broken what gives way.
static bool stands(const World *world, Vec cell) {
    return open_to(world, (Vec){cell.x - 1, cell.y}) && open_to(world, cell) &&
           open_to(world, (Vec){cell.x + 1, cell.y});
}

// True if it can take a step, even from where it does not fit: a charge may end beside the outer wall.
static bool steps_open(const World *world, Vec cell, Vec by) {
    Vec to = vec_add(cell, by), beside[] = {{to.x, cell.y}, {cell.x, to.y}};
    for (int i = 0; i < 2; i++) {
        if (!vec_eq(beside[i], cell) && !stands(world, beside[i])) return false;
    }
    return stands(world, to);
}

static int *steps_at(DistMap *map, Vec cell) {
    return &map->steps[cell.y * map->w + cell.x];
}

// Finds the cells nearest to the target where it fits, as the start of the map.
static int seed(World *world, DistMap *map, Vec target) {
    int count = 0;
    for (int radius = 0; radius <= AROUND && count == 0; radius++) {
        for (int i = 0; i < (2 * radius + 1) * (2 * radius + 1); i++) {
            Vec cell = {target.x - radius + i % (2 * radius + 1), target.y - radius + i / (2 * radius + 1)};
            if (!inside(world, cell) || !stands(world, cell)) continue;
            *steps_at(map, cell) = 0;
            map->queue[count++] = cell.y * map->w + cell.x;
        }
    }
    return count;
}

// Computes the distances to the target.
static void flood(World *world, Vec target) {
    DistMap *map = &world->cache.scratch;
    map->known = (Rect){0, 0, map->w, map->h};
    for (int i = 0; i < map->w * map->h; i++) map->steps[i] = DIST_NONE;
    int count = seed(world, map, target);
    for (int at = 0; at < count; at++) {
        Vec cell = {map->queue[at] % map->w, map->queue[at] / map->w};
        for (int dir = 0; dir < DIR_COUNT; dir++) {
            Vec to = vec_add(cell, DIRS[dir]);
            if (!inside(world, to) || *steps_at(map, to) != DIST_NONE || !steps_open(world, cell, DIRS[dir]))
                continue;
            *steps_at(map, to) = *steps_at(map, cell) + 1;
            map->queue[count++] = to.y * map->w + to.x;
        }
    }
}

// The neighbour nearest to the target, or its own cell if none is nearer.
static Vec choose(World *world, Vec cell, Vec target) {
    flood(world, target);
    Vec best = cell;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        Vec to = vec_add(cell, DIRS[dir]);
        bool nearer = dist_at(&world->cache.scratch, to) < dist_at(&world->cache.scratch, best);
        if (inside(world, to) && nearer && steps_open(world, cell, DIRS[dir])) best = to;
    }
    return best;
}

bool large_body_break_cell(World *world, int index, Vec cell) {
    if (!terrain_gives_way(&world->level, cell)) return false;
    if (props_break_weak(world, cell, index)) return true;
    terrain_break(world, cell, index);
    noise_make(world, cell, NOISE_BREAK, index, cell);
    return true;
}

// The cells of its box after a way. Turn by turn those that a hop passes: a diagonal one passes the two
// beside it.
static Rect box_after(const World *world, int index, Vec by) {
    const Actor *actor = &world->actors[index];
    Vec half = body_half(actor->kind), to = vec_add(actor->pos, by);
    Vec first = cell_of(vec_sub(to, half)), last = cell_of(vec_add(to, (Vec){half.x - 1, half.y - 1}));
    if (world_is_turn_based(world)) {
        Vec from = cell_of(actor->pos), end = cell_of(to);
        first = (Vec){int_min(from.x, end.x), int_min(from.y, end.y)};
        last = (Vec){int_max(from.x, end.x), int_max(from.y, end.y)};
    }
    return (Rect){first.x, first.y, last.x - first.x + 1, last.y - first.y + 1};
}

bool large_body_clear(World *world, int index, Vec by, bool *pillar) {
    Rect cells = box_after(world, index, by);
    bool holds = false;
    for (int i = 0; i < cells.w * cells.h; i++) {
        Vec cell = rect_cell(cells, i);
        if (!level_solid(&world->level, cell)) continue;
        bool post = level_tile(&world->level, cell) == TILE_PILLAR;
        if (post && pillar != NULL) *pillar |= props_break_pillar(world, cell, index);
        if (post || !large_body_break_cell(world, index, cell)) holds = true;
    }
    return holds;
}

// Tramples the monsters that it would overlap: the Warlord's own guards.
static void trample_guards(World *world, int index, Vec by) {
    const Actor *actor = &world->actors[index];
    Vec half = body_half(actor->kind), to = vec_add(actor->pos, by);
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *other = &world->actors[i];
        Vec own = body_half(other->kind), way = vec_sub(other->pos, to);
        bool met = int_abs(way.x) < half.x + own.x && int_abs(way.y) < half.y + own.y;
        if (i == index || other->kind == ACTOR_NONE || !met) continue;
        combat_hurt_by(world, i, blow_of(actor)->damage, dir_of(way), CAUSE_FOE, index);
    }
}

// Clears its way for one step or hop.
static void clear_way(World *world, int index, Vec want) {
    Vec hop = {int_sign(want.x) * CELL_SUB, int_sign(want.y) * CELL_SUB};
    (void)large_body_clear(world, index, world_is_turn_based(world) ? hop : want, NULL);
}

void large_body_walk_to(World *world, int index, Vec target_cell, int eighths) {
    Actor *actor = &world->actors[index];
    Vec cell = cell_of(actor->pos), step = actor->brain.route.step;
    bool there = vec_eq(actor->pos, cell_centre(step)) || vec_chebyshev(cell, step) > 1;
    if (there || actor->brain.route.blocked > ROUSE_TICKS) {
        actor->brain.route.step = choose(world, cell, target_cell);
        actor->brain.route.blocked = 0;
    }
    int speed = step_own_speed(world, index, eighths);
    Vec want = body_velocity_to(actor->pos, cell_centre(actor->brain.route.step), speed);
    if (want.x == 0 && want.y == 0) return;
    if (actor->brain.route.blocked == ROUSE_TICKS) trample_guards(world, index, want);
    clear_way(world, index, want);
    Vec before = actor->pos, goal = cell_centre(actor->brain.route.step);
    (void)body_walk(world, index, want, speed);
    // moving to and fro along somebody's corner does not count as progress
    bool nearer = vec_square(vec_sub(goal, actor->pos)) < vec_square(vec_sub(goal, before));
    if (!nearer && !body_lacks_energy(world, index)) actor->brain.route.blocked++;
}

void large_body_hop(World *world, int index, Vec cell) {
    Vec best = cell_of(world->actors[index].pos);
    for (int dir = -1; dir < DIR_COUNT; dir++) {
        Vec to = dir < 0 ? cell : vec_add(cell, DIRS[dir]);
        bool nearer = vec_square(vec_sub(to, cell)) < vec_square(vec_sub(best, cell));
        if (nearer && inside(world, to) && !level_solid(&world->level, to) && body_first(world, to) == NOBODY)
            best = to;
    }
    body_leave(world, index);
    body_enter(world, index, cell_centre(best));
}
