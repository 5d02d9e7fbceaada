#include "bots/bot.h"

#include "sim/combat/blows.h"

enum { LIGHT_STEPS = 3, NEAR_PX = 46, ALONE_PX = 200, ALIGN_SUB = 3 * SUB, PRESS_TICKS = 4 };

bool bot_init(Bot *bot, bool fights) {
    *bot = (Bot){.fights = fights};
    return grid_init(&bot->level.tiles, LEVEL_PLAY_MAX, LEVEL_PLAY_MAX) &&
           grid_init(&bot->pits, LEVEL_PLAY_MAX, LEVEL_PLAY_MAX) &&
           dist_init(&bot->from_hero, LEVEL_PLAY_MAX, LEVEL_PLAY_MAX) &&
           dist_init(&bot->to_goal, LEVEL_PLAY_MAX, LEVEL_PLAY_MAX);
}

void bot_free(Bot *bot) {
    grid_free(&bot->level.tiles);
    grid_free(&bot->pits);
    dist_free(&bot->from_hero);
    dist_free(&bot->to_goal);
}

static bool breakable(const World *world, Vec cell) {
    Tile tile = level_tile(&world->level, cell);
    return tile == TILE_POT || tile == TILE_CRATE;
}

static void look_at_ground(Bot *bot, const World *world) {
    int w = world->level.tiles.w, h = world->level.tiles.h;
    bot->level.tiles.w = bot->pits.w = bot->from_hero.w = bot->to_goal.w = w;
    bot->level.tiles.h = bot->pits.h = bot->from_hero.h = bot->to_goal.h = h;
    bot->from_hero.barred = bot->to_goal.barred = &bot->pits;
    for (int i = 0; i < w * h; i++) {
        Vec cell = {i % w, i / w};
        bot->pits.cells[i] = 0;
        bot->level.tiles.cells[i] =
            (uint8_t)(breakable(world, cell) ? TILE_FLOOR : level_tile(&world->level, cell));
    }
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *fixture = &world->level.fixtures[i];
        if (fixture->kind == FIXTURE_PIT) grid_set(&bot->pits, fixture->cell, 1);
    }
}

// Where to go, and what to do there.
typedef struct Goal {
    Vec cell;
    int steps;
    bool use; // there
    int push; // DIR_* to walk on from there, -1: nowhere
} Goal;

static void better(const Bot *bot, Goal *goal, Goal other) {
    other.steps = dist_at(&bot->from_hero, other.cell);
    if (other.steps < goal->steps) *goal = other;
}

static void look_at_items(const Bot *bot, const World *world, Goal *goal) {
    bool hurt = world->actors[HERO].hp <= world->actors[HERO].hp_max - 2;
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &world->floor.items[i];
        bool bell = item->kind == ITEM_BELL || item->kind == ITEM_CROWN,
             heart = hurt && item->kind == ITEM_HEART;
        bool wanted = ITEMS[item->kind].counts || ITEMS[item->kind].key != 0 || bell || heart;
        if (!item->taken && item->burns == 0 && wanted)
            better(bot, goal, (Goal){.cell = cell_of(item->pos), .push = -1});
    }
}

static void look_at_chests(const Bot *bot, const World *world, Goal *goal) {
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *chest = &world->level.fixtures[i];
        if (chest->kind != FIXTURE_CHEST || world->floor.fixtures[i].phase != PHASE_REST) continue;
        if (chest->lock != 0 && world->hero.keys[chest->lock - 1] == 0) continue;
        better(bot, goal, (Goal){.cell = chest->cell, .use = true, .push = -1});
    }
}

static void look_at_plates(const Bot *bot, const World *world, Goal *goal) {
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *plate = &world->level.fixtures[i];
        bool opens = plate->kind == FIXTURE_PLATE && level_tile(&world->level, plate->to) == TILE_SECRET;
        if (opens) better(bot, goal, (Goal){.cell = plate->cell, .push = -1});
    }
}

static void look_at_locks(const Bot *bot, const World *world, Goal *goal) {
    for (int y = 1; y < world->level.tiles.h - 1; y++) {
        for (int x = 1; x < world->level.tiles.w - 1; x++) {
            int key = level_lock(&world->level, (Vec){x, y});
            for (int dir = 0; dir < DIR_COUNT && key != 0 && world->hero.keys[key - 1] > 0; dir += 2) {
                better(bot, goal, (Goal){.cell = vec_sub((Vec){x, y}, DIRS[dir]), .push = dir});
            }
        }
    }
}

// Lights flames beside its way, where nothing else can be used.
static void look_at_brackets(const Bot *bot, const World *world, Goal *goal) {
    Vec hero = cell_of(world->actors[HERO].pos);
    for (int y = hero.y - LIGHT_STEPS; y <= hero.y + LIGHT_STEPS; y++) {
        for (int x = hero.x - LIGHT_STEPS; x <= hero.x + LIGHT_STEPS; x++) {
            Vec wall = {x, y}, below = vec_add(wall, DIRS[DIR_S]);
            bool bracket = grid_get(&world->level.decor, wall, DECOR_NONE) == DECOR_BRACKET;
            if (!bracket || fixture_at(&world->level, below) != NULL ||
                dist_at(&bot->from_hero, below) > LIGHT_STEPS)
                continue;
            better(bot, goal, (Goal){.cell = below, .use = true, .push = DIR_N});
        }
    }
}

static void look_at_stairs(const Bot *bot, const World *world, Goal *goal) {
    const Grid *tiles = &world->level.tiles;
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        if (tiles->cells[i] != level_stairs_on(&world->level)) continue;
        better(bot, goal, (Goal){.cell = {i % tiles->w, i / tiles->w}, .use = true, .push = -1});
    }
}

static void look_at_boss(const Bot *bot, const World *world, Goal *goal) {
    for (int i = HERO + 1; i < world->actor_count; i++) {
        for (int dir = 0; dir < DIR_COUNT && ACTORS[world->actors[i].kind].boss; dir++)
            better(bot, goal, (Goal){.cell = vec_add(cell_of(world->actors[i].pos), DIRS[dir]), .push = -1});
    }
}

static bool find_goal(Bot *bot, const World *world, Goal *goal) {
    *goal = (Goal){.steps = DIST_NONE};
    look_at_ground(bot, world);
    dist_from(&bot->from_hero, &bot->level, cell_of(world->actors[HERO].pos), EIGHT_WAYS, DIST_NONE);
    if (world->clock.on) look_at_brackets(bot, world, goal);
    if (goal->steps != DIST_NONE) return true;
    if (world->clock.on && world_grate_is_open_or_absent(world)) look_at_stairs(bot, world, goal);
    if (goal->steps != DIST_NONE) return true;
    look_at_items(bot, world, goal);
    look_at_chests(bot, world, goal);
    look_at_locks(bot, world, goal);
    look_at_plates(bot, world, goal);
    if (goal->steps == DIST_NONE) look_at_boss(bot, world, goal);
    return goal->steps != DIST_NONE;
}

// The nearest monster that is worth a blow, or NULL.
static const Actor *nearest_monster(const World *world, int within_px) {
    const Actor *best = NULL;
    int64_t best_far = (int64_t)within_px * SUB * within_px * SUB;
    for (int i = HERO + 1; i < world->actor_count; i++) {
        const Actor *actor = &world->actors[i];
        if (actor->kind == ACTOR_NONE || actor->brain.mind == MIND_AMBUSH) continue;
        int64_t dx = actor->pos.x - world->actors[HERO].pos.x, dy = actor->pos.y - world->actors[HERO].pos.y;
        if (dx * dx + dy * dy >= best_far) continue;
        best_far = dx * dx + dy * dy;
        best = actor;
    }
    return best;
}

static Input towards(Vec from, Vec to) {
    Vec way = vec_sub(to, from);
    return (Input){.x = (int8_t)(int_abs(way.x) > ALIGN_SUB ? int_sign(way.x) : 0),
                   .y = (int8_t)(int_abs(way.y) > ALIGN_SUB ? int_sign(way.y) : 0)};
}

// Only a fresh press counts: down for a few ticks, up for as many, so that slow hands can follow.
static bool presses(const World *world) {
    return world->tick / PRESS_TICKS % 2 == 0;
}

static Input smash(const World *world, int dir) {
    const Actor *hero = &world->actors[HERO];
    bool ready = hero->act == ACT_NONE && hero->facing == dir && presses(world);
    return (Input){.x = (int8_t)DIRS[dir].x, .y = (int8_t)DIRS[dir].y, .buttons = ready ? BUTTON_STRIKE : 0};
}

// The breakable cell in the way of a step, which also a diagonal step meets beside it.
static Vec in_the_way(const World *world, Vec from, Vec to) {
    Vec beside[] = {{to.x, from.y}, {from.x, to.y}};
    for (int i = 0; i < 2; i++) {
        if (breakable(world, beside[i])) return beside[i];
    }
    return to;
}

static Input walk(Bot *bot, const World *world, Vec goal) {
    Vec pos = world->actors[HERO].pos, cell = cell_of(pos), next = cell;
    dist_from(&bot->to_goal, &bot->level, goal, EIGHT_WAYS, DIST_NONE);
    for (int pass = 0; pass < 2; pass++) { // straight steps first
        for (int dir = pass; dir < DIR_COUNT; dir += 2) {
            Vec to = vec_add(cell, DIRS[dir]);
            if (dist_can_step(&bot->level, cell, dir) &&
                dist_at(&bot->to_goal, to) < dist_at(&bot->to_goal, next))
                next = to;
        }
    }
    Vec first = in_the_way(world, cell, next);
    return breakable(world, first) ? smash(world, dir_of(vec_sub(first, cell)))
                                   : towards(pos, cell_centre(next));
}

static Input fight(const World *world, const Actor *enemy) {
    const Actor *hero = &world->actors[HERO];
    Vec way = vec_sub(enemy->pos, hero->pos), facing = DIRS[dir_of(way)];
    bool ready = hero->act == ACT_NONE && hero->facing == dir_of(way);
    bool dodge = enemy->act == ACT_WINDUP && enemy->act_ticks * 2 > blow_of(enemy)->windup && !ready;
    if (dodge) return (Input){.x = (int8_t)-facing.x, .y = (int8_t)-facing.y};
    return (Input){
        .x = (int8_t)facing.x, .y = (int8_t)facing.y, .buttons = ready && presses(world) ? BUTTON_STRIKE : 0};
}

// In the cell, and in line with where he is to walk on.
static bool in_line(const World *world, const Goal *goal) {
    Vec pos = world->actors[HERO].pos, way = vec_sub(cell_centre(goal->cell), pos);
    int aside = DIRS[goal->push].x != 0 ? way.y : way.x;
    return vec_eq(cell_of(pos), goal->cell) && int_abs(aside) <= 2 * ALIGN_SUB;
}

static Input pursue(Bot *bot, const World *world, const Goal *goal) {
    bool busy = world->actors[HERO].act != ACT_NONE;
    uint8_t use = goal->use && !busy && presses(world) ? BUTTON_USE : 0;
    if (goal->push >= 0 && in_line(world, goal)) {
        return (Input){.x = (int8_t)DIRS[goal->push].x, .y = (int8_t)DIRS[goal->push].y, .buttons = use};
    }
    bool there = vec_eq(cell_of(world->actors[HERO].pos), goal->cell);
    if (there && goal->push >= 0) return towards(world->actors[HERO].pos, cell_centre(goal->cell));
    if (!there || !goal->use) return walk(bot, world, goal->cell);
    return (Input){.buttons = use};
}

// With half of what it needs it looks for better rooms, when nobody can disturb it.
static bool rings(const World *world) {
    bool half = 2 * world->collected >= world->clock.quota && world->collected < world->clock.quota;
    return world->clock.bell_ready && half && nearest_monster(world, ALONE_PX) == NULL;
}

Input bot_input(Bot *bot, const World *world) {
    Goal goal;
    if (world->actors[HERO].act == ACT_RING) return (Input){.buttons = BUTTON_BELL};
    const Actor *enemy = bot->fights ? nearest_monster(world, NEAR_PX) : NULL;
    if (enemy != NULL) return fight(world, enemy);
    if (bot->fights && rings(world)) return (Input){.buttons = presses(world) ? BUTTON_BELL : 0};
    if (find_goal(bot, world, &goal)) return pursue(bot, world, &goal);
    return (Input){0};
}
