#include "sim/toll/plan.h"

#include "sim/monsters/hunters.h"
#include "sim/space/body.h"

enum { TRIES = 60, GUARD_AWAY = 8 }; // cells from the hero

Rect toll_quarter(const World *world, int index) {
    const Grid *tiles = &world->level.tiles;
    Vec half = {tiles->w / 2, tiles->h / 2};
    bool right = index % 2 == 1, lower = index / 2 == 1;
    return (Rect){right ? half.x + 1 : 1, lower ? half.y + 1 : 1, right ? tiles->w - half.x - 2 : half.x - 1,
                  lower ? tiles->h - half.y - 2 : half.y - 1};
}

bool toll_quarter_lit(const World *world, int index) {
    Rect quarter = toll_quarter(world, index);
    for (int i = 0; i < quarter.w * quarter.h; i++) {
        if (level_tile(&world->level, rect_cell(quarter, i)) == TILE_BRAZIER_LIT) return true;
    }
    return false;
}

static int guards_alive(const World *world) {
    int alive = 0;
    for (int i = HERO + 1; i < world->actor_count; i++)
        alive += world->actors[i].kind != ACTOR_NONE && !ACTORS[world->actors[i].kind].boss;
    return alive;
}

static bool item_on(const World *world, Vec cell) {
    for (int i = 0; i < world->floor.item_count; i++) {
        if (!world->floor.items[i].taken && vec_eq(cell_of(world->floor.items[i].pos), cell)) return true;
    }
    return false;
}

static bool suits(const World *world, const Grid *held, Vec cell) {
    return grid_at(held, cell) == 0 && level_floor(&world->level, cell) && !item_on(world, cell) &&
           body_has_room_at(world, NOBODY, cell_centre(cell)) &&
           vec_chebyshev(cell, world->cache.hero_cell) >= GUARD_AWAY;
}

static void send_guard(World *world, const Grid *held, Rng *rng, Rect quarter) {
    ActorKind kind = rng_chance(rng, 1, 2) ? ACTOR_GOBLIN : ACTOR_SKELETON;
    for (int i = 0; i < TRIES; i++) {
        Vec cell = rect_cell(quarter, rng_below(rng, quarter.w * quarter.h));
        if (!suits(world, held, cell)) continue;
        hunter_create(world, kind, cell);
        return;
    }
}

void toll_send_arena_guards(World *world, const Grid *held, Rng *rng) {
    for (int i = 0; i < QUARTERS * QUARTER_GUARDS; i++) {
        int quarter = i / QUARTER_GUARDS;
        if (!toll_quarter_lit(world, quarter) && guards_alive(world) < GUARDS_MOST)
            send_guard(world, held, rng, toll_quarter(world, quarter));
    }
}
