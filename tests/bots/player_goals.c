#include "bots/player_goals.h"

#include "bots/player_light.h"
#include "bots/player_looks.h"
#include "map/vestibule.h"
#include "sim/hero/item_use.h"
#include "sim/space/flames.h"

#include <limits.h>

enum {
    LIGHT_STEPS = 3,
    NEAR_STEPS = 12,
    LOITER_STEPS = 6,
    KEEP_STEPS = 4,
    FRONTIER_COST = 4,
    STALE_STEPS = 100, // farther than all that is new
    SOON_TICKS = 1500,
    BOLD_TOLLS = 4, // after which the way out that it has not found leads over a trap
    BOLD_TICKS = 300,
    SHRINE_TREASURES = 3,
    SHRINE_BELOW = 5,
    FAR_STEPS = 14,
    ROOMS_STEPS = 30,
    HEART_STEPS = 20,
    RING_CELLS = 3, // free of whoever is after it, for it to ring
    HURT_HP = 5     // at most: he takes no risks
};

// Of two goals it keeps the one that it has begun.
void goals_consider(const Player *player, Choice *best, Choice other) {
    int steps = dist_at(&player->eyes.from_hero, other.cell);
    for (int i = 0; i < GIVEN_UP_MAX; i++) {
        if (player->given_up[i].ticks > 0 && vec_eq(player->given_up[i].cell, other.cell)) return;
    }
    if (steps == DIST_NONE) return;
    other.cost += steps - (vec_eq(other.cell, player->goal) ? KEEP_STEPS : 0);
    if (other.cost < best->cost) *best = other;
}

static bool is_hurt(const World *world) {
    return world->actors[HERO].hp <= HURT_HP;
}

static bool has_enough(const World *world) {
    return world->clock.on ? world_grate_is_open_or_absent(world) && world_grate_missing_count(world) == 0
                           : world->remaining == 0;
}

// How dear each class of things is, in steps that it is worth walking less for; INT_MAX: it leaves it alone.
static int reluctance(const Player *player, const World *world, const Item *item) {
    const Actor *hero = &world->actors[HERO];
    bool enough = world->clock.on && world_grate_missing_count(world) == 0 && player->temper != TEMPER_GREEDY;
    int steps = dist_at(&player->eyes.from_hero, cell_of(item->pos));
    switch (ITEMS[item->kind].class) {
    case CLASS_TREASURE:
        if (world_grate_opens_at_toll(world) && player->temper != TEMPER_GREEDY &&
            world->collected >= world->clock.quota)
            return INT_MAX;                                        // each more brings hunters
        if (item->hallowed && is_hurt(world)) return -HEART_STEPS; // it mends
        if (item->hallowed) return steps <= FAR_STEPS * 2 || !enough ? -NEAR_STEPS : INT_MAX;
        if (eyes_leaves(&player->eyes, (int)(item - player->eyes.items))) return INT_MAX;
        return !enough || steps <= NEAR_STEPS ? 0 : INT_MAX;
    case CLASS_HEART:
        return hero->hp_max - hero->hp >= 2 ? -HEART_STEPS : INT_MAX;
    case CLASS_KEY:
    case CLASS_BELL:
    case CLASS_CROWN:
    case CLASS_WISH:
        return 0;
    case CLASS_COIN:
    case CLASS_ARROW:
        return player->temper == TEMPER_GREEDY || player_has(player, HABIT_PEACE | HABIT_SHUT) ||
                       steps <= LOITER_STEPS
                   ? 2
                   : INT_MAX;
    case CLASS_TOOL:
    case CLASS_BOMB:
    case CLASS_POTION:
    case CLASS_SCROLL:
    case CLASS_POWER:
        return !player_rushes(player) || steps <= LOITER_STEPS ? 0 : INT_MAX;
    case CLASS_WEAPON:
    case CLASS_SHIELD:
    case CLASS_BOOTS:
    case CLASS_RING:
        return world->hero.worn[item_gear_place(item->kind)] < 0 ? 0 : INT_MAX;
    case CLASS_GIFT:
    case CLASS_FLAME:
    case CLASS_BONES:
    case CLASS_COUNT:
        break;
    }
    return INT_MAX;
}

static void look_at_items(const Player *player, const World *world, Choice *best) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &player->eyes.items[i];
        if (!player->eyes.lies[i] || item->burns > 0) continue;
        int cost = item->gift ? -NEAR_STEPS : reluctance(player, world, item);
        if (item->price > world->hero.score.coins) continue;
        if (item_offered(item)) {
            if (cost != INT_MAX && (item->gift || !player_rushes(player)))
                goals_consider(player, best, (Choice){.cell = cell_of(item->pos), .use = true, .push = -1});
            continue;
        }
        if (cost != INT_MAX)
            goals_consider(player, best,
                           (Choice){.cell = cell_of(item->pos), .spot = item->pos, .cost = cost, .push = -1});
    }
}

static void look_at_chests(const Player *player, const World *world, Choice *best) {
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *chest = &world->level.fixtures[i];
        bool opens = chest->lock == 0 || world->hero.keys[chest->lock - 1] > 0;
        if (!player->eyes.shut_chest[i] || !opens) continue;
        goals_consider(player, best, (Choice){.cell = chest->cell, .use = true, .push = -1});
    }
}

// It heals, for three treasures.
static bool wants_shrine(const World *world) {
    int treasures = 0;
    for (int kind = 0; kind < ITEM_COUNT; kind++) {
        if (ITEMS[kind].class != CLASS_TREASURE) continue;
        treasures += world->hero.bag.stock[kind] - world->hero.bag.from[kind][0];
    }
    return treasures >= SHRINE_TREASURES && world->actors[HERO].hp <= SHRINE_BELOW &&
           !world->clock.shrine_given;
}

// Locks whose key it has, unlit brackets that it passes, stairs.
static void look_at_works(const Player *player, const World *world, Choice *best, bool leaves) {
    const Grid *tiles = &player->eyes.level.tiles;
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        Vec cell = {i % tiles->w, i / tiles->w}, below = vec_add(cell, DIRS[DIR_S]);
        int key = level_lock(&player->eyes.level, cell);
        for (int dir = 0; dir < DIR_COUNT && key != 0 && world->hero.keys[key - 1] > 0; dir += 2) {
            goals_consider(player, best, (Choice){.cell = vec_sub(cell, DIRS[dir]), .push = dir});
        }
        bool bracket = world->known.decor.cells[i] == DECOR_BRACKET && !player_rushes(player) &&
                       player_does(player, VERB_LIGHT) && !is_hurt(world);
        int reach = player_has(player, HABIT_LIGHT_ALL) ? DIST_NONE - 1 : LIGHT_STEPS;
        if (bracket && dist_at(&player->eyes.from_hero, below) <= reach)
            goals_consider(player, best,
                           (Choice){.cell = below, .use = true, .push = DIR_N, .cost = -LIGHT_STEPS});
        bool gives = tiles->cells[i] == TILE_SHRINE && wants_shrine(world);
        for (int dir = 0; dir < DIR_COUNT && gives; dir += 2) {
            goals_consider(player, best,
                           (Choice){.cell = vec_sub(cell, DIRS[dir]), .push = dir, .use = true});
        }
        if (tiles->cells[i] == level_stairs_on(&world->level) && leaves)
            goals_consider(player, best,
                           (Choice){.cell = cell, .use = true, .push = -1, .cost = -NEAR_STEPS});
    }
}

// Beside what he has never seen.
static bool is_new(const World *world, Vec cell) {
    for (int dir = 0; dir < DIR_COUNT; dir++) {
        if (grid_get(&world->known.explored, vec_add(cell, DIRS[dir]), KNOWN_WELL) == KNOWN_NOT) return true;
    }
    return false;
}

// Stairs stay where they are: who looks for nothing else looks where he has never been.
static void look_at_frontier(const Player *player, Choice *best, bool for_stairs) {
    const Grid *tiles = &player->eyes.level.tiles;
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        Vec cell = {i % tiles->w, i / tiles->w};
        bool known = player->eyes.world->known.explored.cells[i] != KNOWN_NOT;
        int steps = dist_at(&player->eyes.from_hero, cell);
        if (!known || steps == 0 || steps == DIST_NONE) continue;
        int cost = FRONTIER_COST + (for_stairs && !is_new(player->eyes.world, cell) ? STALE_STEPS : 0);
        if (eyes_frontier(&player->eyes, cell))
            goals_consider(player, best, (Choice){.cell = cell, .cost = cost, .push = -1});
    }
}

bool goals_knows_treasure(const Player *player, const World *world) {
    for (int i = 0; i < world->floor.item_count; i++) {
        const Item *item = &player->eyes.items[i];
        bool treasure = player->eyes.lies[i] && ITEMS[item->kind].counts && item->burns == 0;
        if (treasure && dist_at(&player->eyes.from_hero, cell_of(item->pos)) != DIST_NONE) return true;
    }
    return false;
}

// The greedy stay while anything can be had; a first toll teaches them that all costs more from then on.
static bool leaves(const Player *player, const World *world) {
    if (!world->clock.on || !has_enough(world)) return false;
    if (player->temper != TEMPER_GREEDY) return true;
    bool soon = world->clock.ticks < SOON_TICKS && world->clock.tolls >= 1;
    if (world->remaining == 0) return true;
    return !goals_knows_treasure(player, world) && (soon || world->clock.tolls >= 2);
}

// The quota is in the bag, and nothing is to be lit first: the bell opens the way.
static bool wants_out(const Player *player, const World *world) {
    bool stays = player->temper == TEMPER_GREEDY && goals_knows_treasure(player, world);
    return player_does(player, VERB_RING) && player->temper != TEMPER_MASHER &&
           world_grate_opens_at_toll(world) && world->clock.bell_ready && !stays &&
           look_hunters(world) == 0 && (player->temper == TEMPER_CAREFUL || !light_waits(player, world));
}

// With some of what it needs in the bag, and nothing else in sight, it would rather have new rooms.
static bool wants_rooms(const Player *player, const World *world) {
    if (!player_does(player, VERB_RING) || is_hurt(world) || light_waits(player, world)) return false;
    bool some = 2 * world->collected >= world->clock.quota && !has_enough(world);
    return !player_rushes(player) && world->clock.on && world->clock.bell_ready && some &&
           !goals_knows_treasure(player, world);
}

void goals_set(Player *player, const Choice *choice) {
    player->goal = choice->cell;
    bool off_centre = choice->spot.x != 0 && !world_is_turn_based(player->eyes.world);
    player->spot = off_centre ? choice->spot : cell_centre(choice->cell);
    player->push = choice->push;
    player->use = choice->use;
    player->pick = choice->pick;
}

// Nothing but his crown opens the last grate.
static void look_at_boss(const Player *player, const World *world, Choice *best) {
    for (int i = HERO + 1; i < world->actor_count && world->clock.crown; i++) {
        Vec cell = cell_of(world->actors[i].pos);
        bool seen = ACTORS[world->actors[i].kind].boss && fov_has(&world->cache.view, cell);
        for (int dir = 0; dir < DIR_COUNT && seen; dir++)
            goals_consider(player, best,
                           (Choice){.cell = vec_add(cell, DIRS[dir]), .push = -1, .cost = FAR_STEPS});
    }
}

// By the stairs it waits for the hour.
static void wait_by_stairs(Player *player, const World *world) {
    const Grid *tiles = &player->eyes.level.tiles;
    for (int i = 0; i < tiles->w * tiles->h; i++) {
        Vec cell = {i % tiles->w, i / tiles->w};
        bool there = tiles->cells[i] == level_stairs_on(&world->level) &&
                     dist_at(&player->eyes.from_hero, cell) != DIST_NONE;
        if (there) goals_set(player, &(Choice){.cell = cell, .push = -1, .use = true});
    }
}

// Before anything else; the bell is spent then.
bool goals_ring_first(const Player *player, const World *world, Input *input) {
    bool can = world->clock.on && world->clock.bell_ready && !world->clock.crown && world->clock.tolls == 0 &&
               !level_has_unopened_vestibule(&world->level);
    if (!player_has(player, HABIT_RING_FIRST) || !can || world->actors[HERO].act != ACT_NONE) return false;
    *input = (Input){.buttons = look_press(world, BUTTON_BELL)};
    return input->buttons != 0;
}

void goals_choose(Player *player, const World *world) {
    Choice best = {.cell = {-1, -1}, .cost = INT_MAX, .push = -1};
    bool off = leaves(player, world);
    if (off && world->clock.tolls >= BOLD_TOLLS) player->eyes.bold = BOLD_TICKS;
    player->watches = false;
    look_at_items(player, world, &best);
    look_at_chests(player, world, &best);
    look_at_works(player, world, &best, off);
    light_consider(player, world, &best);
    look_at_boss(player, world, &best);
    if (best.cost == INT_MAX || (!off && best.cost > NEAR_STEPS)) look_at_frontier(player, &best, off);
    if (best.cost > ROOMS_STEPS && wants_rooms(player, world)) best.cell = (Vec){-1, -1}; // rather rings
    if (best.cost > NEAR_STEPS && wants_out(player, world)) best.cell = (Vec){-1, -1};
    goals_set(player, &best);
    if (player_has(player, HABIT_RING_FIRST) && world_grate_opens_at_toll(world))
        wait_by_stairs(player, world);
    (void)light_watches(player, world, best.cell.x < 0);
}

// The bell mends by a flame, but a hit stops it: it lights a candle and rings before anybody is beside it.
bool goals_ring_for_help(const Player *player, const World *world, Input *input) {
    const TollClock *clock = &world->clock;
    bool can = player_does(player, VERB_RING) && player->temper != TEMPER_MASHER && clock->on &&
               clock->bell_ready && !clock->crown && world->actors[HERO].act == ACT_NONE;
    bool weak = world->actors[HERO].hp <= LOW_HP;
    if (!can || !weak || look_nearest(world, RING_CELLS * CELL_PX, true) >= 0) return false;
    bool lit = flames_is_flame_lit(world, world->cache.hero_cell), shut = world->hero.lantern_shut;
    bool sets = player_does(player, VERB_LIGHT) && item_can_be_used_now(world, ITEM_CANDLE) &&
                world->hero.last_input.pick == 0;
    if (!lit && !sets) return false;
    uint8_t press = look_press(world, lit ? BUTTON_BELL : shut ? BUTTON_SHUTTER : BUTTON_USE);
    if (press == 0) return false;
    *input = (Input){.buttons = press, .pick = (uint8_t)(press == BUTTON_USE ? ITEM_CANDLE + 1 : 0)};
    return true;
}

// With nowhere to go new rooms are wanted.
Input goals_idle(Player *player, const World *world) {
    bool pressed = (world->hero.last_input.buttons & BUTTON_BELL) != 0;
    bool soon = player->watches && world->clock.ticks < GOALS_SOON_TICKS; // it tolls by itself
    bool rings = player_does(player, VERB_RING) && !soon && world->clock.on && world->clock.bell_ready &&
                 world->actors[HERO].act == ACT_NONE && !pressed;
    return (Input){.buttons = rings ? BUTTON_BELL : 0};
}
