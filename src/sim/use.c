#include "sim/use.h"

#include "sim/combat.h"
#include "sim/doors.h"
#include "sim/loot.h"
#include "sim/missiles.h"

static void say(World *world, EventKind kind, int what, Vec cell) {
    event_add(&world->events, (Event){.kind = kind, .actor = HERO, .what = what, .pos = cell_centre(cell)});
}

// The shut chest in a cell, -1: none.
static int chest_at(const World *world, Vec cell) {
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *fixture = &world->level.fixtures[i];
        bool shut = fixture->kind == FIXTURE_CHEST && world->fixtures[i].phase == PHASE_REST;
        if (shut && vec_eq(fixture->cell, cell)) return i;
    }
    return -1;
}

static void begin_chest(World *world, int index) {
    const Fixture *chest = &world->level.fixtures[index];
    if (chest->lock != 0 && world->keys[chest->lock - 1] == 0) {
        say(world, EVENT_LOCKED, chest->lock, chest->cell);
        return;
    }
    world->use = USE_CHEST;
    world->use_cell = world->level.fixtures[index].cell;
    combat_begin(world, HERO, ACT_USE);
}

static void take_stairs(World *world, Tile stairs, Vec cell) {
    bool down = stairs == TILE_STAIRS_DOWN;
    if (world->depth == (down ? GAME_DEPTHS : 1)) {
        say(world, EVENT_NOTHING, 0, cell);
        return;
    }
    world->exit = down ? EXIT_DOWN : EXIT_UP;
}

// False when there is nothing to use in the cell.
static bool use_cell(World *world, Vec cell) {
    int chest = chest_at(world, cell);
    if (chest >= 0) {
        begin_chest(world, chest);
        return true;
    }
    Tile tile = level_tile(&world->level, cell);
    if (tile == TILE_STAIRS_UP || tile == TILE_STAIRS_DOWN) {
        take_stairs(world, tile, cell);
        return true;
    }
    if (tile != TILE_DOOR && level_lock(&world->level, cell) == 0) return false;
    doors_open(world, HERO, cell);
    return true;
}

void use_begin(World *world) {
    const Actor *hero = &world->actors[HERO];
    Vec under = cell_of(hero->pos), ahead = vec_add(under, DIRS[hero->facing]);
    // A door is opened from straight before it; anything else must not lie behind a corner.
    bool straight = hero->facing % 2 == 0;
    bool free = straight || combat_line_open(&world->level, hero->pos, cell_centre(ahead));
    if (free && use_cell(world, ahead)) return;
    if (!use_cell(world, under)) say(world, EVENT_NOTHING, 0, under);
}

static void shoot_opener(World *world, Vec cell) {
    Vec from = cell_centre(cell), way = vec_sub(world->actors[HERO].pos, from);
    bool nowhere = way.x == 0 && way.y == 0;
    missiles_shoot(world, MISSILE_DART, from, nowhere ? DIRS[DIR_S] : way);
}

void use_finish(World *world) {
    int index = chest_at(world, world->use_cell);
    if (index < 0) return;
    const Fixture *chest = &world->level.fixtures[index];
    WorldFixture *state = &world->fixtures[index];
    if (chest->lock != 0) {
        world->keys[chest->lock - 1]--;
        say(world, EVENT_UNLOCK, chest->lock, chest->cell);
    }
    state->phase = PHASE_OPEN;
    say(world, EVENT_CHEST, chest->item, chest->cell);
    loot_find(world, (ItemKind)chest->item, cell_centre(chest->cell));
    if (!chest->trapped || state->sprung) return;
    state->sprung = state->found = true;
    shoot_opener(world, chest->cell);
}

static bool in_blow(const World *world, Vec at) {
    const Actor *hero = &world->actors[HERO];
    return combat_in_reach(hero->pos, at, ACTORS[ACTOR_HERO].reach) &&
           combat_in_arc(hero->aim, vec_sub(at, hero->pos)) && combat_line_open(&world->level, hero->pos, at);
}

void use_strike(World *world) {
    for (int i = 0; i < world->level.fixture_count; i++) {
        const Fixture *chest = &world->level.fixtures[i];
        WorldFixture *state = &world->fixtures[i];
        if (!chest->trapped || state->sprung || !in_blow(world, cell_centre(chest->cell))) continue;
        state->sprung = state->found = true;
        say(world, EVENT_CLICK, (int)chest->kind, chest->cell);
    }
}
