#include "sim/monsters/step.h"

#include "sim/combat/turns.h"
#include "sim/space/flames.h"
#include "sim/state/rules.h"

enum { HOP_TICKS = 16 };

bool thief_is_escaping(const Actor *actor) {
    return actor->brain.carries_loot && ACTORS[actor->kind].loaded > 0;
}

int step_own_speed(const World *world, int index, int eighths) {
    const Actor *actor = &world->actors[index];
    int full = thief_is_escaping(actor) ? ACTORS[actor->kind].loaded : ACTORS[actor->kind].speed;
    int speed = full * eighths / 8;
    if (!ACTORS[actor->kind].hops) return speed;
    bool in_hop = (world->tick + (uint32_t)index * 7) / HOP_TICKS % 2 == 0;
    return in_hop ? 2 * speed : 0;
}

bool step_foresees_blow(const World *world, int index, Vec cell) {
    bool clever = ACTORS[world->actors[index].kind].clever;
    return clever && rules_of_pace(world)->marks && turns_is_threatened(world, index, cell);
}

// True if it waits until a blow that will hit the cell ahead has fallen.
static bool holds_off(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    Vec step = actor->brain.route.step;
    return !vec_eq(step, cell_of(actor->pos)) && step_foresees_blow(world, index, step);
}

// The next cell of its way. If it could not get there it gives that cell up once: whoever blocks it may need
// the cell to make room.
static Vec next_step(World *world, int index, StepScore *score) {
    Route *route = &world->actors[index].brain.route;
    Vec cell = cell_of(world->actors[index].pos), next = path_choose_step(world, index, score);
    bool in_vain = route->blocked >= ROUSE_TICKS && vec_eq(next, route->step);
    if (in_vain) route->blocked = 0;
    return in_vain ? cell : next;
}

bool step_take(World *world, int index, StepScore *score, int eighths) {
    Actor *actor = &world->actors[index];
    int speed = step_own_speed(world, index, eighths);
    bool found = true;
    if (path_is_at_step(actor) || actor->brain.route.blocked >= ROUSE_TICKS) {
        actor->brain.route.step = next_step(world, index, score);
        found = !vec_eq(actor->brain.route.step, cell_of(actor->pos));
    }
    if (!holds_off(world, index)) path_walk(world, index, speed);
    return found;
}

void step_face(Actor *actor, int dir) {
    int turn_ticks = ACTORS[actor->kind].turn_ticks;
    if (turn_ticks == 0) {
        actor->facing = dir;
        return;
    }
    if (actor->brain.turn_wait > 0 || dir == actor->facing) return;
    int way = (dir - actor->facing + DIR_COUNT) % DIR_COUNT;
    actor->facing = (actor->facing + (way <= DIR_COUNT / 2 ? 1 : DIR_COUNT - 1)) % DIR_COUNT;
    actor->brain.turn_wait = turn_ticks;
}

TravelResult step_walk(World *world, int index, int eighths) {
    Actor *actor = &world->actors[index];
    Vec from = actor->pos;
    if (holds_off(world, index)) return TRAVEL_ON;
    TravelResult travel = path_travel(world, index, step_own_speed(world, index, eighths));
    if (!vec_eq(from, actor->pos)) step_face(actor, dir_of(vec_sub(actor->pos, from)));
    return travel;
}

int step_score_safe(const World *world, int index, Vec to) {
    return turns_is_threatened(world, index, to) ? -1 : path_score_any(world, index, to);
}

// The distance to the nearest flame that lights a cell. The torch in the hero's hand does not count.
static int nearest_light(const World *world, Vec cell) {
    int least = vec_square(vec_sub(cell, world->cache.hero_cell));
    for (int i = 0; i < world->cache.flame_count; i++) {
        const Flame *flame = &world->cache.flames[i];
        if (fov_has(&flame->fov, cell)) least = int_min(least, vec_square(vec_sub(cell, flame->cell)));
    }
    return least;
}

int step_score_darker(const World *world, int index, Vec to) {
    int liked = path_score_any(world, index, to);
    if (!flames_is_flame_lit(world, to)) return liked;
    return 4096 + liked - 16 * int_min(nearest_light(world, to), 255);
}
