#include "sim/hero/stairs.h"

#include "map/balance_score.h"
#include "sim/hero/confirm.h"
#include "sim/hero/delivery.h"
#include "sim/state/emit.h"

bool stairs_lead_somewhere(const World *world, Vec cell) {
    Tile tile = level_tile(&world->level, cell);
    bool on = world_descends(world) || world->depth < world_deepest_depth(world);
    return tile == level_stairs_back(&world->level) || (tile == level_stairs_on(&world->level) && on);
}

static void win(World *world) {
    delivery_award_bonus(world, world);
    delivery_make(world, true);
    delivery_descend(world, world->depth);
    world->hero.score.crown = world->hero.crown ? CROWN_POINTS : 0;
    world->hero.score.total = delivery_game_score(world);
    world->outcome = OUTCOME_VICTORY;
}

// Takes the stairs that lead on. In the descent a grate covers them until a toll opens it. The last stairs
// lead out.
static void take_on(World *world, Vec cell) {
    if (!world_grate_is_open_or_absent(world)) {
        emit_at(world, EVENT_GRATE, HERO, 0, world_grate_missing_count(world), cell_centre(cell));
    } else if (world->depth < world_deepest_depth(world)) {
        world->exit = EXIT_ON;
    } else {
        win(world);
        emit_at(world, EVENT_VICTORY, HERO, 0, world->hero.score.total, cell_centre(cell));
    }
}

// Leaves a single dungeon with the treasures collected.
static void take_out(World *world, Vec cell) {
    bool sure = confirm_ask_twice(world, cell);
    if (sure) world->outcome = OUTCOME_LEFT;
    emit_at(world, sure ? EVENT_LEFT : EVENT_WAY_OUT, HERO, 0, world->remaining, cell_centre(cell));
}

// Takes the stairs back. On the first depth of the descent they only deliver; in a single dungeon they lead
// out.
static void take_back(World *world, Vec cell) {
    if (world->depth > (world_descends(world) ? world->hero.score.first : 1)) {
        world->exit = EXIT_BACK;
    } else if (!world_descends(world)) {
        take_out(world, cell);
    } else if (!delivery_make(world, false)) {
        emit_at(world, EVENT_NOTHING, HERO, 0, 0, cell_centre(cell));
    }
}

void stairs_take(World *world, Vec cell) {
    if (level_tile(&world->level, cell) == level_stairs_back(&world->level)) {
        take_back(world, cell);
    } else {
        take_on(world, cell);
    }
}
