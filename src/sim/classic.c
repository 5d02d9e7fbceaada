#include "sim/classic.h"

#include "sim/combat/combat.h"
#include "sim/space/body.h"
#include "sim/space/known_things.h"
#include "sim/state/emit.h"

enum { STAYS = -1, HOLD_TICKS = 30, HOLD_AGAIN_TICKS = 12 };

static const int WAYS[] = {DIR_E, DIR_S, DIR_W, DIR_N};
enum { WAY_COUNT = sizeof WAYS / sizeof *WAYS };

Vec classic_logical_cell(const World *world, int index) {
    return world->actors[index].brain.route.step;
}

int classic_count_enemies(const World *world) {
    int count = 0;
    for (int i = HERO + 1; i < world->actor_count; i++) count += world->actors[i].kind != ACTOR_NONE;
    return count;
}

// ---- sight

void classic_see_all(World *world) {
    Fov *view = &world->cache.view;
    const Grid *tiles = &world->level.tiles;
    *view = (Fov){.eye = cell_of(world->actors[HERO].pos), .reach = {FOV_REACH_MAX, FOV_REACH_MAX}};
    world->cache.hero_cell = view->eye;
    for (int y = 0; y < tiles->h; y++) {
        uint64_t row = ((uint64_t)2 << (tiles->w - 1)) - 1;
        view->rows[y - view->eye.y + view->reach.y] = row << (view->reach.x - view->eye.x);
    }
}

// ---- acts

static void put(World *world, int index, Vec pos) {
    body_leave(world, index);
    body_enter(world, index, pos);
}

static ActorId who_stands(const World *world, Vec cell) {
    for (int i = HERO; i < world->actor_count; i++) {
        if (world->actors[i].kind != ACTOR_NONE && vec_eq(classic_logical_cell(world, i), cell)) return i;
    }
    return NOBODY;
}

static bool walled(const World *world, int index, int dir) {
    return level_solid(&world->level, vec_add(classic_logical_cell(world, index), DIRS[dir]));
}

static void lose(World *world, int by) {
    world->killer = world->actors[by].kind;
    world->killer_id = by;
    world->killer_cause = CAUSE_BLOW;
    world->outcome = OUTCOME_DEATH;
    combat_begin_act(world, HERO, ACT_DEAD);
    emit_of(world, EVENT_DEATH, HERO, 0);
}

static void remove_killed(World *world, int index, int by) {
    put(world, index, cell_centre(classic_logical_cell(world, index)));
    emit_of(world, EVENT_KILL, index, 0);
    world->hero.score.kills += by == HERO;
    body_leave(world, index);
    world->actors[index].kind = ACTOR_NONE;
    if (classic_count_enemies(world) > 0) return;
    world->outcome = OUTCOME_VICTORY;
    emit_of(world, EVENT_VICTORY, HERO, 0);
}

static void strike(World *world, int by, int victim, int dir) {
    Actor *struck = &world->actors[victim];
    world->actors[by].aim = dir;
    combat_begin_act(world, by, ACT_BLOW);
    struck->hp -= CLASSIC_POINT;
    emit_toward(world, EVENT_HIT, victim, CLASSIC_POINT, dir);
    if (struck->hp > 0) return;
    if (victim == HERO) {
        lose(world, by);
    } else {
        remove_killed(world, victim, by);
    }
}

// Steps into the next cell, which has no wall, or strikes whoever stands there.
static void go(World *world, int index, int dir) {
    Vec to = vec_add(classic_logical_cell(world, index), DIRS[dir]);
    ActorId other = who_stands(world, to);
    world->actors[index].facing = dir;
    if (other != NOBODY) {
        strike(world, index, other, dir);
    } else {
        world->actors[index].brain.route.step = to;
        emit_of(world, EVENT_STEP, index, 0);
    }
}

static int toward(Vec way) {
    if (int_abs(way.x) > int_abs(way.y)) return way.x > 0 ? DIR_E : DIR_W;
    return way.y > 0 ? DIR_S : DIR_N;
}

// A random direction without a wall; STAYS: there is none.
static int any_way(World *world, int index) {
    int open[WAY_COUNT], count = 0;
    for (int i = 0; i < WAY_COUNT; i++) {
        if (!walled(world, index, WAYS[i])) open[count++] = WAYS[i];
    }
    return count == 0 ? STAYS : open[rng_below(&world->ai, count)];
}

static void enemy_acts(World *world, int index) {
    Vec way = vec_sub(classic_logical_cell(world, HERO), classic_logical_cell(world, index));
    bool near = int_abs(way.x) + int_abs(way.y) <= CLASSIC_NEAR;
    world->actors[index].brain.mind = near ? MIND_CHASE : MIND_IDLE;
    int dir = near ? toward(way) : any_way(world, index);
    if (dir != STAYS && !walled(world, index, dir)) go(world, index, dir);
}

static void take_turn(World *world, int dir) {
    go(world, HERO, dir);
    for (int i = HERO + 1; i < world->actor_count && world->outcome == OUTCOME_NONE; i++) {
        if (world->actors[i].kind != ACTOR_NONE) enemy_acts(world, i);
    }
}

// ---- bodies

// Moves all bodies to where they belong by the rules, and ends steps and blows that are still shown.
static void arrive(World *world) {
    for (int i = HERO; i < world->actor_count; i++) {
        if (world->actors[i].kind == ACTOR_NONE) continue;
        put(world, i, cell_centre(classic_logical_cell(world, i)));
        combat_begin_act(world, i, ACT_NONE);
    }
}

static bool rests(const World *world, int index) {
    const Actor *actor = &world->actors[index];
    bool done = actor->act == ACT_NONE || actor->act == ACT_DEAD;
    return actor->kind == ACTOR_NONE ||
           (done && vec_eq(actor->pos, cell_centre(classic_logical_cell(world, index))));
}

bool classic_is_idle(const World *world) {
    for (int i = HERO; i < world->actor_count; i++) {
        if (!rests(world, i)) return false;
    }
    return true;
}

// Moves a body on towards the cell where it stands by the rules.
static void follow(World *world, int index) {
    Actor *actor = &world->actors[index];
    int speed = ACTORS[actor->kind].speed;
    Vec by = body_velocity_to(actor->pos, cell_centre(classic_logical_cell(world, index)), speed);
    put(world, index, vec_add(actor->pos, by));
    actor->walked += int_abs(by.x + by.y);
    combat_act_tick(world, index);
}

static void follow_all(World *world) {
    world->tick++;
    for (int i = HERO; i < world->actor_count; i++) {
        if (world->actors[i].kind != ACTOR_NONE) follow(world, i);
    }
    classic_see_all(world);
}

// ---- keys

// The direction of the axis that was pressed last; STAYS: none.
static int pressed(Input input, Input before) {
    if (input.x != 0 && input.x != before.x) return input.x > 0 ? DIR_E : DIR_W;
    if (input.y != 0 && input.y != before.y) return input.y > 0 ? DIR_S : DIR_N;
    return STAYS;
}

static bool holds(Input input, int dir) {
    return (DIRS[dir].x != 0 && input.x == DIRS[dir].x) || (DIRS[dir].y != 0 && input.y == DIRS[dir].y);
}

// The direction in which the hero acts in this tick: of a new press, or of a key that was held long enough.
static int wanted(World *world, Input input) {
    Intent *intent = &world->intent;
    Actor *hero = &world->actors[HERO];
    int dir = pressed(input, world->hero.last_input);
    world->hero.last_input = input;
    if (dir != STAYS) {
        hero->facing = dir;
        intent->pressed_ticks = HOLD_TICKS;
        return dir;
    }
    if (!holds(input, hero->facing)) intent->pressed_ticks = 0;
    if (intent->pressed_ticks == 0 || --intent->pressed_ticks > 0) return STAYS;
    intent->pressed_ticks = HOLD_AGAIN_TICKS;
    return hero->facing;
}

void classic_tick(World *world, Input input) {
    int dir = wanted(world, input);
    if (dir != STAYS && world->outcome == OUTCOME_NONE && !walled(world, HERO, dir)) {
        arrive(world);
        take_turn(world, dir);
    }
    if (!classic_is_idle(world)) follow_all(world);
}

void classic_enable(World *world) {
    Actor *hero = &world->actors[HERO];
    world->classic = true;
    hero->hp = hero->hp_max = CLASSIC_HP * CLASSIC_POINT;
    world->hero.bag = (Bag){.hand = ITEM_ARROW};
    for (int i = 0; i < SLOTS; i++) world->hero.bag.slots[i] = -1;
    for (int i = HERO + 1; i < world->actor_count; i++) world->actors[i].brain.mind = MIND_IDLE;
    classic_see_all(world);
    knowledge_reveal_all(world);
}
