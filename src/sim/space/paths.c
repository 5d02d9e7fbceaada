// A monster that chases the hero walks down the distance map around him. Any other follows a path that was
// planned once, by breadth-first search from the target. It walks around an actor in the way by replacing
// two steps with two others.
#include "sim/space/paths.h"

#include "sim/space/body.h"
#include "sim/space/flames.h"
#include "sim/space/terrain.h"

// How long a monster is blocked before it gives up, and before it looks for a way around.
enum { PATIENCE_TICKS = 60, DETOUR_TICKS = 10 };
enum { STANDS = 2 }; // a bit of a barred cell: a monster that stays there bars it

// The actor that has reserved a cell, except `index`, or NOBODY.
static ActorId holder_of(const World *world, int index, Vec cell) {
    for (int y = cell.y - 1; y <= cell.y + 1; y++) {
        for (int x = cell.x - 1; x <= cell.x + 1; x++) {
            Vec from = {x, y};
            for (ActorId i = body_first(world, from); i != NOBODY; i = world->actors[i].next) {
                if (i == index) continue;
                if (vec_eq(from, cell) || (i != HERO && vec_eq(world->actors[i].brain.route.step, cell)))
                    return i;
            }
        }
    }
    return NOBODY;
}

static PathProfile profile_of(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    const ActorInfo *info = &ACTORS[actor->kind];
    if (info->shuns) return PROFILE_SHY;
    bool careful = info->clever || actor->brain.wary > 0;
    if (careful && actor->brain.mind != MIND_FLEE) return info->hands ? PROFILE_CLEVER : PROFILE_WARY;
    return info->hands ? PROFILE_HANDY : PROFILE_PLAIN;
}

static bool ghostly(const World *world, int index) {
    return ACTORS[world->actors[index].kind].ghostly;
}

bool path_enters_light(const World *world, int index, Vec from, Vec to) {
    return ACTORS[world->actors[index].kind].shuns && flames_is_flame_lit(world, to) &&
           !flames_is_flame_lit(world, from);
}

// A monster that stands in light that it shuns may step anywhere, so that it can get out.
bool path_terrain_allows(const World *world, int index, Vec cell, int dir) {
    PathProfile profile = profile_of(world, index);
    Vec to = vec_add(cell, DIRS[dir]);
    if (path_enters_light(world, index, cell, to)) return false;
    if (ghostly(world, index)) return body_can_pass_walls(world, index, to);
    if (!dist_can_step(&world->level, cell, dir)) return false;
    if (profile == PROFILE_SHY) profile = PROFILE_PLAIN;
    return grid_at(&world->cache.barred[profile], to) == 0;
}

int path_hero_steps_from(const World *world, int index, Vec cell) {
    if (ghostly(world, index)) return vec_chebyshev(cell, world->cache.hero_cell);
    return dist_at(ways_to_hero(world, profile_of(world, index)), cell);
}

int path_hero_steps(const World *world, int index) {
    return path_hero_steps_from(world, index, cell_of(world->actors[index].pos));
}

// Prefers cells in a straight line, among those equally far away.
static int bend(const World *world, Vec to) {
    return vec_square(vec_sub(to, world->cache.hero_cell));
}

int path_score_closer(const World *world, int index, Vec to) {
    int steps = path_hero_steps_from(world, index, to);
    return steps < path_hero_steps(world, index) ? steps * 4096 + bend(world, to) : -1;
}

int path_score_further(const World *world, int index, Vec to) {
    int steps = path_hero_steps_from(world, index, to);
    if (steps == DIST_NONE || steps <= path_hero_steps(world, index)) return -1;
    return int_max((CHASE_STEPS - steps) * 4096 - bend(world, to), 0);
}

// The score looks random and differs between monsters, but takes nothing from the random stream.
int path_score_any(const World *world, int index, Vec to) {
    return (int)((world->tick / 8 * 7 + (uint32_t)(index * 13 + to.x * 5 + to.y * 11)) % 17);
}

Vec path_choose_step(const World *world, int index, StepScore *score) {
    Vec cell = cell_of(world->actors[index].pos), best = cell;
    int least = -1;
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        Vec to = vec_add(cell, DIRS[dir]);
        if (!path_terrain_allows(world, index, cell, dir)) continue;
        int liked = score(world, index, to);
        if (liked < 0 || (least >= 0 && liked >= least) || holder_of(world, index, to) >= 0) continue;
        best = to;
        least = liked;
    }
    return best;
}

int path_monster_in_way(const World *world, int index) {
    Vec cell = cell_of(world->actors[index].pos);
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        Vec to = vec_add(cell, DIRS[dir]);
        if (!path_terrain_allows(world, index, cell, dir) || path_score_closer(world, index, to) < 0)
            continue;
        int holder = holder_of(world, index, to);
        if (holder > HERO) return holder;
    }
    return -1;
}

bool path_is_at_step(const Actor *actor) {
    return vec_eq(actor->brain.route.step, cell_of(actor->pos));
}

// Turns back from light that has appeared ahead, and plans again.
static void shrink_back(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (!path_enters_light(world, index, cell_of(actor->pos), actor->brain.route.step)) return;
    actor->brain.route.step = cell_of(actor->pos);
    actor->brain.route.at = actor->brain.route.count = 0;
}

void path_walk(World *world, int index, int speed) {
    Actor *actor = &world->actors[index];
    shrink_back(world, index);
    Vec want = body_velocity_to(actor->pos, cell_centre(actor->brain.route.step), speed);
    if (want.x == 0 && want.y == 0) return;
    Vec way = body_walk(world, index, want, speed);
    if (way.x != 0 || way.y != 0) {
        actor->brain.route.blocked = 0;
    } else if (!body_lacks_energy(world, index)) {
        actor->brain.route.blocked++;
    }
}

// The direction of an open step down the map from `cell`, or -1.
static int downhill(const World *world, int index, Vec cell) {
    int here = dist_at(&world->cache.scratch, cell);
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        if (path_terrain_allows(world, index, cell, dir) &&
            dist_at(&world->cache.scratch, vec_add(cell, DIRS[dir])) == here - 1) {
            return dir;
        }
    }
    return -1;
}

// Searches nearby first, because most targets are near, and further only if that fails.
static bool reach(World *world, Vec from, Vec target, int max_steps) {
    int near = int_min(2 * vec_chebyshev(from, target) + 8, max_steps);
    dist_from(&world->cache.scratch, &world->level, target, EIGHT_WAYS, near);
    if (dist_at(&world->cache.scratch, from) != DIST_NONE || near == max_steps) {
        return dist_at(&world->cache.scratch, from) != DIST_NONE;
    }
    dist_from(&world->cache.scratch, &world->level, target, EIGHT_WAYS, max_steps);
    return dist_at(&world->cache.scratch, from) != DIST_NONE;
}

// Searches a path. A monster that was knocked onto a trap may leave it.
static bool search(World *world, int index, Vec from, Vec target) {
    Grid *barred = &world->cache.barred[profile_of(world, index)];
    if (level_solid(&world->level, target) || grid_at(barred, target) != 0) return false;
    uint8_t here = grid_at(barred, from);
    grid_set(barred, from, 0);
    world->cache.scratch.barred = barred;
    bool found = reach(world, from, target, world->actors[index].brain.route.max_steps);
    grid_set(barred, from, here);
    world->cache.scratch.barred = NULL;
    return found;
}

// The straight way of a monster that passes walls, up to light that it shuns.
static int straight(const World *world, int index, Vec cell) {
    int dir = dir_of(vec_sub(world->actors[index].brain.route.target, cell));
    return path_terrain_allows(world, index, cell, dir) ? dir : -1;
}

// Plans the path to its target, or its first ROUTE_MAX steps. Returns false when there is none.
static bool plan(World *world, int index) {
    Actor *actor = &world->actors[index];
    bool through = ghostly(world, index);
    world->cache.plans--;
    Vec cell = cell_of(actor->pos);
    actor->brain.route.at = actor->brain.route.count = 0;
    if (!through && !search(world, index, cell, actor->brain.route.target)) return false;
    while (actor->brain.route.count < ROUTE_MAX && !vec_eq(cell, actor->brain.route.target)) {
        int dir = through ? straight(world, index, cell) : downhill(world, index, cell);
        if (dir < 0) break; // light in the hero's hand is on no map
        actor->brain.route.dirs[actor->brain.route.count++] = (uint8_t)dir;
        cell = vec_add(cell, DIRS[dir]);
    }
    return actor->brain.route.count > 0;
}

// The direction of the open step from one cell to a neighbour, or -1.
static int open_step(const World *world, int index, Vec from, Vec to) {
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        if (vec_eq(vec_add(from, DIRS[dir]), to))
            return path_terrain_allows(world, index, from, dir) ? dir : -1;
    }
    return -1;
}

// Replaces the next two steps of its path with two others to the same cell, if their cells are free.
static void go_around(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->brain.route.at + 1 >= actor->brain.route.count) return;
    uint8_t *steps = &actor->brain.route.dirs[actor->brain.route.at];
    Vec cell = cell_of(actor->pos);
    Vec after = vec_add(vec_add(cell, DIRS[steps[0]]), DIRS[steps[1]]);
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        Vec by = vec_add(cell, DIRS[dir]);
        int back = open_step(world, index, by, after);
        if (back < 0 || !path_terrain_allows(world, index, cell, dir) || holder_of(world, index, by) >= 0)
            continue;
        steps[0] = (uint8_t)dir;
        steps[1] = (uint8_t)back;
        return;
    }
}

void path_set_target(World *world, int index, Vec target, int max_steps) {
    Actor *actor = &world->actors[index];
    actor->brain.route.target = target;
    actor->brain.route.max_steps = max_steps;
    actor->brain.route.step = cell_of(actor->pos);
    actor->brain.route.at = actor->brain.route.count = actor->brain.route.blocked = 0;
}

// Marks the cells of monsters that stay where they are, or unmarks them. The mark is a bit of its own,
// because other reasons may bar the same cell.
static void mark_still(const World *world, Grid *barred, bool marks) {
    static const bool STILL[MIND_COUNT] = {[MIND_ASLEEP] = true, [MIND_IDLE] = true, [MIND_AMBUSH] = true};
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (actor->kind == ACTOR_NONE || !STILL[actor->brain.mind]) continue;
        uint8_t *cell = &barred->cells[grid_index(barred, cell_of(actor->pos))];
        *cell = marks ? *cell | STANDS : *cell & (uint8_t)~STANDS;
    }
}

// True for an open cell that the monster can reach, by the scratch map of its own steps. The ghostly need no
// way.
static bool reaches(const World *world, int index, Vec cell) {
    if (level_solid(&world->level, cell)) return false;
    if (ghostly(world, index)) return grid_at(&world->cache.barred[profile_of(world, index)], cell) == 0;
    return dist_at(&world->cache.scratch, cell) != DIST_NONE;
}

// Reads the path to its target backwards from the scratch map of its own steps.
static void trace(World *world, int index) {
    Route *route = &world->actors[index].brain.route;
    Vec cell = route->target;
    int count = dist_at(&world->cache.scratch, cell);
    for (int at = count - 1; at >= 0; at--) {
        int dir = 0;
        Vec from = vec_sub(cell, DIRS[dir]);
        while (dist_at(&world->cache.scratch, from) != at || !path_terrain_allows(world, index, from, dir)) {
            if (++dir == DIR_COUNT) return; // light in the hero's hand is on no map
            from = vec_sub(cell, DIRS[dir]);
        }
        route->dirs[at] = (uint8_t)dir;
        cell = from;
    }
    route->count = count;
}

bool path_random_target(World *world, int index, Vec centre, int radius) {
    DistMap *map = &world->cache.scratch;
    Grid *barred = &world->cache.barred[profile_of(world, index)];
    Rect around = rect_grown((Rect){centre.x, centre.y, 1, 1}, radius, radius);
    int count = 0, at = 0;
    mark_still(world, barred, true);
    map->barred = barred;
    dist_from(map, &world->level, cell_of(world->actors[index].pos), EIGHT_WAYS, 2 * radius);
    map->barred = NULL;
    mark_still(world, barred, false);
    for (int i = 0; i < around.w * around.h; i++) count += reaches(world, index, rect_cell(around, i));
    if (count == 0) return false;
    for (int left = rng_below(&world->ai, count); left >= 0; at++)
        left -= reaches(world, index, rect_cell(around, at));
    path_set_target(world, index, rect_cell(around, at - 1), 2 * radius);
    if (!ghostly(world, index)) trace(world, index);
    return true;
}

// Sets out for the next cell of its path, if that is free.
static void set_out(World *world, int index) {
    Actor *actor = &world->actors[index];
    if (actor->brain.route.blocked == DETOUR_TICKS) go_around(world, index);
    Vec to = vec_add(cell_of(actor->pos), DIRS[actor->brain.route.dirs[actor->brain.route.at]]);
    if (holder_of(world, index, to) >= 0) {
        actor->brain.route.blocked++;
        return;
    }
    actor->brain.route.step = to;
    actor->brain.route.at++;
}

TravelResult path_travel(World *world, int index, int speed) {
    Actor *actor = &world->actors[index];
    if (path_is_at_step(actor)) {
        bool last = vec_eq(actor->brain.route.step, actor->brain.route.target);
        if (last && vec_eq(actor->pos, cell_centre(actor->brain.route.step))) return TRAVEL_THERE;
        if (!last && actor->brain.route.at == actor->brain.route.count) {
            if (world->cache.plans == 0) return TRAVEL_ON;
            if (!plan(world, index)) return TRAVEL_NO_WAY;
        }
        if (!last) set_out(world, index);
    }
    path_walk(world, index, speed);
    return actor->brain.route.blocked >= PATIENCE_TICKS ? TRAVEL_HELD_UP : TRAVEL_ON;
}
