#include "sim/hero/arrival.h"

#include "sim/combat/blows.h"
#include "sim/space/body.h"
#include "sim/space/cells.h"
#include "sim/space/known_things.h"
#include "sim/space/paths.h"
#include "sim/space/terrain.h"

enum {
    FOLLOW_STEPS = 2, // chasers within this many steps come too
    CLIMB_TICKS = 36, // how long stairs take
};

// The first such tile in reading order; the level's start if there is none.
static Vec find_tile(const Level *level, Tile tile) {
    for (int y = 0; y < level->tiles.h; y++) {
        for (int x = 0; x < level->tiles.w; x++) {
            if (level_tile(level, (Vec){x, y}) == tile) return (Vec){x, y};
        }
    }
    return level->start;
}

// The nearest plain floor that can be reached without a key.
static Vec floor_near(World *world, Vec near) {
    const Level *level = &world->level;
    Vec best = level->start;
    dist_from(&world->cache.scratch, level, best, FOUR_WAYS, DIST_NONE);
    for (int y = 0; y < level->tiles.h; y++) {
        for (int x = 0; x < level->tiles.w; x++) {
            Vec cell = {x, y};
            if (!level_floor(level, cell) || dist_at(&world->cache.scratch, cell) == DIST_NONE) continue;
            if (vec_square(vec_sub(cell, near)) >= vec_square(vec_sub(best, near))) continue;
            if (fixture_at(level, cell) == NULL) best = cell;
        }
    }
    return best;
}

Vec arrival_cell(World *world, Exit exit, Vec from) {
    if (exit == EXIT_FALL) return floor_near(world, from);
    return find_tile(&world->level,
                     exit == EXIT_ON ? level_stairs_back(&world->level) : level_stairs_on(&world->level));
}

// The cell nearest to `from` by steps, other than `from`, with room for a body. Returns `from` if there is
// none.
static Vec room_beside(World *world, int index, Vec from) {
    const Level *level = &world->level;
    Vec best = from;
    int least = DIST_NONE;
    dist_from(&world->cache.scratch, level, from, EIGHT_WAYS, DIST_NONE);
    for (int y = 0; y < level->tiles.h; y++) {
        for (int x = 0; x < level->tiles.w; x++) {
            Vec cell = {x, y};
            int steps = dist_at(&world->cache.scratch, cell);
            if (steps == 0 || steps >= least || level_solid(level, cell)) continue;
            if (fixture_at(level, cell) != NULL || !body_has_room_at(world, index, cell_centre(cell)))
                continue;
            best = cell;
            least = steps;
        }
    }
    return best;
}

static void move_away(World *world, int index, Vec from) {
    Actor *actor = &world->actors[index];
    Vec cell = room_beside(world, index, from);
    body_leave(world, index);
    body_enter(world, index, cell_centre(cell));
    actor->prev = actor->pos;
    path_set_target(world, index, cell, 0);
}

static void make_room(World *world, Vec cell) {
    Vec pos = cell_centre(cell);
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (actor->kind == ACTOR_NONE) continue;
        bool in_way =
            int_abs(actor->pos.x - pos.x) < BODY_W * SUB && int_abs(actor->pos.y - pos.y) < BODY_H * SUB;
        if (in_way) move_away(world, i, cell);
    }
}

// Carries the count of collected treasures over to the next depth of a single dungeon, and raises its quota
// by it. In the descent each depth counts its own.
static void count_on(World *world, int collected) {
    if (world->clock.on) world->clock.quota += collected - world->collected;
    world->collected = collected;
}

// Copies the hero's whole state and body, except position and act.
static void carry(World *world, const World *left) {
    Actor *body = &world->actors[HERO];
    Actor here = *body;
    *body = left->actors[HERO];
    body->pos = here.pos;
    body->next = here.next;
    body->aim = body->facing;
    body->act = ACT_STEP;
    body->act_ticks = 0;
    world->hero = left->hero;
    world->intent = (Intent){.step_ticks = CLIMB_TICKS, .began = left->tick};
    world->tick = left->tick;
    if (!world_descends(world)) count_on(world, left->collected);
}

static void put_hero(World *world, Vec cell) {
    Actor *hero = &world->actors[HERO];
    body_leave(world, HERO);
    make_room(world, cell);
    body_enter(world, HERO, cell_centre(cell));
    hero->prev = hero->pos;
    hero->vel = hero->push = (Vec){0, 0};
}

void arrival_move_to(World *world, Vec cell) {
    put_hero(world, cell);
    terrain_update_view(world);
}

void arrival_enter(World *world, const World *left, Vec cell) {
    carry(world, left);
    put_hero(world, cell);
    world->exit = EXIT_NONE;
    world->hitstop = 0;
    world->events.count = 0;
    terrain_update_view(world);
    known_learn_seen(world);
    if (world_is_turn_based(world)) bodies_stop_turns(world);
}

// Brings a chaser along, with the blow that it has raised. Returns false when there is no room for it.
static bool bring(World *world, const Actor *chaser) {
    Vec cell = room_beside(world, NOBODY, world->cache.hero_cell);
    int index = vec_eq(cell, world->cache.hero_cell) ? -1 : body_find_free_slot(world);
    if (index < 0) return false;
    Actor *actor = &world->actors[index];
    *actor = *chaser;
    body_enter(world, index, cell_centre(cell));
    actor->prev = actor->pos;
    Vec way = vec_sub(world->actors[HERO].pos, actor->pos);
    if (actor->act == ACT_HURT) actor->act = ACT_NONE;
    actor->aim = actor->facing = dir_of(way);
    actor->vel = (Vec){0, 0};
    actor->push = body_velocity_along(way, blow_of(actor)->lunge);
    actor->brain.mark = world->cache.hero_cell;
    actor->brain.pack = actor->brain.unseen = 0;
    actor->brain.home = cell;
    actor->brain.seen = world->cache.hero_cell;
    path_set_target(world, index, cell, 0);
    return true;
}

static bool can_follow(const World *left, int index, bool beset) {
    const Brain *brain = &left->actors[index].brain;
    bool up = brain->mind != MIND_ASLEEP && brain->mind != MIND_AMBUSH && brain->mind != MIND_STUNNED;
    return left->actors[index].kind != ACTOR_NONE && !brain->carries_loot &&
           (brain->mind == MIND_CHASE || (beset && up)) &&
           path_hero_steps_from(left, index, cell_of(left->actors[index].pos)) <= FOLLOW_STEPS;
}

// If several chase the hero, all that are awake beside him come. A thief with loot does not follow: the loot
// belongs to the depth where it was taken.
void arrival_bring_chasers(World *world, World *left) {
    int chasers = 0;
    for (int i = HERO + 1; i < left->actor_count; i++) chasers += can_follow(left, i, false);
    for (int i = HERO + 1; i < left->actor_count; i++) {
        Actor *chaser = &left->actors[i];
        if (!can_follow(left, i, chasers > 1) || !bring(world, chaser)) continue;
        body_leave(left, i);
        chaser->kind = ACTOR_NONE;
    }
}
