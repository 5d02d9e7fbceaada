#include "sim/game.h"

#include "base/hash.h"
#include "gen/makers/makers.h"
#include "map/balance_harm.h"
#include "map/vestibule.h"
#include "sim/classic.h"
#include "sim/combat/combat.h"
#include "sim/hero/arrival.h"
#include "sim/hero/delivery.h"
#include "sim/hero/ease.h"
#include "sim/hero/gear.h"
#include "sim/space/known_things.h"
#include "sim/state/emit.h"
#include "sim/state/quota.h"
#include "sim/toll/toll.h"

#include <stdlib.h>

static World *make_world(const GenOptions *start, int depth) {
    GenOptions options = *start;
    Level level;
    options.depth = depth;
    if (!gen_level(&level, &options)) return NULL;
    World *world = world_new(&level);
    if (world == NULL) {
        level_free(&level);
        return NULL;
    }
    world->depth = depth;
    world->quest = false;
    if (options.mapped) knowledge_reveal_all(world);
    if (!options.toll || toll_begin_single(world, &options)) return world;
    world_free(world);
    return NULL;
}

// Opens the way from the start to the bell, for players who have rung the vestibule's bell before.
static void open_side_door(Level *level) {
    if (level_has_unopened_vestibule(level))
        level_change_tile(level, vestibule_shut_cell(level->seed, level->vestibule, 's'), TILE_DOOR);
}

// Begins behind the vestibule, as if the hero had taken its bell and walked out.
static void pass_vestibule(World *world) {
    if (!level_has_unopened_vestibule(&world->level)) return;
    Vec outside = vestibule_outside(world->level.seed, world->level.vestibule);
    for (int i = 0; i < world->floor.item_count; i++)
        world->floor.items[i].taken |= world->floor.items[i].kind == ITEM_BELL;
    toll_perform_first(world);
    arrival_move_to(world, outside);
    world->clock.doorstep = (Vec){0, 0};
    world->events.count = 0;
}

// Lowers the quota to the treasures that lie in the open. A hand-made map may ask for more.
static void settle_quota(World *world) {
    world->clock.quota = int_min(world->clock.quota, quota_count_at_risk(world));
}

Game *game_new_from_level(Level *level, const GenOptions *options) {
    Game *game = calloc(1, sizeof *game);
    if (options->side_door) open_side_door(level);
    World *world = game != NULL ? world_new(level) : NULL;
    if (world != NULL && options->toll && !toll_begin_single(world, options)) {
        *level = world->level;
        world->level = (Level){0};
        world_free(world);
        world = NULL;
    }
    if (world == NULL) {
        free(game);
        return NULL;
    }
    if (!world_descends(world)) world->depth = int_clamp(options->depth, 1, GAME_DEPTHS);
    if (world_descends(world)) settle_quota(world);
    game->options = *options;
    game->options.depth = game->depth = world->depth;
    game->room = options->seed;
    game->worlds[game->depth - 1] = world;
    world->hero.pace = world->hero.waiting = options->pace;
    ease_set(world, options->ease);
    if (options->mapped) knowledge_reveal_all(world);
    if (options->beyond) pass_vestibule(world);
    if (options->gear > 0) gear_equip_priced(world, item_of_gear_number(options->gear));
    if (options->classic) classic_enable(world);
    return game;
}

Game *game_new(const GenOptions *options) {
    Level level;
    if (!gen_level(&level, options)) return NULL;
    Game *game = game_new_from_level(&level, options);
    if (game == NULL) level_free(&level);
    return game;
}

void game_free(Game *game) {
    if (game == NULL) return;
    for (int i = 0; i < GAME_DEPTHS; i++) world_free(game->worlds[i]);
    free(game);
}

Game *game_copy(const Game *game) {
    Game *copy = malloc(sizeof *copy);
    bool copied = copy != NULL;
    if (copied) *copy = *game;
    for (int i = 0; i < GAME_DEPTHS && copy != NULL; i++) {
        const World *world = game->worlds[i];
        copy->worlds[i] = world != NULL && copied ? world_copy(world) : NULL;
        copied = copied && (world == NULL || copy->worlds[i] != NULL);
    }
    if (copied) return copy;
    game_free(copy);
    return NULL;
}

World *game_world(const Game *game) {
    return game->worlds[game->depth - 1];
}

static void land(World *world, Exit exit) {
    if (exit != EXIT_FALL) {
        bool down = (exit == EXIT_ON) != world->level.tower;
        emit_toward(world, EVENT_STAIRS, HERO, world->depth, down ? DIR_S : DIR_N);
        return;
    }
    emit_toward(world, EVENT_FALL, HERO, world->depth, DIR_S);
    world->actors[HERO].invulnerable = 0;
    combat_hurt(world, HERO, FALL_DAMAGE, DIR_S, CAUSE_FALL);
}

// Enters the next room of arcade. The opening behind the hero is barred, and the levels below the old room
// are freed.
static void leave_sideways(Game *game, World *left) {
    static const struct {
        Vec by;
        Side barred;
    } SIDES[] = {[EXIT_NORTH] = {{0, -1}, SIDE_SOUTH},
                 [EXIT_SOUTH] = {{0, 1}, SIDE_NORTH},
                 [EXIT_EAST] = {{1, 0}, SIDE_WEST},
                 [EXIT_WEST] = {{-1, 0}, SIDE_EAST}};
    GenOptions options = game->options;
    options.seed = arcade_neighbour_seed(game->room, SIDES[left->exit].by.x, SIDES[left->exit].by.y);
    options.barred = SIDES[left->exit].barred;
    World *next = make_world(&options, game->depth);
    if (next == NULL) return;
    next->quest = options.seed == game->options.seed && game->depth == game->options.depth;
    arrival_enter(next, left, next->level.start);
    for (int i = 0; i < GAME_DEPTHS; i++) {
        world_free(game->worlds[i]);
        game->worlds[i] = NULL;
    }
    game->room = options.seed;
    game->worlds[game->depth - 1] = next;
    emit_toward(next, EVENT_STAIRS, HERO, next->depth, DIR_E);
}

// Delivers the hero's treasures. Called at stairs only: after a fall he keeps his bag.
static void deliver(World *world, World *left) {
    delivery_award_bonus(world, left);
    delivery_make(world, false);
}

// Takes the hero to another level. Out of memory he stays.
static void leave(Game *game, World *left) {
    Exit exit = left->exit;
    if (exit >= EXIT_NORTH) {
        leave_sideways(game, left);
        return;
    }
    int depth = world_leads_to_depth_unchecked(left, exit);
    GenOptions options = game->options;
    options.seed = game->room;
    World **there = &game->worlds[depth - 1];
    if (*there == NULL) *there = make_world(&options, depth);
    if (*there == NULL) {
        emit_toward(left, EVENT_NOTHING, HERO, 0, DIR_S);
        return;
    }
    Vec from = cell_of(left->actors[HERO].pos);
    arrival_enter(*there, left, arrival_cell(*there, exit, from));
    if (depth > left->depth) delivery_descend(*there, left->depth);
    if (exit != EXIT_FALL) deliver(*there, left);
    if (exit != EXIT_FALL) arrival_bring_chasers(*there, left);
    game->depth = depth;
    land(*there, exit);
    (*there)->hero.score.total = delivery_game_score(*there);
}

void game_tick(Game *game, Input input) {
    World *world = game_world(game);
    world_tick(world, input);
    if (world->exit != EXIT_NONE && world->outcome == OUTCOME_NONE) leave(game, world);
}
