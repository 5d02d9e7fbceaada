// A place for a door is worth a lock where the way around it is long, and there is one.
#include "gen/furnish/rings.h"

#include "gen/furnish/locks.h"
#include "gen/tools/chokes.h"
#include "gen/tools/placement.h"

enum { SAMPLES = 600, DETOUR_LEAST = 18, LOCK_GAP = 3 };

static bool suits(const GenContext *gen, Vec cell) {
    bool free = level_way(gen->level, cell) && !place_is_taken(gen, cell) && !place_is_piece(gen, cell) &&
                choke_holds_door(gen->level, cell);
    for (int i = 0; i < gen->chamber_count && free; i++)
        free = vec_dist(gen->chambers[i].door, cell) > LOCK_GAP;
    for (int y = cell.y - LOCK_GAP; y <= cell.y + LOCK_GAP && free; y++) {
        for (int x = cell.x - LOCK_GAP; x <= cell.x + LOCK_GAP; x++) {
            Vec near = {x, y};
            if (level_lock(gen->level, near) != 0 || tile_stairs(level_tile(gen->level, near))) return false;
        }
    }
    return free;
}

// Steps from one side to the other without the cell; DIST_NONE: it is the only way.
static int detour(GenContext *gen, Vec cell) {
    Tile tile = level_tile(gen->level, cell);
    int dir = level_wall(gen->level, vec_add(cell, DIRS[DIR_E])) ? DIR_S : DIR_E;
    grid_set(&gen->level->tiles, cell, TILE_WALL);
    dist_from(&gen->tour, gen->level, vec_add(cell, DIRS[dir]), FOUR_WAYS, DIST_NONE);
    int steps = dist_at(&gen->tour, vec_sub(cell, DIRS[dir]));
    grid_set(&gen->level->tiles, cell, (uint8_t)tile);
    return steps;
}

// One, where there is a key left.
void rings_lock(GenContext *gen) {
    Rect inside = context_inside(gen);
    if (context_depth(gen) == 1) return;
    for (int i = 0; i < SAMPLES; i++) {
        int x = rng_below(&gen->furnish, inside.w);
        int y = rng_below(&gen->furnish, inside.h);
        Vec cell = {inside.x + x, inside.y + y};
        if (!suits(gen, cell)) continue;
        int steps = detour(gen, cell);
        if (steps < DETOUR_LEAST || steps == DIST_NONE) continue;
        int lock = locks_new(gen);
        if (lock == 0) return;
        level_put(gen->level, cell, tile_locked(lock));
        place_take(gen, cell);
        return;
    }
}
