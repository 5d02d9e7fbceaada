#include "gen/descent/dead_ends.h"

#include "base/rng.h"
#include "gen/furnish/props.h"
#include "gen/prove/shape.h"
#include "gen/tools/context.h"
#include "gen/tools/placement.h"

enum { PASSES = 4 };

bool is_dead_end(const Level *level, Vec cell) {
    int ways = 0;
    for (int dir = 0; dir < DIR_COUNT; dir += 2)
        ways += level_passable_with_key(level, vec_add(cell, DIRS[dir]));
    return level_walkable(level, cell) && ways == 1;
}

static bool may_fill(const GenContext *gen, const Grid *held, Vec cell) {
    return grid_at(held, cell) == 0 && grid_at(&gen->plan, cell) == PLAN_NONE &&
           !vec_eq(cell, gen->level->start) && is_dead_end(gen->level, cell);
}

// Fills a dead end up to the next fork, or up to a cell that must stay.
static void fill(GenContext *gen, const Grid *held, Vec cell) {
    while (may_fill(gen, held, cell)) {
        Vec next = cell;
        for (int dir = 0; dir < DIR_COUNT; dir += 2) {
            if (level_passable_with_key(gen->level, vec_add(cell, DIRS[dir])))
                next = vec_add(cell, DIRS[dir]);
        }
        level_build_tile(gen->level, cell, TILE_WALL);
        cell = next;
    }
}

// Lists the dead ends that may be filled in tour.queue. Returns how many.
static int list_ends(GenContext *gen, const Grid *held) {
    int count = 0, w = gen->level->tiles.w;
    for (int i = 0; i < w * gen->level->tiles.h; i++) {
        bool inside = rect_has(context_inside(gen), (Vec){i % w, i / w});
        if (inside && may_fill(gen, held, (Vec){i % w, i / w})) gen->tour.queue[count++] = i;
    }
    return count;
}

// Filling a dead end can make another one where it forked off.
void dead_ends_trim(GenContext *gen, const Grid *held, int wanted) {
    int w = gen->level->tiles.w;
    for (int pass = 0; pass < PASSES; pass++) {
        int count = list_ends(gen, held);
        for (; count > wanted; count--) {
            int index = rng_below(&gen->layout, count), at = gen->tour.queue[index];
            gen->tour.queue[index] = gen->tour.queue[count - 1];
            fill(gen, held, (Vec){at % w, at / w});
        }
    }
}

void dead_ends_put_prop(GenContext *gen) {
    Level *level = gen->level;
    for (int i = 0; i < level->tiles.w * level->tiles.h; i++) {
        Vec cell = {i % level->tiles.w, i / level->tiles.w};
        bool free = place_is_free(gen, cell) || place_is_free_inside(gen, cell);
        if (!free || !is_dead_end(level, cell)) continue;
        if (!shape_is_empty_near(level, cell) || !props_can_stand(level, cell)) continue;
        Tile tile = rng_chance(&gen->furnish, 1, 2) ? TILE_POT : TILE_CRATE;
        level_build_tile(level, cell, tile);
    }
}
